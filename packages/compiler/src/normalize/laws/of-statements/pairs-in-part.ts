/**
 * Turns a condition on two cells that are in one part into a condition on the part.
 *
 * - `for each cells x, y where x.area is y.area: x.n != y.n` → `for each area a: different(x.n for x in a)`
 * - `for each cells x, y with n: x.area is not y.area` → `for each area a: at most 1 n in a`
 * - for pieces, any other known condition on the two cells becomes one on each two cells of a piece
 * - for pieces, `for each cells x, y where C: not (x.p is y.p)` → C holds for no two cells of one piece
 * - for pieces, `for each cell c with p: all(P for x in c.p)` → P holds for any two cells of one piece
 *
 * Side conditions:
 * - The rule is not in a block `inside S`, where regions are whole and cells are those of S (B10).
 * - Nothing about the two cells is to be found but their part.
 * - n is given at every cell, or the head asks for it at both cells (L2).
 */

import { binderVariables } from "../../../binder-variables.js";
import { conjunction, numberNode, truthNode } from "../../../check/logic/logic.js";
import {
  aggregateNode,
  cellNode,
  disjunction,
  memberNode,
  quantityNode,
  variableAt,
} from "../../../check/logic/nodes.js";
import { setType, truthType } from "../../../check/types/types.js";
import { conjuncts, disjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion, onlySet, onlyWhole } from "../../../check/walks/of-one.js";
import { setOfBinder } from "../../../check/walks/parts.js";
import type {
  Binder,
  Expression,
  ExpressionOf,
  ForEachStatement,
  InSet,
  LayerId,
  VariableId,
} from "../../../typed.js";
import { type LawContext, speaksOfFound, takeAsPart } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { withFields } from "../../map-parts.js";
import { everyCell, isEveryCell, isOfEveryCell, twoCells } from "../../meaning.js";
import { areTheTwo, saysTwo } from "../../says-two.js";
import { substitute } from "../../substitute.js";
import { isTotal } from "../../total.js";

type Pair = readonly [VariableId, VariableId];

export function pairsInPart(context: LawContext, given: ForEachStatement): ForEachStatement {
  const two = cellsOfOwnPiece(context, given);
  const said = ofTwoCells(context, two ?? given);
  return said === two ? given : said;
}

/** Of `for each cell c with p: all(P for x in c.p)`: each two cells that are of one piece. */
function cellsOfOwnPiece({ puzzle }: LawContext, statement: ForEachStatement): ForEachStatement | undefined {
  const head = onlySet(statement.binders);
  const only = onlyAssertion(statement.body);
  if (head === undefined || only?.expression.kind !== "aggregate" || !isEveryCell(head.set)) return undefined;
  const { aggregate, binders, condition, body } = only.expression;
  const other = onlyWhole(binders);
  if (aggregate !== "all" || condition !== undefined || body === undefined) return undefined;
  if (other?.set.kind !== "cells-of" || other.set.element.kind !== "layer") return undefined;
  const own = other.set.element;
  const layer = puzzle.layers[own.layer];
  if (!isVariable(own.element, head.variable) || layer?.domain.kind !== "pieces") return undefined;
  if (head.condition?.kind !== "has" || head.condition.layer !== own.layer) return undefined;
  const { span } = other.set;
  const its: Expression = { ...own, element: cellNode(other.variable, span) };
  const together: Expression = { kind: "same", left: its, right: own, span, type: truthType, known: false };
  const all: InSet = { ...other, set: everyCell(span), condition: together };
  return { ...statement, binders: [head, all], body: [{ ...only, expression: body }] };
}

function ofTwoCells(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const only = onlyAssertion(statement.body);
  if (context.isInside || only === undefined) return statement;
  const { binders } = statement;
  const guards = binders.flatMap(({ condition }) => conjuncts(condition));
  const others = disjuncts(only.expression);
  const guard = guards.find((each) => isOfOnePart(context, each));
  const refused = others.find((each) => each.kind === "not" && isOfOnePart(context, each.operand));
  const same = guard ?? (refused?.kind === "not" ? refused.operand : undefined);
  const found = same === undefined ? undefined : partsRead(context, same);
  if (found === undefined) return statement;
  const isMember = (each: Expression): boolean =>
    each.kind === "has" &&
    each.layer === found.layer &&
    found.pair.some((cell) => isVariable(each.element, cell));
  const left = others.filter((each) => each !== refused && !(each.kind === "not" && isMember(each.operand)));
  // "If they are equal, they are not of one part" is the same as "if they are of one part, they are not equal".
  const equal = left.length === 0 ? guards.find(isEqualRead) : undefined;
  if (equal?.kind === "compare") left.push({ ...equal, operator: "!=" });
  const asked = guards.filter((each) => each !== guard && each !== equal && !isMember(each));
  const said = disjunction(left, only.span) ?? truthNode(false, only.span);
  if (speaksOfFound(context, [...asked, said, ...binders.map(setOfBinder)])) return statement;
  const { span } = only.expression;
  const part = context.fresh(found.pair[0]);
  const type = { kind: "element", sort: { of: found.layer } } as const;
  const set: Expression = {
    kind: "all-of",
    sort: { kind: "of-layer", layer: found.layer },
    span,
    type: setType(type, true),
    known: false,
  };
  const cells: Expression = {
    kind: "cells-of",
    element: variableAt(part, type, span, false),
    span,
    type: setType({ kind: "element", sort: "cell" }, false),
    known: false,
  };
  const expression =
    areDifferent(context, binders, asked, said, found.pair, cells) ??
    (left.length === 0 && !found.isPiece
      ? atMostOne(context, binders, asked, found.pair, cells)
      : undefined) ??
    (found.isPiece ? ofEachTwo(binders, asked, said, found.pair, cells) : undefined);
  if (expression === undefined) return statement;
  takeAsPart(context, part, set);
  return {
    ...statement,
    binders: [{ kind: "in", variable: part, set }],
    body: [{ ...only, expression }],
  };
}

