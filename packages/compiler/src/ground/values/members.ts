/** Sets of which it is to be found what is in them: each possible element with the condition on which it is in the set. */
import type { Condition } from "../../condition.js";
import { orderToBeFound } from "../../diagnostics/catalogue/ecp4111-order-to-be-found.js";
import type { Span } from "../../text/span.js";
import { inReadingOrder } from "../reading-order.js";
import {
  type AnySet,
  isAnySet,
  isElement,
  isUnknown,
  type Known,
  keyOf,
  type Member,
  type Members,
  type SetValue,
  type Truth,
  type Value,
  type Walk,
} from "../value.js";
import { fault, unforeseen } from "../world/faults.js";
import type { Branch } from "../world/operators.js";
import type { World } from "../world/world.js";

export function asMembers(set: AnySet): Members {
  if (set.kind === "members") return set;
  const { items, ordered, walk } = set;
  const members: Members = { kind: "members", items: items.map(surely), ordered };
  return walk === undefined ? members : { ...members, walk: mapWalk(walk, surely) };
}

/** For what goes by the order. */
export const inOrder = (set: AnySet): readonly Member[] =>
  set.kind === "members" ? (set.orders ?? set.items) : asMembers(set).items;

/** For what goes round: a ring must be one ring. */
export function aroundIt(set: AnySet, span: Span): readonly Member[] {
  if (set.kind === "members" && set.isSomeRing) throw fault(orderToBeFound, span, {});
  return inOrder(set);
}

/** A set of which the members stand in this order, some of them perhaps more than once. */
export function inThisOrder(world: World, members: readonly Member[]): AnySet {
  const gathered = new Gathered(world);
  for (const { item, when } of members) gathered.add(item, when);
  const set = gathered.set(true);
  const { items } = asMembers(set);
  return items.length === members.length ? set : { kind: "members", items, ordered: true, orders: members };
}

/** A known set where nothing of it is unknown. */
export function simplestSet(set: Members): AnySet {
  if (set.orders !== undefined || set.isSomeRing) return set;
  if (!set.items.every(({ when }) => when === true)) return set;
  const { walk, ordered, items } = set;
  const known: SetValue = { kind: "set", items: items.map(({ item }) => item), ordered };
  return walk === undefined ? known : { ...known, walk: mapWalk(walk, ({ item }) => item) };
}

const surely = (item: Known): Member => ({ item, when: true });

const mapWalk = <From, To>({ pieces, closed }: Walk<From>, to: (item: From) => To): Walk<To> => ({
  pieces: pieces.map((piece) => piece.map(to)),
  closed,
});

/** The pieces that one goes through, a path with each step back to a cell. A ring must be one ring. */
export const piecesOf = (set: AnySet, span: Span): readonly (readonly Member[])[] => {
  const items = aroundIt(set, span);
  return set.kind === "set" ? (asMembers(set).walk?.pieces ?? [items]) : (set.walk?.pieces ?? [items]);
};

/** The same way, of what is kept of a set. */
export function keepingWalk(kept: AnySet, from: AnySet): AnySet {
  if (from.kind === "members" && from.isSomeRing) return { ...asMembers(kept), isSomeRing: true };
  const { walk } = asMembers(from);
  if (walk === undefined) return kept;
  const members = asMembers(kept);
  const there = new Map(members.items.map((member) => [keyOf(member.item), member]));
  const pieces = walk.pieces.map((piece) => piece.flatMap(({ item }) => there.get(keyOf(item)) ?? []));
  return simplestSet({
    ...members,
    walk: { pieces: pieces.filter((piece) => piece.length > 0), closed: walk.closed },
  });
}

/** Collects elements with their conditions; one that is met twice is in the set if either condition holds. */
export class Gathered {
  private readonly found = new Map<unknown, { readonly item: Known; readonly whens: Truth[] }>();

  constructor(private readonly world: World) {}

  add(item: Known, when: Truth): void {
    if (when === false) return;
    const key = keyOf(item);
    const same = this.found.get(key);
    if (same === undefined) this.found.set(key, { item, whens: [when] });
    else same.whens.push(when);
  }

  set(ordered: boolean): AnySet {
    const items = [...this.found.values()].flatMap(({ item, whens }): Member[] => {
      const when = this.world.conditions.anyOf(whens);
      return when === false ? [] : [{ item, when }];
    });
    return simplestSet({ kind: "members", items, ordered });
  }
}

/** All of them, as they stand: what is perhaps in an earlier set stands there if it is in it, else where it is met again. */
export function union(world: World, sets: readonly AnySet[]): AnySet {
  const { conditions } = world;
  const gathered = new Gathered(world);
  const earlier = new Map<unknown, Truth>();
  const stand: Member[] = [];
  let isMetAgain = false;
  for (const set of sets) {
    for (const { item, when } of inOrder(set)) {
      const there = earlier.get(keyOf(item)) ?? false;
      const here = there === false ? when : conditions.both(when, conditions.not(there));
      isMetAgain ||= there !== false && here !== false;
      if (here !== false) stand.push({ item, when: here });
    }
    for (const { item, when } of asMembers(set).items) {
      gathered.add(item, when);
      const key = keyOf(item);
      earlier.set(key, conditions.anyOf([earlier.get(key) ?? false, when]));
    }
  }
  const all = gathered.set(false);
  return isMetAgain ? { ...asMembers(all), orders: stand } : all;
}

