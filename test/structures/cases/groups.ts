/** Groups. */
import { type Case, on } from "./case.js";

export const groups: readonly Case[] = [
  {
    name: "groups of a size",
    text: on(3, 3, "find shaded: yes/no", "for each group g of cells where shaded: size(g) = 2"),
  },
  {
    name: "groups of two sizes",
    text: on(
      2,
      3,
      "find shaded: yes/no",
      "for each group g of cells where shaded: size(g) = 1 or size(g) = 3",
    ),
  },
  {
    name: "groups by value of their size",
    text: on(2, 3, "find number: 1..3", "for each group g by number: size(g) = g.number"),
  },
  {
    name: "groups by value that are no larger",
    text: on(2, 3, "find number: 1..3", "for each group g by number: size(g) <= g.number"),
  },
  {
    name: "a noun in each group",
    text: on(
      2,
      3,
      "find shaded: yes/no",
      "find star: yes/no",
      "for each group g of cells where not shaded: exactly 1 star in g",
    ),
  },
  {
    name: "a known noun in each group",
    text: `puzzle P
given clue: number or ?
find sea: yes/no
for each cell c with clue: c is not sea
for each group g of cells where not sea:
  exactly 1 clue in g
  size(g) = g.clue
instance "a":
  clue:
    2 . .
    . . .
    . . ?
`,
  },
  {
    name: "the group of each cell",
    text: on(
      2,
      3,
      "find shaded: yes/no",
      "find number: 1..6",
      "for each cell c: size(group(c by shaded)) = c.number",
    ),
  },
  {
    name: "groups of links",
    text: on(2, 3, "find line: yes/no on links", "for each cells x, y: y not in group(x by line)"),
  },
  {
    name: "all groups of links",
    text: on(2, 3, "find line: yes/no on links", "for each group g by line: size(g) = 2"),
  },
  {
    name: "a noun in each group of links",
    text: on(
      2,
      3,
      "find line: yes/no on links",
      "find star: yes/no",
      "acyclic line",
      "for each group g by line where size(g) > 1: exactly 1 star in g",
    ),
  },
  {
    name: "a noun in each group of links, lone cells too",
    text: on(
      2,
      2,
      "find line: yes/no on links",
      "find star: yes/no",
      "acyclic line",
      "for each group g by line: exactly 1 star in g",
    ),
  },
  {
    name: "a noun in each group of links that may close",
    text: on(
      2,
      2,
      "find line: yes/no on links",
      "find star: yes/no",
      "for each group g by line where size(g) > 1: exactly 1 star in g",
    ),
  },
  {
    name: "sizes of groups of links without closed ways",
    text: on(
      2,
      3,
      "find line: yes/no on links",
      "find number: 1..4",
      "acyclic line",
      "for each cell c: size(group(c by line)) = c.number",
    ),
  },
  {
    name: "sizes of groups of links that may close",
    text: on(
      2,
      2,
      "find line: yes/no on links",
      "find number: 1..4",
      "for each cell c: size(group(c by line)) = c.number",
    ),
  },
  {
    name: "lines join equal numbers",
    text: `puzzle P
given number: number
find line: yes/no on links
for each cell c with number: exactly 1 line in c.links
for each cell c without number: exactly 0 or 2 lines in c.links
acyclic line
for each cells x, y with number: y in group(x by line) implies x.number = y.number
instance "a":
  number:
    1 . 2
    . . .
    1 . 2
`,
  },
  {
    name: "groups that are kept apart",
    text: `puzzle P
given number: number
find line: yes/no on links
for each cells x, y with number where x.number != y.number: y not in group(x by line)
instance "a":
  number:
    1 . 2
    . . 1
`,
  },
  {
    name: "groups of the value of two layers",
    text: on(
      2,
      2,
      "find shaded: yes/no",
      "find star: yes/no",
      "for each group g of cells where shaded: at most 1 star in g",
    ),
  },
];