const isEqualRead = (asked: Expression): boolean =>
  asked.kind === "compare" &&
  asked.operator === "=" &&
  asked.left.kind === "layer" &&
  asked.right.kind === "layer";

interface PartsRead {
  readonly layer: LayerId;
  readonly pair: Pair;
  readonly isPiece: boolean;
}

const isOfOnePart = (context: LawContext, said: Expression): boolean =>
  partsRead(context, said) !== undefined;

/** `x.area is y.area`. */
function partsRead({ puzzle }: LawContext, said: Expression): PartsRead | undefined {
  if (said.kind !== "same" || said.left.kind !== "layer" || said.right.kind !== "layer") return undefined;
  const { left, right } = said;
  const layer = puzzle.layers[left.layer];
  if (left.layer !== right.layer || layer?.role !== "find" || !isOfEveryCell(layer)) return undefined;
  if (left.element.kind !== "variable" || right.element.kind !== "variable") return undefined;
  const { kind } = layer.domain;
  if (kind !== "region" && kind !== "pieces") return undefined;
  return {
    layer: left.layer,
    pair: [left.element.variable, right.element.variable],
    isPiece: kind === "pieces",
  };
}

/** `x.n != y.n` of any two cells, also of those only of which one thing is asked. */
function areDifferent(
  context: LawContext,
  binders: readonly Binder[],
  asked: readonly Expression[],
  said: Expression,
  [x, y]: Pair,
  cells: Expression,
): Expression | undefined {
  const [one, other] = twoCells(binders);
  if (one === undefined) return undefined;
  if (said.kind !== "compare" || said.operator !== "!=") return undefined;
  const [mine, its] = isVariable(elementOf(said.left), one.variable)
    ? [said.left, said.right]
    : [said.right, said.left];
  if (![x, y].includes(one.variable) || ![x, y].includes(other.variable)) return undefined;
  if (mine.kind !== "layer" || its.kind !== "layer" || mine.layer !== its.layer) return undefined;
  if (!isVariable(mine.element, one.variable) || !isVariable(its.element, other.variable)) return undefined;
  const conditions = asked.filter((each) => !isApart(each, one.variable, other.variable));
  if (conditions.length === asked.length) return undefined;
  const read = conditionsOfEach(context, conditions, one, other);
  if (read === undefined) return undefined;
  const isGuarded = read.some((each) => each.kind === "has" && each.layer === mine.layer);
  if (!isGuarded && !isTotal(context, mine)) return undefined;
  const { span } = said;
  return aggregateNode(
    "different",
    [withFields({ ...one, set: cells }, { condition: conjunction(read) })],
    { body: mine },
    span,
  );
}

/** Of `for each cells x, y with n: x.area is not y.area`: at most 1 n in a. */
function atMostOne(
  context: LawContext,
  binders: readonly Binder[],
  asked: readonly Expression[],
  pair: Pair,
  cells: Expression,
): Expression | undefined {
  const [one, other] = twoCells(binders);
  if (one === undefined || !pair.includes(one.variable) || !pair.includes(other.variable)) return undefined;
  const conditions = asked.filter((each) => !isApart(each, one.variable, other.variable));
  if (conditions.length === asked.length || conditions.length === 0) return undefined;
  const condition = conjunction(conditionsOfEach(context, conditions, one, other) ?? []);
  const { span } = one.set;
  return condition && quantityNode("at most", numberNode(1, span), { ...one, set: cells }, condition, span);
}

const elementOf = (side: Expression): Expression => (side.kind === "layer" ? side.element : side);

/** `not (x is y)`, or which of them comes first. */
const isApart = (asked: Expression, one: VariableId, other: VariableId): boolean =>
  saysTwo(asked, one, other) || (asked.kind === "before" && areTheTwo(asked, one, other));

/** The condition on one of the two, if it is the same for both; undefined if it is not. */
function conditionsOfEach(
  { keys, fresh }: LawContext,
  conditions: readonly Expression[],
  one: InSet,
  other: InSet,
): readonly Expression[] | undefined {
  const cell = (variable: VariableId, span: Expression["span"]): Expression => cellNode(variable, span);
  const mine = conditions.filter((each) => keys.of(each).outer.every((read) => read !== other.variable));
  const its = conditions.filter((each) => !mine.includes(each));
  const turned = its.map((each) =>
    substitute(each, new Map([[other.variable, cell(one.variable, each.span)]]), fresh),
  );
  const areAlike =
    mine.length === turned.length &&
    its.every((each) => keys.of(each).outer.every((read) => read !== one.variable)) &&
    mine.every((each) => turned.some((same) => keys.same(each, same)));
  return areAlike ? mine : undefined;
}

/** Of any two of one piece, which are both in it. */
function ofEachTwo(
  binders: readonly Binder[],
  asked: readonly Expression[],
  said: Expression,
  [x, y]: Pair,
  cells: Expression,
): Expression | undefined {
  const bound = binderVariables(binders);
  if (!bound.includes(x) || !bound.includes(y)) return undefined;
  const { span } = said;
  const isIn = (variable: VariableId): Expression => {
    const element: ExpressionOf<"variable"> = cellNode(variable, span);
    return memberNode(element, cells, span);
  };
  const bare = binders.map((binder) => withFields(binder, { condition: undefined }));
  return aggregateNode(
    "all",
    bare,
    { condition: conjunction([...asked, isIn(x), isIn(y)]) ?? truthNode(true, span), body: said },
    span,
  );
}
