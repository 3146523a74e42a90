/**
 * Tells which constraints are counts, so that exact cover says them by itself, and which need rows. A condition on one variable is a count of 0 of its
 * other values; a count of conditions on one variable each is a count. "This or that", of two such, is at most one of their opposites: that
 * is worth it only where nothing else needs rows, since then the problem stays exact cover, which `dance` counts (as rows it is a clause).
 */
import type { Condition, RuleConstraint } from "../condition.js";
import type { Literal } from "../ground/conditions/literals.js";
import { without } from "../ground/conditions/value-sets.js";
import { placeInDomain } from "../ground/place-of.js";
import type { Constraint, Count, Ground, Origin, Term } from "../ground.js";
import { oncePerKey } from "../once.js";
import type { Patience } from "../patience.js";
import { WIDE_CLAUSE } from "../thresholds.js";
import { exactWhereSquare } from "./rules/all-different.js";
import { mergePairs, onlyValue } from "./rules/cliques.js";
import { DifferentVariables } from "./rules/different-variables.js";
import { loopsByDegrees } from "./rules/loops-by-degrees.js";
import { countsTogether, guardedTogether } from "./rules/one-amount.js";
import { withoutSubsumed } from "./rules/subsumed-by-paths.js";
import { type Combinations, SumsOfDifferent } from "./rules/sum-different.js";

export interface SortedConstraints {
  readonly counts: readonly Count[];
  readonly rules: readonly RuleConstraint[];
  readonly combinations: readonly Combinations[];
  readonly different: DifferentVariables;
  readonly hasRules: boolean;
}

export function sortConstraints(ground: Ground, patience: Patience): SortedConstraints {
  const implied = ground.candidates.some(({ implies }) => implies.length > 0);
  const existential = ground.auxiliaries.length > 0 || ground.objective !== undefined;
  const certain = implied || existential || ground.constraints.some((each) => needsRows(ground, each));
  const oppositeOf = oncePerKey((term: Term) => opposite(ground, term));
  const pure = certain ? undefined : sort(ground, true, oppositeOf, patience);
  return pure !== undefined && pure.rules.length === 0
    ? { ...pure, hasRules: false }
    : { ...sort(ground, false, oppositeOf, patience), hasRules: true };
}

/** Seen at once, before anything is sorted: sums may yet be said by sets of values. */
function needsRows(ground: Ground, constraint: Constraint): boolean {
  switch (constraint.kind) {
    case "graph":
    case "component-sizes":
    case "halves":
      return true;
    case "holds":
      return conditionNeedsRows(ground, constraint.condition, constraint.origin);
    default:
      return false;
  }
}

function conditionNeedsRows(ground: Ground, condition: Condition, origin: Origin): boolean {
  if (condition.kind === "all-of")
    return condition.parts.some((part) => conditionNeedsRows(ground, part, origin));
  if (clausesOf(condition) !== undefined) return false;
  return condition.kind !== "weighed" && countOf(ground, condition, origin, true) === undefined;
}

/** One term at least, and all of them at most. */
function isClause({ terms, ranges }: Count): boolean {
  const [range] = ranges;
  return ranges.length === 1 && range?.[0] === 1 && range[1] >= terms.length;
}

/**
 * "This or that", of two large domains. As a count, each value of either would hold its item: of an equality of two variables of n values that is
 * n * n entries, and as clauses it is two literals a value, as it was meant.
 */
function isWideClause(ground: Ground, count: Count): boolean {
  const { terms } = count;
  if (terms.length !== 2 || !isClause(count)) return false;
  let entries = 0;
  // Without reading the values that are known from the other side: that would write them down.
  for (const term of terms)
    entries +=
      term.except === undefined
        ? term.values.length
        : (ground.variables[term.variable]?.domain.length ?? 0) - term.except.length;
  return entries > WIDE_CLAUSE && terms[0]?.variable !== terms[1]?.variable;
}

/**
 * "This is not so, or that is not so, or the other is", each said of one value: beside other rows a clause, of a literal for each. As a count, every
 * other value of what is not so would hold its item.
 */
function isShortClause(ground: Ground, count: Count): boolean {
  const { terms } = count;
  if (terms.length < 2 || !isClause(count)) return false;
  let isSo = 0;
  let isNotSo = 0;
  for (const term of terms) {
    const size = ground.variables[term.variable]?.domain.length ?? 0;
    // The values that are known from the other side are not read: that would write them down.
    const others = term.except?.length ?? size - term.values.length;
    if (size - others === 1) isSo++;
    else if (others === 1) isNotSo++;
    else return false;
  }
  // Of two that are not so, "at most one of them" is an item of two entries.
  return isNotSo > 0 && (isSo > 0 || isNotSo > 2);
}

/** A term is a literal as grounding made it, which may know its values from the other side only. */
const asLiteral = (term: Term | Literal): Condition => {
  if ("kind" in term) return term;
  return term.except === undefined
    ? { kind: "literal", variable: term.variable, values: term.values }
    : {
        kind: "literal",
        variable: term.variable,
        except: term.except,
        get values() {
          return term.values;
        },
      };
};

/** Terms are literals, which many clauses share: the opposite of each is made once. */
type OppositeOf = (term: Term) => Term;

