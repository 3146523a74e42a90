/**
 * Replaces a name by its definition: a function means its definition of the arguments (L8), and a name is read where it is used (B10).
 *
 * - `big(a)`, with `let big(a) = size(a) = 3` → `size(a) = 3`
 *
 * Side conditions:
 * - The name is a number, or is about structures (groups, regions, paths, stretches, graphs), or counts links, or says that some element
 *   has a value, or compares an element with all before it, or compares two values that are read: patterns look for nothing else.
 * - The definition has few nodes: names of names grow, and a value that is worked out once for a name and its arguments should not be
 *   worked out often.
 * - The definition reads an argument once, unless the argument is a variable of a head, its size or a constant: it is worked out as often
 *   as before.
 * - The element of a derived layer or a relation exists: both are false of absent elements. If the name of a derived layer stands as a
 *   condition (`c is far`), its definition is yes or no in every answer: the condition is yes or no, while the value may be neither.
 */

import { partsOf } from "../../check/walks/parts.js";
import { LARGEST_OPENED } from "../../thresholds.js";
import type { Expression, ExpressionOf, TypedLet, VariableId } from "../../typed.js";
import type { LawContext } from "../context.js";
import { countsLinks, speaksOfStructure } from "../structures.js";
import { substitute } from "../substitute.js";
import { isSaid } from "../total.js";

export function nameOpened(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "let") return expression;
  const named = context.puzzle.lets[expression.let];
  if (named === undefined || !mayBeOpened(context, expression, named)) return expression;
  const read = new Map<VariableId, Expression>();
  named.parameters.forEach((parameter, place) => {
    const argument = expression.arguments[place];
    if (argument !== undefined) read.set(parameter, argument);
  });
  const [element] = expression.arguments;
  if (named.on?.kind === "in" && element !== undefined) read.set(named.on.variable, element);
  return standingAt(substitute(named.value, read, context.fresh), expression.span);
}

function mayBeOpened(context: LawContext, call: ExpressionOf<"let">, named: TypedLet): boolean {
  const { value } = named;
  // A number that has a name, wherever it is compared with.
  if (named.form === "value" && value.kind === "number") return true;
  if (nodesOf(value, LARGEST_OPENED) > LARGEST_OPENED) return false;
  const isLookedFor =
    countsLinks(value) ||
    saysThatSomeHas(value) ||
    comparesWithAll(value) ||
    comparesTwo(value) ||
    [value, ...call.arguments].some((each) => speaksOfStructure(context, each));
  if (!isLookedFor) return false;
  switch (named.form) {
    case "value":
      return true;
    case "function":
      return named.parameters.every((parameter, place) => {
        const argument = call.arguments[place];
        return argument !== undefined && (isAtHand(argument) || timesRead(value, parameter) <= 1);
      });
    case "layer":
      return (
        named.on?.kind === "in" &&
        named.on.condition === undefined &&
        (call.lenient !== true || isSaid(value)) &&
        call.arguments.every((argument) => isThere(context, argument)) &&
        standsOnAll(named.on.set, call.arguments[0])
      );
    case "relation":
      return call.arguments.every((argument) => isThere(context, argument));
    default:
      return named.form satisfies never;
  }
}

/** `some(x.n = c.n + 1 for x in S)`, as which values that follow are looked for. */
const saysThatSomeHas = (value: Expression): boolean =>
  value.kind === "aggregate" &&
  value.aggregate === "some" &&
  value.body?.kind === "compare" &&
  value.body.operator === "=";

/** `all(x.n < c.n for x in r where x before c)`, of which how many there are can be seen. */
const comparesWithAll = (value: Expression): boolean =>
  value.kind === "aggregate" &&
  value.aggregate === "all" &&
  value.body?.kind === "compare" &&
  (value.condition?.kind === "before" || value.binders.some(({ condition }) => condition?.kind === "before"));

/** `difference(x.n, y.n) >= 2`: which order its arguments are in does not matter, and a comparison costs no more each time. */
const comparesTwo = (value: Expression): boolean =>
  value.kind === "compare" && isRead(value.left) && isRead(value.right);

const isRead = (part: Expression): boolean => {
  switch (part.kind) {
    case "number":
    case "parameter":
      return true;
    case "layer":
      return part.element.kind === "variable";
    case "attribute":
      return (part.attribute === "difference" || part.attribute === "abs") && part.arguments.every(isRead);
    default:
      return part.kind === "arithmetic" && isRead(part.left) && isRead(part.right);
  }
};

function nodesOf(expression: Expression, most: number): number {
  let count = 1;
  for (const part of partsOf(expression)) {
    if (count > most) break;
    count += nodesOf(part, most - count);
  }
  return count;
}

function timesRead(expression: Expression, variable: VariableId): number {
  if (expression.kind === "variable") return expression.variable === variable ? 1 : 0;
  return partsOf(expression).reduce((sum, part) => sum + timesRead(part, variable), 0);
}

const isAtHand = (argument: Expression): boolean => {
  const { kind } = argument;
  if (kind === "cells-of") return isAtHand(argument.element);
  if (kind === "attribute") return argument.attribute === "size" && argument.arguments.every(isAtHand);
  return (
    kind === "variable" ||
    kind === "number" ||
    kind === "symbol" ||
    kind === "direction" ||
    kind === "parameter"
  );
};

/** Whether the argument is a variable that a head of the statement binds. */
const isThere = (context: LawContext, argument: Expression): boolean =>
  argument.kind === "variable" && !context.parameters.has(argument.variable);

/** All elements of the sort that is asked about. */
const standsOnAll = (set: Expression, argument: Expression | undefined): boolean =>
  set.kind === "all-of" &&
  argument?.type.kind === "element" &&
  set.sort.kind === argument.type.sort &&
  !("border" in set.sort && set.sort.border === true) &&
  !("own" in set.sort && set.sort.own === true);

/** Where the name stands, also what is said by `and`, `or` and `not` in it: an explanation points to the rule, not to the definition. */
function standingAt(expression: Expression, span: ExpressionOf<"let">["span"]): Expression {
  const here = { ...expression, span };
  if (here.kind === "not") return { ...here, operand: standingAt(here.operand, span) };
  if (here.kind === "logic")
    return { ...here, left: standingAt(here.left, span), right: standingAt(here.right, span) };
  return here;
}
