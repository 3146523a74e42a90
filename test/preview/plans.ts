/** Boards as drawings have them, worked out here: outlines of cells in pixels, by the names of the cells. */
import { type CellPlan, makeCellPlan } from "../../packages/preview/src/element/cell-plan.js";
import { type CellShape, type Corner, makeCellShape } from "../../packages/preview/src/element/cell-shape.js";

/** Rounded as they are in a drawing. */
const shapeOf = (name: string, corners: readonly Corner[]): CellShape =>
  makeCellShape(
    name,
    corners.map(([x, y]): Corner => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]),
  );

const planOf = (shapes: readonly CellShape[]): CellPlan =>
  makeCellPlan(new Map(shapes.map((shape) => [shape.name, shape])));

const grid = <Made>(rows: number, columns: number, make: (row: number, column: number) => Made): Made[] =>
  Array.from({ length: rows * columns }, (_, at) => make(Math.floor(at / columns), at % columns));

const nameOf = (row: number, column: number): string => `r${row + 1}c${column + 1}`;

export const squarePlan = (rows: number, columns: number, holes: ReadonlySet<string> = new Set()): CellPlan =>
  planOf(
    grid(rows, columns, (row, column) =>
      shapeOf(nameOf(row, column), [
        [40 * column, 40 * row],
        [40 * column + 40, 40 * row],
        [40 * column + 40, 40 * row + 40],
        [40 * column, 40 * row + 40],
      ]),
    ).filter(({ name }) => !holes.has(name)),
  );

/** Each second row half a cell further to the right. */
export function hexagonPlan(rows: number, columns: number): CellPlan {
  const radius = 40 / Math.sqrt(3);
  return planOf(
    grid(rows, columns, (row, column) => {
      const [x, y] = [20 + 40 * column + 20 * (row % 2), radius + 1.5 * radius * row];
      const corners = Array.from({ length: 6 }, (_, at): Corner => {
        const angle = ((2 * at - 1) * Math.PI) / 6;
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      });
      return shapeOf(nameOf(row, column), corners);
    }),
  );
}

/** They stand on a side and on a corner in turn. */
export function trianglePlan(rows: number, columns: number): CellPlan {
  const [side, height] = [52, 26 * Math.sqrt(3)];
  return planOf(
    grid(rows, columns, (row, column) => {
      const [left, top] = [(side / 2) * column, height * row];
      const [base, tip] = (row + column) % 2 === 0 ? [top + height, top] : [top, top + height];
      return shapeOf(nameOf(row, column), [
        [left, base],
        [left + side, base],
        [left + side / 2, tip],
      ]);
    }),
  );
}
