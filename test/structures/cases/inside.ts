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
  {
    name: "inside what is a loop in a part of the board",
    text: on(
      3,
      3,
      "find fence: yes/no on edges",
      "inside cells where row <= 2 and column <= 2:",
      "  loop fence",
      "  r1c2 is inside fence",
      "count(e in edges where e.fence) <= 7",
    ),
  },
  {
    name: "outside what is a loop of links in a part of the board",
    text: on(
      3,
      4,
      "find line: yes/no on links",
      "inside cells where column >= 2:",
      "  loop line",
      "  count(c in cells where c is outside line) = 5",
      "inside cells where column <= 2: count(c in cells, d in c.links where d.line) <= 4",
    ),
  },
  {
    name: "inside two loops, each of a part of the board",
    text: on(
      2,
      5,
      "find fence: yes/no on edges",
      "inside cells where column <= 2:",
      "  loop fence",
      "  r1c1 is inside fence",
      "inside cells where column >= 4:",
      '  rule "Round": loop fence',
      "  inside cells where row <= 1: r1c5 is outside fence",
    ),
  },
];
