/**
 * The meaning of the typed core: an expression, in a world, to a value. Total on known expressions; where a variable is read, it yields a ground
 * expression as far as there is one (`value.ts`), and a fault otherwise. The rule language adds ground expressions; the cases stay.
 *
 * A tree walk: its cost is a switch and a few calls a node. Sets and elements are shared, so the walk of a comprehension makes little
 * besides its results. The functions that run at every node contain no closure: a function whose parameters a closure captures allocates an
 * object for them at each call.
 */

import { nothingThere } from "../../diagnostics/catalogue/ecp4107-nothing-there.js";
import type { Span } from "../../text/span.js";
import type { Comparison, Expression, ExpressionOf } from "../../typed.js";
import { directionNames } from "../../vocabulary/directions.js";
import { comparedShapes } from "../graphs/congruence.js";
import {
  evaluateGraph,
  evaluateGroup,
  evaluateGroups,
  evaluateReach,
  evaluateWay,
} from "../graphs/graphs.js";
import { evaluateLet, letIfThere } from "../names/lets.js";
import { isInNone, orNone } from "../names/or-none.js";
import {
  hasValue,
  isNoWhereAbsent,
  isPrinted,
  nothingOf,
  readIfThere,
  readLayer,
} from "../names/read-layer.js";
import { adjectiveHolds } from "../structures/adjectives.js";
import { isInside } from "../structures/inside.js";
import {
  type Element,
  equal,
  isElement,
  isUnknown,
  isUnprinted,
  type Known,
  none,
  type Truth,
  type Value,
} from "../value.js";
import { arithmetic, minus } from "../values/arithmetic.js";
import { noValue } from "../values/cases.js";
import { compare } from "../values/compare.js";
import { asAnySet, evaluateAnySet, evaluateKnown, evaluateTruth } from "../values/evaluate-as.js";
import { lift, saidOf, settled } from "../values/lift.js";
import { listFrom } from "../values/lists.js";
import { inOrder, union } from "../values/members.js";
import { onceIfClosed } from "../values/memo.js";
import { orElse, presence } from "../values/presence.js";
import { both, either, implies, negated } from "../values/truths.js";
import { printed } from "../values/unprinted/unprinted.js";
import { fault, standing, unforeseen } from "../world/faults.js";
import type { LayerTable } from "../world/layer-table.js";
import { layerTable, spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";
import { evaluateAggregate } from "./aggregates/aggregate.js";
import { attributeIfThere, evaluateAttribute, valueOfAttribute } from "./attributes.js";
import { comparedSizes } from "./compared-sizes.js";
import { along, stretches, until } from "./lines-of-sight.js";
import { formOf, formOfNoCells } from "./placeable.js";
import { evaluateQuantity } from "./quantity.js";
import { evaluateIndex, evaluateRange, evaluateSlice, isIn, setOfValues } from "./sequences.js";
import { allOfSort, filtered, listOf, onlyOne, sharedValue } from "./sets.js";

export function evaluate(world: World, expression: Expression): Value {
  // The commonest first: what is not optimized compares them one after the other. And nothing else stands for a name.
  if (expression.kind === "variable") {
    const value = world.bindings[expression.variable];
    if (value === undefined) throw unforeseen(expression.span, "this name");
    return value;
  }
  if (world.standingFor.size > 0) {
    const value = world.standingFor.get(expression);
    if (value !== undefined) return value;
  }
  switch (expression.kind) {
    case "layer": {
      const table = layerTable(world, expression.layer);
      // A table stands on nothing: it is the list of its rows.
      if (table.layer.domain.kind === "table")
        return { kind: "list", items: (table.values ?? []).filter((row) => row !== undefined) };
      if (isPlacedPiece(table, expression)) {
        const value = pieceAt(world, expression, table);
        if (value === undefined) throw unforeseen(expression.span, "a piece outside its board");
        return value;
      }
      return printed(world, readAt(world, expression, table), expression.span);
    }
    case "let":
      return evaluateLet(world, expression);
    case "logic":
      return evaluateLogic(world, expression);
    case "attribute":
      return (
        (expression.attribute === "shape" ? formOfPiece(world, expression) : undefined) ??
        evaluateAttribute(world, expression)
      );
    case "compare":
      if (expression.right.kind === "none") return comparedWithNone(world, expression, expression.left);
      if (expression.left.kind === "none") return comparedWithNone(world, expression, expression.right);
      return (
        comparedShapes(world, expression) ??
        comparedSizes(world, expression) ??
        compare(
          world,
          evaluateAsPrinted(world, expression.left),
          expression.operator,
          evaluateAsPrinted(world, expression.right),
          expression.span,
        )
      );
    case "not":
      return negated(world, evaluateTruth(world, expression.operand));
    case "number":
    case "truth":
    case "text":
    case "symbol":
      return expression.value;
    case "direction": {
      const index = directionNames.indexOf(expression.value);
      return spaceOf(world, expression).places.direction.at(index);
    }
    case "cell": {
      const { board, places } = spaceOf(world, expression);
      const index =
        board.named === undefined
          ? board.cellAt(expression.row - 1, expression.column - 1)
          : board.named.get(`r${expression.row}c${expression.column}`);
      if (index === undefined) throw notOnBoard(world, expression);
      return places.cell.at(index);
    }
    case "place": {
      const { board, places } = spaceOf(world, expression);
      const cell = board.named?.get(expression.name);
      if (cell === undefined || !board.exists(cell))
        throw outOfBoard(world, expression, `the board has no place \`${expression.name}\``);
      return places.cell.at(cell);
    }
    case "none":
      return none;
    case "board":
      return spaceOf(world, expression).places.whole.at(0);
    case "parameter":
      return world.parameter(expression.parameter, []);
    case "asked":
      return evaluateAsked(world, expression);
    case "has":
      return hasValueThere(world, expression);
    case "has-attribute": {
      const value = attributeIfThere(world, expression);
      return value !== undefined && presence(world, value);
    }
    case "is-printed":
      return isPrintedThere(world, expression);
    case "negate":
      return minus(world, 0, evaluate(world, expression.operand), expression.span);
    case "arithmetic":
      return evaluateArithmetic(world, expression);
    case "same": {
      const left = valueIfThere(world, expression.left);
      const right = valueIfThere(world, expression.right);
      if (left === undefined || right === undefined) return false;
      if (expression.right.kind === "none") return isNoneThere(world, expression, expression.left, left);
      if (expression.left.kind === "none") return isNoneThere(world, expression, expression.right, right);
      return compare(world, left, "=", right, expression.span);
    }
    case "member-of": {
      const element = valueIfThere(world, expression.element);
      if (element === undefined) return false;
      return isIn(world, element, evaluate(world, expression.set), expression.set);
    }
    case "before":
      return isBefore(world, expression);
    case "conditional":
      return evaluateConditional(world, expression);
    case "adjective":
      return adjectiveHolds(world, expression);
    case "is-inside":
      return isInsideThere(world, expression);
    case "cells-of":
      return evaluateAnySet(world, expression.element);
    case "index-of":
      return present(lineNumberOf(world, evaluate(world, expression.element), expression));
    case "all-of":
      return allOfSort(world, expression);
    case "range":
      return evaluateRange(world, expression);
    case "set":
      return setOfValues(world, evaluateThose(world, expression.elements), expression.span);
    case "union":
      return union(world, [evaluateAnySet(world, expression.left), evaluateAnySet(world, expression.right)]);
    case "filter":
      return evaluateFilter(world, expression);
    case "list":
      return listFrom(
        expression.elements.map((each) => ({
          when: true,
          value: orNone(world, each, evaluate(world, each)),
        })),
      );
    case "list-of":
      return listOf(world, expression);
    case "index":
      return evaluateIndex(world, expression);
    case "slice":
      return evaluateSlice(world, expression);
    case "the":
      return onlyOne(world, expression);
    case "shared":
      return sharedValue(world, expression);
    case "stretches":
      return onceIfClosed(world, expression, () => stretches(world, expression));
    case "until":
      return until(world, expression);
    case "along":
      return along(world, expression);
    case "aggregate":
      return evaluateAggregate(world, expression);
    case "quantity":
      return evaluateQuantity(world, expression);
    case "group":
      return evaluateGroup(world, expression);
    case "groups":
      return evaluateGroups(world, expression);
    case "reach":
      return evaluateReach(world, expression);
    case "way":
      return evaluateWay(world, expression);
    case "graph":
      return evaluateGraph(world, expression);
    default:
      return expression satisfies never;
  }
}

/** Like `evaluate`, but a clue that is not printed stays one, for those that can do without its value. */
export function evaluateAsPrinted(world: World, expression: Expression): Value {
  if (expression.kind === "number") return expression.value;
  if (expression.kind === "layer" && world.puzzle.layers[expression.layer]?.orUnprinted === true)
    return readAt(world, expression, layerTable(world, expression.layer));
  if (expression.kind === "shared" && world.puzzle.layers[expression.layer]?.orUnprinted === true)
    return world.standingFor.get(expression) ?? sharedValue(world, expression, true);
  if (expression.kind === "attribute" && expression.attribute === "bag")
    return evaluateBag(world, expression);
  return evaluate(world, expression);
}

/** `c.area is none`: a region, path or piece keeps its cases only, and other values are none by themselves. */
const isNoneThere = (world: World, { span }: ExpressionOf<"same">, other: Expression, value: Value): Truth =>
  isInNone(world, other, value) ?? compare(world, value, "=", none, span);

function comparedWithNone(world: World, { operator, span }: Comparison, other: Expression): Truth {
  const value = evaluateAsPrinted(world, other);
  const isNone = isInNone(world, other, value);
  if (isNone === undefined) return compare(world, value, operator, none, span);
  return operator === "=" ? isNone : presence(world, value);
}

function evaluateBag(world: World, expression: ExpressionOf<"attribute">): Value {
  const lists = expression.arguments.map((list) => evaluateAsPrinted(world, list));
  const [list] = lists;
  // A list that is not printed is some bag too.
  return list !== undefined && isUnprinted(list)
    ? { ...list, bag: true }
    : valueOfAttribute(world, expression, lists);
}

/** `{c.left, c.right}` at a border: elements that are not there are left out. */
const evaluateThose = (world: World, expressions: readonly Expression[]): readonly Value[] =>
  expressions.flatMap((each) =>
    each.type.kind === "element" ? (valueIfThere(world, each) ?? []) : evaluate(world, each),
  );

function evaluateAsked(world: World, { parameter, arguments: given }: ExpressionOf<"asked">): Value {
  return world.parameter(
    parameter,
    given.map((argument) => evaluateKnown(world, argument)),
  );
}

function evaluateFilter(world: World, expression: ExpressionOf<"filter">): Value {
  return onceIfClosed(world, expression, () => filtered(world, expression));
}

function hasValueThere(world: World, expression: ExpressionOf<"has">): Truth {
  const table = layerTable(world, expression.layer);
  const element = valueIfThere(world, expression.element);
  return isElement(element)
    ? hasValue(world, table, element)
    : hasValueEach(world, table, element, expression.element.span);
}

const hasValueEach = (world: World, table: LayerTable, element: Value | undefined, span: Span): Truth =>
  eachElement(world, element, span, (one) => hasValue(world, table, one));

function isPrintedThere(world: World, { layer, element }: ExpressionOf<"is-printed">): Truth {
  const table = layerTable(world, layer);
  return eachElement(world, valueIfThere(world, element), element.span, (one) =>
    isPrinted(world, table, one),
  );
}

const isInsideThere = (world: World, expression: ExpressionOf<"is-inside">): Truth =>
  eachElement(world, valueIfThere(world, expression.element), expression.element.span, (cell) =>
    isInside(world, expression, cell),
  );

function notOnBoard(world: World, expression: ExpressionOf<"cell">) {
  const { board } = world.space ?? {};
  if (board?.named !== undefined)
    return outOfBoard(
      world,
      expression,
      `the board has no place \`r${expression.row}c${expression.column}\``,
    );
  const size = board === undefined ? "" : `, which is ${board.rows} x ${board.columns}`;
  return outOfBoard(world, expression, `r${expression.row}c${expression.column} is not on the board${size}`);
}

function outOfBoard(world: World, expression: Expression, what: string) {
  return fault(nothingThere, expression.span, { what, guard: "", standing: standing(world) });
}

/**
 * The value, or undefined where an element on the way to it does not exist: off the board, or where a given is absent. For those forms that
 * read as no there.
 */
export function valueIfThere(world: World, expression: Expression): Value | undefined {
  if (expression.kind === "attribute")
    return world.standingFor.get(expression) ?? attributeIfThere(world, expression);
  if (expression.kind === "let") return world.standingFor.get(expression) ?? letIfThere(world, expression);
  if (expression.kind === "cells-of") {
    const element = valueIfThere(world, expression.element);
    return element === undefined ? undefined : asAnySet(world, element, expression);
  }
  if (expression.kind === "index-of") {
    const element = valueIfThere(world, expression.element);
    return element === undefined ? undefined : lineNumberOf(world, element, expression);
  }
  if (expression.kind !== "layer") return evaluate(world, expression);
  const table = layerTable(world, expression.layer);
  // Where there is no such link or edge, a layer on these is 0, no or none.
  if (expression.lenient && isBetween(table)) return evaluate(world, expression);
  const element = valueIfThere(world, expression.element);
  if (element === undefined) return undefined;
  if (isPlacedPiece(table, expression)) return pieceAt(world, expression, table);
  return readEach(world, table, element, expression.span);
}

/** The attribute of an element, or of each one that it may be. */
function readEach(world: World, table: LayerTable, element: Value, span: Span): Value | undefined {
  if (!isUnknown(element)) return isElement(element) ? readOrNo(world, table, element, span) : undefined;
  return lift(
    world,
    element,
    (one) => (isElement(one) ? readOrNo(world, table, one, span) : undefined),
    span,
  );
}

function readOrNo(world: World, table: LayerTable, element: Element, span: Span): Value | undefined {
  const value = readIfThere(world, table, element);
  if (value === undefined) return isNoWhereAbsent(table) ? false : undefined;
  return printed(world, value, span);
}

/** A piece layer says which piece lies at a cell, and, where the name of a piece is meant, what it is called. */
function isPlacedPiece(table: LayerTable, expression: ExpressionOf<"layer">): boolean {
  return table.placed !== undefined && expression.type.kind !== "symbol";
}

function pieceAt(world: World, expression: ExpressionOf<"layer">, { placed }: LayerTable): Value | undefined {
  const element = valueIfThere(world, expression.element);
  if (element === undefined) return undefined;
  return lift(
    world,
    element,
    (one) => (isElement(one) ? (placed?.at[one.index] ?? noValue) : undefined),
    expression.span,
  );
}

/** Of `c.tetromino.shape`: of a piece the form is known by its name. */
function formOfPiece(world: World, expression: ExpressionOf<"attribute">): Value | undefined {
  const [piece] = expression.arguments;
  if (piece === undefined) return undefined;
  const read = piece.kind === "cells-of" ? piece.element : piece;
  if (read.kind !== "layer") return undefined;
  const table = layerTable(world, read.layer);
  if (!isPlacedPiece(table, read)) return undefined;
  const element = valueIfThere(world, read.element);
  if (element === undefined) return undefined;
  const name = lift(
    world,
    element,
    (one) => (isElement(one) ? readIfThere(world, table, one) : undefined),
    read.span,
  );
  if (name === undefined) return undefined;
  const form = lift(
    world,
    name,
    (one) => (typeof one === "string" ? formOf(table, one) : undefined),
    expression.span,
  );
  return form === undefined ? undefined : orElse(world, form, formOfNoCells);
}

/** Operators on values that exist make values that exist. */
function present(value: Value | undefined): Value {
  return value ?? noValue;
}

/** A condition on an element, for each that it may be; false where there is none. */
function eachElement(
  world: World,
  value: Value | undefined,
  span: Span,
  holds: (element: Element) => Truth,
): Truth {
  return value !== undefined && saidOf(world, value, (one) => isElement(one) && holds(one), span);
}

function readAt(world: World, expression: ExpressionOf<"layer">, table: LayerTable): Value {
  const { span, lenient } = expression;
  if (lenient) return readLeniently(world, expression, table);
  const element = evaluate(world, expression.element);
  if (!isUnknown(element)) {
    if (isElement(element)) return readLayer(world, table, element, { lenient, span });
    throw unforeseen(expression.element.span, "this element");
  }
  return present(readEach(world, table, element, span));
}

/** An absent value reads as no, or as 0. */
function readLeniently(world: World, expression: ExpressionOf<"layer">, table: LayerTable): Value {
  const element = valueIfThere(world, expression.element);
  if (element === undefined) return nothingOf(table);
  return isElement(element)
    ? printed(world, readLayer(world, table, element, expression), expression.span)
    : readEachLeniently(world, expression, table, element);
}

function readEachLeniently(
  world: World,
  { span, lenient }: ExpressionOf<"layer">,
  table: LayerTable,
  element: Value,
): Value {
  const nothing = nothingOf(table);
  const read = (one: Known): Value =>
    isElement(one) ? printed(world, readLayer(world, table, one, { lenient, span }), span) : nothing;
  if (nothing === false) return saidOf(world, element, (one) => settled(world, read(one), span), span);
  const value = present(lift(world, element, read, span));
  return typeof nothing === "number" || isBetween(table)
    ? orWhereNothingIs(world, value, element, nothing, span)
    : value;
}

const isBetween = ({ layer: { on } }: LayerTable): boolean => on.kind === "link" || on.kind === "edge";

/** Reads a value of an element, or its substitute where there is none. */
function orWhereNothingIs(world: World, value: Value, element: Value, nothing: Value, span: Span): Value {
  const there = presence(world, element);
  if (typeof there === "boolean") return there ? value : nothing;
  const nowhere = negated(world, there);
  return nowhere === false
    ? value
    : world.operators.merged(
        [
          { when: there, value },
          { when: nowhere, value: nothing },
        ],
        span,
      );
}

function evaluateLogic(world: World, expression: ExpressionOf<"logic">): Value {
  const left = evaluateTruth(world, expression.left);
  switch (expression.operator) {
    case "and":
      return left === false ? false : both(world, left, evaluateTruth(world, expression.right));
    case "or":
      return left === true ? true : either(world, left, evaluateTruth(world, expression.right));
    case "implies":
      return left === false ? true : implies(world, left, evaluateTruth(world, expression.right));
    default:
      return expression.operator satisfies never;
  }
}

function evaluateConditional(world: World, expression: ExpressionOf<"conditional">): Value {
  const condition = evaluateTruth(world, expression.condition);
  if (condition === true) return evaluate(world, expression.then);
  if (condition === false) return evaluate(world, expression.otherwise);
  const opposite = negated(world, condition);
  return world.operators.merged(
    [
      { when: condition, value: evaluate(world, expression.then) },
      ...(opposite === false ? [] : [{ when: opposite, value: evaluate(world, expression.otherwise) }]),
    ],
    expression.span,
  );
}

function evaluateArithmetic(world: World, expression: ExpressionOf<"arithmetic">): Value {
  return arithmetic(
    world,
    expression.operator,
    evaluate(world, expression.left),
    evaluate(world, expression.right),
    { left: expression.left.span, right: expression.right.span, whole: expression.span },
    expression.right.known,
  );
}

function isBefore(world: World, expression: ExpressionOf<"before">): Truth {
  const left = evaluate(world, expression.left);
  const right = evaluate(world, expression.right);
  const within = expression.within === undefined ? undefined : evaluateAnySet(world, expression.within);
  const members = within?.kind === "members" ? inOrder(within) : undefined;
  const before = (a: Known, b: Known): Truth => {
    if (within?.kind === "set") {
      const first = placeIn(within.items, a, false);
      return first >= 0 && first < placeIn(within.items, b, true);
    }
    if (members !== undefined) {
      const firsts = members.flatMap(({ item, when }, at) => (equal(item, a) ? [{ at, when }] : []));
      const seconds = members.flatMap(({ item, when }, at) => (equal(item, b) ? [{ at, when }] : []));
      return world.conditions.anyOf(
        firsts.flatMap((x) => seconds.map((y) => x.at < y.at && both(world, x.when, y.when))),
      );
    }
    if (typeof a === "number" && typeof b === "number") return a < b;
    if (isElement(a) && isElement(b) && a.family === b.family) return a.index < b.index;
    throw unforeseen(expression.span, "`before`");
  };
  const ordered = (a: Known): Truth => saidOf(world, right, (b) => before(a, b), expression.span);
  return saidOf(world, left, ordered, expression.span);
}

/** The first place of the value, or its last; -1 where it is not there. Asked for each pair in a line: most values are the same only if they are `===`. */
function placeIn(items: readonly Known[], value: Known, last: boolean): number {
  if (typeof value !== "object" || value.kind === "element")
    return last ? items.lastIndexOf(value) : items.indexOf(value);
  const isIt = (item: Known): boolean => equal(item, value);
  return last ? items.findLastIndex(isIt) : items.findIndex(isIt);
}

function lineNumberOf(world: World, element: Value, expression: Expression): Value | undefined {
  return isUnknown(element) ? lineNumbersOf(world, element, expression) : lineNumber(element, expression);
}

const lineNumbersOf = (world: World, element: Value, expression: Expression): Value | undefined =>
  lift(world, element, (value) => lineNumber(value, expression), expression.span);

function lineNumber(value: Known, expression: Expression): Known {
  if (typeof value === "number") return value;
  if (isElement(value)) return value.family.number?.(value.index) ?? value.index + 1;
  throw unforeseen(expression.span, "this number");
}
