/** Pieces that rules hold to sets of cells: the same answers as the judge's, whether a set then holds one piece or several. */
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

const head = (pieces: readonly string[], ...rules: readonly string[]): string =>
  ["puzzle P", "given room: region", ...pieces, "place each tile any number of times", ...rules, ""].join(
    "\n",
  );
const rooms = (...rows: readonly string[]): string =>
  ["instance of P:", "  room:", ...rows.map((row) => `    ${row}`), ""].join("\n");

const tiles = ["pieces tile with rotations:", "  A: ##", "  B:", "    ##", "    #."];
const dominoes = ["pieces tile with rotations:", "  A: ##"];
const bars = ["pieces tile with rotations:", "  A: ##", "  C: #"];
const inRooms = "for each tile t: all(c.room is t.first.room for c in t)";
const apart = (filter: string): string =>
  `for each link (x, y) where x has tile and y has tile and ${filter}: x.tile.shape != y.tile.shape`;

const cases: readonly (readonly [string, string, number])[] = [
  [
    "one piece in each room",
    head(tiles, "exactly 3 tile in each room", inRooms, apart("x.tile is not y.tile")) +
      rooms("a a b b", "a a b b"),
    2,
  ],
  [
    "one piece in each room, and equal ones do not touch",
    head(dominoes, "exactly 2 tile in each room", inRooms, apart("x.tile is not y.tile")) +
      rooms("a a b b", "a a b b"),
    9,
  ],
  [
    "cells of one piece",
    head(dominoes, "exactly 2 tile in each room", inRooms, "for each link (x, y): not x.tile is y.tile") +
      rooms("a a b b", "a a b b"),
    0,
  ],
  [
    "one piece or two in a room",
    head(bars, "exactly 2 tile in each room", inRooms, apart("x.tile is not y.tile")) +
      rooms("a a b", "a a b"),
    3,
  ],
  [
    "two pieces in a room, of which one is a cell",
    head(bars, "exactly 3 tile in each room", inRooms, apart("x.tile is not y.tile")) +
      rooms("a a b b", "a a b b"),
    30,
  ],
  [
    "pieces that may lie across rooms",
    head(tiles, "exactly 3 tile in each room", apart("x.tile is not y.tile")) + rooms("a a b b", "a a b b"),
    2,
  ],
  [
    "cells that are in no room",
    head(dominoes, "at least 1 tile in each column", inRooms) + rooms("a a . b", "a . . b", "a a b b"),
    10,
  ],
];

describe("pieces in sets of cells", () => {
  for (const [name, text, count] of cases)
    test(name, () => {
      expect(compareWithOracle(text)).toMatchObject({ kind: "same", count });
    });
});
