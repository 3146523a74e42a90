/** Loops over bound variables: heads of `for each`, binders of aggregates, sets, items and options. */

import type { Condition } from "../../condition.js";
import { addTo } from "../../maps.js";
import { type EarlyFilter, earlyFilters } from "../../normalize/heads/early-filters.js";
import type { OneOrder } from "../../normalize/heads/one-order.js";
import type { Binder, BinderOf, Expression, InSet, VariableId } from "../../typed.js";
import { TooLarge } from "../budget.js";
import {
  type AnySet,
  type Element,
  isElement,
  isMemberItem,
  isUnknown,
  type Known,
  type Member,
  type Members,
  type SetItem,
  type SetValue,
  type Truth,
  type Value,
} from "../value.js";
import { asAnySet, evaluateAnySet, evaluateTruth } from "../values/evaluate-as.js";
import { listToBeFound } from "../values/lists.js";
import { aroundIt, asMembers, inOrder, piecesOf } from "../values/members.js";
import { unforeseen } from "../world/faults.js";
import type { World } from "../world/world.js";
import { containing } from "./containing.js";
import { following } from "./following.js";
import { mayBeInRegion } from "./in-region-of.js";

/** `guard`: what must hold of the variables of the puzzle for this binding to count; true where all filters are known. */
export type Body = (guard: Exclude<Truth, false>) => void;

/**
 * Asked before a last filter that is to be found is worked out: often what it guards holds anyway (`distance(x, y) > x.number`), or is said with
 * less where both are looked at. True: nothing more is to be done for this binding. `certain`: nothing else guards it.
 */
export type Alone = (filter: Expression, certain: boolean) => boolean;

/**
 * Runs `body` for each way to bind the variables, in the order of the sets, the last binder fastest. Bindings whose filters are known to
 * fail are left out. The variables keep their last values afterwards; nothing reads them there. `byOrder`: the order matters to the body, and
 * an element may come more than once, at each of its places (`Members.orders`). `oneOrder`: the ends of a last link are bound once.
 */
export function forEachBinding(
  world: World,
  binders: readonly Binder[],
  condition: Expression | undefined,
  body: Body,
  { byOrder = false, oneOrder = false }: { readonly byOrder?: boolean; readonly oneOrder?: boolean } = {},
): void {
  bindFrom(
    {
      world,
      binders,
      condition,
      body,
      tolerant: false,
      byOrder,
      oneOrder: oneOrder
        ? { ends: new Set([binders.length - 1]), notBefore: new Map(), isBeside: false }
        : undefined,
      early: earlyOf(binders),
    },
    0,
    true,
  );
}

/** The same of one binder, in the order of its set, which is known already, and with what comes more than once each time. */
export function forEachOf(
  world: World,
  binder: InSet,
  set: AnySet,
  condition: Expression | undefined,
  body: Body,
): void {
  bindEach(
    { world, binders: [binder], condition, body, tolerant: false, byOrder: true },
    0,
    true,
    binder,
    set,
  );
}

/** The same for statements: a fault ends one binding only, so that it is known at how many others it is met. */
export function forEachStanding(
  world: World,
  binders: readonly Binder[],
  body: Body,
  { alone, oneOrder }: { readonly alone?: Alone | undefined; readonly oneOrder?: OneOrder },
): void {
  bindFrom(
    {
      world,
      binders,
      condition: undefined,
      body,
      tolerant: true,
      byOrder: false,
      alone,
      oneOrder,
      early: earlyOf(binders),
    },
    0,
    true,
  );
}

interface Loop {
  readonly world: World;
  readonly binders: readonly Binder[];
  readonly condition: Expression | undefined;
  readonly body: Body;
  readonly tolerant: boolean;
  readonly byOrder: boolean;
  readonly alone?: Alone | undefined;
  /** Pairs that are bound in one order only, since the other says the same. */
  readonly oneOrder?: OneOrder | undefined;
  /** By binder. */
  readonly early?: readonly Early[] | undefined;
}

type Items = readonly SetItem[];

