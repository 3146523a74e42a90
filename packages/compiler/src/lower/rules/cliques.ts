/**
 * "Not both 3 here", said of many pairs of cells (neighbours round a corner, cells near each other in a line), as few counts of more cells: one at
 * most of all that exclude each other pairwise. Pairs about which a larger count (each number once in a room) says the same are left out.
 *
 * The cliques are grown greedily, from the first pair not yet said: all pairs stay said, and which counts there are follows from the order of the
 * constraints alone. Cost: for each pair, the neighbours of one of its cells times the size of the clique.
 */
import type { Count, Ground, GroundVariableId, Term, ValueCode } from "../../ground.js";
import { addTo } from "../../maps.js";

/** For one value: what excludes what. */
interface Exclusions {
  readonly with: Map<GroundVariableId, GroundVariableId[]>;
  /** By pair, whether it is said already. */
  readonly said: Map<number, boolean>;
}

/** The same in either order. */
type PairKey = (a: GroundVariableId, b: GroundVariableId) => number;

export function mergePairs(
  { variables }: Pick<Ground, "variables">,
  counts: readonly Count[],
): readonly Count[] {
  const keyOf: PairKey = (a, b) => (a < b ? a * variables.length + b : b * variables.length + a);
  const values = counts.map(valueOfPair);
  const byValue = new Map<ValueCode, Exclusions>();
  counts.forEach((count, i) => {
    const value = values[i];
    if (value !== undefined) exclude(byValue, keyOf, value, count);
  });
  if (byValue.size === 0) return counts;
  for (const count of counts) leaveOut(byValue, keyOf, count);
  const merged: Count[] = [];
  counts.forEach((count, i) => {
    const value = values[i];
    const exclusions = value === undefined ? undefined : byValue.get(value);
    if (exclusions === undefined) merged.push(count);
    else {
      const clique = unsaidClique(exclusions, keyOf, count);
      if (clique !== undefined) merged.push(clique);
    }
  });
  return merged;
}

function exclude(byValue: Map<ValueCode, Exclusions>, keyOf: PairKey, value: ValueCode, count: Count): void {
  let exclusions = byValue.get(value);
  if (exclusions === undefined) {
    exclusions = { with: new Map(), said: new Map() };
    byValue.set(value, exclusions);
  }
  const [a, b] = ends(count);
  const key = keyOf(a, b);
  if (exclusions.said.has(key)) return;
  exclusions.said.set(key, false);
  link(exclusions.with, a, b);
  link(exclusions.with, b, a);
}

/** The pair with all that can be said beside it; undefined where it is said. */
function unsaidClique(exclusions: Exclusions, keyOf: PairKey, count: Count): Count | undefined {
  const [a, b] = ends(count);
  const { said } = exclusions;
  if (said.get(keyOf(a, b)) === true) return undefined;
  const clique = grow(exclusions, keyOf, a, b);
  clique.forEach((one, i) => {
    for (let k = 0; k < i; k++) said.set(keyOf(one, clique[k] ?? one), true);
  });
  if (clique.length === 2) return count;
  const [{ values } = { values: [] }] = count.terms;
  return { ...count, terms: clique.map((variable): Term => ({ variable, values })) };
}

/** The value of which both terms speak, of two cells of which one at most has it. */
function valueOfPair(count: Count): ValueCode | undefined {
  if (count.terms.length !== 2 || count.ranges.length !== 1 || count.origin.never === true) return undefined;
  const [range] = count.ranges;
  if (range?.[0] !== 0 || range[1] !== 1) return undefined;
  const [a, b] = ends(count);
  return a === b ? undefined : onlyValue(count);
}

/** The one value of all terms. The statement from the other side is about many, and is not written down for this. */
export function onlyValue({ terms }: Pick<Count, "terms">): ValueCode | undefined {
  if (terms[0]?.except !== undefined) return undefined;
  const value = terms[0]?.values[0];
  return terms.every(({ values }) => values.length === 1 && values[0] === value) ? value : undefined;
}

function ends({ terms }: Count): readonly [GroundVariableId, GroundVariableId] {
  const [a, b] = terms;
  if (a === undefined || b === undefined) throw new Error("a pair of two");
  return [a.variable, b.variable];
}

/** A count of more cells, of which one at most holds, says its pairs. */
function leaveOut(byValue: ReadonlyMap<ValueCode, Exclusions>, keyOf: PairKey, count: Count): void {
  if (count.terms.length < 3 || count.origin.never === true || (count.ranges.at(-1)?.[1] ?? 2) > 1) return;
  const value = onlyValue(count);
  const exclusions = value === undefined ? undefined : byValue.get(value);
  if (exclusions === undefined) return;
  const here = new Set(count.terms.map(({ variable }) => variable));
  // Of a cell that is counted twice it says more; its pairs it says too.
  for (const one of here)
    for (const other of exclusions.with.get(one) ?? [])
      if (here.has(other)) exclusions.said.set(keyOf(one, other), true);
}

function grow(
  exclusions: Exclusions,
  keyOf: PairKey,
  a: GroundVariableId,
  b: GroundVariableId,
): GroundVariableId[] {
  const { said } = exclusions;
  const clique = [a, b];
  for (const other of exclusions.with.get(a) ?? []) {
    if (other === b) continue;
    let addsSome = false;
    let fits = true;
    for (const one of clique) {
      const isSaid = said.get(keyOf(one, other));
      fits = isSaid !== undefined;
      if (!fits) break;
      if (isSaid === false) addsSome = true;
    }
    // One that adds nothing is left to the clique that needs it.
    if (fits && addsSome) clique.push(other);
  }
  return clique;
}

function link(
  pairs: Map<GroundVariableId, GroundVariableId[]>,
  one: GroundVariableId,
  other: GroundVariableId,
): void {
  addTo(pairs, one, other);
}
