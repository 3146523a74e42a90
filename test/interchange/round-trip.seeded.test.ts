/** Exported instances are imported unchanged: random instances of every genre, in both formats, and as .ecp text. */
import { exportPuzzle, type Givens, genreFormats, genres, importPuzzle } from "@ecp/interchange";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someRuns } from "../support/sampled.js";
import { printed } from "./printed.js";
import { randomGivens } from "./random-givens.js";

/** Regions that hang together in no reading order may come back with other numbers, walls that nothing joins without a room. */
const samePuzzle = (one: Givens, other: Givens): void => expect(printed(other)).toEqual(printed(one));

describe.each(
  genres
    // Kakuro's sums and Triplace's counts lie on walls, at the margin too, and Parquet's tiles in one room each; the classes that say more than a plain one would come back as that: other-encoder.test.ts has them.
    .filter(
      ({ puzzle, margin, plain }) => puzzle !== "Parquet" && margin === undefined && plain === undefined,
    )
    .map(({ puzzle }) => puzzle),
)("%s", (puzzle) => {
  test.each(genreFormats)("%s", (format) => {
    fc.assert(
      fc.property(randomGivens(puzzle), (givens) => {
        const text = exportPuzzle(givens, format);
        if ("problem" in text) throw new Error(JSON.stringify(text.problem));
        const back = importPuzzle(text.value);
        if ("problem" in back) throw new Error(`${text.value}: ${JSON.stringify(back.problem)}`);
        samePuzzle(givens, back.value);
        expect(exportPuzzle(back.value, format)).toEqual(text);
      }),
      { numRuns: someRuns(60) },
    );
  });
});
