/**
 * Relations between two variables, as clauses: what is not equal, not less, not twice as much is again clauses of two literals, where turning the
 * clauses round one by one would give a choice between pairs, which rows say badly.
 */
import type { Condition, Pairing } from "../../condition.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import { CASE_PAIRS } from "../../thresholds.js";
import type { Literal } from "./literals.js";
import { without } from "./value-sets.js";

export interface Relation {
  readonly left: GroundVariableId;
  readonly right: GroundVariableId;
  /** By value of the left variable: the values of the right one that stand in the relation to it. */
  readonly rows: ReadonlyMap<ValueCode, ReadonlySet<ValueCode>>;
}

/** The conditions, which all must hold, as a relation; undefined where they are about other than two variables. */
export function relationOf(
  parts: readonly Condition[],
  domain: (id: GroundVariableId) => readonly ValueCode[],
): Relation | undefined {
  const clauses: (readonly Literal[])[] = [];
  const variables: GroundVariableId[] = [];
  for (const part of parts) {
    const literals = clauseOf(part);
    if (literals === undefined) return undefined;
    for (const { variable } of literals) if (!variables.includes(variable)) variables.push(variable);
    if (variables.length > 2) return undefined;
    clauses.push(literals);
  }
  const [left, right] = variables;
  if (left === undefined || right === undefined) return undefined;
  const [own, others] = [domain(left), domain(right)];
  if (own.length * others.length > CASE_PAIRS) return undefined;
  const rows = new Map<ValueCode, ReadonlySet<ValueCode>>();
  for (const code of own) {
    let allowed = others;
    for (const clause of clauses) {
      if (clause.some(({ variable, values }) => variable === left && values.includes(code))) continue;
      const there = clause.find(({ variable }) => variable === right);
      allowed = allowed.filter((other) => there?.values.includes(other) ?? false);
    }
    rows.set(code, new Set(allowed));
  }
  return { left, right, rows };
}

function clauseOf(part: Condition): readonly Literal[] | undefined {
  if (part.kind === "literal") return [part];
  if (part.kind !== "any-of") return undefined;
  const literals: Literal[] = [];
  for (const each of part.parts)
    if (each.kind === "literal") literals.push(each);
    else return undefined;
  return literals;
}

/** The opposite relation, as clauses: values of the left variable, and those of the right one that must go with them. */
export function opposites({ rows }: Relation, others: readonly ValueCode[]): Pairing["pairs"] {
  return byPartners([...rows.keys()], (code) =>
    others.filter((other) => rows.get(code)?.has(other) === false),
  );
}

/** The values of one variable, those together that go with the same values of another. */
export function byPartners(
  values: readonly ValueCode[],
  partnersOf: (value: ValueCode) => readonly ValueCode[],
): Pairing["pairs"] {
  const groups = new Map<string, { readonly left: ValueCode[]; readonly right: readonly ValueCode[] }>();
  for (const value of values) {
    const right = partnersOf(value);
    const key = right.join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { left: [value], right });
    else group.left.push(value);
  }
  return [...groups.values()];
}

/** Relations of two variables by pairs of values, whichever the variables are. */
export interface PairsSeen {
  /** Whether each pair has a single value on each side. */
  readonly single: boolean;
  /** Those that can be: the others are values of the left variable alone. */
  readonly allowed: Pairing["pairs"];
  /** The values of the left variable in those, ascending. */
  readonly values: readonly ValueCode[];
}

export function seePairs(pairs: Pairing["pairs"]): PairsSeen {
  const possible = pairs.filter(({ right }) => right.length > 0);
  const allowed = possible.length === pairs.length ? pairs : possible;
  return {
    single: pairs.every(({ left, right }) => left.length === 1 && right.length <= 1),
    allowed,
    values: allowed.flatMap(({ left }) => left).sort((a, b) => a - b),
  };
}

/** The pairs that a condition on one of the two variables does not allow. */
export function pairsAgainst(
  { left, pairs }: Pairing,
  { variable, values }: Pick<Literal, "variable" | "values">,
): Pairing["pairs"] {
  const against: { left: readonly ValueCode[]; right: readonly ValueCode[] }[] = [];
  for (const pair of pairs) {
    const own = variable === left ? pair.left : pair.right;
    const [only] = own;
    if (own.length === 1 && only !== undefined) {
      if (pair.right.length > 0 && !values.includes(only)) against.push(pair);
      continue;
    }
    const rest = without(own, values);
    if (rest.length === 0 || pair.right.length === 0) continue;
    if (rest.length === own.length) against.push(pair);
    else
      against.push(variable === left ? { left: rest, right: pair.right } : { left: pair.left, right: rest });
  }
  return against;
}
