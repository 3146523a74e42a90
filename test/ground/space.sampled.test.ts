/** The elements of a part of a board, sort by sort, compared with plain definitions by coordinates (B10); and no sort can be forgotten there. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import type { Board } from "../../packages/compiler/src/board.js";
import { isElement, type Known, type SetValue, setOf } from "../../packages/compiler/src/ground/value.js";
import {
  makePart,
  makeSpace,
  type Offered,
  type Space,
} from "../../packages/compiler/src/ground/world/space.js";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import type { Slope } from "../../packages/compiler/src/typed.js";
import type { CellSetSort } from "../../packages/compiler/src/vocabulary/sorts.js";
import { someRuns, testOfLong } from "../support/sampled.js";
import { at, type NaiveBoard, onOneDiagonal, place } from "../tiling/naive-squares.js";

const sorted = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A board, and sets of its cells one in another: the last one is spoken of. */
interface Case {
  readonly naive: NaiveBoard;
  readonly board: Board;
  readonly space: Space;
  /** In all of the sets. */
  readonly part: readonly number[];
}

interface Drawn {
  readonly rows: number;
  readonly columns: number;
  readonly torus: boolean;
  readonly holes: readonly number[];
  readonly asked: readonly (readonly number[])[];
}

const anyCase: fc.Arbitrary<Drawn> = fc.record({
  rows: fc.integer({ min: 1, max: 5 }),
  columns: fc.integer({ min: 1, max: 5 }),
  torus: fc.boolean(),
  holes: fc.array(fc.nat(24), { maxLength: 4 }),
  asked: fc.array(fc.array(fc.nat(24), { maxLength: 25 }), { minLength: 1, maxLength: 2 }),
});

function made({ rows, columns, torus, holes, asked }: Drawn): Case {
  const without = holes.filter((hole) => hole < rows * columns);
  const naive: NaiveBoard = { rows, columns, torus, holes: new Set(without) };
  const board = makeBoard(rows, columns, { torus, without });
  let families = 0;
  const nextId = (): number => families++;
  let space = makeSpace(board, nextId);
  let part: readonly number[] = board.cells;
  for (const set of asked) {
    const there = board.cells.filter((cell) => set.includes(cell));
    space = makePart(space, there, nextId);
    part = part.filter((cell) => there.includes(cell));
  }
  return { naive, board, space, part };
}

const always = (property: (given: Case) => void): void =>
  fc.assert(
    fc.property(anyCase, (drawn) => {
      property(made(drawn));
    }),
    { numRuns: someRuns(400) },
  );

const cellsOf = (value: Known): number[] =>
  isElement(value) ? (value.family.cells?.(value.index).items ?? []).flatMap(indexOf) : [];
const indexOf = (value: Known): number[] => (isElement(value) ? [value.index] : []);
const indices = (set: SetValue): number[] => set.items.flatMap(indexOf);
const setsIn = (set: SetValue): number[][] => set.items.map(cellsOf);
const textOf = (sets: readonly (readonly number[])[]): string[] => sets.map((set) => set.join(" ")).sort();

const diagonals = ({ all }: Space, which: Slope, long: boolean): SetValue =>
  all.sets({ kind: "diagonal", which, long }) ?? setOf([]);
const windows = ({ all }: Space, kind: "box" | "block", height: number, width: number) =>
  all.sets({ kind, height, width });

