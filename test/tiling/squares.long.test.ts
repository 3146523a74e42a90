import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Board } from "../../packages/compiler/src/board.js";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import { at, cells, type NaiveBoard, onOneDiagonal, place, sharingSide, touching } from "./naive-squares.js";

const directions = [0, 1, 2, 3];

const anyBoard = fc
  .record({
    rows: fc.integer({ min: 1, max: 6 }),
    columns: fc.integer({ min: 1, max: 6 }),
    torus: fc.boolean(),
    holes: fc.array(fc.nat(35), { maxLength: 5 }),
  })
  .map(({ rows, columns, torus, holes }): { naive: NaiveBoard; board: Board } => {
    const inside = holes.filter((hole) => hole < rows * columns);
    return {
      naive: { rows, columns, torus, holes: new Set(inside) },
      board: makeBoard(rows, columns, { torus, without: inside }),
    };
  });

const always = (property: (naive: NaiveBoard, board: Board) => void): void => {
  fc.assert(
    fc.property(anyBoard, ({ naive, board }) => property(naive, board)),
    { numRuns: 300 },
  );
};

const sorted = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

describe("cells near a cell", () => {
  it("are neighbours where they share a side, and around where they touch", () => {
    always((naive, board) => {
      expect(board.cells).toEqual(cells(naive));
      for (const cell of board.cells) {
        expect(board.neighbours(cell)).toEqual(sharingSide(naive, cell));
        expect(sorted(board.around(cell))).toEqual(sorted(touching(naive, cell)));
        expect(sorted(board.ring(cell).pieces.flat())).toEqual(sorted(touching(naive, cell)));
        // A narrower torus meets itself in the ring.
        if (naive.torus && Math.min(naive.rows, naive.columns) < 3) continue;
        for (const piece of board.ring(cell).pieces)
          for (let i = 1; i < piece.length; i++)
            expect(board.neighbours(piece[i] ?? -1).includes(piece[i - 1] ?? -1)).toBe(true);
      }
    });
  });
  it("are seen as far as the border, a hole, or once round", () => {
    always((_, board) => {
      for (const cell of board.cells)
        for (const direction of directions) {
          const seen = board.look(cell, direction);
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen.includes(cell)).toBe(false);
          let x = cell;
          for (const y of seen) {
            expect(board.next(x, direction)).toBe(y);
            x = y;
          }
          const end = board.next(x, direction);
          expect(end === undefined || end === cell).toBe(true);
        }
    });
  });
});

describe("families of sets", () => {
  it("rows and columns have each cell once", () => {
    always((naive, board) => {
      expect(board.lines.row.sets.flat()).toEqual(board.cells);
      expect(sorted(board.lines.column.sets.flat())).toEqual(board.cells);
      expect(board.lines.line.sets).toEqual([...board.lines.row.sets, ...board.lines.column.sets]);
      board.lines.column.sets.forEach((set, column) => {
        for (const cell of set) expect(place(naive, cell)[1]).toBe(column);
      });
    });
  });
  it("diagonals have two cells together exactly where diagonal steps lead from one to the other", () => {
    always((naive, board) => {
      for (const [which, way] of [
        ["down", 1],
        ["up", -1],
      ] as const) {
        const { sets } = board.diagonals(which, false);
        expect(sorted(sets.flat())).toEqual(board.cells);
        for (const set of sets)
          for (const x of board.cells)
            for (const y of set)
              if (onOneDiagonal(naive, x, y, way) !== set.includes(x))
                expect([which, x, y, set]).toBe("apart");
        const long = board.diagonals(which, true).sets;
        for (const set of long) expect(sets).toContainEqual(set);
        const [height, width] = [naive.rows, naive.columns];
        const shorter = Math.min(height, width);
        // It runs through as many places, holes too, without wrapping, as the shorter side has.
        const starts = Array.from({ length: height * width }, (_, i) => i).filter((start) => {
          const [row, column] = place(naive, start);
          const last = row + way * (shorter - 1);
          return last >= 0 && last < height && column + shorter <= width;
        });
        for (const set of sets)
          expect(long.some((other) => other.join() === set.join())).toBe(
            starts.some((start) => onOneDiagonal(naive, start, set[0] ?? -1, way)),
          );
      }
      const both = board.diagonals("both", false).sets.map((set) => sorted(set).join());
      if (naive.torus && naive.holes.size === 0) expect(new Set(both).size).toBe(both.length);
    });
  });
  it("boxes tile, blocks are all windows", () => {
    always((naive, board) => {
      for (let h = 1; h <= 3; h++)
        for (let w = 1; w <= 3; w++) {
          const boxes = board.boxes(h, w);
          expect(boxes !== undefined).toBe(naive.rows % h === 0 && naive.columns % w === 0);
          if (boxes) expect(sorted(boxes.sets.flat())).toEqual(board.cells);
          const windows = new Set<string>();
          if (h <= naive.rows && w <= naive.columns)
            for (let r = 0; r < naive.rows; r++)
              for (let c = 0; c < naive.columns; c++) {
                const set: (number | undefined)[] = [];
                for (let i = 0; i < h; i++) for (let j = 0; j < w; j++) set.push(at(naive, r + i, c + j));
                const there = set.filter((x): x is number => x !== undefined);
                if (there.length === h * w) windows.add(sorted(there).join());
              }
          const blocks = board.blocks(h, w).sets.map((set) => sorted(set).join());
          expect(blocks.length).toBe(windows.size);
          expect(new Set(blocks)).toEqual(windows);
        }
    });
  });
});

