/**
 * Turns the condition that all groups by links have two cells, or two at most, into one about the links of each cell.
 *
 * - `for each cell c: size(group(c by d)) = 2` → `for each cell c: exactly 1 d in c.links`
 * - `for each cell c: size(group(c by d)) <= 2` → `for each cell c: at most 1 d in c.links`
 *
 * Side conditions:
 * - The groups are of all cells, and the layer is on all links, each of which joins two neighbours of its own: on a glued board two cells may have two.
 * - The rule is not in a block `inside S`, where the links of a cell are those of S (B10).
 */

import type { Bound } from "../../../ast.js";
import { numberNode } from "../../../check/logic/logic.js";
import { cellNode, variableAt } from "../../../check/logic/nodes.js";
import { elementOf, setType, truthType } from "../../../check/types/types.js";
import type { Expression, ExpressionOf, ForEachStatement, LayerId } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { isEveryCell } from "../../meaning.js";
import { hasOneLinkEach } from "../links-by-directions.js";

export function pairsOfLinks(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const [binder, more] = statement.binders;
  const [only, another] = statement.body;
  if (binder?.kind !== "in" || more !== undefined || only?.kind !== "assert" || another !== undefined)
    return statement;
  const { set, variable, condition } = binder;
  if (!isEveryCell(set) || condition !== undefined || context.isInside) return statement;
  const { expression: said } = only;
  if (said.kind !== "compare" || said.right.kind !== "number") return statement;
  const bound = bounds[`${said.operator} ${said.right.value}`];
  if (bound === undefined) return statement;
  const group =
    said.left.kind === "attribute" && said.left.attribute === "size" ? said.left.arguments[0] : undefined;
  if (group?.kind !== "group" || group.by.by !== "links" || !isVariable(group.cell, variable))
    return statement;
  const { layer } = group.by;
  if (!hasOneLinkEach(context) || !isOnEveryLink(context, layer)) return statement;
  const { span } = said;
  const link = elementOf("link");
  const one = context.fresh(variable, link);
  const number = numberNode(1, span);
  const read: ExpressionOf<"layer"> & Expression = {
    kind: "layer",
    layer,
    element: variableAt(one, link, span),
    lenient: true,
    span,
    type: truthType,
    known: false,
  };
  const expression: Expression = {
    kind: "quantity",
    bound,
    amounts: [{ from: number, to: number }],
    set: {
      kind: "attribute",
      attribute: "links",
      arguments: [cellNode(variable, span)],
      span,
      type: setType(link, false),
      known: true,
    },
    variable: one,
    condition: read,
    span,
    type: truthType,
    known: false,
  };
  return { ...statement, body: [{ ...only, expression }] };
}

/** How many links each cell has, of what is said of the size. */
const bounds: Readonly<Record<string, Bound>> = { "= 2": "exactly", "<= 2": "at most", "< 3": "at most" };

function isOnEveryLink({ puzzle }: LawContext, id: LayerId): boolean {
  const layer = puzzle.layers[id];
  if (layer?.role !== "find" || layer.type.kind !== "truth" || layer.where !== undefined) return false;
  return layer.on.kind === "link" && layer.on.own !== true && layer.on.border !== true;
}
