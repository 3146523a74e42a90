/**
 * Problems of small puzzles have the size that they have only where a rule is seen for what it is; in each of the wordings that are to be seen. The
 * comment says what the size is where the rule is expanded as any other. Counts are the same either way.
 */
import { describe, expect, test } from "vitest";
import { problemOf, searched, sizeOf } from "./compiled.js";

type Size = readonly [items: number, options: number, rows: number, graphRules: number];
type Row = readonly [name: string, size: Size, count: number, text: string];

const puzzle = (board: string, lines: string, data = ""): string =>
  `puzzle P\nboard ${board}\n${lines}\n${data}`;
const given = (layer: string, ...rows: readonly string[]): string =>
  `instance:\n  ${layer}:\n${rows.map((row) => `    ${row}\n`).join("")}`;

function held(what: string, rows: readonly Row[]): void {
  describe(what, () => {
    test.each(rows)("%s", (_, size, count, text) => {
      const problem = problemOf(text);
      expect([sizeOf(problem), searched(problem).count]).toEqual([size, count]);
    });
  });
}

const trees = (demand: string, head: string, body = "exactly 1 tip in g"): string =>
  puzzle(
    "2 x 2",
    `find line: yes/no on links\nfind tip: yes/no\n${demand} line\nfor each group g by line${head}: ${body}`,
  );

held("one in each tree of lines: a count for each cell, and a direction for each line", [
  // Else 27/56/78/4.
  ["every tree", [16, 32, 33, 1], 45, trees("acyclic", "")],
  // Else 31/64/90/4.
  ["of two cells or more", [20, 40, 45, 1], 96, trees("acyclic", " where size(g) > 1")],
  // Else 31/64/90/4.
  ["of two cells or more, said by >=", [20, 40, 45, 1], 96, trees("acyclic", " where size(g) >= 2")],
  // Else 31/64/90/4.
  ["of two cells or more, the number first", [20, 40, 45, 1], 96, trees("acyclic", " where 1 < size(g)")],
  // Else 34/70/99/4.
  ["of any size but one", [20, 40, 45, 1], 96, trees("acyclic", " where size(g) != 1")],
  // Else 31/64/91/5.
  ["of one tree", [21, 41, 46, 2], 72, trees("tree", " where size(g) > 1")],
  // Else 31/64/91/5.
  ["of one path", [21, 41, 46, 2], 72, trees("path", " where size(g) > 1")],
  // Else 27/56/78/4.
  ["of cells that are no tip", [16, 32, 33, 1], 45, trees("acyclic", "", "exactly 1 not tip in g")],
  // Else 18/36/37/3.
  [
    "of some known cells",
    [10, 20, 13, 1],
    58,
    puzzle(
      "2 x 2",
      "given wall: yes/no\nfind line: yes/no on links\nfind tip: yes/no\nacyclic line\nfor each group g of cells without wall by line: exactly 1 tip in g",
      given("wall", "# .", ". ."),
    ),
  ],
]);

const apart = (rule: string, map = "1 . 2"): string =>
  puzzle("1 x 3", `given n: number\nfind line: yes/no on links\nfor each ${rule}`, given("n", map));
const IN = "y in group(x by line)";

held("cells that are kept apart: two clauses for each link and bit", [
  // Else 11/21/22/2.
  ["joined only if equal", [4, 8, 6, 0], 3, apart(`cells x, y with n: ${IN} implies x.n = y.n`)],
  // Else 11/21/22/2.
  ["equal or not joined", [4, 8, 6, 0], 3, apart(`cells x, y with n: x.n = y.n or not ${IN}`)],
  // Else 11/21/22/2.
  [
    "not joined, or equal",
    [4, 8, 6, 0],
    3,
    apart("cells x, y with n: y not in group(x by line) or x.n = y.n"),
  ],
  // Else 11/21/22/2.
  [
    "different, so not joined",
    [4, 8, 6, 0],
    3,
    apart("cells x, y with n: x.n != y.n implies y not in group(x by line)"),
  ],
  // Else 11/21/22/2.
  [
    "those that differ",
    [4, 8, 6, 0],
    3,
    apart("cells x, y with n where x.n != y.n: y not in group(x by line)"),
  ],
  // Else 11/21/22/2.
  ["all", [4, 8, 6, 0], 3, apart("cells x, y with n: y not in group(x by line)")],
  // Else 7/13/11/1.
  [
    "all, each two once",
    [4, 8, 6, 0],
    3,
    apart("cells x, y with n where x before y: y not in group(x by line)"),
  ],
  // Else 11/21/22/2.
  [
    "all, with two heads",
    [4, 8, 6, 0],
    3,
    apart("cell x with n, cell y with n where x is not y: y not in group(x by line)"),
  ],
  // Else 11/21/22/2.
  ["not both joined and different", [4, 8, 6, 0], 3, apart(`cells x, y with n: not (${IN} and x.n != y.n)`)],
  // Else 26/51/64/3.
  [
    "two of one class, and one of another",
    [6, 11, 6, 0],
    6,
    puzzle(
      "2 x 2",
      `given n: number\nfind line: yes/no on links\nfor each cells x, y with n: ${IN} implies x.n = y.n`,
      given("n", "1 .", "1 2"),
    ),
  ],
  // Else 11/21/50/2.
  [
    "joined by equal values",
    [14, 28, 42, 0],
    14,
    puzzle(
      "1 x 4",
      "given wall: yes/no\nfind shaded: yes/no\nfor each cells x, y with wall: y not in group(x by shaded)",
      given("wall", "# . . #"),
    ),
  ],
]);

