/**
 * The meaning of the typed core: an expression, in a world, to a value. Total on known expressions; where a variable is read, it yields a ground
 * expression as far as there is one (`value.ts`), and a fault otherwise. The rule language adds ground expressions; the cases stay.
 *
 * A tree walk: its cost is a switch and a few calls a node. Sets and elements are shared, so the walk of a comprehension makes little
 * besides its results.
 */
import { nothingThere } from "../diagnostics/catalogue/ecp4107-nothing-there.js";
import { divisionByZero } from "../diagnostics/catalogue/ecp4109-division-by-zero.js";
import type { Expression } from "../typed.js";
import { adjectiveHolds } from "./adjectives.js";
import { evaluateAggregate } from "./aggregates.js";
import { attributeIfThere, evaluateAttribute } from "./attributes.js";
import { fault, notBuilt, outOfRange, standing } from "./faults.js";
import { evaluateGraph, evaluateGroup, evaluateGroups, evaluateReach, evaluateWay } from "./graphs.js";
import { evaluateLet } from "./lets.js";
import { chosen, compareTally, lift, lift2, mirrored, settled } from "./lift.js";
import {
  asSet,
  evaluateElement,
  evaluateKnown,
  evaluateKnownTruth,
  evaluateSequence,
  evaluateSet,
  evaluateTruth,
  evaluateWhole,
  known,
} from "./narrow.js";
import { evaluateQuantity } from "./quantity.js";
import { hasValue, isPrinted, nothingOf, readIfThere, readLayer } from "./read-layer.js";
import {
  allOf,
  along,
  filtered,
  listOf,
  onlyOne,
  range,
  sharedValue,
  stretches,
  until,
  valuesOf,
} from "./sets.js";
import { anyOf, both, negated } from "./truths.js";
import {
  contains,
  distinct,
  type Element,
  equal,
  isTruth,
  isUnknown,
  type Known,
  membership,
  none,
  positionIn,
  type Value,
} from "./value.js";
import { layerTable, spaceOf, type World } from "./world.js";

export function evaluate(world: World, expression: Expression): Value {
  switch (expression.kind) {
    case "number":
    case "truth":
    case "text":
    case "symbol":
      return expression.value;
    case "direction": {
      const index = ["up", "right", "down", "left"].indexOf(expression.value);
      return spaceOf(world, expression).direction.at(index);
    }
    case "cell": {
      const { board, cell } = spaceOf(world, expression);
      const index = board.cellAt(expression.row - 1, expression.column - 1);
      if (index === undefined) throw notOnBoard(world, expression);
      return cell.at(index);
    }
    case "none":
      return none;
    case "board":
      return spaceOf(world, expression).whole.at(0);
    case "variable": {
      const value = world.bindings[expression.variable];
      if (value === undefined) throw notBuilt(expression.span, "this name");
      return value;
    }
    case "parameter":
      return world.parameter(expression.parameter, []);
    case "asked":
      return world.parameter(
        expression.parameter,
        expression.arguments.map((argument) => evaluateKnown(world, argument)),
      );
    case "layer": {
      const table = layerTable(world, expression.layer);
      // A table stands on nothing: it is the list of its rows.
      if (table.layer.domain.kind === "table")
        return { kind: "list", items: (table.values ?? []).filter((row) => row !== undefined) };
      if (!expression.lenient)
        return readLayer(world, table, evaluateElement(world, expression.element), {
          lenient: false,
          span: expression.span,
        });
      const element = elementIfThere(world, expression.element);
      return element === undefined
        ? nothingOf(table)
        : readLayer(world, table, element, { lenient: true, span: expression.span });
    }
    case "has": {
      const element = elementIfThere(world, expression.element);
      return element === undefined ? false : hasValue(world, layerTable(world, expression.layer), element);
    }
    case "has-attribute":
      return attributeIfThere(world, expression) !== undefined;
    case "is-printed": {
      const element = elementIfThere(world, expression.element);
      return (
        element !== undefined &&
        isPrinted(world, layerTable(world, expression.layer), element, expression.span)
      );
    }
    case "attribute":
      return evaluateAttribute(world, expression);
    case "let":
      return evaluateLet(world, expression);
    case "not":
      return negated(world, evaluateTruth(world, expression.operand), expression.span);
    case "negate":
      return lift(
        evaluate(world, expression.operand),
        (value) => -numberOf(value, expression),
        expression.span,
      );
    case "logic":
      return evaluateLogic(world, expression);
    case "arithmetic":
      return evaluateArithmetic(world, expression);
    case "compare":
      return evaluateComparison(world, expression);
    case "same": {
      const left = valueIfThere(world, expression.left);
      const right = valueIfThere(world, expression.right);
      if (left === undefined || right === undefined) return false;
      return settled(lift2(left, right, (a, b) => equal(a, b), expression.span));
    }
    case "member-of": {
      const element = valueIfThere(world, expression.element);
      if (element === undefined) return false;
      const set = evaluateSequence(world, expression.set);
      return settled(lift(element, (value) => contains(set, value), expression.span));
    }
    case "before":
      return isBefore(world, expression);
    case "conditional":
      return evaluateKnownTruth(world, expression.condition)
        ? evaluate(world, expression.then)
        : evaluate(world, expression.otherwise);
    case "adjective":
      return adjectiveHolds(world, expression);
    case "is-inside":
      throw notBuilt(expression.span, `\`${expression.side}\``);
    case "cells-of":
      return cellsOf(world, expression);
    case "index-of":
      return lift(
        evaluate(world, expression.element),
        (value) => lineNumber(value, expression),
        expression.span,
      );
    case "all-of":
      return allOf(world, expression);
    case "range":
      return range(evaluateWhole(world, expression.from), evaluateWhole(world, expression.to), world);
    case "set":
      return {
        kind: "set",
        items: distinct(expression.elements.map((element) => evaluateKnown(world, element))),
        ordered: false,
      };
    case "union":
      return evaluateUnion(world, expression);
    case "filter":
      return filtered(world, expression);
    case "list":
      return { kind: "list", items: expression.elements.map((element) => evaluateKnown(world, element)) };
    case "list-of":
      return listOf(world, expression);
    case "index": {
      const { items } = evaluateSequence(world, expression.target);
      const index = evaluateWhole(world, expression.index);
      const item = items[index - 1];
      if (item === undefined) throw outOfRange(world, expression.span, index, items.length);
      return item;
    }
    case "slice":
      return evaluateSlice(world, expression);
    case "the":
      return onlyOne(world, expression);
    case "shared":
      return sharedValue(world, expression);
    case "values-of":
      return valuesOf(world, expression);
    case "stretches":
      return stretches(world, expression);
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
    default: {
      const other: never = expression;
      return other;
    }
  }
}

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

