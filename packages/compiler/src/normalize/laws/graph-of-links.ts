/**
 * Writes a property of the links, or edges, that have a layer as a property of the layer.
 *
 * - `acyclic(links with line)` → `acyclic line` (U3)
 *
 * Side conditions:
 * - The set is filtered from all links, or edges, of the board by a yes/no layer.
 */
import { onlyWhole } from "../../check/walks/of-one.js";
import type { Expression, SortSelection } from "../../typed.js";
import type { LawContext } from "../context.js";
import { meantBy } from "../meaning.js";

export function graphOfLayer(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "graph" || expression.by !== undefined || !("set" in expression.on))
    return expression;
  const set = meantBy(context, expression.on.set);
  if (set.kind !== "filter") return expression;
  const binder = onlyWhole(set.binders);
  if (binder === undefined) return expression;
  const { condition } = set;
  if (condition.kind !== "layer" && condition.kind !== "has") return expression;
  const layer = context.puzzle.layers[condition.layer];
  if (layer?.type.kind !== "truth" || layer.where !== undefined) return expression;
  if (condition.element.kind !== "variable" || condition.element.variable !== binder.variable)
    return expression;
  if (binder.set.kind !== "all-of" || !areAllOf(binder.set.sort, layer.on)) return expression;
  return { ...expression, on: { layer: condition.layer } };
}

const areAllOf = (sort: SortSelection, on: SortSelection): boolean =>
  (sort.kind === "link" || sort.kind === "edge") &&
  sort.kind === on.kind &&
  sort.border !== true &&
  sort.own !== true &&
  on.border !== true &&
  on.own !== true;
