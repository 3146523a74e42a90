/** Stretches, and links of one's own. */
import { type Case, on } from "./case.js";

export const links: readonly Case[] = [
  {
    name: "stretches of what is to be found",
    text: on(2, 3, "find shaded: yes/no", "for each stretch s of cells where not shaded: size(s) <= 2"),
  },
  {
    name: "links of one's own",
    text: on(
      2,
      3,
      "find shaded: yes/no",
      "let jump = links (x, y) where distance(x, y) = 2",
      "for each jump (x, y): not (x is shaded and y is shaded)",
    ),
  },
  {
    name: "sizes of trees that are only set equal to small numbers",
    text: on(
      2,
      3,
      "find line: yes/no on links",
      "find number: 1..3",
      "acyclic line",
      "for each cell c: size(group(c by line)) - 1 = c.number",
    ),
  },
  {
    name: "sizes of trees, not set equal",
    text: on(
      2,
      3,
      "find line: yes/no on links",
      "find mark: yes/no",
      "acyclic line",
      "for each cell c: not (size(group(c by line)) = 2) or c is mark",
    ),
  },
  {
    name: "sizes of trees through a let",
    text: on(
      2,
      2,
      "find line: yes/no on links",
      "find number: 1..2",
      "acyclic line",
      "let own of cell c = group(c by line)",
      "for each cell c: size(c.own) = c.number or size(c.own) >= 3",
    ),
  },
  {
    name: "pencils",
    text: `puzzle P
board 2 x 3
find pencil: region or none
find tip: direction or none
find line: yes/no on links
let back of cell t with tip = t.next(t.tip.opposite)
for each pencil p: p is rectangle and (p.width = 1 or p.height = 1)
for each pencil p: count(t in cells with tip where t.back in p) = 1
for each cell t with tip: t.back has pencil
for each cell t, direction d where t.tip is d: all(x in look(t, d.opposite) for x in t.back.pencil)
for each cell c:
  if c has pencil: exactly 0 lines in c.links
  else if c has tip: exactly 1 line in c.links
  else: exactly 1 or 2 lines in c.links
acyclic line
for each group g by line where size(g) > 1: exactly 1 tip in g
for each cell t with tip: size(group(t by line)) - 1 = t.back.pencil.size
`,
  },
  {
    name: "trees by their size, which is a number and something",
    text: on(
      2,
      3,
      "find line: yes/no on links",
      "find number: 0..2",
      "acyclic line",
      "for each cell c: size(group(c by line)) = 1 + c.number",
    ),
  },
  {
    name: "trees by their size, which is that of a region that is spoken of by its name",
    text: on(
      2,
      3,
      "find area: region or none",
      "find line: yes/no on links",
      "acyclic line",
      "for each area a: size(a) <= 3 and size(group(a.first by line)) = size(a)",
    ),
  },
  {
    name: "the number that an arrow points to",
    text: on(
      2,
      2,
      "find arrow: direction or none",
      "find number: 1..2",
      "for each cell c with arrow where c has next(c.arrow): c.next(c.arrow).number = c.number + 1",
      "for each cell c with arrow: c has next(c.arrow)",
    ),
  },
  {
    name: "the region that an arrow points to",
    text: on(
      2,
      2,
      "find arrow: direction or none",
      "find bar: region or none",
      "for each bar b: b is rectangle and b.height = 1",
      "for each cell c with arrow: c has next(c.arrow) and c.next(c.arrow) has bar",
      "for each cell c with arrow: all(x in c.row for x in c.next(c.arrow).bar)",
    ),
  },
  {
    name: "the size of the region that an arrow points to, and what an arrow points to that is in none",
    text: on(
      2,
      2,
      "find arrow: direction or none",
      "find bar: region or none",
      "for each bar b: b is rectangle",
      "for each cell c with arrow: c.next(c.arrow).bar.size = count(x in c.neighbours with arrow) + 1",
      "for each cell c with arrow where c has next(c.arrow): not c.next(c.arrow) has arrow",
    ),
  },
  {
    name: "groups that are rectangles",
    text: on(3, 3, "find shaded: yes/no", "for each group g of cells where shaded: g is rectangle"),
  },
  {
    name: "a set that is a rectangle",
    text: on(3, 3, "find shaded: yes/no", "cells with shaded is rectangle"),
  },
  {
    name: "groups that are straight",
    text: on(2, 3, "find shaded: yes/no", "for each group g of cells where shaded: g is straight"),
  },
  {
    name: "the size of the region that a cell is in, or is not in",
    text: on(2, 2, "find area: region or none", "find n: 0..3", "for each cell c: c.n = c.area.size"),
  },
  {
    name: "sizes of regions at cells that are in none",
    text: on(1, 4, "find area: region or none", "for each cell c: c.area.size <= 1"),
  },
  {
    name: "the size of the region of a neighbour that is to be found",
    text: on(
      1,
      3,
      "find area: region or none",
      "find tip: direction or none",
      "for each cell c: if c has tip: c has next(c.tip) and c.next(c.tip).area.size != 1",
    ),
  },
  {
    name: "the size of the piece on a cell, or on none",
    text: `puzzle P
board 2 x 2
pieces tile:
  A: ##
  B: #
find n: 0..2
place each tile at most once
for each cell c: c.n = c.tile.size
`,
  },
];
