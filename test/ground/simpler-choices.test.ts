/** A choice between conditions is said in as few clauses as say it, where it is about a few truths, and without what is known beside its literals. */
import { describe, expect, test } from "vitest";
import type { Condition } from "../../packages/compiler/src/condition.js";
import {
  clausesOfTruths,
  type KnownClauses,
} from "../../packages/compiler/src/ground/conditions/few-truths.js";
import type { GroundVariableId, ValueCode } from "../../packages/compiler/src/ground.js";
import { problemOf, searched, sizeOf } from "../forms/compiled.js";
import { compareWithOracle } from "../oracle/compare.js";

const puzzle = (board: string, rules: string): string =>
  `puzzle P\nboard ${board}\nfind s: yes/no\n${rules}\n`;

type Row = readonly [rule: string, same: string, count: number];

const threeOfFew: readonly Row[] = [
  ["r1c1.s != r1c2.s or r1c1.s != r1c3.s", "exactly 1..2 s in cells", 6],
  ["not (r1c1.s = r1c2.s and r1c2.s = r1c3.s)", "exactly 1..2 s in cells", 6],
  ["r1c1 is s or (r1c1 is not s and r1c2 is s)", "r1c1 is s or r1c2 is s", 6],
  ["for each cell c with s: exactly 1 s in cells", "at most 1 s in cells", 4],
  ["for each cell c with s: at most 1 s in cells", "at most 1 s in cells", 4],
];

describe("the problem is that of the shorter rule", () => {
  test.each(threeOfFew)("%s", (rule, same, count) => {
    const [one, other] = [rule, same].map((text) => problemOf(puzzle("1 x 3", text)));
    if (one === undefined || other === undefined) throw new Error("both were compiled");
    expect([sizeOf(one), searched(one).count]).toEqual([sizeOf(other), count]);
  });
});

const alike: readonly string[] = [
  "r1c1.s = r1c2.s or r1c3.s = r2c1.s",
  "(r1c1.s = r1c2.s) != (r1c3.s = r2c1.s)",
  "if r1c1.s = r1c2.s: exactly 1 s in {r1c1, r1c2, r1c3}",
  "for each cell c with s: exactly 2 s in c.row",
  "for each cell c: c is not s or at least 2 s in c.row or c.down is s",
];

describe("the answers are those of the judge", () => {
  test.each(alike)("%s", (rule) => {
    const text = puzzle("2 x 3", rule);
    expect(compareWithOracle(text)).toEqual({ kind: "same", count: searched(problemOf(text)).count });
  });
});

test("of two clauses that are needless each beside the other, one stays", () => {
  const rule =
    "(r1c1.s = r1c2.s and r1c3 is not s and r1c4 is not s) or (r1c3 is s and r1c4 is not s and not (r1c1 is s and r1c2 is s)) or (r1c4 is s and r1c1 is not s and r1c2 is not s and r1c3 is not s)";
  expect(compareWithOracle(puzzle("1 x 4", rule))).toEqual({ kind: "same", count: 6 });
});

test("the clauses of any condition on three or four truths refuse the same cases", () => {
  const known: KnownClauses = new Map();
  const wrong = [3, 4].flatMap((many) =>
    Array.from({ length: 2 ** (2 ** many) }, (_, those) => those).filter(
      (those) => !isSaidByClauses(many, those, known),
    ),
  );
  expect(wrong).toEqual([]);
}, 60_000);

/** `those`: the cases in which the condition holds, as bits; in a case, the truths that hold are bits as well. */
function isSaidByClauses(many: number, those: number, known: KnownClauses): boolean {
  const cases = Array.from({ length: 2 ** many }, (_, given) => given);
  const literal = (place: number, value: number): Extract<Condition, { kind: "literal" }> => ({
    kind: "literal",
    variable: place as GroundVariableId,
    values: [value as ValueCode],
  });
  const parts = cases
    .filter((given) => ((those >> given) & 1) === 1)
    .map(
      (given): Condition => ({
        kind: "all-of",
        parts: Array.from({ length: many }, (_, place) => literal(place, (given >> place) & 1)),
      }),
    );
  const clauses = clausesOfTruths({ kind: "any-of", parts }, () => [0 as ValueCode, 1 as ValueCode], known);
  if (clauses === undefined) return true;
  return cases.every(
    (given) =>
      clauses.every((clause) => clause.some(({ variable, value }) => ((given >> variable) & 1) === value)) ===
      (((those >> given) & 1) === 1),
  );
}

test("an amount that stays an amount is one for all that ask it", () => {
  const each = problemOf(puzzle("1 x 4", "for each cell c with s: exactly 2 s in cells"));
  const once = problemOf(puzzle("1 x 4", "if some(c is s for c in cells): exactly 2 s in cells"));
  expect([each, once].map((problem) => searched(problem).count)).toEqual([7, 7]);
  expect(each.itemCount).toBeLessThanOrEqual(once.itemCount + 1);
});