/** The set of the branch whose condition holds. */
export function mergedMembers(world: World, branches: readonly Branch[], span: Span): AnySet {
  const [only, more] = branches;
  if (only?.when === true && more === undefined && isSet(only.value)) return only.value;
  const gathered = new Gathered(world);
  let ordered = branches.length > 0;
  let isSomeRing = false;
  const orders: (readonly Member[])[] = [];
  for (const { value, when } of branches) {
    if (typeof value !== "object" || (value.kind !== "set" && value.kind !== "members"))
      throw unforeseen(span, "this set");
    ordered &&= value.ordered;
    isSomeRing ||= value.walk?.closed === true || (value.kind === "members" && value.isSomeRing === true);
    const members = inBranch(world, when, inOrder(value));
    orders.push(members);
    for (const member of members) gathered.add(member.item, member.when);
  }
  if (!ordered) {
    const set = inOrderOfEach(world, gathered.set(false), orders);
    const possible = more === undefined && only !== undefined && possibleOf(only.value);
    return possible && set.kind === "members" ? { ...set, possible } : set;
  }
  const common = inCommonOrder(world, gathered.set(true), orders);
  const set: AnySet =
    common.kind === "members"
      ? { ...common, either: branches.flatMap(({ value, when }) => (isSet(value) ? [{ when, value }] : [])) }
      : common;
  if (isSomeRing) return { ...asMembers(set), isSomeRing: true };
  return withPieces(world, set, branches);
}

const possibleOf = (value: Value): Members["possible"] =>
  typeof value === "object" && value.kind === "members" ? value.possible : undefined;

const inBranch = (world: World, when: Branch["when"], members: readonly Member[]): readonly Member[] =>
  members.flatMap((member): Member[] => {
    const here = world.conditions.both(when, member.when);
    return here === false ? [] : [{ item: member.item, when: here }];
  });

/** The pieces of one branch, then those of the next, of which only one is there. */
function withPieces(world: World, set: AnySet, branches: readonly Branch[]): AnySet {
  if (!branches.some(({ value }) => isSet(value) && value.walk !== undefined)) return set;
  const pieces = branches.flatMap(({ value, when }) => {
    if (!isSet(value)) return [];
    const members = asMembers(value);
    return (members.walk?.pieces ?? [inOrder(members)]).map((piece) => inBranch(world, when, piece));
  });
  return { ...asMembers(set), walk: { pieces, closed: false } };
}

/** For sets without an order of their own: reading order, unless one is gone through as it is written out. */
function inOrderOfEach(world: World, set: AnySet, orders: readonly (readonly Member[])[]): AnySet {
  const itemOf = ({ item }: Member): Known => item;
  if (!orders.every((order) => inReadingOrder(order, itemOf) === order))
    return { ...inCommonOrder(world, set, orders), ordered: false };
  const members = asMembers(set);
  const items = inReadingOrder(members.items, itemOf);
  return items === members.items ? set : simplestSet({ ...members, items });
}

const isSet = (value: Value): value is AnySet => isAnySet(value);

/** An order that agrees with several orders; if there is none, the orders one after the other. */
function inCommonOrder(world: World, set: AnySet, orders: readonly (readonly Member[])[]): AnySet {
  const rank = new Map(asMembers(set).items.map(({ item }, i) => [keyOf(item), i]));
  const rankOf = ({ item }: Member): number => rank.get(keyOf(item)) ?? 0;
  if (orders.some((order) => new Set(order.map(({ item }) => keyOf(item))).size < order.length))
    return inThisOrder(world, orders.flat());
  const agrees = orders.every((order) =>
    order.every((member, i) => i === 0 || rankOf(order[i - 1] ?? member) < rankOf(member)),
  );
  if (agrees) return set;
  const before: Set<number>[] = asMembers(set).items.map(() => new Set());
  for (const order of orders)
    order.forEach((member, i) => {
      const last = order[i - 1];
      if (last !== undefined) before[rankOf(member)]?.add(rankOf(last));
    });
  const sorted: Member[] = [];
  const taken = new Set<number>();
  const { items } = asMembers(set);
  while (sorted.length < items.length) {
    const next = items.findIndex(
      (_, i) => !taken.has(i) && [...(before[i] ?? [])].every((one) => taken.has(one)),
    );
    const member = items[next];
    if (member === undefined) return inThisOrder(world, orders.flat());
    taken.add(next);
    sorted.push(member);
  }
  return simplestSet({ kind: "members", ordered: true, items: sorted });
}

/** `value in set` */
export function isMember(world: World, set: AnySet, value: Value, span: Span): Truth {
  const { conditions } = world;
  if (isUnknown(value)) {
    const cases = world.operators.casesOf(value, span);
    return conditions.anyOf(
      cases.map((one) => conditions.both(one.when, isMember(world, set, one.value, span))),
    );
  }
  if (set.kind === "set") {
    const key = keyOf(value);
    return set.items.some((item) => item === value || keyOf(item) === key);
  }
  if (set.holds !== undefined && isElement(value)) return set.holds(value);
  const key = keyOf(value);
  return set.items.find(({ item }) => item === value || keyOf(item) === key)?.when ?? false;
}

/** Both have the same elements. */
export function equalSets(world: World, left: AnySet, right: AnySet): Truth {
  const { conditions } = world;
  const inRight = new Map<unknown, Condition | true>(
    asMembers(right).items.map(({ item, when }) => [keyOf(item), when]),
  );
  const parts: Truth[] = [];
  for (const { item, when } of asMembers(left).items) {
    const key = keyOf(item);
    parts.push(conditions.same(when, inRight.get(key) ?? false));
    inRight.delete(key);
  }
  for (const when of inRight.values()) parts.push(conditions.not(when));
  return conditions.allOf(parts);
}
