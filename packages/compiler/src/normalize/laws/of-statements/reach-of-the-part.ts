/**
 * A cell of a set reaches the group that it is in: `for each cell c with s: P(reach(c through cells with s))` is `for each group g of cells with s: P(g)`, also by links
 * or a relation (U2).
 *
 * Side conditions. The head, or a rule of all such cells, says of the cell what the set says of its cells: from a cell outside a set one comes to all groups beside it. Of the cell nothing else is
 * read.
 */
import { conjunction } from "../../../check/logic/logic.js";
import { cellsType, setType } from "../../../check/types/types.js";
import { conjuncts } from "../../../ground/conjuncts.js";
import type { Expression, ExpressionOf, ForEachStatement } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { saidOfThoseWith } from "../../known-of-parts.js";
import { saysWhatSetSays } from "../../meaning.js";
import { byItsClue, firstNode, type OfCell, ofParts } from "./of-parts.js";

export function ofReach(
  context: LawContext,
  statement: ForEachStatement,
  binder: OfCell,
  said: Expression,
): ForEachStatement | undefined {
  const conditions = binder.condition === undefined ? [] : conjuncts(binder.condition);
  const reach = firstNode(
    said,
    (node): node is ExpressionOf<"reach"> & Expression =>
      node.kind === "reach" && !node.known && isVariable(node.from, binder.variable),
  );
  if (reach?.from.kind !== "variable") return undefined;
  const isInSet = saysWhatSetSays(context, reach.through, binder.variable);
  const known = saidOfThoseWith(context, conditions, reach.from);
  const asked = [...conditions, ...known].find((part) => isInSet?.(part));
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
  const { others, clueOf } = byItsClue(
    context,
    set,
    conditions.filter((part) => part !== asked),
    binder.variable,
  );
  return ofParts(context, statement, set, said, conjunction(others), (part, variable) => {
    const group: Expression = { kind: "variable", variable, span: part.span, type: cellsType, known: false };
    return part.kind === "reach" && context.keys.same(part, reach) ? group : clueOf(part, group);
  });
}
