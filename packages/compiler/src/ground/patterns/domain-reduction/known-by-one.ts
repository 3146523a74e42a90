/**
 * Finds out which regions each place can be in, for a division whose regions are each known by one place of their own, the root: every
 * place is in the region of one root. The conditions on all places of a region ("a galaxy, turned half round, covers itself") decide this
 * before any label is made: of 418 cells and 94 roots they leave some 3,000 pairs of 39,000.
 *
 * Only pairs that no answer has are removed, each for one of these reasons:
 * - A condition on the places of a region cannot hold for the place, or it asks for another place in the same region, and the region cannot
 *   hold that one. The condition is about the region that holds `of`, so it applies to a region only once `of` is known to be in it.
 * - A region is connected and holds its root. A place is not in the region if it cannot be reached from the root through places that the
 *   region may hold, in fewer steps than the region may hold places.
 * - Two places are said to be in one region, and the region cannot hold one of them.
 * - A place that only one region may hold is in that region, and so are the places that it asks for: no other region holds them.
 */
import { addTo } from "../../../maps.js";

export interface OwnRegions {
  /** By region: 1 where it may hold the place. Changed. */
  readonly may: readonly Uint8Array[];
  /** By region: the place that it is known by. */
  readonly roots: readonly number[];
  /** By region: how many places it holds at most. */
  readonly most: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
  readonly said: readonly RegionAssertion[];
  /** Places that are in one region, whichever it is. */
  readonly together: readonly Together[];
}

/** A condition on every place in the region that holds `of`. */
export interface RegionAssertion {
  readonly of: number;
  /** False: it cannot be there; else what is in one region if it is. */
  readonly asks: (place: number) => Demanded;
}

export type Demanded = false | readonly Together[];

type Together = readonly [number, number];

const NO_REGION = -1;

interface State extends OwnRegions {
  /** By place: those that are in its region. */
  readonly mates: ReadonlyMap<number, readonly number[]>;
  readonly saidBy: ReadonlyMap<number, readonly RegionAssertion[]>;
  /** By place: the region that is known to hold it, or NO_REGION. */
  readonly holder: Int32Array;
  /** By region: what is said of what it holds. */
  readonly saidOf: readonly RegionAssertion[][];
  /** By region: 1 where something has changed that what it can reach depends on. */
  readonly open: Uint8Array;
  /** By region: 1 if more places are known to be in it, and the consequences for other regions have not been drawn yet. */
  readonly fresh: Uint8Array;
  /** By region: what it could reach when that was last asked; nothing before. */
  readonly held: (readonly number[])[];
  /** By place: how many of these lists it is in. */
  readonly count: Int32Array;
  /** By place: the sum of the numbers of these regions; of one alone that is the one. */
  readonly sum: Int32Array;
  readonly spend: (steps: number) => void;
}

/**
 * By region: the places that it may hold. Undefined if a place, or a root, has no region left: then there is no answer, and the caller should
 * state the rules in the usual way.
 */
export function reduceRegions(
  regions: OwnRegions,
  spend: (steps: number) => void,
): readonly (readonly number[])[] | undefined {
  const { roots, neighbours, together, said } = regions;
  const places = neighbours.length;
  const state: State = {
    ...regions,
    mates: listed(together.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])),
    saidBy: listed(said.map((one) => [one.of, one] as const)),
    holder: new Int32Array(places).fill(NO_REGION),
    saidOf: roots.map(() => []),
    open: new Uint8Array(roots.length),
    fresh: new Uint8Array(roots.length),
    held: roots.map(() => []),
    count: new Int32Array(places),
    sum: new Int32Array(places),
    spend,
  };
  roots.forEach((root, region) => {
    hold(state, root, region);
  });
  while (state.open.includes(1)) {
    takeFromOthers(state);
    for (let region = 0; region < roots.length; region++)
      if (state.open[region] === 1 && !reach(state, region)) return undefined;
    if (!settle(state)) return undefined;
  }
  return state.held;
}

function listed<Value>(
  entries: readonly (readonly [number, Value])[],
): ReadonlyMap<number, readonly Value[]> {
  const lists = new Map<number, Value[]>();
  for (const [key, value] of entries) {
    addTo(lists, key, value);
  }
  return lists;
}

