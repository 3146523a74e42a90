/**
 * Checks whether a condition on a graph can no longer hold, whatever becomes of the open literals. Each function tests a sufficient reason, and is short
 * enough to be checked by reading; if none applies, the condition may still be impossible. If no literal is open, the reason is also necessary.
 */
import { bothEnds, degreesOf, endsOf, type Graph, isForest, partsOf, range } from "./graph.js";
import { isNotHalved } from "./halves.js";
import type { Propagation } from "./propagation.js";
import { rowOfLiterals } from "./rows.js";

/** `docs/proofs.md` has a table of the literals and the data of each. */
export interface Condition {
  readonly name: string;
  readonly graph: Graph;
  readonly data: ArrayLike<number>;
}

export interface OwnCondition extends Condition {
  readonly literals: readonly number[];
}

type Impossible = (condition: Condition, isTrue: Counts, mayBe: Counts) => boolean;
export type Counts = (index: number) => boolean;

const impossible: Readonly<Record<string, Impossible>> = {
  /** Two true terminals of which no way of vertices that are not false leads to the other. */
  connected: ({ graph, data }, isTrue, mayBe) => {
    const asked = range(graph.vertexCount).filter((v) => isTrue(v) && (data.length === 0 || data[v] === 1));
    return areApart(graph, bothEnds(graph, mayBe), asked);
  },
  /** A closed way, or vertices that close one. */
  acyclic: ({ graph, data }, isTrue) => !isForest(graph, among(graph, data, isTrue)),
  /** A closed way; true parts that cannot be joined; or nothing left. */
  tree: ({ graph, data }, isTrue, mayBe) => {
    const all = range(data[0] === 1 ? graph.vertexCount : graph.from.length);
    const there = all.filter(isTrue).map((i) => (data[0] === 1 ? i : (graph.from[i] ?? 0)));
    const isTree = isForest(graph, among(graph, data, isTrue)) && all.some(mayBe);
    return !isTree || areApart(graph, among(graph, data, mayBe), there);
  },
  halves: isNotHalved,
  /** A closed way beside another true edge; true parts that cannot be joined; or nothing left. */
  loop: (condition, isTrue, mayBe) => {
    const { graph } = condition;
    const all = range(graph.from.length);
    const there = all.filter(isTrue).map((e) => graph.from[e] ?? 0);
    if (!all.some(mayBe) || areApart(graph, mayBe, there) || misfits(condition, isTrue, mayBe)) return true;
    return !isForest(graph, isTrue) && areApart(graph, isTrue, there);
  },
  /** A closed way, or one between ends of two labels. */
  paths: (condition, isTrue, mayBe) => {
    const { graph, data } = condition;
    if (!isForest(graph, isTrue) || misfits(condition, isTrue, mayBe)) return true;
    const parts = partsOf(graph, isTrue);
    const ends = range(graph.vertexCount).filter((v) => (data[v] ?? 0) > 0);
    const labels = new Set(ends.map((v) => `${parts[v]} ${data[v]}`));
    return labels.size > new Set(ends.map((v) => parts[v])).size;
  },
  /** A part of true vertices that is too large, or one that cannot become large enough. */
  "component-size": ({ graph, data }, isTrue, mayBe) => {
    const classes = data.length / 2;
    return range(classes).some((k) => {
      const whole = sizesOf(graph, (v) => isTrue(v * classes + k));
      const room = sizesOf(graph, (v) => mayBe(v * classes + k));
      const misfits = (v: number): boolean =>
        whole(v) > (data[2 * k + 1] ?? 0) || room(v) < (data[2 * k] ?? 0);
      return range(graph.vertexCount).some((v) => whole(v) > 0 && misfits(v));
    });
  },
};

export const isConditionKnown = (name: string): boolean => Object.hasOwn(impossible, name);

/** False for a condition that is not known. `isTrue`: of a literal, by its place among those of the condition. */
export const conditionHolds = (condition: Condition, isTrue: Counts): boolean =>
  isConditionKnown(condition.name) && !isImpossible(condition, (index) => (isTrue(index) ? 1 : -1));

/** Pre: it is known. `stateOf`: of a literal, by its place among those of the condition, 1 true, -1 false, 0 open. */
export function isImpossible(condition: Condition, stateOf: (place: number) => number): boolean {
  const isTrue: Counts = (place) => stateOf(place) === 1;
  const mayBe: Counts = (place) => stateOf(place) !== -1;
  return impossible[condition.name]?.(condition, isTrue, mayBe) === true;
}

/** Whether a vertex of ways has too many edges, or is left with too few. */
function misfits(condition: Condition, isTrue: Counts, mayBe: Counts): boolean {
  const room = degreesOf(condition.graph, mayBe);
  return degreesOf(condition.graph, isTrue).some((there, v) => {
    const label = labelOf(condition, v);
    if (label > 0) return there > 1 || room[v] === 0;
    return there > 2 || (label === 0 && there === 1 && room[v] === 1);
  });
}

/** Of ways: k > 0 is an end, 0 is on the way or on none, -1 is anywhere. */
const labelOf = ({ name, data }: Condition, v: number): number => (name === "loop" ? 0 : (data[v] ?? 0));

/** Which edges count: those that do themselves, or those between vertices that do. */
const among = (graph: Graph, data: ArrayLike<number>, counts: Counts): Counts =>
  data[0] === 1 ? bothEnds(graph, counts) : counts;

/** Whether some of these vertices lie in different parts of the graph of the edges that count. */
function areApart(graph: Graph, joins: Counts, asked: readonly number[]): boolean {
  if (asked.length < 2) return false;
  const parts = partsOf(graph, joins);
  return asked.some((v) => parts[v] !== parts[asked[0] ?? 0]);
}

/** By vertex, how many are in its part of those that count; of others 0. */
function sizesOf(graph: Graph, counts: Counts): (vertex: number) => number {
  const parts = partsOf(graph, bothEnds(graph, counts));
  const sizes = new Map<number | undefined, number>();
  for (const v of range(graph.vertexCount).filter(counts))
    sizes.set(parts[v], (sizes.get(parts[v]) ?? 0) + 1);
  return (v) => sizes.get(parts[v]) ?? 0;
}

/** Where more edges meet, no clauses are said. */
const MOST_MET = 300;

/**
 * Says clauses and rows for unit propagation. Of ways: a vertex with a label k > 0 has one edge, one with 0 none or two, one with -1 at most two. An edge that
 * meets no other is there only between ends.
 */
export function sayOutright(condition: OwnCondition, to: Pick<Propagation, "addClause" | "addRow">): void {
  const { name, graph, literals } = condition;
  if (name === "tree" || name === "loop") to.addClause(literals);
  if (name !== "loop" && name !== "paths") return;
  const at: number[][] = range(graph.vertexCount).map(() => []);
  literals.forEach((literal, e) => {
    for (const end of endsOf(graph, e)) at[end]?.push(literal);
  });
  for (const [v, met] of at.entries()) {
    const label = labelOf(condition, v);
    if (label === 0 && met.length <= MOST_MET)
      met.forEach((literal, i) => void to.addClause([literal ^ 1, ...met.toSpliced(i, 1)]));
    const terms = met.map((literal) => [literal, 1] as const);
    to.addRow(label > 0 ? rowOfLiterals(terms, 1, 1) : rowOfLiterals(terms, 0, 2));
  }
}
