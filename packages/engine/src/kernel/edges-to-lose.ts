/**
 * Edges that a connected set cannot do without. A connected set of vertices has as many edges as vertices, less one, and one more for each independent
 * cycle in it. Where no two neighbours may both be left out, each vertex that is left out takes all its edges with it, and no edge is lost twice. So with
 * `degree(v) - 1` for each v that is left out, and 1 for each of some independent short cycles that are whole, the sum is at most
 * `edges - vertices + 1` of the whole graph.
 *
 * Where other rows say how many vertices are left out at least, the row that is made adds up all of it: each of those that are counted costs the largest weight
 * among them, less what it has in fact. On a board of squares, this is a row on its rim: shaded cells that are many enough have to lie there, and each
 * block of 2x2 without one needs another one there.
 *
 * Learning sees none of that, since it follows from no few of the rows. *Measured* on four real shadings with large rooms, of 8x7, 12x12, 17x9
 * and 19x15 cells: 671,000 nodes without the row, and no end of the others in 25 s; 364, 71,000, 1,600 and 10,000 with it. On 17 of a newspaper, whose rooms are
 * small, it changes next to nothing, so that it is made only where no more is to spare than a share of the cycles there are (`CYCLES_TO_SPARE`): on 9x8 cells of
 * which many are to be shaded, .8 takes the search to an answer without a conflict, where .4 leaves it 20,000.
 * Cost: O(literals of all rows) for all sets, and for each set O(its edges); where a row is made, O(literals of all rows) and O(edges · degree²).
 */
import type { Adjacency } from "../globals/adjacency.js";
import { CYCLES_TO_SPARE } from "../thresholds.js";
import { at, at8 } from "./indexing.js";
import type { Lists, Rows } from "./rows.js";

/** All vertices whose literals are true are connected. */
export interface ConnectedSet {
  readonly literals: Int32Array;
  readonly graph: Adjacency;
}

/** The weights of the literals that hold, and 1 for each cycle whose literals all hold, are no more than `most`. */
export interface EdgesToLose {
  readonly literals: readonly number[];
  readonly weights: readonly number[];
  readonly cycles: readonly (readonly number[])[];
  readonly most: number;
}

const FALSE = 1;

/** Of none where neighbours may be left out together, or there is much to spare. */
export function edgesToLose(model: Rows, sets: readonly ConnectedSet[]): readonly EdgesToLose[] {
  if (sets.length === 0) return [];
  // Rows may be many, and sets too: rows are looked through once.
  const stated = statedPairs(model, sets);
  return sets.flatMap((set) => edgesOf(model, set, stated) ?? []);
}

function edgesOf(model: Rows, set: ConnectedSet, stated: ReadonlySet<number>): EdgesToLose | undefined {
  const { literals, graph } = set;
  const inside = Int8Array.from(literals, (literal) => Number(literal !== FALSE));
  const { edges, vertices, weightOf } = weightsOfLeavingOut(set, inside, 2 * model.variableCount);
  const most = edges - vertices + 1;
  if (most <= 0 || !isEachEdgeLostOnce(model, set, inside, stated)) return undefined;
  const counted = addCounts(model, weightOf);
  const bound = most - counted;
  if (bound - leastSum(model, weightOf) > CYCLES_TO_SPARE * most) return undefined;
  const weighted = [...weightOf].flatMap((weight, literal) => (weight === 0 ? [] : [{ literal, weight }]));
  return {
    literals: weighted.map(({ literal }) => literal),
    weights: weighted.map(({ weight }) => weight),
    cycles: independentCycles(graph, inside).map((cycle) => cycle.map((v) => at(literals, v))),
    most: bound,
  };
}

/** By literal that says that a vertex is left out, how many more edges than vertices go with it. */
function weightsOfLeavingOut(
  { literals, graph }: ConnectedSet,
  inside: Int8Array,
  literalCount: number,
): { readonly edges: number; readonly vertices: number; readonly weightOf: Int32Array } {
  const { start, neighbour, vertexCount } = graph;
  const weightOf = new Int32Array(literalCount);
  let [halfEdges, vertices] = [0, 0];
  for (let v = 0; v < vertexCount; v++) {
    if (at8(inside, v) === 0) continue;
    let degree = 0;
    for (let k = at(start, v); k < at(start, v + 1); k++) degree += at8(inside, at(neighbour, k));
    halfEdges += degree;
    vertices++;
    const out = at(literals, v) ^ 1;
    if (out !== FALSE) weightOf[out] = at(weightOf, out) + degree - 1;
  }
  return { edges: halfEdges / 2, vertices, weightOf };
}

