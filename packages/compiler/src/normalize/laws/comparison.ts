/**
 * Leaves the compared expression alone on the left side, and moves numbers to the right side.
 *
 * - `3 = size(a)` → `size(a) = 3`; `g.n = size(g)` → `size(g) = g.n`
 * - `size(a) - 1 = 2` → `size(a) = 3`
 * - `size(a) - c.n = 0` → `size(a) = c.n`; both are false where either side is absent
 *
 * Side conditions:
 * - The comparison is about structures, or about what is visible: messages quote other comparisons as they are written.
 * - Only terms that have a value in every answer are moved: neither side becomes something else that could be absent, or a fault.
 * - A clue that may be printed as `?` stays where it is compared (R7).
 */

import { constantNumber } from "../../check/logic/constants.js";
import { numberNode } from "../../check/logic/logic.js";
import { arithmeticNode } from "../../check/logic/nodes.js";
import { mirrored } from "../../ranges.js";
import type { Comparison, Expression } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isPart, speaksOfStructure } from "../structures.js";
import { isTotal } from "../total.js";

export function numberAlone(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "compare" || !isAboutStructure(context, expression)) return expression;
  return sizeFirst(context, collected(knownRight(context, alone(context, expression) ?? expression)));
}

/** Structures, or what is seen along a line, which patterns and messages know as `visible`. */
const isAboutStructure = (context: LawContext, { left, right }: Comparison): boolean =>
  [left, right].some(
    (side) => speaksOfStructure(context, side) || termsOf(side, true).some(({ of }) => isVisible(of)),
  );

const isVisible = (term: Expression): boolean => term.kind === "aggregate" && term.aggregate === "visible";

/** `g.n = size(g)` is `size(g) = g.n`. */
function sizeFirst(context: LawContext, compare: Comparison): Comparison {
  const { left, right, operator } = compare;
  const isSize = (side: Expression): boolean =>
    side.kind === "attribute" &&
    side.attribute === "size" &&
    side.arguments.every((of) => isPart(context, of));
  return isSize(right) && !isSize(left)
    ? { ...compare, operator: mirrored[operator], left: right, right: left }
    : compare;
}

interface Term {
  readonly of: Expression;
  readonly isAdded: boolean;
}

/** 4 - count(…) = c.n, and c.n + count(…) = 4, are count(…) = 4 - c.n: what is known, and there, stands right. */
function alone(context: LawContext, compare: Comparison): Comparison | undefined {
  const terms = [...termsOf(compare.left, true), ...termsOf(compare.right, false)];
  const found = terms.filter(({ of }) => !of.known);
  const [term, another] = found;
  const known = terms.filter((each) => each !== term);
  if (term === undefined || another !== undefined || (term.isAdded && term.of === compare.left))
    return undefined;
  if (!(isVisible(term.of) || speaksOfStructure(context, term.of)) || term.of.type.kind !== "number")
    return undefined;
  if (!known.every(({ of }) => isTotal(context, of))) return undefined;
  // E + K = 0 is E = -K, and -E + K = 0 is E = K.
  const right = sumOf(
    known.map(({ of, isAdded }) => ({ of, isAdded: isAdded !== term.isAdded })),
    compare.right.span,
  );
  const operator = term.isAdded ? compare.operator : mirrored[compare.operator];
  return { ...compare, operator, left: term.of, right };
}

const termsOf = (sum: Expression, isAdded: boolean): readonly Term[] =>
  sum.kind === "arithmetic" && (sum.operator === "+" || sum.operator === "-") && !sum.known
    ? [...termsOf(sum.left, isAdded), ...termsOf(sum.right, (sum.operator === "+") === isAdded)]
    : [{ of: sum, isAdded }];

/** One that is added first, if there is any. */
function sumOf(terms: readonly Term[], span: Expression["span"]): Expression {
  const first = terms.find(({ isAdded }) => isAdded);
  const left = first?.of ?? numberNode(0, span);
  return terms
    .filter((each) => each !== first)
    .reduce(
      (sum, { of, isAdded }): Expression => arithmeticNode(isAdded ? "+" : "-", sum, of, span, true),
      left,
    );
}

/** c.n = size(g) is size(g) = c.n. */
const knownRight = (context: LawContext, compare: Comparison): Comparison =>
  compare.left.known && !compare.right.known && speaksOfStructure(context, compare.right)
    ? { ...compare, left: compare.right, operator: mirrored[compare.operator], right: compare.left }
    : compare;

function collected(compare: Comparison): Comparison {
  const { left, right } = compare;
  if (left.kind === "arithmetic" && left.operator === "-" && constantNumber(right) === 0)
    return { ...compare, left: left.left, right: left.right };
  const constant = constantNumber(right);
  if (left.type.kind !== "number") return compare;
  if (constant === undefined) return withoutCommon(compare);
  const folded = right.kind === "number" ? compare : { ...compare, right: numberNode(constant, right.span) };
  if (left.kind !== "arithmetic" || (left.operator !== "+" && left.operator !== "-")) return folded;
  const added = constantNumber(left.right);
  if (added !== undefined) {
    const moved = left.operator === "+" ? constant - added : constant + added;
    return collected({ ...compare, left: left.left, right: numberNode(moved, right.span) });
  }
  const before = constantNumber(left.left);
  return left.operator === "+" && before !== undefined
    ? collected({ ...compare, left: left.right, right: numberNode(constant - before, right.span) })
    : folded;
}

/** size(m) + 1 = c.n + 1 is size(m) = c.n, and size(m) + 1 = c.n + 3 is size(m) = c.n + 2. */
function withoutCommon(compare: Comparison): Comparison {
  const { right } = compare;
  const one = addedTo(compare.left);
  // (size(m) + 1) - 1 is size(m).
  const other = addedTo(right) ?? (one?.number === 0 ? { to: right, number: 0 } : undefined);
  if (one === undefined || other === undefined) return compare;
  const more = other.number - one.number;
  if (more === 0) return { ...compare, left: one.to, right: other.to };
  const sum: Expression = arithmeticNode(
    more > 0 ? "+" : "-",
    other.to,
    numberNode(Math.abs(more), right.span),
    right.span,
    right.known,
  );
  return { ...compare, left: one.to, right: sum };
}

function addedTo(sum: Expression): { readonly to: Expression; readonly number: number } | undefined {
  if (sum.kind !== "arithmetic" || (sum.operator !== "+" && sum.operator !== "-")) return undefined;
  const number = constantNumber(sum.right);
  if (number === undefined) return undefined;
  const added = sum.operator === "+" ? number : -number;
  const inner = addedTo(sum.left);
  return inner === undefined
    ? { to: sum.left, number: added }
    : { to: inner.to, number: inner.number + added };
}
