/** Answers up to the symmetries of the board: as many as a list of all answers says, for small puzzles of all kinds and random givens. */
import "../support/fixed-seed.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bySymmetry } from "./by-symmetry.js";

/** Rules, and how a cell is given; sizes small enough for all answers to be listed. */
const puzzles: readonly (readonly [name: string, rules: string, symbols: string, largest: number])[] = [
  ["rooks", "find x: yes/no\nexactly 1 x in each row, column", "#", 4],
  ["counts", "find x: yes/no\nexactly 2 x in each row", "#-", 3],
  ["values", "find x: 1..3\nat most one of each x in each row, column", "123", 3],
  ["neighbours", "find x: 1..2\nfor each link (a, b): a.x + b.x <= 3", "12", 3],
  [
    "not symmetric",
    "find x: yes/no\nfor each cell c: not (c is x and c has next(down) and next(c, down) is x)",
    "#",
    3,
  ],
  ["connected", "find x: yes/no\nconnected(cells with x)", "#-", 3],
  [
    "no two rows alike",
    "find x: yes/no\nfor each rows r, s where r before s: [c.x for c in r] != [c.x for c in s]",
    "#",
    3,
  ],
  [
    "directions",
    "find x: direction\nfor each cell c: c has next(c.x)\nfor each link (a, b): a.x != b.x",
    "",
    3,
  ],
  ["loops on edges", "find x: yes/no on edges\nloop x", "", 3],
  ["loops on links", "find x: yes/no on links\nloop x", "", 4],
  [
    "dominoes",
    "pieces domino with rotations\nplace each domino any number of times\ncover each cell exactly once",
    "",
    4,
  ],
  [
    "pieces that lie",
    "pieces domino\nplace each domino any number of times\ncover each cell at most once",
    "",
    3,
  ],
  [
    "hidden layers",
    "find x: yes/no\nfind hidden y: 1..3\nfor each link (a, b): a.y != b.y or a.x = b.x\nexactly 1 x in each row",
    "#",
    3,
  ],
  ["divisions", "find area: region\nfor each area a: a.size = 3", "", 3],
  ["divisions, holes left", "find area: region or none\nfor each area a: a.size = 2", "", 3],
];

const givens = (symbols: string, rows: number, columns: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: rows * columns, maxLength: rows * columns })
    .map((marks) => {
      const cells = marks.map((mark) => (mark > 7 ? (symbols[mark % symbols.length] ?? ".") : "."));
      return Array.from({ length: rows }, (_, row) =>
        cells.slice(row * columns, (row + 1) * columns).join(" "),
      );
    });

describe.each(puzzles)("%s", (_name, rules, symbols, largest) => {
  test("as many as the list says", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .tuple(fc.integer({ min: 2, max: largest }), fc.integer({ min: 2, max: largest }), fc.boolean())
          .chain(([rows, columns, empty]) =>
            fc.tuple(fc.constant([rows, columns] as const), givens(empty ? "" : symbols, rows, columns)),
          ),
        async ([[rows, columns], lines]) => {
          const data = symbols === "" ? "" : `  x:\n${lines.map((line) => `    ${line}\n`).join("")}`;
          const text = `puzzle P "P"\nboard ${rows} x ${columns}\n${rules}\n\ninstance "i" of P:\n${data}  expect 1 solution\n`;
          const { kept, counts, list } = await bySymmetry(text);
          expect([text, ...counts]).toEqual([text, ...counts.map(() => list.classes)]);
          // Of nothing, everything is a symmetry, and which ones are told apart is not seen.
          if (list.classes > 0) expect([text, kept >= list.kept]).toEqual([text, true]);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe("particular boards", () => {
  const queens = (n: number, more = "") =>
    `puzzle Q "Q"\nboard ${n} x ${n}${more}\nfind queen: yes/no\nexactly 1 queen in each row, column\nat most 1 queen in each diagonal\n\ninstance "i" of Q:\n  expect 1 solution\n`;

  test.each([
    [4, 2, 1],
    [5, 10, 2],
    [6, 4, 1],
    [7, 40, 6],
    [8, 92, 12],
  ])("%i queens: %i, and %i up to symmetry", async (n, total, classes) => {
    const found = await bySymmetry(queens(n));
    expect([found.total, found.kept, ...found.counts]).toEqual([
      total,
      8,
      classes,
      classes,
      classes,
      classes,
    ]);
  });

  test("on a torus shifts are symmetries", async () => {
    const { kept, counts, list } = await bySymmetry(queens(5, " torus"));
    expect(kept).toBe(200);
    expect(counts).toEqual(counts.map(() => list.classes));
    expect(list.classes).toBe(1);
  });

  test.each([
    ["a chessboard", "    # . # .\n    . # . #\n    # . # .\n    . # . #\n"],
    ["two sides", "    # # . .\n    # # . .\n    # # . .\n    # # . .\n"],
    ["no symmetry", "    # # # .\n    # . . .\n    # . # .\n    # # . .\n"],
  ])("divisions into two equal halves, said by links: %s", async (_, grey) => {
    const { kept, counts, list, total, byOption } = await bySymmetry(
      `puzzle P "P"\ngiven grey: yes/no\nfind area: region\nfor each area a:\n  connected(a with grey)\n  connected(a without grey)\n  shape(a with grey) = shape(a without grey)\n\ninstance "i" of P:\n  grey:\n${grey}  expect 1 solution\n`,
    );
    expect(total).toBeGreaterThan(0);
    expect(byOption).toBe(true);
    expect([kept, ...counts]).toEqual([list.kept, ...counts.map(() => list.classes)]);
  });

  test("holes break them", async () => {
    const { kept, counts, list } = await bySymmetry(
      'puzzle P "P"\nboard 3 x 3 without r1c1\nfind x: yes/no\nfor each link (a, b): not (a is x and b is x)\n\ninstance "i" of P:\n  expect 1 solution\n',
    );
    expect(kept).toBe(2);
    expect(counts).toEqual(counts.map(() => list.classes));
  });
});
