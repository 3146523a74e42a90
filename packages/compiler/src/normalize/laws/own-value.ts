/**
 * Reads a value that all cells of a group share, or that only one cell of a part has, as the value of the part.
 *
 * - in `for each group g by n`: `g.first.n`, `g[1].n`, `min(c.n for c in g)`, `max(c.n for c in g)` → `g.n`
 * - where exactly one cell of each part a has a clue n: `sum(c.n for c in a with n)`, `(the a with n).n` and the like → `a.n`
 * - there too: `all(P(c.n) for c in a with n)` → `P(a.n)`
 *
 * Side conditions:
 * - A head goes through the groups, so that g has a cell. n is to be found and has a value at every cell: `min` leaves out an absent value,
 *   and a cell without value is a group by itself (U1), whose g.n is absent.
 * - A rule says unconditionally, of the same parts, that there is one clue, and the clue is printed: another `?` is another number (R7).
 */
import type { AggregateId } from "../../builtins.js";
import { constantNumber } from "../../check/logic/constants.js";
import { conjunction } from "../../check/logic/logic.js";
import { onlySet, onlyWhole } from "../../check/walks/of-one.js";
import { readsVariable } from "../../check/walks/some-node.js";
import type { Aggregate, Expression, ExpressionOf, LayerId, VariableId } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { holdOnePrinted } from "../known-of-parts.js";
import { mapParts } from "../map-parts.js";
import { ofOwnValue } from "../total.js";

export function ownValue(context: LawContext, expression: Expression): Expression {
  switch (expression.kind) {
    case "layer": {
      const { element, layer } = expression;
      const only = element.kind === "the" ? theOne(context, element.set, layer) : undefined;
      if (only !== undefined) return sharedOf(expression, layer, only);
      const set = oneOf(element);
      return (set && sharedBy(context, expression, layer, set)) ?? expression;
    }
    case "aggregate":
      return ofAggregate(context, expression) ?? expression;
    default:
      return expression;
  }
}

function ofAggregate(context: LawContext, expression: Aggregate): Expression | undefined {
  const { aggregate, binders, condition, body } = expression;
  const binder = onlySet(binders);
  if (binder === undefined || body === undefined) return undefined;
  const asked = conjunction([binder.condition, condition]);
  if (asked === undefined)
    return isOfOne.has(aggregate) && isRead(body, binder.variable)
      ? sharedBy(context, expression, body.layer, binder.set)
      : undefined;
  if (asked.kind !== "has" || !isVariable(asked.element, binder.variable)) return undefined;
  const set = partOfOne(context, binder.set, asked.layer);
  if (set === undefined) return undefined;
  if (aggregate === "all") return ofTheOne(body, binder.variable, asked.layer, set);
  return (aggregate === "sum" || isOfOne.has(aggregate)) &&
    isRead(body, binder.variable) &&
    body.layer === asked.layer
    ? sharedOf(expression, asked.layer, set)
    : undefined;
}

const isOfOne: ReadonlySet<AggregateId> = new Set(["min", "max"]);

const isRead = (body: Expression, cell: VariableId): body is ExpressionOf<"layer"> =>
  body.kind === "layer" && isVariable(body.element, cell);

/** The part, if one cell of each such has a value of the layer. */
function partOfOne(context: LawContext, set: Expression, layer: LayerId): Expression | undefined {
  const part = set.kind === "cells-of" ? set.element : set;
  const parts = part.kind === "variable" ? context.parts.get(part.variable) : undefined;
  return parts !== undefined && holdOnePrinted(context, parts, layer) ? set : undefined;
}

/** P(a.n) of P(c.n); undefined where more of the cell is read. */
function ofTheOne(
  said: Expression,
  cell: VariableId,
  layer: LayerId,
  set: Expression,
): Expression | undefined {
  const instead = (part: Expression): Expression =>
    isRead(part, cell) && part.layer === layer
      ? { kind: "shared", layer, set, span: part.span, type: part.type, known: false }
      : mapParts(part, instead);
  const whole = instead(said);
  return readsVariable(whole, cell) ? undefined : whole;
}

/** The set of which this is some element, if it has any: its first or last. */
function oneOf(element: Expression): Expression | undefined {
  if (element.kind === "attribute" && (element.attribute === "first" || element.attribute === "last"))
    return element.arguments[0];
  return element.kind === "index" && constantNumber(element.index) === 1 ? element.target : undefined;
}

/** a of `the a with n`. */
function theOne(context: LawContext, set: Expression, layer: LayerId): Expression | undefined {
  if (set.kind !== "filter" || set.condition.kind !== "has" || set.condition.layer !== layer)
    return undefined;
  const binder = onlyWhole(set.binders);
  if (binder === undefined) return undefined;
  return isVariable(set.condition.element, binder.variable)
    ? partOfOne(context, binder.set, layer)
    : undefined;
}

const sharedOf = ({ span, type }: Expression, layer: LayerId, set: Expression): ExpressionOf<"shared"> => ({
  kind: "shared",
  layer,
  set,
  span,
  type,
  known: false,
});

function sharedBy(
  context: LawContext,
  expression: Expression,
  layer: LayerId,
  of: Expression,
): Expression | undefined {
  if (of.kind !== "variable") return undefined;
  const read = sharedOf(expression, layer, of);
  return ofOwnValue(context, read) ? read : undefined;
}
