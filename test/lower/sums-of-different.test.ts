/** Sums of variables that are all different, recognised and lowered to exact cover, against every assignment tried. */
import { isPure, search } from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Condition } from "../../packages/compiler/src/condition.js";
import { lowerGround } from "../../packages/compiler/src/lower/lower.js";
import { answersOf, different, groundOf, has, holds, isTrue, meantBy } from "./hand-made.js";

function sum(
  domains: readonly (readonly number[])[],
  variables: readonly number[],
  lo: number,
  hi: number,
): Condition {
  return {
    kind: "weighed",
    parts: variables.flatMap((variable) =>
      (domains[variable] ?? []).map((value) => ({ weight: value, when: has(variable, value) })),
    ),
    ranges: [[lo, hi]],
  };
}

const domain = fc.subarray([1, 2, 3, 4, 5], { minLength: 2 });

describe("sums of different variables", () => {
  test("are what they say", () => {
    const scope = fc.subarray([0, 1, 2, 3, 4], { minLength: 2 });
    fc.assert(
      fc.property(
        fc.array(domain, { minLength: 5, maxLength: 5 }),
        fc.array(fc.tuple(scope, scope, fc.integer({ min: 3, max: 14 }), fc.nat(2)), {
          minLength: 1,
          maxLength: 3,
        }),
        (domains, runs) => {
          const rules = runs.flatMap(([own, part, lo, more]) => [
            different(domains, own),
            sum(
              domains,
              own.filter((variable) => part.includes(variable)),
              lo,
              lo + more,
            ),
          ]);
          const ground = groundOf(domains, rules.map(holds));
          expect(answersOf(ground, "auto")).toEqual(
            meantBy(ground, (values) => rules.every((rule) => isTrue(rule, values))),
          );
        },
      ),
      { numRuns: 400, seed: 20261120 },
    );
  });

  test("are exact cover, and squares of them have each value exactly once", () => {
    const n = 3;
    const domains = Array.from({ length: n * n }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const all = domains.map((_, cell) => cell);
    const lines = [
      ...[0, 1, 2].map((i) => [3 * i, 3 * i + 1, 3 * i + 2]),
      ...[0, 1, 2].map((i) => [i, i + 3, i + 6]),
      [0, 4, 8],
      [2, 4, 6],
    ];
    const ground = groundOf(domains, [
      holds(different(domains, all)),
      ...lines.map((line) => holds(sum(domains, line, 15, 15))),
    ]);
    const { value: lowered } = lowerGround(ground);
    if (lowered === undefined) throw new Error("it is too large");
    expect(isPure(lowered.problem)).toBe(true);
    const run = search(lowered.problem);
    while (run.step(10_000) === "running");
    expect(run.count()).toBe(8n);
    // Each digit's item is covered exactly once: nine variables, nine values.
    const exact = [...lowered.problem.itemLo].filter((lo) => lo === 1).length;
    expect(exact).toBeGreaterThanOrEqual(18);
  });
});
