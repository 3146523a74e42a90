/** Checks whether a condition on a graph holds for literals that are all decided. */
import { bothEnds, degreesOf, type Graph, isForest, partsOf, vertices } from "../graph.js";

export interface Condition {
  readonly name: string;
  readonly graph: Graph;
  readonly data: ArrayLike<number>;
}

type Holds = (condition: Condition, isTrue: (index: number) => boolean) => boolean;

/**
 * | name             | literals                      | data                                               |
 * | ---------------- | ----------------------------- | -------------------------------------------------- |
 * | `connected`      | one a vertex                  | nothing, or a 1 (terminal) or 0 (passage) a vertex |
 * | `loop`           | one an edge                   | nothing                                            |
 * | `paths`          | one an edge                   | a label a vertex: 0, k > 0 (on two vertices), -1   |
 * | `acyclic`        | one an edge, or one a vertex  | nothing or 0 for edges, 1 for vertices             |
 * | `tree`           | as `acyclic`                  | as `acyclic`                                       |
 * | `component-size` | one for each vertex and class | lo and hi of each class                            |
 */
const conditions: Readonly<Record<string, Holds>> = {
  /** The true terminals lie in one part of the true vertices. */
  connected: ({ graph, data }, isTrue) => {
    const parts = partsOf(graph, bothEnds(graph, isTrue));
    const met = vertices(graph).filter((v) => isTrue(v) && (data.length === 0 || data[v] === 1));
    return new Set(met.map((v) => parts[v])).size <= 1;
  },
  /** The true edges are one circle. */
  loop: ({ graph }, isTrue) => {
    const degrees = degreesOf(graph, isTrue);
    const on = vertices(graph).filter((v) => degrees[v] !== 0);
    const parts = partsOf(graph, isTrue);
    return on.length > 0 && on.every((v) => degrees[v] === 2) && new Set(on.map((v) => parts[v])).size === 1;
  },
  /** The true edges are paths: a label k > 0 is an end, and no path has two labels; 0 is on the way or on none; -1 is anywhere. */
  paths: ({ graph, data }, isTrue) => {
    const degrees = degreesOf(graph, isTrue);
    const parts = partsOf(graph, isTrue);
    const labels = new Map<number | undefined, number>();
    return (
      isForest(graph, isTrue) &&
      vertices(graph).every((v) => {
        const [label, degree] = [data[v] ?? 0, degrees[v] ?? 0];
        if (label === 0) return degree === 0 || degree === 2;
        if (label < 0) return degree <= 2;
        const other = labels.get(parts[v]) ?? label;
        labels.set(parts[v], label);
        return degree === 1 && other === label;
      })
    );
  },
  acyclic: ({ graph, data }, isTrue) => isForest(graph, among(graph, data, isTrue)),
  /** No circle, something, and in one part. */
  tree: ({ graph, data }, isTrue) => {
    const joins = among(graph, data, isTrue);
    const degrees = degreesOf(graph, joins);
    const parts = partsOf(graph, joins);
    const on = vertices(graph).filter((v) => (data[0] === 1 ? isTrue(v) : degrees[v] !== 0));
    return isForest(graph, joins) && new Set(on.map((v) => parts[v])).size === 1;
  },
  /** Each part of the true vertices of a class has a size from lo to hi. */
  "component-size": ({ graph, data }, isTrue) => {
    const classes = data.length / 2;
    return Array.from({ length: classes }, (_, k) => k).every((k) => {
      const isOf = (v: number): boolean => isTrue(v * classes + k);
      const parts = partsOf(graph, bothEnds(graph, isOf));
      const sizes = new Map<number | undefined, number>();
      for (const v of vertices(graph)) if (isOf(v)) sizes.set(parts[v], (sizes.get(parts[v]) ?? 0) + 1);
      return [...sizes.values()].every(
        (size) => size >= (data[2 * k] ?? 0) && size <= (data[2 * k + 1] ?? 0),
      );
    });
  },
};

export const isConditionKnown = (name: string): boolean => Object.hasOwn(conditions, name);

/** False for a condition that is not known. `isTrue`: of a literal, by its place among those of the condition. */
export function conditionHolds(condition: Condition, isTrue: (index: number) => boolean): boolean {
  return isConditionKnown(condition.name) && conditions[condition.name]?.(condition, isTrue) === true;
}

/** Which edges count: the true ones, or those between true vertices. */
const among = (graph: Graph, data: ArrayLike<number>, isTrue: (index: number) => boolean) =>
  data[0] === 1 ? bothEnds(graph, isTrue) : isTrue;
