/** The element for which the filter of a binder asks, where it does so before anything that can be a fault. */

import { conjuncts, isNeverAFault } from "../../check/walks/conjuncts.js";
import type { Binder, Expression, VariableId } from "../../typed.js";
import { isPartItself } from "../is-variable.js";

/** The variable `c` of `c in r`, where that is asked before anything that can be a fault. */
export function elementAskedFor(
  condition: Expression | undefined,
  variable: VariableId,
): VariableId | undefined {
  if (condition === undefined) return undefined;
  for (const part of conjuncts(condition)) {
    if (part.kind === "member-of" && isPartItself(part.set, variable))
      return part.element.kind === "variable" && part.element.variable !== variable
        ? part.element.variable
        : undefined;
    if (!isNeverAFault(part)) return undefined;
  }
  return undefined;
}

/** The variable `a` of `link w (c, d) where a is c`, where that is asked before anything that can be a fault. */
export function endAskedFor(
  condition: Expression | undefined,
  variable: VariableId,
  next: Binder | undefined,
): VariableId | undefined {
  if (next?.kind !== "ends" || next.link.kind !== "variable" || next.link.variable !== variable)
    return undefined;
  if (next.condition === undefined || !(condition === undefined || isNeverAFault(condition)))
    return undefined;
  const own = [variable, next.first, next.second];
  for (const part of conjuncts(next.condition)) {
    if (!isNeverAFault(part)) return undefined;
    if (part.kind !== "same" || part.left.kind !== "variable" || part.right.kind !== "variable") continue;
    const { left, right } = part;
    for (const [end, other] of [
      [left.variable, right.variable],
      [right.variable, left.variable],
    ] as const)
      if ((end === next.first || end === next.second) && !own.includes(other)) return other;
  }
  return undefined;
}
