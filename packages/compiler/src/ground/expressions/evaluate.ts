/**
 * The meaning of the typed core: an expression, in a world, to a value. Total on known expressions; where a variable is read, it yields a ground
 * expression as far as there is one (`value.ts`), and a fault otherwise. The rule language adds ground expressions; the cases stay.
 *
 * A tree walk: its cost is a switch and a few calls a node. Sets and elements are shared, so the walk of a comprehension makes little
 * besides its results. The functions that run at every node contain no closure: a function whose parameters a closure captures allocates an
 * object for them at each call.
 */

import { nothingThere } from "../../diagnostics/catalogue/ecp4107-nothing-there.js";
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
import { adjectiveHolds } from "../structures/adjectives.js";
import { isUnprinted, none, type Truth, type Value } from "../value.js";
import { arithmetic, minus } from "../values/arithmetic.js";
import { compare } from "../values/compare.js";
import { asAnySet, evaluateAnySet, evaluateKnown, evaluateTruth } from "../values/evaluate-as.js";
import { listFrom } from "../values/lists.js";
import { union } from "../values/members.js";
import { onceIfClosed } from "../values/memo.js";
import { presence } from "../values/presence.js";
import { printed } from "../values/unprinted/unprinted.js";
import { fault, standing, unforeseen } from "../world/faults.js";
import { layerTable, spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";
import { evaluateAggregate } from "./aggregates/aggregate.js";
import { attributeIfThere, evaluateAttribute, valueOfAttribute } from "./attributes.js";
import { comparedSizes } from "./compared-sizes.js";
import { along, stretches, until } from "./lines-of-sight.js";
import { isBefore, lineNumberOf } from "./order.js";
import { evaluateQuantity } from "./quantity.js";
import {
  existing,
  formOfPiece,
  hasValueThere,
  isBetween,
  isInsideThere,
  isPlacedPiece,
  isPrintedThere,
  pieceAt,
  readAt,
  readEach,
} from "./read-at.js";
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
      return world.conditions.not(evaluateTruth(world, expression.operand));
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
      return existing(lineNumberOf(world, evaluate(world, expression.element), expression));
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

function evaluateLogic(world: World, expression: ExpressionOf<"logic">): Value {
  const left = evaluateTruth(world, expression.left);
  switch (expression.operator) {
    case "and":
      return left === false ? false : world.conditions.both(left, evaluateTruth(world, expression.right));
    case "or":
      return left === true ? true : world.conditions.either(left, evaluateTruth(world, expression.right));
    case "implies":
      return left === false ? true : world.conditions.implies(left, evaluateTruth(world, expression.right));
    default:
      return expression.operator satisfies never;
  }
}

function evaluateConditional(world: World, expression: ExpressionOf<"conditional">): Value {
  const condition = evaluateTruth(world, expression.condition);
  if (condition === true) return evaluate(world, expression.then);
  if (condition === false) return evaluate(world, expression.otherwise);
  const opposite = world.conditions.not(condition);
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
