/**
 * Sets that are the same wherever they are spoken of: `size(cells without wall)` in what is said of every cell is worked out once, and not for each.
 * Those are the known sets that speak of no variable bound outside them. Inside a part of the board they are other sets.
 */
import { binderVariables } from "../binder-variables.js";
import { partsOf } from "../check/parts.js";
import { oncePerKey } from "../once.js";
import type { Expression, VariableId } from "../typed.js";
import type { AnySet } from "./members.js";
import type { Space } from "./space.js";

export class ClosedSets {
  private readonly sets = new Map<Expression, { readonly space: Space | undefined; readonly set: AnySet }>();
  private readonly isClosed = oncePerKey((expression: Expression) => {
    const bound = new Set<VariableId>();
    const spoken = new Set<VariableId>();
    gather(expression, bound, spoken);
    return [...spoken].every((variable) => bound.has(variable));
  });

  of(expression: Expression, space: Space | undefined, make: () => AnySet): AnySet {
    if (!expression.known || !this.isClosed(expression)) return make();
    const known = this.sets.get(expression);
    if (known !== undefined && known.space === space) return known.set;
    const set = make();
    this.sets.set(expression, { space, set });
    return set;
  }
}

/** Ids are unique in a puzzle: what is bound anywhere inside is not bound outside. */
function gather(expression: Expression, bound: Set<VariableId>, spoken: Set<VariableId>): void {
  if (expression.kind === "variable") spoken.add(expression.variable);
  else if ("variable" in expression) bound.add(expression.variable);
  if ("binders" in expression)
    for (const variable of binderVariables(expression.binders)) bound.add(variable);
  if (expression.kind === "quantity" && expression.ofEach !== undefined) bound.add(expression.ofEach.value);
  for (const part of partsOf(expression)) gather(part, bound, spoken);
}
