/** As `without-a-rule.ts`, on boards other than rectangles of squares. */
import type { Small } from "./without-a-rule.js";

export const onOtherBoards: readonly Small[] = [
  {
    name: "hexagons: rows, lines, groups",
    head: "puzzle P\nboard hexagon 2\nfind star: yes/no",
    rules: [
      "exactly 1 star in each row",
      "for each line l: at most 1 star in l or r2c2 in l",
      "if r1c1 is star: count(d in r1c1.around where d is star) = 1",
      "connected(cells without star)",
    ],
  },
  {
    name: "hexagons: directions, looks, stretches, runs",
    head: "puzzle P\nboard 3 x 3 hexagons\nfind shaded: yes/no\nlet run = stretches of cells where not shaded",
    rules: [
      "count(c in look(r3c1, upright) where c is shaded) = 1",
      "for each run s: size(s) <= 2 or r1c1 in s",
      "at most 3 shaded in cells",
      "for each line l where size(l) = 3: runs(c in l where c is shaded) != [3]",
    ],
  },
  {
    name: "hexagons with a hole: borders, distances, lines with gaps",
    head: "puzzle P\nboard 3 x 4 hexagons without r2c2\nfind n: 1..2",
    rules: [
      "for each link l (a, b) where a is border and b is border: a.n != b.n or a.row = b.row or a.row + b.row = 5",
      "sum(c.n for c in cells where distance(c, r1c1) <= 2) <= 9",
      "for each row l: for each consecutive cells a, b in l: a.n <= b.n",
    ],
  },
  {
    name: "triangles: a loop of edges, inside",
    head: "puzzle P\nboard triangle 3\nfind fence: yes/no on edges\nloop fence",
    rules: [
      "count(c in cells where c is inside fence) = 5",
      "count(k in corners where k.cells.size = 3 and count(e in k.edges where e is fence) = 2) >= 5",
      "r3c3 is inside fence",
    ],
  },
  {
    name: "hexagons: a loop of links, inside",
    head: "puzzle P\nboard 4 x 3 hexagons\nfind line: yes/no on links\nloop line",
    rules: [
      "r2c2 is inside line",
      "count(c in cells where c is outside line) = 1",
      "for each row l: count(c in l where some(k is line for k in c.links)) = 2 or l > 1",
    ],
  },
  {
    name: "hexagons: forms",
    head: "puzzle P\nboard 3 x 3 hexagons\nfind area: region",
    rules: [
      "for each area a: size(a) = 3",
      "for each area a, area b: a.shape = b.shape",
      "for each area a where r1c1 in a: r1c2 in a",
    ],
  },
  {
    name: "hexagons: pieces",
    head: "puzzle P\nboard 3 x 3 hexagons\npieces trihex with rotations\nplace each trihex at most 2 times",
    rules: [
      "cover each cell exactly once",
      "for each trihex t: t.first.row = 1 or t.last.row = 3 and t.first.row = 2",
    ],
  },
  {
    name: "triangles: pieces without turns",
    head: "puzzle P\nboard hexagon 2 of triangles\npieces diamond\nplace each diamond any number of times",
    rules: ["count(t in diamonds) = 3", "for each diamond t: t.first.neighbours.size = 3"],
  },
  {
    name: "cubes: layers, directions, groups",
    head: "puzzle P\nboard 2 x 2 x 2\nfind star: yes/no",
    rules: [
      "exactly 3 star in cells",
      "connected(cells with star)",
      "for each cell c where c has next(back) and c.row = 1: c is star or not c.next(back) is star",
      "for each line l: at most 1 star in l or l.first.row != l.last.row",
    ],
  },
  {
    name: "cubes: sticks on links",
    head: "puzzle P\nboard 2 x 2 x 2\npieces distick on links with rotations\nplace each distick at most 2 times",
    rules: ["count(s in disticks) = 2", "for each distick s: count(k in s where k in r1c1.links) >= 1"],
  },
  {
    name: "a strip that is turned over: pieces",
    head: "puzzle P\nboard 2 x 3 mobius\npieces tromino with rotations\nplace each tromino at most 2 times",
    rules: ["cover each cell exactly once"],
  },
  {
    name: "a cylinder: shapes across the rims",
    head: "puzzle P\nboard 2 x 4 cylinder\nfind area: region",
    rules: [
      "for each area a: size(a) = 4",
      "for each area a, area b: a.outline = b.outline",
      "for each area a where r1c1 in a: r1c4 in a",
    ],
  },
  {
    name: "rhombi: edges without directions",
    head: "puzzle P\nboard 1 x 3 rhombi\nfind fence: yes/no on edges",
    rules: [
      "loop fence",
      "for each cell c: at most 3 fence in c.edges",
      "count(e in edges where e is fence and e.cells.size = 1) <= 5",
    ],
  },
  {
    name: "snub squares: regions and their borders",
    head: "puzzle P\nboard 1 x 6 snub\nfind area: region",
    rules: ["for each area a: size(a) = 3", "for each area a where r1c1 in a: r1c2 in a"],
  },
  {
    name: "places with names",
    head: "puzzle P\nboard places a, b, c, d\n  neighbours: a-b, b-c, c-d, d-a, a-c\nfind colour: {red, green, blue}",
    rules: ["for each cell x, cell y in x.neighbours: x.colour != y.colour", "colour of a = red"],
  },
  {
    name: "the surface of a cube: directions as values",
    head: "puzzle P\nboard cube 1\nfind arrow: direction or none",
    rules: [
      "count(c in cells where c has arrow) = 3",
      "for each cell c with arrow: c.next(c.arrow) is none or not c.next(c.arrow) has arrow",
      "for each cell c with arrow: c.arrow = up",
    ],
  },
];
