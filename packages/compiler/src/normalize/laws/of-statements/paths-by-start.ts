/**
 * Turns a rule about the path from each cell into a rule about each path; a rule on the length of a path goes the other way round.
 *
 * - `for each cell c with wall: P(c.move)` → `for each move p: P(p)`, where moves are paths from cells with wall
 * - `for each move m where C(m.start): m.length = m.start.n` → `for each cell c with wall where C(c): c.move.length = c.n`
 * - `size(c.move)` → `c.move.length + 1`, since a path has one cell more than steps
 *
 * Side conditions:
 * - Paths are to be found, one from each of these cells and no others, and do not meet: with given paths that share cells, c.p is not a
 *   single path (16 answers and 24).
 * - The rule is not in a block `inside S`.
 * - The head goes through the cells in which paths begin, and no others: a cell without a path has the size 0, and no length. On a board of
 *   one cell, in which no path begins, `for each cell c: size(c.move) <= 3` has 1 answer, and `c.move.length <= 2` none.
 */

import { conjunction, numberNode } from "../../../check/logic/logic.js";
import { arithmeticNode, cellNode, measureNode, variableAt } from "../../../check/logic/nodes.js";
import { setType } from "../../../check/types/types.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion, onlySet } from "../../../check/walks/of-one.js";
import type { Assertion, Expression, ForEachStatement, InSet, LayerId, VariableId } from "../../../typed.js";
import { type LawContext, takeAsPart } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { mapParts, withFields } from "../../map-parts.js";
import { isTotal } from "../../total.js";
import { numberAlone } from "../comparison.js";

type Read = (part: Expression) => Expression | undefined;

export function pathsByStart(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const binder = onlySet(statement.binders);
  const only = onlyAssertion(statement.body);
  if (binder === undefined || only === undefined) return statement;
  if (context.isInside) return statement;
  const equal = notUnequal(context, binder, only.expression);
  if (equal !== undefined) return { ...statement, body: [{ ...only, expression: equal }] };
  return (
    ofPaths(context, statement, binder, only) ??
    ofStarts(context, statement, binder, only) ??
    ofSteps(context, statement, binder, only) ??
    statement
  );
}

/** `not c.move.length != c.n`, where each c begins a path, and so has a length. */
function notUnequal(context: LawContext, binder: InSet, said: Expression): Expression | undefined {
  if (said.kind !== "not" || said.operand.kind !== "compare" || said.operand.operator !== "!=")
    return undefined;
  const { left, right } = said.operand;
  const [path] = left.kind === "attribute" && left.attribute === "length" ? left.arguments : [];
  if (path?.kind !== "layer" || !isVariable(path.element, binder.variable)) return undefined;
  const layer = context.puzzle.layers[path.layer];
  if (layer?.role !== "find" || layer.domain.kind !== "paths" || layer.domain.from === undefined)
    return undefined;
  return isSet(context, layer.domain.from, binder) && isTotal(context, right)
    ? { ...said.operand, operator: "=", span: said.span }
    : undefined;
}

function ofPaths(
  context: LawContext,
  statement: ForEachStatement,
  binder: InSet,
  only: Assertion,
): ForEachStatement | undefined {
  if (
    binder.set.kind !== "all-of" ||
    (only.expression.kind === "compare" && only.expression.operator === "=")
  )
    return undefined;
  for (const [layer, { role, domain }] of context.puzzle.layers.entries()) {
    if (role !== "find" || domain.kind !== "paths" || domain.from === undefined) continue;
    if (!isSet(context, domain.from, binder)) continue;
    const type = { kind: "element", sort: { of: layer as LayerId } } as const;
    const variable = context.fresh(binder.variable);
    const said = withoutName(only.expression, binder.variable, (part) =>
      part.kind === "layer" && part.layer === layer && isVariable(part.element, binder.variable)
        ? variableAt(variable, type, part.span, false)
        : undefined,
    );
    if (said === undefined || said === only.expression) continue;
    const set: Expression = {
      kind: "all-of",
      sort: { kind: "of-layer", layer: layer as LayerId },
      span: binder.set.span,
      type: setType(type, true),
      known: false,
    };
    takeAsPart(context, variable, set);
    return { ...statement, binders: [{ kind: "in", variable, set }], body: [{ ...only, expression: said }] };
  }
  return undefined;
}

