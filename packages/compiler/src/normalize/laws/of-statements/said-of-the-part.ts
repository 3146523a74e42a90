/**
 * Turns a condition on each cell that reads only the part of the cell into a condition on each part.
 *
 * - `for each cell c: P(c.area)` → `for each area a: P(a)`
 * - `for each cell c: P(group(c by V))` → `for each group g by V: P(g)`, with g.n for c.n where V is n
 * - `for each group g by line: size(g) = 2` → `for each cell c: size(group(c by line)) = 2`; the size alone of a group by links goes this
 *   way, since in trees it is a number of each cell, and needs no list of groups
 *
 * Side conditions:
 * - Each cell is in a region: with `region or none` only behind `where c has area` (without it 2 answers for 7 on 1 x 3, since a condition
 *   on the region of a cell is stated for a cell in no region all the same).
 * - Each cell has a value of the layer that is read for its group.
 */

import { conjunction } from "../../../check/logic/logic.js";
import { cellNode, variableAt } from "../../../check/logic/nodes.js";
import { cellsType, setType } from "../../../check/types/types.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlySet } from "../../../check/walks/of-one.js";
import type {
  Expression,
  ExpressionOf,
  ForEachStatement,
  GroupBy,
  InSet,
  LayerId,
  TypedLayer,
  VariableId,
} from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { saidOfThoseWith } from "../../known-of-parts.js";
import { mapParts } from "../../map-parts.js";
import { isEveryCell, isOfEveryCell } from "../../meaning.js";
import { saysSizeOnly } from "../sizes.js";
import { byItsClue, firstNode, ofGroups, ofParts } from "./of-parts.js";
import { ofReach } from "./reach-of-the-part.js";
import { hasSomeLink, largerThanOne } from "./with-a-link.js";

export function saidOfThePart(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const binder = onlySet(statement.binders);
  const [only, another] = statement.body;
  if (binder === undefined || only?.kind !== "assert") return statement;
  if (binder.set.kind === "groups") return sizeOfCells(context, statement, binder, binder.set) ?? statement;
  if (another !== undefined || !isEveryCell(binder.set)) return statement;
  return (
    ofRegion(context, statement, binder, only.expression) ??
    ofGroup(context, statement, binder, only.expression) ??
    ofReach(context, statement, binder, only.expression) ??
    statement
  );
}

/** The size in `for each group g by line: size(g) = 2`. */
function sizeOfCells(
  context: LawContext,
  statement: ForEachStatement,
  binder: InSet,
  { set, by }: ExpressionOf<"groups">,
): ForEachStatement | undefined {
  if (by?.by !== "links" || !isEveryCell(set) || binder.condition !== undefined) return undefined;
  if (!statement.body.every((each) => saysSizeOnly(context, each))) return undefined;
  const variable = context.fresh(binder.variable);
  const instead = (part: Expression): Expression =>
    isVariable(part, binder.variable)
      ? {
          kind: "group",
          cell: cellNode(variable, part.span),
          by,
          span: part.span,
          type: cellsType,
          known: false,
        }
      : mapParts(part, instead);
  return {
    ...statement,
    binders: [{ kind: "in", variable, set }],
    body: statement.body.map((each) =>
      each.kind === "assert" ? { ...each, expression: instead(each.expression) } : each,
    ),
  };
}

function ofRegion(
  context: LawContext,
  statement: ForEachStatement,
  binder: InSet,
  said: Expression,
): ForEachStatement | undefined {
  const id = partRead(context, said, binder.variable);
  const layer = id === undefined ? undefined : context.puzzle.layers[id];
  if (id === undefined || layer === undefined || !isOfEveryCell(layer)) return undefined;
  const conditions = conjuncts(binder.condition);
  const others = conditions.filter((part) => !saysThereIsOne(part, id, binder.variable));
  const mayBeNone = layer.orNone || layer.domain.kind === "pieces";
  if (mayBeNone && others.length === conditions.length) return undefined;
  const element = { kind: "element", sort: { of: id } } as const;
  const set: Expression = {
    kind: "all-of",
    sort: { kind: "of-layer", layer: id },
    span: binder.set.span,
    type: setType(element, true),
    known: false,
  };
  const its = byItsClue(context, set, others, binder.variable);
  return ofParts(context, statement, set, said, conjunction(its.others), (part, variable) => {
    const { span } = part;
    const region: Expression = variableAt(variable, element, span, false);
    if (part.kind === "layer" && part.layer === id && isVariable(part.element, binder.variable))
      return region;
    return its.clueOf(part, { kind: "cells-of", element: region, span, type: cellsType, known: false });
  });
}

