/** Groups that are rectangles, or must not be: said by windows and by clauses against rectangles, as many answers as a search through all shadings finds. */
import { expect, test } from "vitest";
import { boardsOf } from "../problems/boards.js";
import { noFiles } from "../support/hosts.js";
import { compiled } from "./compiled.js";

type Cell = readonly [row: number, column: number];

interface Extent {
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
}

const isRectangle = ({ cells, width, height }: Extent): boolean => cells.length === width * height;
const isStraight = ({ width, height }: Extent): boolean => width === 1 || height === 1;

const [rows, columns] = [3, 4];
const clues = ["1 . . .", ". 1 . 1", ". . 1 ."];
const clued = ({ cells }: Extent): readonly Cell[] =>
  cells.filter(([row, column]) => clues[row]?.charAt(2 * column) === "1");
const cluesIn = (group: Extent): number => clued(group).length;
const isBorder = ([row, column]: Cell): boolean => row % (rows - 1) === 0 || column % (columns - 1) === 0;
const touchesRim = ({ cells }: Extent): boolean => cells.some(isBorder);

/** The groups of cells of one shade. */
function groupsOf(shading: number, shade: number): Extent[] {
  const isIn = (row: number, column: number): boolean =>
    row >= 0 &&
    column >= 0 &&
    row < rows &&
    column < columns &&
    ((shading >> (row * columns + column)) & 1) === shade;
  const seen = new Set<string>();
  const groups: Extent[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cells: Cell[] = [];
      const waiting: Cell[] = [[row, column]];
      for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
        const [r, c] = cell;
        if (!isIn(r, c) || seen.has(`${r} ${c}`)) continue;
        seen.add(`${r} ${c}`);
        cells.push(cell);
        waiting.push([r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]);
      }
      if (cells.length === 0) continue;
      const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 1;
      groups.push({ cells, height: extent(cells.map(([r]) => r)), width: extent(cells.map(([, c]) => c)) });
    }
  return groups;
}

const said = "said of rectangles";
const windows = "groups that are rectangles";
const bars = "straight groups";
const near = "sizes of reaches";
const sums = "sums over rectangles";

const reachedFrom = ([row, column]: Cell, groups: readonly Extent[]): number => {
  const own = groups.filter(({ cells }) => cells.some(([r, c]) => r === row && c === column));
  const beside = groups.filter(({ cells }) =>
    cells.some(([r, c]) => Math.abs(r - row) + Math.abs(c - column) === 1),
  );
  return (own.length > 0 ? own : beside).reduce((sum, { cells }) => sum + cells.length, 0);
};
const clueCells = clues.flatMap((line, row) =>
  [...line.replaceAll(" ", "")].flatMap((sign, column): Cell[] => (sign === "1" ? [[row, column]] : [])),
);

const straight = "for each group g of cells with shaded: g is straight";

/** Whether two groups have cells that touch at a corner alone. */
const touch = (one: Extent, other: Extent): boolean =>
  one.cells.some(([r, c]) => other.cells.some(([s, d]) => Math.abs(r - s) === 1 && Math.abs(c - d) === 1));

const differ = (groups: readonly Extent[]): boolean =>
  groups.every((one, i) =>
    groups.slice(i + 1).every((other) => !touch(one, other) || one.cells.length !== other.cells.length),
  );

const corners =
  "let touches of cell c = count(x in c.around - c.neighbours where x is shaded)\nfor each group g of cells with shaded: g is rectangle";

/** Whether every group has an allowed sum of the numbers of shaded cells that touch its cells at a corner alone. */
const sumOfCorners =
  (allows: (sum: number) => boolean, of = (touched: number): number => touched) =>
  (groups: readonly Extent[]): boolean => {
    const all = groups.flatMap(({ cells }) => cells);
    const touched = ([r, c]: Cell): number =>
      all.filter(([s, d]) => Math.abs(r - s) === 1 && Math.abs(c - d) === 1).length;
    return groups.every(({ cells }) => allows(cells.reduce((sum, cell) => sum + of(touched(cell)), 0)));
  };

