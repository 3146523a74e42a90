/** Loops over bound variables: heads of `for each`, binders of aggregates, sets, items and options. */
import type { Binder, Expression, VariableId } from "../typed.js";
import { notBuilt } from "./faults.js";
import { evaluateSet, evaluateTruth, known } from "./narrow.js";
import { both } from "./truths.js";
import type { Element, Known, SetValue, Truth, Value } from "./value.js";
import type { World } from "./world.js";

/** `guard`: what must hold of the variables of the puzzle for this binding to count; true where all filters are known. */
export type Body = (guard: Exclude<Truth, false>) => void;

/**
 * Runs `body` for each way to bind the variables, in the order of the sets, the last binder fastest. Bindings whose filters are known to
 * fail are left out. The variables keep their last values afterwards; nothing reads them there.
 */
export function forEachBinding(
  world: World,
  binders: readonly Binder[],
  condition: Expression | undefined,
  body: Body,
): void {
  bindFrom({ world, binders, condition, body, tolerant: false }, 0, true);
}

/** The same for statements: a fault ends one binding only, so that it is known at how many others it is met. */
export function forEachStanding(world: World, binders: readonly Binder[], body: Body): void {
  bindFrom({ world, binders, condition: undefined, body, tolerant: true }, 0, true);
}

interface Loop {
  readonly world: World;
  readonly binders: readonly Binder[];
  readonly condition: Expression | undefined;
  readonly body: Body;
  readonly tolerant: boolean;
}

function bindFrom(loop: Loop, at: number, guard: Exclude<Truth, false>): void {
  const { world } = loop;
  const binder = loop.binders[at];
  if (binder === undefined) {
    const rest = narrowed(world, guard, loop.condition);
    if (rest !== false) loop.body(rest);
    return;
  }
  const go = (): void => {
    world.budget.step();
    try {
      const rest = narrowed(world, guard, binder.condition);
      if (rest !== false) bindFrom(loop, at + 1, rest);
    } catch (thrown) {
      if (!loop.tolerant) throw thrown;
      world.log.note(thrown);
    }
  };
  switch (binder.kind) {
    case "in": {
      const { items } = evaluateSet(world, binder.set);
      for (const item of items) {
        world.bindings[binder.variable] = item;
        go();
      }
      return;
    }
    case "ends": {
      const links = known(world.evaluate(binder.link), binder.link);
      for (const link of asLinks(links, binder.link))
        bindPair(world, binder.first, binder.second, endsOf(link, binder.link), go);
      return;
    }
    case "consecutive": {
      const set = evaluateSet(world, binder.set);
      for (const [a, b] of consecutivePairs(set)) {
        world.bindings[binder.first] = a;
        world.bindings[binder.second] = b;
        go();
      }
      return;
    }
    default:
      binder satisfies never;
  }
}

function narrowed(world: World, guard: Exclude<Truth, false>, condition: Expression | undefined): Truth {
  if (condition === undefined) return guard;
  const truth = evaluateTruth(world, condition);
  return guard === true ? truth : both(world, guard, truth);
}

function bindPair(
  world: World,
  first: VariableId,
  second: VariableId,
  ends: readonly [Value, Value],
  go: () => void,
): void {
  world.bindings[first] = ends[0];
  world.bindings[second] = ends[1];
  go();
  world.bindings[first] = ends[1];
  world.bindings[second] = ends[0];
  go();
}

function asLinks(value: Known, expression: Expression): readonly Element[] {
  if (typeof value === "object" && value.kind === "element") return [value];
  if (typeof value === "object" && value.kind === "set")
    return value.items.filter((item): item is Element => typeof item === "object" && item.kind === "element");
  throw notBuilt(expression.span, "these links");
}

function endsOf(link: Element, expression: Expression): readonly [Known, Known] {
  const ends = link.family.cells?.(link.index).items;
  const [a, b] = ends ?? [];
  if (a === undefined || b === undefined) throw notBuilt(expression.span, "the ends of this link");
  return [a, b];
}

/** Neighbours in the order of the set; a closed ring joins its last to its first, and the pieces of a cut one do not touch. */
export function consecutivePairs(set: SetValue): readonly (readonly [Known, Known])[] {
  const pairs: (readonly [Known, Known])[] = [];
  for (const piece of piecesOf(set))
    for (let i = 1; i < piece.length; i++) {
      const [a, b] = [piece[i - 1], piece[i]];
      if (a !== undefined && b !== undefined) pairs.push([a, b]);
    }
  const [first, last] = [set.items[0], set.items.at(-1)];
  if (set.ring?.closed === true && set.items.length > 2 && first !== undefined && last !== undefined)
    pairs.push([last, first]);
  return pairs;
}

/** The set, cut where its ring is cut. */
export function piecesOf(set: SetValue): readonly (readonly Known[])[] {
  if (set.ring === undefined) return [set.items];
  const pieces: (readonly Known[])[] = [];
  let from = 0;
  for (const piece of set.ring.pieces) {
    pieces.push(set.items.slice(from, from + piece.length));
    from += piece.length;
  }
  return pieces;
}
