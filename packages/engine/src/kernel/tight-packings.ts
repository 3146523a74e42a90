/**
 * Counts that just fit: where at most m of a large set may hold, and disjoint small sets in it each need some, m in all, every small set has no more
 * than it needs, and nothing else of the large set holds. "At most 16 of 64 cells are white, and one at least of every four in a row" says that of
 * each quarter of a row, and of each quarter of a column.
 *
 * Clauses learned from single rows need very many steps to see that (it is the pigeonhole principle; Haken 1985). *Measured* on a real shading of
 * 8x8 cells, 120000 conflicts without it, and none with it; on one of 12x12, no end, and 11. Where nothing fits it took 0.1 ms.
 *
 * The large sets are disjoint sums, of which those are left out that allow more than the small sets in them need; small sets are packed greedily,
 * in the order in which they were posted (so those of one rule first), and again with those first that were left over. A packing that is found follows from
 * the rows there are; what a greedy packing misses is left to the search.
 * Cost: O(entries) a round, nothing where there are no large sums.
 */
import { LARGE_SET, PACKING_ROUNDS, WORTH_PACKING } from "../thresholds.js";
import { at, at8 } from "./indexing.js";
import type { Lists, Rows, Sums } from "./rows.js";

/** Exactly so many of the literals hold. */
export interface Exact {
  readonly literals: readonly number[];
  readonly count: number;
}

interface LargeSet {
  readonly literals: readonly number[];
  readonly most: number;
}

interface SmallSet {
  readonly literals: readonly number[];
  readonly least: number;
}

export function tightPackings(model: Rows): readonly Exact[] {
  const { variableCount, units, sums } = model;
  /** By literal, the large set that holds it, or -1. */
  const owner = new Int32Array(2 * variableCount).fill(-1);
  const large = disjointLargeSets(sums, owner);
  if (large.length === 0) return [];
  const value = new Int8Array(2 * variableCount);
  for (const literal of units) {
    value[literal] = 1;
    value[literal ^ 1] = -1;
  }
  const small = smallSets(model, (literals, from, to, flipped, least) =>
    heldSet(literals, from, to, flipped, least, owner, value),
  );
  const found: Exact[] = [];
  const used = new Set<SmallSet>();
  for (let round = 0; round < PACKING_ROUNDS; round++) {
    const packed = disjointSmallSets([...small.filter((set) => !used.has(set)), ...used], owner.length);
    if (packed.every((set) => used.has(set))) break;
    for (const set of packed) used.add(set);
    found.push(...exactSets(large, packed, owner));
  }
  return found;
}

/** Those of the longest sums first. None where no sum is worthwhile, before anything is made of the others. */
function disjointLargeSets(sums: Sums, owner: Int32Array): readonly LargeSet[] {
  const rows: number[] = [];
  let longest = 0;
  for (let row = 0; row < sums.count; row++) {
    const n = sizeOf(sums, row);
    if (n < LARGE_SET || !isPlain(sums, row)) continue;
    rows.push(row);
    if (n > longest) longest = n;
  }
  if (longest < WORTH_PACKING) return [];
  rows.sort((a, b) => sizeOf(sums, b) - sizeOf(sums, a));
  const kept: LargeSet[] = [];
  const keep = (row: number, flipped: 0 | 1, most: number): void => {
    const [from, to] = [at(sums.start, row), at(sums.start, row + 1)];
    for (let k = from; k < to; k++) if (at(owner, at(sums.items, k) ^ flipped) >= 0) return;
    for (let k = from; k < to; k++) owner[at(sums.items, k) ^ flipped] = kept.length;
    kept.push({ literals: [...sums.items.subarray(from, to)].map((literal) => literal ^ flipped), most });
  };
  for (const row of rows) {
    const n = sizeOf(sums, row);
    if (at(sums.hi, row) < n) keep(row, 0, at(sums.hi, row));
    if (at(sums.lo, row) > 0) keep(row, 1, n - at(sums.lo, row));
  }
  return kept;
}

/** Treats the row "at least `least` of the literals", each of them negated if `flipped` is 1. Undefined if some of them are in no large set. */
type Hold = (
  items: Int32Array,
  from: number,
  to: number,
  flipped: 0 | 1,
  least: number,
) => SmallSet | undefined;

