/** Sentences that can be followed with the board alone: places by their ends, counts with their numbers and rules, the cell that is left over. */
import { expect, test } from "vitest";
import { told, toldOf } from "./steps-of.js";

const says = (example: string, name: string): readonly string[] =>
  toldOf(example, name).steps.map((step) => step.says);

test("an area that is a rectangle is named by its ends, and a clash by the cell that is left over", () => {
  const all = says("shikaku", "ten by ten");
  expect(all.some((each) => /\barea r\d+c\d+ to r\d+c\d+\b/u.test(each))).toBe(true);
  expect(all.some((each) => /no area would be left for r\d+c\d+/u.test(each))).toBe(true);
  expect(all.filter((each) => /nothing would fit|area r\d+c\d+ r\d+c\d+ r\d+c\d+ r/u.test(each))).toEqual([]);
});

test("a line of cells is named by its ends, with the rule; a count of several with its number", () => {
  const all = says("akari", "ten by ten");
  expect(
    all.some((each) => /^r\d+c\d+ to r\d+c\d+ \(“No lamp lights another”\) has its lamp/u.test(each)),
  ).toBe(true);
  expect(
    all.some((each) => /^r\d+c\d+ \(“Clues”\) needs 2 lamps and has just 2 places for them: /u.test(each)),
  ).toBe(true);
  expect(all.filter((each) => each.includes("…"))).toEqual([]);
});

test("what is said of two cells is no count", () => {
  const all = says("heyawake", "seven by seven");
  expect(
    all.some((each) =>
      /^“.+” at r\d+c\d+-r\d+c\d+, with r\d+c\d+ shaded: r\d+c\d+ not shaded\.$/u.test(each),
    ),
  ).toBe(true);
  expect(says("hashi", "eight by eight").filter((each) => each.includes("needs bridge 0"))).toEqual([]);
});

test("rules that became a choice of areas are named", () => {
  const all = says("doublechoco", "four by four");
  expect(all.some((each) => each.includes("“An area is a grey and a white piece of one form”"))).toBe(true);
  expect(all.filter((each) => each.includes("every way to go on"))).toEqual([]);
});

test("a number that fits nowhere by the givens is no note", () => {
  const { steps, end } = told(
    "numbers.ecp",
    `puzzle Numbers
find n: 1..size(cells)
for each group g by n: size(g) = g.n

instance of Numbers:
  n:
    1 3 . 2 1 2
    . . 1 2 . 2
    3 . 3 1 . 3
    . 1 . . 1 .
    2 2 1 3 2 .
  expect unique
`,
  );
  expect(steps.flatMap(({ found }) => found).filter(({ words }) => /n (?:[4-9]|\d\d)$/u.test(words))).toEqual(
    [],
  );
  expect(end.kind).not.toBe("refused");
});
