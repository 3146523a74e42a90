/** Lines that join equal numbers, and counts of links that say what such ways say, more, or less: the same answers as the judge's. */
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

const lines = (rules: readonly string[], map: readonly string[], forest = "acyclic line"): string =>
  [
    "puzzle P",
    "given number: number",
    "find line: yes/no on links",
    ...rules,
    forest,
    "for each cells x, y with number: y in group(x by line) implies x.number = y.number",
    "instance of P:",
    "  number:",
    ...map.map((row) => `    ${row}`),
    "",
  ].join("\n");

const ends = "for each cell c with number: exactly 1 line in c.links";
const between = "for each cell c without number: exactly 0 or 2 lines in c.links";
const square = ["1 . 2", ". . .", "1 . 2"];

const cases: readonly (readonly [string, string])[] = [
  ["what ways say", lines([ends, between], square)],
  [
    "a ring by the same links, that joins other cells",
    lines(
      [ends, between, "let joined of cells p, q = r1c1.link(right) is line", "acyclic(cells by joined)"],
      ["1 . 2", "1 . 2"],
    ),
  ],
  [
    "cells two apart, joined by the link on the way",
    lines(
      [
        ends,
        between,
        "let jump = links (x, y) where distance(x, y) = 2",
        "let joined of cells p, q = p.column = q.column and p.link(down) is line",
        "acyclic(cells by joined)",
      ],
      square,
    ),
  ],
  ["three pairs", lines([ends, between], ["1 2 3", ". . .", "1 2 3"])],
  ["five pairs, neighbours", lines([ends, between], ["1 1 2 3", "5 5 2 3", "4 . . 4"])],
  [
    "each cell is passed",
    lines([ends, "for each cell c without number: exactly 2 lines in c.links"], square),
  ],
  [
    "the cell in the middle is passed",
    lines([ends, between, "for each cell c where c.links.size = 4: exactly 2 lines in c.links"], square),
  ],
  [
    "no cell at the border is passed",
    lines([ends, between, "for each cell c where c.links.size = 3: exactly 0 lines in c.links"], square),
  ],
  [
    "counts that allow more than ways do",
    lines([ends, between, "for each cell c: at most 2 lines in c.links"], square),
  ],
  [
    "some links of a cell",
    lines(
      [
        ends,
        between,
        "for each cell c with up with down: exactly 0 or 2 lines in {c.link(up), c.link(down)}",
      ],
      square,
    ),
  ],
  ["lines may close", lines([ends, between], square, "at least 1 line in links")],
  ["three of a number", lines([ends, between], ["1 . 1", ". . .", "1 2 2"])],
  ["one of a number", lines([ends, between], ["1 . 1", ". . 2"])],
];

describe("lines that join numbers", () => {
  for (const [name, text] of cases)
    test(name, () => {
      const outcome = compareWithOracle(text);
      expect(outcome).toMatchObject({ kind: "same" });
    });
});
