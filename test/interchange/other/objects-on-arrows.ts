/** Genres in which things are placed along printed arrows of several cells. */
import { board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { empty } from "./parts.js";
import { arrows } from "./paths.js";
import { rowsOf, thirds } from "./spell.js";

/** By link, 1 to the left or up and 2 to the right or down, as ways go that have no cell in common. */
function randomWays(dice: Dice, rows: number, columns: number): number[] {
  const level = rows * (columns - 1);
  const steps = new Array<number>(level + (rows - 1) * columns).fill(0);
  const taken = new Set<number>();
  for (let tries = dice.from(0, 6); tries > 0; tries--) {
    let cell = dice.below(rows * columns);
    if (taken.has(cell)) continue;
    taken.add(cell);
    for (let length = dice.from(1, 8); length > 0; length--) {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      const free = [
        ...(column + 1 < columns ? [{ to: cell + 1, link: row * (columns - 1) + column, step: 2 }] : []),
        ...(column > 0 ? [{ to: cell - 1, link: row * (columns - 1) + column - 1, step: 1 }] : []),
        ...(row + 1 < rows ? [{ to: cell + columns, link: level + cell, step: 2 }] : []),
        ...(row > 0 ? [{ to: cell - columns, link: level + cell - columns, step: 1 }] : []),
      ].filter(({ to }) => !taken.has(to));
      if (free.length === 0) break;
      const next = dice.pick(...free);
      steps[next.link] = next.step;
      cell = next.to;
      taken.add(cell);
    }
  }
  return steps;
}

const evolmino: OtherGenre = {
  name: "evolmino",
  file: "evolmino",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => dice.from(1, 2));
    const values = cells.map((value) => (typeof value === "number" ? value : 0));
    const steps = randomWays(dice, rows, columns);
    const level = rows * (columns - 1);
    const lines = rowsOf(
      values.map((value) => ".#0".charAt(value)),
      columns,
    );
    for (let row = 0; row < rows; row++)
      lines.push(steps.slice(row * (columns - 1), (row + 1) * (columns - 1)).join(" "));
    for (let row = 0; row + 1 < rows; row++)
      lines.push(steps.slice(level + row * columns, level + (row + 1) * columns).join(" "));
    const told = arrows(steps.map((step) => step === 1)) + arrows(steps.map((step) => step === 2));
    return {
      rows,
      columns,
      body: thirds(values) + told,
      lines: [...lines, ...empty(board(dice, rows, columns, []))],
    };
  },
};

export const onArrowGenres: readonly OtherGenre[] = [evolmino];
