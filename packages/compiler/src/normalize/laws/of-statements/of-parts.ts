/** Turns a statement about cells into a statement about parts, if the statement reads nothing of each cell but its part. */

import { conjunction } from "../../../check/logic/logic.js";
import { variableAt } from "../../../check/logic/nodes.js";
import { cellsType, setType } from "../../../check/types/types.js";
import { isExpression, someNode } from "../../../check/walks/some-node.js";
import type { Expression, ForEachStatement, GroupBy, InSet, VariableId } from "../../../typed.js";
import { type LawContext, takeAsPart } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { holdOneEach } from "../../known-of-parts.js";
import { mapParts } from "../../map-parts.js";
import { countedInPart } from "../counted-in-part.js";
import { sizeOfPart } from "../sizes.js";

/** Some expression within another of which this holds. */
export function firstNode<Kind extends Expression>(
  within: Expression,
  is: (node: Expression) => node is Kind,
): Kind | undefined {
  let found: Kind | undefined;
  someNode(within, (node) => {
    if (!isExpression(node) || !is(node)) return false;
    found = node;
    return true;
  });
  return found;
}

/** The condition on the cell besides that it is the one of its part that has a clue; and its clue as that of the part: of a `?`, the same number (R7). */
export function byItsClue(
  context: LawContext,
  parts: Expression,
  conditions: readonly Expression[],
  cell: VariableId,
): {
  readonly others: readonly Expression[];
  readonly clueOf: (part: Expression, set: Expression) => Expression | undefined;
} {
  const isClue = (part: Expression): boolean =>
    part.kind === "has" && isVariable(part.element, cell) && holdOneEach(context, parts, part.layer);
  const clue = conditions.find(isClue);
  return {
    others: conditions.filter((part) => part !== clue),
    clueOf(part, set) {
      if (clue?.kind !== "has" || part.kind !== "layer" || part.layer !== clue.layer) return undefined;
      if (!isVariable(part.element, cell)) return undefined;
      const { layer, span, type } = part;
      return { kind: "shared", layer, set, span, type, known: false };
    },
  };
}

/** Returns undefined if more of the cell is read than its part. */
export function ofParts(
  context: LawContext,
  statement: ForEachStatement,
  set: Expression,
  said: Expression,
  condition: Expression | undefined,
  instead: (part: Expression, variable: VariableId) => Expression | undefined,
): ForEachStatement | undefined {
  const [binder] = statement.binders;
  const [only] = statement.body;
  if (binder?.kind !== "in" || only?.kind !== "assert") return undefined;
  const variable = context.fresh(binder.variable);
  let readsMore = false;
  const walk = (part: Expression): Expression => {
    const other = instead(part, variable);
    if (other !== undefined) return other;
    if (isVariable(part, binder.variable)) readsMore = true;
    return mapParts(part, walk);
  };
  const expression = walk(said);
  const narrowed = condition === undefined ? undefined : walk(condition);
  if (readsMore) return undefined;
  takeAsPart(context, variable, set);
  const ofItsSize = (part: Expression): Expression =>
    sizeOfPart(context, countedInPart(context, mapParts(part, ofItsSize)));
  return {
    ...statement,
    binders: [
      { kind: "in", variable, set, ...(narrowed === undefined ? {} : { condition: ofItsSize(narrowed) }) },
    ],
    body: [{ ...only, expression: ofItsSize(expression) }],
  };
}

/** The same of groups. `instead`: the part said of the group; `clue` is the part as the clue of the group, where it is one. */
export function ofGroups(
  context: LawContext,
  statement: ForEachStatement,
  { set: cells, variable: cell }: InSet,
  said: Expression,
  { set, by }: { readonly set: Expression; readonly by: GroupBy | undefined },
  conditions: readonly Expression[],
  instead: (
    part: Expression,
    group: (span: Expression["span"]) => Expression,
    clue: Expression | undefined,
  ) => Expression | undefined,
): ForEachStatement | undefined {
  const groups: Expression = {
    kind: "groups",
    set,
    ...(by === undefined ? {} : { by }),
    span: cells.span,
    type: setType(cellsType, false),
    known: false,
  };
  const { others, clueOf } = byItsClue(context, groups, conditions, cell);
  return ofParts(context, statement, groups, said, conjunction(others), (part, variable) => {
    const group = (span: Expression["span"]): Expression => variableAt(variable, cellsType, span, false);
    const clue = clueOf(part, group(part.span));
    return instead(part, group, clue) ?? clue;
  });
}
