/** A property of a graph behind a dot says what the function of the same name says (U3), of any set, region or group. */
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

const puzzle = (rule: string): string => `puzzle P\nboard 2 x 3\nfind s: yes/no\n${rule}\n`;

/** The rule behind a dot, the same as a function, and its answers. */
const pairs: readonly (readonly [dotted: string, called: string, answers: number])[] = [
  ["(cells where s).tree", "tree(cells where s)", 33],
  ["not (cells with s).connected", "not connected(cells with s)", 23],
  ["for each group g by s: g.tree", "for each group g by s: tree(g)", 50],
  ["for each cell c: group(c by s).acyclic", "for each cell c: acyclic(group(c by s))", 50],
  ["for each row r: r.connected", "for each row r: connected(r)", 64],
  ["for each cell c: c.around.tree or c is s", "for each cell c: tree(c.around) or c is s", 64],
  ["{r1c1, r2c3}.connected", "connected({r1c1, r2c3})", 0],
  ["cells.loop or r1c1 is s", "loop(cells) or r1c1 is s", 32],
];

describe("a property behind a dot", () => {
  test.each(pairs)("%s", (dotted, called, count) => {
    const [one, other] = [dotted, called].map((rule) => compareWithOracle(puzzle(rule)));
    expect([one, other]).toEqual([
      { kind: "same", count },
      { kind: "same", count },
    ]);
  });
});
