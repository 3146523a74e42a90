/** The values of a `let`: found when first asked for, and kept for its arguments (up to two, or three elements; longer ones are cheaper to find again). */

import { absentGiven } from "../../diagnostics/catalogue/ecp4106-absent-given.js";
import type { Span } from "../../text/span.js";
import { DEEPEST_NAMES } from "../../thresholds.js";
import type { Expression, ExpressionOf, InSet, LetId, TypedLet } from "../../typed.js";
import {
  contains,
  describeValue,
  isElement,
  isUnknown,
  type Known,
  keyOf,
  membership,
  type Truth,
  type Value,
} from "../value.js";
import { noValue } from "../values/cases.js";
import { evaluateSet, evaluateTruth } from "../values/evaluate-as.js";
import { settled } from "../values/lift.js";
import { evaluateArgument } from "../values/memo.js";
import { presence } from "../values/presence.js";
import { valuesOf } from "../values/values-of.js";
import { ByThree } from "../world/by-three.js";
import { fault, standing, tooManyWithin, unforeseen } from "../world/faults.js";
import type { LetCache } from "../world/reading.js";
import type { World } from "../world/world.js";

type On = InSet;

/** Evaluates a relation on two known elements, in this order: once, and the result is shared by all that use the relation by name. */
export function relationHolds(world: World, id: LetId, definition: TypedLet, pair: readonly Known[]): Truth {
  const cache = cacheOf(world, id);
  const known = remembered(cache, pair);
  if (known !== undefined) return settled(world, known, definition.value.span);
  let place = 0;
  for (const parameter of definition.parameters) world.bindings[parameter] = pair[place++];
  const truth = evaluateTruth(world, definition.value);
  remember(cache, pair, truth);
  return truth;
}

function cacheOf(world: World, id: LetId): LetCache {
  let cache = world.lets.get(id);
  if (cache === undefined) {
    cache = { byOne: new Map(), byTwo: new Map() };
    world.lets.set(id, cache);
  }
  return cache;
}

export function evaluateLet(world: World, expression: ExpressionOf<"let">): Value {
  const value = letIfThere(world, expression);
  if (value !== undefined) return value;
  const [read] = expression.arguments;
  const element = read === undefined ? undefined : world.evaluate(world, read);
  // Only the answer shows which element is read.
  if (element === undefined || read?.known !== true) return noValue;
  const at = describeValue(element);
  throw fault(absentGiven, expression.span, {
    layer: world.puzzle.lets[expression.let]?.name ?? "",
    at,
    sort: isElement(element) ? element.family.sort : "element",
    standing: standing(world, at),
  });
}

/** Returns undefined if a derived layer does not stand. A statement by its name (`c is far`) is false there. */
export function letIfThere(world: World, expression: ExpressionOf<"let">): Value | undefined {
  const definition = world.puzzle.lets[expression.let];
  if (definition === undefined) throw unforeseen(expression.span, "this name");
  const given = valuesOf(
    world,
    expression.arguments,
    expression.lenient === true ? world.valueIfThere : evaluateArgument,
  );
  if (given === undefined) return definition.value.type.kind === "number" ? 0 : false;
  const cache = cacheOf(world, expression.let);
  const value = remembered(cache, given) ?? found(world, expression, definition, given, cache);
  const isSaid = expression.lenient === true && definition.value.type.kind === "truth";
  if (value === standsNot) return isSaid ? false : undefined;
  return isSaid ? settled(world, value, expression.span) : value;
}

function found(
  world: World,
  expression: ExpressionOf<"let">,
  definition: TypedLet,
  given: readonly Value[],
  cache: LetCache,
): Value {
  // The resolver refuses definitions that need themselves; this is the net below.
  if (world.lettingNow.has(expression.let))
    throw unforeseen(definition.declaration.name.span, `\`${definition.name}\`, which needs itself,`);
  if (world.lettingNow.size >= DEEPEST_NAMES) throw tooManyWithin(expression.span);
  world.lettingNow.add(expression.let);
  try {
    let place = 0;
    for (const parameter of definition.parameters) world.bindings[parameter] = given[place++];
    const value = whereItStands(world, definition, given, expression.span);
    remember(cache, given, value);
    return value;
  } finally {
    world.lettingNow.delete(expression.let);
  }
}

