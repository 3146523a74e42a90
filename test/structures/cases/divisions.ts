/** Divisions into regions. */
import { type Case, on } from "./case.js";

export const divisions: readonly Case[] = [
  { name: "regions of a size", text: on(2, 4, "find area: region", "for each area a: a.size = 4") },
  {
    name: "regions of two sizes",
    text: on(2, 3, "find area: region", "for each area a: a.size = 1 or a.size = 2"),
  },
  {
    name: "bars",
    text: on(2, 3, "find area: region", "for each area a: a is rectangle and (a.width = 1 or a.height = 1)"),
  },
  {
    name: "rectangles by what they hold",
    text: `puzzle P
given clue: number or ?
find area: region
for each area a: a is rectangle and (exactly 1 clue in a or (exactly 2 clue in a and a.size = 2))
instance "a":
  clue:
    ? . .
    . ? ?
`,
  },
  {
    name: "rectangles by their number, or without one",
    text: `puzzle P
given clue: number or ?
find area: region
for each area a:
  a is rectangle
  (exactly 1 clue in a and a.size = a.clue) or (a.size = 1 and exactly 0 clue in a)
instance "a":
  clue:
    2 . .
    . . 2
`,
  },
  {
    name: "what is said of each region hangs on a number that is not printed",
    text: `puzzle P
given clue: 1..2 or ?
find area: region
for each area a:
  exactly 1 clue in a
  all(c.clue = a.size for c in a with clue)
instance "a":
  clue:
    ? . .
    . 2 ?
`,
  },
  {
    name: "regions that may leave cells out",
    text: on(2, 3, "find area: region or none", "for each area a: a.size = 2"),
  },
  {
    name: "one in each region",
    text: on(
      2,
      3,
      "find area: region",
      "find mark: yes/no",
      "for each area a: a.size <= 2",
      "exactly 1 mark in each area",
    ),
  },
  {
    name: "neighbours in one region",
    text: on(
      2,
      3,
      "find area: region",
      "for each cell c: count(x in c.neighbours where x.area is c.area) = 1",
    ),
  },
  {
    name: "the size of a cell's region is a number",
    text: on(
      2,
      3,
      "find area: region",
      "find number: 1..3",
      "for each area a: a.size <= 3",
      "for each cell c: size(c.area) = c.number",
    ),
  },
  {
    name: "regions over regions",
    text: on(
      2,
      2,
      "find area: region",
      "find zone: region",
      "for each link (x, y) where x.area is y.area: x.zone is not y.zone",
    ),
  },
  {
    name: "how many regions there are",
    text: on(2, 3, "find area: region", "count(a in areas where a.size = 2) = 2"),
  },
  {
    name: "a derived layer over regions",
    text: on(
      2,
      3,
      "find area: region",
      "find mark: yes/no",
      "let full of area a = all(c is mark for c in a)",
      "count(a in areas where a is full) = 1",
    ),
  },
  {
    name: "the first cell of a region",
    text: on(
      2,
      3,
      "find area: region",
      "find mark: yes/no",
      "for each area a: a.first is mark",
      "exactly 2 marks in cells",
    ),
  },
  {
    name: "a region holds a cell",
    text: on(2, 3, "find area: region", "for each area a where r1c1 in a: a.size = 3"),
  },
  {
    name: "cells outside all regions",
    text: on(
      2,
      3,
      "find area: region or none",
      "find mark: yes/no",
      "for each cell c: (c has area) = (c is mark)",
      "for each area a: a.size = 3",
    ),
  },
  {
    name: "cells of many possible regions, in one or in none",
    text: on(
      2,
      3,
      "find area: region or none",
      "for each area a: a is rectangle",
      "for each link (x, y): x has area or y has area",
      "for each row r: count(c in r where c has area) != 2",
    ),
  },
  {
    name: "sizes of many possible regions, where there is one",
    text: on(
      2,
      3,
      "find area: region or none",
      "for each cell c with area: c.area.size != 2",
      "for each cell c where not c has area: some(x has area for x in c.neighbours)",
    ),
  },
  {
    name: "where regions change along a line, none among them",
    text: on(
      1,
      5,
      "find area: region or none",
      "for each row r: changes(c.area for c in r) = 2",
      "r1c3 has area",
    ),
  },
];