/** Rows that hold for disjoint sets of these literals, long ones first: so many of them are true at least. Takes from the weights what that costs, and returns what it costs. */
function addCounts(model: Rows, weightOf: Int32Array): number {
  const used = new Int8Array(weightOf.length);
  let total = 0;
  const addCount = ({ items }: Lists, from: number, to: number, flipped: 0 | 1, least: number): void => {
    let largest = 0;
    for (let k = from; k < to; k++) {
      const literal = at(items, k) ^ flipped;
      if (at(weightOf, literal) === 0 || at8(used, literal) === 1) return;
      largest = Math.max(largest, at(weightOf, literal));
    }
    for (let k = from; k < to; k++) {
      const literal = at(items, k) ^ flipped;
      used[literal] = 1;
      weightOf[literal] = at(weightOf, literal) - largest;
    }
    total += largest * least;
  };
  const { atMostOnes, clauses, sums } = model;
  const size = ({ start }: Lists, row: number): number => at(start, row + 1) - at(start, row);
  for (const row of longestFirst(sums)) {
    const [from, to] = [at(sums.start, row), at(sums.start, row + 1)];
    // Weights fall along a row.
    if (at(sums.weights, from) !== 1) continue;
    if (at(sums.lo, row) > 0) addCount(sums, from, to, 0, at(sums.lo, row));
    if (at(sums.hi, row) < to - from) addCount(sums, from, to, 1, to - from - at(sums.hi, row));
  }
  for (const row of longestFirst(atMostOnes))
    if (size(atMostOnes, row) > 2)
      addCount(
        atMostOnes,
        at(atMostOnes.start, row),
        at(atMostOnes.start, row + 1),
        1,
        size(atMostOnes, row) - 1,
      );
  for (let row = 0; row < clauses.count; row++)
    addCount(clauses, at(clauses.start, row), at(clauses.start, row + 1), 0, 1);
  return total;
}

const longestFirst = ({ count, start }: Lists): readonly number[] =>
  Array.from({ length: count }, (_, row) => row).sort(
    (a, b) => at(start, b + 1) - at(start, b) - (at(start, a + 1) - at(start, a)),
  );

/** The least sum of the weights. */
function leastSum({ units }: Rows, weightOf: Int32Array): number {
  let sum = 0;
  for (const weight of weightOf) sum += Math.min(weight, 0);
  for (const literal of units) {
    sum += Math.max(at(weightOf, literal), 0) - Math.min(at(weightOf, literal ^ 1), 0);
  }
  return sum;
}

/** Whether a row says of the ends of each edge that one of them is there. */
function isEachEdgeLostOnce(
  model: Rows,
  { literals, graph }: ConnectedSet,
  inside: Int8Array,
  stated: ReadonlySet<number>,
): boolean {
  for (let e = 0; e < graph.edgeCount; e++) {
    const [u, v] = [at(graph.from, e), at(graph.to, e)];
    if (u === v || at8(inside, u) === 0 || at8(inside, v) === 0) continue;
    const [a, b] = [at(literals, u), at(literals, v)];
    if (a !== 0 && b !== 0 && !stated.has(pairKey(model, a, b))) return false;
  }
  return true;
}

const pairKey = ({ variableCount }: Rows, a: number, b: number): number =>
  Math.min(a, b) * 2 * variableCount + Math.max(a, b);

/** Pairs of literals of these sets of which one holds. */
function statedPairs(model: Rows, sets: readonly ConnectedSet[]): ReadonlySet<number> {
  const { clauses, atMostOnes, variableCount } = model;
  const isOwn = new Int8Array(2 * variableCount);
  for (const { literals } of sets) for (const literal of literals) isOwn[literal] = 1;
  const pairs = new Set<number>();
  for (let row = 0; row < clauses.count; row++) {
    const from = at(clauses.start, row);
    if (at(clauses.start, row + 1) !== from + 2) continue;
    const [a, b] = [at(clauses.items, from), at(clauses.items, from + 1)];
    if (at8(isOwn, a) === 1 && at8(isOwn, b) === 1) pairs.add(pairKey(model, a, b));
  }
  for (let row = 0; row < atMostOnes.count; row++) {
    const own: number[] = [];
    for (let i = at(atMostOnes.start, row); i < at(atMostOnes.start, row + 1); i++)
      if (at8(isOwn, at(atMostOnes.items, i) ^ 1) === 1) own.push(at(atMostOnes.items, i) ^ 1);
    own.forEach((a, i) => {
      for (const b of own.slice(i + 1)) pairs.add(pairKey(model, a, b));
    });
  }
  return pairs;
}

/** Cycles of three or four vertices, each with an edge that none before it has: so no sum of some of them is empty, and any of them are independent. */
function independentCycles(graph: Adjacency, inside: Int8Array): readonly (readonly number[])[] {
  const { start, neighbour, vertexCount } = graph;
  const met = new Set<number>();
  const cycles: (readonly number[])[] = [];
  const take = (...cycle: readonly number[]): void => {
    const before = met.size;
    cycle.forEach((u, i) => {
      const v = cycle[(i + 1) % cycle.length] ?? 0;
      met.add(Math.min(u, v) * vertexCount + Math.max(u, v));
    });
    if (met.size > before) cycles.push(cycle);
  };
  const around = Array.from({ length: vertexCount }, (_, v) =>
    at8(inside, v) === 0
      ? []
      : [...neighbour.subarray(at(start, v), at(start, v + 1))].filter((u) => at8(inside, u) === 1),
  );
  around.forEach((neighbours, v) => {
    const later = neighbours.filter((u) => u > v);
    later.forEach((u, i) => {
      for (const w of later.slice(i + 1)) {
        const [aroundU = [], aroundW = []] = [around[u], around[w]];
        if (aroundU.includes(w)) take(v, u, w);
        for (const x of aroundU) if (x > v && x !== w && aroundW.includes(x)) take(v, u, x, w);
      }
    });
  });
  return cycles;
}