/** The kept values of a derived layer where it does not stand. */
const standsNot: Value = { kind: "cases", cases: [] };

function whereItStands(world: World, definition: TypedLet, given: readonly Value[], span: Span): Value {
  const { on } = definition;
  const [element] = given;
  if (definition.form === "relation") return whereAllAre(world, definition, given);
  if (on?.kind !== "in" || definition.form !== "layer" || element === undefined)
    return world.evaluate(world, definition.value);
  const stands = standsAt(world, on, element, span);
  if (stands === false) return standsNot;
  world.bindings[on.variable] = element;
  const value = world.evaluate(world, definition.value);
  return stands === true ? value : world.operators.merged([{ when: stands, value }], span);
}

/** A relation does not hold for something that is absent. */
function whereAllAre(world: World, definition: TypedLet, given: readonly Value[]): Truth {
  let there: Truth = true;
  for (const value of given) there = world.conditions.both(there, presence(world, value));
  return there === false ? false : world.conditions.both(there, evaluateTruth(world, definition.value));
}

function standsAt(world: World, on: On, element: Value, span: Span): Truth {
  const inSort = isOfSort(world, on.set, element, span);
  if (inSort === false || on.condition === undefined) return inSort;
  world.bindings[on.variable] = element;
  return world.conditions.both(inSort, evaluateTruth(world, on.condition));
}

/** Whether it is there, and of the sort. Of a sort that is to be found, every element that may be there: whether it is, those say that are about it. */
function isOfSort(world: World, set: Expression, element: Value, span: Span): Truth {
  const mayBeThere = (one: Known): boolean => isElement(one) && one.family.when !== undefined;
  if (!isUnknown(element)) return mayBeThere(element) || contains(evaluateSet(world, set), element);
  const cases = world.operators.casesOf(element, span);
  const rest = cases.filter((one) => !mayBeThere(one.value));
  const among = rest.length === 0 ? () => true : membership(evaluateSet(world, set));
  const inSort = cases.filter(({ value }) => mayBeThere(value) || among(value));
  if (inSort.length === cases.length) return presence(world, element);
  return world.conditions.anyOf(inSort.map(({ when }) => when));
}

function remembered(cache: LetCache, given: readonly Value[]): Value | undefined {
  if (given.length === 0) return cache.whole;
  if (given.length === 3) return cache.byThree?.valueOf(given);
  if (given.length > 3) return undefined;
  const [a, b] = given;
  const key = keyIfKnown(a);
  if (key === undefined) return undefined;
  if (given.length === 1) return cache.byOne.get(key);
  const inner = keyIfKnown(b);
  return inner === undefined ? undefined : cache.byTwo.get(key)?.get(inner);
}

function remember(cache: LetCache, given: readonly Value[], value: Value): void {
  if (given.length === 0) cache.whole = value;
  if (given.length === 3) {
    cache.byThree ??= ByThree.of(given);
    cache.byThree?.keep(given, value);
  }
  if (given.length > 2) return;
  const [a, b] = given;
  const key = keyIfKnown(a);
  if (key === undefined) return;
  if (given.length === 1) {
    cache.byOne.set(key, value);
    return;
  }
  const second = keyIfKnown(b);
  if (second === undefined) return;
  const inner = cache.byTwo.get(key);
  if (inner === undefined) cache.byTwo.set(key, new Map([[second, value]]));
  else inner.set(second, value);
}

function keyIfKnown(value: Value | undefined): ReturnType<typeof keyOf> | undefined {
  if (isElement(value)) return value;
  return value === undefined || isUnknown(value) ? undefined : keyOf(value);
}
