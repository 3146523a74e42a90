/** Lists and bags of which entries, or whether they are there, are to be found. */
import type { Condition } from "../../condition.js";
import type { Span } from "../../text/span.js";
import {
  bagWith,
  type Case,
  type Entries,
  type Entry,
  isUnknown,
  type Known,
  keyOf,
  type Truth,
  type Value,
} from "../value.js";
import type { Branch } from "../world/operators.js";
import type { World } from "../world/world.js";
import { presence } from "./presence.js";
import { placesOfRuns } from "./runs.js";

/** The entries of a list or bag, known or not. */
export function asEntries(value: Value): Entries | undefined {
  if (typeof value !== "object") return undefined;
  if (value.kind === "entries") return value;
  if (value.kind !== "list" && value.kind !== "bag") return undefined;
  return {
    kind: "entries",
    of: value.kind,
    items: value.items.map((item): Entry => ({ value: item, when: true })),
  };
}

/** The places of a list that is to be found; those of several lists one after the other, where one of these is there. */
export function listToBeFound(world: World, value: Value, span: Span): Entries | undefined {
  if (!isUnknown(value)) return undefined;
  if (value.kind === "entries") return value;
  const items = (value.kind === "runs" ? placesOfRuns(world, value) : undefined) ?? placesOfCases();
  return { kind: "entries", of: "list", items };

  function placesOfCases(): readonly Entry[] {
    return world.operators
      .casesOf(value, span)
      .flatMap(({ value: list, when }): readonly Entry[] =>
        typeof list === "object" && list.kind === "list"
          ? list.items.map((item): Entry => ({ value: item, when }))
          : [],
      );
  }
}

/** The same values, in whatever order. */
export function bagOf(value: Value): Value {
  if (typeof value !== "object") return value;
  switch (value.kind) {
    case "list":
      return bagWith(value.items);
    case "entries":
    case "runs":
      return { ...value, of: "bag" };
    case "cases":
      return {
        kind: "cases",
        cases: value.cases.flatMap(({ value: one, when }): Case[] => {
          const same = bagOf(one);
          return isUnknown(same) ? [] : [{ value: same, when }];
        }),
      };
    default:
      return value;
  }
}

const isComplete = (list: Entries): boolean => list.items.every(({ when }) => when === true);

/** Two lists have the same entries in the same places; two bags have each value equally often. */
export function equalLists(world: World, left: Entries, right: Entries, span: Span): Truth {
  if (left.of !== right.of) return false;
  if (left.of === "bag") return equalBags(world, left, right, span);
  if (!isComplete(left) || !isComplete(right)) return equalByPlaces(world, left, right, span);
  if (left.items.length !== right.items.length) return false;
  return world.conditions.allOf(
    left.items.map(({ value }, i) =>
      world.operators.compare(value, "=", right.items[i]?.value ?? false, span),
    ),
  );
}

function equalBags(world: World, left: Entries, right: Entries, span: Span): Truth {
  const { conditions } = world;
  const byKey = new Map<unknown, { readonly left: Truth[]; readonly right: Truth[] }>();
  const take = (list: Entries, side: "left" | "right"): void => {
    for (const entry of list.items)
      for (const { value, when } of world.operators.casesOf(entry.value, span)) {
        const key = keyOf(value);
        const both = byKey.get(key) ?? { left: [], right: [] };
        byKey.set(key, both);
        both[side].push(conditions.both(entry.when, when));
      }
  };
  take(left, "left");
  take(right, "right");
  // An absent value is in no bag that equals another.
  const there = [...left.items, ...right.items].map(({ value, when }) =>
    conditions.implies(when, presence(world, value)),
  );
  return conditions.allOf([
    ...there,
    ...[...byKey.values()].map((both) => {
      const held = both.right.length;
      // As many here as there: those here, and those that are not there, are as many as there are there.
      return conditions.counted(
        [...both.left, ...both.right.map((truth) => conditions.not(truth))],
        [[held, held]],
      );
    }),
  ]);
}

/** The lists of entries that may be missing are compared where each entry stands among those that are there. */
function equalByPlaces(world: World, left: Entries, right: Entries, span: Span): Truth {
  const { conditions } = world;
  const a = withPlaces(world, left);
  const b = withPlaces(world, right);
  const parts: Truth[] = [];
  a.sizes.forEach((when, size) => {
    parts.push(conditions.implies(when, b.sizes[size] ?? false));
  });
  for (const x of a.entries)
    for (const y of b.entries)
      for (const [place, here] of x.places.entries()) {
        const together = conditions.both(here, y.places[place] ?? false);
        if (together !== false)
          parts.push(conditions.implies(together, world.operators.compare(x.value, "=", y.value, span)));
      }
  return conditions.allOf(parts);
}

/** For each entry, the condition on which it is there with so many before it. */
function withPlaces(world: World, list: Entries) {
  const { conditions } = world;
  const before: Truth[] = [];
  const entries = list.items.map(({ value, when }) => {
    const places = Array.from({ length: before.length + 1 }, (_, place) =>
      conditions.both(when, conditions.counted(before, [[place, place]])),
    );
    before.push(when);
    return { value, places };
  });
  const sizes = Array.from({ length: before.length + 1 }, (_, size) =>
    conditions.counted(before, [[size, size]]),
  );
  return { entries, sizes };
}

/** The entry in a place, from 1, of a list of which entries may be missing. */
export function entryAt(world: World, list: Entries, place: number, span: Span): Value | undefined {
  if (isComplete(list)) return list.items[place - 1]?.value;
  const { entries } = withPlaces(world, list);
  const branches = entries.flatMap(({ value, places }): Branch[] => {
    const when = places[place - 1] ?? false;
    return when === false ? [] : [{ when, value }];
  });
  return world.operators.merged(branches, span);
}

/** Branches that are lists become one list: of one length entry by entry, else one after the other, of which one is there. */
export function mergedLists(
  world: World,
  branches: readonly { readonly list: Entries; readonly when: Condition | true }[],
  span: Span,
): Value {
  const { conditions } = world;
  const [first] = branches;
  const of = first?.list.of ?? "list";
  const size = first?.list.items.length ?? 0;
  if (branches.some(({ list }) => !isComplete(list) || list.items.length !== size))
    return {
      kind: "entries",
      of,
      items: branches.flatMap(({ list, when }) =>
        list.items.flatMap((entry): Entry[] => {
          const here = conditions.both(when, entry.when);
          return here === false ? [] : [{ value: entry.value, when: here }];
        }),
      ),
    };
  return {
    kind: "entries",
    of,
    items: Array.from({ length: size }, (_, i) => ({
      when: true,
      value: world.operators.merged(
        branches.flatMap(({ list, when }): Branch[] => {
          const entry = list.items[i];
          return entry === undefined ? [] : [{ when, value: entry.value }];
        }),
        span,
      ),
    })),
  };
}

/** A list, known where all of it is. */
export function listFrom(items: readonly Entry[]): Value {
  const known: Known[] = [];
  for (const { value, when } of items) {
    if (when !== true || isUnknown(value)) return { kind: "entries", of: "list", items };
    known.push(value);
  }
  return { kind: "list", items: known };
}
