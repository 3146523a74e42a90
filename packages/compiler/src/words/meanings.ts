/**
 * The words of the language that are not in `builtins.ts`, by what they are: a meaning in a line, and an example. An example is a few lines of a puzzle
 * in which the layers of `scaffold.ts` are declared, or a text of its own if it begins with `puzzle` or `use`.
 */

import type { BoardForm, Gluing, Tile } from "../vocabulary/tilings.js";

export interface WordMeaning {
  readonly says: string;
  readonly example: string;
}

type Meanings<Word extends string = string> = Readonly<Record<Word, WordMeaning>>;

/** Words that begin a line, or a part of a file. */
export const lineWords = {
  puzzle: {
    says: "begins a puzzle: its parameters, what is given and to be found, and its rules",
    example:
      'puzzle Latin(n: 1..9 = 4) "Latin squares"\nboard n x n\nfind digit: 1..n\nexactly one of each digit in each row, column',
  },
  instance: {
    says: "begins an instance: one board of a puzzle, with its data",
    example:
      'puzzle Rooks\nboard 2 x 2\nfind rook: yes/no\nexactly 1 rook in each row, column\ninstance "small":\n  expect 2 solutions',
  },
  use: {
    says: "makes the puzzles of another file known, or takes in the lines of one",
    example: "puzzle Windows\nuse Sudoku from std",
  },
  board: {
    says: "the size of the board: rows x columns",
    example: "puzzle P\nboard 3 x 4\nfind star: yes/no",
  },
  given: {
    says: "a layer that the instance fills, under its name: as a map, or by names of cells, edges (`r1c1.up`), links (`r1c1-r1c2`), corners, regions, places",
    example:
      "puzzle P\nboard 2 x 2\ngiven lamp: 1..9 on edges\ngiven dot: yes/no on links\nfind n: 1..9\nfor each edge e with lamp: e.lamp > 1\nfor each link l(a, b) with dot: a.n < b.n\ninstance:\n  lamp: r1c1.up = 3, r2c1-r2c2 = 5\n  dot: r1c1-r1c2, r1c1-r2c1",
  },
  find: {
    says: "a layer that is to be found; what an instance gives of it stands under its own name",
    example:
      "puzzle P\nboard 1 x 2\nfind digit: 1..2\nexactly one of each digit in each row\ninstance:\n  digit: 1 .",
  },
  legend: {
    says: "the symbols of a `map:` and the layers that each fills",
    example: 'legend:\n  "#":  wall\n  0..4: clue = it',
  },
  let: {
    says: "a name for a set, a value, a function, or a layer that follows from others",
    example: "let run = stretches of cells where not wall\nat most 1 shaded in each run",
  },
  param: {
    says: "a parameter that a person is asked for",
    example: 'param k: 1..9 = 2 "How many in each row?"\nexactly k shaded in each row',
  },
  items: {
    says: "items of an exact cover: each is covered once",
    example: "puzzle P\nitems a, b\noption both: a, b",
  },
  optional: {
    says: "items that need not be covered",
    example: "puzzle P\nitems a\noptional items b\noption one: a, b",
  },
  option: {
    says: "options of an exact cover: the items that each covers",
    example: "puzzle P\nitems a, b\noption left: a\noption right: b",
  },
  pieces: {
    says: "a set of pieces to be placed, built in or drawn, on cells, `on edges` or `on links`, which are turned only `with rotations`; rules name the piece at a cell (`c has tile`, `c.tile`) and go through the placed ones (`for each tile t`, `x in t`)",
    example:
      "puzzle P\nboard 3 x 3\npieces tile with rotations:\n  bar: ##\n  ell:\n    ##\n    #.\nplace each tile exactly once\nfor each tile t: min(x.row for x in t) = 1\nfor each tile s, t: not some(y in t for x in s, y in x.neighbours)",
  },
  place: {
    says: "how often pieces are placed",
    example:
      "puzzle P\nboard 2 x 4\npieces tetromino with rotations, reflections\nplace each tetromino at most once",
  },
  cover: {
    says: "which cells, edges or links the pieces cover, and how often",
    example:
      "puzzle P\nboard 2 x 4\npieces domino with rotations\nplace each domino any number of times\ncover each cell exactly once",
  },
  show: { says: "how a layer is drawn", example: 'show shaded as "♛"' },
  rule: {
    says: "a rule with a name, for messages and explanations; `rule:` is one without",
    example: 'rule "No two side by side": for each link (a, b): not (a is shaded and b is shaded)',
  },
  inside: {
    says: "`inside S:` opens a block in which rows, columns and cells are those of S; `is inside` asks whether a closed loop goes round a cell",
    example: "inside r1c1.around:\n  at most 1 shaded in each row",
  },
  expect: {
    says: "how many answers the instance has, or how good the best is: `unique`, `92 solutions`, `no solution`, `best 5`",
    example: "puzzle P\nboard 2 x 2\nfind star: yes/no\ninstance:\n  expect 16 solutions",
  },
  solution: {
    says: "the answer, as maps: `ecpc test` compares",
    example:
      "puzzle P\nboard 1 x 2\nfind star: yes/no\nexactly 1 star in each row\ninstance:\n  fix\n".replace(
        "\n  fix\n",
        "\n  star: # -\n  solution:\n    star: # -",
      ),
  },
  so: {
    says: "`so far:` begins what somebody has entered on the way to the answer: `ecpc hint` and `ecpc explain` go on from there, and nothing else reads it",
    example:
      "puzzle P\nboard 1 x 2\nfind star: yes/no\nexactly 1 star in each row\ninstance:\n  so far:\n    star: - .",
  },
  far: {
    says: "the second word of `so far:`",
    example:
      "puzzle P\nboard 1 x 2\nfind star: yes/no\nexactly 1 star in each row\ninstance:\n  so far:\n    star: # .",
  },
  solutions: {
    says: "`expect 4 solutions`: the instance has that many answers",
    example: "puzzle P\nboard 1 x 2\nfind star: yes/no\ninstance:\n  expect 4 solutions",
  },
  fix: {
    says: "options that the instance chooses",
    example: "puzzle P\nitems a\noption left: a\noption right: a\ninstance:\n  fix left",
  },
  best: {
    says: "`expect best 5`: the number of the best answer, of a puzzle with `maximize` or `minimize`",
    example:
      "puzzle P\nboard 1 x 3\nfind star: yes/no\nat most 2 star in cells\nmaximize count(c in cells where c is star)\ninstance:\n  expect best 2",
  },
  unique: {
    says: "`expect unique`: the instance has one answer, and no other",
    example: "puzzle P\nboard 1 x 1\nfind n: 1..1\ninstance:\n  expect unique",
  },
} as const satisfies Meanings;

