/**
 * Writes the condition that S has at most one group as `connected(S)`.
 *
 * - `count(g in groups of S) <= 1` → `connected(S)`
 * - `count(g in groups of S) = 1` → `connected(S)`, and S has a cell
 * - `for each x, y in S: y in reach(x through S)` → `connected(S)`; below other heads, for each of what they name
 * - `for each x, y without s: y in group(x by s)` → `connected(cells without s)`, and the same of those with s
 * - `for each x in S: size(reach(x through S)) = size(S)` → `connected(S)`
 * - `for each group g of S: size(g) = size(S)` → `connected(S)`
 *
 * Side conditions:
 * - That S has a cell can be said of cells with some property; a part that a head goes through has one, other sets may have none.
 * - Groups are those by sides: groups by links join cells of S only, where `connected(S by L)` goes through others.
 * - The rule is not in a block `inside S`, where links are those between the cells of the block (B10).
 * - Heads above the two go through what is known, and S may depend on what they name.
 * - The two variables of a head are any two cells of S, and membership in S is read from layers that are to be found, or from yes/no
 *   layers: another given may be missing, and that is reported only where it is read.
 */

import { conjunction, negation, truthNode } from "../../check/logic/logic.js";
import { aggregateNode, elementNode } from "../../check/logic/nodes.js";
import { areCells, cellType, setType, truthType } from "../../check/types/types.js";
import { conjuncts } from "../../check/walks/conjuncts.js";
import { someNode } from "../../check/walks/some-node.js";
import type {
  Assertion,
  Binder,
  Expression,
  ExpressionOf,
  ForEachStatement,
  Statement,
} from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { meantBy } from "../meaning.js";
import { saysTwo } from "../says-two.js";
import { isPart, runsOverStructure } from "../structures.js";
import { substitute } from "../substitute.js";
import { openedBinders } from "./filtered-heads.js";

type Compare = ExpressionOf<"compare">;

/** Of how many groups there are. */
export function oneGroup(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "compare" || expression.right.kind !== "number" || context.isInside)
    return expression;
  const { left, right, span } = expression;
  const groups = left.kind === "attribute" && left.attribute === "size" ? left.arguments[0] : undefined;
  if (groups?.kind !== "groups" || groups.by !== undefined || groups.known) return expression;
  const whole = connectedSet(groups.set, span);
  switch (`${expression.operator} ${right.value}`) {
    case "<= 1":
    case "< 2":
      return whole;
    case "> 1":
    case ">= 2":
      return negation(whole, span);
    case "= 1": {
      if (isPart(context, groups.set)) return whole;
      const some = hasOne(context, groups.set, span);
      return (some && conjunction([whole, some])) ?? expression;
    }
    default:
      return expression;
  }
}

export const connectedSet = (set: Expression, span: Expression["span"]): Expression => ({
  kind: "graph",
  property: "connected",
  on: { set },
  span,
  type: truthType,
  known: false,
});

export function hasOne(
  context: LawContext,
  set: Expression,
  span: Expression["span"],
): Expression | undefined {
  const binder = binderOver(context, set);
  return (
    binder &&
    aggregateNode(
      "some",
      [{ kind: "in", variable: binder.variable, set: binder.set }],
      { body: binder.condition ?? truthNode(true, span) },
      span,
    )
  );
}

type InSet = Extract<Binder, { kind: "in" }>;

/** A head over the set: its variable is a new one. */
export function binderOver(context: LawContext, set: Expression): InSet | undefined {
  const filter = meantBy(context, set);
  if (filter.kind !== "filter") return undefined;
  const [own, another] = filter.binders;
  if (own?.kind !== "in" || another !== undefined) return undefined;
  const head: InSet = { kind: "in", variable: context.fresh(own.variable), set: filter };
  const [binder] = openedBinders(context, [head]);
  return binder?.kind === "in" && binder.set.kind !== "filter" ? binder : undefined;
}

/** Of each cell, or of each two. */
export function eachInOneGroup(context: LawContext, statement: Statement): Statement {
  if (statement.kind !== "for-each" || context.isInside) return statement;
  const [only, another] = statement.body;
  if (only?.kind !== "assert" || another !== undefined) return statement;
  const { expression: said } = only;
  if (said.kind === "compare") {
    const set = sameSize(context, statement, said);
    return set === undefined
      ? statement
      : { ...only, span: statement.span, expression: connectedSet(set, said.span) };
  }
  if (said.kind !== "member-of") return statement;
  const { binders } = statement;
  const outer = binders.slice(0, -2);
  const set = areKnown(context, outer) ? metByTwo(context, binders.slice(-2), said) : undefined;
  if (set === undefined) return statement;
  const whole: Assertion = { ...only, expression: connectedSet(set, said.span) };
  return outer.length === 0
    ? { ...whole, span: statement.span }
    : { ...statement, binders: outer, body: [whole] };
}

/** Heads over rooms and the like: over nothing that is to be found, and of those for which something known holds. */
const areKnown = (context: LawContext, heads: readonly Binder[]): boolean =>
  heads.every(
    (head) =>
      head.kind === "in" &&
      head.set.known &&
      head.condition?.known !== false &&
      !runsOverStructure(context, head),
  );

/** S of `for each x, y in S: y in reach(x through S)`. */
function metByTwo(
  context: LawContext,
  [x, y]: readonly Binder[],
  { element, set }: ExpressionOf<"member-of">,
): Expression | undefined {
  if (x?.kind !== "in" || y?.kind !== "in" || element.kind !== "variable") return undefined;
  const isOneFromTheOther = (from: Expression): boolean =>
    (isVariable(element, y.variable) && isVariable(from, x.variable)) ||
    (isVariable(element, x.variable) && isVariable(from, y.variable));
  return reachedFrom(set).find((each) => isOneFromTheOther(each.from) && goThrough(context, each.set, [x, y]))
    ?.set;
}

