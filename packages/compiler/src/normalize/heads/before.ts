/** A filter may say of the variable that is bound that it comes after one bound before (`x before y`), or is another. */

import type { Expression, VariableId } from "../../typed.js";

/** `x before y`, where y is what is bound. */
export interface Before {
  readonly first: VariableId;
  /** The order in which they stand; their own where that is absent. */
  readonly within: Expression | undefined;
}

/** The filter, if it is of that form for the variable that is bound and one that is bound already. */
export function asBefore(part: Expression, variable: VariableId): Before | undefined {
  if (part.kind !== "before" || !part.known) return undefined;
  const { left, right, within } = part;
  if (left.kind !== "variable" || right.kind !== "variable") return undefined;
  return right.variable === variable && left.variable !== variable
    ? { first: left.variable, within }
    : undefined;
}

/**
 * Reads the condition "this differs from that", which plural heads put on their variables, and returns the other one; undefined if the filter
 * has another form.
 */
export function asAnother(part: Expression, variable: VariableId): VariableId | undefined {
  if (part.kind !== "not" || part.operand.kind !== "same") return undefined;
  const { left, right } = part.operand;
  if (left.kind !== "variable" || right.kind !== "variable") return undefined;
  if (right.variable === variable) return left.variable;
  return left.variable === variable ? right.variable : undefined;
}
