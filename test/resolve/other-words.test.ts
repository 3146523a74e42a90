/** Texts of puzzlers who do not know the language yet: the first message says what to write instead. */

import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { analyse } from "../support/with-mends.js";

const lines = `puzzle P
board 4 x 4
given clue: number
given room: region
find shaded: yes/no
find digit: 1..4
`;

test.each([
  ["exactly 1 shaded in row", "each row"],
  ["exactly 1 shaded in rows", "exactly 1 shaded in each row"],
  ["exactly 1 shaded in all rows", "exactly 1 shaded in each row"],
  ["exactly 1 shaded in each col", "column"],
  ["exactly 1 shaded in each region", "room"],
  ["exactly 1 shaded in each row and each column", "exactly 1 shaded in each row, column"],
  ["exactly two shaded in each row", "2"],
  ["exactly 1 shaded in r1c1.adjacent", "neighbours"],
  ["exactly 1 shaded in r1c1.neighbors", "neighbours"],
  ["at leat 1 shaded in each row", "least"],
  ["each row has exactly 1 shaded", "exactly 1 shaded in each row"],
  ["for c in cells: c is shaded", "for each cell c: c is shaded"],
  ["for each 2x2 b: some x in b is shaded", "for each block 2x2 b: some x in b is shaded"],
  ["if r1c1 is shaded then r1c2 is shaded", "if r1c1 is shaded: r1c2 is shaded"],
  ["for each row r: distinct(c.digit for c in r)", "different"],
  ["r1c1 must be shaded", "r1c1 is shaded"],
  ["r1c1.shaded = true", "yes"],
  ["R1C1 is shaded", "r1c1"],
  ["B3 is shaded", "r3c2"],
  ["# remark", "//"],
  ["count(shaded) = 3", "exactly 3 shaded in cells"],
  ["connected shaded", "(cells with shaded)"],
])("%s", (line, meant) => {
  const [first] = analyse("p.ecp", `${lines}${line}\n`, noFiles).diagnostics.filter(
    ({ severity }) => severity === "error",
  );
  expect(first?.help).toContain(`\`${meant}\``);
});

test("the place of a layer is said in the plural", () => {
  const cities =
    "puzzle P\nboard 4 x 4\ngiven city: region\ngiven count: number on cities\nfind rich: yes/no on cities\n";
  const said = (line: string): readonly (string | undefined)[] =>
    analyse("p.ecp", `${cities}${line}\n`, noFiles)
      .diagnostics.filter(({ severity }) => severity === "error")
      .map(({ message, help }) => help ?? message);
  expect(said("connected(rich)")).toEqual([expect.stringContaining("`cities with rich`")]);
  expect(said("loop count")).toEqual([expect.stringContaining("`count`, on cities")]);
});

test("a chain of comparisons is told once", () => {
  const { diagnostics } = analyse("p.ecp", `${lines}for each cell c: 1 <= c.digit <= 3\n`, noFiles);
  const codes = diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
  expect(codes).toEqual(["ECP1024"]);
});