const ends = (more = ""): string => `given n: number
find line: yes/no on links
for each cell c with n: exactly 1 line in c.links
for each cell c without n: exactly 0 or 2 lines in c.links
acyclic line
for each cells x, y with n: y in group(x by line) implies x.n = y.n
${more}`;

held("lines that join equal numbers: labels follow from the lines", [
  // Else 62/115/173/5 / 18/25/28/1.
  ["two lines", [12, 21, 16, 1], 1, puzzle("2 x 3", ends(), given("n", "1 . 1", "2 . 2"))],
]);

held("sizes of groups: one rule for all", [
  // Else 118/246/520/3.
  [
    "the number that they share",
    [4, 16, 0, 1],
    5,
    puzzle("2 x 2", "find n: 1..4\nfor each group g by n: size(g) = g.n"),
  ],
  // Else 118/246/520/3.
  [
    "the number that they share, first",
    [4, 16, 0, 1],
    5,
    puzzle("2 x 2", "find n: 1..4\nfor each group g by n: g.n = size(g)"),
  ],
  // Else 11/37/78/5.
  [
    "at most a number",
    [6, 12, 0, 1],
    33,
    puzzle("2 x 3", "find s: yes/no\nfor each group g of cells with s: size(g) <= 2"),
  ],
  // Else 11/37/83/5.
  [
    "two bounds",
    [6, 12, 0, 1],
    19,
    puzzle("2 x 3", "find s: yes/no\nfor each group g of cells with s:\n  size(g) >= 2\n  size(g) < 4"),
  ],
  // Else 194/404/816/4 / 6/22/0/1.
  [
    "values without room are none",
    [6, 18, 0, 1],
    2,
    puzzle("1 x 5", "find n: 1..5\nfor each group g by n: size(g) = g.n", given("n", "1 . . . .")),
  ],
  // Else 962/2006/4881/8 / 18/90/16/1 / 10/58/0/1.
  [
    "those above all that are given are one class besides",
    [18, 74, 16, 1],
    74,
    puzzle(
      "3 x 3",
      "find n: 1..9\nfor each group g by n: size(g) = g.n",
      given("n", "2 . .", ". . .", ". . ."),
    ),
  ],
]);

held("said of rectangles: a few clauses for each that no group may be", [
  [
    "squares",
    [9, 18, 80, 0],
    72,
    puzzle(
      "3 x 3",
      "find s: yes/no\nfor each group g of cells with s: g is rectangle and g.width = g.height",
      "instance\n",
    ),
  ],
  [
    "no rectangle",
    [9, 18, 36, 0],
    185,
    puzzle("3 x 3", "find s: yes/no\nfor each group g of cells with s: g is not rectangle", "instance\n"),
  ],
]);

held("groups that are rectangles: four clauses for each window", [
  // Else 83/166/235/9.
  [
    "of cells with a mark",
    [9, 18, 16, 0],
    208,
    puzzle("3 x 3", "find s: yes/no\nfor each group g of cells with s: g is rectangle", "instance\n"),
  ],
  // A window with a cell that is not there.
  [
    "of some of the cells",
    [8, 16, 4, 0],
    161,
    puzzle(
      "3 x 3",
      "given wall: yes/no\nfind s: yes/no on cells without wall\nfor each group g of cells with s: g is rectangle",
      given("wall", ". . .", ". # .", ". . ."),
    ),
  ],
]);

