/**
 * Texts that recognisers of structures once misread, and texts that show why their guards are needed: found by reading the code, and by taking
 * the guards away.
 */
import { areAnswered, puzzle } from "./found.js";

areAnswered([
  [
    "the size of a tree decides of which tree the size is asked",
    18,
    puzzle(
      "2 x 3",
      `find line: yes/no on links
acyclic line
size(group(if size(group(r1c1 by line)) > 3 then r1c1 else r2c3 by line)) = 2`,
    ),
  ],
  [
    "no cell is kept apart from itself",
    0,
    puzzle(
      "1 x 3",
      `given wall: yes/no
find line: yes/no on links
for each cell x with wall, cell y with wall: y not in group(x by line)`,
      "instance:\n  wall:\n    # . #\n",
    ),
  ],
  [
    "groups that know their size, of cells that are there and of some that may be",
    11,
    puzzle(
      "1 x 6",
      `given wall: yes/no
find n: 1..6
find shaded: yes/no on {r1c3, r1c4}
for each group g of (cells x where x is wall or x is shaded) by n: size(g) = g.n`,
      "instance:\n  wall:\n    # # . . # #\n  n:\n    . . . . . 1\n",
    ),
  ],
  [
    "halves of one shape, and other parts of one shape",
    2,
    puzzle(
      "2 x 4",
      `given grey, star: yes/no
find area: region
for each area a:
  connected(a with grey)
  connected(a without grey)
  shape(a with star) = shape(a without star)
  shape(a with grey) = shape(a without grey)`,
      "instance:\n  grey:\n    # # . .\n    . . # #\n  star:\n    # . # .\n    # . . #\n",
    ),
  ],
  [
    "in a part of a tree there may be no way",
    28,
    puzzle(
      "2 x 3",
      `find shaded: yes/no
tree(cells where not shaded)
inside {r1c1, r1c2, r1c3}:
  size(way(r1c1, r1c3 through cells where not shaded)) = 0`,
    ),
  ],
  [
    "groups of any size but one",
    6,
    puzzle("1 x 3", "find shaded: yes/no\nfor each group g of cells where shaded: size(g) != 2"),
  ],
  [
    "a cell without value is a group of one",
    1,
    puzzle("1 x 3", "find sign: {p} or none\nfor each group g by sign: size(g) >= 2"),
  ],
  [
    "kept apart, and something that is not so",
    0,
    puzzle(
      "2 x 2",
      `given wall: yes/no
find line: yes/no on links
for each cells x, y with wall: y not in group(x by line) and x.row = y.row`,
      "instance:\n  wall:\n    # .\n    . #\n",
    ),
  ],
  [
    "one in each tree of more than two cells, and any number in smaller ones",
    4,
    puzzle(
      "1 x 3",
      `given wall: yes/no
find line: yes/no on links
acyclic line
for each group g by line where size(g) > 2: exactly 1 wall in g`,
      "instance:\n  wall:\n    # . .\n",
    ),
  ],
  [
    "one in each tree of cells that only the answer shows",
    5,
    puzzle(
      "1 x 2",
      `given wall: yes/no
find shaded: yes/no
find line: yes/no on links
acyclic line
for each group g of (cells x where x is shaded) by line: exactly 1 wall in g`,
      "instance:\n  wall:\n    # .\n",
    ),
  ],
  [
    "one or two in each group",
    13,
    puzzle(
      "1 x 4",
      "given wall: yes/no\nfind shaded: yes/no\nfor each group g of cells where shaded: exactly 1..2 wall in g",
      "instance:\n  wall:\n    # # . #\n",
    ),
  ],
  [
    "regions of some sizes only",
    2,
    puzzle("1 x 3", "find area: region\nfor each area a where size(a) > 1: size(a) = 3"),
  ],
  [
    "one size that follows from another",
    2,
    puzzle("1 x 3", "find area: region\nfor each area a: size(a) > 1 implies size(a) = 3"),
  ],
  [
    "one size, or something that is not looked into",
    4,
    puzzle(
      "1 x 3",
      "find area: region\nfor each area a: size(a) = 1 or size(a) = count(c in a where c.column >= 1)",
    ),
  ],
  [
    "a size that is said only where a number that is not printed is large",
    4,
    puzzle(
      "1 x 3",
      "given n: 1..3 or ?\nfind area: region\nfor each cell c with n where c.n > 1: size(c.area) = 1",
      "instance:\n  n:\n    ? . .\n",
    ),
  ],
  [
    "changes along what is left of a stretch",
    15,
    puzzle(
      "1 x 4",
      "given wall: yes/no\nfind shaded: yes/no\nfor each stretch s of cells where shaded: changes(c.column for c in s where c is wall) <= 1",
      "instance:\n  wall:\n    # . # #\n",
    ),
  ],
  [
    "what is counted in a stretch hangs on the stretch",
    11,
    puzzle(
      "1 x 4",
      "find shaded: yes/no\nfor each stretch s of cells where shaded: count(c in s where size(s) = 2) <= 1",
    ),
  ],
]);