/** Words that open a rule or stand in one. */
export const ruleWords = {
  for: {
    says: "`for each`: the rule behind the colon holds for each; several names of one sort are different elements",
    example:
      "for each cell c where c is wall: c is not shaded\nfor each area r: for each cells a, b in r: a.digit != b.digit",
  },
  each: { says: "every one of a sort or a family", example: "exactly 2 shaded in each row" },
  if: {
    says: "the rule behind the colon holds where the condition does; `if a then b else c` is one of two values",
    example: "for each cell c: if c is shaded: c.digit = 1",
  },
  // biome-ignore lint/suspicious/noThenProperty: a word of the language, not a promise
  then: {
    says: "`if a then b else c`: b where a holds, else c",
    example: "for each cell c: c.digit = (if c is shaded then 1 else 2)",
  },
  else: {
    says: "the rule that holds otherwise",
    example: "for each cell c:\n  if c is wall: c.digit = 1\n  else: c.digit > 1",
  },
  exactly: {
    says: "as many as it says, no more and no fewer",
    example: "exactly 2 shaded in each row, column",
  },
  at: { says: "`at most 2`, `at least 2`", example: "at most 2 shaded in each row" },
  most: { says: "`at most 2`: 2 or fewer", example: "at most 2 shaded in each row" },
  least: { says: "`at least 2`: 2 or more", example: "at least 2 shaded in each row" },
  one: {
    says: "`one of each digit`: every value of the layer once",
    example: "exactly one of each digit in each row",
  },
  times: {
    says: "how often: `exactly 2 times`",
    example: "puzzle P\nboard 2 x 4\npieces domino with rotations\nplace each domino exactly 4 times",
  },
  once: {
    says: "one time",
    example:
      "puzzle P\nboard 2 x 4\npieces tetromino with rotations, reflections\nplace each tetromino at most once",
  },
  any: {
    says: "`any number of times`: as often as one likes",
    example: "puzzle P\nboard 2 x 4\npieces domino with rotations\nplace each domino any number of times",
  },
  to: { says: "from one number to another: `1 to 3`", example: "exactly 1 to 3 shaded in each row" },
  where: { says: "only those for which it holds", example: "connected(cells where not shaded)" },
  with: {
    says: "only those that have a value of the layer; of pieces, the turns that are allowed",
    example: "for each cell c with clue: exactly c.clue shaded in c.around",
  },
  without: {
    says: "only those that have no value of the layer; of a board, the cells that it lacks",
    example: "for each cell c without clue: c is not shaded",
  },
  in: {
    says: "whether something is an element of a set (`is in`, `is not in` too); or the sets that a rule is about",
    example: "for each cell c: c.digit in {1, 2}",
  },
  is: {
    says: "whether it is that element, or has that property",
    example: "for each link (a, b): not (a is shaded and b is shaded)",
  },
  not: { says: "the opposite", example: "connected(cells where not shaded)" },
  and: { says: "both hold", example: "for each link (a, b): not (a is shaded and b is shaded)" },
  or: {
    says: "one of them holds, or both; `0 or 2` allows either number",
    example: "for each cell c: c.digit = 1 or c is shaded",
  },
  either: {
    says: "begins what `or` joins, and says nothing more: both may hold",
    example: "for each cell c: either c.digit = 1 or c is shaded",
  },
  implies: {
    says: "if the left holds, the right does",
    example: "for each cell c: c is shaded implies c.digit = 1",
  },
  some: { says: "whether it holds for some", example: "for each row r: some(c is shaded for c in r)" },
  all: {
    says: "whether it holds for all",
    example: "for each room r: all(c is shaded for c in r) or all(c is not shaded for c in r)",
  },
  the: { says: "the only one", example: "(the cell with wall).digit = 1" },
  has: {
    says: "whether it has a value; of numbers on links and edges without `or none`, whether it is not 0",
    example: "for each cell c: if c has clue: c is not shaded",
  },
  none: {
    says: "no value",
    example: "find mark: 1..3 or none\nfor each cell c: if c is wall: c.mark = none",
  },
  of: {
    says: "`of each digit`, `cells of r`, `groups of cells`: that belong to it",
    example: "exactly one of each digit in each row",
  },
  by: {
    says: "how cells are connected: a layer whose value they share, links that join them, or edges that divide them; `on cells by direction`: a value for each direction",
    example: "for each group g by fence: size(g) = 4\nconnected((cells where shaded) by fence)",
  },
  until: {
    says: "up to the first for which it holds, without it",
    example: "for each cell c with clue: count(x in c.look(right) until wall) >= c.clue",
  },
  before: {
    says: "whether one comes before the other in the order of a set, a list or a path",
    example: "for each row r: all(x.digit <= y.digit for x, y in r where x before y)",
  },
  through: {
    says: "the cells that a way may pass through",
    example: "for each cell c with clue: size(reach(c through cells where not shaded)) = c.clue",
  },
  along: {
    says: "as long as the link crossed is yes",
    example: "for each cell c with clue: count(x in c.look(right) along line) = c.clue",
  },
  outside: {
    says: "`is outside line`: the closed loop does not go round it",
    example: "loop fence\nfor each cell c: if c is wall: c is outside fence",
  },
  mod: { says: "the remainder of a division", example: "for each cell c: (c.digit + c.row) mod 2 = 0" },
  maximize: {
    says: "asks for the answers in which a number is largest; `solve` finds one and proves that no answer has a larger one",
    example: "maximize sum(c.digit for c in cells)",
  },
  minimize: {
    says: "asks for the answers in which a number is smallest; `solve` finds one and proves that no answer has a smaller one",
    example: "minimize count(c in cells where c is shaded)",
  },
  yes: {
    says: "the value of a yes/no layer that says that it is so",
    example: "for each cell c: if c is wall: c.shaded = yes",
  },
  no: {
    says: "the value of a yes/no layer that says that it is not so",
    example: "for each cell c: if c is wall: c.shaded = no",
  },
} as const satisfies Meanings;

