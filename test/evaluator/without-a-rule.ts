/** Puzzles of a few cells, each with all lines of rules; the programs of the tests lack one of them. */
export interface Small {
  readonly name: string;
  /** Declarations. */
  readonly head: string;
  /** Each may be missing, and the puzzle still compiles. */
  readonly rules: readonly string[];
  /** Of what is hidden some values have to fit all rules: none is the one that is broken. */
  readonly isHidden?: true;
  readonly data?: string;
}

export const small: readonly Small[] = [
  {
    name: "values",
    head: "puzzle P\nboard 2 x 3\nfind digit: 1..3",
    rules: [
      "exactly one of each digit in each row",
      "for each column l: different(l.digit)",
      "digit of r1c1 < digit of r1c2",
    ],
  },
  {
    name: "several layers, symbols, directions, none",
    head: "puzzle P\nboard 1 x 3\nfind sign: {sun, moon} or none\nfind arrow: direction on cells where border\nfind dot: yes/no on links",
    rules: [
      "at most 1 sun in cells",
      "for each cell c where c is moon: c.arrow = up",
      "for each link l (a, b) where l has dot: a has sign and b has sign",
      "exactly 1 dot in links",
    ],
  },
  {
    name: "groups",
    head: "puzzle P\nboard 3 x 3\nfind shaded: yes/no",
    rules: [
      "connected(cells with shaded)",
      "exactly 4 shaded in cells",
      "for each group g of cells without shaded: size(g) <= 3",
    ],
  },
  {
    name: "loops",
    head: "puzzle P\nboard 3 x 3\nfind line: yes/no on links",
    rules: ["loop line", "at least 7 lines in links"],
  },
  {
    name: "regions of given sizes",
    head: "puzzle P\nboard 2 x 3\ngiven clue: 1..6\nfind area: region",
    rules: ["for each area a: exactly 1 clue in a", "for each area a: size(a) <= 4"],
    data: "instance of P:\n  clue:\n    2 . .\n    . . 4\n",
  },
  {
    name: "regions, not all cells",
    head: "puzzle P\nboard 2 x 2\nfind area: region or none",
    rules: ["for each area a: size(a) = 2", "count(c in cells where c has area) >= 2"],
  },
  {
    name: "paths",
    head: "puzzle P\nboard 2 x 3\ngiven start: yes/no\nfind walk: paths from cells with start",
    rules: ["for each walk w: size(w) = 3", "for each walk w: w.end.column >= 2"],
    data: "instance of P:\n  start:\n    # . .\n    . . #\n",
  },
  {
    name: "pieces",
    head: "puzzle P\nboard 3 x 3\npieces domino with rotations\nplace each domino exactly 2 times",
    rules: ["r2c2.domino is none", "for each domino t: t.first.row = 1"],
  },
  {
    name: "options",
    head: "puzzle P\nitems n(k) for k in 1..2\noptional items s(i) for i in 1..5\noption pair(k, i) for k in 1..2, i in 1..5 where i + k + 1 <= 5: n(k), s(i), s(i + k + 1)",
    rules: [],
  },
  {
    name: "hidden layers",
    isHidden: true,
    head: "puzzle P\nboard 1 x 3\nfind n: 1..3\nfind hidden m: 1..3",
    rules: ["for each cell c: c.m >= c.n", "sum(c.m for c in cells) <= 4"],
  },
  {
    name: "clues that are not printed",
    head: "puzzle P\nboard 1 x 4\ngiven clue: 0..4 or ?\nfind star: yes/no",
    rules: ["for each cell c with clue: exactly c.clue stars in c.neighbours", "at least 2 stars in cells"],
    data: "instance of P:\n  clue: ? . . 1\n",
  },
];
