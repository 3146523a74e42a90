/** Sets of which it is to be found what is in them: each possible element with the condition on which it is in the set. */
import type { Condition } from "../condition.js";
import { orderToBeFound } from "../diagnostics/catalogue/ecp4111-order-to-be-found.js";
import type { Span } from "../text/span.js";
import { fault, notBuilt } from "./faults.js";
import type { Branch } from "./operators.js";
import {
  isUnknown,
  type Known,
  keyOf,
  type Member,
  type Members,
  type SetValue,
  type Truth,
  type Value,
} from "./value.js";
import type { World } from "./world.js";

export type AnySet = SetValue | Members;

export function asMembers(set: AnySet): Members {
  if (set.kind === "members") return set;
  return { ...set, kind: "members", items: set.items.map((item): Member => ({ item, when: true })) };
}

/** A known set where nothing of it is unknown. */
export function simplestSet(set: Members): AnySet {
  if (!set.items.every(({ when }) => when === true)) return set;
  const { ring, ordered, items } = set;
  const known: SetValue = { kind: "set", items: items.map(({ item }) => item), ordered };
  return ring === undefined ? known : { ...known, ring };
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

export function union(world: World, sets: readonly AnySet[]): AnySet {
  const gathered = new Gathered(world);
  for (const set of sets) for (const { item, when } of asMembers(set).items) gathered.add(item, when);
  return gathered.set(false);
}

/** The set of the branch whose condition holds. */
export function mergedMembers(world: World, branches: readonly Branch[], span: Span): AnySet {
  const [only, more] = branches;
  if (only?.when === true && more === undefined && isSet(only.value)) return only.value;
  const gathered = new Gathered(world);
  let ordered = branches.length > 0;
  const orders: (readonly Member[])[] = [];
  for (const { value, when } of branches) {
    if (typeof value !== "object" || (value.kind !== "set" && value.kind !== "members"))
      throw notBuilt(span, "this set");
    ordered &&= value.ordered;
    if (value.ring !== undefined) throw fault(orderToBeFound, span, {});
    const { items } = asMembers(value);
    orders.push(items);
    for (const member of items) gathered.add(member.item, world.conditions.both(when, member.when));
  }
  return ordered ? inCommonOrder(gathered.set(true), orders, span) : gathered.set(false);
}

const isSet = (value: Value): value is AnySet =>
  typeof value === "object" && (value.kind === "set" || value.kind === "members");

/** Of several orders one that agrees with all of them. */
function inCommonOrder(set: AnySet, orders: readonly (readonly Member[])[], span: Span): AnySet {
  const rank = new Map(asMembers(set).items.map(({ item }, i) => [keyOf(item), i]));
  const rankOf = ({ item }: Member): number => rank.get(keyOf(item)) ?? 0;
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
    if (member === undefined) throw fault(orderToBeFound, span, {});
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
