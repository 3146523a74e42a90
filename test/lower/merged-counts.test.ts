/** Counts of at most one that are said to be exact, or as fewer counts of more cells, hold of the same values as before: random ones, every assignment tried. */
import { expect, test } from "vitest";
import type { Count, GroundVariableId, Origin, Term } from "../../packages/compiler/src/ground.js";
import { exactWhereSquare } from "../../packages/compiler/src/lower/rules/all-different.js";
import { mergePairs } from "../../packages/compiler/src/lower/rules/cliques.js";
import { type Random, randomFrom } from "../oracle/random-instance.js";
import { seeds } from "../support/seeds.js";
import { groundOf, nowhere } from "./hand-made.js";

const ROUNDS = 400;
const VALUES = [0, 1, 2, 3];
const row = (number: number): Origin => ({ span: nowhere, at: [`row ${number}`] });

/** Of a few variables in any order, one of them perhaps twice; or of most of them. */
function randomCount(variables: number, dense: boolean, random: Random): Count {
  const value = random(3);
  const some = dense
    ? Array.from({ length: variables }, (_, variable) => variable).filter(() => random(6) > 0)
    : Array.from({ length: random(3) > 0 ? 2 : 1 + random(4) }, () => random(variables));
  const terms = some.map(
    (variable): Term => ({
      variable: variable as GroundVariableId,
      values: random(12) === 0 ? [value, 3] : [value],
    }),
  );
  const [origin = row(1)] = random(6) === 0 ? [row(2)] : [];
  return { kind: "count", terms, ranges: [[random(8) === 0 ? 1 : 0, random(12) === 0 ? 2 : 1]], origin };
}

const holds = (counts: readonly Count[], values: readonly number[]): boolean =>
  counts.every(({ terms, ranges }) => {
    const number = terms.filter((term) => term.values.includes(values[term.variable] ?? -1)).length;
    return ranges.some(([lo, hi]) => lo <= number && number <= hi);
  });

test.each(seeds(10))("seed %i", (seed) => {
  const random = randomFrom(seed);
  const made = { exact: 0, merged: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const dense = round % 2 === 0;
    const values = dense ? VALUES.slice(0, 3) : VALUES;
    const domains = Array.from({ length: 2 + random(dense ? 2 : 4) }, () => {
      const domain = values.filter(() => random(3) > 0);
      return domain.length > 0 ? domain : [random(values.length)];
    });
    const counts = Array.from({ length: 1 + random(9) }, () => randomCount(domains.length, dense, random));
    const ground = groundOf(domains, counts);
    const exact = exactWhereSquare(ground, counts);
    const merged = mergePairs(ground, exact);
    if (exact !== counts) made.exact++;
    if (merged.length < exact.length) made.merged++;
    const all = domains.reduce<readonly (readonly number[])[]>(
      (some, domain) => some.flatMap((own) => domain.map((value) => [...own, value])),
      [[]],
    );
    const wanted = all.filter((own) => holds(counts, own));
    expect(all.filter((own) => holds(exact, own))).toEqual(wanted);
    expect(all.filter((own) => holds(merged, own))).toEqual(wanted);
  }
  expect(Math.min(made.exact, made.merged)).toBeGreaterThan(0);
});
