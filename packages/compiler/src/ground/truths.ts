/** Logic where some truths are known and others are conditions on variables. */
import type { GroundVariableId, Term, ValueCode } from "../ground.js";
import type { Span } from "../text/span.js";
import { notBuilt } from "./faults.js";
import type { Literal, Range, Ranges, Truth, UnknownTruth } from "./value.js";
import { declaredValues, type World } from "./world.js";

export function literal(
  world: World,
  variable: GroundVariableId,
  values: readonly ValueCode[],
): Literal | boolean {
  if (values.length === 0) return false;
  const declared = declaredValues(world, variable);
  if (values.length >= declared.length && declared.every((code) => values.includes(code))) return true;
  return { kind: "literal", variable, values };
}

export function negated(world: World, truth: Truth, span: Span): Truth {
  if (typeof truth === "boolean") return !truth;
  switch (truth.kind) {
    case "literal":
      return literal(
        world,
        truth.variable,
        declaredValues(world, truth.variable).filter((code) => !truth.values.includes(code)),
      );
    case "counted":
      return counted(truth.terms, complement(truth.ranges, truth.terms.length));
    case "all-of": {
      const parts = truth.parts.map((part) => negated(world, part, span));
      return anyOf(world, parts, span);
    }
    default: {
      const other: never = truth;
      return other;
    }
  }
}

export function both(world: World, left: Truth, right: Truth): Truth {
  if (left === false || right === false) return false;
  if (left === true) return right;
  if (right === true) return left;
  if (left.kind === "literal" && right.kind === "literal" && left.variable === right.variable)
    return literal(
      world,
      left.variable,
      left.values.filter((code) => right.values.includes(code)),
    );
  return { kind: "all-of", parts: [...partsOf(left), ...partsOf(right)] };
}

function partsOf(truth: UnknownTruth): readonly UnknownTruth[] {
  return truth.kind === "all-of" ? truth.parts : [truth];
}

/** One of them at least: conditions on one variable are joined; the others are counted. */
export function anyOf(world: World, truths: readonly Truth[], span: Span): Truth {
  const byVariable = new Map<GroundVariableId, Set<ValueCode>>();
  for (const truth of truths) {
    if (truth === true) return true;
    if (truth === false) continue;
    const terms = asTerms(truth);
    if (terms === undefined) throw notBuilt(span, "a condition inside `or`");
    for (const term of terms) {
      const values = byVariable.get(term.variable) ?? new Set();
      for (const code of term.values) values.add(code);
      byVariable.set(term.variable, values);
    }
  }
  const terms: Literal[] = [];
  for (const [variable, values] of byVariable) {
    const one = literal(
      world,
      variable,
      declaredValues(world, variable).filter((code) => values.has(code)),
    );
    if (one === true) return true;
    if (one !== false) terms.push(one);
  }
  const [first] = terms;
  if (terms.length <= 1) return first ?? false;
  return counted(terms, [[1, terms.length]]);
}

/** The truth as "one of these terms at least"; undefined if it is something else. */
function asTerms(truth: UnknownTruth): readonly Term[] | undefined {
  if (truth.kind === "literal") return [truth];
  if (truth.kind !== "counted") return undefined;
  const [only] = truth.ranges;
  return truth.ranges.length === 1 && only?.[0] === 1 && only[1] >= truth.terms.length
    ? truth.terms
    : undefined;
}

/** A count as a truth; known where every number or none of them will do. */
export function counted(terms: readonly Term[], ranges: Ranges): Truth {
  const clipped = clip(ranges, terms.length);
  const [first] = clipped;
  if (first === undefined) return false;
  if (clipped.length === 1 && first[0] === 0 && first[1] === terms.length) return true;
  return { kind: "counted", terms, ranges: clipped };
}

/** Sorted, joined where they touch, and cut to 0..most. */
export function clip(ranges: Ranges, most: number): Ranges {
  const sorted = ranges
    .map(([lo, hi]): Range => [Math.max(0, lo), Math.min(hi, most)])
    .filter(([lo, hi]) => lo <= hi)
    .sort((a, b) => a[0] - b[0]);
  const joined: Range[] = [];
  for (const [lo, hi] of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && lo <= last[1] + 1) joined[joined.length - 1] = [last[0], Math.max(last[1], hi)];
    else joined.push([lo, hi]);
  }
  return joined;
}

/** The numbers 0..most outside the ranges. */
export function complement(ranges: Ranges, most: number): Ranges {
  const outside: Range[] = [];
  let next = 0;
  for (const [lo, hi] of clip(ranges, most)) {
    if (lo > next) outside.push([next, lo - 1]);
    next = hi + 1;
  }
  if (next <= most) outside.push([next, most]);
  return outside;
}

export function shift(ranges: Ranges, by: number): Ranges {
  return ranges.map(([lo, hi]): Range => [lo + by, hi + by]);
}
