/** What is asked of values that may be missing means what the evaluator says of each assignment. */
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

const on = (board: string, ...lines: readonly string[]): string =>
  `puzzle P\nboard ${board}\n${lines.join("\n")}\n`;

const cases: readonly [rule: string, text: string, count: number][] = [
  [
    "the neighbours of what is off the board are none, in a set of numbers too",
    on("1 x 1", "find tip: direction", "size(r1c1.next(r1c1.tip).neighbours) in {0, 2}"),
    4,
  ],
  [
    "the same, not in a set",
    on("1 x 2", "find tip: direction", "not size(r1c1.next(r1c1.tip).neighbours) in {0}"),
    4,
  ],
  ["a no is not had", on("1 x 2", "find s: yes/no or none", "for each cell c: c has s"), 1],
  ["a no is not counted", on("1 x 3", "find s: yes/no or none", "exactly 1 s in cells"), 12],
  [
    "a link that is no joins nothing",
    on("1 x 2", "find line: yes/no or none on links", "for each group g by line: size(g) = 2"),
    1,
  ],
  ["a link that is no is on no path", on("1 x 3", "find line: yes/no or none on links", "path line"), 5],
  [
    "an edge that is no divides nothing",
    on("1 x 2", "find wall: yes/no or none on edges", "connected(cells by wall)"),
    1458,
  ],
  [
    "cells of no region's are counted as none where the division does not stand",
    on(
      "1 x 4",
      "find area: region on cells where column < 4",
      "for each cell c: count(x in cells where x.area is c.area) <= 2",
    ),
    3,
  ],
];

describe("values that may lack", () => {
  for (const [rule, text, count] of cases)
    test(rule, () => {
      expect(compareWithOracle(text)).toEqual({ kind: "same", count });
    });
});