function smallSets({ sums, clauses, atMostOnes }: Rows, hold: Hold): SmallSet[] {
  const all: SmallSet[] = [];
  const add = ({ start, items }: Lists, row: number, flipped: 0 | 1, least: number): void => {
    const [from, to] = [at(start, row), at(start, row + 1)];
    const set = to - from < LARGE_SET && least > 0 ? hold(items, from, to, flipped, least) : undefined;
    if (set !== undefined) all.push(set);
  };
  for (let row = 0; row < sums.count; row++) {
    if (!isPlain(sums, row)) continue;
    add(sums, row, 0, at(sums.lo, row));
    add(sums, row, 1, sizeOf(sums, row) - at(sums.hi, row));
  }
  for (let row = 0; row < clauses.count; row++) add(clauses, row, 0, 1);
  for (let row = 0; row < atMostOnes.count; row++) add(atMostOnes, row, 1, sizeOf(atMostOnes, row) - 1);
  return all;
}

/** Without the literals whose value is known. */
function heldSet(
  items: Int32Array,
  from: number,
  to: number,
  flipped: 0 | 1,
  least: number,
  owner: Int32Array,
  value: Int8Array,
): SmallSet | undefined {
  let needed = least;
  for (let k = from; k < to; k++) {
    const literal = at(items, k) ^ flipped;
    if (at8(value, literal) > 0) needed--;
    else if (at8(value, literal) === 0 && at(owner, literal) < 0) return undefined;
  }
  if (needed <= 0) return undefined;
  const literals: number[] = [];
  for (let k = from; k < to; k++) {
    const literal = at(items, k) ^ flipped;
    if (at8(value, literal) === 0) literals.push(literal);
  }
  return { literals, least: needed };
}

const sizeOf = ({ start }: Lists, row: number): number => at(start, row + 1) - at(start, row);

/** Weights fall along a row. */
const isPlain = ({ start, weights }: Sums, row: number): boolean => at(weights, at(start, row)) === 1;

function disjointSmallSets(sets: readonly SmallSet[], literalCount: number): readonly SmallSet[] {
  const taken = new Uint8Array(literalCount);
  return sets.filter(({ literals }) => {
    if (literals.some((literal) => taken[literal] === 1)) return false;
    for (const literal of literals) taken[literal] = 1;
    return true;
  });
}

function exactSets(
  large: readonly LargeSet[],
  packed: readonly SmallSet[],
  owner: Int32Array,
): readonly Exact[] {
  const held = packed.map(({ literals }) => [...new Set(literals.map((literal) => at(owner, literal)))]);
  const kept = worthKeeping(large, packed, held);
  const found: Exact[] = [];
  for (const together of hangingTogether(large.length, kept, held)) {
    const sets = packed.filter((_, s) => held[s]?.every((l) => together.has(l)));
    const needed = sets.reduce((sum, { least }) => sum + least, 0);
    const most = [...together].reduce((sum, l) => sum + (large[l]?.most ?? 0), 0);
    if (needed < most) continue;
    found.push(...sets.map(({ literals, least }) => ({ literals, count: least })));
    const within = new Set(sets.flatMap(({ literals }) => literals));
    const rest = [...together]
      .flatMap((l) => large[l]?.literals ?? [])
      .filter((literal) => !within.has(literal));
    found.push({ literals: rest, count: most - needed });
  }
  return found;
}

/** The large sets without those that allow more than the small sets that touch them need. */
function worthKeeping(
  large: readonly LargeSet[],
  packed: readonly SmallSet[],
  held: readonly (readonly number[])[],
): ReadonlySet<number> {
  const kept = new Set(large.keys());
  for (let before = -1; before !== kept.size; ) {
    before = kept.size;
    const needed = new Int32Array(large.length);
    held.forEach((by, s) => {
      if (by.every((l) => kept.has(l)))
        for (const l of by) needed[l] = at(needed, l) + (packed[s]?.least ?? 0);
    });
    large.forEach(({ most }, l) => {
      if (at(needed, l) < most) kept.delete(l);
    });
  }
  return kept;
}

/** The kept large sets, in groups that share no small set. */
function hangingTogether(
  count: number,
  kept: ReadonlySet<number>,
  held: readonly (readonly number[])[],
): readonly ReadonlySet<number>[] {
  const group = Int32Array.from({ length: count }, (_, l) => l);
  for (const by of held) {
    const [first = 0] = by;
    if (!by.every((l) => kept.has(l))) continue;
    const goal = at(group, first);
    const merged = new Set(by.map((l) => at(group, l)));
    for (let l = 0; l < count; l++) if (merged.has(at(group, l))) group[l] = goal;
  }
  const groups = new Map<number, Set<number>>();
  for (const l of kept) groups.set(at(group, l), (groups.get(at(group, l)) ?? new Set()).add(l));
  return [...groups.values()];
}
