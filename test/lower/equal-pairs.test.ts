/** "Where two are equal, …" is said of pairs of values, and pairs that exclude each other are joined: answers stay what the rules mean. */

import { analyse, compileInstance } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { heldExpectations } from "../support/solving.js";

type Line = readonly number[];

/** All lines of `length` numbers, each of its own range. */
function count(ranges: readonly (readonly [number, number])[], holds: (line: Line) => boolean): number {
  const from = (line: Line): number => {
    const range = ranges[line.length];
    if (range === undefined) return holds(line) ? 1 : 0;
    let found = 0;
    for (let value = range[0]; value <= range[1]; value++) found += from([...line, value]);
    return found;
  };
  return from([]);
}

function everyPair(line: Line, holds: (i: number, j: number, a: number, b: number) => boolean): boolean {
  return line.every((a, i) => line.every((b, j) => j <= i || holds(i, j, a, b)));
}

const five = Array.from({ length: 5 }, () => [1, 4] as const);
const head = "for each cells x, y in each row where x before y and";

const rules: readonly (readonly [string, (line: Line) => boolean])[] = [
  [
    `${head} x.n = y.n:\n  distance(x, y) > x.n`,
    (line) => everyPair(line, (i, j, a, b) => a !== b || j - i > a),
  ],
  [
    `${head} x.n = y.n:\n  distance(x, y) > y.n`,
    (line) => everyPair(line, (i, j, a, b) => a !== b || j - i > b),
  ],
  [`${head} x.n = y.n:\n  x.n >= 3`, (line) => everyPair(line, (_, __, a, b) => a !== b || a >= 3)],
  [
    `${head} x.n = y.n and x.n != 2:\n  y.n != 3`,
    (line) => everyPair(line, (_, __, a, b) => a !== b || a !== 3),
  ],
  [
    `${head} x.n = y.n:\n  r1c1.n > distance(x, y)`,
    (line) => everyPair(line, (i, j, a, b) => a !== b || (line[0] ?? 0) > j - i),
  ],
  [
    `if r1c1.n != 4:\n  for each cells x, y in each row where x before y and x.n = y.n:\n    y.n = 4`,
    (line) => line[0] === 4 || everyPair(line, (_, __, a, b) => a !== b || b === 4),
  ],
  [
    "for each cells x, y where x before y: x.n = y.n implies x.n in {1, 2}",
    (line) => everyPair(line, (_, __, a, b) => a !== b || a <= 2),
  ],
];

function told(text: string): readonly string[] {
  const analysis = analyse("equal-pairs.ecp", text, noFiles);
  expect(analysis.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return heldExpectations(analysis).map(({ found }) => found);
}

describe("conditions on equal numbers", () => {
  test.each(rules)("%s", (rule, holds) => {
    const wanted = count(five, holds);
    const text = `puzzle P "P"\nboard 1 x 5\nfind n: 1..4\n\n${rule}\n\ninstance "all" of P:\n  expect ${wanted} solutions\n`;
    expect(told(text)).toEqual([String(wanted)]);
  });

  test("of different ranges", () => {
    const ranges = [2, 3, 4, 2].map((to) => [1, to] as const);
    const wanted = count(ranges, (line) => everyPair(line, (i, j, a, b) => a !== b || j - i > a));
    const text = `puzzle P "P"\ngiven most: 1..9\nfind n: 1..most\n\n${head} x.n = y.n:\n  distance(x, y) > x.n\n\ninstance "all" of P:\n  most:\n    2 3 4 2\n  expect ${wanted} solutions\n`;
    expect(told(text)).toEqual([String(wanted)]);
  });
});

describe("pairs that exclude each other", () => {
  const text =
    'puzzle P "P"\nboard 3 x 4\nfind n: 1..3\n\nfor each cell x, cell y in x.around: x.n != y.n\n\ninstance "all" of P';

  test("are one count of the cells of a square", () => {
    const { typed } = analyse("squares.ecp", text, noFiles);
    const [instance] = typed.instances;
    const problem =
      instance && compileInstance(typed, instance, { set: new Map() }, noFiles).lowered?.problem;
    // Twelve cells, and six squares for each of three numbers instead of twenty-nine pairs.
    expect(problem?.itemCount).toBe(12 + 3 * 6);
  });

  test("have the answers of the pairs", () => {
    const four = text.replace("1..3", "1..4").replace("3 x 4", "2 x 3");
    const adjacent = (i: number, j: number): boolean => Math.abs((i % 3) - (j % 3)) <= 1;
    const wanted = count(
      Array.from({ length: 6 }, () => [1, 4] as const),
      (line) => everyPair(line, (i, j, a, b) => a !== b || !adjacent(i, j)),
    );
    expect(told(`${four}:\n  expect ${wanted} solutions\n`)).toEqual([String(wanted)]);
  });
});

test("clauses that are written where they are read are counted, and too many are told as such", () => {
  const text =
    'puzzle P "P"\nboard 1 x 4\nfind n: 1..9\n\nr1c1.n = r1c2.n or r1c3.n = r1c4.n\n\ninstance "all" of P\n';
  const { typed } = analyse("either.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const codesWithin = (entryLimit: number): readonly string[] =>
    compileInstance(typed, instance, { set: new Map(), entryLimit }, noFiles).diagnostics.map(
      ({ code }) => code,
    );
  // Enough for what grounding writes, and not for the clauses that lowering reads.
  for (let limit = 65; limit <= 165; limit += 5) expect(codesWithin(limit)).toEqual(["ECP5001"]);
  expect(codesWithin(300)).toEqual([]);
});
