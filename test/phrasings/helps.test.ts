/** Helps that name the text that is meant, or none: what they quote is never worse than what was written. */
import { compileInstance } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { analyse } from "../support/with-mends.js";

function helpsOf(declarations: string, line: string): readonly (string | undefined)[] {
  const text = `puzzle P\nboard 6 x 6\n${declarations}\n${line}\ninstance\n`;
  const { typed, diagnostics } = analyse("help.ecp", text, noFiles);
  const compiled = typed.instances.flatMap((each) => [
    ...compileInstance(typed, each, { set: new Map() }, noFiles).diagnostics,
  ]);
  return [...diagnostics, ...compiled].map(({ help }) => help);
}

const product = "given product: number on lines\nfind digit: 1..3";
const pieces = "pieces pentomino with rotations, reflections\nplace each pentomino at most once";

test.each([
  [
    product,
    "for each line l: l.product = product(l.digit)",
    "`product` is a layer here; for `product(…)`, give the layer another name",
  ],
  ["find digit: 1..3", "exactly 1 digit in each row", "did you mean `exactly one of each digit`?"],
  [
    pieces,
    "for each pentomino p: no pentomino in p.around",
    "write `for each pentomino p: for each cell c in p: all(x in p or x has no pentomino for x in c.around)`",
  ],
  [
    "find line: yes/no on links",
    "for each cell c with line: c.row = 1",
    "did you mean `where at least 1 line in c.links`?",
  ],
  [
    "find star: yes/no",
    "Stars do not touch each other and comets shine brightly.",
    "write `for each cell c where c is star: no star in c.around` for one part, and the other, “comets shine brightly”, as a rule of its own",
  ],
  [
    "find ship: yes/no",
    "No two ships touch, not even diagonally.",
    "write `for each cell c where c is ship: no ship in c.around` if each ship is one cell, or `for each cell c, cell x in c.around where c is ship and x is ship: x in group(c by ship)` if it may be several",
  ],
  [
    "find digit: 1..9",
    "for each link (a, b): a.digit = b.digit + 2",
    "for one of the two orders, write `abs(a.digit - b.digit) = 2`",
  ],
  [
    "find digit: 1..9",
    "for each cells a, b: a.digit <= b.digit",
    "`where a before b` takes them in the order of reading only",
  ],
  [
    "find shaded: yes/no\nfind digit: 1..3",
    "at most 1 shaded in each group",
    "`group g by digit` has cells with the same value, `group g of cells where shaded` only those of which that is true",
  ],
  [
    "find colour: {red, blue}",
    "for each cell c with colour: c.row = 1",
    "a rule asks which: `c.colour = …`; that some have none is said by `find colour: … or none`",
  ],
  // guards are those of their own rule
  [
    "given a, b: number\nfind n: 1..3\nfor each cell c: c.n != c.a",
    "for each cell c: c.n != c.b",
    "write `for each cell c where c has b: c.n != c.b`",
  ],
  [
    "given a, b: number\nfind n: 1..3",
    "for each cell c:\n  c.n != c.a\n  c.n != c.b",
    "write `if c has b: c.n != c.b`",
  ],
  // one of each cell
  [
    "find place: 1..9",
    "let digit = (place - 1) mod 3 + 1\nfor each row r: different(c.digit for c in r)",
    "write `let digit of cell = (place - 1) mod 3 + 1`: then each cell has one",
  ],
  [
    "find place: 1..9 or none",
    "let third = place / 3",
    "write `let third of cell with place = place / 3`: then each cell has one",
  ],
  ["find height: 1..3", "sum(height) = 20", "`sum(x.height for x in S)`, where S is a set, such as `cells`"],
  ["find age: 1..9", "r1c1 + r1c2 = 5", "write `r1c1.age + r1c2.age = 5`"],
  ["find age: 1..9", "r1c1.age >= 5.", "write `r1c1.age >= 5`"],
  [
    "find star: yes/no",
    "If the moon is round we glitter",
    "a rule asks (`c is star`) or counts (`exactly 2 star in each row`); not understood: “moon”, “glitter”",
  ],
  [
    "find star: yes/no",
    "Every row glitters brightly at night",
    "a rule about this begins with `for each row r: …`; not understood: “glitters”, “brightly”, “night”",
  ],
])("%s: %s", (declarations, line, help) => {
  expect(helpsOf(declarations, line)).toContain(help);
});

test.each([
  ["for each link (a, b) where a before b: a.digit < b.digit"],
  ["for each link (a, b): abs(a.digit - b.digit) >= 2"],
  ["for each link (a, b): a.digit <= b.digit + 1"],
  ["for each cells a, b where a.row < b.row: a.digit < b.digit"],
  ["for each group g by digit: size(g) = 3"],
  ["for each cells a, b where a.digit = 1 and b.digit = 2: distance(a, b) = 1"],
])("%s means what it says", (line) => {
  expect(helpsOf("find digit: 1..9", line)).toEqual([]);
});

// One more letter took twice the time.
test("a long line of words is helped at once", () => {
  const line = "the product of the digits in each cage is a multiple of 6";
  const started = performance.now();
  helpsOf("given cage: region\nfind digit: 1..6", `${line} and ${line}`);
  expect(performance.now() - started).toBeLessThan(20_000);
});

test.each([
  [product, "for each line l: the product of the digits in l is l.product", "l.product = l.product"],
  ["find number: 1..9", "the middle cell is 4", "`c.number = 4`"],
])("%s: %s proposes nothing of the kind", (declarations, line, nonsense) => {
  expect(helpsOf(declarations, line).filter((help) => help?.includes(nonsense))).toEqual([]);
});

test("phrases that lead to themselves again end: no line grows without a bound", () => {
  const begun = performance.now();
  expect(helpsOf("find digit: 1..3", "every row contains 1 to 3 exactly once")).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(10_000);
});