const cases: readonly [
  rule: string,
  patterns: readonly string[],
  shaded: (g: Extent) => boolean,
  others?: ((g: Extent) => boolean) | undefined,
  whole?: (shaded: readonly Extent[]) => boolean,
][] = [
  ["for each group g of cells with shaded: g is rectangle", [windows], isRectangle],
  ["for each group g of cells with shaded: g is straight", [windows], isStraight],
  [
    "for each group g of cells with shaded: g is rectangle and g.width = g.height",
    [said],
    (g) => isRectangle(g) && g.width === g.height,
  ],
  [
    "for each group g of cells with shaded: g is straight and size(g) != 2",
    [said],
    (g) => isStraight(g) && g.cells.length !== 2,
  ],
  [
    "for each group g of cells with shaded: g is rectangle and g.width >= g.height",
    [said],
    (g) => isRectangle(g) && g.width >= g.height,
  ],
  [
    "for each group g of cells with shaded: g is rectangle and size(g) = 4 or g is rectangle and size(g) = 1",
    [],
    (g) => isRectangle(g) && [1, 4].includes(g.cells.length),
  ],
  [
    "for each group g of cells with shaded:\n  g is rectangle\n  at most 1 clue in g",
    [windows, said],
    (g) => isRectangle(g) && cluesIn(g) <= 1,
  ],
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells with shaded: exactly 1 clue in g",
    [windows, said],
    (g) => isRectangle(g) && cluesIn(g) === 1,
  ],
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells with shaded: exactly 0 or 2 clue in g",
    [windows, said],
    (g) => isRectangle(g) && [0, 2].includes(cluesIn(g)),
  ],
  ["for each group g of cells with shaded: g is not rectangle", [said], (g) => !isRectangle(g)],
  [
    "for each group g of cells with shaded: g is not rectangle or at least 1 clue in g",
    [said],
    (g) => !isRectangle(g) || cluesIn(g) >= 1,
  ],
  [
    "for each group g of cells with shaded:\n  if g is rectangle: size(g) = 2 or 3",
    [said],
    (g) => !isRectangle(g) || [2, 3].includes(g.cells.length),
  ],
  [
    "for each group g of cells with shaded:\n  if g is rectangle: size(g) >= 3",
    [said],
    (g) => !isRectangle(g) || g.cells.length >= 3,
  ],
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells where not shaded: g is not rectangle or some(c is border for c in g)",
    [windows, said],
    isRectangle,
    (g) => !isRectangle(g) || touchesRim(g),
  ],
  // Cells that are in no group.
  [
    "for each cell c with clue: c is not shaded\nfor each group g of cells with shaded: g is rectangle and size(g) != 2",
    [said],
    (g) => isRectangle(g) && g.cells.length !== 2 && cluesIn(g) === 0,
  ],
  [
    `${straight}\nfor each cells x, y where y in (x.around - x.neighbours) and x is shaded and y is shaded:\n  size(group(x by shaded)) != size(group(y by shaded))`,
    [windows, bars],
    isStraight,
    undefined,
    differ,
  ],
  [
    `${straight}\nfor each cell x where x is shaded and x.column = 2: size(group(x by shaded)) >= 2`,
    [windows, bars],
    (g) => isStraight(g) && (g.cells.length >= 2 || !g.cells.some(([, column]) => column === 1)),
  ],
  // The other cells have groups of their own, which the same words mean.
  [
    `${straight}\nfor each cell x where x is not shaded: size(group(x by shaded)) >= 3`,
    [windows],
    isStraight,
    (g) => g.cells.length >= 3,
  ],
  [
    `${straight}\nfor each cell x where x.column = 2: size(group(x by shaded)) >= 3`,
    [windows],
    (g) => isStraight(g) && (g.cells.length >= 3 || !g.cells.some(([, column]) => column === 1)),
    (g) => g.cells.length >= 3 || !g.cells.some(([, column]) => column === 1),
  ],
  // Cells too far away for a size.
  [
    "for each cell c with clue: size(group(c by shaded)) = 3",
    [near],
    (g) => cluesIn(g) === 0 || g.cells.length === 3,
    (g) => cluesIn(g) === 0 || g.cells.length === 3,
  ],
  [
    "for each cell c with clue: size(group(c by shaded)) <= c.clue + 1",
    [near],
    (g) => cluesIn(g) === 0 || g.cells.length <= 2,
    (g) => cluesIn(g) === 0 || g.cells.length <= 2,
  ],
  [
    "for each cell c with clue: size(reach(c through cells with shaded)) = 2",
    [near],
    () => true,
    undefined,
    (groups) => clueCells.every((cell) => reachedFrom(cell, groups) === 2),
  ],
  [
    "for each cell c with clue: size(reach(c through cells with shaded)) <= 3\nfor each cell c with clue: c is not shaded",
    [near],
    (g) => cluesIn(g) === 0,
    undefined,
    (groups) => clueCells.every((cell) => reachedFrom(cell, groups) <= 3),
  ],
  // Nothing is demanded of cells that are not shaded.
  [
    "for each cell c where c is shaded and c has clue: size(reach(c through cells with shaded)) = 2",
    [],
    (g) => cluesIn(g) === 0 || g.cells.length === 2,
  ],
  [
    "for each cell c in cells with shaded:\n  if c.column = 2: size(reach(c through cells with shaded)) = 2",
    [],
    ({ cells }) => cells.length === 2 || !cells.some(([, column]) => column === 1),
  ],
  // Not of rectangles alone.
  [
    "for each group g of cells with shaded: g is not rectangle or g.width > 1\nfor each group g of cells with shaded: g.width < 3",
    [said],
    (g) => (!isRectangle(g) || g.width > 1) && g.width < 3,
  ],
  // What lasts when a rectangle grows, and what does not.
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells with shaded: at most 1 clue in g implies at most 0 clue in g",
    [windows, said],
    (g) => isRectangle(g) && cluesIn(g) !== 1,
  ],
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells with shaded: not all(c has clue for c in g) and at least 1 clue in g",
    [windows, said],
    (g) => isRectangle(g) && cluesIn(g) >= 1 && cluesIn(g) < g.cells.length,
  ],
  // Sums of what the answer tells.
  [
    `${corners}\nfor each group g of cells with shaded: sum(c.touches for c in g) = 2`,
    [windows, sums],
    isRectangle,
    undefined,
    sumOfCorners((sum) => sum === 2),
  ],
  [
    `${corners}\nfor each group g of cells with shaded: sum(c.touches for c in g) != 1`,
    [windows, sums],
    isRectangle,
    undefined,
    sumOfCorners((sum) => sum !== 1),
  ],
  [
    `${corners}\nfor each group g of cells with shaded: sum(c.touches for c in g) <= 1`,
    [windows, sums],
    isRectangle,
    undefined,
    sumOfCorners((sum) => sum <= 1),
  ],
  [
    `${corners}\nfor each group g of cells with shaded: sum(c.touches for c in g) > 0`,
    [windows, sums],
    isRectangle,
    undefined,
    sumOfCorners((sum) => sum > 0),
  ],
  [
    `${corners}\nfor each group g of cells with shaded: sum(c.touches for c in g) < 0`,
    [windows, sums],
    isRectangle,
    undefined,
    sumOfCorners((sum) => sum < 0),
  ],
  [
    `${corners}\nfor each group g of cells with shaded: 2 >= sum(c.touches + 1 for c in g where c.touches = 1)`,
    [windows, sums],
    isRectangle,
    undefined,
    sumOfCorners(
      (sum) => sum <= 2,
      (touched) => (touched === 1 ? 2 : 0),
    ),
  ],
  [
    `${corners}\nlet touching of cell c = c.touches >= 1\nfor each group g of cells with shaded: at most 2 touching in g`,
    [windows, sums],
    isRectangle,
    undefined,
    sumOfCorners(
      (sum) => sum <= 2,
      (touched) => (touched >= 1 ? 1 : 0),
    ),
  ],
  // Not of numbers below 0.
  [
    `${corners}\nfor each group g of cells with shaded: sum(1 - c.touches for c in g) = 0`,
    [windows],
    isRectangle,
    undefined,
    sumOfCorners(
      (sum) => sum === 0,
      (touched) => 1 - touched,
    ),
  ],
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells with shaded: all(size(g) = c.clue + 1 for c in g with clue)",
    [windows, said],
    (g) => isRectangle(g) && (cluesIn(g) === 0 || g.cells.length === 2),
  ],
  // What a rectangle is looked at for, beside its form and its measures.
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells with shaded: count(c in g where c has clue) + 1 = g.width or g.height = 1",
    [windows, said],
    (g) => isRectangle(g) && (cluesIn(g) + 1 === g.width || g.height === 1),
  ],
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells with shaded: g is straight or some(c.clue < g.width and size(g) > 3 for c in g with clue)",
    [windows, said],
    (g) => isRectangle(g) && (isStraight(g) || (cluesIn(g) > 0 && g.width > 1 && g.cells.length > 3)),
  ],
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells with shaded: exactly (g.height - 1) clue in g or all(c is border for c in g)",
    [windows, said],
    (g) => isRectangle(g) && (cluesIn(g) === g.height - 1 || g.cells.every(isBorder)),
  ],
  // A condition on each of the cells that a rectangle is looked at for.
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells with shaded: all(size(g) >= 3 or c is border for c in g with clue)",
    [windows, said],
    (g) => isRectangle(g) && clued(g).every((cell) => g.cells.length >= 3 || isBorder(cell)),
  ],
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells with shaded: some(g.width = 2 and c is not border for c in g with clue)",
    [windows, said],
    (g) => isRectangle(g) && clued(g).some((cell) => g.width === 2 && !isBorder(cell)),
  ],
  [
    "for each group g of cells with shaded: g is rectangle\nfor each group g of cells with shaded: all(g is straight or c is border for c in g with clue)",
    [windows, said],
    (g) => isRectangle(g) && clued(g).every((cell) => isStraight(g) || isBorder(cell)),
  ],
];

test.each(cases)("%s", (rule, used, shaded, others = () => true, whole = () => true) => {
  const text = `puzzle P\nboard ${rows} x ${columns}\ngiven clue: number\nfind shaded: yes/no\n${rule}\ninstance:\n  clue:\n${clues.map((row) => `    ${row}\n`).join("")}`;
  const [board] = boardsOf("text", "text.ecp", text, noFiles);
  if (board === undefined) throw new Error("there is no board");
  let wanted = 0;
  for (let shading = 0; shading < 1 << (rows * columns); shading++)
    if (
      groupsOf(shading, 1).every(shaded) &&
      groupsOf(shading, 0).every(others) &&
      whole(groupsOf(shading, 1))
    )
      wanted++;
  const all = compiled(board, "all", 1_000_000, 100_000);
  expect([...all.marks].filter((mark) => [said, windows, bars, near, sums].includes(mark)).sort()).toEqual(
    [...used].sort(),
  );
  expect(all.answers(1_000_000)).toBe(`${wanted}`);
});
