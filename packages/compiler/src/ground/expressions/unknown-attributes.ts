/**
 * Attributes of sets and lists whose members are unknown. Any other attribute is worked out for each value that an argument may have
 * (attributes.ts).
 */

import type { AttributeId } from "../../builtins.js";
import type { Condition } from "../../condition.js";
import type { Span } from "../../text/span.js";
import { inReadingOrder } from "../reading-order.js";
import {
  type AnySet,
  type Entries,
  isElement,
  type Member,
  type Members,
  reversedWalk,
  type Truth,
  type Value,
} from "../value.js";
import { arithmetic, minus } from "../values/arithmetic.js";
import { extremeOf } from "../values/extremes.js";
import { asMembers, Gathered, inOrder, inThisOrder } from "../values/members.js";
import { countOf } from "../values/sums.js";
import { demand } from "../world/lacking.js";
import type { Branch } from "../world/operators.js";
import type { Space } from "../world/space.js";
import type { World } from "../world/world.js";

export interface AttributeContext {
  readonly world: World;
  readonly space: Space;
  readonly span: Span;
}

type OfSet = (given: AttributeContext, set: Members) => Value | undefined;

export const ofUnknownSets: Readonly<Partial<Record<AttributeId, OfSet>>> = {
  cells: (_, set) => set,
  size: (_, set) => set.count?.() ?? countOf(set.items.map(({ when }) => when)),
  length: (given, { items }) =>
    arithmetic(given.world, "-", countOf(items.map(({ when }) => when)), 1, {
      left: given.span,
      right: given.span,
      whole: given.span,
    }),
  first: (given, set) => endOf(given, inOwnOrder(set)),
  last: (given, set) => endOf(given, [...inOwnOrder(set)].reverse()),
  exits: exitsOf,
  width: (given, set) => extentIn(given, set, given.space.board.columnOf),
  height: (given, set) => extentIn(given, set, given.space.board.rowOf),
  reversed: (given, set) => {
    const turned = inThisOrder(given.world, [...inOrder(set)].reverse());
    if (set.isSomeRing) return { ...asMembers(turned), isSomeRing: true };
    return set.walk === undefined ? turned : { ...asMembers(turned), walk: reversedWalk(set.walk) };
  },
};

function extentIn(given: AttributeContext, set: Members, numberOf: (cell: number) => number): Value {
  demand(given.space.board, "extent", given.span);
  return extent(given, set, numberOf);
}

type OfList = (given: AttributeContext, list: Entries) => Value | undefined;

export const ofUnknownLists: Readonly<Partial<Record<AttributeId, OfList>>> = {
  size: (_, { items }) => countOf(items.map(({ when }) => when)),
  first: (given, { items }) => endOfList(given, items),
  last: (given, { items }) => endOfList(given, [...items].reverse()),
  reversed: (_, list) => ({ ...list, items: [...list.items].reverse() }),
};

/** A set of cells without an order of its own is taken in reading order. */
const inOwnOrder = (set: Members): readonly Member[] =>
  set.ordered ? inOrder(set) : inReadingOrder(set.items, ({ item }) => item);

function endOf(given: AttributeContext, items: readonly Member[]): Value {
  return endOfList(
    given,
    items.map(({ item, when }) => ({ value: item, when })),
  );
}

/** The first that is there. */
function endOfList({ world, span }: AttributeContext, items: Entries["items"]): Value {
  const { conditions } = world;
  const branches: Branch[] = [];
  let open: Truth = true;
  for (const { value, when } of items) {
    const here = conditions.both(open, when);
    if (here !== false) branches.push({ when: here, value });
    open = conditions.kept([open, conditions.not(when)]);
    if (open === false) break;
  }
  return world.operators.merged(branches, span);
}

/** Links of which one end is in the set, and the other is not. */
function exitsOf({ world, space }: AttributeContext, set: Members): AnySet {
  const { conditions } = world;
  const inside = new Map<number, Condition | true>();
  for (const { item, when } of set.items) if (isElement(item)) inside.set(item.index, when);
  const gathered = new Gathered(world);
  const seen = new Set<number>();
  for (const [cell, when] of inside)
    for (const other of space.board.neighbours(cell)) {
      const link = space.board.linkBetween(cell, other);
      if (link === undefined || seen.has(link)) continue;
      seen.add(link);
      gathered.add(
        space.places.link.at(link),
        conditions.not(conditions.same(when, inside.get(other) ?? false)),
      );
    }
  const found = asMembers(gathered.set(false)).items;
  return { kind: "members", items: inReadingOrder(found, ({ item }) => item), ordered: false };
}

/** The number of rows, or columns, from the first to the last; 0 for an empty set. */
function extent({ world, span }: AttributeContext, set: Members, of: (cell: number) => number): Value {
  const entries = set.items.flatMap(({ item, when }) =>
    isElement(item) ? [{ value: of(item.index), when }] : [],
  );
  const [least, most] = [extremeOf(entries, false), extremeOf(entries, true)];
  if (least === undefined || most === undefined) return 0;
  const spans = { left: span, right: span, whole: span };
  const steps = arithmetic(world, "-", most, least, spans);
  const there = world.conditions.anyOf(entries.map(({ when }) => when));
  const size = arithmetic(world, "-", steps, minus(world, 0, 1, span), spans);
  if (there === true) return size;
  const none = world.conditions.not(there);
  return world.operators.merged(
    [
      ...(there === false ? [] : [{ when: there, value: size }]),
      ...(none === false ? [] : [{ when: none, value: 0 }]),
    ],
    span,
  );
}
