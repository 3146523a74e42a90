/** Conditions as parts that must all hold, and which of them can be evaluated for any element without a fault. */
import type { Expression } from "../../typed.js";

/** Expressions that have a value whatever the variables stand for. */
export function isNeverAFault(expression: Expression): boolean {
  switch (expression.kind) {
    case "variable":
      return true;
    case "not":
      return isNeverAFault(expression.operand);
    case "has":
      return isNeverAFault(expression.element);
    case "same":
    case "before":
      return isNeverAFault(expression.left) && isNeverAFault(expression.right);
    default:
      return false;
  }
}

/** The parts of an `and`, in their order; none of no condition. */
export function conjuncts(expression: Expression | undefined): readonly Expression[] {
  if (expression === undefined) return [];
  return expression.kind === "logic" && expression.operator === "and"
    ? [...conjuncts(expression.left), ...conjuncts(expression.right)]
    : [expression];
}

/** The parts of an `or`, in their order. */
export const disjuncts = (expression: Expression): readonly Expression[] =>
  expression.kind === "logic" && expression.operator === "or"
    ? [...disjuncts(expression.left), ...disjuncts(expression.right)]
    : [expression];
