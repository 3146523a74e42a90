/** Small programs that a line which asks for the best answer is added to, with numbers of every sort that a rule may speak of. */
const board = (rules: string, size = "2 x 3"): string => `puzzle P\nboard ${size}\n${rules}\n`;
const stars = board(
  "find star: yes/no\nfor each link (x, y): not (x is star and y is star)\nexactly 1 star in each column",
);
const digits = board(
  "find digit: 1..4\nfor each link (x, y): x.digit != y.digit\ncount(c in cells where c.digit = 2) = 2",
);
const some = board("find n: 1..3 or none\nat least 2 n in cells\nat most 4 n in cells");
const loops = board("find line: yes/no on links\nloop line", "3 x 3");
const regions = board("find area: region\nfor each area g: size(g) <= 3", "2 x 2");
const pieces = board("pieces tromino with rotations\nplace each tromino at most once", "3 x 3");
const inRow = "c in cells where c.row = 1";

export const programs: readonly (readonly [name: string, rules: string, numbers: readonly string[]])[] = [
  [
    "yes and no",
    stars,
    [
      "count(c in cells where c is star)",
      "sum(c.row * c.column for c in cells where c is star)",
      `count(c in cells where c is star) - 3 * count(${inRow} and c is star)`,
      "sum(c.column / 2 for c in cells where c is star)",
      `max(c.column for ${inRow} and c is star)`,
      `min(c.column for c in cells where c.row = 2 and c is star) * 2 + count(${inRow} and c is star)`,
    ],
  ],
  [
    "digits",
    digits,
    [
      "sum(c.digit for c in cells)",
      "sum(c.digit * (c.row - c.column) for c in cells)",
      `max(c.digit for c in cells) - min(c.digit for ${inRow})`,
      "difference(r1c1.digit, r2c3.digit)",
      "r1c1.digit * r1c2.digit + r2c2.digit",
      "count(c in cells where c.digit > 2) / 3",
      `product(c.digit for ${inRow})`,
    ],
  ],
  [
    "what may be none",
    some,
    [
      "sum(c.n for c in cells with n)",
      "max(c.n for c in cells with n where c.row = 1)",
      "0 - min(c.n for c in cells with n)",
    ],
  ],
  ["a loop", loops, ["count(l in links where l is line)", "count(c in cells where c is inside line)"]],
  ["regions", regions, ["size(r1c1.area)", "max(size(g) for g in areas)"]],
  [
    "pieces",
    pieces,
    ["count(c in cells where c is tromino)", "sum(c.row for c in cells where c is tromino)"],
  ],
];
