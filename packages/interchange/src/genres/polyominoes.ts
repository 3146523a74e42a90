/** Genres in which the board is to be divided into pieces with names. */

import { number16 } from "../codes/number16.js";
import { counts } from "../codes/numbers-of-walls.js";
import { bits } from "../codes/packed.js";
import { either, sign } from "../codes/token.js";
import {
  besideClues,
  borderAnswerWords,
  ignoredWords,
  noGivenBorders,
  numberWord,
  signWords,
} from "../fields/answers.js";
import type { Field } from "../fields/field.js";
import { insideMargin } from "../fields/inside-margin.js";
import { nothingSaid } from "../fields/optional.js";
import { coded, words } from "../fields/values.js";
import { wallsBody, wallsFile, wallWithNumbers, withMargin } from "../fields/walls-with-numbers.js";
import { type Genre, piecesOf, shapesOf } from "../genre.js";
import { HOLE } from "../givens.js";
import { names, oneOf } from "../meaning.js";
import { onLinks } from "../places.js";

/** The number that is a cell which is not on the board. */
const HOLE_NUMBER = 12;

const borders = (layer: string): Field => ({
  read: noGivenBorders.read,
  write: borderAnswerWords(piecesOf(layer)).write,
});

/** Letters of the pieces that cover the board. */
const letters = (puzzle: string, name: string, layer: string, order: string): Genre => {
  const table = Object.fromEntries([...order].map((letter, number) => [number, letter]));
  const hole = names(HOLE, { [HOLE_NUMBER]: true });
  const letter = oneOf(hole, names(layer, table));
  return {
    puzzle,
    names: [name],
    layers: { [layer]: "cells" },
    holes: true,
    address: [coded(number16, letter), nothingSaid(bits, onLinks, "borders that are given")],
    file: {
      name,
      version: 0,
      fields: () => [
        words(either(sign("*", HOLE_NUMBER), numberWord), letter),
        besideClues(signWords(shapesOf(layer), table), shapesOf(layer), layer),
        borders(layer),
      ],
    },
  };
};

/** Marks of the player stand behind the borders. */
const triplace: Genre = {
  puzzle: "Triplace",
  names: ["triplace"],
  layers: { wall: "map", down: "map", across: "map" },
  symbol: wallWithNumbers,
  margin: 1,
  prepare: withMargin("tile"),
  address: [wallsBody(counts)],
  file: {
    name: "triplace",
    version: 0,
    fields: () => [
      wallsFile(counts),
      insideMargin(borderAnswerWords("tile"), "wall", "tile"),
      insideMargin(ignoredWords(), "wall", "tile"),
    ],
  },
};

export const polyominoGenres: readonly Genre[] = [
  letters("Pentominous", "pentominous", "pentomino", "FILNPTUVWXYZ"),
  letters("Tetrominous", "tetrominous", "tetromino", "ILOST"),
  triplace,
];
