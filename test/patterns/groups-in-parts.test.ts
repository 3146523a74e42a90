/** A rule about every group of the board says nothing of the groups in a part of it, which may be cut off from what the rule counts. */
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

const text = (...inside: readonly string[]): string => `puzzle P
board 1 x 3
given clue: yes/no
find line: yes/no on links
for each group g by line: exactly 1 clue in g
inside cells where column <= 2:
${inside.map((line) => `  ${line}`).join("\n")}
instance "a" of P:
  clue:
    . . #
`;

describe("groups in a part of the board", () => {
  for (const rule of [
    "for each cells c, x: x in group(c by line)",
    "for each group g by line: size(g) <= 2",
    "for each cell c: size(group(c by line)) <= 2",
  ])
    test(rule, () => {
      expect(compareWithOracle(text(rule))).toEqual({ kind: "same", count: 1 });
    });
});
