/** An assertion on many elements that see the same is worked out once: the answers are those of the judge, which works out each. */
import { describe, expect, test } from "vitest";
import { analyse, compileInstance } from "../../packages/compiler/src/compile.js";
import { problemOf, searched } from "../forms/compiled.js";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

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

describe("a condition that reads no name of the heads around it", () => {
  const shapes = (heads: string): string =>
    `puzzle P\nboard 3 x 3\nfind bar: yes/no\nfind n: 1..2\n${heads}shape(cells) = shape(cells where not bar)\n`;
  const links = "for each link (a, b): ";
  const many = `${links}for each stretch v of (cells where bar): for each link (c, d): `;

  /** Counts how often compiling asks for the time, which depends on its work and not on any clock. */
  function asked(text: string): number {
    const { typed } = analyse("once.ecp", text, noFiles);
    const [instance] = typed.instances;
    if (instance === undefined) throw new Error("there is no instance");
    let times = 0;
    const expired = (): boolean => ++times < 0;
    compileInstance(typed, instance, { set: new Map(), expired }, noFiles);
    return times;
  }

  test("is worked out once", () => {
    const once = asked(shapes(""));
    expect(asked(shapes(links))).toBeLessThan(1.5 * once);
    // Over five thousand times, of which each took as long as one.
    expect(asked(shapes(many))).toBeLessThan(10 * once);
  });

  test.each<[string, string, number]>([
    ["no bar leaves no run", shapes(many), 2 ** 9],
    [
      "cells of each part",
      "puzzle P\nboard 2 x 3\nfind t: yes/no\nfor each row r: inside r: size(cells with t) = 1\n",
      9,
    ],
    [
      "a number of what a name says",
      "puzzle P\nboard 1 x 3\nfind n: 1..3\nlet sum = sum(c.n for c in cells)\nfor each cell c: sum = 4 or c.n = 3\n",
      4,
    ],
    [
      "behind a condition",
      "puzzle P\nboard 1 x 3\nfind t: yes/no\nfor each cell c where c is t: size(cells with t) = 2\n",
      4,
    ],
  ])("means what it meant: %s", (_, text, count) => {
    expect(searched(problemOf(text)).count).toBe(count);
  });
});
