/** Helps that name the text that is meant, or none: what they quote is never worse than what was written. */
import { analyse, compileInstance } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";

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
    "write `for each link (x, y): not (x is star and y is star)` for one part, and the other, “comets shine brightly”, as a rule of its own",
  ],
  [
    "find star: yes/no",
    "Every row glitters brightly at night",
    "a rule about this begins with `for each row r: …`; not understood: “glitters”, “brightly”, “night”",
  ],
])("%s: %s", (declarations, line, help) => {
  expect(helpsOf(declarations, line)).toContain(help);
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
  ["find number: 1..9", "the middle cell is 4", "c.number = 4"],
])("%s: %s proposes nothing of the kind", (declarations, line, nonsense) => {
  expect(helpsOf(declarations, line).filter((help) => help?.includes(nonsense))).toEqual([]);
});
