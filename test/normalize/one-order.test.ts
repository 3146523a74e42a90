/** Heads over the two ends of a link: which of them one order is enough for, and that nothing is lost by it. */
import { analyse } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { oneOrderIsEnough, oneOrderOf } from "../../packages/compiler/src/normalize/heads/one-order.js";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

/** Names that bodies may use. */
const names: Readonly<Record<string, string>> = {
  close: "difference(x.n, y.n) = 1",
  twice: "x.n = 2 * y.n or y.n = 2 * x.n",
  third: "x.n / 3 = y.n or y.n / 3 = x.n",
  less: "x.n < y.n",
  near: "close(x, y)",
};

const lets = (body: string): string =>
  Object.entries(names)
    .filter(([name]) => body.includes(`${name}(`) || (name === "close" && body.includes("near(")))
    .map(([name, meaning]) => `let ${name}(x, y) = ${meaning}\n`)
    .join("");

const puzzle = (head: string, body: string): string => `puzzle P
board 2x2
find n: 1..3
find mark: yes/no
${lets(body)}rule "told": for each link (x, y)${head}: ${body}
instance "a"
`;

function enough(text: string): boolean | undefined {
  const { typed, diagnostics } = analyse("p.ecp", text, noFiles);
  // A hint may say that both orders are meant.
  expect(diagnostics.filter(({ severity }) => severity !== "hint")).toEqual([]);
  const [own] = typed.puzzles;
  const [rule] = own?.statements ?? [];
  const [each] = rule?.kind === "rule" ? rule.body : [];
  const binder = each?.kind === "for-each" ? each.binders.at(-1) : undefined;
  return own !== undefined && each?.kind === "for-each" && binder?.kind === "ends"
    ? oneOrderIsEnough(own, binder, each.body)
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
  ["", "not (x.n = 1 and y.n = 1)", true],
  ["", "not (x.n = 2 * y.n or y.n = 2 * x.n)", true],
  ["", "not close(x, y) and not twice(x, y)", true],
  ["", "x.mark != y.mark implies not close(x, y)", true],
  ["", "not near(x, y)", true],
  // A demand by a name is said from both sides.
  ["", "close(x, y)", false],
  ["", "not not twice(x, y)", false],
  ["", "not less(x, y)", false],
  // The left side guards the right one: sides are exchanged only if neither can need a guard.
  ["", "not third(x, y)", false],
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

describe.each([
  "distance(x, y) = 3 and x.row is not y.row and x.column is not y.column",
  "distance(x, y) = 2",
  "x before y and x.row is y.row",
  "x.column is r1c1.column and y.column is not r1c1.column",
])("links (x, y) where %s", (filter) => {
  test("the answers are those of both orders", () => {
    const text = `puzzle P
board 2x4
find n: 1..2
let jump = links (x, y) where ${filter}
rule "told": for each jump (x, y): x.n != y.n
instance "a"
`;
    expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
  });
});

/** Points of a small lattice that are joined in pairs: heads over two of the joins, with the ends of each. */
const joins = (rule: string): string => `puzzle P
board 2x3
let cross(a, b, c) = (b.row - a.row) * (c.column - a.column) - (b.column - a.column) * (c.row - a.row)
let join = links (x, y) where x before y and distance(x, y) > 1
find line: yes/no on join
rule "told": ${rule}
instance "a"
`;

const crossing = "cross(a, b, c) * cross(a, b, d) < 0 and cross(c, d, a) * cross(c, d, b) < 0";

describe.each([
  [`for each join v (a, b), join w (c, d) where ${crossing}: not (v is line and w is line)`, [1, 3], true],
  // Of one end of the other join only.
  [
    "for each join v (a, b), join w (c, d) where cross(a, b, c) > 0: not (v is line and w is line)",
    [],
    false,
  ],
  [
    "for each join v (a, b), join w (c, d) where distance(a, c) = 1 and distance(b, d) = 1: not (v is line and w is line)",
    [],
    true,
  ],
  [
    "for each join v (a, b), join w (c, d) where b is c and cross(a, b, d) < 0: v is line implies w is line",
    [],
    false,
  ],
] as const)("%s", (rule, ends, alike) => {
  const text = joins(rule);

  test("pairs of which one order is enough", () => {
    const { typed, diagnostics } = analyse("p.ecp", text, noFiles);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const [own] = typed.puzzles;
    const [told] = own?.statements ?? [];
    const [each] = told?.kind === "rule" ? told.body : [];
    if (own === undefined || each?.kind !== "for-each") throw new Error("no head");
    const found = oneOrderOf(own, each.binders, each.body);
    expect([...found.ends]).toEqual(ends);
    expect(found.notBefore.size > 0).toBe(alike);
  });

  test("the answers are those of all orders", () => {
    expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
  });
});
