/**
 * A cell that has a line is in a group by lines of two cells or more: in `for each cell c where some l in c.links is line: P(group(c by line))` the condition
 * is one of the size of the group.
 *
 * Side conditions. Not in a block `inside S`, where the links of a cell are those of S (B10). No cell is linked to itself, on a torus neither (B3).
 */
import { numberNode } from "../../../check/logic/logic.js";
import { numberType, truthType } from "../../../check/types/types.js";
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
  if (isInside || part.kind !== "aggregate" || part.aggregate !== "some" || part.condition !== undefined)
    return false;
  const { body } = part;
  const [binder, another] = part.binders;
  if (binder?.kind !== "in" || binder.condition !== undefined || another !== undefined) return false;
  const { set, variable } = binder;
  return (
    set.kind === "attribute" &&
    set.attribute === "links" &&
    set.arguments.every((of) => isVariable(of, cell)) &&
    puzzle.layers[layer]?.type.kind === "truth" &&
    (body?.kind === "layer" || body?.kind === "has") &&
    body.layer === layer &&
    isVariable(body.element, variable)
  );
}

export const largerThanOne = (group: Expression, span: Expression["span"]): Expression => ({
  kind: "compare",
  operator: ">=",
  left: { kind: "attribute", attribute: "size", arguments: [group], span, type: numberType, known: false },
  right: numberNode(2, span),
  span,
  type: truthType,
  known: false,
});
