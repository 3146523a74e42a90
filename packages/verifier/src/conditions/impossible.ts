/**
 * Checks whether a condition can no longer hold, whatever becomes of the open literals. Each function tests a sufficient reason, and is short
 * enough to be checked by reading; if none applies, the condition may still be impossible.
 */
import { bothEnds, degreesOf, type Graph, isForest, partsOf, vertices } from "../graph.js";
import type { Condition } from "./condition-holds.js";

/** Of a literal, by its place among those of the condition: 1 true, -1 false, 0 open. */
export type StateOf = (index: number) => number;

type Impossible = (condition: Condition, stateOf: StateOf) => boolean;

const impossible: Readonly<Record<string, Impossible>> = {
  /** Two true terminals of which no way of vertices that are not false leads to the other. */
  connected: ({ graph, data }, stateOf) =>
    areApart(
      graph,
      (v) => stateOf(v) !== -1,
      (v) => stateOf(v) === 1 && (data.length === 0 || data[v] === 1),
    ),
  /** A closed way, or vertices that close one. */
  acyclic: ({ graph, data }, stateOf) => !isForest(graph, trueEdges(graph, data, stateOf)),
  /** A closed way; true parts that cannot be joined; or nothing left. */
  tree: (condition, stateOf) => {
    const { graph, data } = condition;
    const isOnVertices = data[0] === 1;
    const size = isOnVertices ? graph.vertexCount : graph.from.length;
    if (!isForest(graph, trueEdges(graph, data, stateOf)) || isNothingLeft(size, stateOf)) return true;
    return isOnVertices
      ? areApart(
          graph,
          (v) => stateOf(v) !== -1,
          (v) => stateOf(v) === 1,
        )
      : areEdgesApart(graph, stateOf);
  },
  /** A closed way beside another true edge; true parts that cannot be joined; or nothing left. */
  loop: ({ graph }, stateOf) => {
    if (isNothingLeft(graph.from.length, stateOf) || areEdgesApart(graph, stateOf)) return true;
    const isTrue = (e: number): boolean => stateOf(e) === 1;
    const degrees = degreesOf(graph, isTrue);
    const parts = partsOf(graph, isTrue);
    const closed = new Set(parts);
    for (const v of vertices(graph)) if (degrees[v] !== 2) closed.delete(parts[v] ?? 0);
    if (closed.size === 0) return false;
    return new Set(vertices(graph).flatMap((v) => (degrees[v] === 0 ? [] : [parts[v]]))).size > 1;
  },
  /** A closed way, or one between ends of two labels. */
  paths: ({ graph, data }, stateOf) => {
    const isTrue = (e: number): boolean => stateOf(e) === 1;
    if (!isForest(graph, isTrue)) return true;
    const parts = partsOf(graph, isTrue);
    const labels = new Map<number | undefined, number>();
    return vertices(graph).some((v) => {
      const label = data[v] ?? 0;
      if (label <= 0) return false;
      const other = labels.get(parts[v]) ?? label;
      labels.set(parts[v], label);
      return other !== label;
    });
  },
  /** A part of true vertices that is too large, or one that cannot become large enough. */
  "component-size": ({ graph, data }, stateOf) => {
    const classes = data.length / 2;
    return Array.from({ length: classes }, (_, k) => k).some((k) => {
      const valueAt = (v: number): number => stateOf(v * classes + k);
      const whole = sizesOf(graph, (v) => valueAt(v) === 1);
      const room = sizesOf(graph, (v) => valueAt(v) !== -1);
      return vertices(graph).some(
        (v) => valueAt(v) === 1 && (whole(v) > (data[2 * k + 1] ?? 0) || room(v) < (data[2 * k] ?? 0)),
      );
    });
  },
};

/** False also for a condition of which nothing is known. */
export const isImpossible = (condition: Condition, stateOf: StateOf): boolean =>
  Object.hasOwn(impossible, condition.name) && impossible[condition.name]?.(condition, stateOf) === true;

const isNothingLeft = (size: number, stateOf: StateOf): boolean =>
  !Array.from({ length: size }, (_, i) => i).some((i) => stateOf(i) !== -1);

const trueEdges = (graph: Graph, data: ArrayLike<number>, stateOf: StateOf): ((edge: number) => boolean) =>
  data[0] === 1 ? bothEnds(graph, (v) => stateOf(v) === 1) : (e) => stateOf(e) === 1;

/** Whether two of the vertices that are asked for lie in different parts of those that may be there. */
function areApart(
  graph: Graph,
  mayBe: (vertex: number) => boolean,
  isAsked: (vertex: number) => boolean,
): boolean {
  const asked = vertices(graph).filter(isAsked);
  if (asked.length < 2) return false;
  const parts = partsOf(graph, bothEnds(graph, mayBe));
  return asked.some((v) => parts[v] !== parts[asked[0] ?? 0]);
}

function areEdgesApart(graph: Graph, stateOf: StateOf): boolean {
  const parts = partsOf(graph, (e) => stateOf(e) !== -1);
  const edges = Array.from({ length: graph.from.length }, (_, e) => e);
  return new Set(edges.flatMap((e) => (stateOf(e) === 1 ? [parts[graph.from[e] ?? 0]] : []))).size > 1;
}

/** By vertex, how many are in its part of those that count. */
function sizesOf(graph: Graph, counts: (vertex: number) => boolean): (vertex: number) => number {
  const parts = partsOf(graph, bothEnds(graph, counts));
  const sizes = new Map<number | undefined, number>();
  for (const v of vertices(graph)) if (counts(v)) sizes.set(parts[v], (sizes.get(parts[v]) ?? 0) + 1);
  return (v) => sizes.get(parts[v]) ?? 0;
}
