/** Options that set no layer are turned by what their items, or they themselves, are named by: as many classes as of the same puzzle with layers. */
import "../support/fixed-seed.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someRuns } from "../support/sampled.js";
import { bySymmetry } from "./by-symmetry.js";

interface Twin {
  readonly name: string;
  readonly layers: string;
  readonly options: string;
  /** An option that puts the k-th symbol there. */
  readonly fix?: (row: number, column: number) => string;
}

const tiling =
  "pieces domino with rotations\nplace each domino any number of times\ncover each cell exactly once";
const twins: readonly Twin[] = [
  {
    name: "rooks, by their lines",
    layers: "find x: yes/no\nexactly 1 x in each row, column",
    options: "items held(l) for l in lines\noption put(c) for c in cells:\n  held(c.row), held(c.column)",
    fix: (row, column) => `  fix put(r${row}c${column})`,
  },
  {
    name: "dominoes",
    layers: tiling,
    options:
      "items spot(c) for c in cells\noption lies(c) for c in cells where c has next(right):\n  spot(c), spot(next(c, right))\noption stands(c) for c in cells where c has next(down):\n  spot(c), spot(next(c, down))",
  },
  {
    name: "directions",
    layers: "find x: direction\nfor each cell c: c has next(c.x)",
    options:
      "items spot(c) for c in cells\noption arrow(c, d) for c in cells, d in directions where c has next(d):\n  spot(c)",
  },
  {
    name: "colours of edges",
    layers: "find x: 1..2 on links",
    options:
      "items spot(l) for l in links\noptional items mark(l) for l in links\noption put(l, k) for l in links, k in 1..2:\n  spot(l), mark(l) = k",
  },
];

const textOf = (rules: string, rows: number, columns: number, data: string): string =>
  `puzzle P "P"\nboard ${rows} x ${columns}\n${rules}\n\ninstance "i" of P:\n${data}  expect 1 solution\n`;

describe.each(twins)("$name", ({ layers, options, fix }) => {
  test("as many classes as with layers", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 3 }),
        fc.integer({ min: 2, max: 3 }),
        fc.integer({ min: 0, max: 8 }),
        async (rows, columns, at) => {
          const [row, column] = [Math.floor(at / 3), at % 3];
          const isGiven = fix !== undefined && row < rows && column < columns;
          const grid = Array.from({ length: rows }, (_, r) =>
            Array.from({ length: columns }, (_, c) => (r === row && c === column ? "#" : ".")).join(" "),
          );
          const given = isGiven ? `  x:\n${grid.map((line) => `    ${line}\n`).join("")}` : "";
          const fixed = isGiven ? `${fix(row + 1, column + 1)}\n` : "";
          const one = await bySymmetry(textOf(layers, rows, columns, given));
          const other = await bySymmetry(textOf(options, rows, columns, fixed));
          expect([other.total, other.kept, ...other.counts]).toEqual([one.total, one.kept, ...one.counts]);
          expect(one.counts).toEqual(one.counts.map(() => one.list.classes));
        },
      ),
      { numRuns: someRuns(12, 20) },
    );
  });
});

test("edge-matching squares keep their symmetries: the borders of four turns", async () => {
  const rules = `let code(a, b, c, d) = ((a * 9 + b) * 9 + c) * 9 + d
let tile(a, b, c, d) = min(code(a, b, c, d), code(b, c, d, a), code(c, d, a, b), code(d, a, b, c))
items square(tile(a, b, c, d)) 0..2 times for a, b, c, d in 1..2
items place(x) for x in cells
optional items side(e) for e in edges
option put(x, a, b, c, d) for x in cells, a, b, c, d in 1..2:
  place(x), square(tile(a, b, c, d)),
  side(x.edge(up)) = a, side(x.edge(right)) = b, side(x.edge(down)) = c, side(x.edge(left)) = d`;
  const { total, kept, counts } = await bySymmetry(textOf(rules, 2, 2, ""));
  expect(kept).toBe(8);
  expect(counts).toEqual(counts.map(() => counts[0]));
  expect(counts[0]).toBeLessThan(total / 4);
});

test("options that say nothing of the board cannot be turned", async () => {
  const rules =
    "items number(k) for k in 1..3\noption put(k) for k in 1..3:\n  number(k)\noption two(k) for k in 1..2:\n  number(k), number(k + 1)";
  await expect(bySymmetry(textOf(rules, 2, 2, ""))).rejects.toThrow("cannot be turned");
});
