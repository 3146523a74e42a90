/** Borders that end inside a room, in the genres whose rules ask for them: answers as the checker of puzz.link counts them, tried one by one. */
import { analyse, compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { importPuzzle, instanceText } from "@ecp/interchange";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { Dice } from "./other/boards.js";
import { borderBits, emptyBoard } from "./other/parts.js";
import { fives } from "./other/spell.js";

type Borders = ReturnType<typeof emptyBoard>;

function count(address: string): number {
  const read = importPuzzle(address);
  if ("problem" in read) throw new Error(`${address}: ${JSON.stringify(read.problem)}`);
  const { typed } = analyse("a.ecp", `use std\n\n${instanceText(read.value, "a")}`, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  const { lowered } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) return 0;
  const run = search(lowered.problem, { limit: 100_000 });
  while (run.step(10_000) === "running");
  return Number(run.count());
}

/** Pairs of neighbours, and whether a border lies between them. */
function linksOf({ rows, columns, right, below }: Borders): readonly (readonly [number, number, boolean])[] {
  const links: (readonly [number, number, boolean])[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const cell = row * columns + column;
      links.push([cell, cell + 1, right[row * (columns - 1) + column] === true]);
    }
  for (let cell = 0; cell + columns < rows * columns; cell++)
    links.push([cell, cell + columns, below[cell] === true]);
  return links;
}

/** How many parts the cells have, joined by the pairs. */
function parts(
  cells: readonly number[],
  pairs: readonly (readonly [number, number, ...unknown[]])[],
): number {
  const left = new Set(cells);
  let found = 0;
  for (const first of cells) {
    if (!left.delete(first)) continue;
    found++;
    const waiting = [first];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop())
      for (const [x, y] of pairs) {
        const other = x === cell ? y : y === cell ? x : -1;
        if (left.delete(other)) waiting.push(other);
      }
  }
  return found;
}

interface Shading {
  readonly b: Borders;
  readonly shaded: (cell: number) => boolean;
  readonly links: readonly (readonly [number, number, boolean])[];
}

/** Shaded cells lie at one side of each border only, and those of a room are one stone; it may be none. */
function areStones({ b, shaded, links }: Shading, least: number): boolean {
  if (links.some(([x, y, isBorder]) => isBorder && shaded(x) && shaded(y))) return false;
  const inStone = links.filter(([x, y, isBorder]) => !isBorder && shaded(x) && shaded(y));
  return Array.from({ length: b.roomCount }, (_, room) => {
    const cells = [...b.rooms.keys()].filter((cell) => b.rooms[cell] === room && shaded(cell));
    return cells.length >= least && parts(cells, inStone) <= 1;
  }).every((is) => is);
}

const sizeOf = ({ b, shaded }: Shading, room: number | undefined): number =>
  [...b.rooms.keys()].filter((cell) => b.rooms[cell] === room && shaded(cell)).length;

const rules: Readonly<Record<string, (shading: Shading) => boolean>> = {
  shimaguni: (all) =>
    areStones(all, 1) &&
    all.links.every(([x, y]) => {
      const [one, other] = [all.b.rooms[x], all.b.rooms[y]];
      return one === other || sizeOf(all, one) !== sizeOf(all, other);
    }),
  cocktail: (all) => {
    const { b, shaded, links } = all;
    const cells = [...b.rooms.keys()].filter(shaded);
    const diagonal = cells.flatMap((cell) =>
      [b.columns - 1, b.columns + 1]
        .filter((step) => Math.abs(((cell + step) % b.columns) - (cell % b.columns)) === 1)
        .map((step) => [cell, cell + step] as const),
    );
    const isSquare = (cell: number): boolean =>
      (cell + 1) % b.columns !== 0 &&
      [0, 1, b.columns, b.columns + 1].every((step) => cell + step < b.cells.length && shaded(cell + step));
    return areStones(all, 0) && !cells.some(isSquare) && parts(cells, [...links, ...diagonal]) <= 1;
  },
  heyablock: (all) => {
    const { b, shaded, links } = all;
    const open = [...b.rooms.keys()].filter((cell) => !shaded(cell));
    if (!areStones(all, 1) || parts(open, links) > 1) return false;
    const isBetween = new Map(links.map(([x, y, isBorder]) => [`${x} ${y}`, isBorder]));
    return open.every((first) =>
      [1, b.columns].every((step) => {
        let crossed = 0;
        for (let cell = first; ; cell += step) {
          const isBorder = isBetween.get(`${cell} ${cell + step}`);
          if (isBorder === undefined || shaded(cell + step)) return crossed <= 1;
          if (isBorder) crossed++;
        }
      }),
    );
  },
  /** In each column half the cells are shaded; neighbours of one stone fall equally far. */
  stostone: (all) => {
    const { b, shaded, links } = all;
    const under = (cell: number): number => {
      let found = 0;
      for (let below = cell + b.columns; below < b.cells.length; below += b.columns)
        if (shaded(below)) found++;
      return found;
    };
    const columns = Array.from({ length: b.columns }, (_, column) =>
      [...b.rooms.keys()].filter((cell) => cell % b.columns === column && shaded(cell)),
    );
    return (
      areStones(all, 1) &&
      columns.every((cells) => 2 * cells.length === b.rows) &&
      links.every(([x, y]) => y !== x + 1 || !shaded(x) || !shaded(y) || under(x) === under(y))
    );
  },
};

