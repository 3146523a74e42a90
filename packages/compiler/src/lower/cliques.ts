/**
 * "Not both 3 here", said of many pairs of cells (neighbours round a corner, cells near each other in a line), as few counts of more cells: one at
 * most of all that exclude each other pairwise. What a larger count says already (each number once in a room) is left out.
 *
 * The cliques are grown greedily, from the first pair not yet said: all pairs stay said, and which counts there are follows from the order of the
 * constraints alone. Cost: for each pair, the neighbours of one of its cells times the size of the clique.
 */
import type { Count, GroundVariableId, Term, ValueCode } from "../ground.js";

/** Of one value: what excludes what, less what is said. */
interface Exclusions {
  readonly all: Map<GroundVariableId, Set<GroundVariableId>>;
  readonly unsaid: Map<GroundVariableId, Set<GroundVariableId>>;
}

export function mergePairs(counts: readonly Count[]): readonly Count[] {
  const byValue = new Map<ValueCode, Exclusions>();
  for (const count of counts) {
    const value = valueOfPair(count);
    if (value === undefined) continue;
    let exclusions = byValue.get(value);
    if (exclusions === undefined) {
      exclusions = { all: new Map(), unsaid: new Map() };
      byValue.set(value, exclusions);
    }
    const [a, b] = ends(count);
    for (const pairs of [exclusions.all, exclusions.unsaid]) link(pairs, a, b);
  }
  if (byValue.size === 0) return counts;
  for (const count of counts) leaveOut(byValue, count);
  return counts.flatMap((count) => {
    const value = valueOfPair(count);
    const exclusions = value === undefined ? undefined : byValue.get(value);
    if (value === undefined || exclusions === undefined) return [count];
    const [a, b] = ends(count);
    if (exclusions.unsaid.get(a)?.has(b) !== true) return [];
    const clique = grow(exclusions, a, b);
    clique.forEach((one, i) => {
      for (const other of clique.slice(i + 1)) unlink(exclusions.unsaid, one, other);
    });
    if (clique.length === 2) return [count];
    const [{ values } = { values: [value] }] = count.terms;
    return [{ ...count, terms: clique.map((variable): Term => ({ variable, values })) }];
  });
}

/** The value of which both terms speak, of two cells of which one at most has it. */
function valueOfPair(count: Count): ValueCode | undefined {
  if (count.terms.length !== 2 || count.ranges.length !== 1 || count.origin.never === true) return undefined;
  const [range] = count.ranges;
  if (range?.[0] !== 0 || range[1] !== 1) return undefined;
  const [a, b] = ends(count);
  return a === b ? undefined : onlyValue(count);
}

/** The one value of all terms. */
function onlyValue({ terms }: Count): ValueCode | undefined {
  const value = terms[0]?.values[0];
  return terms.every(({ values }) => values.length === 1 && values[0] === value) ? value : undefined;
}

function ends({ terms }: Count): readonly [GroundVariableId, GroundVariableId] {
  const [a, b] = terms;
  if (a === undefined || b === undefined) throw new Error("a pair of two");
  return [a.variable, b.variable];
}

/** A count of more cells, of which one at most holds, says its pairs. */
function leaveOut(byValue: ReadonlyMap<ValueCode, Exclusions>, count: Count): void {
  if (count.terms.length < 3 || count.origin.never === true || (count.ranges.at(-1)?.[1] ?? 2) > 1) return;
  const value = onlyValue(count);
  const unsaid = value === undefined ? undefined : byValue.get(value)?.unsaid;
  if (unsaid === undefined) return;
  const here = new Set(count.terms.map(({ variable }) => variable));
  // Of a cell that is counted twice it says more; its pairs it says too.
  for (const one of here)
    for (const other of unsaid.get(one) ?? []) if (here.has(other)) unlink(unsaid, one, other);
}

function grow({ all, unsaid }: Exclusions, a: GroundVariableId, b: GroundVariableId): GroundVariableId[] {
  const clique = [a, b];
  for (const other of all.get(a) ?? []) {
    if (other === b) continue;
    const own = all.get(other);
    const open = unsaid.get(other);
    // One that adds nothing is left to the clique that needs it.
    if (own !== undefined && clique.every((one) => own.has(one)) && clique.some((one) => open?.has(one)))
      clique.push(other);
  }
  return clique;
}

function link(
  pairs: Map<GroundVariableId, Set<GroundVariableId>>,
  a: GroundVariableId,
  b: GroundVariableId,
): void {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const known = pairs.get(one);
    if (known === undefined) pairs.set(one, new Set([other]));
    else known.add(other);
  }
}

function unlink(
  pairs: Map<GroundVariableId, Set<GroundVariableId>>,
  a: GroundVariableId,
  b: GroundVariableId,
): void {
  pairs.get(a)?.delete(b);
  pairs.get(b)?.delete(a);
}
