/**
 * The labels of `paths`.
 *
 * A vertex on a path that has a labelled end carries that label and its distance, along the path, from the nearest
 * labelled end; other vertices carry nothing. Functions of the edges: the distance is fixed by "0 at labelled ends only,
 * otherwise some neighbour along the path is one nearer, and none is nearer than that"; the label is that neighbour's.
 */

import type { Graph } from "../../problem.js";
import type { ProblemBuilder } from "../../problem-builder.js";
import { addChain, newVariable, readSigned, type Signed, TRUE, type Variable } from "../../pure/state.js";

export function lowerLabels(
  builder: ProblemBuilder,
  literals: readonly Signed[],
  graph: Graph,
  labels: readonly number[],
): void {
  const n = graph.vertexCount;
  const kinds = [...new Set(labels.filter((l) => l > 0))];
  if (kinds.length < 2) return;
  // Value 0: nothing. Otherwise 1 + kind · n + distance.
  const inner = [0, ...kinds.flatMap((_, k) => Array.from({ length: n - 1 }, (_d, d) => 2 + k * n + d))];
  const carried: Variable[] = labels.map((label) =>
    newVariable(builder, label > 0 ? [1 + kinds.indexOf(label) * n] : inner),
  );
  carried.forEach((own, v) => {
    const variables = [own];
    const signs: (Signed | undefined)[] = [undefined];
    literals.forEach((edge, e) => {
      const u = graph.from[e];
      const w = graph.to[e];
      const other = carried[(u === v ? w : u) ?? 0];
      if ((u !== v && w !== v) || other === undefined) return;
      variables.push(edge.variable, other);
      signs.push(edge, undefined);
    });
    // State: (value · 2 + whether a nearer neighbour has been met) · 2 + whether the edge just read is absent.
    addChain(builder, variables, {
      start: 0,
      step: (state, value, i) => {
        if (i === 0) return 4 * value;
        const sign = signs[i];
        const base = state - (state & 1);
        if (sign !== undefined) return base + (readSigned(sign, value) === TRUE ? 0 : 1);
        if ((state & 1) === 1) return base;
        return alongEdge(state >> 2, (state >> 1) & 1, value, n);
      },
      accepts: (state) => {
        const value = state >> 2;
        return value === 0 || (value - 1) % n === 0 || ((state >> 1) & 1) === 1;
      },
    });
  });
}

function alongEdge(own: number, found: number, other: number, n: number): number | undefined {
  if (own === 0 || other === 0) return own === other ? 4 * own + 2 * found : undefined;
  if (Math.floor((own - 1) / n) !== Math.floor((other - 1) / n)) return undefined;
  if (Math.abs(own - other) > 1) return undefined;
  return 4 * own + 2 * (other === own - 1 ? 1 : found);
}
