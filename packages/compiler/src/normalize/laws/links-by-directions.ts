/**
 * Turns a count, or `some`, over the directions of a cell into one over its links.
 *
 * - `count(d in directions where c.line(d))` → `count(l in c.links where l is line)`, likewise `some`
 *
 * Side conditions:
 * - The board is one of squares in a plane, not glued: there is one link in each direction, or none, and where there is none the layer reads as no.
 * - c is a variable of a head, so that it is there: the links of a cell that is not there are an error, its layers are not.
 * - The rule is not in a block `inside T`, where directions lead out of it (B10).
 */
import { variableAt } from "../../check/logic/nodes.js";
import { elementOf, setType } from "../../check/types/types.js";
import { onlySet } from "../../check/walks/of-one.js";
import type { Aggregate, Expression, ExpressionOf, InSet } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";

export function linksByDirections(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || context.isInside || !hasOneLinkEach(context)) return expression;
  const binder = onlySet(expression.binders);
  if (binder?.set.kind !== "all-of" || binder.set.sort.kind !== "direction") return expression;
  const read = saidOfEach(expression, binder);
  const cell = read === undefined ? undefined : cellOf(context, read, binder);
  if (read === undefined || cell === undefined) return expression;
  const link = elementOf("link");
  const variable = context.fresh(binder.variable, link);
  const set: Expression = {
    kind: "attribute",
    attribute: "links",
    arguments: [cell],
    span: binder.set.span,
    type: setType(link, false),
    known: cell.known,
  };
  const { span, known } = read.element;
  const element: Expression = variableAt(variable, link, span, known);
  const said: Expression = { ...read, element };
  const { condition: _, ...bare } = binder;
  const binders = [{ ...bare, set, variable }];
  return expression.aggregate === "some"
    ? { ...withoutCondition(expression), binders, body: said }
    : { ...withoutCondition(expression), binders, condition: said };
}

export const hasOneLinkEach = ({ puzzle: { board } }: LawContext): boolean =>
  board !== undefined &&
  board.own === undefined &&
  board.gluing === undefined &&
  board.layers.length === 0 &&
  board.tile === "squares";

/** The one thing that is counted, or that some are said to be. */
function saidOfEach(
  { aggregate, condition, body }: Aggregate,
  binder: InSet,
): ExpressionOf<"layer"> | undefined {
  const counted = aggregate === "count" && body === undefined;
  if (!counted && aggregate !== "some") return undefined;
  const [said, more] = [binder.condition, condition, body].filter((part) => part !== undefined);
  return said?.kind === "layer" && more === undefined ? said : undefined;
}

/** The cell c of `c.line(d)`. */
function cellOf(
  { puzzle, parameters }: LawContext,
  { layer: id, element, lenient }: ExpressionOf<"layer">,
  { variable }: InSet,
): Expression | undefined {
  const layer = puzzle.layers[id];
  if (!lenient || layer?.type.kind !== "truth" || layer.where !== undefined) return undefined;
  if (layer.on.kind !== "link" || layer.on.own === true || layer.on.border === true) return undefined;
  if (element.kind !== "attribute" || element.attribute !== "link") return undefined;
  const [cell, direction] = element.arguments;
  if (cell?.kind !== "variable" || parameters.has(cell.variable)) return undefined;
  return isVariable(direction, variable) ? cell : undefined;
}

function withoutCondition(aggregate: Aggregate): typeof aggregate {
  const { condition: _, ...rest } = aggregate;
  return rest;
}
