/**
 * Which constraints are counts, so that exact cover says them by itself, and which need rows. A condition on one variable is a count of 0 of its
 * other values; a count of conditions on one variable each is a count. "This or that", of two such, is at most one of their opposites: that
 * is worth it only where nothing else needs rows, since then the problem stays exact cover, which `dance` counts (as rows it is a clause).
 */
import type { Condition, RuleConstraint } from "../condition.js";
import type { Count, Ground, Origin, Term } from "../ground.js";
import type { Patience } from "../patience.js";
import { exactWhereSquare } from "./all-different.js";
import { mergePairs } from "./cliques.js";
import { type Combinations, SumsOfDifferent } from "./sum-different.js";

export interface SortedConstraints {
  readonly counts: readonly Count[];
  readonly rules: readonly RuleConstraint[];
  readonly combinations: readonly Combinations[];
  readonly hasRules: boolean;
}

export function sortConstraints(ground: Ground, patience: Patience): SortedConstraints {
  const pure = sort(ground, true, patience);
  const implied = ground.candidates.some(({ implies }) => implies.length > 0);
  const existential = ground.auxiliaries.length > 0;
  return pure.rules.length === 0 && !implied && !existential
    ? { ...pure, hasRules: false }
    : { ...sort(ground, false, patience), hasRules: true };
}

function sort(ground: Ground, pairs: boolean, patience: Patience): Omit<SortedConstraints, "hasRules"> {
  const counts: Count[] = [];
  const rules: RuleConstraint[] = [];
  for (const constraint of ground.constraints) {
    patience.spend();
    switch (constraint.kind) {
      case "count":
        counts.push(fewerValues(ground, constraint));
        break;
      case "holds":
        sortCondition(ground, constraint.condition, constraint.origin, pairs, counts, rules);
        break;
      case "candidate-cover":
        break;
      case "graph":
      case "component-sizes":
      case "halves":
        rules.push(constraint);
        break;
      default: {
        const other: never = constraint;
        return other;
      }
    }
  }
  return { counts: mergePairs(exactWhereSquare(ground, counts)), ...sumsApart(ground, counts, rules) };
}

/** "At least all but one of these" is "at most one of their opposites": said with fewer options, where there are fewer. */
function fewerValues(ground: Ground, count: Count): Count {
  const { terms, ranges } = count;
  const [range] = ranges;
  if (ranges.length !== 1 || range === undefined || range[0] !== terms.length - 1 || range[1] < terms.length)
    return count;
  const opposites = terms.map((term) => opposite(ground, term));
  const values = (own: readonly Term[]): number => own.reduce((sum, term) => sum + term.values.length, 0);
  return values(opposites) < values(terms) ? { ...count, terms: opposites, ranges: [[0, 1]] } : count;
}

/** Sums of variables that differ are exact cover too. */
function sumsApart(
  ground: Ground,
  counts: readonly Count[],
  rules: readonly RuleConstraint[],
): Pick<SortedConstraints, "rules" | "combinations"> {
  const sums = new SumsOfDifferent(ground, counts);
  const combinations: Combinations[] = [];
  const others = rules.filter((rule) => {
    const found = rule.kind === "holds" ? sums.combinationsOf(rule.condition, rule.origin) : undefined;
    if (found !== undefined) combinations.push(found);
    return found === undefined;
  });
  return { rules: others, combinations };
}

function sortCondition(
  ground: Ground,
  condition: Condition,
  origin: Origin,
  pairs: boolean,
  counts: Count[],
  rules: RuleConstraint[],
): void {
  if (condition.kind === "all-of") {
    for (const part of condition.parts) sortCondition(ground, part, origin, pairs, counts, rules);
    return;
  }
  const count = countOf(ground, condition, origin, pairs);
  if (count === undefined) rules.push({ kind: "holds", condition, origin });
  else counts.push(count);
}

function countOf(ground: Ground, condition: Condition, origin: Origin, pairs: boolean): Count | undefined {
  switch (condition.kind) {
    case "literal":
      return { kind: "count", terms: [opposite(ground, condition)], ranges: [[0, 0]], origin };
    case "counted": {
      const terms = termsOf(condition.parts);
      if (terms === undefined || new Set(terms.map(({ variable }) => variable)).size < terms.length)
        return undefined;
      const ranges = condition.ranges.flatMap(([lo, hi]): [number, number][] =>
        hi < 0 || lo > terms.length ? [] : [[Math.max(lo, 0), Math.min(hi, terms.length)]],
      );
      // What cannot be kept is a bound above all: an item that too few options cover.
      const impossible: [number, number] = [terms.length + 1, terms.length + 1];
      return { kind: "count", terms, ranges: ranges.length === 0 ? [impossible] : ranges, origin };
    }
    case "any-of": {
      const parts = condition.parts.length === 2 ? termsOf(condition.parts) : undefined;
      if (parts === undefined) return undefined;
      const terms = parts.map((term) => opposite(ground, term));
      // Not both this value: what all different says of two variables.
      const [value] = terms[0]?.values ?? [];
      const same = terms.every(({ values }) => values.length === 1 && values[0] === value);
      return pairs || same ? { kind: "count", terms, ranges: [[0, 1]], origin } : undefined;
    }
    default:
      return undefined;
  }
}

function termsOf(parts: readonly Condition[]): Term[] | undefined {
  const terms: Term[] = [];
  for (const part of parts) {
    if (part.kind !== "literal") return undefined;
    terms.push(part);
  }
  return terms;
}

function opposite(ground: Ground, term: Term): Term {
  const { variable, except } = term;
  const domain = ground.variables[variable]?.domain ?? [];
  if (except !== undefined) return { variable, values: except.filter((value) => domain.includes(value)) };
  return { variable, values: domain.filter((value) => !term.values.includes(value)) };
}
