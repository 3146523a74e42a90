/** Other words of the same meaning: each form of the tables is well made, and the nearest wordings come first. */
import { expect, test } from "vitest";
import { formsOfSentences } from "../../packages/compiler/src/english/rewordings/forms-of-sentences.js";
import { plainerWords } from "../../packages/compiler/src/english/rewordings/plainer-words.js";
import { rewordingsOf } from "../../packages/compiler/src/english/rewordings/rewordings.js";

const rows = [...plainerWords, ...formsOfSentences].flatMap(([from, to]) =>
  [to].flat().map((each) => [from, each] as const),
);
const namesIn = (pattern: string): readonly string[] => pattern.match(/\b[A-Z]1?\b/gu) ?? [];

test.each(rows)("%s: %s", (from, to) => {
  expect(namesIn(from)).toEqual(expect.arrayContaining([...namesIn(to)]));
  expect(from).not.toBe(to);
});

const othersOf = (sentence: string): readonly string[] =>
  [...rewordingsOf(sentence.split(" "))].map((words) => words.join(" "));

test.each([
  ["there be no row without a star", "each row have a star"],
  ["2 stars not be adjacent", "no 2 stars be adjacent"],
  ["exactly 1 star in each row", "each row have exactly 1 star"],
  ["if a cell be grey , it have an odd digit", "each cell that be grey have an odd digit"],
])("%s: %s", (sentence, other) => {
  expect(othersOf(sentence).slice(0, 12)).toContain(other);
});

test("what is denied of a list is not denied of a part of it", () => {
  const others = othersOf("no cell be black and have a tent");
  expect(others.filter((other) => /\bblack and not\b|\bnot be black and\b/u.test(other))).toEqual([]);
});

test("however long a sentence is, few other wordings are tried", () => {
  expect(othersOf(Array(40).fill("no row have a star in each column").join(" ")).length).toBeLessThan(200);
});
