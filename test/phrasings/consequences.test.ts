/** One mistake, one message: what follows from a line with an error is not told, and the lines below are mended as if it were right. */

import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { analyse } from "../support/with-mends.js";

const told = (text: string): readonly string[] =>
  analyse("told.ecp", text, noFiles)
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ code, help }) => `${code}: ${help}`);

test("names of a declaration that could not be read", () => {
  expect(
    told(`puzzle P
board 2 x 2
find sign: {moon, sun
exactly 1 moon in each row
for each cell c: c is sun
`),
  ).toEqual(["ECP1011: it closes the `{` on this line"]);
});

test("a word that is nowhere declared is told beside it", () => {
  expect(
    told(`puzzle P
board 2 x 2
find sign: {moon, sun
exactly 1 star in each row
`),
  ).toHaveLength(2);
});

test("what a mended declaration makes right", () => {
  expect(
    told(`puzzle P
items Job: ann, ben
find day: 1..3 on Job
ann.day != ben.day
`),
  ).toEqual(["ECP1015: write `board places ann, ben`", "ECP2002: write `find day: 1..3`"]);
});

test("a mend of a line that speaks of what a line above declares", () => {
  expect(
    told(`puzzle P
board 2 x 2
find shaded is yes/no
exactly 1 shaded in every row and column
`),
  ).toEqual([
    "ECP1010: write `find shaded: yes/no`",
    "ECP1015: write `exactly 1 shaded in each row, column`",
  ]);
});
