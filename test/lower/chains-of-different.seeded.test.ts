/** Chains, also over variables that are all different, where ways are left out that no sequence of different values takes: against every assignment tried. */
import { search } from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Chain, Condition } from "../../packages/compiler/src/condition.js";
import { lowerGround } from "../../packages/compiler/src/lower/lower.js";
import { someRuns } from "../support/sampled.js";
import { answersOf, different, groundOf, has, holds, isTrue, meantBy } from "./hand-made.js";

const STATES = 4;
const SYMBOLS = 3;
const VARIABLES = [0, 1, 2, 3, 4];

const domain = fc.subarray([1, 2, 3, 4, 5], { minLength: 1 });

/** The value read at a step: a variable, or something that is known. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...VARIABLES) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

const table = fc.array(fc.integer({ min: -1, max: STATES - 1 }), {
  minLength: STATES * SYMBOLS * 2,
  maxLength: STATES * SYMBOLS * 2,
});

interface Read {
  readonly steps: readonly (number | undefined)[];
  readonly next: readonly number[];
  /** Symbols stand for one value each, or for several. */
  readonly grouped: boolean;
  readonly accepted: readonly number[];
  readonly beside: "nothing" | "or a literal" | "not";
}

const read: fc.Arbitrary<Read> = fc.record({
  steps: fc.oneof(
    fc.array(step, { minLength: 2, maxLength: 6 }),
    fc.shuffledSubarray(VARIABLES, { minLength: 2 }),
  ),
  next: table,
  grouped: fc.boolean(),
  accepted: fc.subarray([0, 1, 2, 3], { minLength: 1, maxLength: 3 }),
  beside: fc.constantFrom("nothing", "nothing", "or a literal", "not"),
});

function chainOf(domains: readonly (readonly number[])[], { steps, next, grouped }: Read): Chain {
  const symbolOf = (value: number): number => (grouped ? value % SYMBOLS : value);
  return {
    start: 0,
    next: (state, symbol, at) => {
      const target = next[((at % 2) * STATES + Number(state)) * SYMBOLS + (symbol % SYMBOLS)] ?? -1;
      return target < 0 ? undefined : target;
    },
    steps: steps.map((variable) => {
      if (variable === undefined) return [{ symbol: 1, when: true as const }];
      const bySymbol = new Map<number, number[]>();
      for (const value of domains[variable] ?? [])
        bySymbol.set(symbolOf(value), [...(bySymbol.get(symbolOf(value)) ?? []), value]);
      return [...bySymbol].map(([symbol, values]) => ({ symbol, when: has(variable, ...values) }));
    }),
  };
}

function conditionOf(domains: readonly (readonly number[])[], own: Read): Condition {
  const accepts = (state: number | string): boolean =>
    own.accepted.includes(Number(state)) !== (own.beside === "not");
  const chain: Condition = { kind: "chain", chain: chainOf(domains, own), accepts };
  const [value = 0] = domains[4] ?? [];
  return own.beside === "or a literal" ? { kind: "any-of", parts: [chain, has(4, value)] } : chain;
}

describe("chains", () => {
  test.each(["walk", "learn", "auto"] as const)("are what they say (%s)", (strategy) => {
    fc.assert(
      fc.property(
        fc.array(domain, { minLength: 5, maxLength: 5 }),
        fc.oneof(fc.subarray(VARIABLES), fc.constant(VARIABLES)),
        fc.array(read, { minLength: 1, maxLength: 3 }),
        (domains, apart, reads) => {
          const rules = [different(domains, apart), ...reads.map((own) => conditionOf(domains, own))];
          const ground = groundOf(domains, rules.map(holds));
          expect(answersOf(ground, strategy)).toEqual(
            meantBy(ground, (values) => rules.every((rule) => isTrue(rule, values))),
          );
        },
      ),
      { numRuns: someRuns(250), seed: 20261122 },
    );
  });

  test("over different variables have no states that these cannot reach", () => {
    // How many are larger than all before, of a line of the numbers from 1 on: whoever has passed k of them has seen one of k at least.
    const size = 6;
    const values = Array.from({ length: size }, (_, place) => place + 1);
    const domains = values.map(() => values);
    const lines = domains.map((_, variable) => variable);
    const chain: Chain = {
      start: 0,
      next: (state, symbol) => {
        const [seen, highest] = [Math.floor(Number(state) / 10), Number(state) % 10];
        return symbol > highest ? 10 * (seen + 1) + symbol : state;
      },
      steps: lines.map((variable) => values.map((value) => ({ symbol: value, when: has(variable, value) }))),
    };
    const seen: Condition = {
      kind: "chain",
      chain,
      accepts: (state) => Math.floor(Number(state) / 10) === 5,
    };
    const apart = different(domains, lines);
    const itemsOf = (rules: readonly Condition[]): number =>
      lowerGround(groundOf(domains, rules.map(holds))).value?.problem.itemCount ?? 0;
    expect([itemsOf([seen]) - size, itemsOf([apart, seen]) - itemsOf([apart])]).toEqual([35, 17]);
    const { value: lowered } = lowerGround(groundOf(domains, [apart, seen].map(holds)));
    if (lowered === undefined) throw new Error("it is too large");
    const run = search(lowered.problem, { limit: 0 });
    while (run.step(1_000) === "running");
    // Unsigned Stirling numbers of the first kind: permutations of six with five left-to-right maxima.
    expect(run.count()).toBe(15n);
  });
});
