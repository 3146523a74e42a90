/** A list of lengths in a cell: the layer `clue` has those that are printed, and `unprinted` how many more there are. */
import { listsOfNumbers } from "../codes/tapa.js";
import type { Meaning } from "../meaning.js";

const lists = listsOfNumbers("clue", "unprinted");

/** Up to four different lengths, printed or not. */
export const lengths: Meaning = {
  ...lists,
  take(value) {
    const words = String(value).split(",");
    const printed = words.filter((word) => word !== "?");
    const hidden = words.length - printed.length;
    const isClue = printed.every((word) => /^[1-9]$/.test(word)) && new Set(printed).size === printed.length;
    if (words.length > 4 || !isClue) return undefined;
    return {
      ...(printed.length === 0 ? {} : { clue: printed.map(Number) }),
      ...(hidden === 0 ? {} : { unprinted: hidden }),
    };
  },
  range: () => "a clue has up to four numbers, 1 to 9, each of them once",
};