/** Words of declarations: domains of layers, and the places that layers are on. */
export const declarationWords = {
  hidden: {
    says: "some value must exist; answers that differ only here are one answer",
    example: "find hidden helper: yes/no",
  },
  on: {
    says: "the elements that a layer, or a set of pieces, is on; cells, unless it says otherwise",
    example: "find border: yes/no on edges",
  },
  written: {
    says: "how values are written in maps and drawings, names and numbers alike: the sign first, in quotes unless it is a word or a number (`.` is for what is not known)",
    example:
      'find mirror: {blank, rising, falling} written "-" blank, "/" rising, "\\" falling\nfind day: 1..3 written Mon 1, Tue 2, Wed 3',
  },
  number: { says: "a whole number", example: "given price: number" },
  numbers: { says: "several whole numbers at one place", example: "given sums: numbers on rows" },
  region: {
    says: "equal symbols are one region; of a layer to be found, a division of the board",
    example: "find estate: region\nfor each estate e: size(e) = 4",
  },
  direction: { says: "one of up, right, down, left", example: "given pointer: direction" },
  paths: {
    says: "lists of cells, one after the other; of those to be found, one begins at each element of `from S`, and no two share a cell",
    example:
      "puzzle P\nboard 2 x 3\ngiven thermometer: paths\nfind digit: 1..3\nfor each thermometer t: increasing(c.digit for c in t)\ninstance:\n  thermometer: r1c1-r1c2-r1c3, r2c1-r2c2",
  },
  table: {
    says: "rows of texts, as in a file of comma-separated values; `pieces` may come from them",
    example: "puzzle P\ngiven bits: table\nitems row\noption take(i) for i in 1..size(bits): row",
  },
  from: {
    says: "the source: a file, a puzzle, the cells that paths start in, or the table that has the pieces",
    example: "puzzle Windows\nuse Sudoku from std",
  },
  std: { says: "the classes that come with the language", example: "puzzle Windows\nuse Sudoku from std" },
  also: {
    says: "other names under which people know the puzzle: `ecpc library` finds it by them",
    example: 'puzzle Slant "Slant" also "Gokigen Naname"\nboard 4 x 4\nfind star: yes/no',
  },
  torus: {
    says: "the board wraps round: left of the first column is the last",
    example: "puzzle P\nboard 4 x 4 torus\nfind star: yes/no",
  },
  places: {
    says: "a board of places that have names, by which rules and data call them; `neighbours:` says which of them share a side",
    example:
      "puzzle P\nboard places A, B, C\n  neighbours: A-B, B-C\ngiven price: number\nfind star: yes/no\nA.price > 1\nfor each cell c where c is not B: c is star\ninstance:\n  price: A = 3, B = 5",
  },
  x: { says: "between numbers of rows and columns", example: "puzzle P\nboard 3 x 4\nfind star: yes/no" },
  sided: {
    says: "`one-sided`: turns of a piece are the same piece, reflections another",
    example:
      "puzzle P\nboard 5 x 5\npieces one-sided tetromino with rotations\nplace each tetromino at most once",
  },
  fixed: {
    says: "`fixed`: each turn and reflection is a piece of its own",
    example: "puzzle P\nboard 5 x 5\npieces fixed tetromino\nplace each tetromino at most once",
  },
  as: { says: "the look of a layer: a text, or a word", example: "show shaded as star" },
} as const satisfies Meanings;

