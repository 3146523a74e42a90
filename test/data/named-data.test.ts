import { describe, expect, it } from "vitest";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import type { Domain } from "../../packages/compiler/src/typed.js";
import { anyNumber, layerId, literal, range, read, yesNo } from "./typed-by-hand.js";

const no = undefined;
const colours: Domain = { kind: "symbols", values: ["white", "black"] };

describe("data by name", () => {
  const puzzle = {
    layers: [
      { name: "dot", domain: colours, on: { kind: "link" as const } },
      { name: "fence", domain: yesNo, on: { kind: "edge" as const } },
      { name: "sum", domain: anyNumber, on: { kind: "corner" as const } },
      {
        name: "total",
        domain: anyNumber,
        on: { kind: "diagonal" as const, which: "both" as const, long: false },
      },
      { name: "queen", domain: yesNo },
      { name: "box", domain: anyNumber, on: { kind: "box" as const, height: literal(2), width: literal(2) } },
      { name: "wind", domain: anyNumber, on: { kind: "direction" as const } },
    ],
  };
  const board = makeBoard(4, 4);
  it("fills links, edges, corners, diagonals, boxes and directions", () => {
    const { values, said } = read(
      puzzle,
      `dot: r1c1-r1c2 = white, r4c4-r3c4 = black
fence: r1c1.up, r4c4.down = yes, r2c1.right = no
sum: r1c1-r2c2 = 5, r1c1 = 1, r2c1-r1c2 = 5, r4c4.down.left = 9
total: r1c1-r4c4 = 10, r1c4-r4c1 = 20
queen: r1c1, r2c3
box: 1 . 3 .
wind: left = 2
`,
      board,
    );
    expect(said).toEqual([
      "ECP4007 [r2c1-r1c2] `r2c1-r1c2` is not on the board: no corner has these as its first and last cell",
    ]);
    expect(values("dot")[0]).toBe("white");
    expect(values("dot")[board.linkBetween(11, 15) ?? -1]).toBe("black");
    expect(values("fence")[board.edgeOf(0, 0) ?? -1]).toBe(true);
    expect(values("fence")[board.edgeOf(15, 2) ?? -1]).toBe(true);
    expect(values("fence")[board.edgeOf(4, 1) ?? -1]).toBe(false);
    expect(values("sum")[6]).toBe(5);
    expect(values("sum")[0]).toBe(1);
    expect(values("sum")[23]).toBe(9);
    expect(values("total").filter((value) => value !== undefined)).toEqual([10, 20]);
    expect(values("queen").flatMap((value, cell) => (value === true ? [cell] : []))).toEqual([0, 6]);
    expect(values("box")).toEqual([1, no, 3, no]);
    expect(values("wind")).toEqual([no, no, no, 2]);
  });
  it("says what is not there", () => {
    const { said } = read(
      puzzle,
      "dot: r1c1-r3c1 = white, r1c1 = white, r1c1-r1c2\nqueen: r5c1, r1c1 = maybe\nwind: lift = 1\nbox: 7 = 1\n",
      board,
    );
    expect(said).toEqual([
      "ECP4007 [r1c1-r3c1] `r1c1-r3c1` is not on the board: r1c1 and r3c1 do not share a side",
      "ECP4011 [r1c1] `r1c1` cannot be read as data of `dot`",
      "ECP4011 [r1c1-r1c2] `r1c1-r1c2` cannot be read as data of `dot`",
      "ECP4007 [r5c1] `r5c1` is not on the board: the board is 4 x 4",
      "ECP4006 [lift] there is no direction `lift`",
      "ECP4007 [7] `7` is not on the board: there are 4 boxes",
      "ECP4001 [maybe] `maybe` at r1c1 is not a value of `queen` (yes or no)",
    ]);
  });
});

describe("data by position", () => {
  const puzzle = {
    layers: [
      { name: "top", domain: range(0, 4), on: { kind: "column" as const } },
      { name: "runs", domain: { kind: "number-list" as const }, on: { kind: "line" as const } },
      { name: "sum", domain: anyNumber, on: { kind: "line" as const } },
    ],
  };
  it("stands in order, with points, dense, or by number", () => {
    for (const form of ["3 . 2 1", "3.21", "1 = 3, 3 = 2, column 4 = 1", "\n  3 . | 2 1"])
      expect(read(puzzle, `top: ${form}\n`, [2, 4])).toMatchObject({ said: [] });
    expect(read(puzzle, "top: 3.21\n", [2, 4]).values("top")).toEqual([3, no, 2, 1]);
    expect(read(puzzle, "top: 1 = 3, c3 = 2\n", [2, 4]).values("top")).toEqual([3, no, 2, no]);
  });
  it("is as long as what it stands on", () => {
    expect(read(puzzle, "top: 3 . 2\n", [2, 4]).said).toEqual([
      "ECP4013 [3 . 2] `top` has 3 values here, but there are 4 columns",
    ]);
    expect(read(puzzle, "top: 5 = 1, row 1 = 2\n", [2, 4]).said).toEqual([
      "ECP4007 [5] `5` is not on the board: there are 4 columns",
      "ECP4011 [row 1] `row 1` cannot be read as data of `top`",
    ]);
  });
  it("gives lists a line each, on rows and on columns", () => {
    const { values, said } = read(
      puzzle,
      "runs on rows:\n  1 1\n  .\nruns on columns:\n  2\n  0\n  1,1\nsum: row 2 = 5, column 1 = 6\n",
      [2, 3],
    );
    expect(said).toEqual([]);
    expect(values("runs")).toEqual([[1, 1], no, [2], [0], [1, 1]]);
    expect(values("sum")).toEqual([no, 5, 6, no, no]);
    expect(read(puzzle, "runs: row 1 = 1, 1, column 2 = 3 4\n", [2, 3]).values("runs")).toEqual([
      [1, 1],
      no,
      no,
      [3, 4],
      no,
    ]);
    expect(read(puzzle, "runs on rows:\n  1 x\n  2\n", [2, 3]).said).toEqual([
      "ECP4001 [1 x] `1 x` at row 1 is not a value of `runs` (numbers, with commas between them)",
    ]);
  });
});

describe("paths", () => {
  const puzzle = {
    layers: [
      { name: "thermo", domain: { kind: "paths" as const } },
      { name: "sum", domain: anyNumber, on: { kind: "of-layer" as const, layer: layerId(0) } },
    ],
  };
  it("go to any of eight cells, share and close", () => {
    const { elements, values, said } = read(
      puzzle,
      "thermo: r1c1-r1c2-r2c3, r2c1-r1c1-r1c2-r2c1\nthermo:\n  r3c3\nsum: 5 . 7\n",
      [3, 3],
    );
    expect(said).toEqual([]);
    expect(elements("thermo")).toMatchObject({
      names: ["1", "2", "3"],
      cells: [[0, 1, 5], [3, 0, 1, 3], [8]],
    });
    expect(values("sum")).toEqual([5, no, 7]);
  });
  it("have no other steps", () => {
    const { said, elements } = read(puzzle, "thermo: r1c1-r1c3-r2c3, r1c1-r1c9, r1c1-x, r1c1-r1c1\n", [3, 3]);
    expect(said).toEqual([
      "ECP4014 [r1c3] `thermo` steps from r1c1 to r1c3, which do not touch",
      "ECP4007 [r1c9] `r1c9` is not on the board: the board is 3 x 3",
      "ECP4011 [x] `x` cannot be read as data of `thermo`",
      "ECP4014 [r1c1] `thermo` steps from r1c1 to itself",
    ]);
    expect(elements("thermo")?.cells).toEqual([]);
  });
});