held("groups that are labelled by their first cells: nothing is asked for the first", [
  // Else 29/64/110/3.
  [
    "beside the last",
    [7, 20, 40, 3],
    8,
    puzzle("2 x 2", "find s: yes/no\nfor each group g of cells with s: g.first.row + g.last.row = 3"),
  ],
]);

held("groups that are known by one of their cells: roots are few", [
  // Else 7/20/31/3.
  [
    "exactly one in each",
    [5, 11, 13, 2],
    9,
    puzzle(
      "1 x 4",
      "given wall: yes/no\nfind s: yes/no\nfor each group g of cells with s: exactly 1 wall in g",
      given("wall", ". # . #"),
    ),
  ],
  // Else 9/28/48/4 / 5/10/14/1.
  [
    "which says how large the group is",
    [6, 7, 3, 1],
    2,
    puzzle(
      "1 x 5",
      "given n: number\nfind s: yes/no\nfor each group g of cells with s:\n  exactly 1 n in g\n  size(g) = g.n",
      given("n", "2 . . . ."),
    ),
  ],
]);

const treeSizes = (rule: string): string =>
  puzzle("2 x 3", `find n: 1..2\nfind line: yes/no on links\nacyclic line\nfor each cell c: ${rule}`);

held("sizes of trees: none above the largest that is asked for", [
  // Else 26/111/129/2.
  ["a number", [26, 85, 89, 2], 192, treeSizes("size(group(c by line)) = 3")],
  // Else 26/111/123/2.
  ["a layer", [26, 72, 81, 2], 22, treeSizes("size(group(c by line)) = c.n")],
  // Else 26/111/123/2.
  ["a layer, first", [26, 72, 81, 2], 22, treeSizes("c.n = size(group(c by line))")],
  // Else 26/111/123/2.
  ["one less", [26, 85, 95, 2], 6, treeSizes("size(group(c by line)) - 1 = c.n")],
]);

const EVERYWHERE = Array.from({ length: 5 }, () => "3 3 3 3 3");
const TWO = ["# . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . #"];
const divided = (board: string, rules: string, ...data: readonly string[]): string =>
  puzzle(
    board,
    `${data.length > 0 ? "given wall: yes/no\n" : ""}find area: region\n${rules}`,
    data.length > 0 ? given("wall", ...data) : "",
  );

// Without these, there are more sets than are listed, and labels take their place.
held("divisions of which rules leave few regions to be listed", [
  // Else 26/326/323/24.
  ["a size", [25, 40, 0, 0], 0, divided("5 x 5", "for each area a: size(a) = 2")],
  // Else 48/370/391/24.
  [
    "a bound, or another",
    [25, 40, 0, 0],
    0,
    divided("5 x 5", "for each area a: size(a) <= 1 or 2 >= size(a)\nfor each area a: size(a) > 1"),
  ],
  // Else 456/1186/2780/24.
  ["a width", [25, 75, 0, 0], 1048576, divided("5 x 5", "for each area a: width(a) = 1")],
  // Else 186/646/1284/24.
  ["rectangles", [25, 35, 0, 0], 5, divided("5 x 5", "for each area a:\n  a is rectangle\n  size(a) >= 10")],
  // Else 26/29/0/4 / 25/29/1/0.
  [
    "one wall, of many",
    [25, 28, 0, 0],
    4,
    divided(
      "5 x 5",
      "for each area a: exactly 1 wall in a",
      "# # # # #",
      "# # # # #",
      "# # . # #",
      "# # # # #",
      "# # # # #",
    ),
  ],
  // Else 4/10/1/0.
  [
    "a size for each cell",
    [4, 7, 0, 0],
    4,
    puzzle(
      "1 x 4",
      "given n: number\nfind area: region\nfor each cell c with n: size(c.area) = c.n",
      given("n", "1 . . ."),
    ),
  ],
  // Else 49/372/646/24.
  [
    "the size that its cells share",
    [25, 94, 0, 0],
    0,
    puzzle(
      "5 x 5",
      "given n: number\nfind area: region\nfor each area a: size(a) = a.n",
      given("n", ...EVERYWHERE),
    ),
  ],
  // Else 4/10/3/0.
  [
    "of what is known to be false",
    [4, 7, 0, 0],
    2,
    divided("1 x 4", "for each area a: some(c.row + c.column > 3 for c in a)"),
  ],
]);

