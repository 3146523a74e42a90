/**
 * Writes the condition that a value is in a list of values that are to be found as the condition that some element has it.
 *
 * - `v in [x.n for x in S where P]` → `some(x.n = v for x in S where P)`
 *
 * There is no side condition on numbers and symbols: the checker refuses those that may be `none`, and what is absent is in no list and equal to nothing (L8).
 */

import { aggregateNode, compareNode } from "../../../check/logic/nodes.js";
import type { Expression } from "../../../typed.js";
import type { LawContext } from "../../context.js";

export function amongValues(_: LawContext, expression: Expression): Expression {
  if (expression.kind !== "member-of" || expression.known || expression.set.kind !== "list-of")
    return expression;
  const { element, set, span } = expression;
  const { binders, condition, body } = set;
  if (!isPlain(element) || !isPlain(body)) return expression;
  return aggregateNode(
    "some",
    binders,
    { ...(condition === undefined ? {} : { condition }), body: compareNode("=", body, element, span) },
    span,
  );
}

const isPlain = ({ type }: Expression): boolean => type.kind === "number" || type.kind === "symbol";
