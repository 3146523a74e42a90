/** What is asserted of many elements that see the same is worked out once: the answers are those of the judge, who works out each. */
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

const board = (rest: string, data = ""): string => `puzzle P
board 2x3
given mark: {low, high} on links written l low, h high
given clue: 0..2
find n: 1..4
let close(x, y) = difference(x.n, y.n) = 1
let reached(x, y, k) = x.n + y.n = k
${rest}
instance "a"${data === "" ? "" : `:\n${data}`}
`;

const givens = "  n: r1c1 = 3, r2c3 = 1\n";
const marks = "  mark: r1c1-r1c2 = l, r2c1-r2c2 = h, r1c3-r2c3 = l\n";
const clues = "  clue: r1c1 = 1, r1c2 = 1, r2c3 = 2\n";

const texts: readonly (readonly [what: string, text: string])[] = [
  ["two variables", board('rule "a": for each link (x, y): not close(x, y)')],
  ["beside givens", board('rule "a": for each link (x, y): x.n < 3 * y.n', givens)],
  ["one variable, or two", board('rule "a": for each cells x, y in each column: x.n + y.n != 4')],
  [
    "what is given differs",
    board(
      'rule "a": for each link l (x, y) with mark: x.n + y.n = if l is low then 4 else 6',
      givens + marks,
    ),
  ],
  [
    "numbers that are given, bound and read",
    board(
      'rule "a": for each cell c with clue, k in 2..3: c.n != c.clue + k\nrule "b": for each link (x, y), k in {5}: not reached(x, y, k)',
      clues,
    ),
  ],
  [
    "three variables",
    board(
      'rule "a": for each cells x, y, z in each row where x before y and y before z: x.n + y.n != z.n + 1',
    ),
  ],
  [
    "a symbol and a number",
    `puzzle P
board 2x3
find n: 1..2
find tone: {red, green}
rule "a": for each link (x, y): x.tone = y.tone implies x.n != y.n
instance "a"
`,
  ],
  [
    "a choice of two",
    board('rule "a": for each link (x, y): x.n + y.n not in {3, 7} and (x.n = 1 or y.n <= 3)'),
  ],
  [
    "parts of the board",
    board(
      'rule "a":\n  inside cells where column <= 2:\n    for each link (x, y): x.n != y.n\nfor each link (x, y): x.n != y.n + 2',
    ),
  ],
  [
    "domains that differ from cell to cell",
    `puzzle P
board 2x3
find n: 0..row + column - 1
rule "a": for each link (x, y): difference(x.n, y.n) in {1, 2}
rule "b": for each link (x, y): x.n * y.n != 2
instance "a"
`,
  ],
  [
    "where nothing may be",
    `puzzle P
board 2x3
find n: 1..2 or none
rule "a": for each link (x, y) where x has n and y has n: x.n != y.n
rule "b": for each link (x, y): x.n = y.n implies x has n
instance "a"
`,
  ],
  [
    "pieces, by name and by form",
    `puzzle P
board 2x4
pieces domino
place each domino exactly 2 times
find n: 1..2
rule "a": for each link (x, y) where x has domino and y has domino: x.domino is y.domino implies x.n != y.n
instance "a"
`,
  ],
];

test.each(texts)("%s", (_, text) => {
  const outcome = compareWithOracle(text);
  expect(outcome).toMatchObject({ kind: "same" });
  expect(outcome.kind === "same" && outcome.count > 0).toBe(true);
});