/** For one binder: what its filter asks that need not be asked of each binding, and which elements pass. */
interface Early {
  /**
   * For all binders: some conditions that were evaluated early were neither true nor false, and have to be evaluated again with the statement
   * that they guard.
   */
  readonly open: { some: boolean };
  readonly filter: EarlyFilter;
  /** The elements that pass, of this list. */
  passing?: { readonly of: Items; readonly items: Items };
}

function earlyOf(binders: readonly Binder[]): readonly Early[] | undefined {
  const open = { some: false };
  return earlyFilters(binders)?.map((filter) => ({ open, filter }));
}

function bindFrom(loop: Loop, at: number, guard: Exclude<Truth, false>): void {
  const { world } = loop;
  const binder = loop.binders[at];
  if (binder === undefined) {
    const rest = narrowed(world, guard, loop.condition);
    if (rest !== false) loop.body(rest);
    return;
  }
  switch (binder.kind) {
    case "in": {
      const { set } = binder;
      const list =
        set.type.kind === "list" ? listToBeFound(world, world.evaluate(world, set), set.span) : undefined;
      if (list !== undefined) bindEntries(loop, at, guard, binder, list);
      else bindEach(loop, at, guard, binder, evaluateAnySet(world, set));
      return;
    }
    case "ends": {
      const oneOrder = loop.oneOrder?.ends.has(at) === true;
      for (const { link, when } of asLinks(world, binder.link))
        bindPair(world, binder, endsOf(link, binder.link), oneOrder, () =>
          goOn(loop, at, guard, binder.condition, when),
        );
      return;
    }
    case "consecutive": {
      const set = evaluateAnySet(world, binder.set);
      const pairs = set.kind === "set" ? consecutivePairs(set) : consecutiveMembers(world, set, binder.set);
      if (binder.further !== undefined) {
        bindInARow(loop, at, guard, binder, pairs);
        return;
      }
      for (const { a, b, when } of pairs) {
        world.bindings[binder.first] = a;
        world.bindings[binder.second] = b;
        goOn(loop, at, guard, binder.condition, when);
      }
      return;
    }
    default:
      binder satisfies never;
  }
}

/** A list of which the answer shows the values: each place of it once, whatever stands at the others. */
function bindEntries(
  loop: Loop,
  at: number,
  guard: Exclude<Truth, false>,
  binder: InSet,
  { items }: Extract<Value, { kind: "entries" }>,
): void {
  const { world } = loop;
  for (const entry of items)
    for (const { value, when } of world.operators.casesOf(entry.value, binder.set.span)) {
      const here = world.conditions.both(entry.when, when);
      if (here === false) continue;
      world.bindings[binder.variable] = value;
      goOn(loop, at, guard, binder.condition, here);
    }
}

function bindEach(loop: Loop, at: number, guard: Exclude<Truth, false>, binder: InSet, set: AnySet): void {
  const { world } = loop;
  const every = loop.byOrder && set.kind === "members" ? inOrder(set) : set.items;
  const early = loop.early?.[at];
  const here = containing(world, every, binder, loop.binders[at + 1]);
  const all = here === set.items ? notBefore(loop, at, set) : here;
  const some = passing(world, early, binder.variable, all);
  const later =
    early?.filter.before === undefined ? undefined : following(world, early.filter.before, set, some);
  const isAsked =
    early !== undefined && !early.open.some && (early.filter.before === undefined || later !== undefined);
  const condition = isAsked ? early.filter.rest : binder.condition;
  const asked = mayBeInRegion(world, binder, later ?? some);
  try {
    for (const each of asked) {
      const member = isMemberItem(each);
      world.bindings[binder.variable] = member ? each.item : each;
      goOn(loop, at, guard, condition, member ? each.when : true);
    }
  } catch (thrown) {
    if (thrown instanceof TooLarge) thrown.through(binder.set.span, asked.length, regionsOf(world, binder));
    throw thrown;
  }
}

/** The layer whose regions it goes through, by name. */
function regionsOf({ puzzle }: World, { set: { type } }: InSet): string | undefined {
  const of = type.kind === "set" ? type.of : undefined;
  const layer = of?.kind === "element" && typeof of.sort === "object" ? puzzle.layers[of.sort.of] : undefined;
  return layer?.role === "find" && layer.domain.kind === "region" ? layer.name : undefined;
}

