/** Rules that are tried on one region while regions are listed, against the judge that tries every division. */
import { compileInstance } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { boardsOf } from "../problems/boards.js";
import { noFiles } from "../support/hosts.js";

const PATTERN = "rules of one region";

const puzzle = (rules: readonly string[], area = "region", layers: readonly string[] = []): string =>
  [
    "puzzle P",
    "given n: number or ?",
    "given arrow: direction",
    `find area: ${area}`,
    ...layers,
    ...rules,
    "legend:",
    '  ">": arrow = right',
    '  "v": arrow = down',
    '  "?": n = ?',
    '  "{k}": n = k',
    'instance "a":',
    "  map:",
    "    . > .",
    "    . . 2",
    "    ? . .",
  ].join("\n");

const same = "c.area is d.area";

/** Rules, and whether nothing is left of them to be said. */
const understood: readonly (readonly [name: string, rules: readonly string[], isHeld: boolean])[] = [
  ["few neighbours", [`for each cell c: count(d in neighbours(c) where ${same}) <= 2`], true],
  ["some neighbour", [`for each cell c: some(${same} for d in neighbours(c))`], true],
  ["not alone, not many", [`for each cell c: count(d in neighbours(c) where ${same}) in {1, 3}`], true],
  [
    "bends, counted in each",
    [
      "let joins(c, d) = c has next(d) and c.next(d).area is c.area",
      "let bend of cell c = (joins(c, up) or joins(c, down)) and (joins(c, left) or joins(c, right))",
      "exactly 1 bend in each area",
    ],
    true,
  ],
  ["arrows", ["for each cell c with arrow: c.next(c.arrow).area is c.area"], true],
  ["arrows that lead out", ["for each cell c with arrow: c.next(c.arrow).area is not c.area"], true],
  ["an implication", [`for each cell c, cell d where ${same}: abs(c.row - d.row) <= 1`], true],
  [
    "blocks, of which other regions know nothing",
    ["for each block 2 x 2 b: some(c.area is d.area for c in b, d in b where c before d)"],
    false,
  ],
  [
    "blocks that are not whole",
    ["for each block 2 x 2 b: not all(c.area is d.area for c in b, d in b)"],
    true,
  ],
  [
    "pairs of cells somewhere",
    ["count(c in cells where c has next(right) and c.next(right).area is c.area) = 3"],
    false,
  ],
  [
    "all of a row apart",
    ["for each row r: all(c.area is not d.area for c in r, d in r where c before d)"],
    true,
  ],
];

describe("rules of one region", () => {
  test.each(understood)("%s", (_, rules, isHeld) => {
    const text = puzzle(rules);
    expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
    const [board] = [...boardsOf("text", "text.ecp", text, noFiles)];
    if (board === undefined) throw new Error("there is no board");
    const { analysis, instance, host } = board;
    const { ground } = compileInstance(analysis.typed, instance, { set: new Map() }, host);
    expect(ground?.patterns.map(({ pattern }) => pattern)).toContain(PATTERN);
    expect(ground?.constraints.some(({ kind }) => kind !== "candidate-cover")).toBe(!isHeld);
  });

  // Rules about more than one region, or with more to be found, and cells in none.
  test.each([
    ["clues that are not printed", puzzle(["for each cell c with n: size(c.area) = c.n"])],
    [
      "clues that are not printed, said twice",
      puzzle([
        "for each cell c with n: size(c.area) = c.n",
        `for each cell c with n: count(d in neighbours(c) where ${same}) = c.n`,
      ]),
    ],
    [
      "cells in none",
      puzzle([`for each cell c: count(d in neighbours(c) where ${same}) <= 1`], "region or none"),
    ],
    ["two regions", puzzle(["for each area a, area b where a before b: size(a) + size(b) <= 7"])],
    [
      "another layer",
      puzzle(
        [
          `for each cell c where c is star: count(d in neighbours(c) where ${same}) = 1`,
          "exactly 1 star in each area",
        ],
        "region",
        ["find star: yes/no"],
      ),
    ],
    ["sizes beside", puzzle([`for each link (c, d): if ${same}: size(c.area) <= 3`])],
    ["sizes apart", puzzle(["for each link (c, d): if c.area is not d.area: size(c.area) != size(d.area)"])],
    [
      "four that are all different",
      puzzle(["for each block 2 x 2 b: count(a in areas where some(c.area is a for c in b)) = 4"]),
    ],
  ])("%s", (_, text) => {
    expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
  });
});

test.each(["r1c1.area is not r1c2.area", "for each link (x, y): not (x.area is y.area)"])(
  "a rule that keeps regions from the list has an effect: %s",
  (rule) => {
    const text = `puzzle P\nboard 1 x 3\nfind area: region or none\n${rule}\ninstance\n`;
    expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
    const [board] = [...boardsOf("text", "text.ecp", text, noFiles)];
    if (board === undefined) throw new Error("there is no board");
    const { analysis, instance, host } = board;
    const { diagnostics } = compileInstance(analysis.typed, instance, { set: new Map() }, host);
    expect(diagnostics).toEqual([]);
  },
);

test("parts of one assertion are not told apart: of each region another one would hold", () => {
  const text = `puzzle P
board 2 x 2
find area: region
for each stretch s of (cells v where r2c1.area is not v.area): size(r1c1.area) = 3
instance "a"
`;
  expect(compareWithOracle(text)).toMatchObject({ kind: "same", count: 4 });
});
