/** Loops over bound variables, and truth with what is not yet assigned: a part that decides is enough. */
import type { Binder, Expression } from "@ecp/compiler/reading";
import { setValue, truthOf } from "./narrow.js";
import { cell } from "./places.js";
import { equal, isElement, type SetValue, type Value } from "./value.js";
import { boardOf, Fault, Unassigned, type World, withBindings } from "./world.js";

/** A truth where it is known; otherwise the unknown that it waits for. */
export type Partly = boolean | Unassigned;

export function partly(body: () => boolean): Partly {
  try {
    return body();
  } catch (thrown) {
    if (thrown instanceof Unassigned) return thrown;
    throw thrown;
  }
}

/** Like `partly`, but behind a condition that is not decided yet, which may guard against a fault there. */
export function partlyBehind(waiting: Unassigned, body: () => boolean): Partly {
  try {
    return body();
  } catch (thrown) {
    if (thrown instanceof Unassigned || thrown instanceof Fault) return waiting;
    throw thrown;
  }
}

/** Whether a binding is in: the condition may wait for an unknown, and then `guard` is that. */
export type Visit = (guard: true | Unassigned) => void;

export function forEachBinding(
  world: World,
  binders: readonly Binder[],
  condition: Expression | undefined,
  visit: Visit,
): void {
  const from = (at: number, guard: true | Unassigned): void => {
    const binder = binders[at];
    const held = (expression: Expression | undefined): Partly => {
      if (expression === undefined) return guard;
      if (guard === true) return partly(() => truthOf(world, expression));
      const behind = partlyBehind(guard, () => truthOf(world, expression));
      return behind === false ? false : guard;
    };
    if (binder === undefined) {
      const last = held(condition);
      if (last !== false) visit(last);
      return;
    }
    const go = (): void => {
      const here = held(binder.condition);
      if (here !== false) from(at + 1, here);
    };
    if (binder.kind === "in")
      for (const item of setValue(world, binder.set).items)
        withBindings(world, [binder.variable], [item], go);
    else if (binder.kind === "ends")
      for (const pair of ends(world, binder.link))
        withBindings(world, [binder.first, binder.second], pair, go);
    else {
      const { first, second, further = [] } = binder;
      for (const row of inARow(world, binder.set, 2 + further.length))
        withBindings(world, [first, second, ...further], row, go);
    }
  };
  from(0, true);
}

type Pair = readonly [Value, Value];

/** Both ends of a link, or of each link of a set, in both orders. */
function ends(world: World, expression: Expression): readonly Pair[] {
  const value = world.evaluate(expression);
  const links = isElement(value)
    ? [value]
    : typeof value === "object" && value.kind === "set"
      ? value.items.filter(isElement)
      : [];
  return links.flatMap((link): Pair[] => {
    const [a, b] = boardOf(world).linkEnds(link.index) ?? [];
    return a === undefined || b === undefined
      ? []
      : [
          [cell(a), cell(b)],
          [cell(b), cell(a)],
        ];
  });
}

/** So many steps of the way, each next to the one before, from each place. */
function inARow(world: World, expression: Expression, length: number): readonly (readonly Value[])[] {
  if (length === 2) return neighboursIn(world, expression);
  const set = setValue(world, expression);
  const isRing = set.walk?.closed === true && set.items.length > 2;
  return cut(set).flatMap((piece) => {
    const starts = piece.map((_, at) => at).filter((at) => isRing || at + length <= piece.length);
    return starts
      .map((start) => Array.from({ length }, (_, i) => piece[(start + i) % piece.length]))
      .map((row) => row.filter((each) => each !== undefined))
      .filter((row) => row.every((each, i) => i === 0 || !equal(row[i - 1] ?? each, each)));
  });
}

export function neighboursIn(world: World, expression: Expression): readonly Pair[] {
  const set = setValue(world, expression);
  const pairs = cut(set).flatMap((piece) =>
    piece.slice(1).flatMap((item, i): Pair[] => {
      const before = piece[i];
      return before === undefined || equal(before, item) ? [] : [[before, item]];
    }),
  );
  const [first, last] = [set.items[0], set.items.at(-1)];
  if (set.walk?.closed === true && set.items.length > 2 && first !== undefined && last !== undefined)
    pairs.push([last, first]);
  return pairs;
}

/** The pieces of a set that do not touch. */
export const cut = (set: SetValue): readonly (readonly Value[])[] => set.walk?.pieces ?? [set.items];
