/**
 * The same rules on boards of other cells: what the compiler counts is what is counted on the board as the plane has it (plain-boards.ts, genres.ts), on random givens. What a
 * board lacks is refused with a message that says so.
 */
import { describe, expect, test } from "vitest";
import { isAmongSome } from "../support/sampled.js";
import { answersOf } from "./answers-of.js";
import { genres } from "./genres.js";
import { plainBoards } from "./plain-boards.js";

const isTried = isAmongSome(3);

describe.each(plainBoards.map((board) => [board.line, board] as const))("%s", (line, board) => {
  test.each(genres.filter(() => isTried()).map((genre) => [genre.name, genre] as const))(
    "%s",
    (name, genre) => {
      const wrong: unknown[] = [];
      for (let seed = 1; seed <= 2; seed++) {
        const numbers = new Map<number, number>();
        const take = randomFrom(seed * 7919 + line.length * 31 + name.length);
        for (let i = 0; i < 2; i++) numbers.set(take(board.names.length), take(genre.most + 1));
        const data = [...numbers].map(([cell, n]) => `${board.names[cell]} = ${n}`).join(", ");
        const text = `puzzle P\n${line}\n${genre.given}${genre.rules}instance of P:\n  n: ${data}\n`;
        const said = answersOf(text);
        if (board.sides[0]?.corners === undefined && name === "Slitherlink") {
          if (said !== "ECP4135") wrong.push([data, said]);
          continue;
        }
        const counted = genre.count(board, { numbers });
        if (said !== counted) wrong.push([data, said, counted]);
      }
      expect(wrong).toEqual([]);
    },
  );
});

test.each([
  ["find area: region\nfor each area a: a is rectangle\n"],
  ["find s: yes/no\nexactly 1 s in each column\n"],
])("forms of squares are refused on hexagons: %j", (rules) => {
  expect(answersOf(`puzzle P\nboard hexagon 2\n${rules}instance of P\n`)).toBe("ECP4135");
});

function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
