/**
 * Small scopes: a value that depends on a few variables, as the list of its outcomes. Operators on such values stay exact, and what comes of a
 * comparison are clauses: for each set of values of the first variable that leave the same to the others, "not one of these, or the rest".
 */

import type { GroundVariableId, ValueCode } from "../../ground.js";
import { addTo } from "../../maps.js";
import { CASE_PAIRS, TABLE_SIZE } from "../../thresholds.js";
import { placeInDomain } from "../place-of.js";
import { type Choice, type Known, keyOf, type Table, type Truth, type Value } from "../value.js";
import type { World } from "../world/world.js";

export type Scoped = Choice | Table;

export function isScoped(value: Value): value is Scoped {
  return typeof value === "object" && (value.kind === "choice" || value.kind === "table");
}

export function asTable(value: Scoped): Table {
  if (value.kind === "table") return value;
  return { kind: "table", variables: [value.variable], codes: [value.codes], outcomes: value.outcomes };
}

/** The operator on all pairs of outcomes; undefined where the scope would be too large. An outcome that is missing stays so. */
export function tableOf(
  left: Scoped,
  right: Scoped,
  operator: (left: Known, right: Known) => Known | undefined,
): Table | Choice | undefined {
  if (left.kind === "choice" && right.kind === "choice" && left.variable === right.variable) {
    const outcomes = left.outcomes.map((outcome, i) => operator(outcome, right.outcomes[i] ?? outcome));
    return ofOneVariable(left, outcomes);
  }
  const [a, b] = [asTable(left), asTable(right)];
  const variables = [...a.variables];
  const codes = [...a.codes];
  // The index of each variable of `b` among those of both.
  const places = b.variables.map((variable, i) => {
    const at = variables.indexOf(variable);
    if (at >= 0) return at;
    variables.push(variable);
    codes.push(b.codes[i] ?? []);
    return variables.length - 1;
  });
  const size = codes.reduce((product, own) => product * own.length, 1);
  if (size > (variables.length > 2 ? TABLE_SIZE : CASE_PAIRS)) return undefined;
  const outcomes: (Known | undefined)[] = [];
  const chosen = variables.map(() => 0);
  for (let k = 0; k < size; k++) {
    let at = 0;
    for (let i = 0; i < a.variables.length; i++) at = at * (a.codes[i]?.length ?? 0) + (chosen[i] ?? 0);
    const x = a.outcomes[at];
    let other = 0;
    for (let i = 0; i < places.length; i++)
      other = other * (b.codes[i]?.length ?? 0) + (chosen[places[i] ?? 0] ?? 0);
    const y = b.outcomes[other];
    outcomes.push(x === undefined || y === undefined ? undefined : operator(x, y));
    for (let i = variables.length - 1; i >= 0; i--) {
      const next = (chosen[i] ?? 0) + 1;
      chosen[i] = next < (codes[i]?.length ?? 0) ? next : 0;
      if (chosen[i] !== 0) break;
    }
  }
  return { kind: "table", variables, codes, outcomes };
}

/** A choice where each value has an outcome, a table where one is missing. */
export function ofOneVariable(
  { variable, codes }: Pick<Choice, "variable" | "codes">,
  outcomes: readonly (Known | undefined)[],
): Scoped {
  const all = outcomes.filter((outcome) => outcome !== undefined);
  return all.length === outcomes.length
    ? { kind: "choice", variable, codes, outcomes: all }
    : { kind: "table", variables: [variable], codes: [codes], outcomes };
}

/** The values whose outcome passes. */
export const codesPassing = (
  codes: readonly ValueCode[],
  outcomes: readonly (Known | undefined)[],
  passes: (outcome: Known) => boolean,
): readonly ValueCode[] =>
  codes.filter((_, i) => {
    const outcome = outcomes[i];
    return outcome !== undefined && passes(outcome);
  });

/** The condition that the outcome is one of those that pass. */
export function scopedCondition(world: World, value: Scoped, passes: (outcome: Known) => boolean): Truth {
  if (value.kind === "choice") {
    const { variable, codes, outcomes } = value;
    return world.conditions.literal(variable, codesPassing(codes, outcomes, passes));
  }
  const kept = value.outcomes.map((outcome) => outcome !== undefined && passes(outcome));
  return kept.includes(true) && fromAssignments(world, value.variables, value.codes, kept);
}

function fromAssignments(
  world: World,
  variables: readonly GroundVariableId[],
  codes: readonly (readonly ValueCode[])[],
  kept: readonly boolean[],
): Truth {
  const [variable, ...others] = variables;
  const [own, ...otherCodes] = codes;
  if (variable === undefined || own === undefined) return kept[0] ?? false;
  const { conditions } = world;
  if (others.length === 0) {
    const gone = own.filter((_, i) => kept[i] !== true);
    return gone.length === 0 || conditions.not(conditions.literal(variable, gone));
  }
  const width = kept.length / own.length;
  const groups = new Map<Truth, ValueCode[]>();
  own.forEach((code, i) => {
    const rest = fromAssignments(world, others, otherCodes, kept.slice(i * width, (i + 1) * width));
    addTo(groups, rest, code);
  });
  const clauses = [...groups].map(([rest, group]) =>
    rest === true ? true : conditions.either(conditions.not(conditions.literal(variable, group)), rest),
  );
  return conditions.allOf(clauses);
}

/** The codes of each outcome. */
export function codesByKey({
  codes,
  outcomes,
}: Pick<Choice, "codes" | "outcomes">): ReadonlyMap<unknown, number[]> {
  const byKey = new Map<unknown, number[]>();
  outcomes.forEach((outcome, i) => {
    const key = keyOf(outcome);
    const code = codes[i] ?? 0;
    addTo(byKey, key, code);
  });
  return byKey;
}

/** Like `codesByKey`, without what givens rule out: of large domains that is most. */
export function stillPossible(world: World, choice: Choice): ReadonlyMap<unknown, number[]> {
  const { variable, codes, outcomes } = choice;
  const domain = world.variables[variable]?.domain ?? codes;
  if (domain.length === codes.length) return codesByKey(choice);
  const places = domain.map((code) => placeInDomain(codes, code)).filter((place) => place >= 0);
  return codesByKey({
    codes: places.flatMap((place) => codes[place] ?? []),
    outcomes: places.flatMap((place) => outcomes[place] ?? []),
  });
}
