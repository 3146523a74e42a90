/** Genres of regions. */
import { board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import {
  cellGenre,
  compassCode,
  compassNumber,
  compassWord,
  empty,
  grid,
  largeOrHidden,
  lengthCodes,
  lengthsOf,
  lengthsWord,
  letterOf,
  noEdges,
  noLinks,
  number,
  orHidden,
  upToOrHidden,
} from "./parts.js";
import { blank, dots, fives, gapped, numbers4, numbers16, rowsOf, type Value } from "./spell.js";

/** Where dots are, as how many points lie before each; then numbers. */
const bdblock: OtherGenre = {
  name: "bdblock",
  file: "bdblock",
  draw(dice, rows, columns) {
    const numbers = cellsOf(dice, rows * columns, () => number(dice, 1, 300));
    const corners = cellsOf(dice, (rows + 1) * (columns + 1), () => 1);
    let body = "";
    let empty = 0;
    for (const corner of corners) {
      if (corner === undefined) empty++;
      if (corner === undefined && empty < 36) continue;
      body += corner === undefined ? "." : empty.toString(36);
      empty = 0;
    }
    const b = board(dice, rows, columns, numbers);
    if (empty > 0) body += empty.toString(36);
    return {
      rows,
      columns,
      body: `${body}/${numbers16(numbers)}`,
      lines: [
        ...grid(b, numbers),
        ...rowsOf(
          corners.map((corner) => (corner === undefined ? "." : "1")),
          columns + 1,
        ),
        ...noLinks(b),
      ],
    };
  },
};

/** Cells that are not there stand behind the numbers of an address, if there are any. */
const narrow: OtherGenre = {
  name: "narrow",
  file: "narrow",
  draw(dice, rows, columns) {
    const share = dice.pick(0, 0, 0.2);
    const holes = Array.from({ length: rows * columns }, (_, cell) => cell > 0 && dice.chance(share));
    const all = cellsOf(dice, rows * columns, () => dice.from(1, 4));
    const cells = all.map((value, cell) => (holes[cell] === true ? undefined : value));
    const b = board(dice, rows, columns, cells);
    const inFile = cells.map((value, cell) => (holes[cell] === true ? "*" : value));
    return {
      rows,
      columns,
      body: numbers16(cells) + (holes.includes(true) ? fives(holes) : ""),
      lines: [...grid(b, inFile), ...noEdges(b)],
    };
  },
};

const tentaisho: OtherGenre = {
  name: "tentaisho",
  file: "tentaisho",
  draw(dice, rows, columns) {
    const width = 2 * columns - 1;
    const share = dice.pick(0, 0.1, 0.4);
    const all = Array.from({ length: width * (2 * rows - 1) }, (): 1 | 2 | undefined =>
      dice.chance(share) ? dice.pick(1, 2) : undefined,
    );
    // Black and white make a picture and no rule: all come back white.
    const write = (of: readonly (1 | 2 | undefined)[]) => ({
      body: dots(of),
      lines: [
        ...rowsOf(
          of.map((dot) => String(dot ?? ".")),
          width,
        ).map((line) => line.replaceAll(" ", "")),
        ...blank(rows, columns - 1, "0"),
        ...blank(rows - 1, columns, "0"),
      ],
    });
    return {
      rows,
      columns,
      ...write(all),
      again: write(all.map((dot) => (dot === undefined ? undefined : 1))),
    };
  },
};

const doublechoco: OtherGenre = {
  name: "dbchoco",
  file: "dbchoco",
  draw(dice, rows, columns) {
    const grey = Array.from({ length: rows * columns }, () => dice.chance(0.5));
    const cells = cellsOf(dice, rows * columns, () => orHidden(dice, () => number(dice, 1, 300)));
    const b = board(dice, rows, columns, cells);
    const say = (value: Value, cell: number): string => {
      const text = `${grey[cell] === true ? "-" : ""}${value === "?" ? 0 : (value ?? "")}`;
      return text === "" ? "." : text;
    };
    return {
      rows,
      columns,
      body: fives(grey) + numbers16(cells),
      lines: [...rowsOf(cells.map(say), columns), ...noLinks(b)],
    };
  },
};

export const regionsGenres: readonly OtherGenre[] = [
  cellGenre("shakashaka", "shakashaka", upToOrHidden(4), numbers4, empty, {
    say: letterOf({ "?": "5" }),
  }),
  bdblock,
  cellGenre("lohkous", "lohkous", lengthsOf, lengthCodes, noLinks, {
    say: lengthsWord,
  }),
  cellGenre("shikaku", "shikaku", largeOrHidden, numbers16, noLinks),
  cellGenre(
    "fivecells",
    "fivecells",
    (dice) =>
      dice.pick<Value>(
        "*",
        orHidden(dice, () => dice.from(0, 4)),
        3,
      ),
    (cells) =>
      gapped(
        cells
          .map((value) => letterOf({ "*": "7", "?": "." })(value))
          .map((text, at) => (cells[at] === undefined ? undefined : text)),
        "a",
      ),
    noEdges,
    { hiddenSaysNothing: true },
  ),
  tentaisho,
  narrow,
  doublechoco,
  cellGenre(
    "compass",
    "compass",
    (dice) => (dice.chance(0.1) ? "#" : compassNumber(dice)),
    (cells) => gapped(cells.map(compassCode), "g"),
    noLinks,
    { say: compassWord },
  ),
];