const saysThereIsOne = (part: Expression, layer: LayerId, variable: VariableId): boolean =>
  part.kind === "has" && part.layer === layer && isVariable(part.element, variable);

/** The layer of regions or pieces that is read at the cell. */
function partRead({ puzzle }: LawContext, said: Expression, variable: VariableId): LayerId | undefined {
  const read = firstNode(said, (node): node is ExpressionOf<"layer"> => {
    if (node.kind !== "layer" || !isVariable(node.element, variable)) return false;
    const layer = puzzle.layers[node.layer];
    return layer?.role === "find" && isDivision(node, layer);
  });
  return read?.layer;
}

/** Regions, and pieces where it is not the name of their shape that is read. */
const isDivision = ({ type }: Expression, { domain }: TypedLayer): boolean =>
  domain.kind === "region" ||
  (domain.kind === "pieces" && (type.kind === "optional" ? type.of : type).kind === "element");

function ofGroup(
  context: LawContext,
  statement: ForEachStatement,
  binder: InSet,
  said: Expression,
): ForEachStatement | undefined {
  const group = groupRead(said, binder.variable);
  if (group === undefined || (group.by.by === "links" && isSizeOf(said, group))) return undefined;
  const { by } = group;
  const value =
    by.by === "value" && by.value.kind === "layer" && isTotal(context, by.value) ? by.value : undefined;
  const conditions = conjuncts(binder.condition);
  const known = group.cell.kind === "variable" ? saidOfThoseWith(context, conditions, group.cell) : [];
  const saysYes = [...conditions, ...known].find(
    (part) => by.by === "value" && saysValue(context, part, by, binder.variable),
  );
  const groups =
    saysYes === undefined
      ? { set: binder.set, by }
      : { set: cellsWhere(context, binder, saysYes), by: undefined };
  const others = conditions.filter((part) => part !== saysYes);
  return ofGroups(context, statement, binder, said, groups, others, (part, name, clue) => {
    if (part.kind === "group" && context.keys.same(part, group)) return name(part.span);
    if (by.by === "links" && hasSomeLink(context, part, by.layer, binder.variable))
      return largerThanOne(name(part.span), part.span);
    if (clue !== undefined) return clue;
    if (value === undefined || part.kind !== "layer" || part.layer !== value.layer) return undefined;
    if (!isVariable(part.element, binder.variable)) return undefined;
    const { layer, span, type } = part;
    return { kind: "shared", layer, set: name(part.element.span), span, type, known: false };
  });
}

/** `c is shaded`, `c with shaded` or `c is not shaded`, of what groups are made by: they are those of the cells that are, or are not. */
function saysValue(
  { puzzle }: LawContext,
  part: Expression,
  { value, variable: its }: Extract<GroupBy, { by: "value" }>,
  variable: VariableId,
): boolean {
  const asked = part.kind === "not" ? part.operand : part;
  if (asked.kind !== "layer" && asked.kind !== "has") return false;
  if (value.kind !== "layer" || value.layer !== asked.layer || value.type.kind !== "truth") return false;
  const layer = puzzle.layers[value.layer];
  // If there is no such layer, a cell is not shaded, and is a group by itself.
  if (part.kind === "not" && (layer === undefined || !isOfEveryCell(layer))) return false;
  return isVariable(asked.element, variable) && isVariable(value.element, its);
}

function cellsWhere(context: LawContext, { variable, set }: InSet, condition: Expression): Expression {
  const own = context.fresh(variable);
  const instead = (part: Expression): Expression =>
    isVariable(part, variable) && part.kind === "variable"
      ? { ...part, variable: own }
      : mapParts(part, instead);
  return {
    kind: "filter",
    binders: [{ kind: "in", variable: own, set }],
    condition: instead(condition),
    span: set.span,
    type: set.type,
    known: false,
  };
}

/** `group(c by …)` of the cell itself. */
const groupRead = (said: Expression, variable: VariableId): ExpressionOf<"group"> | undefined =>
  firstNode(
    said,
    (node): node is ExpressionOf<"group"> =>
      node.kind === "group" && !node.known && isVariable(node.cell, variable),
  );

/** Of a comparison of the size of this group alone. */
const isSizeOf = (said: Expression, group: ExpressionOf<"group">): boolean =>
  said.kind === "compare" &&
  firstNode(
    said,
    (node): node is ExpressionOf<"attribute"> => node.kind === "attribute" && node.arguments[0] === group,
  ) !== undefined;

/** A layer to be found with a value in every cell, read at the cell. */
function isTotal({ puzzle }: LawContext, { layer: id, element }: ExpressionOf<"layer">): boolean {
  const layer = puzzle.layers[id];
  return layer?.role === "find" && !layer.orNone && isOfEveryCell(layer) && element.kind === "variable";
}
