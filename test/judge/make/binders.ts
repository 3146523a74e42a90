/** Forms that bind names in an expression: `e for x in S, y in T where P` (R5, B9). */
import type { Sort, Value } from "../meaning/values.js";
import { type Meaning, type Node, spend, type World } from "../meaning/world.js";
import { partRelations, pluralOf, sortOfRelation } from "./elements/part-relations.js";
import { hasValue, isEverywhere } from "./elements/reading.js";
import { knowing, type Maker, type Scope, through, within } from "./maker.js";
import { goThrough, orderOf } from "./order.js";

export interface Binder {
  readonly names: readonly string[];
  readonly set: Node;
  /** The word between the set and what follows: ` with clue`. */
  readonly say: (set: string) => string;
  /** What the names stand for, one after the other. */
  readonly choices: (set: Value, world: World) => readonly (readonly Value[])[];
  readonly scope: Scope;
  /** Its elements come in an order that the language tells. */
  readonly orderly: boolean;
}

export interface BinderWish {
  readonly orderly?: boolean;
  /** Only cells are bound. */
  readonly cells?: boolean;
}

const singles = (set: Value): readonly (readonly Value[])[] =>
  (set as readonly Value[]).map((value) => [value]);

export function binder(m: Maker, scope: Scope, depth: number, wish: BinderWish = {}): Binder {
  const { random } = m;
  const name = m.name();
  const over = (set: Node, sort: Sort, orderly: boolean): Binder => {
    const order = sort === "cell" ? orderOf(set) : undefined;
    return {
      names: [name],
      set,
      say: (text) => `${name} in ${text}`,
      choices: (of, world) => {
        goThrough(world, order, of, [name]);
        return singles(of);
      },
      scope: through(scope, sort, order, name),
      orderly,
    };
  };
  const cells = (): Binder => {
    const set = random.oneIn(3) ? m.make("ordered", scope, depth) : m.make("cells", scope, depth);
    return over(set, "cell", true);
  };
  if (wish.cells === true) return cells();
  const guarded = m.layers.filter(
    (layer) =>
      layer.on.sort === "cell" && !isEverywhere(layer) && layer.kind !== "flag" && layer.kind !== "region",
  );
  const perhaps = m.layers.filter(
    (layer) => layer.on.sort === "cell" && layer.orNone && layer.kind === "number",
  );
  switch (random.below(15)) {
    case 0: {
      const [layer] = guarded.length + perhaps.length > 0 ? [random.one([...guarded, ...perhaps])] : [];
      if (layer === undefined) return cells();
      const of = cells();
      return {
        ...of,
        say: (text) => `${name} in ${text} with ${layer.name}`,
        choices: (set, world) =>
          of.choices(set, world).filter(([cell]) => hasValue(world, layer, cell as number)),
        scope: knowing(within(scope, "cell", name), `${name}.${layer.name}`),
      };
    }
    case 1: {
      if (depth <= 0) return cells();
      const other = m.name();
      const set = random.oneIn(2) ? m.make("ordered", scope, depth - 1) : m.make("cells", scope, depth - 1);
      const order = orderOf(set);
      return {
        names: [name, other],
        set,
        say: (text) => `${name}, ${other} in ${text}`,
        choices: (all, world) => {
          goThrough(world, order, all, [name, other]);
          return singles(all).flatMap(([a]) => singles(all).map(([b]) => [a, b]));
        },
        scope: through(scope, "cell", order, name, other),
        orderly: false,
      };
    }
    case 2: {
      const other = m.name();
      return {
        names: [name, other],
        set: m.make("links", scope, 0),
        say: (text) => `(${name}, ${other}) in ${text}`,
        choices: (set, { board }) =>
          (set as readonly number[]).flatMap((link) => {
            const ends = board.links[link];
            return ends === undefined ? [] : [ends, ends.toReversed()];
          }),
        scope: within(scope, "cell", name, other),
        orderly: false,
      };
    }
    case 3: {
      if (m.layers.every((layer) => layer.on.sort !== "link")) return cells();
      return over(m.make("links", scope, depth - 1), "link", false);
    }
    case 4: {
      if (m.layers.every((layer) => layer.on.sort !== "edge")) return cells();
      return over(m.make("edges", scope, depth - 1), "edge", false);
    }
    case 5: {
      if (m.layers.every((layer) => layer.on.sort !== "corner")) return cells();
      return over(m.make("corners", scope, depth - 1), "corner", false);
    }
    case 6: {
      const family = m.make("family", scope, depth - 1);
      return { ...over(family, "cells", false), names: [name] };
    }
    case 7: {
      // A list is gone through place by place, whatever stands there.
      const list = depth <= 0 ? undefined : m.make("list", scope, depth - 1);
      return list?.sure === true ? over(list, "number", true) : cells();
    }
    case 8: {
      const related = [...new Set(partRelations(m, scope).map(sortOfRelation))];
      if (related.length === 0) return cells();
      const sort = random.one(related);
      return over(m.make(pluralOf[sort], scope, depth - 1), sort, false);
    }
    default:
      return cells();
  }
}

/** One binder or two, a filter behind them, and what is asked of each choice. */
export interface Comprehension {
  readonly parts: readonly Node[];
  /** Which parts know the names. */
  readonly binds: { readonly names: readonly string[]; readonly in: readonly number[] };
  /** `for x in S where P`, from the texts of all parts. */
  readonly say: (texts: readonly string[]) => string;
  /** Calls `visit` with each choice for which the filter holds. */
  readonly run: (world: World, means: readonly Meaning<Value>[], visit: () => void) => void;
  readonly scope: Scope;
  /** Only the answer shows what it goes through. */
  readonly found: boolean;
  readonly constructs: readonly string[];
}

/** Parts are the sets, then the filter if there is one; what is asked of each choice is added behind them. */
export function comprehension(m: Maker, scope: Scope, depth: number, wish: BinderWish = {}): Comprehension {
  const first = binder(m, scope, depth, wish);
  const second =
    depth > 0 && wish.cells !== true && m.random.oneIn(8)
      ? binder(m, first.scope, depth - 1, { cells: true })
      : undefined;
  const binders = second === undefined ? [first] : [first, second];
  const inner = second?.scope ?? first.scope;
  const filter = m.random.oneIn(2) ? m.make("truth", inner, depth) : undefined;
  const sets = binders.map(({ set }) => set);
  const parts = filter === undefined ? sets : [...sets, filter];
  const names = binders.flatMap((one) => one.names);
  const at = sets.length;
  return {
    parts,
    binds: { names, in: Array.from({ length: parts.length + 1 }, (_, k) => k).filter((k) => k > 0) },
    say: (texts) => {
      const bound = binders.map((one, k) => one.say(texts[k] ?? "")).join(", ");
      return filter === undefined ? bound : `${bound} where ${texts[at]}`;
    },
    run: (world, means, visit) => {
      const go = (k: number): void => {
        const one = binders[k];
        if (one === undefined) {
          if (filter === undefined || means[at]?.(world) === true) visit();
          return;
        }
        for (const choice of one.choices(means[k]?.(world), world)) {
          spend(world);
          one.names.forEach((name, place) => {
            world.names[name] = choice[place];
          });
          go(k + 1);
        }
      };
      go(0);
    },
    scope: inner,
    found: parts.some((part) => part.found),
    constructs: second === undefined ? [] : ["two binders"],
  };
}
