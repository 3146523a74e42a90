/** Mistakes that random programs once found (found.ts). */
import { areAnswered, puzzle } from "./found.js";

areAnswered([
  [
    "no runs are ever the empty list",
    4,
    puzzle(
      "1 x 2",
      "find shaded: yes/no\nruns(x in r1c1.row where x is shaded) != [1 for y in cells where no]",
    ),
  ],
  [
    "a cell of a narrow torus meets an edge on two sides",
    2,
    puzzle("1 x 2 torus", "find fence: yes/no on edges\nat least 3 fence in r1c1.edges"),
  ],
  [
    "a fence of two edges round a torus is a loop",
    3,
    puzzle("1 x 2 torus", "find fence: yes/no on edges\nloop fence"),
  ],
  [
    "and an edge that ends where it starts is one",
    2,
    puzzle("1 x 1 torus", "find fence: yes/no on edges\nloop fence"),
  ],
  ["trees round a torus of two", 56, puzzle("2 x 2 torus", "find fence: yes/no on edges\ntree fence")],
  [
    "too few places, behind a condition that is to be found",
    1,
    puzzle("1 x 2", "find digit: 1..3\nfor each cell c where c.digit != 2: exactly 1 of each digit in cells"),
  ],
  [
    "too few places, in what is not so",
    9,
    puzzle("1 x 2", "find digit: 1..3\nnot (exactly 1 of each digit in cells)"),
  ],
  [
    "cells without value are in a group alone",
    2,
    puzzle("1 x 3", "find sign: {p, q} or none\nsize(group(r1c2 by sign)) = 3"),
  ],
  [
    "cells without value, known ones",
    8,
    puzzle(
      "1 x 3",
      "given clue: 1..3\nfind shaded: yes/no\nsize(group(r1c2 by clue)) = 1\nfor each group g by clue: size(g) = 1",
      "instance:\n  clue:\n    . . 1\n",
    ),
  ],
  [
    "a part of the board, and a set that is not all in it",
    1,
    puzzle(
      "1 x 2",
      "find bridge: 0..2 on links\ninside {r1c1}:\n  not connected({r1c1, r1c2} by links with bridge)\nr1c1.bridge(right) = 0",
    ),
  ],
  [
    "a branch may be none, and is not where it was asked for",
    2,
    puzzle("1 x 2", "find digit: 1..2 or none\nsum(if c has digit then c.digit else 0 for c in cells) = 1"),
  ],
  [
    "a way in one order or the other",
    2,
    puzzle(
      "1 x 3",
      `find turned: yes/no on {r1c1}
find digit: 1..3
let way = if r1c1 is turned then r1c1.row else reversed(r1c1.row)
increasing(c.digit for c in way)
way[1].digit = 1
[c.digit for c in way] = [1, 2, 3]
runs(c in way where c.digit < 3) = [2]
visible(c.digit for c in way[2..]) = 2
for each consecutive cells a, b in reversed(way): a.digit > b.digit
changes(c.digit for c in (way x where x.digit > 1)) = 1
for each cells a, b in way where a before b: a.digit < b.digit`,
    ),
  ],
  [
    "along a path that is to be found",
    10,
    puzzle(
      "2 x 2",
      `given wall: yes/no
find move: paths from cells with wall
find digit: 1..2
increasing(c.digit for c in r1c1.move)
for each consecutive cells a, b in r1c2.move: a.digit != b.digit
tree(r2c1.move)`,
      "instance:\n  wall:\n    # #\n    . .\n",
    ),
  ],
  [
    "before, in a set that is to be found",
    7,
    puzzle(
      "1 x 3",
      "find shaded: yes/no\nfor each cells a, b in (look(r1c1, right) until shaded) where a before b: r1c1 is shaded",
    ),
  ],
  [
    "directions, symbols and yes/no that are not printed",
    6,
    puzzle(
      "1 x 3",
      `given arrow: direction or ?
given mark: {moon, sun} or ?
given wall: yes/no or ?
find shaded: yes/no
for each cell c with arrow: c has next(c.arrow) and c.next(c.arrow) is shaded
for each cell c with mark: c.mark = moon implies c is shaded
for each cell c: c is wall implies c is shaded`,
      "instance:\n  arrow:\n    . ? .\n  mark:\n    . ? ?\n  wall:\n    ? . .\n",
    ),
  ],
  [
    "a number that is not printed, in what is worked out",
    4,
    puzzle(
      "1 x 2",
      "given hint: 0..2 or ?\nfind digit: 1..2\nlet near(a, b) = difference(a, b) <= 1\nnear(2, if r1c1 has hint then r1c1.hint else 1)",
      "instance:\n  hint:\n    ? .\n",
    ),
  ],
  [
    "lists that are not printed, in what is not so, or may be",
    5,
    puzzle(
      "2 x 2",
      `given hints: numbers or ? on rows
find shaded: yes/no
for each row r: not (runs(c in r where c is shaded) = r.hints)
r1c1.row.hints = [1] or r1c1.row.hints = [2]
r2c1.row.hints = r1c1.row.hints
r1c1 is shaded`,
      "instance:\n  hints:\n    ?\n    ?\n",
    ),
  ],
  [
    "runs in the pieces of a ring that the border cuts",
    2,
    puzzle(
      "3 x 1",
      "find bridge: 0..2 on links\nruns(c in ring(r2c1) where r1c1.link(down) has bridge) = [1, 1]\nr2c1.bridge(down) = 0",
    ),
  ],
  [
    "nothing that is seen, and a `?` that may be anything",
    1,
    puzzle(
      "1 x 2",
      "given maybe: yes/no or ?\nfind shaded: yes/no on {r1c1} where r1c1 is not border\nfor each cell c: c is maybe or c.column = 1",
      "instance:\n  maybe:\n    ? ?\n",
    ),
  ],
  [
    "what is kept of a ring is a ring",
    72,
    puzzle(
      "3 x 3",
      `given wall: yes/no
find shaded: yes/no on {r1c1, r1c2, r1c3, r2c3, r3c3, r3c2, r3c1, r2c1}
for each consecutive cells a, b in (ring(r2c2) x where x is not wall): not (a is shaded and b is shaded)`,
      "instance:\n  wall:\n    . # .\n    . . .\n    . . #\n",
    ),
  ],
  [
    "what is perhaps kept of a ring is a ring",
    235,
    puzzle(
      "3 x 3",
      `find shaded: yes/no on {r1c1, r1c2, r1c3, r2c3, r3c3, r3c2, r3c1, r2c1}
find big: yes/no on {r1c1, r1c2}
for each consecutive cells a, b in (ring(r2c2) x where x is not big): not (a is shaded and b is shaded)`,
    ),
  ],
  [
    "of a bag of ones there is one list",
    3,
    puzzle(
      "1 x 3",
      `given hints: numbers or ? on rows
find shaded: yes/no
bag(r1c1.row.hints) = bag([1, 1])
r1c1 is shaded = not (r1c1.row.hints = runs(c in r1c1.row where c is shaded))`,
      "instance:\n  hints:\n    ?\n",
    ),
  ],
  [
    "three lists of two numbers are not all different",
    4,
    puzzle(
      "3 x 1",
      `given hints: numbers or ? on rows
find shaded: yes/no
for each row r: bag(r.hints) = bag([1, 2])
(r1c1.row.hints = r2c1.row.hints) = (r1c1 is shaded)
(r1c1.row.hints = r3c1.row.hints) = (r2c1 is shaded)
(r2c1.row.hints = r3c1.row.hints) = (r3c1 is shaded)`,
      "instance:\n  hints:\n    ?\n    ?\n    ?\n",
    ),
  ],
  [
    "bags of two lists that are not printed",
    3,
    puzzle(
      "2 x 2",
      `given hints: numbers or ? on rows
find shaded: yes/no on {r1c1, r1c2, r2c1}
r1c1.row.hints = [1, 2]
(r2c1.row.hints = [2, 1]) = (r1c1 is shaded)
(bag(r1c1.row.hints) = bag(r2c1.row.hints)) = (r1c2 is shaded)
(r1c1.row.hints = r2c1.row.hints) = (r2c1 is shaded)
r1c1 is shaded implies r1c2 is shaded`,
      "instance:\n  hints:\n    ?\n    ?\n",
    ),
  ],
  [
    "a list that is not printed is compared with many",
    64,
    puzzle(
      "2 x 3",
      `given hints: numbers or ? on rows
find shaded: yes/no
for each link (x, y) where different((r2c1.row.hints != runs(c in ring(y) where z is not shaded)) for z in cells): yes`,
      "instance:\n  hints:\n    0\n    ?\n",
    ),
  ],
  [
    "what a filter leaves out ends no run",
    11,
    puzzle(
      "1 x 4",
      `find shaded: yes/no
find big: yes/no on {r1c1, r1c3, r1c4}
runs(x in (r1c1.row y where y is shaded) where x is big) = [2]`,
    ),
  ],
  [
    "nor one that is known",
    4,
    puzzle(
      "1 x 4",
      `given wall: yes/no
find big: yes/no
runs(x in (r1c1.row y where y is not wall) where x is big) = [2]`,
      "instance:\n  wall:\n    . # . .\n",
    ),
  ],
  [
    "runs round a ring of which some is left out",
    94,
    puzzle(
      "3 x 3",
      `find shaded: yes/no on {r1c1, r1c2, r1c3, r2c3, r3c3, r3c2, r3c1, r2c1}
find big: yes/no on {r1c1, r1c3}
runs(x in (ring(r2c2) y where y is not big) where x is shaded) = [2, 1]`,
    ),
  ],
  [
    "two that are in no region are in the same: none",
    4,
    puzzle("1 x 3", "find area: region or none\ndifferent(c.area for c in cells)"),
  ],
  [
    "from no piece to a piece is a change",
    2,
    puzzle(
      "1 x 3",
      "pieces domino with rotations\nplace each domino any number of times\nchanges(c.domino for c in cells) = 1",
    ),
  ],
  [
    "a list of pieces, and of none",
    1,
    puzzle(
      "1 x 3",
      "pieces domino with rotations\nplace each domino any number of times\n[c.domino for c in cells] = [c.domino for c in reversed(r1c1.row)]",
    ),
  ],
  [
    "of each value that is possible in a set that is to be found",
    43,
    puzzle(
      "2 x 2",
      "find shaded: yes/no\nfind digit: 1..2\nexactly r1c1.digit of each digit in (cells where shaded)",
    ),
  ],
  [
    "until, in one order or the other",
    4,
    puzzle(
      "1 x 3",
      `find turned: yes/no on {r1c3}
find shaded: yes/no
let way = if r1c3 is turned then r1c1.row else reversed(r1c1.row)
size((way until shaded)) = 1`,
    ),
  ],
  [
    "one looks in a direction that is to be found, round a torus",
    96,
    puzzle(
      "2 x 3 torus",
      "find tip: direction on {r1c3}\nfind shaded: yes/no\nsize(look(r1c3, r1c3.tip) until shaded) = 1",
    ),
  ],
  [
    "along a line, from a cell and in a direction that are to be found",
    2,
    puzzle(
      "1 x 3",
      `find shaded: yes/no on {r1c1}
find line: yes/no on links
size(look(if r1c1 is shaded then r1c1 else r1c2, right) along line) = 1
size((if r1c1 is shaded then r1c1.row else reversed(r1c1.row)) along line) = 2`,
    ),
  ],
  [
    "along a line from the end of another",
    32,
    puzzle(
      "2 x 3",
      "find line: yes/no on links\nsize(look((look(r1c1, right) along line).last, down) along line) = 1",
    ),
  ],
  [
    "until something, from the end of a look until something",
    64,
    puzzle(
      "3 x 3",
      "find shaded: yes/no\nsize(look((look(r1c1, right) until shaded).last, down) until shaded) = 1",
    ),
  ],
  [
    "along what is kept of a row",
    22,
    puzzle(
      "1 x 4",
      "find shaded: yes/no\nfind line: yes/no on links\nsize((r1c1.row x where x is shaded) along line) = 2",
    ),
  ],
  [
    "no closed way, as a truth of more cells than are labelled",
    960,
    puzzle(
      "4 x 4",
      `given wall: yes/no
find shaded: yes/no on cells where not wall
find b: yes/no on {r1c1}
acyclic(cells where shaded) = (r1c1 is b)
some(c is shaded for c in r1c1.row)`,
      "instance:\n  wall:\n    . . . .\n    . . # .\n    . . . #\n    # # # #\n",
    ),
  ],
  ["nothing of an empty set", 0, puzzle("1 x 2", "find shaded: yes/no\nexactly 1 shaded in {}")],
  [
    "empty sets, of what they are of or of anything",
    2,
    puzzle(
      "1 x 2",
      `find shaded: yes/no
let nobody = {}
let many(S) = count(x in S where x is shaded)
exactly 1 shaded in {} + {r1c1}
for each cell c in nobody: c is shaded
many({}) = size({})
sum(x for x in []) = 0
connected({}) and not ([] = [c for c in r1c1.row])
exactly 0 shaded in each {{}}`,
    ),
  ],
  [
    "no piece less than none at all",
    0,
    puzzle("1 x 2", "pieces domino with rotations\nplace each domino exactly -1 times"),
  ],
  [
    "no number of times, the last before the first",
    0,
    puzzle("1 x 2", "items spot(i) 3..2 times for i in 1..2\noption put(i) for i in 1..2: spot(i)"),
  ],
  [
    "a sum that its variables cannot reach, each with one value",
    8,
    puzzle("1 x 3", "find digit: 1..2\n(sum(c.digit for c in cells) = 7) = (r1c1.digit = 3)"),
  ],
  [
    "runs along a way that is to be found, and a list that is not printed",
    8,
    puzzle(
      "2 x 3 without r2c3",
      `given wall: yes/no
given hints: numbers or ? on rows
find move: paths from cells with wall
for each cell c with move: not (c is border and not (r2c1.row.hints = runs(v in c.move where v is border)))`,
      "instance:\n  wall:\n    . . #\n    . . .\n  hints:\n    0\n    ?\n",
    ),
  ],
  [
    "and runs of what is to be found along it",
    42,
    puzzle(
      "2 x 2",
      `given wall: yes/no
given hints: numbers or ? on rows
find shaded: yes/no
find move: paths from cells with wall
r2c1.row.hints = runs(v in r1c1.move where v is shaded)
bag(r1c1.row.hints) = bag(runs(v in r1c1.move where v is not shaded))
r1c1.row.hints = r2c1.row.hints or r2c1.row.hints = [2]`,
      "instance:\n  wall:\n    # .\n    . .\n  hints:\n    ?\n    ?\n",
    ),
  ],
  [
    "a part that reaches beyond a set that is to be found",
    1,
    puzzle("1 x 3", "find shaded: yes/no\nsize((r1c1.row where shaded)[2..5]) = 2"),
  ],
  [
    "a part of which the places are to be found",
    4,
    puzzle(
      "1 x 3",
      "find n: 0..5 on {r1c1}\nfind shaded: yes/no\nsize(r1c1.row[r1c1.n..4]) = 2\nsize(r1c1.row[1..r1c1.n]) = 2\nsize((r1c1.row where shaded)[r1c1.n..]) = 0",
    ),
  ],
  [
    "a part of a list beyond its end, and before its beginning",
    6,
    puzzle(
      "1 x 3",
      "find n: 0..5 on {r1c1}\nfind shaded: yes/no\nsize([c.row for c in (cells where shaded)][0..r1c1.n]) = 1\nsize(runs(c in r1c1.row where c is shaded)[2..4]) = r1c1.n - 1",
    ),
  ],
  [
    "signs of rulers and bars, where the legend has them",
    4,
    puzzle(
      "2 x 3",
      `given mark: {wide, tall, plus}
find shaded: yes/no
legend:
  "-": mark = wide
  "|": mark = tall
  "+": mark = plus
for each cell c with mark: c is shaded = (c is tall)
exactly 2 tall in cells`,
      "instance:\n  map:\n    | . |\n    + . -\n",
    ),
  ],
]);