held("divisions of which each region is known by one cell: a label for each of these", [
  // Else 26/326/300/24.
  [
    "exactly one wall",
    [26, 49, 0, 2],
    8742,
    divided("5 x 5", "for each area a: exactly 1 wall in a", ...TWO),
  ],
  // Else 26/326/378/24 / 26/49/18/2.
  [
    "and what is said of the cells of its region",
    [26, 31, 0, 2],
    32,
    divided(
      "5 x 5",
      "for each area a: exactly 1 wall in a\nfor each cell c with wall, cell x where x.area is c.area: distance(x, c) <= 4",
      ...TWO,
    ),
  ],
  // Else 37/71/2/2 / 36/29698/0/0.
  [
    "and how many cells a region has at most",
    [37, 68, 2, 2],
    0,
    divided(
      "6 x 6",
      "for each area a:\n  size(a) <= 9\n  exactly 1 wall in a",
      "# . . . . .",
      ". . . . . .",
      ". . . . . .",
      ". . . . . .",
      ". . . . # .",
      ". . . . . .",
    ),
  ],
]);

const oneStar = (said: string): string =>
  puzzle(
    "6 x 6",
    `given wall: yes/no\nfind area: region\nfind star: yes/no on cells with wall\n${said}\ncount(c in cells with star) = 2\nfor each link (x, y) where x.row < 5 or x.column > 2: x.area is y.area or count(c in cells with star) != 2`,
    given("wall", "# . . . . .", ". . . . . .", ". . # . . .", ". . . . . .", ". # . . . .", "# . . . . #"),
  );

held(
  "divisions of which each region is known by one cell that is found: a label for each cell that may be it",
  [
    // Else 1043/2677/3720/35.
    ["for each", [348, 802, 1168, 5], 4, oneStar("for each area a: exactly 1 star in a")],
    // Else 1043/2677/3720/35.
    ["in each", [348, 802, 1168, 5], 4, oneStar("exactly 1 star in each area")],
    // Else 1043/2677/3720/35.
    ["counted", [348, 802, 1168, 5], 4, oneStar("for each area a: count(c in a where c is star) = 1")],
  ],
);

held("two connected sets in the plane: two clauses for each block, and a count of changes round the border", [
  // Else 12/24/0/2.
  [
    "two colours",
    [42, 84, 103, 2],
    294,
    puzzle("3 x 4", "find c: {a, b}\nconnected(cells with a)\nconnected(cells with b)"),
  ],
  // Ways go round.
  [
    "on a torus",
    [12, 24, 0, 2],
    1736,
    puzzle("3 x 4 torus", "find c: {a, b}\nconnected(cells with a)\nconnected(cells with b)"),
  ],
]);

held("paths: only those that rules allow are listed", [
  // All ways are more than are listed.
  // Else refused.
  [
    "straight",
    [9, 11, 0, 0],
    11,
    puzzle(
      "6 x 6",
      "given wall: yes/no\nfind move: paths from cells with wall\nfor each move p: p is straight",
      given("wall", "# . . . . .", ...Array.from({ length: 5 }, () => ". . . . . .")),
    ),
  ],
  // Else 6/18/1/0.
  [
    "of a length",
    [3, 3, 1, 0],
    3,
    puzzle(
      "2 x 3",
      "given n: number\nfind move: paths from cells with n\nfor each cell c with n: c.move.length = c.n",
      given("n", "2 . .", ". . ."),
    ),
  ],
  // Else 4/7/2/0.
  [
    "not of one step",
    [4, 5, 0, 0],
    5,
    puzzle(
      "2 x 2",
      "given wall: yes/no\nfind move: paths from cells with wall\nfor each move p: p.length != 1",
      given("wall", "# .", ". ."),
    ),
  ],
]);

held("pieces", [
  // Else 12/16/8/0.
  [
    "of what all pieces are, each is one",
    [8, 2, 0, 0],
    4,
    puzzle(
      "2 x 3",
      "pieces tromino with rotations\nplace each tromino any number of times\nfor each tromino t: t is straight",
    ),
  ],
  // Else 15/16/13/0.
  [
    "two cells of a room that holds one piece have the same",
    [7, 16, 0, 0],
    10,
    puzzle(
      "2 x 3",
      "given room: region\npieces tromino with rotations\nplace each tromino any number of times\nfor each room r: exactly 3 tromino in r\nfor each cells x, y: x has tromino and y has tromino implies x.tromino is y.tromino",
      given("room", "a a a", "a a a"),
    ),
  ],
]);

