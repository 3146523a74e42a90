/**
 * `connected` by canonical breadth-first ranks: each vertex has its distance from the root, which is the first true
 * terminal; or it is out (false), or apart (a true passage in another component).
 *
 * Functions of the literals: the root is the first true terminal, found by a chain over the vertices in order; a distance is
 * fixed by "0 for the root only; otherwise some neighbour is one nearer, and none is nearer than that"; apart are
 * those that have no distance, since neighbours of one with a distance must have one.
 */

import type { Graph } from "../../problem.js";
import type { ProblemBuilder } from "../../problem-builder.js";
import { edgesOf } from "../../pure/edges.js";
import {
  addChain,
  entry,
  FALSE,
  functionalPrimary,
  newVariable,
  readSigned,
  type Signed,
  TRUE,
  type Variable,
} from "../../pure/state.js";

const OUT = 0;
const APART = 1;
/** Distance d is value d + ROOT. */
const ROOT = 2;

export function lowerConnected(
  builder: ProblemBuilder,
  literals: readonly Signed[],
  graph: Graph,
  isTerminal: readonly boolean[],
): void {
  const n = graph.vertexCount;
  const away = Array.from({ length: n - 1 }, (_, d) => ROOT + 1 + d);
  const ranks = literals.map((_, v) =>
    newVariable(builder, isTerminal[v] === true ? [OUT, ROOT, ...away] : [OUT, APART, ...away]),
  );
  findRoot(builder, literals, ranks, isTerminal);
  const near: Variable[][] = Array.from({ length: n }, () => []);
  edgesOf(graph).forEach(([u, v]) => {
    const [p, q] = [ranks[u], ranks[v]];
    if (u === v || p === undefined || q === undefined) return;
    near[u]?.push(q);
    near[v]?.push(p);
  });
  ranks.forEach((rank, v) => {
    // State 0 before the vertex itself is read; then 2 · value, plus 1 once a nearer neighbour has been met.
    addChain(builder, [rank, ...(near[v] ?? [])], {
      start: 0,
      step: (state, value, i) => (i === 0 ? 2 * value : besides(state >> 1, state & 1, value)),
      accepts: (state) => state >> 1 <= ROOT || (state & 1) === 1,
    });
  });
}

function besides(own: number, found: number, other: number): number | undefined {
  const state = 2 * own + found;
  if (own === OUT || other === OUT) return state;
  if (own === APART || other === APART) return own === other ? state : undefined;
  if (Math.abs(own - other) > 1) return undefined;
  return other === own - 1 ? 2 * own + 1 : state;
}

/** A chain that reads literal and rank of each vertex at once: its state is whether the root has been met. */
function findRoot(
  builder: ProblemBuilder,
  literals: readonly Signed[],
  ranks: readonly Variable[],
  isTerminal: readonly boolean[],
): void {
  let before: Variable | undefined;
  literals.forEach((signed, v) => {
    const rank = ranks[v];
    if (rank === undefined) return;
    const link = functionalPrimary(builder);
    const after = newVariable(builder, [FALSE, TRUE]);
    for (const met of before === undefined ? [FALSE] : [FALSE, TRUE]) {
      for (const raw of signed.variable.values) {
        const isTrue = readSigned(signed, raw) === TRUE;
        for (const value of rank.values) {
          const terminal = isTerminal[v] === true;
          if (isTrue !== (value !== OUT)) continue;
          if (isTrue && terminal && (value === ROOT) !== (met === FALSE)) continue;
          builder.option([
            link,
            ...(before === undefined ? [] : [entry(before, met)]),
            entry(signed.variable, raw),
            entry(rank, value),
            entry(after, isTrue && terminal ? TRUE : met),
          ]);
        }
      }
    }
    before = after;
  });
}
