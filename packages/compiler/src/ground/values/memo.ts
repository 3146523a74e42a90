/** A memo for loops over many variables that read few of them: results are kept by the values of these. */

import { madeAt } from "../../maps.js";
import type { Expression } from "../../typed.js";
import { type AnySet, isElement, type Value } from "../value.js";
import { inSlot, slot } from "../world/slots.js";
import type { Space } from "../world/space.js";
import type { World } from "../world/world.js";

/** `work` may read these expressions, and what never changes. Of more than two variables nothing is kept, nor what it throws. */
export function memoized<Result extends object | boolean>(
  world: World,
  expressions: readonly Expression[],
  work: () => Result,
): () => Result {
  const read = new Set(expressions.flatMap((expression) => world.facts.outer(expression)));
  if (read.size > 2) return work;
  const [one, two] = read;
  const byBoth = new Map<unknown, Map<unknown, Result>>();
  return () => {
    const a = one === undefined ? undefined : world.bindings[one];
    const b = two === undefined ? undefined : world.bindings[two];
    const byOther = madeAt(byBoth, a, () => new Map());
    const known = byOther.get(b);
    if (known !== undefined) return known;
    const result = work();
    byOther.set(b, result);
    return result;
  };
}

/** Sets that are about no variable bound outside them, by the part of the board in which they are asked. */
const closedSets = slot(
  () => new Map<Expression, { readonly space: Space | undefined; readonly set: AnySet }>(),
);

/**
 * `size(cells without wall)` in what is said of every cell is worked out once, and not for each; so are all stretches, also of what is to be found:
 * a name that stands for them is opened (normalize/laws/names.ts).
 */
export function onceIfClosed(world: World, expression: Expression, make: () => AnySet): AnySet {
  const { facts, space, hasData } = world;
  if (
    !hasData ||
    !(expression.known || expression.kind === "stretches") ||
    facts.outer(expression).length > 0
  )
    return make();
  const sets = inSlot(world, closedSets);
  const known = sets.get(expression);
  if (known !== undefined && known.space === space) return known.set;
  const set = make();
  sets.set(expression, { space, set });
  return set;
}

/** The last result for an argument, and the value that its variable had then. */
interface LastAsked {
  readonly of: Value;
  readonly space: Space | undefined;
  readonly value: Value;
}

const lastAsked = slot(() => new Map<Expression, LastAsked>());

/** Like `evaluate`: an argument of one variable (`l.cells[1].row + 1`) is kept while the binders after that go on. */
export function evaluateArgument(world: World, expression: Expression): Value {
  if (!isKept(world, expression) || world.standingFor.size > 0) return world.evaluate(world, expression);
  const [variable, more] = world.facts.outer(expression);
  const of = variable === undefined || more !== undefined ? undefined : world.bindings[variable];
  if (!isElement(of)) return world.evaluate(world, expression);
  const kept = inSlot(world, lastAsked);
  const last = kept.get(expression);
  if (last !== undefined && last.of === of && last.space === world.space) return last.value;
  const value = world.evaluate(world, expression);
  kept.set(expression, { of, space: world.space, value });
  return value;
}

/** More values of a layer may be known later. */
const isKept = ({ facts }: World, expression: Expression): boolean =>
  expression.known && calculated.has(expression.kind) && !facts.readsLayer(expression);

const calculated: ReadonlySet<Expression["kind"]> = new Set<Expression["kind"]>([
  "arithmetic",
  "index",
  "index-of",
  "attribute",
]);
