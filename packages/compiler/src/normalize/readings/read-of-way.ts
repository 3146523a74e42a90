/** The cells of a way that expressions read. */

import { partsOf } from "../../check/walks/parts.js";
import { readsVariable, someNode } from "../../check/walks/some-node.js";
import type { Expression, LayerId, Statement, VariableId } from "../../typed.js";
import { isPartItself, isVariable } from "../is-variable.js";
import { boundBy } from "../structural-key.js";

/** Whether a statement reads what the layer has at this element: `c.move`. */
export const readsLayerAt = (statement: Statement, layer: LayerId, element: VariableId): boolean =>
  someNode(
    statement,
    (node) =>
      "kind" in node &&
      node.kind === "layer" &&
      "layer" in node &&
      node.layer === layer &&
      "element" in node &&
      isVariable(node.element as Expression, element),
  );

/** `m[to]`, `m[from..to]`. */
export interface PlacesRead {
  readonly from?: Expression | undefined;
  readonly to: Expression;
}

/** The places of the way that an expression reads beside its start; undefined where it reads more of it than these. */
export function placesRead(expression: Expression, way: VariableId): readonly PlacesRead[] | undefined {
  const isWay = (part: Expression | undefined): boolean => part !== undefined && isPartItself(part, way);
  if (isWay(expression)) return undefined;
  if (expression.kind === "attribute" && expression.attribute === "start" && isWay(expression.arguments[0]))
    return [];
  if (expression.kind === "index" && isWay(expression.target)) return [{ to: expression.index }];
  if (expression.kind === "slice" && isWay(expression.target)) {
    const { from, to } = expression;
    return to && [{ from, to }];
  }
  if (boundBy(expression).length > 0 && readsVariable(expression, way)) return undefined;
  const all: PlacesRead[] = [];
  for (const part of partsOf(expression)) {
    const read = placesRead(part, way);
    if (read === undefined) return undefined;
    all.push(...read);
  }
  return all;
}
