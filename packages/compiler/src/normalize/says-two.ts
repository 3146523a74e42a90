import type { Expression, VariableId } from "../typed.js";
import { isVariable } from "./is-variable.js";

/** `x is not y`, of these two, in either order. */
export const saysTwo = (part: Expression, one: VariableId, other: VariableId): boolean =>
  part.kind === "not" &&
  part.operand.kind === "same" &&
  ((isVariable(part.operand.left, one) && isVariable(part.operand.right, other)) ||
    (isVariable(part.operand.left, other) && isVariable(part.operand.right, one)));
