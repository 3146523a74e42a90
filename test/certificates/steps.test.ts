/** A certificate does not say what whoever reads it sees by unit propagation. */
import { createProblemBuilder, negate } from "@ecp/engine";
import { expect, test } from "vitest";
import { certified, verified } from "./certified.js";

test("a clash in a clause that was stated is no step", () => {
  const builder = createProblemBuilder();
  const pigeons = Array.from({ length: 6 }, () => builder.primary());
  const inHole = Array.from({ length: 5 }, () => pigeons.map((one) => builder.chosen(builder.option([one]))));
  for (const inside of inHole)
    for (const a of inside) for (const b of inside) if (a < b) builder.clause([negate(a), negate(b)]);
  const { text } = certified(builder.build(), 0);
  const lines = (word: string): string[] =>
    text.split("\n").flatMap((line) => {
      const [first, ...literals] = line.split(" ");
      return first === word ? [literals.sort().join(" ")] : [];
    });
  const stated = new Set(lines("clause"));
  expect(verified(text)).toMatchObject({ answers: 0, isComplete: true });
  expect(stated.size).toBe(5 * 15);
  expect(lines("so").length).toBeGreaterThan(10);
  expect(lines("so").filter((step) => stated.has(step))).toEqual([]);
});

const lines = (...own: readonly string[]): string => ["ecp certificate 1", ...own, ""].join("\n");
const weighed = (lo: number, hi: number, ...weights: readonly number[]): string =>
  `row ${lo} ${hi} ${weights.map((weight, i) => `${weight}*${i + 1}`).join(" ")}`;

test("a sum that the rest of a row cannot make is seen by the name of any of two equal variables", () => {
  const equal = ["clause 1 -4", "clause -1 4", "seen 1", "merge"];
  // No twos make 3, whichever of 1 and 4 stands for both.
  for (const so of ["so 4", "so 1"])
    expect(
      verified(lines("variables 5 5", "row 3 3 2*1 2*2 2*3 2*5", ...equal, so, "end open")),
    ).toMatchObject({ answers: 0, isComplete: false });
});

test("merging keeps what is known, and what was dropped stays away", () => {
  const head = ["variables 4 4", "clause 1 2 3", "clause 1 -2 3", "clause 4", "seen 1 2 3 4", "so 1 3 2"];
  expect(verified(lines(...head, "drop 1", "merge", "so 1 3", "end open"))).toMatchObject({ steps: 2 });
  expect(verified(lines(...head, "drop 1", "merge", "so 1", "end open"))).toMatch(/^10: this does not/);
  expect(verified(lines(...head, "merge", "drop 1", "so 4", "so 1", "end open"))).toMatch(/^11: this does/);
});

test("a clause that was said before merging is dropped behind it", () => {
  const head = ["variables 4 4", "clause 1 2 3", "clause 1 2 -3", "seen 1 2 3 4", "so 1 2", "merge"];
  const then = (...more: readonly string[]) => verified(lines(...head, ...more, "answer 3", "end open"));
  expect(then()).toMatch(/^8: this is no answer/);
  expect(then("drop 1")).toMatch(/^9: this is no answer/);
});

test("nothing equals its opposite", () => {
  const head = ["variables 2 2", "clause 1 2", "clause -1 -2", "clause 1 -2", "clause -1 2", "seen 1 2"];
  for (const merge of [[], ["merge"]])
    for (const answer of ["answer", "answer 1", "answer 2", "answer 1 2"])
      expect(verified(lines(...head, ...merge, answer, "end open"))).toMatch(/this is no answer/);
  expect(verified(lines(...head, "merge", "end complete"))).toMatchObject({ answers: 0, isComplete: true });
});

test("a long chain of equals is merged at once", () => {
  const many = 50_000;
  const equal = Array.from({ length: many - 1 }, (_, i) => [
    `clause ${i + 1} -${i + 2}`,
    `clause -${i + 1} ${i + 2}`,
  ]);
  const head = [`variables ${many} ${many}`, ...equal.flat(), "seen 1", "merge", `so -1 ${many}`];
  expect(verified(lines(...head, "end open"))).toMatchObject({ steps: 1 });
});

test("a sum that no choice makes needs no step", () => {
  const text = lines("variables 3 3", weighed(5, 5, 4, 2, 4), "seen 1 2 3", "end complete");
  expect(verified(text)).toMatchObject({ answers: 0, isComplete: true });
});

test.each([
  ["a negative size", "0 0 0 -2 1 0 1 0"],
  ["a third side", "0 0 0 0 2 0 1 0"],
  ["two vertices at one place", "0 0 0 0 1 0 0 0"],
])("halves with %s are refused", (_, data) => {
  const text = lines("variables 1 1", `condition halves 2 | 1 | 0-1 | ${data}`, "seen 1", "end open");
  expect(verified(text)).toContain("of halves each vertex has a side, 0 or 1");
});

/** Of 1, 2 and 3 all four clauses with 1: by unit propagation 1 follows only behind `1 2`. */
test("what is dropped is no reason any more, and what is left is, wherever it is kept then", () => {
  const four = ["clause 1 2 3", "clause 1 2 -3", "clause 1 -2 3", "clause 1 -2 -3", "seen 1"];
  const more = Array.from({ length: 40 }, (_, i) => `so 1 2 ${i % 2 === 0 ? 4 : -4} ${i % 4 < 2 ? 5 : -5} 6`);
  const proof = (...steps: readonly string[]): string =>
    lines("variables 6 6", ...four, ...steps, "end open");
  const dropped = Array.from({ length: 40 }, (_, i) => `drop ${i + 2}`);
  expect(verified(proof("so 1 2", ...more, ...dropped, "so 1"))).toMatchObject({ isComplete: false });
  expect(verified(proof("so 1 2", ...more, ...dropped, "drop 1", "so 1"))).toContain("this does not follow");
  expect(verified(proof("so 1 2", "drop 1", "drop 1", "so 1 2", "so 1"))).toMatchObject({
    isComplete: false,
  });
});

test("blanks before the constant of `best` change nothing", () => {
  const best = (text: string): string =>
    lines("variables 2 2", text, "seen 1 2", "answer 1", "answer 1 2", "end complete");
  for (const text of ["best 3 1*1 1*2", "best  3 1*1 1*2"])
    expect(verified(best(text))).toMatchObject({ answers: 2, isComplete: true, best: 5 });
});