/** Sorts: the things that rules are about. */
export const sortWords = {
  cell: { says: "the cells of the board", example: "for each cell c: c.digit <= c.row" },
  row: { says: "the rows of the board, from the top", example: "exactly 1 shaded in each row" },
  column: { says: "the columns of the board, from the left", example: "exactly 1 shaded in each column" },
  line: { says: "rows and columns", example: "exactly 1 shaded in each line" },
  diagonal: {
    says: "the diagonals, in both directions; `up diagonal`, `down diagonal`, `long diagonal` are some of them",
    example: "at most 1 shaded in each diagonal",
  },
  box: {
    says: "`box H x W`: rectangles of that size that tile the board",
    example: "exactly one of each digit in each box 2 x 2",
  },
  block: { says: "`block HxW`: every window of that size", example: "at most 3 shaded in each block 2x2" },
  link: { says: "two cells side by side", example: "for each link (a, b): a.digit != b.digit" },
  edge: {
    says: "the segments of border around the cells; groups `by` a yes/no layer on edges end at edges with it",
    example:
      "for each cell c with clue: exactly c.clue fence in c.edges\nfor each group g by fence: size(g) = 4",
  },
  corner: { says: "the points where cells meet", example: "for each corner k: at most 2 shaded in k.cells" },
  wedge: {
    says: "the parts of the cells, one for each side: from the middle of the cell to that side",
    example:
      "find slash: yes/no\nlet open of wedges v, w = v.edge is w.edge or v.cell is w.cell and v.cell is not slash\nfor each group g of wedges by open: size(g) > 2",
  },
  direction: {
    says: "up, right, down, left; a layer `on cells by direction` has a value for each, `c.view(up)` or `c.view.up`",
    example:
      "given view: number on cells by direction\nfor each cell c, direction d where c has view(d): size(c.look(d) until shaded) = c.view(d)",
  },
  board: { says: "the board", example: "for each cell c: c.digit <= board.width" },
  stretch: {
    says: "`stretches of cells where …`: the longest runs in rows and columns, those of one cell too",
    example: "let run = stretches of cells where not wall\nat most 1 shaded in each run",
  },
  stretches: {
    says: "more than one stretch",
    example: "let run = stretches of cells where not wall\nat most 1 shaded in each run",
  },
  group: {
    says: "connected cells that agree in something",
    example: "for each group g by digit: size(g) <= 3",
  },
  groups: { says: "more than one group", example: "count(g in groups of cells with clue) = 2" },
} as const satisfies Meanings;

