/**
 * Regions of a division of which each is known by one place of its own, its root: every place is in the region of one root. Which regions a place
 * can be in, by what is said of all that a region holds ("a galaxy, turned half round, covers itself"), before a label is made for any: of 418 cells
 * and 94 roots it leaves some 3,000 pairs of 39,000.
 *
 * Taken away are only pairs that no answer has, each for one of these reasons:
 * - what is said of the places of a region cannot hold of the place; or it asks for another place in the same region, which that cannot hold. It
 *   is said of the region that holds `of`, so it is asked of a region only once `of` is known to be in it;
 * - a region is connected and holds its root: a place that cannot be reached from there through places that it may hold is not in it;
 * - two places that are said to be in one region, of which it cannot hold one;
 * - a place that only one region may hold is in that one, and so is what is asked for with it: no other region holds them.
 */

export interface OwnRegions {
  /** By region: 1 where it may hold the place. Changed. */
  readonly may: readonly Uint8Array[];
  /** By region: the place that it is known by. */
  readonly roots: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
  readonly said: readonly Said[];
  /** Places that are in one region, whichever it is. */
  readonly together: readonly Together[];
}

/** Said of every place in the region that holds `of`. */
export interface Said {
  readonly of: number;
  /** False: it cannot be there; else what is in one region if it is. */
  readonly asks: (place: number) => Asked;
}

export type Asked = false | readonly Together[];

type Together = readonly [number, number];

const NO_REGION = -1;

interface State extends OwnRegions {
  /** By place: the region that is known to hold it, or NO_REGION. */
  readonly holder: Int32Array;
  /** By region: what is said of what it holds. */
  readonly saidOf: readonly Said[][];
  /** By region: 1 where something has changed that what it can reach hangs on. */
  readonly open: Uint8Array;
  readonly spend: (steps: number) => void;
}

/** False where a place, or a root, has no region left: there is no answer, and whoever asked had better say it in other words. */
export function narrowRegions(regions: OwnRegions, spend: (steps: number) => void): boolean {
  const { may, roots, neighbours, together } = regions;
  const state: State = {
    ...regions,
    holder: new Int32Array(neighbours.length).fill(NO_REGION),
    saidOf: roots.map(() => []),
    open: new Uint8Array(roots.length).fill(1),
    spend,
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let region = 0; region < roots.length; region++)
      if (state.open[region] === 1) changed = reach(state, region) || changed;
    for (const [a, b] of together)
      may.forEach((own, region) => {
        if (own[a] === own[b]) return;
        own[a] = 0;
        own[b] = 0;
        state.open[region] = 1;
        changed = true;
      });
    if (roots.some((root, region) => may[region]?.[root] !== 1)) return false;
    const settled = settle(state);
    if (settled === "nothing left") return false;
    changed = changed || settled === "changed";
  }
  return true;
}

/** What the region may hold is what can be reached in it, and agrees with what is said of it. Whether something was taken away. */
function reach(state: State, region: number): boolean {
  const { roots, neighbours, spend } = state;
  const own = state.may[region] ?? new Uint8Array();
  const reached = new Uint8Array(own.length);
  let changed = false;
  for (let again = true; again; ) {
    reached.fill(0);
    const waiting: number[] = [];
    again = meet(state, region, reached, waiting, roots[region] ?? 0);
    for (const place of waiting)
      for (const next of neighbours[place] ?? [])
        again = meet(state, region, reached, waiting, next) || again;
    spend(waiting.length + 1);
    for (let place = 0; place < own.length; place++) {
      if (own[place] !== 1 || reached[place] === 1) continue;
      own[place] = 0;
      again = true;
    }
    changed ||= again;
  }
  state.open[region] = 0;
  return changed;
}

/** A place that can be reached if it may be held is to be gone on from; whether it is taken away, since it may not. */
function meet(state: State, region: number, reached: Uint8Array, waiting: number[], place: number): boolean {
  const own = state.may[region];
  if (own === undefined || own[place] !== 1 || reached[place] === 1) return false;
  if (!agrees(state, region, own, place)) {
    own[place] = 0;
    return true;
  }
  reached[place] = 1;
  waiting.push(place);
  return false;
}

/** Whether the region may hold the place, as far as is said of it and of what else it may hold. */
function agrees({ saidOf, holder }: State, region: number, own: Uint8Array, place: number): boolean {
  const isIn = (one: number): boolean => one === place || holder[one] === region;
  for (const { asks } of saidOf[region] ?? []) {
    const asked = asks(place);
    if (asked === false) return false;
    for (const [a, b] of asked) {
      if (own[a] !== 1 && isIn(b)) return false;
      if (own[b] !== 1 && isIn(a)) return false;
    }
  }
  return true;
}

/** Finds places that only one region may hold, and takes what goes with them from all others. */
function settle(state: State): "changed" | "same" | "nothing left" {
  const { may, neighbours, holder, said, saidOf, open, spend } = state;
  let changed = false;
  spend(may.length);
  const { count, last } = holders(state);
  for (let place = 0; place < neighbours.length; place++) {
    if (holder[place] !== NO_REGION) continue;
    if (count[place] === 0) return "nothing left";
    if (count[place] !== 1) continue;
    const region = last[place] ?? NO_REGION;
    holder[place] = region;
    open[region] = 1;
    for (const one of said) if (one.of === place) saidOf[region]?.push(one);
    changed = true;
  }
  for (let place = 0; place < neighbours.length; place++) {
    const region = holder[place] ?? NO_REGION;
    for (const { asks } of saidOf[region] ?? []) {
      const asked = asks(place);
      if (asked === false) continue;
      for (const [a, b] of asked)
        for (const [held, other] of [
          [a, b],
          [b, a],
        ] as const)
          if (holder[held] === region && onlyIn(state, region, other)) changed = true;
    }
  }
  return changed ? "changed" : "same";
}

/** By place: how many regions may hold it, and the last of them. */
function holders({ may, neighbours }: State): { readonly count: Int32Array; readonly last: Int32Array } {
  const count = new Int32Array(neighbours.length);
  const last = new Int32Array(neighbours.length).fill(NO_REGION);
  for (let region = 0; region < may.length; region++) {
    const own = may[region] ?? new Uint8Array();
    for (let place = 0; place < own.length; place++) {
      if (own[place] !== 1) continue;
      count[place] = (count[place] ?? 0) + 1;
      last[place] = region;
    }
  }
  return { count, last };
}

/** Whether some other region might have held the place. */
function onlyIn({ may, open }: State, region: number, place: number): boolean {
  let changed = false;
  may.forEach((own, other) => {
    if (other === region || own[place] !== 1) return;
    own[place] = 0;
    open[other] = 1;
    changed = true;
  });
  return changed;
}
