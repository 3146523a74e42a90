/**
 * Writes a property of a set of cells that stands behind a dot as the property of the graph.
 *
 * - `(cells where s).tree` → `tree(cells where s)` (U3)
 *
 * Side conditions:
 * - The set is filtered: the cells of an element, which may be absent, are left as they are (L8).
 */
import type { Expression } from "../../../typed.js";
import { isGraphProperty } from "../../../vocabulary/graph-properties.js";
import type { LawContext } from "../../context.js";
import { meantBy } from "../../meaning.js";

export function graphByDot(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "attribute" || !isGraphProperty(expression.attribute)) return expression;
  const [set, another] = expression.arguments;
  if (set === undefined || another !== undefined) return expression;
  if (meantBy(context, set).kind !== "filter") return expression;
  const { span, type, known } = expression;
  return { kind: "graph", property: expression.attribute, on: { set }, span, type, known };
}