const stretch = (rule: string, layers = "", data = ""): string =>
  puzzle("1 x 5", `${layers}find s: yes/no\nfor each stretch t of cells where s: ${rule}`, data);
const WALLS = given("wall", "# . # . #");

held("stretches: a clause for each smallest run that is broken", [
  // Else 5/10/6/0.
  ["a size", [3, 5, 0, 0], 24, stretch("size(t) <= 2")],
  // Else 5/10/6/0.
  ["a size, the number first", [3, 5, 0, 0], 24, stretch("3 > size(t)")],
  // Else 5/10/5/0.
  ["a count", [2, 5, 0, 0], 25, stretch("count(c in t where c is wall) <= 1", "given wall: yes/no\n", WALLS)],
  // Else 5/10/6/0.
  [
    "different",
    [3, 5, 0, 0],
    24,
    stretch("different(c.n for c in t)", "given n: number\n", given("n", "1 2 1 2 1")),
  ],
  // Else 5/10/6/0.
  ["changes", [3, 5, 0, 0], 24, stretch("changes(c.wall for c in t) < 2", "given wall: yes/no\n", WALLS)],
]);

held("values that follow each other: what is given narrows the others", [
  // Else 9/17/16/0.
  [
    "along a line",
    [5, 5, 0, 0],
    1,
    puzzle(
      "1 x 5",
      "find n: 1..5\nexactly 1 of each n in cells\nfor each cell c: c.n = 5 or some(x.n = c.n + 1 for x in c.neighbours)",
      given("n", "1 . . . ."),
    ),
  ],
]);

held("regions of two halves of one shape: a variable for each link", [
  // Else 12/46/0/0.
  [
    "and nothing else",
    [17, 34, 0, 1],
    6,
    puzzle(
      "3 x 4",
      "given grey: yes/no\nfind area: region\nfor each area a:\n  connected(a with grey)\n  connected(a without grey)\n  shape(a with grey) = shape(a without grey)",
      given("grey", "# # # #", "# # . .", ". . . ."),
    ),
  ],
]);

held("a relation of two numbers of many values: clauses of the two", [
  // Else 75/150/185/0: by each difference that there can be.
  [
    "a difference",
    [42, 80, 0, 0],
    74,
    puzzle("1 x 2", "find n: 1..40\nfor each link (x, y): difference(x.n, y.n) = 3"),
  ],
  [
    "and another one",
    [42, 80, 0, 0],
    1526,
    puzzle("1 x 2", "find n: 1..40\nfor each link (x, y): difference(x.n, y.n) != 3"),
  ],
]);

test("the shapes of a region that is known by its cells are those of connected sets of its size", () => {
  const problem = problemOf(
    puzzle(
      "5 x 5",
      "given clue: number or ?\nfind piece: region or none\nexactly 1 clue in each piece\nfor each cell c with clue: c has piece\nfor each cell c with clue where c.clue is known: size(c.piece) = c.clue\nr1c1.piece.shape != r1c5.piece.shape",
      given("clue", "3 . . . 3", ". . . . .", ". . . . .", ". . . . .", ". . . . ?"),
    ),
  );
  // Else 180/370/739/3: by all sets of cells in reach.
  expect(sizeOf(problem)).toEqual([104, 218, 290, 3]);
});

held("groups of their own sizes: no value where its group has no room", [
  // Else 7/13/0/1: a 3 may stand in the two cells on the right, where a printed 3 is in another part.
  [
    "a printed size, beside cells that are cut off",
    [7, 11, 0, 1],
    1,
    puzzle(
      "1 x 6",
      "find number: 1..6\nfor each group g by number: size(g) = g.number",
      given("number", "3 . . 1 . ."),
    ),
  ],
]);

held("the number of runs: one for each cell with which a run begins", [
  // Else 280/560/1043/0: by what was read of the ring.
  [
    "in a ring",
    [19, 38, 43, 0],
    116,
    puzzle("3 x 3", "find s: yes/no\nsize(runs(x in r2c2.ring where x is s)) = 1"),
  ],
  // Else 302/604/1214/0.
  [
    "in rows",
    [24, 48, 46, 0],
    1225,
    puzzle("2 x 6", "find s: yes/no\nfor each row r: size(runs(c in r where c is s)) = 2"),
  ],
]);