/** Adjectives, after `is` or before a sort. */
export const adjectiveWords = {
  known: {
    says: "the clue is printed, and not `?`",
    example: "given sum: number or ?\nfor each cell c with sum: if c.sum is known: c is not shaded",
  },
  rectangle: { says: "its cells fill a rectangle", example: "for each area a: a is rectangle" },
  straight: { says: "its cells are in one row or column", example: "for each area a: a is straight" },
  border: { says: "at the border of the board", example: "for each cell c: if c is border: c is not shaded" },
  odd: { says: "a number that 2 does not divide", example: "for each cell c: c.digit is odd = c is shaded" },
  even: {
    says: "a number that 2 divides",
    example: "for each cell c where c.digit is even: c is not shaded",
  },
  connected: {
    says: "any two of its cells are connected",
    example: "for each room r: (cells of r where shaded) is connected",
  },
  long: {
    says: "as long as the shorter side of the board: on a square, from corner to corner",
    example: "exactly one of each digit in each long diagonal",
  },
  up: { says: "of diagonals: rising to the right", example: "at most 1 shaded in each up diagonal" },
  down: { says: "of diagonals: falling to the right", example: "at most 1 shaded in each down diagonal" },
  consecutive: {
    says: "neighbours in the order of the set",
    example: "for each row r: for each consecutive cells a, b in r: a.digit != b.digit",
  },
} as const satisfies Meanings;

/** The words of a board line for its cells, its form and its rims. */
export const boardWords: Readonly<Record<Tile | BoardForm | Exclude<Gluing, "torus">, WordMeaning>> = {
  squares: {
    says: "cells of a board: the usual ones, which need no word",
    example: "puzzle P\nboard 4 x 5 squares cylinder\nfind star: yes/no",
  },
  hexagons: {
    says: "cells of a board: each second row is half a cell further to the right",
    example: "puzzle P\nboard 5 x 6 hexagons\nfind star: yes/no",
  },
  triangles: {
    says: "cells of a board: they stand on a side and on a corner in turn",
    example: "puzzle P\nboard hexagon 3 of triangles\nfind star: yes/no",
  },
  pentagons: {
    says: "cells of a board: two in each square of a chessboard with bent sides (the Cairo tiling)",
    example: "puzzle P\nboard 4 x 6 pentagons\nfind star: yes/no",
  },
  rhombi: {
    says: "cells of a board: three in each hexagon, like piled boxes",
    example: "puzzle P\nboard 3 x 9 rhombi\nfind star: yes/no",
  },
  snub: {
    says: "cells of a board: squares and triangles, two and three round each corner",
    example: "puzzle P\nboard 3 x 12 snub\nfind star: yes/no",
  },
  hexagon: {
    says: "a board with six sides of that length, of hexagons or of triangles",
    example: "puzzle P\nboard hexagon 4\nfind star: yes/no",
  },
  triangle: {
    says: "a board with three sides of that length, of triangles or of hexagons",
    example: "puzzle P\nboard triangle 5\nfind star: yes/no",
  },
  cube: {
    says: "the surface of a cube, as a net of six faces",
    example: "puzzle P\nboard cube 3\nfind star: yes/no",
  },
  cylinder: {
    says: "the left rim of the board is joined to the right one",
    example: "puzzle P\nboard 4 x 6 cylinder\nfind star: yes/no",
  },
  mobius: {
    says: "the left rim of the board is joined to the right one, turned over",
    example: "puzzle P\nboard 4 x 6 mobius\nfind star: yes/no",
  },
};

