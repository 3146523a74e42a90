/**
 * Turns a head over the groups by a yes/no layer that have it, or have it not, into one over the groups of those cells.
 *
 * - `for each group g by s where some(c is not s for c in g): P` → `for each group g of cells where not s: P`, likewise for `all`, and for `not g.s`
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
import { withFields } from "../../map-parts.js";
import { asTruth, everyCell, isEveryCell } from "../../meaning.js";

export function groupsOfValue(context: LawContext, binder: Binder): Binder {
  if (binder.kind !== "in" || binder.condition === undefined || context.isInside) return binder;
  const { set, condition, variable } = binder;
  if (set.kind !== "groups" || set.by?.by !== "value" || !isEveryCell(set.set)) return binder;
  const { value, variable: cell } = set.by;
  if (value.kind !== "layer" || !isVariable(value.element, cell) || !isOnEveryCell(context, value))
    return binder;
  const asked = conjuncts(condition);
  const said = asked.find((part) => valueSaid(context, part, variable, value) !== undefined);
  const holds = said && valueSaid(context, said, variable, value);
  if (holds === undefined) return binder;
  const { span } = set;
  const own: Expression = { ...value, lenient: true };
  const those: Expression = {
    kind: "filter",
    binders: [{ kind: "in", variable: cell, set: everyCell(span) }],
    condition: holds ? own : { kind: "not", operand: own, span, type: value.type, known: value.known },
    span,
    type: cellsType,
    known: value.known,
  };
  const { by: _, ...groups } = set;
  return withFields(
    { ...binder, set: { ...groups, set: those } },
    { condition: conjunction(asked.filter((part) => part !== said)) },
  );
}

function isOnEveryCell({ puzzle }: LawContext, { layer: id }: ExpressionOf<"layer">): boolean {
  const layer = puzzle.layers[id];
  return (
    layer?.role === "find" &&
    layer.type.kind === "truth" &&
    layer.where === undefined &&
    layer.on.kind === "cell" &&
    layer.on.border !== true
  );
}

/** Whether the cells of the group have the layer, or have it not; undefined if something else is said. */
function valueSaid(
  context: LawContext,
  said: Expression,
  group: VariableId,
  value: ExpressionOf<"layer">,
): boolean | undefined {
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
