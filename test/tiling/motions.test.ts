/** Motions of boards of every kind are a group, and take all that lies on the board with them. */
import "../support/fixed-seed.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Board } from "../../packages/compiler/src/board.js";
import { type BoardKind, boardOf } from "../../packages/compiler/src/tiling/make-board.js";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";

const sorted = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

function expectAGroup({ motions }: Board): void {
  const all = motions.all();
  const keys = new Set(all.map(({ key }) => key));
  expect(keys.size).toBe(all.length);
  expect(all.length).toBeLessThanOrEqual(motions.most);
  for (const motion of all.slice(0, 1)) expect(motions.cell(motion, 0)).toBe(0);
}

/** Every third motion, with each of these. */
function expectAllIsTaken(board: Board): void {
  const { motions } = board;
  const all = motions.all();
  const some = all.filter((_, k) => k % Math.max(1, Math.floor(all.length / 4)) === 0);
  for (const motion of some) {
    const cell = (from: number): number => motions.cell(motion, from);
    for (const other of some) {
      const both = motions.composed(motion, other);
      expect(both).toBeDefined();
      if (both === undefined) continue;
      for (const from of board.cells) expect(motions.cell(both, from)).toBe(motions.cell(other, cell(from)));
    }
    for (const from of board.cells)
      for (const direction of board.directions) {
        const edge = board.edgeOf(from, direction);
        if (edge === undefined) continue;
        const side = motions.element(motion, "wedge", from * board.directionSlots + direction);
        if (side === undefined) throw new Error("a side goes nowhere");
        const [to, turned] = [Math.floor(side / board.directionSlots), side % board.directionSlots];
        const next = board.next(from, direction);
        expect([to, board.next(to, turned)]).toEqual([
          cell(from),
          next === undefined ? undefined : cell(next),
        ]);
        if (!board.torus) expect(motions.element(motion, "edge", edge)).toBe(board.edgeOf(to, turned));
      }
    for (let link = 0; link < board.linkCount; link++) {
      const ends = board.linkEnds(link);
      if (ends === undefined) continue;
      const to = board.linkEnds(motions.element(motion, "link", link) ?? -1) ?? [];
      expect(sorted(to)).toEqual(sorted(ends.map(cell)));
    }
    for (let edge = 0; edge < board.edgeCount; edge++) {
      const beside = board.edgeCells(edge);
      if (beside.length === 0) continue;
      const to = board.edgeCells(motions.element(motion, "edge", edge) ?? -1);
      expect(sorted(to)).toEqual(sorted(beside.map(cell)));
    }
    for (let corner = 0; corner < (board.lacks.has("corner") ? 0 : board.cornerCount); corner++) {
      const around = board.cornerCells(corner);
      if (around.length === 0) continue;
      const to = board.cornerCells(motions.element(motion, "corner", corner) ?? -1);
      expect(sorted(to)).toEqual(sorted(around.map(cell)));
    }
    board.lines.line.sets.forEach((cells, line) => {
      const to = motions.element(motion, "line", line);
      // Rows of cells that have no directions are rows of the map alone; round a board of hexagons the slanted lines are none.
      if (to !== undefined || !(board.torus || board.directions.length === 0))
        expect(sorted(board.lines.line.sets[to ?? -1] ?? [])).toEqual(sorted(cells.map(cell)));
    });
  }
}

const rectangle = (rows: number, columns: number): BoardKind => ({
  tile: "squares",
  lengths: [rows, columns],
});
const kinds: readonly (readonly [name: string, kind: BoardKind, motions: number])[] = [
  ["4 x 4", rectangle(4, 4), 8],
  ["hexagon 3", { tile: "hexagons", form: "hexagon", lengths: [3] }, 12],
  ["triangle 4 of hexagons", { tile: "hexagons", form: "triangle", lengths: [4] }, 6],
  ["3 x 4 hexagons", { tile: "hexagons", lengths: [3, 4] }, 2],
  ["4 x 4 hexagons", { tile: "hexagons", lengths: [4, 4] }, 2],
  ["triangle 4", { tile: "triangles", form: "triangle", lengths: [4] }, 6],
  ["hexagon 2 of triangles", { tile: "triangles", form: "hexagon", lengths: [2] }, 12],
  ["3 x 3 x 3", { tile: "squares", lengths: [3, 3, 3] }, 48],
  ["2 x 3 x 4", { tile: "squares", lengths: [2, 3, 4] }, 8],
  ["2 x 2 x 2 x 2", { tile: "squares", lengths: [2, 2, 2, 2] }, 384],
  ["3 x 3 x 3 torus", { tile: "squares", lengths: [3, 3, 3], gluing: "torus" }, 48 * 27],
  ["3 x 5 cylinder", { tile: "squares", lengths: [3, 5], gluing: "cylinder" }, 20],
  // Once round turns it over, so as many shifts again.
  ["3 x 5 mobius", { tile: "squares", lengths: [3, 5], gluing: "mobius" }, 20],
  ["cube 2", { tile: "squares", form: "cube", lengths: [2] }, 48],
  ["3 x 6 pentagons", { tile: "pentagons", lengths: [3, 6] }, 4],
  ["3 x 9 rhombi", { tile: "rhombi", lengths: [3, 9] }, 1],
  ["2 x 12 snub", { tile: "snub", lengths: [2, 12] }, 2],
  ["4 x 5 torus of hexagons", { tile: "hexagons", lengths: [4, 5], gluing: "torus" }, 80],
];

describe.each(kinds)("%s", (_, kind, count) => {
  const board = boardOf(kind)();
  test("as many as it has", () => {
    expect(board.motions.all().length).toBe(count);
    expectAGroup(board);
  });
  test("take all with them", () => {
    expectAllIsTaken(board);
  });
});

test("holes go onto holes", () => {
  const board = boardOf({ tile: "hexagons", form: "hexagon", lengths: [2] })([0]);
  // The hole, the cell opposite it and the middle lie on the one axis that is left.
  expect(board.motions.all().length).toBe(2);
  expectAllIsTaken(board);
});

test("rectangles of squares, with holes and without, flat and on a torus", () => {
  const anyBoard = fc.record({
    rows: fc.integer({ min: 1, max: 6 }),
    columns: fc.integer({ min: 1, max: 6 }),
    torus: fc.boolean(),
    holes: fc.array(fc.nat(35), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(anyBoard, ({ rows, columns, torus, holes }) => {
      const without = holes.filter((hole) => hole < rows * columns);
      const board = makeBoard(rows, columns, { torus, without });
      const keys = new Set(board.motions.all().map(({ key }) => key));
      expect(keys.size).toBe(board.motions.all().length);
      expectAllIsTaken(board);
      if (!torus && without.length === 0 && rows !== columns) expect(keys.size).toBe(4);
    }),
    { numRuns: 100 },
  );
});
