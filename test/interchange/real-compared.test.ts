/** Which real puzzles have no answer that could be compared: nothing is left out but what stands here. */
import { expect, test } from "vitest";
import { havePuzzles, realGenres, rowsOf } from "./real-rows.js";

/** Rows without an answer in the data. Of bands S, M and L one answer is found, and proved to be the only one, all the same. */
const without: Readonly<Record<string, readonly number[]>> = {
  aqre: [13],
  doublechoco: [1, 2, 3, 4, 5, 6, 7, 8],
  fivecells: [1, 2],
  hitori: [16],
  sudoku: [2, 3, 4, 5, 6, 12],
  tapa: [1, 2, 3, 4, 5, 6, 7],
  tentaisho: [1, 2],
};

if (havePuzzles()) {
  test("rows that have no answer", () => {
    const found = realGenres().flatMap((genre) => {
      const numbers = rowsOf(genre).flatMap(({ number, answer }) => (answer === undefined ? [number] : []));
      return numbers.length === 0 ? [] : [[genre, numbers]];
    });
    expect(Object.fromEntries(found)).toEqual(without);
  });

  // Their addresses come back and their answers are read in other tests; to find the answers takes minutes: `npm run bench -- puzzles` does.
  test("rows that are solved in the bench alone are those of band XL", () => {
    const large = realGenres().flatMap((genre) => rowsOf(genre).filter(({ band }) => band === "XL"));
    expect(large).toHaveLength(38);
  });
} else
  test("the folder of real puzzles is not there", () => {
    expect(havePuzzles()).toBe(false);
  });
