/** Genres of loops, and of lines from end to end, along which one goes in one direction. */
import { board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { cellGenre, grid, letterOf, noLinks, number } from "./parts.js";
import { gapped, type Value } from "./spell.js";

/** Arrows, a wall, and walls with wind are 1 to 9. */
const nagare = ["u", "d", "l", "r", "N", "U", "D", "L", "R"];
const ofNagare = (value: Value): string | undefined =>
  value === undefined ? undefined : String(nagare.indexOf(String(value)) + 1);

/** Gates, walls with a number or without, of which some have an arrow (a digit from 1 on; 0 is none), and one circle. */
function slalomCell(dice: Dice): Value {
  if (dice.chance(0.4)) return dice.pick("i", "-");
  return dice.chance(0.5) ? "#" : `${dice.from(0, 4)},${number(dice, 1, 4095)}`;
}

const isWall = (value: Value): boolean => value === "#" || String(value).includes(",");

/** A digit for the arrow, more than 4 before two digits, and a line before three. */
function numberAtGates(value: Value): string | undefined {
  if (value === "#") return undefined;
  const [arrow = 0, count = 0] = String(value).split(",").map(Number);
  const digits = count.toString(16);
  if (digits.length === 1) return `${arrow}${digits}`;
  return digits.length === 2 ? `${arrow + 5}${digits}` : `-${arrow}${digits}`;
}

function slalomCode(value: Value): string | undefined {
  if (value === undefined || value === "o") return undefined;
  return isWall(value) ? "1" : value === "i" ? "2" : "3";
}

const slalom: OtherGenre = {
  name: "slalom/d",
  file: "slalom",
  version: 3,
  draw(dice, rows, columns) {
    const circle = dice.from(0, rows * columns - 1);
    const cells = cellsOf(dice, rows * columns, () => slalomCell(dice)).map((value, cell) =>
      cell === circle ? "o" : value,
    );
    const b = board(dice, rows, columns, cells);
    return {
      rows,
      columns,
      body: `${gapped(cells.map(slalomCode), "4")}${gapped(cells.filter(isWall).map(numberAtGates), "g")}/${circle}`,
      lines: [...grid(b, cells), ...noLinks(b)],
    };
  },
};

export const loopsWithADirection: readonly OtherGenre[] = [
  cellGenre(
    "nagare",
    "nagare",
    (dice) => dice.pick(...nagare),
    (cells) => gapped(cells.map(ofNagare), "a"),
    noLinks,
    { say: letterOf({}) },
  ),
  slalom,
];