function byHand(b: Borders, rule: (shading: Shading) => boolean): number {
  const links = linksOf(b);
  let found = 0;
  for (let mask = 0; mask < 2 ** b.rooms.length; mask++)
    if (rule({ b, links, shaded: (cell) => ((mask >> cell) & 1) === 1 })) found++;
  return found;
}

/** No room has a number; one letter stands for as many as there are. */
const unnumbered = (rooms: number): string => (rooms + 15).toString(36);

describe.each(Object.entries(rules))("%s", (genre, rule) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("random board %i", (seed) => {
    const dice = new Dice(seed * 31);
    const [rows, columns] = genre === "stostone" ? [4, 3] : [3, 4];
    let b = emptyBoard(dice, rows, columns, true);
    while (!b.loose || b.roomCount > 5) b = emptyBoard(dice, rows, columns, true);
    const address = `https://puzz.link/p?${genre}/${columns}/${rows}/${borderBits(b)}${unnumbered(b.roomCount)}`;
    expect(count(address), address).toBe(byHand(b, rule));
  });
});

describe("loops", () => {
  /** Borders at the right of cells, row by row, then those below. */
  const bits = (right: readonly boolean[], below: readonly boolean[]): string => fives(right) + fives(below);
  const are = (...values: readonly number[]): readonly boolean[] => values.map((value) => value === 1);

  test("Country road: a loop does not cross it, and cells left out do not meet across it", () => {
    const address = (right: readonly boolean[], below = are(0, 0, 0, 0)): string =>
      `https://puzz.link/p?country/4/2/${bits(right, below)}h`;
    // Two rooms of 2 x 2: the loop begins in the first or second column, and ends in the third or fourth.
    expect(count(address(are(0, 1, 0, 0, 1, 0)))).toBe(4);
    expect(count(address(are(1, 1, 0, 0, 1, 0)))).toBe(2);
    // The corners of the first column are left out together, or visited by a line across this border.
    expect(count(address(are(0, 1, 0, 0, 1, 0), are(1, 0, 0, 0)))).toBe(0);
  });

  test("Onsen: a loop crosses it once, if it is in this room alone", () => {
    const oneRoom = (right: readonly boolean[]): string =>
      `https://puzz.link/p?onsen/3/2/${bits(right, are(0, 0, 0))}.k`;
    // Through the circle in the corner: the square at the left, or all cells.
    expect(count(oneRoom(are(0, 0, 0, 0)))).toBe(2);
    expect(count(oneRoom(are(1, 0, 0, 0)))).toBe(2);
    expect(count(oneRoom(are(1, 0, 0, 1)))).toBe(1);
    // Of two rooms of 2 x 2 the loop visits all cells, or unequally many.
    const twoRooms = (right: readonly boolean[]): string =>
      `https://puzz.link/p?onsen/4/2/${bits(right, are(0, 0, 0, 0))}.m`;
    expect(count(twoRooms(are(0, 1, 0, 0, 1, 0)))).toBe(1);
    expect(count(twoRooms(are(1, 1, 0, 0, 1, 0)))).toBe(0);
  });
});