/** The rest of a set for the second of two that are alike: those that do not come before the first, or all where that is not plain to see. */
function notBefore({ world, binders, oneOrder }: Loop, at: number, { kind, items }: AnySet): Items {
  if (oneOrder?.isBeside === true && at === 1) return notBeforeBeside(world, binders[0], items);
  const earlier = binders[oneOrder?.notBefore.get(at) ?? -1];
  if (earlier?.kind !== "in" || kind !== "set") return items;
  const first = world.bindings[earlier.variable];
  const place = first === undefined || isUnknown(first) ? -1 : items.indexOf(first);
  return place <= 0 ? items : items.slice(place);
}

/** The cells beside the first that come after it; in a part of the board those outside are met from one side only. */
function notBeforeBeside({ space, bindings }: World, earlier: Binder | undefined, items: Items): Items {
  const first = earlier?.kind === "in" ? bindings[earlier.variable] : undefined;
  if (space === undefined || space.part !== undefined) return items;
  if (first === undefined || !isElement(first)) return items;
  return items.filter((item) => isMemberItem(item) || !isElement(item) || item.index > first.index);
}

/** Those that pass what is asked early of the variable alone. */
function passing(world: World, early: Early | undefined, variable: VariableId, all: Items): Items {
  if (early === undefined || early.filter.asked.length === 0) return all;
  if (early.passing?.of === all) return early.passing.items;
  const items: SetItem[] = [];
  for (const each of all) {
    world.bindings[variable] = isMemberItem(each) ? each.item : each;
    let passes = true;
    for (const filter of early.filter.asked) {
      const truth = evaluateTruth(world, filter);
      if (typeof truth !== "boolean") early.open.some = true;
      passes &&= truth !== false;
    }
    if (passes) items.push(each);
  }
  early.passing = { of: all, items };
  return items;
}

/** The binder has been bound, to what is there `when`: its filter, then the binders after it. */
function goOn(
  loop: Loop,
  at: number,
  guard: Exclude<Truth, false>,
  filter: Expression | undefined,
  when: Exclude<Truth, false>,
): void {
  const { world } = loop;
  world.budget.step();
  try {
    let condition = filter;
    if (condition?.known === false && loop.alone !== undefined && at === loop.binders.length - 1) {
      condition = stillOpen(world, condition);
      if (condition === undefined || loop.alone(condition, guard === true && when === true)) return;
    }
    const here = when === true ? guard : world.conditions.both(guard, when);
    const rest = here === false ? false : narrowed(world, here, condition);
    if (rest !== false) bindFrom(loop, at + 1, rest);
  } catch (thrown) {
    if (!loop.tolerant) throw thrown;
    world.log.note(thrown);
  }
}

/** The filter without what is known to hold at its beginning; undefined where that does not hold. */
function stillOpen(world: World, condition: Expression): Expression | undefined {
  let open = condition;
  while (open.kind === "logic" && open.operator === "and" && open.left.known && !open.right.known) {
    if (evaluateTruth(world, open.left) === false) return undefined;
    open = open.right;
  }
  return open;
}

function narrowed(world: World, guard: Exclude<Truth, false>, condition: Expression | undefined): Truth {
  if (condition === undefined) return guard;
  const truth = evaluateTruth(world, condition);
  return guard === true ? truth : world.conditions.both(guard, truth);
}

function bindPair(
  world: World,
  { first, second }: { readonly first: VariableId; readonly second: VariableId },
  ends: readonly [Value, Value],
  oneOrder: boolean,
  go: () => void,
): void {
  world.bindings[first] = ends[0];
  world.bindings[second] = ends[1];
  go();
  if (oneOrder) return;
  world.bindings[first] = ends[1];
  world.bindings[second] = ends[0];
  go();
}

function asLinks(
  world: World,
  expression: Expression,
): readonly { readonly link: Element; readonly when: Condition | true }[] {
  const value = world.evaluate(world, expression);
  if (isElement(value)) return [{ link: value, when: true }];
  return asMembers(asAnySet(world, value, expression)).items.flatMap(({ item, when }) =>
    isElement(item) ? [{ link: item, when }] : [],
  );
}

