/** Clauses and rows that a condition says outright, so that unit propagation sees them: degrees of ways, and that there is something. */
import type { Graph } from "../graph.js";
import type { Condition } from "./condition-holds.js";

/** Over places among the literals of the condition; `negated` ones are 2 · place + 1. */
export interface Outright {
  readonly clauses: readonly (readonly number[])[];
  /** Between lo and hi of these places are true. */
  readonly counts: readonly (readonly [places: readonly number[], lo: number, hi: number])[];
}

export function saidOutright({ name, graph, data }: Condition, literalCount: number): Outright {
  const something = Array.from({ length: literalCount }, (_, place) => 2 * place);
  switch (name) {
    case "tree":
      return { clauses: [something], counts: [] };
    case "loop":
      return withDegrees(graph, () => 0, [something]);
    case "paths":
      return withDegrees(graph, (v) => data[v] ?? 0, []);
    default:
      return { clauses: [], counts: [] };
  }
}

/** Where more edges meet, no clauses are said. */
const MOST_MET = 300;

/**
 * A vertex with a label k > 0 has one edge, one with 0 none or two, one with -1 at most two. An edge that meets no other is there only between
 * ends.
 */
function withDegrees(
  graph: Graph,
  labelOf: (vertex: number) => number,
  others: readonly (readonly number[])[],
): Outright {
  const at: number[][] = Array.from({ length: graph.vertexCount }, () => []);
  for (let e = 0; e < graph.from.length; e++) {
    at[graph.from[e] ?? 0]?.push(e);
    at[graph.to[e] ?? 0]?.push(e);
  }
  const clauses = [...others];
  const counts = at.map((places, v) => {
    const label = labelOf(v);
    if (label === 0 && places.length <= MOST_MET)
      for (const place of places)
        clauses.push([2 * place + 1, ...places.filter((other) => other !== place).map((other) => 2 * other)]);
    return label > 0 ? ([places, 1, 1] as const) : ([places, 0, 2] as const);
  });
  return { clauses, counts };
}
