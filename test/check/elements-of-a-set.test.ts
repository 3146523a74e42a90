/** `first(c in r with place)`: functions of a set take it as aggregates do, too. */
import { expect, test } from "vitest";
import { problemOf, searched } from "../forms/compiled.js";
import { checkText } from "./checking.js";

const head =
  "puzzle P\nboard 2 x 3\nfind place: 1..6 or none\nlet near of links l, m = some(c in m.cells for c in l.cells)\n";

const counted = (rule: string): string =>
  String(
    searched(
      problemOf(`${head}exactly 3 place in cells\nat most 1 of each place in cells\n${rule}\ninstance:\n`),
    ).count,
  );

test.each([
  ["first(c in rows[1] with place).place = 3", "first(rows[1] with place).place = 3"],
  [
    "size(c in cells where c has place and c.place > 4) = 2",
    "count(c in cells where c has place and c.place > 4) = 2",
  ],
  ["connected(x in cells where x has place)", "connected(cells with place)"],
  ["last(c in reversed(cells with place)).place = 1", "first(cells with place).place = 1"],
])("%s", (written, plain) => {
  expect(counted(written)).toBe(counted(plain));
});

test("a function of one's own takes what is written", () => {
  const text = `puzzle P
board 2 x 2
find s: yes/no
let first(t) = if t then 1 else 0
let top = cells where row = 1
for each cell c: first(c in top) + (if c is s then 1 else 0) = 1
instance:
`;
  expect(String(searched(problemOf(text)).count)).toBe("1");
});

test("a relation connects what it is between", () => {
  const found = checkText(`${head}connected(edges by near)\ninstance:\n`).diagnostics;
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
    "ECP3004 a set of links, as those that this relation joins, is needed here, but this is a set of edges",
  ]);
});

test("a relation read at an element is all that it joins to it", () => {
  const near = "let two of cells p, q = distance(p, q) = 2\n";
  expect(counted(`${near}for each cell c with place: no place in c.two`)).toBe(
    counted(`${near}for each cell c with place: no place in cells x where two(c, x)`),
  );
  const found = checkText(`${head}${near}for each cell c: no place in two(c)\ninstance:\n`).diagnostics;
  expect(found.find(({ code }) => code === "ECP3005")?.help).toBe("did you mean `c.two`?");
});