/** Whether the head goes through these cells. */
function isSet({ keys }: LawContext, from: Expression, { variable, set, condition }: InSet): boolean {
  if (condition === undefined) return keys.same(from, set);
  const own: Expression = {
    kind: "filter",
    binders: [{ kind: "in", variable, set }],
    condition,
    span: set.span,
    type: set.type,
    known: set.known && condition.known,
  };
  return keys.same(from, own);
}

/** `m.length = m.start.n` */
function ofStarts(
  context: LawContext,
  statement: ForEachStatement,
  binder: InSet,
  only: Assertion,
): ForEachStatement | undefined {
  const { set, variable, condition } = binder;
  if (set.kind !== "all-of" || set.sort.kind !== "of-layer") return undefined;
  const { layer } = set.sort;
  const found = context.puzzle.layers[layer];
  if (found?.role !== "find" || found.domain.kind !== "paths" || found.domain.from === undefined)
    return undefined;
  const { expression } = only;
  if (expression.kind !== "compare" || expression.operator !== "=") return undefined;
  const cell = context.fresh(variable);
  const at = (span: Expression["span"]): Expression => cellNode(cell, span);
  const read: Read = (part) => {
    if (part.kind !== "attribute" || !part.arguments.every((of) => isVariable(of, variable)))
      return undefined;
    if (part.attribute === "start") return at(part.span);
    if (part.attribute !== "length") return undefined;
    const { span } = part;
    const type = { kind: "element", sort: { of: layer } } as const;
    return withFields(part, {
      arguments: [{ kind: "layer", layer, element: at(span), lenient: false, span, type, known: false }],
    });
  };
  const said = withoutName(expression, variable, read);
  const where = conjunction(conjuncts(condition).map((each) => withoutName(each, variable, read)));
  if (said === undefined || (condition !== undefined && where === undefined)) return undefined;
  const head: InSet = { kind: "in", variable: cell, set: found.domain.from };
  return {
    ...statement,
    binders: [where === undefined ? head : { ...head, condition: where }],
    body: [{ ...only, expression: said }],
  };
}

/** Returns undefined if more of the variable is read. */
function withoutName(expression: Expression, variable: VariableId, instead: Read): Expression | undefined {
  let readsMore = false;
  const walk = (part: Expression): Expression => {
    const other = instead(part);
    if (other !== undefined) return other;
    if (isVariable(part, variable)) readsMore = true;
    return mapParts(part, walk);
  };
  const changed = walk(expression);
  return readsMore ? undefined : changed;
}

/** `size(c.move)` by its steps, of a cell that a path begins in. */
function ofSteps(
  context: LawContext,
  statement: ForEachStatement,
  binder: InSet,
  only: Assertion,
): ForEachStatement | undefined {
  const walk = (part: Expression): Expression => {
    const steps = stepsOfPath(context, binder, part);
    return steps ?? numberAlone(context, mapParts(part, walk));
  };
  const expression = walk(only.expression);
  return expression === only.expression ? undefined : { ...statement, body: [{ ...only, expression }] };
}

function stepsOfPath(context: LawContext, binder: InSet, size: Expression): Expression | undefined {
  if (size.kind !== "attribute" || size.attribute !== "size") return undefined;
  const [of] = size.arguments;
  const path = of?.kind === "cells-of" ? of.element : of;
  if (path?.kind !== "layer" || !isVariable(path.element, binder.variable)) return undefined;
  const layer = context.puzzle.layers[path.layer];
  if (layer?.role !== "find" || layer.domain.kind !== "paths" || layer.domain.from === undefined)
    return undefined;
  if (!isSet(context, layer.domain.from, binder)) return undefined;
  const { span, known } = size;
  return arithmeticNode("+", measureNode("length", [path], span, known), numberNode(1, span), span, known);
}
