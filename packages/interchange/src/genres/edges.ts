/** Genres in which lines along the edges of cells are to be found. */
import { fourCell } from "../codes/four-cell.js";
import { number16 } from "../codes/number16.js";
import { either, sign } from "../codes/token.js";
import { ignoredWords, lineWords, numberWord } from "../fields/answers.js";
import { edgeBits } from "../fields/at-sides/edge-bits.js";
import { byDirection, sideOf } from "../fields/by-direction.js";
import { coded, words } from "../fields/values.js";
import { answerOf, type Genre } from "../genre.js";
import { fillsNumber, type Meaning, within } from "../meaning.js";
import { onEdges } from "../places.js";

/** A cell has four edges. */
const edgesOfCell = within("clue", 0, 4, fillsNumber("clue", "says nothing"));

/** Numbers that count the edges of their cell. */
const countedEdges = (
  puzzle: string,
  names: Genre["names"],
  line: string,
  variants?: readonly string[],
): Genre => ({
  puzzle,
  names,
  layers: { clue: "cells" },
  address: [coded(fourCell, edgesOfCell)],
  file: {
    name: names[0],
    ...(variants === undefined ? {} : { variants }),
    version: 1,
    fields: (version) => [
      words(numberWord, edgesOfCell),
      ...(version >= 1 ? [ignoredWords(undefined, "0")] : []),
      lineWords(line, "yes", onEdges),
    ],
  },
});

export const slitherlink = countedEdges("Slitherlink", ["slither", "slitherlink"], "fence", ["f"]);

/** Arrows in some of four directions, as a number of which each is a bit. */
const bitsOf: Readonly<Record<string, number>> = { up: 1, down: 2, left: 4, right: 8 };
const arrows: Meaning = {
  layers: Object.keys(bitsOf).map((to) => sideOf("arrow", to)),
  take: (value) =>
    typeof value !== "number" || value > 15
      ? undefined
      : Object.fromEntries(
          Object.entries(bitsOf).flatMap(([to, bit]) =>
            (value & bit) === 0 ? [] : [[sideOf("arrow", to), true]],
          ),
        ),
  give: (at) => {
    const number = Object.entries(bitsOf).reduce(
      (sum, [to, bit]) => sum + (at(sideOf("arrow", to)) === true ? bit : 0),
      0,
    );
    return number === 0 ? undefined : number;
  },
};

const myopia: Genre = {
  puzzle: "Myopia",
  names: ["myopia"],
  layers: { arrow: "sides" },
  address: [byDirection("arrow", coded(number16, arrows))],
  file: {
    name: "myopia",
    variants: ["f"],
    version: 0,
    fields: () => [
      byDirection("arrow", words(numberWord, arrows)),
      ignoredWords(undefined, "0"),
      lineWords("fence", "yes", onEdges),
    ],
  },
};

const dotted: Meaning = {
  layers: ["open", answerOf("fence")],
  take: (value) => (value === 0 ? { open: true } : value === 2 ? { [answerOf("fence")]: true } : {}),
  give: (at) => (at("open") === true ? 0 : at(answerOf("fence")) === true ? 2 : undefined),
};

/** In a file `1` is a dotted line, and `-1` one that the player marked. */
const mejilink: Genre = {
  puzzle: "Mejilink",
  names: ["mejilink"],
  layers: { open: "edges" },
  address: [edgeBits("open")],
  file: {
    name: "mejilink",
    version: 0,
    fields: () => [words(either(sign("0", 0), sign("2", 2), sign("-1", -1)), dotted, onEdges, "1")],
  },
};

export const edgeGenres: readonly Genre[] = [
  myopia,
  slitherlink,
  countedEdges("Lither", ["lither"], "line"),
  mejilink,
];