/** The place is known to be in the region. */
function hold({ holder, open, fresh, saidBy, saidOf }: State, place: number, region: number): void {
  holder[place] = region;
  open[region] = 1;
  fresh[region] = 1;
  saidOf[region]?.push(...(saidBy.get(place) ?? []));
}

/** Leaves to the region the cells that can be reached in it and agree with what is said of it. False where there are none. */
function reach(state: State, region: number): boolean {
  const { count, sum, held, open } = state;
  const own = state.may[region] ?? new Uint8Array();
  let size = 0;
  for (const place of held[region] ?? []) {
    if (own[place] === 1) size++;
    count[place] = (count[place] ?? 0) - 1;
    sum[place] = (sum[place] ?? 0) - region;
  }
  let now = spread(state, region, own);
  // Places that are left may have asked for places that are gone.
  while (now.length !== size) {
    size = now.length;
    now = spread(state, region, own);
  }
  for (const place of now) {
    count[place] = (count[place] ?? 0) + 1;
    sum[place] = (sum[place] ?? 0) + region;
  }
  held[region] = now;
  open[region] = 0;
  return now.length > 0;
}

/** The places that can be reached from the root, nearest first, through others that agree with what the region may hold. It may hold nothing else then. */
function spread(state: State, region: number, own: Uint8Array): readonly number[] {
  const { neighbours } = state;
  const most = state.most[region] ?? 0;
  const reached = new Uint8Array(own.length);
  const waiting: number[] = [];
  const meet = (place: number): void => {
    if (agrees(state, region, own, place)) {
      reached[place] = 1;
      waiting.push(place);
    } else own[place] = 0;
  };
  const root = state.roots[region] ?? 0;
  if (own[root] === 1) meet(root);
  let ring = waiting.length;
  for (let at = 0, size = 1; at < waiting.length; at++) {
    if (at === ring) {
      ring = waiting.length;
      size++;
    }
    if (size >= most) break;
    for (const next of neighbours[waiting[at] ?? 0] ?? [])
      if (own[next] === 1 && reached[next] !== 1) meet(next);
  }
  own.set(reached);
  state.spend(waiting.length + 1);
  return waiting;
}

/** Decides whether the region may hold the place, by the conditions on the place and on the other places that the region may hold. */
function agrees({ saidOf, holder, mates }: State, region: number, own: Uint8Array, place: number): boolean {
  for (const mate of mates.get(place) ?? []) if (own[mate] !== 1) return false;
  for (const { asks } of saidOf[region] ?? []) {
    const asked = asks(place);
    if (asked === false) return false;
    for (const [a, b] of asked) {
      if (own[a] !== 1 && (b === place || holder[b] === region)) return false;
      if (own[b] !== 1 && (a === place || holder[a] === region)) return false;
    }
  }
  return true;
}

/** Finds places that only one region may hold. False where a place has none. */
function settle(state: State): boolean {
  const { neighbours, holder, count, sum } = state;
  for (let place = 0; place < neighbours.length; place++) {
    if (holder[place] !== NO_REGION) continue;
    if (count[place] === 0) return false;
    if (count[place] === 1) hold(state, place, sum[place] ?? NO_REGION);
  }
  return true;
}

/** Takes what goes with places that are known to be in a region from all others. */
function takeFromOthers(state: State): void {
  const { may, neighbours, holder, saidOf, fresh, spend } = state;
  spend(may.length);
  for (let place = 0; place < neighbours.length; place++) {
    const region = holder[place] ?? NO_REGION;
    if (fresh[region] !== 1) continue;
    for (const { asks } of saidOf[region] ?? [])
      for (const [a, b] of asks(place) || []) {
        if (holder[a] === region) onlyIn(state, region, b);
        if (holder[b] === region) onlyIn(state, region, a);
      }
  }
  fresh.fill(0);
}

/** No other region holds the place. */
function onlyIn({ may, holder, open }: State, region: number, place: number): void {
  if (holder[place] === region) return;
  for (let other = 0; other < may.length; other++) {
    const own = may[other];
    if (other === region || own?.[place] !== 1) continue;
    own[place] = 0;
    open[other] = 1;
  }
}
