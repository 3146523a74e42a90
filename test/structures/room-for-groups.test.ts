/** Values that have no room are left out before anything is searched: with givens of every kind, counts are those of trying all boards. */
import { analyse } from "@ecp/compiler";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { heldExpectations } from "../support/solving.js";

const ROWS = 2;
const COLUMNS = 3;
const CELLS = ROWS * COLUMNS;

/** Every board on which each group of equal numbers has that size. */
function boards(torus: boolean): number[][] {
  const found: number[][] = [];
  const board = Array.from({ length: CELLS }, () => 0);
  const fill = (cell: number): void => {
    if (cell === CELLS) {
      if (board.every((number, from) => groupSize(board, from, torus) === number)) found.push([...board]);
      return;
    }
    for (let number = 1; number <= CELLS; number++) {
      board[cell] = number;
      fill(cell + 1);
    }
  };
  fill(0);
  return found;
}

function groupSize(board: readonly number[], from: number, torus: boolean): number {
  const group = [from];
  for (const cell of group)
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      let [row, column] = [Math.floor(cell / COLUMNS) + down, (cell % COLUMNS) + right];
      if (torus) [row, column] = [(row + ROWS) % ROWS, (column + COLUMNS) % COLUMNS];
      if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) continue;
      const next = row * COLUMNS + column;
      if (board[next] === board[from] && !group.includes(next)) group.push(next);
    }
  return group.length;
}

describe.each([false, true])("groups by their size (torus: %s)", (torus) => {
  const all = boards(torus);
  // Of a board that holds, some numbers, or of any.
  const mask = fc.array(fc.boolean(), { minLength: CELLS, maxLength: CELLS });
  const number = fc.array(fc.integer({ min: 1, max: CELLS }), { minLength: CELLS, maxLength: CELLS });
  const givens = fc
    .tuple(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...all) }, number), mask)
    .map(([board, kept]) => board.map((number, cell) => (kept[cell] === true ? number : null)));
  test("have room", () => {
    fc.assert(
      fc.property(givens, (given) => {
        const count = all.filter((board) =>
          given.every((number, cell) => number === null || board[cell] === number),
        ).length;
        const rows = Array.from({ length: ROWS }, (_, row) =>
          given
            .slice(row * COLUMNS, (row + 1) * COLUMNS)
            .map((number) => number ?? ".")
            .join(" "),
        );
        const text = [
          'puzzle P "P"',
          `board ${ROWS} x ${COLUMNS}${torus ? " torus" : ""}`,
          "find n: 1..size(cells)",
          "for each group g by n: size(g) = g.n",
          'instance "one" of P:',
          "  n:",
          ...rows.map((row) => `    ${row}`),
          count === 0 ? "  expect no solution" : `  expect ${count} solutions`,
        ].join("\n");
        const analysis = analyse("room.ecp", text, noFiles);
        expect(analysis.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
        expect(heldExpectations(analysis).map(({ found }) => found)).toEqual([String(count)]);
      }),
      { numRuns: 150, seed: 4 },
    );
  });
});
