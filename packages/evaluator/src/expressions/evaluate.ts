/**
 * The meaning of expressions, by `grammar/semantics.md`, for a complete assignment of what is to be found. Of an incomplete one, the same value
 * where what is assigned decides it, and `Unassigned` otherwise.
 */
import { directionNumber, type Expression, type ExpressionOf } from "@ecp/compiler/reading";
import { forEachBinding, partly, partlyBehind } from "../values/binding.js";
import { fromDatum, hasValue, isPrinted, layerOf, readIfThere } from "../values/layers.js";
import { elementOf, itemsOf, numberOf, orElse, setValue, truthOf } from "../values/narrow.js";
import { allOf, cell, direction, wholeBoard } from "../values/places.js";
import { Unsupported } from "../values/unsupported.js";
import { contains, type Element, equal, isElement, keyOf, none, setOf, type Value } from "../values/value.js";
import { boardOf, Fault, type World, withBindings } from "../values/world.js";
import { evaluateAggregate } from "./aggregates.js";
import { adjectiveHolds, attributeIfThere } from "./attributes.js";
import { evaluateGraph, evaluateGroup, evaluateGroups, evaluateReach, evaluateWay } from "./graphs.js";
import { isInside } from "./inside.js";
import { quantityHolds } from "./quantity.js";
import { along, filtered, shared, slice, stretches } from "./sets.js";

const nothing: Value = { kind: "nothing" };

export function evaluate(world: World, expression: Expression): Value {
  world.spend();
  switch (expression.kind) {
    case "number":
    case "truth":
    case "text":
    case "symbol":
      return expression.value;
    case "direction":
      return direction(directionNumber(expression.value) ?? -1);
    case "cell": {
      const at = boardOf(world).cellAt(expression.row - 1, expression.column - 1);
      if (at === undefined) throw new Fault("no such cell", expression);
      return cell(at);
    }
    case "place": {
      const at = boardOf(world).named?.get(expression.name);
      if (at === undefined) throw new Fault("no such place", expression);
      return cell(at);
    }
    case "none":
      return none;
    case "board":
      return wholeBoard(boardOf(world));
    case "variable": {
      const value = world.bindings[expression.variable];
      if (value === undefined) throw new Unsupported(`variable ${expression.variable} is not bound`);
      if (typeof value === "object" && value.kind === "nothing")
        throw new Fault("there is nothing", expression);
      return value;
    }
    case "parameter":
      return world.parameter(expression.parameter, []);
    case "asked":
      return world.parameter(
        expression.parameter,
        expression.arguments.map((argument) => evaluate(world, argument)),
      );
    case "layer":
      return readLayer(world, expression);
    case "has":
    case "has-attribute":
    case "is-printed":
    case "same":
    case "member-of":
    case "before":
    case "compare":
    case "adjective":
    case "is-inside":
    case "quantity":
      // A statement about something that is not there is false.
      return orElse(world, () => said(world, expression), false);
    case "graph":
      return evaluateGraph(world, expression);
    case "attribute": {
      const value = attributeIfThere(world, expression);
      if (value === undefined) throw new Fault(`there is no ${expression.attribute}`, expression);
      return value;
    }
    case "let":
      return evaluateLet(world, expression);
    case "not":
      return !truthOf(world, expression.operand);
    case "negate":
      return -numberOf(world, expression.operand);
    case "logic":
      return evaluateLogic(world, expression);
    case "arithmetic":
      return arithmetic(expression, numberOf(world, expression.left), numberOf(world, expression.right));
    case "conditional":
      return evaluate(world, truthOf(world, expression.condition) ? expression.then : expression.otherwise);
    case "cells-of":
      return setValue(world, expression.element);
    case "index-of":
      return lineNumber(evaluate(world, expression.element), expression);
    case "all-of":
      return allOf(world, expression.sort, (size) => numberOf(world, size));
    case "range": {
      const [from, to] = [numberOf(world, expression.from), numberOf(world, expression.to)];
      const least = Math.ceil(from);
      return setOf(
        Array.from({ length: Math.max(0, Math.floor(to) - least + 1) }, (_, i) => least + i),
        true,
      );
    }
    case "set":
      return setOf(
        expression.elements
          .map((element) => orElse(world, () => evaluate(world, element), nothing))
          .filter((element) => element !== nothing),
      );
    case "union":
      return setOf([...itemsOf(world, expression.left), ...itemsOf(world, expression.right)]);
    case "filter":
      return filtered(world, expression);
    case "list":
      return { kind: "list", items: expression.elements.map((element) => entry(world, element)) };
    case "list-of": {
      const items: Value[] = [];
      forEachBinding(world, expression.binders, expression.condition, (guard) => {
        if (guard !== true) throw guard;
        items.push(entry(world, expression.body));
      });
      return { kind: "list", items };
    }
    case "index": {
      const item = itemsOf(world, expression.target)[numberOf(world, expression.index) - 1];
      if (item === undefined || item === nothing) throw new Fault("no such place", expression);
      return item;
    }
    case "slice":
      return slice(world, expression);
    case "the": {
      const items = itemsOf(world, expression.set);
      const [only] = items;
      if (only === undefined || items.length > 1) throw new Fault("not exactly one", expression);
      return only;
    }
    case "shared":
      return shared(world, expression);
    case "stretches":
      return stretches(world, expression);
    case "until": {
      const kept: Value[] = [];
      for (const item of itemsOf(world, expression.set)) {
        if (withBindings(world, [expression.variable], [item], () => truthOf(world, expression.condition)))
          break;
        kept.push(item);
      }
      return setOf(kept, true);
    }
    case "along":
      return along(world, expression);
    case "aggregate":
      return evaluateAggregate(world, expression);
    case "group":
      return evaluateGroup(world, expression);
    case "groups":
      return evaluateGroups(world, expression);
    case "reach":
      return evaluateReach(world, expression);
    case "way":
      return evaluateWay(world, expression);
    default:
      return expression satisfies never;
  }
}

