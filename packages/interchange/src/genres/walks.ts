/** Genres in which a line is counted from one piece of a terrain to the next. */
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { either, sign } from "../codes/token.js";
import { ignoredWords, lineWordsWithRim, numberWord } from "../fields/answers.js";
import { optional } from "../fields/optional.js";
import { coded, words } from "../fields/values.js";
import { answerOf, type Genre } from "../genre.js";
import { fills, type Meaning, names, oneOf, within, yes } from "../meaning.js";
import { onCorners } from "../places.js";

export const numberOfCells = within("number", 1, ({ rows, columns }) => rows * columns, fills("number"));

/** Off the terrain a number may stand. */
const walk = (puzzle: string, name: string, terrain: string): Genre => ({
  puzzle,
  names: [name],
  layers: { [terrain]: "marks", number: "cells" },
  address: [coded(bits, yes(terrain)), coded(number16, numberOfCells)],
  file: {
    name,
    version: 0,
    variants: ["f"],
    fields: () => [
      words(either(sign("#", "#"), numberWord), oneOf(names(terrain, { "#": true }), numberOfCells)),
      lineWordsWithRim("line"),
    ],
  },
});

const TURN = answerOf("turn");
const turns = { A: "falling", B: "rising" };

/** In a file the letter of a cell of fire says how the line turns there; `C` is no way to turn. */
const fireWithTurn: Meaning = {
  layers: ["fire", TURN],
  take: (value) => {
    if (typeof value !== "string" || !/^[#ABC]$/.test(value)) return undefined;
    const turn = { ...turns }[value];
    return { fire: true, ...(turn === undefined ? {} : { [TURN]: turn }) };
  },
  give: (at) => {
    if (at("fire") !== true) return undefined;
    return Object.entries(turns).find(([, turn]) => turn === at(TURN))?.[0] ?? "#";
  },
};

const fire: Genre = {
  ...walk("FireWalk", "firewalk", "fire"),
  file: {
    name: "firewalk",
    version: 0,
    variants: ["f"],
    fields: () => [
      words(
        either(...["#", "A", "B", "C"].map((letter) => sign(letter, letter)), numberWord),
        oneOf(fireWithTurn, numberOfCells),
      ),
      lineWordsWithRim("line"),
      // Marks of a player on corners.
      optional(ignoredWords(onCorners, "0"), []),
    ],
  },
};

export const walkGenres: readonly Genre[] = [
  walk("EnergyWalk", "energywalk", "energy"),
  walk("ForestWalk", "forestwalk", "forest"),
  walk("IceWalk", "icewalk", "ice"),
  walk("MorningWalk", "morningwalk", "shade"),
  walk("WaterWalk", "waterwalk", "water"),
  fire,
];
