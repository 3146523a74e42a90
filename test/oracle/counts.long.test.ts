/** The judge itself, on counts that are known from elsewhere. */

import { describe, expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/index.js";
import { noFiles } from "../support/hosts.js";
import { butForSlow } from "../support/sampled.js";
import { answersByTrying } from "./oracle.js";

function count(text: string): number | string {
  const analysis = analyse("test.ecp", text, noFiles);
  const wrong = analysis.diagnostics.filter((each) => each.severity === "error");
  const [instance] = analysis.typed.instances;
  if (wrong.length > 0 || instance === undefined) return wrong.map(({ message }) => message).join("; ");
  const { solutions, faults } = answersByTrying(instance, noFiles);
  return faults.length > 0 ? faults.join("; ") : solutions.length;
}

const on = (rows: number, columns: number, ...lines: readonly string[]): number | string =>
  count(`puzzle P\nboard ${rows} x ${columns}\n${lines.join("\n")}\n`);

/** Half a minute each for 213 loops. */
const butForLarge = (cases: readonly (readonly [number, number])[]) =>
  butForSlow(([, count]) => count > 100, cases);

describe("the judge counts", () => {
  test.each([
    [1, 1],
    [2, 13],
    [3, 218],
  ])("connected shadings that are not empty, side %i: %i", (n, expected) => {
    expect(
      on(n, n, "find shaded: yes/no", "connected(cells with shaded)", "at least 1 shaded in cells"),
    ).toBe(expected);
  });

  test.each(
    butForLarge([
      [1, 1],
      [2, 13],
      [3, 213],
    ]),
  )("closed loops on the edges, side %i: %i", (n, expected) => {
    expect(on(n, n, "find fence: yes/no on edges", "loop fence")).toBe(expected);
  });

  test.each(
    butForLarge([
      [2, 1],
      [3, 13],
      [4, 213],
    ]),
  )("closed loops through the cells, side %i: %i", (n, expected) => {
    expect(on(n, n, "find line: yes/no on links", "loop line")).toBe(expected);
  });

  test.each([
    [1, 1],
    [2, 8],
    [3, 322],
  ])("divisions into rectangles, side %i: %i", (n, expected) => {
    expect(on(n, n, "find area: region", "for each area a: a is rectangle")).toBe(expected);
  });

  test.each([
    [1, 1],
    [2, 12],
    [3, 1434],
  ])("divisions into connected regions, side %i: %i", (n, expected) => {
    expect(on(n, n, "find area: region")).toBe(expected);
  });

  test.each([
    [2, 2],
    [3, 12],
  ])("ways from corner to corner, side %i: %i", (n, expected) => {
    const lines = [
      "find line: yes/no on links",
      "path line",
      "exactly 1 line in r1c1.links",
      `exactly 1 line in r${n}c${n}.links`,
    ];
    expect(on(n, n, ...lines)).toBe(expected);
  });

  test("ways from corner to corner as paths", () => {
    const lines = ["find move: paths from {r1c1}", "for each move m: m.end is r3c3"];
    expect(on(3, 3, ...lines)).toBe(12);
  });

  test("spanning trees of 3 x 3", () => {
    const lines = ["find line: yes/no on links", "tree line", "for each cell c: at least 1 line in c.links"];
    expect(on(3, 3, ...lines)).toBe(192);
    const connected = ["find line: yes/no on links", "connected(cells by links with line)", "acyclic line"];
    expect(on(3, 3, ...connected)).toBe(192);
  });

  test("latin squares of order 4", () => {
    expect(on(4, 4, "find symbol: 1..4", "exactly one of each symbol in each row, column")).toBe(576);
  });

  test("queens", () => {
    const lines = [
      "find queen: yes/no",
      "exactly 1 queen in each row, column",
      "at most 1 queen in each diagonal",
    ];
    expect(on(4, 4, ...lines)).toBe(2);
    expect(on(5, 5, ...lines)).toBe(10);
  });

  test("dominoes", () => {
    const lines = [
      "pieces domino with rotations",
      "place each domino any number of times",
      "cover each cell exactly once",
    ];
    expect(on(2, 5, ...lines)).toBe(8);
    expect(on(4, 4, ...lines)).toBe(36);
  });

  test("pairs of Langford", () => {
    expect(
      count(`puzzle L(n: 1..30 = 4)
items number(k) for k in 1..n
items slot(i) for i in 1..2*n
option pair(k, i) for k in 1..n, i in 1..2*n where i + k + 1 <= 2*n:
  number(k), slot(i), slot(i + k + 1)
`),
    ).toBe(2);
  });

  test("hidden layers tell no answers apart, and free elements do", () => {
    expect(on(1, 2, "find hidden a: 1..3", "find b: 1..3", "for each cell c: c.b <= c.a")).toBe(9);
    expect(on(1, 2, "find b: 1..3", "r1c1.b = 2")).toBe(3);
  });
});