interface Frame {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

function frameOf(naive: NaiveBoard, part: readonly number[]): Frame {
  if (part.length === 0) return { top: 0, left: 0, height: 0, width: 0 };
  const [rows, columns] = [0, 1].map((k) => part.map((cell) => place(naive, cell)[k] ?? 0));
  const [top, left] = [Math.min(...(rows ?? [])), Math.min(...(columns ?? []))];
  return {
    top,
    left,
    height: Math.max(...(rows ?? [])) - top + 1,
    width: Math.max(...(columns ?? [])) - left + 1,
  };
}

/** Each sort by its definition; a sort without one does not compile. */
const definitions: Record<Exclude<keyof Offered, "sets"> | CellSetSort, (given: Case) => void> = {
  cell: ({ space, part }) => expect(indices(space.all.cell())).toEqual(part),
  row: (given) => linesAre(given, "row", 0),
  column: (given) => linesAre(given, "column", 1),
  line: ({ space }) =>
    expect(space.all.line().items).toEqual([...space.all.row().items, ...space.all.column().items]),
  link: ({ board, space, part }) => {
    const between = (link: number): boolean =>
      board.linkEnds(link)?.every((cell) => part.includes(cell)) ?? false;
    expect(indices(space.all.link(false))).toEqual(range(board.linkCount).filter(between));
    const pairs = part.flatMap((a, i) => part.slice(i + 1).flatMap((b) => board.pairOf(a, b) ?? []));
    expect(sorted(indices(space.all.link(true)))).toEqual(sorted(pairs));
  },
  edge: ({ board, space, part }) =>
    expect(indices(space.all.edge())).toEqual(
      range(board.edgeCount).filter((edge) => board.edgeCells(edge).some((cell) => part.includes(cell))),
    ),
  corner: ({ board, space, part }) =>
    expect(indices(space.all.corner())).toEqual(
      range(board.cornerCount).filter((corner) =>
        board.cornerCells(corner).some((cell) => part.includes(cell)),
      ),
    ),
  wedge: ({ space, part }) =>
    expect(indices(space.all.wedge())).toEqual(part.flatMap((cell) => [0, 1, 2, 3].map((d) => 4 * cell + d))),
  direction: ({ space }) => expect(indices(space.all.direction())).toEqual([0, 1, 2, 3]),
  diagonal: ({ naive, space, part }) => {
    const frame = frameOf(naive, part);
    const shorter = Math.min(frame.height, frame.width);
    for (const [slope, way] of [
      ["down", 1],
      ["up", -1],
    ] as const) {
      const expected = new Map<string, readonly number[]>();
      for (const cell of part) {
        const set = part.filter((other) => onOneDiagonal(naive, cell, other, way));
        expected.set(set.join(" "), set);
      }
      const found = setsIn(diagonals(space, slope, false)).map(sorted);
      expect(textOf(found)).toEqual([...expected.keys()].sort());
      // Long where it has a place at which a line as long as the shorter side begins, that stays in the rectangle.
      const isLong = (set: readonly number[]): boolean =>
        range(frame.height * frame.width).some((i) => {
          const [row, column] = [Math.floor(i / frame.width), i % frame.width];
          const lastRow = row + way * (shorter - 1);
          const fits = lastRow >= 0 && lastRow < frame.height && column + shorter <= frame.width;
          const start = (frame.top + row) * naive.columns + frame.left + column;
          return fits && onOneDiagonal(naive, start, set[0] ?? -1, way);
        });
      expect(textOf(setsIn(diagonals(space, slope, true)).map(sorted))).toEqual(
        [...expected.entries()].flatMap(([key, set]) => (isLong(set) ? [key] : [])).sort(),
      );
    }
    const both = [...setsIn(diagonals(space, "down", false)), ...setsIn(diagonals(space, "up", false))];
    const orbitsAreOne = naive.torus && setsIn(diagonals(space, "both", false)).length < both.length;
    if (!orbitsAreOne) expect(textOf(setsIn(diagonals(space, "both", false)))).toEqual(textOf(both));
  },
  box: ({ naive, space, part }) => {
    const frame = frameOf(naive, part);
    for (const [h, w] of sizes) {
      const boxes = windows(space, "box", h, w);
      expect(boxes !== undefined).toBe(frame.height % h === 0 && frame.width % w === 0);
      if (boxes === undefined) continue;
      expect(sorted(setsIn(boxes).flat())).toEqual(part);
      const boxOf = (cell: number): string => {
        const [row, column] = place(naive, cell);
        return `${Math.floor((row - frame.top) / h)} ${Math.floor((column - frame.left) / w)}`;
      };
      for (const set of setsIn(boxes)) {
        expect(new Set(set.map(boxOf)).size).toBe(1);
        expect(set).toEqual(part.filter((cell) => boxOf(cell) === boxOf(set[0] ?? -1)));
      }
    }
  },
  block: ({ naive, space, part }) => {
    for (const [h, w] of sizes) {
      const expected = new Set<string>();
      if (h <= naive.rows && w <= naive.columns)
        for (let r = 0; r < naive.rows; r++)
          for (let c = 0; c < naive.columns; c++) {
            const set = range(h * w).map((i) => at(naive, r + Math.floor(i / w), c + (i % w)));
            if (set.every((cell) => cell !== undefined && part.includes(cell)))
              expected.add(sorted(set.map((cell) => cell ?? -1)).join(" "));
          }
      expect(textOf(setsIn(windows(space, "block", h, w) ?? setOf([])).map(sorted))).toEqual(
        [...expected].sort(),
      );
    }
  },
};

const sizes = [1, 2, 3].flatMap((h) => [1, 2, 3].map((w) => [h, w] as const));

function linesAre({ naive, board, space, part }: Case, kind: "row" | "column", at: 0 | 1): void {
  const frame = frameOf(naive, part);
  const first = at === 0 ? frame.top : frame.left;
  const numbers = [...new Set(part.map((cell) => place(naive, cell)[at]))].sort((a, b) => a - b);
  const { items } = space.all[kind]();
  expect(items.map(cellsOf)).toEqual(
    numbers.map((number) => part.filter((cell) => place(naive, cell)[at] === number)),
  );
  items.forEach((item, i) => {
    if (!isElement(item)) throw new Error("a line is an element");
    const number = numbers[i] ?? 0;
    expect(item.family.number?.(item.index)).toBe(number - first + 1);
    expect(item.family.stored(item.index)).toBe(at === 0 ? number : board.rows + number);
    for (const cell of cellsOf(item)) expect(space.lineThrough(cell, kind)).toBe(item);
  });
  for (const cell of board.cells)
    if (!part.includes(cell)) expect(space.lineThrough(cell, kind)).toBeUndefined();
}

describe("a part of a board", () => {
  for (const [sort, isAsDefined] of Object.entries(definitions))
    it(`has its own: ${sort}`, () => always(isAsDefined));

  it("has diagonals, boxes and blocks that are known by the place that the board's have", () => {
    always(({ board, space }) => {
      const sets = (of: Space): readonly SetValue[] => [
        diagonals(of, "both", false),
        diagonals(of, "up", true),
        windows(of, "box", 2, 2) ?? windows(of, "box", 1, 1) ?? of.all.cell(),
        windows(of, "block", 2, 2) ?? of.all.cell(),
      ];
      const whole = makeSpace(board, () => 0);
      const known = new Map<string, number[]>();
      for (const set of [...sets(whole), windows(whole, "box", 2, 2), windows(whole, "box", 1, 1)])
        for (const item of set?.items ?? [])
          if (isElement(item) && item.family.key) known.set(item.family.key(item.index), cellsOf(item));
      for (const set of sets(space)) {
        const keys = set.items.flatMap((item) =>
          isElement(item) ? (item.family.key?.(item.index) ?? []) : [],
        );
        expect(new Set(keys).size).toBe(keys.length);
        for (const item of set.items) {
          if (!isElement(item) || item.family.key === undefined) continue;
          const ofBoard = known.get(item.family.key(item.index));
          // A box of the part may lie where the board has none.
          if (ofBoard === undefined) expect(item.family.sort).toBe("box");
          else expect(ofBoard).toEqual(expect.arrayContaining(cellsOf(item)));
        }
      }
    });
  });
});

describe("a sort that is added to the language", () => {
  const source = (path: string): string =>
    fileURLToPath(new URL(`../../packages/compiler/src/${path}`, import.meta.url));
  const table = source("vocabulary/sorts.ts");
  const sorts = readFileSync(table, "utf8");

  const errorsWith = (text: string, place: string): string[] => {
    const options: ts.CompilerOptions = {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      types: [],
    };
    const host = ts.createCompilerHost(options);
    const read = host.readFile;
    host.readFile = (file) => (file === table ? text : read(file));
    const program = ts.createProgram([source(place)], options, host);
    return program
      .getSemanticDiagnostics(program.getSourceFile(source(place)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
  };

  testOfLong("does not compile until both the board and its parts say what it is", () => {
    const withTrial = sorts.replace('"direction"] as const', '"direction", "trial"] as const');
    expect(withTrial).not.toBe(sorts);
    expect(errorsWith(sorts, "ground/world/space.ts")).toEqual([]);
    const errors = errorsWith(withTrial, "ground/world/space.ts");
    expect(errors).toHaveLength(2);
    for (const error of errors) expect(error).toContain("trial");
  });

  it("does not compile until its sets of cells are said", () => {
    const withTrial = sorts.replace(
      "cellSetSorts = {",
      'cellSetSorts = { trial: { says: "nothing", ordered: true, namedBy: "number", inPart: "some" },',
    );
    expect(withTrial).not.toBe(sorts);
    expect(errorsWith(sorts, "cell-sets.ts")).toEqual([]);
    const errors = errorsWith(withTrial, "cell-sets.ts");
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain("trial");
  });
});
