import type { Expression, VariableId } from "../typed.js";
import { isVariable } from "./is-variable.js";

interface Sides {
  readonly left: Expression;
  readonly right: Expression;
}

/** The sides are these two, in either order. */
export const areTheTwo = ({ left, right }: Sides, one: VariableId, other: VariableId): boolean =>
  (isVariable(left, one) && isVariable(right, other)) || (isVariable(left, other) && isVariable(right, one));

/** `x is not y`, of these two, in either order. */
export const saysTwo = (part: Expression, one: VariableId, other: VariableId): boolean =>
  part.kind === "not" && part.operand.kind === "same" && areTheTwo(part.operand, one, other);
