/**
 * Writes the condition that a cell has a line as a condition on the size of its group by lines, which is then two or more.
 *
 * - in `for each cell c where C: P(group(c by line))`, as C: `some l in c.links is line` → `size(group(c by line)) >= 2`
 *
 * Side conditions:
 * - The rule is not in a block `inside S`, where the links of a cell are those of S (B10).
 * - No cell is linked to itself, not even on a torus (B3).
 */

import { numberNode } from "../../../check/logic/logic.js";
import { compareNode, measureNode } from "../../../check/logic/nodes.js";
import { onlyWhole } from "../../../check/walks/of-one.js";
import type { Expression, LayerId, VariableId } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";

/** `some l in c.links is line`, of this cell and these links. */
export function hasSomeLink(
  { isInside, puzzle }: LawContext,
  part: Expression,
  layer: LayerId,
  cell: VariableId,
): boolean {
  const some = isInside ? undefined : someLink(part);
  if (some === undefined) return false;
  const { set, variable, body } = some;
  return (
    set.kind === "attribute" &&
    set.attribute === "links" &&
    set.arguments.every((of) => isVariable(of, cell)) &&
    puzzle.layers[layer]?.type.kind === "truth" &&
    (body.kind === "layer" || body.kind === "has") &&
    body.layer === layer &&
    isVariable(body.element, variable)
  );
}

interface SomeLink {
  readonly set: Expression;
  readonly variable: VariableId;
  readonly body: Expression;
}

/** Also `at least 1 line in c.links`. */
function someLink(part: Expression): SomeLink | undefined {
  if (part.kind === "quantity") {
    const { bound, amounts, ofEach, set, variable, condition: body } = part;
    const [amount, another] = amounts;
    if (bound !== "at least" || ofEach !== undefined || another !== undefined) return undefined;
    return amount?.from.kind === "number" && amount.from.value === 1 ? { set, variable, body } : undefined;
  }
  if (part.kind !== "aggregate" || part.aggregate !== "some" || part.condition !== undefined)
    return undefined;
  const { body } = part;
  const binder = onlyWhole(part.binders);
  if (binder === undefined || body === undefined) return undefined;
  return { set: binder.set, variable: binder.variable, body };
}

export const largerThanOne = (group: Expression, span: Expression["span"]): Expression =>
  compareNode(">=", measureNode("size", [group], span), numberNode(2, span), span);
