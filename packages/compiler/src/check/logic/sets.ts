/** `+`, `-` and `*` of two sets: what is in one of them, in the first alone, in both. */
import { differentTypes } from "../../diagnostics/catalogue/ecp3023-different-types.js";
import type { Span } from "../../text/span.js";
import type { Expression } from "../../typed.js";
import { coerceToSet, elementType } from "../types/coerce.js";
import { type Context, describe, errorNode, newVariable, report, variableNode } from "../types/context.js";
import { isError, setType, truthType, typesMeet } from "../types/types.js";
import { negatedIf } from "./logic.js";

/** Returns undefined if one of the two is no set. */
export function checkSets(
  context: Context,
  operator: "+" | "-" | "*",
  left: Expression,
  right: Expression,
  span: Span,
): Expression | undefined {
  const first = coerceToSet(context, left);
  const second = coerceToSet(context, right);
  if (first === undefined || second === undefined) return undefined;
  if (isError(first.type) || isError(second.type)) return errorNode(span);
  const [one, other] = [elementType(first.type), elementType(second.type)];
  if (!typesMeet(one, other)) {
    report(context, differentTypes, span, {
      left: describe(context, first.type),
      right: describe(context, second.type),
    });
    return errorNode(span);
  }
  if (operator !== "+") return partOf(context, first, second, operator === "-", span);
  // `{}` has no type of its own.
  const type = setType(isError(one) ? other : one, false);
  return { kind: "union", left: first, right: second, span, type, known: first.known && second.known };
}

/** `A - B` is `A where x not in B`, in the order of A, and `A * B` is `A where x in B`. */
function partOf(
  context: Context,
  set: Expression,
  other: Expression,
  isWithout: boolean,
  span: Span,
): Expression {
  const type = elementType(set.type);
  const variable = newVariable(context, "element", type, span);
  const element = variableNode({ variable, type, known: set.known }, { ...span, end: span.start });
  const member: Expression = {
    kind: "member-of",
    element,
    set: other,
    span,
    type: truthType,
    known: element.known && other.known,
  };
  return {
    kind: "filter",
    binders: [{ kind: "in", variable, set }],
    condition: negatedIf(isWithout, member, span),
    span,
    type: set.type,
    known: set.known && member.known,
  };
}
