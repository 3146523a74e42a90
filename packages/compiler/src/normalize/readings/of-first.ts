/** Rules that compare each cell of a region or piece with the first: `all(c.room is t.first.room for c in t)`. */

import { onlyWhole } from "../../check/walks/of-one.js";
import { partsOf } from "../../check/walks/parts.js";
import { readsVariable } from "../../check/walks/some-node.js";
import type { Expression, ExpressionOf, VariableId } from "../../typed.js";
import { isPartItself } from "../is-variable.js";
import { mapParts } from "../map-parts.js";
import type { RuleFacts } from "../rule-facts.js";

export interface SameAsOfFirst {
  readonly cell: VariableId;
  /** Reads the cell alone. */
  readonly left: Expression;
  /** Reads the first cell of the piece alone. */
  readonly right: Expression;
}

export function sameAsOfFirst(rule: Expression, it: VariableId): SameAsOfFirst | undefined {
  if (rule.kind !== "aggregate" || rule.aggregate !== "all" || rule.condition !== undefined) return undefined;
  const binder = onlyWhole(rule.binders);
  const { body } = rule;
  if (binder === undefined || !isPartItself(binder.set, it) || body?.kind !== "same") return undefined;
  const { left, right } = body;
  const cell = binder.variable;
  return !readsVariable(left, it) && !readsVariable(right, cell) && isOfFirst(right, it)
    ? { cell, left, right }
    : undefined;
}

/** The piece is spoken of as `t.first` only. */
function isOfFirst(expression: Expression, it: VariableId): boolean {
  if (isFirst(expression, it)) return true;
  if (expression.kind === "variable") return expression.variable !== it;
  return partsOf(expression).every((part) => isOfFirst(part, it));
}

const isFirst = (part: Expression, it: VariableId): boolean =>
  part.kind === "attribute" &&
  part.attribute === "first" &&
  part.arguments.every((of) => isPartItself(of, it));

/** f(c) of f(c) is f(a.first), on either side. */
export function equalToFirst(
  { keys }: RuleFacts,
  { left, right }: ExpressionOf<"same" | "compare">,
  cell: VariableId,
  it: VariableId,
): Expression | undefined {
  const instead = (part: Expression): Expression =>
    isFirst(part, it)
      ? { kind: "variable", variable: cell, span: part.span, type: part.type, known: true }
      : mapParts(part, instead);
  const pairs = [
    [left, right],
    [right, left],
  ] as const;
  return pairs.find(([own, its]) => !readsVariable(its, cell) && keys.same(instead(its), own))?.[0];
}