function notOnBoard(world: World, expression: Of<"cell">) {
  return outOfBoard(world, expression, `r${expression.row}c${expression.column} is not on the board`);
}

function outOfBoard(world: World, expression: Expression, what: string) {
  return fault(nothingThere, expression.span, { what, guard: "", standing: standing(world) });
}

/**
 * The value, or undefined where an element on the way to it does not exist: off the board, or where a given is absent. For those forms that
 * read as no there.
 */
export function valueIfThere(world: World, expression: Expression): Value | undefined {
  if (expression.kind === "attribute") return attributeIfThere(world, expression);
  if (expression.kind === "cells-of") {
    const element = valueIfThere(world, expression.element);
    return element === undefined ? undefined : cellsOfValue(known(element, expression), expression);
  }
  if (expression.kind === "index-of") {
    const element = valueIfThere(world, expression.element);
    return element === undefined
      ? undefined
      : lift(element, (value) => lineNumber(value, expression), expression.span);
  }
  if (expression.kind !== "layer") return evaluate(world, expression);
  const element = valueIfThere(world, expression.element);
  if (element === undefined || typeof element !== "object" || element.kind !== "element") return undefined;
  const table = layerTable(world, expression.layer);
  return readIfThere(world, table, element) ?? (table.layer.domain.kind === "yes-no" ? false : undefined);
}

function elementIfThere(world: World, expression: Expression): Element | undefined {
  const value = valueIfThere(world, expression);
  if (value === undefined) return undefined;
  if (typeof value === "object" && value.kind === "element") return value;
  if (typeof value === "object" && value.kind === "none") return undefined;
  throw notBuilt(expression.span, "this element");
}

function numberOf(value: Known, expression: Expression): number {
  if (typeof value === "number") return value;
  throw notBuilt(
    expression.span,
    typeof value === "object" && value.kind === "unprinted" ? "a `?`" : "this number",
  );
}

function evaluateLogic(world: World, expression: Of<"logic">): Value {
  const left = evaluateTruth(world, expression.left);
  switch (expression.operator) {
    case "and":
      return left === false ? false : both(world, left, evaluateTruth(world, expression.right));
    case "or":
      return left === true
        ? true
        : anyOf(world, [left, evaluateTruth(world, expression.right)], expression.span);
    case "implies":
      return left === false
        ? true
        : anyOf(
            world,
            [negated(world, left, expression.span), evaluateTruth(world, expression.right)],
            expression.span,
          );
    default: {
      const other: never = expression.operator;
      return other;
    }
  }
}

function evaluateArithmetic(world: World, expression: Of<"arithmetic">): Value {
  const left = evaluate(world, expression.left);
  const right = evaluate(world, expression.right);
  if (typeof left === "number" && typeof right === "number") return calculate(world, expression, left, right);
  if (typeof left === "object" && left.kind === "tally" && typeof right === "number") {
    if (expression.operator === "+") return { ...left, plus: left.plus + right };
    if (expression.operator === "-") return { ...left, plus: left.plus - right };
  }
  if (
    typeof right === "object" &&
    right.kind === "tally" &&
    typeof left === "number" &&
    expression.operator === "+"
  )
    return { ...right, plus: right.plus + left };
  return lift2(
    left,
    right,
    (a, b) => calculate(world, expression, numberOf(a, expression.left), numberOf(b, expression.right)),
    expression.span,
  );
}