function endsOf(link: Element, expression: Expression): readonly [Known, Known] {
  const ends = link.family.cells?.(link.index).items;
  const [a, b] = ends ?? [];
  if (a === undefined || b === undefined) throw unforeseen(expression.span, "the ends of this link");
  return [a, b];
}

/** Two in a row. */
interface Pair {
  readonly a: Known;
  readonly b: Known;
  readonly when: Exclude<Truth, false>;
  /** The places of the two: a way that comes back to a cell goes on from each of them by itself. */
  readonly from: unknown;
  readonly to: unknown;
}

/** Neighbours in the order of the set, or on its way; a closed ring joins its last to its first. */
function consecutivePairs(set: SetValue): readonly Pair[] {
  const pairs: Pair[] = [];
  const pieces = set.walk?.pieces ?? [set.items];
  // In a ring each cell stands once.
  const isClosed = set.walk?.closed === true;
  pieces.forEach((piece, at) => {
    for (let i = 1; i < piece.length; i++) {
      const [a, b] = [piece[i - 1], piece[i]];
      if (a === undefined || b === undefined || a === b) continue;
      const [from, to] = isClosed ? [a, b] : [`${at} ${i - 1}`, `${at} ${i}`];
      pairs.push({ a, b, when: true, from, to });
    }
  });
  const [first, last] = [set.items[0], set.items.at(-1)];
  if (isClosed && set.items.length > 2 && first !== undefined && last !== undefined)
    pairs.push({ a: last, b: first, when: true, from: last, to: first });
  return pairs;
}

/** Three in a row, or more: pair by pair. */
function bindInARow(
  loop: Loop,
  at: number,
  guard: Exclude<Truth, false>,
  binder: BinderOf<"consecutive">,
  pairs: readonly Pair[],
): void {
  const { bindings, conditions } = loop.world;
  const { first, second, further = [] } = binder;
  const from = new Map<unknown, Pair[]>();
  for (const pair of pairs) addTo(from, pair.from, pair);
  const goFrom = (pair: Pair, when: Exclude<Truth, false>, rest: readonly VariableId[]): void => {
    const [next, ...others] = rest;
    if (next === undefined) {
      goOn(loop, at, guard, binder.condition, when);
      return;
    }
    for (const then of from.get(pair.to) ?? []) {
      const both = conditions.both(when, then.when);
      if (both === false) continue;
      bindings[next] = then.b;
      goFrom(then, both, others);
    }
  };
  for (const pair of pairs) {
    bindings[first] = pair.a;
    bindings[second] = pair.b;
    goFrom(pair, pair.when, further);
  }
}

/** Two are neighbours in a set that is to be found where both are in it, and nothing between them is. */
function consecutiveMembers(world: World, set: Members, { span }: Expression): readonly Pair[] {
  const { conditions } = world;
  const pairs: Pair[] = [];
  const add = (first: Member, second: Member, when: Truth): void => {
    if (when !== false && first.item !== second.item)
      pairs.push({ a: first.item, b: second.item, when, from: first.item, to: second.item });
  };
  const items = aroundIt(set, span);
  for (const piece of piecesOf(set, span))
    piece.forEach((first, i) => {
      let open: Truth = first.when;
      for (const second of piece.slice(i + 1)) {
        add(first, second, conditions.both(open, second.when));
        open = conditions.kept([open, conditions.not(second.when)]);
        if (open === false) break;
      }
    });
  if (set.walk?.closed !== true) return pairs;
  // Round a ring of three or more the last that is there meets the first.
  const none = (some: readonly Member[]): Truth =>
    conditions.allOf(some.map(({ when }) => conditions.not(when)));
  items.forEach((first, i) => {
    items.slice(i + 2).forEach((last, k) => {
      const at = i + 2 + k;
      const between = conditions.anyOf(items.slice(i + 1, at).map(({ when }) => when));
      const alone = conditions.both(none(items.slice(0, i)), none(items.slice(at + 1)));
      add(last, first, conditions.allOf([first.when, last.when, between, alone]));
    });
  });
  return pairs;
}
