/** The value of an expression of numbers only, which does not depend on the puzzle's parameters and data. */

import { holdsFor } from "../../ranges.js";
import type { Expression } from "../../typed.js";

export function constantNumber(expression: Expression): number | undefined {
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "negate": {
      const operand = constantNumber(expression.operand);
      return operand === undefined ? undefined : -operand;
    }
    case "arithmetic": {
      const left = constantNumber(expression.left);
      const right = constantNumber(expression.right);
      return left === undefined || right === undefined
        ? undefined
        : arithmetic(expression.operator, left, right);
    }
    default:
      return undefined;
  }
}

function arithmetic(
  operator: "+" | "-" | "*" | "/" | "mod",
  left: number,
  right: number,
): number | undefined {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    // The data decide about a quotient that is no whole number, so it is not judged here.
    case "/":
      return right === 0 || left % right !== 0 ? undefined : left / right;
    case "mod":
      return right <= 0 ? undefined : ((left % right) + right) % right;
    default:
      return operator satisfies never;
  }
}

export function constantTruth(expression: Expression): boolean | undefined {
  switch (expression.kind) {
    case "truth":
      return expression.value;
    case "not": {
      const operand = constantTruth(expression.operand);
      return operand === undefined ? undefined : !operand;
    }
    case "compare": {
      const left = constantNumber(expression.left);
      const right = constantNumber(expression.right);
      return left === undefined || right === undefined
        ? undefined
        : holdsFor(expression.operator, left, right);
    }
    default:
      return undefined;
  }
}
