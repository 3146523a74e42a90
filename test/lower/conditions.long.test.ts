/** Random conditions, lowered and enumerated, against every assignment tried. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AuxiliaryId, Chain, Condition, NumberRanges } from "../../packages/compiler/src/condition.js";
import { someRuns } from "../support/sampled.js";
import { answersOf, groundOf, has, holds, isTrue, meantBy } from "./hand-made.js";

const RUNS = someRuns(300);
const DOMAINS = [
  [0, 1],
  [0, 1],
  [1, 2, 3],
  [1, 2, 3, 4],
  [-2, 0, 3, 5, 6],
  [0, 1],
] as const;

const literal = fc
  .nat(DOMAINS.length - 1)
  .chain((variable) =>
    fc
      .subarray([...(DOMAINS[variable] ?? [])], { minLength: 1 })
      .map((values): Condition => has(variable, ...values)),
  );

const ranges = (least: number, most: number): fc.Arbitrary<NumberRanges> =>
  fc.uniqueArray(fc.integer({ min: least, max: most }), { minLength: 1, maxLength: 4 }).map((numbers) => {
    const sorted = [...numbers].sort((a, b) => a - b);
    const merged: [number, number][] = [];
    for (const number of sorted) {
      const last = merged.at(-1);
      if (last !== undefined && last[1] >= number - 1) last[1] = number;
      else merged.push([number, number]);
    }
    return merged;
  });

const { condition } = fc.letrec<{ condition: Condition; inner: Condition }>((tie) => ({
  inner: fc.oneof({ depthSize: "small", withCrossShrink: true }, literal, tie("condition")),
  condition: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    literal,
    fc
      .array(tie("inner"), { minLength: 2, maxLength: 4 })
      .map((parts): Condition => ({ kind: "all-of", parts })),
    fc
      .array(tie("inner"), { minLength: 2, maxLength: 4 })
      .map((parts): Condition => ({ kind: "any-of", parts })),
    fc
      .tuple(fc.array(tie("inner"), { minLength: 1, maxLength: 5 }), ranges(-1, 5))
      .map(([parts, own]): Condition => ({ kind: "counted", parts, ranges: own })),
    fc
      .tuple(
        fc.array(fc.record({ weight: fc.integer({ min: -4, max: 5 }), when: tie("inner") }), {
          minLength: 1,
          maxLength: 6,
        }),
        ranges(-6, 12),
      )
      .map(([parts, own]): Condition => ({ kind: "weighed", parts, ranges: own })),
    fc
      .tuple(
        fc.integer({ min: 2, max: 5 }),
        ranges(0, 10),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2 }),
      )
      .map(
        ([modulus, own, variables]): Condition => ({
          kind: "chain",
          chain: digitChain(variables, modulus),
          accepts: (state) => own.some(([lo, hi]) => lo <= Number(state) && Number(state) <= hi),
        }),
      ),
  ),
}));

/** Reads variables: the state is a polynomial of what was read; some sequences stop. */
function digitChain(variables: readonly number[], modulus: number): Chain {
  return {
    start: 0,
    next: (state, symbol, step) => {
      const next = (Number(state) * 3 + symbol + step) % (modulus * 2 + 1);
      return next === 4 && symbol === 2 ? undefined : Math.abs(next);
    },
    steps: variables.map((variable) =>
      (DOMAINS[variable] ?? []).map((value) => ({ symbol: value, when: has(variable, value) })),
    ),
  };
}

describe("lowered conditions mean the same as before", () => {
  test.each(["walk", "learn", "auto"] as const)("one condition (%s)", (strategy) => {
    fc.assert(
      fc.property(condition, (own) => {
        const ground = groundOf(DOMAINS, [holds(own)]);
        expect(answersOf(ground, strategy)).toEqual(meantBy(ground, (values) => isTrue(own, values)));
      }),
      { numRuns: RUNS, seed: 20261120 },
    );
  });

  test("several conditions, a hidden layer", () => {
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 4 }), (all) => {
        const ground = groundOf(DOMAINS, all.map(holds), { hidden: [false, true] });
        expect(answersOf(ground)).toEqual(
          meantBy(ground, (values) => all.every((own) => isTrue(own, values))),
        );
      }),
      { numRuns: RUNS, seed: 20261121 },
    );
  });

  test("auxiliaries that are not functions are counted once", () => {
    const auxiliary = fc
      .subarray([1, 2, 3, 4], { minLength: 1 })
      .map((values): Condition => ({ kind: "auxiliary", auxiliary: 0 as AuxiliaryId, values }));
    fc.assert(
      fc.property(condition, auxiliary, auxiliary, (own, a, b) => {
        const rules: Condition[] = [
          { kind: "any-of", parts: [own, a] },
          { kind: "any-of", parts: [has(0, 1), b] },
        ];
        const ground = groundOf(DOMAINS, rules.map(holds), {
          auxiliaries: [{ domain: [1, 2, 3, 4], name: "some", functional: false }],
        });
        expect(answersOf(ground)).toEqual(
          meantBy(ground, (values, auxiliaries) => rules.every((rule) => isTrue(rule, values, auxiliaries))),
        );
      }),
      { numRuns: RUNS, seed: 20261122 },
    );
  });
});
