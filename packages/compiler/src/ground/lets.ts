/** What a `let` names: found when it is first asked for, and kept for its arguments (up to two; longer ones are cheaper to find again). */

import { absentGiven } from "../diagnostics/catalogue/ecp4106-absent-given.js";
import type { Expression, TypedLet } from "../typed.js";
import { fault, standing, tooManyWithin, unforeseen } from "./faults.js";
import { evaluateSet, evaluateTruth } from "./narrow.js";
import { both } from "./truths.js";
import { describeValue, isTruth, isUnknown, type Known, keyOf, membership, type Value } from "./value.js";
import type { LetCache, World } from "./world.js";

/** Names that need names: each takes some of the stack of the machine, and far more is left than this takes. */
const MOST_WITHIN = 400;

export function evaluateLet(world: World, expression: Extract<Expression, { kind: "let" }>): Value {
  const definition = world.puzzle.lets[expression.let];
  if (definition === undefined) throw unforeseen(expression.span, "this name");
  const given: Value[] = [];
  for (const argument of expression.arguments) {
    const value = expression.lenient === true ? world.valueIfThere(argument) : world.evaluate(argument);
    if (value === undefined) return definition.value.type.kind === "number" ? 0 : false;
    given.push(value);
  }
  let cache = world.lets.get(expression.let);
  if (cache === undefined) {
    cache = { byOne: new Map(), byTwo: new Map() };
    world.lets.set(expression.let, cache);
  }
  const cached = remembered(cache, given);
  if (cached !== undefined) return cached;
  // The resolver refuses definitions that need themselves; this is the net below.
  if (world.lettingNow.has(expression.let))
    throw unforeseen(definition.declaration.name.span, `\`${definition.name}\`, which needs itself,`);
  if (world.lettingNow.size >= MOST_WITHIN) throw tooManyWithin(expression.span);
  world.lettingNow.add(expression.let);
  try {
    definition.parameters.forEach((parameter, i) => {
      world.bindings[parameter] = given[i];
    });
    const value = valueWhereItStands(world, expression, definition, given);
    remember(cache, given, value);
    return value;
  } finally {
    world.lettingNow.delete(expression.let);
  }
}

/** A derived layer says no of elements outside those it stands on. */
function valueWhereItStands(
  world: World,
  read: Expression,
  definition: TypedLet,
  given: readonly Value[],
): Value {
  const { on } = definition;
  if (on?.kind !== "in" || definition.form !== "layer") return world.evaluate(definition.value);
  const [element] = given;
  if (element === undefined || isUnknown(element)) return world.evaluate(definition.value);
  world.bindings[on.variable] = element;
  const stands = on.condition === undefined ? true : evaluateTruth(world, on.condition);
  const inSort = isOfSort(world, on.set, element);
  world.bindings[on.variable] = element;
  if (!inSort || stands === false) {
    if (definition.value.type.kind === "truth") return false;
    const at = describeValue(element);
    const sort = typeof element === "object" && element.kind === "element" ? element.family.sort : "element";
    throw fault(absentGiven, read.span, { layer: definition.name, at, sort, standing: standing(world, at) });
  }
  const value = world.evaluate(definition.value);
  if (stands === true || !isTruth(value)) return value;
  return both(world, stands, value);
}

/** Of a sort that is to be found, every element that may be there: whether it is, those say that speak of it. */
function isOfSort(world: World, set: Expression, element: Known): boolean {
  if (typeof element === "object" && element.kind === "element" && element.family.when !== undefined)
    return true;
  return membership(evaluateSet(world, set))(element);
}

function remembered(cache: LetCache, given: readonly Value[]): Value | undefined {
  const [a, b] = given;
  switch (given.length) {
    case 0:
      return cache.whole;
    case 1:
      return a === undefined || isUnknown(a) ? undefined : cache.byOne.get(keyOf(a));
    case 2:
      return a === undefined || b === undefined || isUnknown(a) || isUnknown(b)
        ? undefined
        : cache.byTwo.get(keyOf(a))?.get(keyOf(b));
    default:
      return undefined;
  }
}

function remember(cache: LetCache, given: readonly Value[], value: Value): void {
  const [a, b] = given;
  if (given.length === 0) cache.whole = value;
  if (a === undefined || isUnknown(a)) return;
  if (given.length === 1) cache.byOne.set(keyOf(a), value);
  if (given.length !== 2 || b === undefined || isUnknown(b)) return;
  const inner = cache.byTwo.get(keyOf(a)) ?? new Map<unknown, Value>();
  inner.set(keyOf(b), value);
  cache.byTwo.set(keyOf(a), inner);
}
