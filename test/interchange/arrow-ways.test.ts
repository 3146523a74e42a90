/** Arrows of several cells as ways, and those that are none: no class can say them. */
import { importPuzzle } from "@ecp/interchange";
import { expect, test } from "vitest";

/** A board of 2 x 3 without squares: which way the steps go, between cells of a row and of a column. */
const board = (level: string, upright: string): string =>
  `pzprv3/evolmino/2/3/. . . /. . . /${level}/${upright}/. . . /. . . /`;

const whatOf = (text: string): string | undefined => {
  const read = importPuzzle(text);
  return "problem" in read && read.problem.kind === "not-in-class" ? read.problem.what : undefined;
};

test("a way is read from its start", () => {
  const read = importPuzzle(board("1 0 /0 2 ", "2 0 0 "));
  expect("problem" in read ? read.problem : read.value.layers.get("arrow")).toEqual([
    [1, 0, 3],
    [4, 5],
  ]);
});

test("arrows that meet, branch or close are refused", () => {
  expect(whatOf(board("2 1 /0 0 ", "0 0 0 "))).toBe("arrows that branch or meet at r1c2");
  expect(whatOf(board("1 2 /0 0 ", "0 0 0 "))).toBe("arrows that branch or meet at r1c2");
  expect(whatOf(board("2 0 /1 0 ", "1 2 0 "))).toBe("an arrow that closes at r1c1");
});