describe("links, edges and corners", () => {
  it("a link joins neighbours, and two neighbours have one", () => {
    always((naive, board) => {
      const across = naive.torus && naive.columns !== 2 ? naive.columns : naive.columns - 1;
      const down = naive.torus && naive.rows !== 2 ? naive.rows : naive.rows - 1;
      expect(board.linkCount).toBe(naive.rows * across + down * naive.columns);
      const used = new Set<number>();
      for (const cell of board.cells)
        for (const direction of directions) {
          const other = board.next(cell, direction);
          const link = board.linkFrom(cell, direction);
          expect(link === undefined).toBe(other === undefined);
          if (link === undefined || other === undefined) continue;
          used.add(link);
          expect(sorted(board.linkEnds(link) ?? [])).toEqual(sorted([cell, other]));
          const size = direction === 1 || direction === 3 ? naive.columns : naive.rows;
          if (!naive.torus || size !== 2)
            expect(board.linkEnds(link)?.[direction === 1 || direction === 2 ? 0 : 1]).toBe(cell);
          expect(board.linkBetween(cell, other)).toBe(link);
        }
      for (let link = 0; link < board.linkCount; link++)
        expect(board.linkEnds(link) !== undefined).toBe(used.has(link));
    });
  });
  it("an edge has the cells beside it, and two neighbours share one", () => {
    always((naive, board) => {
      const [r, c] = [naive.rows, naive.columns];
      expect(board.edgeCount).toBe(naive.torus ? 2 * r * c : (r + 1) * c + r * (c + 1));
      const beside = new Map<number, Set<number>>();
      for (const cell of board.cells)
        for (const direction of directions) {
          const edge = board.edgeOf(cell, direction) ?? -1;
          beside.set(edge, (beside.get(edge) ?? new Set()).add(cell));
          const other = board.next(cell, direction);
          if (other !== undefined) expect(board.edgeCells(edge)).toContain(other);
        }
      for (let edge = 0; edge < board.edgeCount; edge++)
        expect(sorted(board.edgeCells(edge))).toEqual(sorted(beside.get(edge) ?? []));
    });
  });
  it("a corner has the cells that meet there", () => {
    always((naive, board) => {
      const meeting = new Map<number, Set<number>>();
      for (const cell of board.cells)
        for (const vertical of [0, 2])
          for (const horizontal of [3, 1]) {
            const corner = board.cornerOf(cell, vertical, horizontal) ?? -1;
            meeting.set(corner, (meeting.get(corner) ?? new Set()).add(cell));
          }
      const [r, c] = [naive.rows, naive.columns];
      expect(board.cornerCount).toBe(naive.torus ? r * c : (r + 1) * (c + 1));
      for (let corner = 0; corner < board.cornerCount; corner++) {
        expect(sorted(board.cornerCells(corner))).toEqual(sorted(meeting.get(corner) ?? []));
        expect(sorted(board.cornerRing(corner).pieces.flat())).toEqual(sorted(meeting.get(corner) ?? []));
      }
    });
  });
});

describe("symmetries", () => {
  it("keep cells, holes and neighbours, and are a group", () => {
    always((naive, board) => {
      const found = board.symmetries().map((symmetry) => symmetry.cells);
      const keys = new Set(found.map((image) => image.join()));
      expect(keys.size).toBe(found.length);
      expect(found[0]?.every((to, from) => to === from)).toBe(true);
      for (const image of found) {
        for (const cell of board.cells) {
          const to = image[cell] ?? -1;
          expect(sorted(board.neighbours(to))).toEqual(
            sorted(board.neighbours(cell).map((x) => image[x] ?? -1)),
          );
        }
        for (const other of found) expect(keys.has(image.map((to) => other[to]).join())).toBe(true);
      }
      if (naive.holes.size === 0 && naive.rows > 1 && naive.columns > 1)
        expect(found.length).toBe(naive.rows === naive.columns ? 8 : 4);
    });
  });
});

describe("particular boards", () => {
  it("numbers and names as board.ts says", () => {
    const board = makeBoard(3, 4);
    expect(board.linkEnds(0)).toEqual([0, 1]);
    expect(board.linkEnds(9)).toEqual([0, 4]);
    expect(board.linkName(9)).toBe("r1c1-r2c1");
    expect(board.edgeOf(0, 0)).toBe(0);
    expect(board.edgeOf(11, 2)).toBe(15);
    expect(board.edgeOf(0, 3)).toBe(16);
    expect(board.edgeName(15)).toBe("r3c4.down");
    expect(board.cornerName(0)).toBe("r1c1");
    expect(board.cornerName(6)).toBe("r1c1-r2c2");
    expect(board.diagonals("down", true).name(0)).toBe("the diagonal from r1c1 to r3c3");
    expect(board.diagonals("up", false).name(0)).toBe("the diagonal of r1c1");
    expect(board.span(2, 0)).toEqual([2, 1, 0]);
    expect(board.span(0, 5)).toBeUndefined();
    expect(makeBoard(1, 3, { without: [1] }).span(0, 2)).toEqual([0, undefined, 2]);
  });
  it("a ring is closed inside, cut at the border and at holes", () => {
    const board = makeBoard(3, 3, { without: [1] });
    expect(board.ring(4)).toEqual({ pieces: [[2, 5, 8, 7, 6, 3, 0]], closed: false });
    expect(makeBoard(3, 3).ring(4).closed).toBe(true);
    expect(makeBoard(1, 3).ring(1).pieces).toEqual([[2], [0]]);
    expect(makeBoard(2, 2).cornerRing(4)).toEqual({ pieces: [[0, 1, 3, 2]], closed: true });
  });
  it("a square torus of order n has n diagonals each way", () => {
    expect(makeBoard(7, 7, { torus: true }).diagonals("both", false).sets.length).toBe(14);
    expect(
      makeBoard(4, 6, { torus: true })
        .diagonals("up", false)
        .sets.map((set) => set.length),
    ).toEqual([12, 12]);
  });
});
