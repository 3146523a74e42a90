/** Keys and pointers on cells of every form. */
import { describe, expect, test } from "vitest";
import { type CellPlan, middleOf } from "../../packages/preview/src/element/cell-plan.js";
import { makeCellShape, outlinePath } from "../../packages/preview/src/element/cell-shape.js";
import { hexagonPlan, squarePlan, trianglePlan } from "./plans.js";

const arrows = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const;

/** The cells that arrow keys lead through. */
function walk(plan: CellPlan, from: string, ...keys: readonly (keyof typeof arrows)[]): readonly string[] {
  const cells: string[] = [];
  let here = from;
  for (const key of keys) {
    const [rows, columns] = arrows[key];
    const next = plan.towards(here, rows, columns);
    cells.push(next ?? "rim");
    here = next ?? here;
  }
  return cells;
}

/** The cells that a pointer goes over from the middle of one to that of another. */
function pointer(plan: CellPlan, [row, column]: readonly [number, number], to: readonly [number, number]) {
  const from = plan.cellAt([row, column]);
  return from === undefined ? [] : plan.way(from, to).map(({ name }) => name);
}

describe("arrow keys", () => {
  test("step over holes and end at the rim of squares", () => {
    const plan = squarePlan(2, 4, new Set(["r1c2", "r1c3"]));
    expect(walk(plan, "r1c1", "right", "right", "down", "left", "left")).toEqual([
      "r1c4",
      "rim",
      "r2c4",
      "r2c3",
      "r2c2",
    ]);
    expect(walk(plan, "r2c2", "up")).toEqual(["rim"]);
    expect([plan.rowEnd("r1c4", -1), plan.rowEnd("r2c1", 1)]).toEqual(["r1c1", "r2c4"]);
  });

  test("lead down hexagons and up again by the same cells", () => {
    const plan = hexagonPlan(4, 3);
    expect(walk(plan, "r1c2", "down", "down", "down")).toEqual(["r2c2", "r3c2", "r4c2"]);
    expect(walk(plan, "r4c2", "up", "up", "up")).toEqual(["r3c2", "r2c2", "r1c2"]);
    expect(walk(plan, "r2c1", "right", "right", "right")).toEqual(["r2c2", "r2c3", "rim"]);
  });

  test("lead through sides of triangles, and through their corners where there is none", () => {
    const plan = trianglePlan(3, 5);
    expect(walk(plan, "r1c1", "down", "down", "up", "up")).toEqual(["r2c1", "r3c1", "r2c1", "r1c1"]);
    expect(walk(plan, "r1c1", "right", "right", "left")).toEqual(["r1c2", "r1c3", "r1c2"]);
  });
});

describe("a pointer", () => {
  test("goes from neighbour to neighbour, also where it skips cells, and out of the board", () => {
    expect(pointer(squarePlan(3, 3), [1, 1], [5.2, 1])).toEqual(["r2c1", "r3c1"]);
    expect(pointer(squarePlan(3, 3), [1, 1], [3, 3.2])).toEqual(["r1c2", "r2c2"]);
    expect(pointer(squarePlan(3, 3), [1, 1], [1, 9])).toEqual(["r1c2", "r1c3"]);
    expect(pointer(squarePlan(3, 3, new Set(["r1c2", "r2c2", "r3c2"])), [1, 1], [1, 5])).toEqual(["r1c3"]);
    const hexagons = hexagonPlan(3, 3);
    const goal = hexagons.cellAt([4.6, 3.1]);
    expect(goal?.name).toBe("r3c2");
    expect(pointer(hexagons, [1.1, 1], goal === undefined ? [0, 0] : middleOf(goal))).toEqual([
      "r2c1",
      "r3c2",
    ]);
  });

  test("finds the cell that it is in, and none beside the board", () => {
    const plan = trianglePlan(2, 3);
    expect([plan.cellAt([0.2, 1.3])?.name, plan.cellAt([0.2, 2.6])?.name]).toEqual(["r1c1", "r1c2"]);
    expect(plan.cellAt([0.2, 0.1])).toBeUndefined();
  });
});

test("a rim goes round all cells of a set, and marks have the form of their cell", () => {
  const plan = hexagonPlan(2, 2);
  const set = new Set(["r1c1", "r1c2", "r2c1"]);
  const sides = ["r1c1", "r1c2", "r2c1"].map((name) => {
    const cell = plan.cellAt(name === "r1c1" ? [1.1, 1] : name === "r1c2" ? [1.1, 3] : [2.9, 2]);
    return cell === undefined ? 0 : plan.rim(cell, set).length;
  });
  expect(sides).toEqual([4, 4, 4]);
  const square = makeCellShape("r1c1", [
    [0, 0],
    [40, 0],
    [40, 40],
    [0, 40],
  ]);
  expect([square.x, square.y, square.size]).toEqual([0, 0, 40]);
  expect(outlinePath(square, 2)).toBe("M2 2L38 2L38 38L2 38Z");
});