function sort(
  ground: Ground,
  pairs: boolean,
  oppositeOf: OppositeOf,
  patience: Patience,
): Omit<SortedConstraints, "hasRules"> {
  const counts: Count[] = [];
  const rules: RuleConstraint[] = [];
  for (const constraint of guardedTogether(withoutSubsumed(loopsByDegrees(ground.constraints)))) {
    patience.spend();
    switch (constraint.kind) {
      case "count":
        if (isWideClause(ground, constraint) || (!pairs && isShortClause(ground, constraint))) {
          const { terms, origin } = constraint;
          rules.push({ kind: "holds", condition: { kind: "any-of", parts: terms.map(asLiteral) }, origin });
        } else counts.push(fewerValues(oppositeOf, constraint));
        break;
      case "holds":
        sortCondition(ground, constraint.condition, oppositeOf, constraint.origin, pairs, counts, rules);
        break;
      case "candidate-cover":
        break;
      case "graph":
      case "component-sizes":
      case "halves":
        rules.push(constraint);
        break;
      default:
        return constraint satisfies never;
    }
  }
  const different = new DifferentVariables(ground, counts);
  return {
    counts: countsTogether(mergePairs(ground, exactWhereSquare(ground, counts)), oppositeOf),
    different,
    ...sumsApart(ground, different, rules),
  };
}

/**
 * "At least all but one of these" is "at most one of their opposites": said with fewer options, where there are fewer; of two, with as many, where the
 * opposites are one value, since many such pairs are few larger counts (`mergePairs`).
 */
function fewerValues(oppositeOf: OppositeOf, count: Count): Count {
  const { terms, ranges } = count;
  const [range] = ranges;
  if (ranges.length !== 1 || range === undefined || range[0] !== terms.length - 1 || range[1] < terms.length)
    return count;
  const opposites = terms.map(oppositeOf);
  const more = valuesOf(opposites) - valuesOf(terms);
  const isPair = more === 0 && terms.length === 2 && onlyValue({ terms: opposites }) !== undefined;
  return more < 0 || isPair ? { ...count, terms: opposites, ranges: [[0, 1]] } : count;
}

const oppositesOf = (ground: Ground, terms: readonly Term[]): readonly Term[] =>
  terms.map((term) => opposite(ground, term));

function valuesOf(terms: readonly Term[]): number {
  let sum = 0;
  for (const { values } of terms) sum += values.length;
  return sum;
}

/** Sums of variables that differ are exact cover too. */
function sumsApart(
  ground: Ground,
  different: DifferentVariables,
  rules: readonly RuleConstraint[],
): Pick<SortedConstraints, "rules" | "combinations"> {
  const sums = new SumsOfDifferent(ground, different);
  const combinations: Combinations[] = [];
  const others = rules.filter((rule) => {
    const found = rule.kind === "holds" ? sums.combinationsOf(rule.condition, rule.origin) : undefined;
    if (found !== undefined) combinations.push(found);
    return found === undefined;
  });
  return { rules: others, combinations };
}

/** "This, or all of those clauses", as clauses of different variables; undefined where it is no such thing. */
function clausesOf(condition: Condition): readonly (readonly Literal[])[] | undefined {
  if (condition.kind !== "any-of") return undefined;
  const [one, other, more] = condition.parts;
  const [guard, clauses] = one?.kind === "literal" ? [one, other] : [other, one];
  if (guard?.kind !== "literal" || clauses?.kind !== "all-of" || more !== undefined) return undefined;
  const found: (readonly Literal[])[] = [];
  for (const clause of clauses.parts) {
    const literals = literalsOf(clause.kind === "any-of" ? clause.parts : [clause]);
    if (literals === undefined) return undefined;
    const terms = [guard, ...literals];
    if (new Set(terms.map(({ variable }) => variable)).size < terms.length) return undefined;
    found.push(terms);
  }
  return found;
}

function sortCondition(
  ground: Ground,
  condition: Condition,
  oppositeOf: OppositeOf,
  origin: Origin,
  pairs: boolean,
  counts: Count[],
  rules: RuleConstraint[],
): void {
  if (condition.kind === "all-of") {
    for (const part of condition.parts) sortCondition(ground, part, oppositeOf, origin, pairs, counts, rules);
    return;
  }
  const clauses = pairs ? clausesOf(condition) : undefined;
  if (clauses !== undefined) {
    for (const terms of clauses)
      counts.push(fewerValues(oppositeOf, { kind: "count", terms, ranges: [[1, terms.length]], origin }));
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
      const terms = literalsOf(condition.parts);
      if (terms === undefined || new Set(terms.map(({ variable }) => variable)).size < terms.length)
        return undefined;
      const ranges = condition.ranges.flatMap(([lo, hi]): [number, number][] =>
        hi < 0 || lo > terms.length ? [] : [[Math.max(lo, 0), Math.min(hi, terms.length)]],
      );
      // A count that cannot be reached is a bound above the number of terms: an item that too few options cover.
      const impossible: [number, number] = [terms.length + 1, terms.length + 1];
      return { kind: "count", terms, ranges: ranges.length === 0 ? [impossible] : ranges, origin };
    }
    case "any-of": {
      const parts = condition.parts.length === 2 ? literalsOf(condition.parts) : undefined;
      if (parts === undefined) return undefined;
      const terms = oppositesOf(ground, parts);
      // Not both this value: what all different says of two variables.
      const [value] = terms[0]?.values ?? [];
      const same = terms.every(({ values }) => values.length === 1 && values[0] === value);
      return pairs || same ? { kind: "count", terms, ranges: [[0, 1]], origin } : undefined;
    }
    default:
      return undefined;
  }
}

function literalsOf(parts: readonly Condition[]): Literal[] | undefined {
  const terms: Literal[] = [];
  for (const part of parts) {
    if (part.kind !== "literal") return undefined;
    terms.push(part);
  }
  return terms;
}

function opposite(ground: Ground, term: Term): Term {
  const { variable, except } = term;
  const domain = ground.variables[variable]?.domain ?? [];
  if (except !== undefined)
    return { variable, values: except.filter((value) => placeInDomain(domain, value) >= 0) };
  return { variable, values: without(domain, term.values) };
}