/** An absent value keeps its place in a list. */
const entry = (world: World, expression: Expression): Value =>
  orElse(world, () => evaluate(world, expression), nothing);

type Said = ExpressionOf<
  | "has"
  | "has-attribute"
  | "is-printed"
  | "same"
  | "member-of"
  | "before"
  | "compare"
  | "adjective"
  | "is-inside"
  | "quantity"
>;

/** Truths about values. */
function said(world: World, expression: Said): boolean {
  switch (expression.kind) {
    case "has": {
      const element = elementIfThere(world, expression.element);
      return element !== undefined && hasValue(world, expression.layer, element);
    }
    case "has-attribute":
      return attributeIfThere(world, expression) !== undefined;
    case "is-printed": {
      const element = elementIfThere(world, expression.element);
      return element !== undefined && isPrinted(world, expression.layer, element);
    }
    case "compare":
      return compare(world, expression);
    case "same": {
      const other = expression.right.kind === "none" ? expression.left : expression.right;
      if (expression.left.kind === "none" || expression.right.kind === "none") {
        const value = ifThere(world, other);
        return typeof value === "object" && value.kind === "none";
      }
      const left = valueIfThere(world, expression.left);
      const right = valueIfThere(world, expression.right);
      return left !== undefined && right !== undefined && equal(left, right);
    }
    case "member-of": {
      const element = valueIfThere(world, expression.element);
      if (element === undefined) return false;
      return contains(itemsOf(world, expression.set), element);
    }
    case "before":
      return isBefore(world, expression);
    case "adjective":
      return adjectiveHolds(world, expression);
    case "is-inside":
      return isInside(world, expression);
    case "quantity":
      return quantityHolds(world, expression);
    default:
      return expression satisfies never;
  }
}

