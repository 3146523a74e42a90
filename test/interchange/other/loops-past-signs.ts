/** Genres in which a sign in a cell says how a loop goes on there. */
import { board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import {
  cellGenre,
  compassCode,
  compassNumber,
  compassWord,
  grid,
  letterOf,
  noLinks,
  number,
} from "./parts.js";
import { fives, gapped, number16, numbers16, type Value } from "./spell.js";

/** Numbers, a circle without a number, and walls, which an address has last, if there are any. */
const portal: OtherGenre = {
  name: "portal",
  file: "portal",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => dice.pick<Value>("#", "?", number(dice, 1, 300)));
    const walls = cells.map((value) => value === "#");
    const rest = cells.map((value) => (value === "#" ? undefined : value));
    const b = board(dice, rows, columns, cells);
    return {
      rows,
      columns,
      body: numbers16(rest) + (walls.includes(true) ? fives(walls) : ""),
      lines: [...grid(b, cells), ...noLinks(b)],
    };
  },
};

/** A triangle of four with a number or without, or a cross. */
const mirror = (dice: Dice): Value =>
  dice.chance(0.2) ? "+" : `${dice.from(1, 4)}${dice.chance(0.3) ? "" : number(dice, 1, 255)}`;
const mirrorCode = (value: Value): string | undefined => {
  if (value === undefined) return undefined;
  const text = String(value);
  if (text === "+") return "5";
  const [turn, count] = [Number(text.charAt(0)), Number(text.slice(1))];
  return count < 16 ? `${turn}${count.toString(16)}` : `${turn + 5}${count.toString(16)}`;
};

export const loopsPastSigns: readonly OtherGenre[] = [
  cellGenre(
    "pipelink",
    "pipelink",
    (dice) => dice.pick("a", "b", "c", "d", "e", "f", "g"),
    (cells) => gapped(cells as (string | undefined)[], "h"),
    noLinks,
    { head: "pipe" },
  ),
  cellGenre(
    "loopsp",
    "loopsp",
    (dice, count) => dice.pick<Value>("a", "b", "c", "d", "e", "f", "g", "?", dice.from(1, count)),
    (cells) =>
      gapped(
        cells.map((value) => {
          if (typeof value === "number" || value === "?") return number16(value);
          return value === undefined ? undefined : "ghijklm"["abcdefg".indexOf(value)];
        }),
        "n",
      ),
    noLinks,
    { say: (value) => (value === undefined ? "." : value === "?" ? "-2" : String(value)) },
  ),
  portal,
  cellGenre(
    "mukkonn",
    "mukkonn",
    (dice) => (dice.chance(0.1) ? "#" : compassNumber(dice)),
    (cells) => gapped(cells.map(compassCode), "g"),
    noLinks,
    { say: compassWord },
  ),
  cellGenre("reflect", "reflect", mirror, (cells) => gapped(cells.map(mirrorCode), "a"), noLinks, {
    say: letterOf({}),
  }),
];
