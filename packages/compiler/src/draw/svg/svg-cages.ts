/** Cages in SVG: a dashed outline inside the cells of each, so that the borders of boxes beside it are seen. */
import type { BoardScene } from "../scene.js";
import { CELL } from "./svg-text.js";

/** From the border of a cell to the outline of its cage. */
const INSET = 4;

export function svgCages(scene: BoardScene): readonly string[] {
  const { cages, rows, columns } = scene;
  if (cages === undefined) return [];
  const cageAt = (row: number, column: number): number | undefined =>
    row < 0 || column < 0 || row >= rows || column >= columns ? undefined : cages[row * columns + column];
  const paths = cages.flatMap((cage, index) => {
    if (cage === undefined) return [];
    const [row, column] = [Math.floor(index / columns), index % columns];
    const isIn = (down: number, right: number): boolean => cageAt(row + down, column + right) === cage;
    // Each side as it is where the cell above it lies above: the four are turns of one.
    const sides = (
      [
        [-1, 0],
        [0, 1],
        [1, 0],
        [0, -1],
      ] as const
    ).flatMap(([down, right], turn) => {
      if (isIn(down, right)) return [];
      const [from, to] = ([-1, 1] as const).map((way) => {
        const [asideDown, asideRight] = [way * right, -way * down];
        const goesOn = isIn(asideDown, asideRight);
        const turnsOut = goesOn && isIn(asideDown + down, asideRight + right);
        return way * (turnsOut ? CELL / 2 + INSET : goesOn ? CELL / 2 : CELL / 2 - INSET);
      });
      return [sidePath(turn, from ?? 0, to ?? 0)];
    });
    return sides.map((path) => path(column * CELL + CELL / 2, row * CELL + CELL / 2));
  });
  return [`<path class="line cage" d="${paths.join("")}"/>`];
}

/** The side of a cell after so many quarter turns, from one place along it to another. */
function sidePath(turn: number, from: number, to: number): (x: number, y: number) => string {
  const far = CELL / 2 - INSET;
  return (x, y) => {
    switch (turn) {
      case 0:
        return `M${x + from} ${y - far}H${x + to}`;
      case 1:
        return `M${x + far} ${y + from}V${y + to}`;
      case 2:
        return `M${x - from} ${y + far}H${x - to}`;
      default:
        return `M${x - far} ${y - from}V${y - to}`;
    }
  };
}
