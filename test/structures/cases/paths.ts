/** Paths. */
import { type Case, on } from "./case.js";

export const paths: readonly Case[] = [
  {
    name: "straight paths",
    text: on(2, 3, "find move: paths from {r1c1, r2c3}", "for each move m: m is straight"),
  },
  {
    name: "paths of a length",
    text: on(2, 3, "find move: paths from {r1c1, r2c3}", "for each move m: m.length = 2"),
  },
  {
    name: "where paths end",
    text: on(
      3,
      3,
      "find move: paths from {r1c1, r3c3}",
      "for each move m: m is straight",
      "sum(m.length for m in moves where m.end in r2c2.row) = 1",
    ),
  },
  {
    name: "cells that have a path",
    text: on(
      2,
      3,
      "find move: paths from {r1c1}",
      "find mark: yes/no",
      "for each cell c: (c has move) = (c is mark)",
    ),
  },
  {
    name: "a layer of where paths end",
    text: on(
      2,
      3,
      "find move: paths from {r1c1, r1c3}",
      "let home of cell c = c has move and c.move.end is c",
      "exactly 1 home in each row",
    ),
  },
];
