/** Pieces that are placed, their kinds, and paths that are found. */
import type { Phrase } from "./phrase.js";

export const pieces: readonly Phrase[] = [
  ["^place (?:an? |the )?(?=NAME (?:exactly|at most|any))", "place each "],
  ["\\b([a-z])\\.(?:kind|type|name|shape|piece|form) (?:=|is) (not )?(NAME)\\b", "$1 is $2$3"],
  [
    "\\b([a-z]) (?:turns|bends) (?:at|in|on) ([a-z]|rNUMBERcNUMBER)\\b",
    "some(not {x, y, z} is straight for consecutive cells x, y, z in $1 where y is $2)",
  ],
  [
    "\\b([a-z]) (?:goes|runs|passes) straight (?:at|in|on|through) ([a-z]|rNUMBERcNUMBER)\\b",
    "some({x, y, z} is straight for consecutive cells x, y, z in $1 where y is $2)",
  ],
];
