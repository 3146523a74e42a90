/** Small readings that several laws share. */
import { cellNode } from "../check/logic/nodes.js";
import { cellType, setType } from "../check/types/types.js";
import { onlyWhole, type TwoSets, twoSets } from "../check/walks/of-one.js";
import type { Binder, Expression, TypedLayer, VariableId } from "../typed.js";
import type { LawContext } from "./context.js";
import { withFields } from "./map-parts.js";
import { substitute } from "./substitute.js";

/** The definition of a name without arguments; any other expression stands for itself. */
export function meantBy(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "let" || expression.arguments.length > 0) return expression;
  const named = context.puzzle.lets[expression.let];
  return named?.form === "value" ? meantBy(context, named.value) : expression;
}

/** `c has shaded` of a yes/no as `c is shaded` (R4). */
export function asTruth(context: LawContext, part: Expression): Expression {
  if (part.kind === "not") return withFields(part, { operand: asTruth(context, part.operand) });
  if (part.kind !== "has" || context.puzzle.layers[part.layer]?.type.kind !== "truth") return part;
  const { layer, element, span, type, known } = part;
  return { kind: "layer", layer, element, lenient: true, span, type, known };
}

/** For a set of all cells with one property: a test whether a condition says that `cell` has the property. */
export function saysWhatSetSays(
  context: LawContext,
  set: Expression,
  cell: VariableId,
): ((part: Expression) => boolean) | undefined {
  // In a part of the board a cell may be one of another part.
  if (context.isInside) return undefined;
  const filter = meantBy(context, set);
  if (filter.kind !== "filter") return undefined;
  const inner = onlyWhole(filter.binders);
  if (inner === undefined || !isEveryCell(inner.set)) return undefined;
  const { span } = set;
  const it: Expression = cellNode(cell, span);
  const said = substitute(filter.condition, new Map([[inner.variable, it]]), context.fresh);
  const asked = asTruth(context, said);
  return (part) => context.keys.same(asTruth(context, part), asked);
}

/** The heads of `each cells x, y`, perhaps with conditions. */
export function twoCells(binders: readonly Binder[]): TwoSets {
  const two = twoSets(binders);
  return two.every((head) => head !== undefined && isEveryCell(head.set)) ? two : [undefined, undefined];
}

export const isEveryCell = (set: Expression): boolean =>
  set.kind === "all-of" && set.sort.kind === "cell" && set.sort.border !== true;

/** All links between neighbours, and no links of one's own. */
export const isEveryLink = (set: Expression): boolean =>
  set.kind === "all-of" && set.sort.kind === "link" && set.sort.own !== true && set.sort.border !== true;

export const everyCell = (span: Expression["span"]): Expression => ({
  kind: "all-of",
  sort: { kind: "cell" },
  span,
  type: setType(cellType, true),
  known: true,
});

/** Whether a layer has a value of each cell, or may have. */
export const isOfEveryCell = ({ on, where }: TypedLayer): boolean =>
  on.kind === "cell" && on.border !== true && where === undefined;
