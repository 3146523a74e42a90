/** Heads over the two ends of a link: which of them one order is enough for, and that nothing is lost by it. */
import { analyse } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { oneOrderIsEnough } from "../../packages/compiler/src/ground/one-order.js";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

const puzzle = (head: string, body: string): string => `puzzle P
board 2x2
find n: 1..3
find mark: yes/no
rule "told": for each link (x, y)${head}: ${body}
instance "a"
`;

function enough(text: string): boolean | undefined {
  const { typed, diagnostics } = analyse("p.ecp", text, noFiles);
  expect(diagnostics).toEqual([]);
  const [rule] = typed.puzzles[0]?.statements ?? [];
  const [each] = rule?.kind === "rule" ? rule.body : [];
  const binder = each?.kind === "for-each" ? each.binders.at(-1) : undefined;
  return each?.kind === "for-each" && binder?.kind === "ends"
    ? oneOrderIsEnough(binder, each.body)
    : undefined;
}

const rows: readonly (readonly [head: string, body: string, enough: boolean])[] = [
  ["", "not (x is mark and y is mark)", true],
  ["", "x is mark or y is mark or x.n != y.n", true],
  ["", "x.n != y.n", true],
  ["", "x.n + y.n != 4", true],
  ["", "difference(x.n, y.n) != 1", true],
  ["", "x.mark != y.mark implies x.n = y.n", true],
  [" where x has mark and y has mark", "x.n = y.n", true],
  [" where x.n != y.n", "x has mark or y has mark", true],
  ["", "x.n - y.n != 1", false],
  // What stands left guards what stands right: sides are exchanged only where neither can want a guard.
  ["", "not (x.n = 1 and y.n = 1)", false],
  ["", "x.n < 3 or y.n != 2", false],
  ["", "x.n <= y.n", false],
  ["", "x is mark implies y is not mark", false],
  ["", "x is mark implies y.n = 2", false],
  [" where x has mark", "y.n = 2", false],
  [" where x.n = 1 and y.n != 1", "x.mark != y.mark", false],
];

describe.each(rows)("for each link (x, y)%s: %s", (head, body, isEnough) => {
  const text = puzzle(head, body);

  test(isEnough ? "one order is enough" : "both orders are needed, or it is not seen", () => {
    expect(enough(text)).toBe(isEnough);
  });

  test("the answers are those of both orders", () => {
    expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
  });
});
