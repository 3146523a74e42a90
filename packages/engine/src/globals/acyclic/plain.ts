/**
 * `acyclic` by the order in which leaves fall: in each round all vertices with at most one neighbour left are taken
 * away; a graph is a forest if and only if nothing is left in the end. Each vertex has its round as value (0: absent).
 *
 * Locally: at most one neighbour falls in the same round or later; and, after round 1, at least two fall in the round
 * before or later (else it would have fallen then). The first makes cycles impossible, since the vertex of a
 * cycle that falls first has two neighbours left; both together fix the rounds, by induction on them: a function.
 */

import type { Graph } from "../../problem.js";
import type { ProblemBuilder } from "../../problem-builder.js";
import { edgesOf } from "../../pure/edges.js";
import {
  addChain,
  entry,
  functionalPrimary,
  newVariable,
  readSigned,
  type Signed,
  TRUE,
} from "../../pure/state.js";

const ABSENT = 0;

export function lowerAcyclic(
  builder: ProblemBuilder,
  literals: readonly Signed[],
  graph: Graph,
  onVertices: boolean,
): void {
  const n = graph.vertexCount;
  const values = Array.from({ length: Math.floor(n / 2) + 1 }, (_, i) => i + 1);
  const rounds = Array.from({ length: n }, () =>
    newVariable(builder, onVertices ? [ABSENT, ...values] : values),
  );
  if (onVertices) {
    literals.forEach((signed, v) => {
      const round = rounds[v];
      if (round === undefined) return;
      const link = functionalPrimary(builder);
      for (const raw of signed.variable.values) {
        for (const value of round.values) {
          if ((readSigned(signed, raw) === TRUE) !== (value !== ABSENT)) continue;
          builder.option([link, entry(signed.variable, raw), entry(round, value)]);
        }
      }
    });
  }
  // An edge from a vertex to itself is a cycle.
  edgesOf(graph).forEach(([u, w], e) => {
    const cyclic = literals[onVertices ? u : e];
    if (u !== w || cyclic === undefined) return;
    addChain(builder, [cyclic.variable], {
      start: 0,
      step: (_, value) => readSigned(cyclic, value),
      accepts: (state) => state !== TRUE,
    });
  });
  for (let v = 0; v < n; v++) addFalling(builder, literals, graph, onVertices, rounds, v);
}

/** Reads the vertex, then for each edge there (its literal, unless on vertices, and) the vertex at its other end. */
function addFalling(
  builder: ProblemBuilder,
  literals: readonly Signed[],
  graph: Graph,
  onVertices: boolean,
  rounds: readonly ReturnType<typeof newVariable>[],
  v: number,
): void {
  const own = rounds[v];
  if (own === undefined) return;
  const variables = [own];
  const signs: (Signed | undefined)[] = [undefined];
  edgesOf(graph).forEach(([u, w], e) => {
    const other = rounds[u === v ? w : u];
    const edge = literals[e];
    if (u === w || (u !== v && w !== v) || other === undefined) return;
    if (!onVertices && edge !== undefined) {
      variables.push(edge.variable);
      signs.push(edge);
    }
    variables.push(other);
    signs.push(undefined);
  });
  // State: ((round · 2 + later or same) · 3 + not before the round before) · 2 + whether the edge just read is absent.
  addChain(builder, variables, {
    start: 0,
    step: (state, value, i) => {
      if (i === 0) return value * 12;
      const sign = signs[i];
      const base = state - (state & 1);
      if (sign !== undefined) return base + (readSigned(sign, value) === TRUE ? 0 : 1);
      const round = Math.floor(state / 12);
      if ((state & 1) === 1 || round === ABSENT || value === ABSENT) return base;
      const same = Math.floor(state / 6) % 2;
      const before = Math.floor(state / 2) % 3;
      if (value >= round && same === 1) return undefined;
      const nextSame = value >= round ? 1 : same;
      const nextBefore = value >= round - 1 ? Math.min(before + 1, 2) : before;
      return ((round * 2 + nextSame) * 3 + nextBefore) * 2;
    },
    accepts: (state) => Math.floor(state / 12) <= 1 || Math.floor(state / 2) % 3 === 2,
  });
}
