/**
 * Turns a head over the group of a cell into a head over all cells that are in the group, the cell itself among them.
 *
 * - `for each cell x, cell y in group(x by line): P` → `for each cells x, y where y in group(x by line): P`
 *
 * Side conditions:
 * - The rule is not in a block `inside S`, where cells are those of S (B10).
 * - It is a group of cells, not of links, edges or corners.
 * - Nothing but the group is to be found: other conditions are evaluated at once for the cells that can be in the group.
 */

import { conjunction } from "../../../check/logic/logic.js";
import { cellNode, memberNode } from "../../../check/logic/nodes.js";
import { areCells, cellType, setType } from "../../../check/types/types.js";
import { onlyAssertion } from "../../../check/walks/of-one.js";
import type { Binder, Expression, ForEachStatement } from "../../../typed.js";
import { type LawContext, speaksOfFound } from "../../context.js";
import { mapEach, withFields } from "../../map-parts.js";

export function headsInParts(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const only = onlyAssertion(statement.body);
  if (context.isInside || only === undefined) return statement;
  const binders = mapEach(statement.binders, (binder): Binder => {
    if (binder.kind !== "in" || binder.set.kind !== "group" || binder.set.known) return binder;
    const { set, condition, variable } = binder;
    if (!areCells(set.type)) return binder;
    const { span } = set;
    const read = condition === undefined ? [only.expression] : [condition, only.expression];
    if (speaksOfFound(context, read)) return binder;
    const element: Expression = cellNode(variable, span);
    const isIn: Expression = memberNode(element, set, span);
    const sort = { kind: "cell" } as const;
    const all: Expression = { kind: "all-of", sort, span, type: setType(cellType, true), known: true };
    return withFields({ ...binder, set: all }, { condition: conjunction([condition, isIn]) });
  });
  return withFields(statement, { binders });
}
