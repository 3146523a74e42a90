/** Small puzzles, one construct each, whose answers the judge can try; the count is a check on the judge's side. */
export interface Case {
  readonly name: string;
  readonly text: string;
}

const on = (rows: number, columns: number, ...lines: readonly string[]): string =>
  `puzzle P\nboard ${rows} x ${columns}\n${lines.join("\n")}\n`;

/** A board of dark and light cells, divided into regions of two halves. */
const halves = (rows: number, columns: number, more: readonly string[], map: readonly string[]): string =>
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

export const cases: readonly Case[] = [
  // divisions
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
  // regions of two equal halves
  {
    name: "halves of one shape",
    text: halves(3, 3, [], [". # .", "# # .", "# . ."]).replace("3 x 3", "3 x 3 without r3c3"),
  },
  { name: "halves on a board without patches", text: halves(2, 4, [], ["# . # .", ". # . #"]) },
  { name: "halves of which one is turned", text: halves(2, 4, [], ["# . . .", "# # # ."]) },
  {
    name: "halves of a size",
    text: halves(
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
    text: halves(2, 4, ["for each area a: a.size <= 4"], ["# # . .", "# . # ."]),
  },
  {
    name: "halves, and something of two cells",
    text: halves(2, 4, ["r1c1.area is not r1c2.area"], ["# . # .", ". # . #"]),
  },
  {
    name: "halves, and how many regions",
    text: halves(2, 4, ["count(a in areas where a.size >= 1) = 2"], ["# # . .", "# . # ."]),
  },
  {
    name: "halves of one shape that need not hang together",
    text: halves(2, 4, [], ["# . # .", "# . # ."]).replace("  connected(a without dark)\n", ""),
  },
  {
    name: "halves of which cells are left out",
    text: halves(2, 3, [], ["# . .", "# . #"]).replace("find area: region", "find area: region or none"),
  },
  {
    name: "halves where a part is fixed",
    text: `${halves(2, 4, [], ["# . # .", ". # . #"])}  area:\n    a a . .\n    . . . .\n`,
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
  // paths
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
  // groups
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
  // reach and way
  {
    name: "reach",
    text: on(2, 3, "find shaded: yes/no", "size(reach(r1c1 through cells where not shaded)) = 3"),
  },
  {
    name: "out of reach",
    text: on(2, 3, "find shaded: yes/no", "r2c3 not in reach(r1c1 through cells where not shaded)"),
  },
  {
    name: "the way in a tree",
    text: on(
      3,
      3,
      "find shaded: yes/no",
      "tree(cells where not shaded)",
      "let route = way(r1c1, r3c3 through cells where not shaded)",
      "r2c2 in route",
    ),
  },
  {
    name: "the way in a forest",
    text: on(
      2,
      3,
      "find shaded: yes/no",
      "acyclic(cells where not shaded)",
      "size(way(r1c1, r1c3 through cells where not shaded)) = 3",
    ),
  },
  {
    name: "no way in a forest",
    text: on(
      2,
      3,
      "find shaded: yes/no",
      "acyclic(cells where not shaded)",
      "r1c1 not in way(r1c1, r1c3 through cells where not shaded)",
    ),
  },
  // inside and outside
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
  // stretches
  {
    name: "stretches of what is to be found",
    text: on(2, 3, "find shaded: yes/no", "for each stretch s of cells where not shaded: size(s) <= 2"),
  },
  // links of one's own
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
