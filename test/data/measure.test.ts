import { describe, expect, it } from "vitest";
import { readingLine } from "../../packages/compiler/src/data/line.js";
import { measure } from "../../packages/compiler/src/data/measure.js";
import type { Ground, GroundVariable, GroundVariableId } from "../../packages/compiler/src/ground.js";
import { spanOf } from "../../packages/compiler/src/text/span.js";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import type { TypedPuzzle } from "../../packages/compiler/src/typed.js";
import {
  anyNumber,
  environmentOf,
  instanceOf,
  layerId,
  nowhere,
  puzzleOf,
  range,
  region,
  yesNo,
} from "./typed-by-hand.js";

const puzzle = puzzleOf({
  layers: [
    { name: "room", domain: region },
    { name: "clue", domain: anyNumber },
    { name: "top", domain: anyNumber, on: { kind: "column" } },
    { name: "runs", domain: { kind: "number-list" }, on: { kind: "line" } },
    { name: "line", domain: yesNo, on: { kind: "link" } },
  ],
});
const sizes = (text: string) => {
  const { value, diagnostics } = measure(puzzle, instanceOf(puzzle, text), environmentOf());
  return { ...value, said: diagnostics.map(({ code, message, help }) => `${code} ${message}; ${help}`) };
};

describe("the size of a board", () => {
  it("is that of the maps, even where a row is short", () => {
    expect(sizes("room:\n  a a a\n  a b\n  -----\n  b b b\n")).toMatchObject({
      size: { rows: 3, columns: 3 },
      said: [],
    });
    expect(sizes("line with links:\n  .#.#.\n  .#.#.\n  .....\n").size).toEqual({ rows: 2, columns: 3 });
    expect(sizes("clue: r1c1 = 3\nroom:\n  ab\n").size).toEqual({ rows: 1, columns: 2 });
  });
  it("is one", () => {
    const { size, said } = sizes("clue:\n  1 2\nroom:\n  a a\n  b b\n");
    expect(size).toEqual({ rows: 2, columns: 2 });
    expect(said).toEqual(["ECP4003 `clue` is 1 x 2 and `room` 2 x 2; row 2 of `clue` may be missing"]);
  });
  it("is that of the lists on rows and columns where there is no map", () => {
    expect(sizes("runs on rows:\n  1\n  2\nruns on columns:\n  1\n  1\n  .\n").size).toEqual({
      rows: 2,
      columns: 3,
    });
  });
  it("must be known", () => {
    expect(sizes("top: 1 2 3\n").said[0]).toContain("ECP4012 the size of the board is not known");
  });
  it("may be that of a list", () => {
    const { sizeOf } = sizes("top: 1 . 3\nruns on rows:\n  1 1\n  2\n");
    expect(sizeOf(layerId(2))).toBe(3);
    expect(sizeOf(layerId(3))).toBe(2);
    expect(sizeOf(layerId(0))).toBeUndefined();
  });
});

describe("lines of symbols", () => {
  const sudoku = puzzleOf({ layers: [{ name: "digit", domain: range(1, 4), role: "find" }] });
  const variable = (element: number): GroundVariable => ({
    layer: layerId(0),
    element,
    domain: [1, 2, 3, 4],
  });
  const groundOf = (of: TypedPuzzle): Ground => ({
    puzzle: of,
    instance: instanceOf(of, ""),
    board: makeBoard(2, 2),
    parameters: new Map(),
    data: new Map(),
    elements: new Map(),
    sets: new Map(),
    variables: [0, 1, 2, 3].map(variable),
    variableOf: new Map([[layerId(0), [0, 1, 2, 3].map((index) => index as GroundVariableId)]]),
    constraints: [],
    auxiliaries: [],
    patterns: [],
    candidates: [],
    placements: [],
    placementCounts: [],
    items: [],
    options: [],
  });
  const reader = (of = sudoku) => readingLine(groundOf(of), nowhere);
  const read = (line: string) => reader().value?.read(line, spanOf("l.txt", 10, 10 + line.length));
  it("fill the board row after row; `.` and `0` are nothing", () => {
    expect(read(" 10.4 # easy")?.value).toEqual([
      { element: 0, value: 1, span: spanOf("l.txt", 11, 12) },
      { element: 3, value: 4, span: spanOf("l.txt", 14, 15) },
    ]);
  });
  it("are as long as the board, and have its values", () => {
    expect(read("1234.")?.diagnostics[0]?.message).toBe("this line has 5 symbols, and the board has 4 cells");
    expect(read("15x4")?.diagnostics.map(({ message }) => message)).toEqual([
      "`5` is not a value that `digit` can have at r1c2",
      "`x` is not a value that `digit` can have at r2c1",
    ]);
    expect(read("15x4")?.value).toBeUndefined();
  });
  it("need one layer to be found on cells", () => {
    expect(reader(puzzle).diagnostics[0]?.message).toBe(
      "`P` cannot be filled by lines of symbols: it has nothing to find on cells",
    );
  });
});
