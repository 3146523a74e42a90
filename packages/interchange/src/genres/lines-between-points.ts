/** Genres in which straight lines of any slope lead from point to point. The points are the corners of the format's board, and cells of the class's. */
import { runs } from "../codes/runs.js";
import { either, sign } from "../codes/token.js";
import { numberWord } from "../fields/answers.js";
import { segmentWords } from "../fields/segments.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { names, oneOf } from "../meaning.js";

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A file has letters as numbers from 1 on. */
const point = oneOf(
  names("dot", { "?": true }),
  names("letter", Object.fromEntries(alphabet.map((letter, index) => [index + 1, letter]))),
);

const kouchoku: Genre = {
  puzzle: "Kouchoku",
  names: ["kouchoku"],
  layers: { letter: "map", dot: "map" },
  symbol: (at) => (at("dot") === true ? "o" : String(at("letter") ?? ".")),
  margin: 1,
  address: [
    coded(
      runs({
        token: either(
          sign(".", "?"),
          ...alphabet.map((letter, index) => sign(letter.toLowerCase(), index + 1)),
        ),
        gaps: "0123456789",
      }),
      point,
    ),
  ],
  file: { name: "kouchoku", version: 0, fields: () => [words(numberWord, point), segmentWords("line")] },
};

export const linesBetweenPoints: readonly Genre[] = [kouchoku];