/** Undefined where an element on the way to it does not exist, or has no value. */
export function valueIfThere(world: World, expression: Expression): Value | undefined {
  const value = ifThere(world, expression);
  return typeof value === "object" && value.kind === "none" ? undefined : value;
}

/** `none` is there; and the cells of the region that is `none` are no cells. */
function ifThere(world: World, expression: Expression): Value | undefined {
  switch (expression.kind) {
    case "attribute":
      return attributeIfThere(world, expression);
    case "cells-of":
      return ifThere(world, expression.element) === undefined ? undefined : evaluate(world, expression);
    case "index-of": {
      const value = valueIfThere(world, expression.element);
      return value === undefined ? undefined : lineNumber(value, expression);
    }
    case "layer": {
      if (layerOf(world, expression.layer).domain.kind === "table") return evaluate(world, expression);
      const element = valueIfThere(world, expression.element);
      if (!isElement(element)) return expression.lenient && expression.type.kind === "number" ? 0 : undefined;
      const value = readIfThere(world, expression.layer, element, expression.type.kind === "symbol");
      if (value === undefined && isYesNoGiven(world, expression)) return false;
      // Of a layer on links and edges, where there is no such link.
      return value === undefined && expression.lenient && expression.type.kind === "number" ? 0 : value;
    }
    case "let":
      return letIfThere(world, expression, ifThere);
    case "conditional":
      return ifThere(world, truthOf(world, expression.condition) ? expression.then : expression.otherwise);
    default:
      return evaluate(world, expression);
  }
}

const isYesNoGiven = (world: World, { layer }: ExpressionOf<"layer">): boolean => {
  const { role, domain } = layerOf(world, layer);
  return role === "given" && domain.kind === "yes-no";
};

function elementIfThere(world: World, expression: Expression): Element | undefined {
  const value = valueIfThere(world, expression);
  return isElement(value) ? value : undefined;
}

function readLayer(world: World, expression: ExpressionOf<"layer">): Value {
  const layer = layerOf(world, expression.layer);
  if (layer.domain.kind === "table")
    return {
      kind: "list",
      items: (world.data.get(expression.layer) ?? []).flatMap((row) =>
        row === undefined ? [] : [fromDatum(layer, row)],
      ),
    };
  const element = expression.lenient
    ? elementIfThere(world, expression.element)
    : elementOf(world, expression.element);
  const value =
    element === undefined
      ? undefined
      : readIfThere(world, expression.layer, element, expression.type.kind === "symbol");
  if (value !== undefined) return value;
  if (isYesNoGiven(world, expression)) return false;
  if (!expression.lenient) throw new Fault(`\`${layer.name}\` is absent`, expression);
  switch (layer.type.kind) {
    case "number":
      return 0;
    case "truth":
      return false;
    default:
      return none;
  }
}

function evaluateLet(world: World, expression: ExpressionOf<"let">): Value {
  const isWhole = expression.known && expression.arguments.length === 0 && world.part === undefined;
  const kept = isWhole ? world.kept.get(expression.let) : undefined;
  if (kept !== undefined) return kept;
  const { touch } = world;
  let isFixed = isWhole;
  world.touch = (unknown) => {
    isFixed = false;
    touch(unknown);
  };
  let value: Value | undefined;
  try {
    value = letIfThere(world, expression, evaluate);
  } finally {
    world.touch = touch;
  }
  if (isFixed && value !== undefined) world.kept.set(expression.let, value);
  if (value === undefined) throw new Fault("there is nothing", expression);
  return value;
}

