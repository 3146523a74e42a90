/** Regions of two equal halves. */
import { type Case, on } from "./case.js";

/** A board of dark and light cells, divided into regions of two halves. */
const divided = (rows: number, columns: number, more: readonly string[], map: readonly string[]): string =>
  [
    on(
      rows,
      columns,
      "given dark: yes/no",
      "find area: region",
      "legend:",
      '  "#": dark',
      "for each area a:",
      "  connected(a with dark)",
      "  connected(a without dark)",
      "  shape(a with dark) = shape(a without dark)",
      ...more,
    ),
    "instance of P:\n  map:\n",
    ...map.map((row) => `    ${row}\n`),
  ].join("");

export const halves: readonly Case[] = [
  {
    name: "halves of one shape",
    text: divided(3, 3, [], [". # .", "# # .", "# . ."]).replace("3 x 3", "3 x 3 without r3c3"),
  },
  { name: "halves on a board without patches", text: divided(2, 4, [], ["# . # .", ". # . #"]) },
  { name: "halves of which one is turned", text: divided(2, 4, [], ["# . . .", "# # # ."]) },
  {
    name: "halves of a size",
    text: divided(
      2,
      4,
      ["for each cell c where c is dark and c.column = 1: size(c.area) = 2 * c.row"],
      ["# . # .", ". # . #"],
    ),
  },
  {
    name: "halves of kinds that are worked out",
    text: on(
      2,
      4,
      "find area: region",
      "let odd of cell c = (c.row + c.column) mod 2 = 1",
      "for each area a:",
      "  connected(a where odd) and connected(a where not odd)",
      "  shape(a where not odd) = shape(a where odd)",
    ),
  },
  {
    name: "halves, and something else of each region",
    text: divided(2, 4, ["for each area a: a.size <= 4"], ["# # . .", "# . # ."]),
  },
  {
    name: "halves, and something of two cells",
    text: divided(2, 4, ["r1c1.area is not r1c2.area"], ["# . # .", ". # . #"]),
  },
  {
    name: "halves, and how many regions",
    text: divided(2, 4, ["count(a in areas where a.size >= 1) = 2"], ["# # . .", "# . # ."]),
  },
  {
    name: "halves of one shape that need not hang together",
    text: divided(2, 4, [], ["# . # .", "# . # ."]).replace("  connected(a without dark)\n", ""),
  },
  {
    name: "halves of which cells are left out",
    text: divided(2, 3, [], ["# . .", "# . #"]).replace("find area: region", "find area: region or none"),
  },
  {
    name: "halves where a part is fixed",
    text: `${divided(2, 4, [], ["# . # .", ". # . #"])}  area:\n    a a . .\n    . . . .\n`,
  },
  {
    name: "halves where a kind is to be found",
    text: on(
      2,
      3,
      "find area: region",
      "find dark: yes/no",
      "exactly 3 dark in cells",
      "for each area a:",
      "  connected(a with dark)",
      "  connected(a without dark)",
      "  shape(a with dark) = shape(a without dark)",
    ),
  },
];
