/**
 * Turns a rule about the only place of a value into one about the cells that have the value.
 *
 * - `(the red).pet = dog` → `all(x.pet = dog for x in cells where x is red)`
 * - `some(c is red and P for c in cells)` → `all(P for c in cells where c is red)`, and of more variables `all(some(P for d in …) for c in …)`
 * - `some(c.n = 1 and P for c in r)` of a row r → `all(P for c in r where c.n = 1)`
 * - `some(a is red and P for link (a, b))` → `all(some(P for b in a.neighbours) for a in cells where a is red)`
 *
 * Side conditions:
 * - A rule says in any case that each value of the layer is at exactly one cell (`known-of-parts.ts`), or at exactly one of each row, and this is one of its
 *   values: with no red cell `some` would be false, and `all` true.
 * - The line is there in every answer: of `c.next(c.d).row` that is absent `some` is false, and `all` true.
 * - Of a link nothing is asked but its ends.
 * - Of `the red` only what every cell has is asked: `(the red).left.pet` has no value at the border (L8), where `x.left` of a known x is an error.
 * - The rule is not in a block `inside T`, where cells are those of T (B10).
 */
import { constantNumber } from "../../../check/logic/constants.js";
import { conjunction, truthNode } from "../../../check/logic/logic.js";
import { cellsType, cellType, truthType } from "../../../check/types/types.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlySet } from "../../../check/walks/of-one.js";
import { partsOf } from "../../../check/walks/parts.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type {
  Aggregate,
  Binder,
  Expression,
  ExpressionOf,
  InSet,
  LayerId,
  VariableId,
} from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { isOnceIn } from "../../known-of-parts.js";
import { mapParts, withFields } from "../../map-parts.js";
import { everyCell, isEveryCell, isEveryLink, isOfEveryCell } from "../../meaning.js";
import { numbersOfCells } from "../../once-each.js";
import { substitute } from "../../substitute.js";
import { isTotal } from "../../total.js";

/** Of what is asserted; undefined where it is about no such place. */
export function atTheOnePlace(context: LawContext, said: Expression): Expression | undefined {
  const { onceEach, symbolsOnce, onceEachIn } = context.known;
  if (context.isInside || onceEach.length + symbolsOnce.length + onceEachIn.length === 0) return undefined;
  if (said.kind === "aggregate" && said.aggregate === "some") return ofSome(context, said);
  return ofTheOne(context, said);
}

const variableNode = (variable: VariableId, span: Expression["span"]): Expression => ({
  kind: "variable",
  variable,
  span,
  type: cellType,
  known: true,
});

const allWhere = (
  variable: VariableId,
  set: Expression,
  condition: Expression,
  body: Expression,
  span: Expression["span"],
): Expression => ({
  kind: "aggregate",
  aggregate: "all",
  binders: [{ kind: "in", variable, set }],
  condition,
  body,
  span,
  type: truthType,
  known: false,
});

/** `x is red`, where exactly one cell is. */
export function asksOnePlace(context: LawContext, asked: Expression, cell: VariableId): boolean {
  const { known } = context;
  const value = valueAsked(asked, cell);
  if (value === undefined) return false;
  const { left, right } = value;
  if (right.kind === "symbol") return known.symbolsOnce.includes(left.layer);
  return known.onceEach.includes(left.layer) && isOneOfItsNumbers(context, left.layer, right);
}

/** `x.n = 1`, where n is 1 at exactly one cell of the line. */
function asksOneOfLine(context: LawContext, asked: Expression, { variable, set }: InSet): boolean {
  const value = valueAsked(asked, variable);
  const line =
    set.kind === "cells-of" && set.element.type.kind === "element" ? set.element.type.sort : undefined;
  if (value === undefined || typeof line !== "string") return false;
  if (set.kind !== "cells-of" || !isThere(context, set.element)) return false;
  const { left, right } = value;
  return isOnceIn(context, left.layer, line) && isOneOfItsNumbers(context, left.layer, right);
}

/** A line that a head names, or that of a cell that a head names: another may be absent. */
function isThere(context: LawContext, line: Expression): boolean {
  if (line.kind !== "attribute") return isTotal(context, line);
  const [cell, more] = line.arguments;
  return ofEachCell.has(line.attribute) && cell !== undefined && more === undefined && isTotal(context, cell);
}

interface ValueAsked {
  readonly left: ExpressionOf<"layer">;
  readonly right: Expression;
}

function valueAsked(asked: Expression, cell: VariableId): ValueAsked | undefined {
  if (asked.kind !== "compare" || asked.operator !== "=" || asked.left.kind !== "layer") return undefined;
  const { left, right } = asked;
  return isVariable(left.element, cell) ? { left, right } : undefined;
}

function isOneOfItsNumbers(context: LawContext, layer: LayerId, value: Expression): boolean {
  const number = constantNumber(value);
  const numbers = numbersOfCells(context, layer);
  const [from, to] = [numbers?.from, numbers?.to].map((end) => end && constantNumber(end));
  if (number === undefined || from === undefined || to === undefined) return false;
  return Number.isInteger(number) && from <= number && number <= to;
}

