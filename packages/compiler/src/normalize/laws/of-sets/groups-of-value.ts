/**
 * Turns a head over the groups of a value that have some property into one over the groups of the cells that have it.
 *
 * - `for each group g by s where some(c is not s for c in g): P` → `for each group g of cells where not s: P`, likewise for `all`, and for `not g.s`
 *   and `g.first is not s`
 * - `for each group g by n where some(c.n > 1 for c in g): P` → `for each group g of cells where n > 1 by n: P`, likewise for `all`, and for `g.n > 1`
 *
 * Side conditions:
 * - The layer is on every cell, so that all cells of a group have the same value: a cell without it is a group by itself (U1).
 * - The rule is not in a block `inside T`, where cells are those of T (B10).
 */
import { conjunction } from "../../../check/logic/logic.js";
import { cellsType } from "../../../check/types/types.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import type { Binder, Expression, ExpressionOf, VariableId } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isPartItself, isVariable } from "../../is-variable.js";
import { mapParts, withFields } from "../../map-parts.js";
import { asTruth, everyCell, isEveryCell } from "../../meaning.js";

export function groupsOfValue(context: LawContext, binder: Binder): Binder {
  if (binder.kind !== "in" || binder.condition === undefined || context.isInside) return binder;
  const { set, condition, variable } = binder;
  if (set.kind !== "groups" || set.by?.by !== "value" || !isEveryCell(set.set)) return binder;
  const { value, variable: cell } = set.by;
  if (value.kind !== "layer" || !isVariable(value.element, cell) || !isOnEveryCell(context, value))
    return binder;
  const asked = conjuncts(condition);
  const said = asked.find((part) => cellsSaid(context, part, variable, value) !== undefined);
  const those = said && cellsSaid(context, said, variable, value);
  if (those === undefined) return binder;
  const { span } = set;
  const filtered: Expression = {
    kind: "filter",
    binders: [{ kind: "in", variable: cell, set: everyCell(span) }],
    condition: those,
    span,
    type: cellsType,
    known: value.known,
  };
  const { by, ...groups } = set;
  // Cells that are next to each other and have s, or have it not, are of one group anyway.
  const own = value.type.kind === "truth" ? groups : { ...groups, by };
  return withFields(
    { ...binder, set: { ...own, set: filtered } },
    { condition: conjunction(asked.filter((part) => part !== said)) },
  );
}

function isOnEveryCell({ puzzle }: LawContext, { layer: id }: ExpressionOf<"layer">): boolean {
  const layer = puzzle.layers[id];
  return (
    layer?.role === "find" &&
    (layer.type.kind === "truth" || layer.type.kind === "number" || layer.type.kind === "symbol") &&
    !layer.orNone &&
    layer.where === undefined &&
    layer.on.kind === "cell" &&
    layer.on.border !== true
  );
}

/** The condition on a cell of the group that is asked of the group; undefined if something else is said. */
function cellsSaid(
  context: LawContext,
  said: Expression,
  group: VariableId,
  value: ExpressionOf<"layer"> & Expression,
): Expression | undefined {
  if (value.type.kind !== "truth") return ofNumber(said, group, value);
  const holds = valueSaid(context, said, group, value);
  if (holds === undefined) return undefined;
  const own: Expression = { ...value, lenient: true };
  return holds ? own : { kind: "not", operand: own, span: said.span, type: value.type, known: value.known };
}

function ofNumber(
  said: Expression,
  group: VariableId,
  value: ExpressionOf<"layer"> & Expression,
): Expression | undefined {
  const [binder, another] = said.kind === "aggregate" ? said.binders : [];
  if (said.kind !== "aggregate" || binder === undefined)
    return atCell(said, value, (part) => part.kind === "shared" && isPartItself(part.set, group));
  if ((said.aggregate !== "some" && said.aggregate !== "all") || another !== undefined) return undefined;
  if (binder.kind !== "in" || !isPartItself(binder.set, group) || said.body === undefined) return undefined;
  if (binder.condition !== undefined || said.condition !== undefined) return undefined;
  return atCell(
    said.body,
    value,
    (part) => part.kind === "layer" && isVariable(part.element, binder.variable),
  );
}

/** The condition with the value of the cell wherever the value is read; undefined if anything else is read. */
function atCell(
  said: Expression,
  value: ExpressionOf<"layer"> & Expression,
  isRead: (part: Expression) => boolean,
): Expression | undefined {
  let isClosed = true;
  const instead = (part: Expression): Expression => {
    if ((part.kind === "shared" || part.kind === "layer") && part.layer === value.layer && isRead(part))
      return { ...value, span: part.span };
    if (!ofValues.has(part.kind)) isClosed = false;
    return mapParts(part, instead);
  };
  const whole = instead(said);
  return isClosed && whole !== said ? whole : undefined;
}

/** Of a value, these say the same of each cell that has it. */
const ofValues: ReadonlySet<Expression["kind"]> = new Set<Expression["kind"]>([
  "compare",
  "not",
  "logic",
  "number",
  "symbol",
  "arithmetic",
  "member-of",
  "set",
  "range",
]);

/** Whether the cells of the group have the layer, or have it not; undefined if something else is said. */
function valueSaid(
  context: LawContext,
  said: Expression,
  group: VariableId,
  value: ExpressionOf<"layer">,
): boolean | undefined {
  const own = said.kind === "not" ? said.operand : said;
  if (own.kind === "shared" && own.layer === value.layer && isPartItself(own.set, group))
    return said.kind !== "not";
  if (said.kind !== "aggregate" || (said.aggregate !== "some" && said.aggregate !== "all")) return undefined;
  const [binder, another] = said.binders;
  if (binder?.kind !== "in" || another !== undefined || !isPartItself(binder.set, group)) return undefined;
  const parts = [binder.condition, said.condition, said.body].filter((part) => part !== undefined);
  const [only, more] = parts;
  if (only === undefined || more !== undefined) return undefined;
  const asked = asTruth(context, only);
  const isHeld = asked.kind !== "not";
  const read = asked.kind === "not" ? asked.operand : asked;
  return read.kind === "layer" && read.layer === value.layer && isVariable(read.element, binder.variable)
    ? isHeld
    : undefined;
}
