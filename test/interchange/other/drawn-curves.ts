/** Genres of drawings, each told by the lines in its cells to the right and down. */
import { type Board, board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { bit, borderBits, borderLines, grid, orHidden } from "./parts.js";
import { gapped, number16, rowsOf, type Value } from "./spell.js";

interface Drawing {
  readonly body: string;
  readonly lines: readonly string[];
}

/** Something leads to its last row and its last column, so that it is not smaller than it says. */
function drawing(dice: Dice): Drawing {
  const [width, height] = [dice.from(1, 4), dice.from(2, 4)];
  const isLast = (cell: number): boolean => cell === width * height - 1;
  const right: boolean[] = [];
  const down: boolean[] = [];
  for (let cell = 0; cell < width * height; cell++) {
    right.push(cell % width < width - 1 && (isLast(cell + 1) || dice.chance(0.5)));
    down.push(cell < width * (height - 1) && (isLast(cell + width) || dice.chance(0.5)));
  }
  const cells = right.map((is, cell) => (is ? 1 : 0) + (down[cell] === true ? 2 : 0));
  const digits = cells.flatMap((low, cell) =>
    cell % 2 === 0 && cell + 1 < cells.length ? [(low + 4 * (cells[cell + 1] ?? 0)).toString(16)] : [],
  );
  const columns = rowsOf(right.map(bit), width).map((row) =>
    row
      .split(" ")
      .slice(0, width - 1)
      .join(" "),
  );
  return {
    body: `${width}/${height}/${digits.join("")}`,
    lines: [
      String(width),
      String(height),
      ...(width > 1 ? columns : []),
      ...rowsOf(down.map(bit), width).slice(0, -1),
    ],
  };
}

const curvedata: OtherGenre = {
  name: "curvedata",
  file: "curvedata",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () =>
      dice.chance(0.2) ? "=" : orHidden(dice, () => dice.pick(dice.from(0, 15), dice.from(16, 300))),
    );
    const drawn = board(dice, rows, columns, cells);
    const isHole = (cell: number): boolean => cells[cell] === "=";
    const b: Board = {
      ...drawn,
      right: drawn.right.map((is, link) => {
        const cell = link + Math.floor(link / (columns - 1));
        return is && !isHole(cell) && !isHole(cell + 1);
      }),
      below: drawn.below.map((is, cell) => is && !isHole(cell) && !isHole(cell + columns)),
    };
    const drawings = Array.from({ length: dice.from(1, 4) }, () => drawing(dice));
    const bars = [b.right, b.below].some((all) => all.includes(true)) ? `b${borderBits(b)}/` : "";
    const code = (value: Value): string | undefined =>
      value === undefined ? undefined : value === "=" ? "=" : number16(value);
    const word = (value: Value): string =>
      value === undefined ? "." : value === "?" ? "-2" : value === "=" ? "-3" : String(value);
    return {
      rows,
      columns,
      body: `${gapped(cells.map(code), "g")}/${bars}${drawings.map(({ body }) => body).join("/")}`,
      lines: [
        String(drawings.length),
        ...grid(b, cells, word),
        ...drawings.flatMap(({ lines }) => lines),
        ...borderLines(b).map((line) => line.replaceAll("1", "-2")),
      ],
    };
  },
};

export const drawnCurves: readonly OtherGenre[] = [curvedata];