function ofSome(context: LawContext, some: Aggregate & Expression): Expression | undefined {
  const { binders, span } = some;
  const asked = [...binders.map(({ condition }) => condition), some.condition, some.body].flatMap(conjuncts);
  for (const part of asked) {
    const ends = endsOf(binders, asked);
    const place = ends === undefined ? cellOf(context, binders, part) : endOf(context, ends, part);
    if (place === undefined) continue;
    const { variable, set, others } = place;
    const rest = conjunction(asked.filter((each) => each !== part)) ?? truthNode(true, span);
    const heads = others.map(withoutCondition);
    const body: Expression =
      heads.length === 0 ? rest : withFields(some, { binders: heads, condition: undefined, body: rest });
    return allWhere(variable, set ?? everyCell(span), part, body, span);
  }
  return undefined;
}

const withoutCondition = (binder: Binder): Binder => withFields(binder, { condition: undefined });

interface OnePlace {
  readonly variable: VariableId;
  /** The line that it is a cell of; absent: the board. */
  readonly set?: Expression;
  /** The heads over all else. */
  readonly others: readonly Binder[];
}

function cellOf(context: LawContext, binders: readonly Binder[], asked: Expression): OnePlace | undefined {
  const own = binders.find(
    (binder) =>
      binder.kind === "in" && isEveryCell(binder.set) && asksOnePlace(context, asked, binder.variable),
  );
  if (own?.kind === "in")
    return { variable: own.variable, others: binders.filter((binder) => binder !== own) };
  const [first, ...others] = binders;
  return first?.kind === "in" && asksOneOfLine(context, asked, first)
    ? { variable: first.variable, set: first.set, others }
    : undefined;
}

/** The two ends of each link between neighbours, of which nothing else is asked. */
function endsOf(
  [one, other, more]: readonly Binder[],
  asked: readonly Expression[],
): { readonly first: VariableId; readonly second: VariableId } | undefined {
  if (one?.kind !== "in" || other?.kind !== "ends" || more !== undefined) return undefined;
  const { set, variable } = one;
  if (!isEveryLink(set)) return undefined;
  if (!isVariable(other.link, variable) || asked.some((part) => readsVariable(part, variable)))
    return undefined;
  return { first: other.first, second: other.second };
}

function endOf(
  context: LawContext,
  { first, second }: { readonly first: VariableId; readonly second: VariableId },
  asked: Expression,
): OnePlace | undefined {
  const variable = [first, second].find((end) => asksOnePlace(context, asked, end));
  if (variable === undefined) return undefined;
  const { span } = asked;
  const set: Expression = {
    kind: "attribute",
    attribute: "neighbours",
    arguments: [variableNode(variable, span)],
    span,
    type: cellsType,
    known: true,
  };
  return { variable, others: [{ kind: "in", variable: variable === first ? second : first, set }] };
}

function ofTheOne(context: LawContext, said: Expression): Expression | undefined {
  if (!isOfEachCell(context, said)) return undefined;
  const the = firstThe(context, said);
  const binder = the?.set.kind === "filter" ? onlySet(the.set.binders) : undefined;
  if (the === undefined || the.set.kind !== "filter" || binder === undefined) return undefined;
  const { span } = the;
  const variable = context.fresh(binder.variable);
  const it = variableNode(variable, span);
  const instead = (part: Expression): Expression => {
    if (part.kind === "the" && context.keys.same(part, the)) return it;
    const mapped = mapParts(part, instead);
    return mapped === part ? part : { ...mapped, known: partsOf(mapped).every(({ known }) => known) };
  };
  const asked = substitute(the.set.condition, new Map([[binder.variable, it]]), context.fresh);
  return allWhere(variable, everyCell(said.span), asked, instead(said), said.span);
}

function firstThe(context: LawContext, said: Expression): (ExpressionOf<"the"> & Expression) | undefined {
  if (said.kind === "the") return isOnePlace(context, said) ? said : undefined;
  for (const part of partsOf(said)) {
    const found = firstThe(context, part);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isOnePlace(context: LawContext, { set }: ExpressionOf<"the">): boolean {
  const binder = set.kind === "filter" ? onlySet(set.binders) : undefined;
  return (
    set.kind === "filter" &&
    binder !== undefined &&
    binder.condition === undefined &&
    isEveryCell(binder.set) &&
    asksOnePlace(context, set.condition, binder.variable)
  );
}

/** Nothing that a cell may lack is asked of it. */
function isOfEachCell(context: LawContext, said: Expression): boolean {
  if (said.kind === "the") return isOnePlace(context, said);
  const layer = said.kind === "layer" ? context.puzzle.layers[said.layer] : undefined;
  if (layer !== undefined && (layer.role !== "find" || layer.orNone || !isOfEveryCell(layer))) return false;
  if (said.kind === "attribute" && !ofEachCell.has(said.attribute)) return false;
  if (said.kind === "arithmetic" && (said.operator === "/" || said.operator === "mod")) return false;
  return plain.has(said.kind) && partsOf(said).every((part) => isOfEachCell(context, part));
}

const ofEachCell: ReadonlySet<string> = new Set([
  "row",
  "column",
  "neighbours",
  "around",
  "distance",
  "difference",
  "abs",
]);

const plain: ReadonlySet<Expression["kind"]> = new Set<Expression["kind"]>([
  "variable",
  "number",
  "symbol",
  "truth",
  "layer",
  "compare",
  "same",
  "before",
  "member-of",
  "logic",
  "not",
  "arithmetic",
  "index-of",
  "cells-of",
  "attribute",
]);
