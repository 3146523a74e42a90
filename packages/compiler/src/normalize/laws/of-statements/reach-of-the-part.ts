/**
 * A cell of a set reaches the group that it is in: `for each cell c with s: P(reach(c through cells with s))` is `for each group g of cells with s: P(g)`, also by links
 * or a relation (U2).
 *
 * Side conditions. The head says of the cell what the set says of its cells: from a cell outside a set one comes to all groups beside it. Of the cell nothing else is
 * read.
 */
import { conjunction } from "../../../check/logic/logic.js";
import { cellsType, setType } from "../../../check/types/types.js";
import { conjuncts } from "../../../ground/conjuncts.js";
import type { Expression, ExpressionOf } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { saysWhatSetSays } from "../../meaning.js";
import { type ForEach, firstNode, type OfCell, ofParts } from "./of-parts.js";

export function ofReach(
  context: LawContext,
  statement: ForEach,
  binder: OfCell,
  said: Expression,
): ForEach | undefined {
  const conditions = binder.condition === undefined ? [] : conjuncts(binder.condition);
  const reach = firstNode(
    said,
    (node): node is ExpressionOf<"reach"> & Expression =>
      node.kind === "reach" && !node.known && isVariable(node.from, binder.variable),
  );
  if (reach === undefined) return undefined;
  const isInSet = saysWhatSetSays(context, reach.through, binder.variable);
  const asked = conditions.find((part) => isInSet?.(part));
  if (asked === undefined) return undefined;
  const { by } = reach;
  const set: Expression = {
    kind: "groups",
    set: reach.through,
    ...(by === undefined ? {} : { by }),
    span: binder.set.span,
    type: setType(cellsType, false),
    known: false,
  };
  const others = conjunction(conditions.filter((part) => part !== asked));
  return ofParts(context, statement, set, said, others, (part, variable) =>
    part.kind === "reach" && context.keys.same(part, reach)
      ? { kind: "variable", variable, span: part.span, type: cellsType, known: false }
      : undefined,
  );
}
