/**
 * Writes the condition that two cells are in one group as the condition that a walk from one reaches the other.
 *
 * - `some(x in g and some(y in g for y in N) for g in groups of S by L)` → `x in reach(N through S by L)`
 * - `some(x in reach(y through S by L) for y in N where y is in S)` → `x in reach(N through S by L)`
 * - `sum(if P then e else 0 for g in G)` → `sum(e for g in G where P)`
 *
 * Side conditions:
 * - x and N do not depend on the group.
 * - A cell from which a walk starts is said to be in S: a walk from a cell outside S reaches all groups beside it, but if a law made the
 *   set of starting cells (`touching-groups.ts`), it reaches none.
 */

import { conjunction, negation } from "../../check/logic/logic.js";
import { memberNode } from "../../check/logic/nodes.js";
import { cellsType } from "../../check/types/types.js";
import { conjuncts } from "../../check/walks/conjuncts.js";
import { onlySet } from "../../check/walks/of-one.js";
import { readsVariable } from "../../check/walks/some-node.js";
import type { Aggregate, Expression, ExpressionOf, InSet } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { withFields } from "../map-parts.js";
import { saysWhatSetSays } from "../meaning.js";
import { runsOverStructure } from "../structures.js";
import { negationInwards } from "./negation.js";
import { cellsTouched, thoseWhere } from "./touching-groups.js";

export function reachedTogether(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || expression.known) return expression;
  const binder = onlySet(expression.binders);
  if (binder === undefined) return expression;
  if (expression.aggregate === "sum") return withoutNought(context, expression, binder) ?? expression;
  if (expression.aggregate !== "some") return expression;
  const said = conjunction([binder.condition, expression.condition, expression.body]);
  if (said === undefined) return expression;
  return (
    inOneGroup(context, expression, binder, conjuncts(said)) ??
    reachedFromOne(context, expression, binder, conjuncts(said)) ??
    expression
  );
}

function withoutNought(context: LawContext, sum: Aggregate, binder: InSet): Expression | undefined {
  const { body } = sum;
  if (body?.kind !== "conditional" || !runsOverStructure(context, binder)) return undefined;
  const { condition, otherwise, span } = body;
  const of = (asked: Expression, term: Expression): Expression =>
    withFields(sum, { condition: conjunction([sum.condition, asked]), body: term });
  if (isNought(otherwise)) return of(condition, body.then);
  return isNought(body.then) ? of(negationInwards(context, negation(condition, span)), otherwise) : undefined;
}

const isNought = (term: Expression): boolean => term.kind === "number" && term.value === 0;

function inOneGroup(
  context: LawContext,
  some: Aggregate,
  { set, variable }: InSet,
  said: readonly Expression[],
): Expression | undefined {
  const [one, other, more] = said;
  if (set.kind !== "groups" || one === undefined || other === undefined || more !== undefined)
    return undefined;
  for (const [held, touched] of [
    [other, one],
    [one, other],
  ] as const) {
    if (held.kind !== "member-of" || !isVariable(held.set, variable)) continue;
    if (readsVariable(held.element, variable)) continue;
    const from = cellsTouched(context, touched, variable);
    if (from !== undefined) return reached(some, held.element, from, set.set, set.by);
  }
  return undefined;
}

function reachedFromOne(
  context: LawContext,
  some: Aggregate,
  binder: InSet,
  said: readonly Expression[],
): Expression | undefined {
  const held = said.at(-1);
  if (held?.kind !== "member-of" || held.set.kind !== "reach" || held.set.known) return undefined;
  const { from, through, by } = held.set;
  if (!isVariable(from, binder.variable) || readsVariable(through, binder.variable)) return undefined;
  if (readsVariable(held.element, binder.variable)) return undefined;
  const isInSet = saysWhatSetSays(context, through, binder.variable);
  const others = said.slice(0, -1).filter((part) => isInSet?.(part) !== true);
  if (others.length === said.length - 1) return undefined;
  return reached(some, held.element, thoseWhere(binder, binder.set, others), through, by);
}

function reached(
  { span }: Aggregate,
  element: Expression,
  from: Expression,
  through: Expression,
  by: ExpressionOf<"groups">["by"],
): Expression {
  const set: Expression = {
    kind: "reach",
    from,
    through,
    ...(by === undefined ? {} : { by }),
    span,
    type: cellsType,
    known: false,
  };
  return memberNode(element, set, span);
}