function calculate(world: World, expression: Of<"arithmetic">, left: number, right: number): number {
  switch (expression.operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      if (right === 0) throw fault(divisionByZero, expression.right.span, { standing: standing(world) });
      return left / right;
    case "mod": {
      if (right === 0) throw fault(divisionByZero, expression.right.span, { standing: standing(world) });
      // The sign of the divisor, so that `x mod 7` of any x is one of 0..6.
      const rest = left % right;
      return rest !== 0 && rest < 0 !== right < 0 ? rest + right : rest;
    }
    default: {
      const other: never = expression.operator;
      return other;
    }
  }
}

function evaluateComparison(world: World, expression: Of<"compare">): Value {
  const { operator } = expression;
  const left = evaluate(world, expression.left);
  const right = evaluate(world, expression.right);
  if (operator === "=" || operator === "!=") {
    const same = equalValues(world, left, right, expression);
    return operator === "=" ? same : negated(world, same, expression.span);
  }
  if (typeof left === "object" && left.kind === "tally" && typeof right === "number")
    return compareTally(left, operator, right);
  if (typeof right === "object" && right.kind === "tally" && typeof left === "number")
    return compareTally(right, mirrored[operator], left);
  return settled(
    lift2(
      left,
      right,
      // `none` is neither smaller nor larger than anything.
      (a, b) => typeof a === "number" && typeof b === "number" && ordered(operator, a, b),
      expression.span,
    ),
  );
}

function ordered(operator: "<" | "<=" | ">" | ">=", a: number, b: number): boolean {
  switch (operator) {
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
    default: {
      const other: never = operator;
      return other;
    }
  }
}

function equalValues(world: World, left: Value, right: Value, expression: Of<"compare">) {
  const leftIsTruth = isTruth(left);
  const rightIsTruth = isTruth(right);
  if (leftIsTruth && typeof right === "boolean") return right ? left : negated(world, left, expression.span);
  if (rightIsTruth && typeof left === "boolean") return left ? right : negated(world, right, expression.span);
  if (typeof left === "object" && left.kind === "tally" && typeof right === "number")
    return compareTally(left, "=", right);
  if (typeof right === "object" && right.kind === "tally" && typeof left === "number")
    return compareTally(right, "=", left);
  if (typeof left === "object" && left.kind === "choice" && !isUnknown(right))
    return chosen(world, left, right);
  if (typeof right === "object" && right.kind === "choice" && !isUnknown(left))
    return chosen(world, right, left);
  const value = settled(lift2(left, right, equal, expression.span));
  if (typeof value === "boolean" || isTruth(value)) return value;
  throw notBuilt(expression.span, "this comparison");
}

function isBefore(world: World, expression: Of<"before">): Value {
  const left = evaluateKnown(world, expression.left);
  const right = evaluateKnown(world, expression.right);
  if (expression.within !== undefined) {
    const set = evaluateSequence(world, expression.within);
    const [a, b] = [positionIn(set, left), positionIn(set, right)];
    return a >= 0 && b >= 0 && a < b;
  }
  if (typeof left === "number" && typeof right === "number") return left < right;
  if (
    typeof left === "object" &&
    typeof right === "object" &&
    left.kind === "element" &&
    right.kind === "element" &&
    left.family === right.family
  )
    return left.index < right.index;
  throw notBuilt(expression.span, "`before`");
}

function cellsOf(world: World, expression: Of<"cells-of">): Value {
  return cellsOfValue(evaluateKnown(world, expression.element), expression);
}

function cellsOfValue(value: Known, expression: Expression): Value {
  return asSet(value, expression);
}

function lineNumber(value: Known, expression: Expression): Known {
  if (typeof value === "number") return value;
  if (typeof value === "object" && value.kind === "element")
    return value.family.number?.(value.index) ?? value.index + 1;
  throw notBuilt(expression.span, "this number");
}

function evaluateUnion(world: World, expression: Of<"union">): Value {
  const left = evaluateSet(world, expression.left);
  const right = evaluateSet(world, expression.right);
  if (left.items.length === 0) return right;
  const inLeft = membership(left);
  const added = right.items.filter((item) => !inLeft(item));
  return { kind: "set", items: [...left.items, ...added], ordered: false };
}

function evaluateSlice(world: World, expression: Of<"slice">): Value {
  const target = evaluateSequence(world, expression.target);
  const size = target.items.length;
  const from = expression.from === undefined ? 1 : evaluateWhole(world, expression.from);
  const to = expression.to === undefined ? size : evaluateWhole(world, expression.to);
  // `a[size + 1..]` is the empty rest; anything further is a mistake.
  if (from < 1 || from > size + 1) throw outOfRange(world, expression.span, from, size);
  if (to > size || to < from - 1) throw outOfRange(world, expression.span, to, size);
  const items = target.items.slice(from - 1, to);
  return target.kind === "list" ? { kind: "list", items } : { kind: "set", items, ordered: target.ordered };
}