interface Reached {
  readonly from: Expression;
  readonly set: Expression;
}

/** The walks that the set may be, by where it is asked for. */
function reachedFrom(set: Expression): readonly Reached[] {
  if (set.kind === "reach" && set.by === undefined) return [{ from: set.from, set: set.through }];
  // Of yes and no, the group of a cell that has yes is reached through those that have, and that of another through those that have not.
  if (set.kind !== "group" || set.by.by !== "value" || set.by.value.type.kind !== "truth") return [];
  if (!areCells(set.type)) return [];
  const { variable, value } = set.by;
  const { span, type } = set;
  const cells: Expression = {
    kind: "all-of",
    sort: { kind: "cell" },
    span,
    type: setType(cellType, true),
    known: true,
  };
  const through = (condition: Expression): Expression => ({
    kind: "filter",
    binders: [{ kind: "in", variable, set: cells }],
    condition,
    span,
    type,
    known: false,
  });
  return [value, negation(value, span)].map((each) => ({ from: set.cell, set: through(each) }));
}

/** S of `for each x in S: size(reach(x through S)) = size(S)`, and of `for each group g of S: size(g) = size(S)`. */
function sameSize(
  context: LawContext,
  { binders }: ForEachStatement,
  { left, right, operator }: Compare,
): Expression | undefined {
  const [x, more] = binders;
  if (x?.kind !== "in" || more !== undefined || operator !== "=") return undefined;
  return sizeIsThatOfAll(context, x, left, right) ?? sizeIsThatOfAll(context, x, right, left);
}

function sizeIsThatOfAll(
  context: LawContext,
  x: InSet,
  size: Expression,
  all: Expression,
): Expression | undefined {
  const [of] = size.kind === "attribute" && size.attribute === "size" ? size.arguments : [];
  if (of === undefined) return undefined;
  if (x.set.kind === "groups") {
    const { set, by } = x.set;
    return by === undefined &&
      x.condition === undefined &&
      isVariable(of, x.variable) &&
      countsAll(context, set, all)
      ? set
      : undefined;
  }
  return reachedFrom(of).find(
    ({ from, set }) =>
      isVariable(from, x.variable) && goThrough(context, set, [x]) && countsAll(context, set, all),
  )?.set;
}

/** How many are in the set. */
export function countsAll(context: LawContext, set: Expression, count: Expression): boolean {
  if (count.kind === "attribute" && count.attribute === "size")
    return count.arguments.every((of) => context.keys.same(meantBy(context, of), meantBy(context, set)));
  if (count.kind !== "aggregate" || count.aggregate !== "count" || count.body !== undefined) return false;
  const [binder, more] = count.binders;
  if (binder?.kind !== "in" || more !== undefined) return false;
  const condition = conjunction([binder.condition, count.condition]);
  return goThrough(context, set, [condition === undefined ? binder : { ...binder, condition }]);
}

/** Each of these heads goes through the set; of two, perhaps only where they are not the same. */
export function goThrough(context: LawContext, set: Expression, heads: readonly InSet[]): boolean {
  const own = binderOver(context, set);
  if (own?.condition === undefined || !readsFound(context, own.condition)) return false;
  const { condition, variable } = own;
  const cells = cellsOnce(own.set);
  if (!heads.every((head) => context.keys.same(cellsOnce(head.set), cells))) return false;
  const wanted = heads.flatMap((head) => {
    const it: Expression = elementNode(head.variable, own.set, set.span);
    return conjuncts(substitute(condition, new Map([[variable, it]]), context.fresh));
  });
  const asked = heads.flatMap((head) => (head.condition === undefined ? [] : conjuncts(head.condition)));
  const said = (one: Expression, all: readonly Expression[]): boolean =>
    all.some((other) => context.keys.same(truthAsked(one), truthAsked(other)));
  return (
    wanted.every((each) => said(each, asked)) &&
    asked.every((each) => areApart(each, heads) || said(each, wanted))
  );
}

/** `cells of r` are the cells that a room is taken for. */
function cellsOnce(set: Expression): Expression {
  const [of] = set.kind === "attribute" && set.attribute === "cells" ? set.arguments : [];
  return of?.kind === "cells-of" ? of : set;
}

/** `c is s` and `c has s`, of yes and no, ask the same. */
export function truthAsked(asked: Expression): Expression {
  if (asked.kind !== "layer" || asked.type.kind !== "truth") return asked;
  const { layer, element, span, type, known } = asked;
  return { kind: "has", layer, element, span, type, known };
}

/** The two are not one. */
const areApart = (asked: Expression, [one, other]: readonly InSet[]): boolean =>
  one !== undefined && other !== undefined && saysTwo(asked, one.variable, other.variable);

/** Nothing that could be missing, or a fault. */
export const readsFound = ({ puzzle }: LawContext, expression: Expression): boolean =>
  !someNode(expression, (node) => {
    if (!("kind" in node) || !("known" in node) || node.kind === "has") return false;
    if (node.kind !== "layer" || !("layer" in node)) return !plain.has(String(node.kind));
    const layer = puzzle.layers[Number(node.layer)];
    return (
      layer === undefined ||
      layer.where !== undefined ||
      (layer.role === "given" && layer.type.kind !== "truth")
    );
  });

const plain: ReadonlySet<string> = new Set([
  "variable",
  "number",
  "truth",
  "symbol",
  "not",
  "logic",
  "compare",
]);
