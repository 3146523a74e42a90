/** The number by which answers are compared, as a sum of conditions. */
import { idleStatement } from "../../diagnostics/catalogue/ecp4128-idle-statement.js";
import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.js";
import type { GroundObjective } from "../../ground.js";
import type { TypedObjective } from "../../typed.js";
import { reachOf } from "../conditions/sum-reach.js";
import { fractionText, greatestCommonDivisor, times } from "../values/fractions.js";
import { scaled, sumOf, wholeWeights } from "../values/sums.js";
import { exact, unforeseen } from "../world/faults.js";
import type { World } from "../world/world.js";

export function groundObjective(world: World, { span, sense, expression }: TypedObjective): GroundObjective {
  const value = world.evaluate(world, expression);
  const read = sumOf(world, value, span);
  const sum = read === undefined ? undefined : scaled(read, sense === "maximize" ? 1 : -1);
  const signed = sum === undefined ? undefined : sumOf(world, sum, span);
  if (signed === undefined) throw unforeseen(span, "this number");
  const { sum: whole, scale } = wholeWeights(signed, span, [signed.plus]);
  const plus = exact(times(whole.plus, scale), span);
  exact(
    whole.terms.reduce((most, { weight }) => most + Math.abs(weight), Math.abs(plus)),
    span,
  );
  const { there = true } = whole;
  if (there === true) {
    const unit = whole.terms.reduce((common, { weight }) => greatestCommonDivisor(common, weight), 0) || 1;
    const terms = whole.terms.map(({ weight, when }) => ({ weight: weight / unit, when }));
    return { span, sense, scale, unit, plus, terms };
  }
  if (there === false) return { span, sense, scale, unit: 1, plus: 0, terms: [], least: 1 };
  // If there is a value, it counts from one above nothing; if there is none, no condition holds.
  const [below] = reachOf(whole.terms);
  const { conditions } = world;
  return {
    span,
    sense,
    scale,
    unit: 1,
    plus: plus + below - 1,
    least: plus + below,
    terms: [
      { weight: 1 - below, when: there },
      ...whole.terms.flatMap(({ weight, when }) => {
        const both = conditions.both(there, when);
        return typeof both === "boolean" ? [] : [{ weight, when: both }];
      }),
    ],
  };
}

/** A number that is the same whatever is found. */
export function remarksOnObjective({
  span,
  sense,
  plus,
  scale,
  terms,
  least,
}: GroundObjective): readonly Diagnostic[] {
  if (terms.length > 0 || least !== undefined) return [];
  const number = fractionText((sense === "maximize" ? plus : -plus) / scale);
  return [diagnose(idleStatement, span, { never: "compared", number })];
}