/** `body`: how its value is read; what it names may be off the board. */
function letIfThere(
  world: World,
  expression: ExpressionOf<"let">,
  body: (world: World, value: Expression) => Value | undefined,
): Value | undefined {
  const definition = world.puzzle.lets[expression.let];
  if (definition === undefined) throw new Unsupported("no such let");
  const ofNothing: Value = definition.value.type.kind === "number" ? 0 : false;
  const given: Value[] = [];
  for (const argument of expression.arguments) {
    const value =
      expression.lenient === true
        ? valueIfThere(world, argument)
        : orElse(world, () => evaluate(world, argument), nothing);
    if (value === undefined) return ofNothing;
    given.push(value);
  }
  const { on } = definition;
  // A statement by the name (`c is far`) is false where its value is absent (L8).
  const isSaid = expression.lenient === true && definition.value.type.kind === "truth";
  const valueHere = (): Value | undefined =>
    isSaid ? truthOf(world, definition.value) : body(world, definition.value);
  return withBindings(world, definition.parameters, given, () => {
    if (definition.form !== "layer" || on?.kind !== "in") return valueHere();
    return withBindings(world, [on.variable], [given[0]], () => {
      const stands = contains(itemsOf(world, on.set), given[0] ?? none);
      if (stands && (on.condition === undefined || truthOf(world, on.condition))) return valueHere();
      if (expression.lenient === true) return ofNothing;
      if (body === ifThere) return undefined;
      throw new Fault(`\`${definition.name}\` does not stand there`, expression);
    });
  });
}

/** The left side guards the right one; where the left side waits, a right side that decides is enough. */
function evaluateLogic(world: World, expression: ExpressionOf<"logic">): boolean {
  const { operator } = expression;
  const decidesLeft = operator === "or";
  const left = partly(() => truthOf(world, expression.left));
  if (left === decidesLeft) return operator !== "and";
  if (typeof left === "boolean") return truthOf(world, expression.right);
  const right = partlyBehind(left, () => truthOf(world, expression.right));
  if (operator === "and" ? right === false : right === true) return operator !== "and";
  throw left;
}

const arithmetic = (expression: ExpressionOf<"arithmetic">, left: number, right: number): number =>
  asFraction(calculated(expression, left, right));

/** The double next to the fraction with small parts that the number is near to: small puzzles have no others. */
function asFraction(number: number): number {
  for (let under = 1; under <= 10_000; under++) {
    const over = Math.round(number * under);
    if (Math.abs(over / under - number) < 1e-12 * Math.max(1, Math.abs(number))) return over / under;
  }
  return number;
}

function calculated(expression: ExpressionOf<"arithmetic">, left: number, right: number): number {
  switch (expression.operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      if (right === 0) throw new Fault("division by nought", expression);
      return left / right;
    case "mod":
      if (right === 0) throw new Fault("division by nought", expression);
      return left - right * Math.floor(left / right);
    default:
      return expression.operator satisfies never;
  }
}

function compare(world: World, expression: ExpressionOf<"compare">): boolean {
  const left = evaluate(world, expression.left);
  const right = evaluate(world, expression.right);
  switch (expression.operator) {
    case "=":
      return equal(left, right);
    case "!=":
      return !equal(left, right);
    default:
  }
  if (typeof left !== "number" || typeof right !== "number") return false;
  switch (expression.operator) {
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
    default:
      return expression.operator satisfies never;
  }
}

function isBefore(world: World, expression: ExpressionOf<"before">): boolean {
  const left = evaluate(world, expression.left);
  const right = evaluate(world, expression.right);
  if (expression.within !== undefined) {
    const keys = itemsOf(world, expression.within).map(keyOf);
    const [a, b] = [keys.indexOf(keyOf(left)), keys.indexOf(keyOf(right))];
    return a >= 0 && b >= 0 && a < b;
  }
  if (typeof left === "number" && typeof right === "number") return left < right;
  if (isElement(left) && isElement(right)) return left.index < right.index;
  throw new Fault("no order", expression);
}

function lineNumber(value: Value, expression: Expression): number {
  if (typeof value === "number") return value;
  if (isElement(value)) return value.number ?? value.index + 1;
  throw new Fault("no number", expression);
}

/** The elements of the first binder for which the condition holds, for some values of the others. */
