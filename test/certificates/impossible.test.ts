/** Reasons of conditions, held to trying all that is open: what is called impossible has no way left, and what is said outright always holds. */
import { expect, test } from "vitest";
import { isImpossible, sayOutright } from "../../packages/verifier/src/conditions.js";
import { holdsByForce, randomCondition, randomFrom } from "./random-condition.js";

const CASES = 1500;

/** All ways to settle what is open (0). */
function* ways(states: readonly number[]): Generator<readonly boolean[]> {
  const open = states.flatMap((state, place) => (state === 0 ? [place] : []));
  for (let bits = 0; bits < 1 << open.length; bits++)
    yield states.map((state, place) =>
      state === 0 ? ((bits >> open.indexOf(place)) & 1) === 1 : state === 1,
    );
}

test.each(["connected", "acyclic", "tree", "loop", "paths", "component-size", "halves"])("%s", (name) => {
  const random = randomFrom(name.length);
  let refused = 0;
  let whole = 0;
  for (let n = 0; n < CASES; n++) {
    const { condition, literalCount } = randomCondition(name, random);
    const states = Array.from({ length: literalCount }, () =>
      random(2) === 0 ? 0 : random(2) === 0 ? 1 : -1,
    );
    const some = [...ways(states)].some((way) => holdsByForce(condition, way));
    const isRefused = isImpossible(condition, (place) => states[place] ?? 0);
    if (isRefused) {
      refused++;
      expect(some, JSON.stringify({ condition, states })).toBe(false);
    }
    for (const way of ways(states)) {
      if (!holdsByForce(condition, way)) continue;
      whole++;
      const literals = Array.from({ length: literalCount }, (_, place) => 2 * place);
      sayOutright(
        { ...condition, literals },
        {
          addClause: (clause) => {
            expect(clause.some((signed) => way[signed >> 1] === ((signed & 1) === 0))).toBe(true);
            return undefined;
          },
          addRow: (row) => {
            const { variables, weights, lo, hi } = row;
            const sum = variables.reduce((so, v, i) => so + (way[v] === true ? (weights[i] ?? 0) : 0), 0);
            expect(sum >= lo && sum <= hi, JSON.stringify({ condition, way, variables })).toBe(true);
            return 0;
          },
        },
      );
    }
  }
  expect(Math.min(refused, whole)).toBeGreaterThan(20);
});
