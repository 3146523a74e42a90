/** Inside and outside. */
import { type Case, on } from "./case.js";

export const inside: readonly Case[] = [
  {
    name: "inside a loop of edges",
    text: on(
      2,
      3,
      "find fence: yes/no on edges",
      "loop fence",
      "count(c in cells where c is inside fence) = 3",
    ),
  },
  {
    name: "outside a loop of edges",
    text: on(
      2,
      3,
      "find fence: yes/no on edges",
      "loop fence",
      "r1c1 is outside fence",
      "r2c2 is inside fence",
    ),
  },
  {
    name: "inside a loop of links",
    text: on(3, 3, "find line: yes/no on links", "loop line", "r2c2 is inside line"),
  },
  {
    name: "outside a loop of links",
    text: on(
      3,
      3,
      "find line: yes/no on links",
      "loop line",
      "count(c in cells where c is outside line) = 3",
    ),
  },
  {
    name: "inside a loop round a hole",
    text: `puzzle P
board 3 x 3 without r2c2
find fence: yes/no on edges
loop fence
r1c1 is outside fence
`,
  },
];
