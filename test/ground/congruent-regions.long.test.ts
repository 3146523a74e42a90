/** Shapes of regions that are too many to list, each known by one cell: compared by the ways to lay one on the other, and told here by trying all. */
import { analyse } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { heldExpectations } from "../support/solving.js";

const ROWS = 4;
const COLUMNS = 5;
const CELLS = ROWS * COLUMNS;
const all = 2 ** CELLS - 1;

const neighbours = Array.from({ length: CELLS }, (_, cell) => {
  const column = cell % COLUMNS;
  const beside = [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < COLUMNS - 1 ? [cell + 1] : []),
    ...(cell >= COLUMNS ? [cell - COLUMNS] : []),
    ...(cell < CELLS - COLUMNS ? [cell + COLUMNS] : []),
  ];
  return beside.reduce((bits, each) => bits | (1 << each), 0);
});

function isConnected(set: number, from: number): boolean {
  let reached = 1 << from;
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (let cell = 0; cell < CELLS; cell++)
      if ((reached & (1 << cell)) !== 0) reached |= (neighbours[cell] ?? 0) & set;
  }
  return reached === set;
}

const pointsOf = (set: number): readonly (readonly [number, number])[] =>
  Array.from({ length: CELLS }, (_, cell) => cell)
    .filter((cell) => (set & (1 << cell)) !== 0)
    .map((cell) => [Math.floor(cell / COLUMNS), cell % COLUMNS]);

function outlineOf(points: readonly (readonly [number, number])[]): string {
  const top = Math.min(...points.map(([row]) => row));
  const left = Math.min(...points.map(([, column]) => column));
  return points
    .map(([row, column]) => `${row - top},${column - left}`)
    .sort()
    .join(" ");
}

const shapeOf = (points: readonly (readonly [number, number])[]): string | undefined =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((way) =>
      outlineOf(
        points.map(([row, column]) => {
          const [a, b] = (way & 1) === 0 ? [row, column] : [column, row];
          return [(way & 2) === 0 ? a : -a, (way & 4) === 0 ? b : -b];
        }),
      ),
    )
    .sort()[0];

/** One part has the first cell of the board, the other one the last. */
const divisions = Array.from({ length: 2 ** (CELLS - 2) }, (_, inner) => 2 * inner + 1).filter(
  (set) => isConnected(set, 0) && isConnected(all - set, CELLS - 1),
);

test.each([
  { measure: "shape", of: shapeOf },
  { measure: "outline", of: outlineOf },
])("two regions have one $measure, or not", ({ measure, of }) => {
  const alike = divisions.filter((set) => of(pointsOf(set)) === of(pointsOf(all - set))).length;
  const held = (operator: string, expected: number): string | undefined => {
    const text = `puzzle P
board ${ROWS} x ${COLUMNS}
given dot: yes/no
find part: region
exactly 1 dot in each part
r1c1.part.${measure} ${operator} r${ROWS}c${COLUMNS}.part.${measure}

instance of P:
  dot: r1c1, r${ROWS}c${COLUMNS}
  expect ${expected} solutions
`;
    return heldExpectations(analyse("test.ecp", text, noFiles))[0]?.found;
  };
  expect(held("=", alike)).toBe(`${alike}`);
  expect(held("!=", divisions.length - alike)).toBe(`${divisions.length - alike}`);
});