export const directionWords = {
  up: {
    says: "towards the first row",
    example: "for each cell c with clue: count(x in c.look(up) until wall) >= c.clue",
  },
  right: {
    says: "towards the last column",
    example: "for each cell c with clue: count(x in c.look(right) until wall) >= c.clue",
  },
  down: {
    says: "towards the last row",
    example: "for each cell c with clue: count(x in c.look(down) until wall) >= c.clue",
  },
  left: {
    says: "towards the first column",
    example: "for each cell c with clue: count(x in c.look(left) until wall) >= c.clue",
  },
  upright: {
    says: "of hexagons: towards the row above, to the right",
    example: "puzzle P\nboard hexagon 3\nfind star: yes/no\nat most 1 star in r3c1.look(upright)",
  },
  downright: {
    says: "of hexagons: towards the row below, to the right",
    example: "puzzle P\nboard hexagon 3\nfind star: yes/no\nat most 1 star in r3c1.look(downright)",
  },
  downleft: {
    says: "of hexagons: towards the row below, to the left",
    example: "puzzle P\nboard hexagon 3\nfind star: yes/no\nat most 1 star in r1c3.look(downleft)",
  },
  upleft: {
    says: "of hexagons: towards the row above, to the left",
    example: "puzzle P\nboard hexagon 3\nfind star: yes/no\nat most 1 star in r5c3.look(upleft)",
  },
  front: {
    says: "of a board in layers: towards the first layer",
    example: "puzzle P\nboard 3 x 3 x 3\nfind star: yes/no\nat most 1 star in r1c7.look(front)",
  },
  back: {
    says: "of a board in layers: towards the last layer",
    example: "puzzle P\nboard 3 x 3 x 3\nfind star: yes/no\nat most 1 star in r1c1.look(back)",
  },
  ana: {
    says: "of a board of four dimensions: towards the first row of layers",
    example: "puzzle P\nboard 2 x 2 x 2 x 2\nfind star: yes/no\nat most 1 star in r3c1.look(ana)",
  },
  kata: {
    says: "of a board of four dimensions: towards the last row of layers",
    example: "puzzle P\nboard 2 x 2 x 2 x 2\nfind star: yes/no\nat most 1 star in r1c1.look(kata)",
  },
} as const satisfies Meanings;

/** Signs that a rule is written with. */
export const signs = {
  "=": { says: "equal", example: "for each cell c with clue: c.digit = c.clue" },
  "!=": { says: "not equal", example: "for each link (a, b): a.digit != b.digit" },
  "<": { says: "less", example: "for each cell c with clue: c.digit < c.clue" },
  "<=": { says: "less, or equal", example: "for each cell c: c.digit <= c.row" },
  ">": { says: "more", example: "for each cell c with clue: c.digit > c.clue" },
  ">=": { says: "more, or equal", example: "for each cell c: c.digit >= 2" },
  "+": {
    says: "the sum; of two sets, all that is in one of them",
    example: "for each link (a, b): a.digit + b.digit >= 4",
  },
  "-": {
    says: "the difference; of two sets, the first without the second",
    example: "for each link (a, b): a.digit - b.digit <= 2",
  },
  "*": {
    says: "the product; of two sets, those that are in both",
    example: "for each link (a, b): a.digit * b.digit != 6",
  },
  "/": {
    says: "the exact quotient: 7 / 2 is three and a half",
    example: "for each cell c: if c is shaded: c.digit / 2 = 1",
  },
  "..": { says: "from one number to the other, both included", example: "for each cell c: c.digit in 2..3" },
  ".": { says: "a layer or an attribute of a thing", example: "for each cell c: c.digit <= c.row" },
  "[": {
    says: "begins a list, to `]`: its entries, or a value for each element, `[… for x in S]`; behind a set or list, a place in it",
    example: "for each cells a, b in columns[1]: [x.digit for x in a.row] != [x.digit for x in b.row]",
  },
  "{": {
    says: "begins a set, to `}`: of cells (`{r1c1}` is a set of one) or of values",
    example: "for each cell c with clue: exactly c.clue shaded in {c} + c.around",
  },
  "?": { says: "a clue that is there, and whose number is not printed", example: "given sum: number or ?" },
} as const satisfies Meanings;
