/**
 * `acyclic` by rounds in which leaves fall: a vertex has fallen by round k if it had by the one before, or if by then all that it is joined to had, except one at
 * most. A graph is a forest if and only if all have fallen in the end.
 */
import { stepsOf } from "../../boolean/graphs.js";
import type { Draft } from "../../boolean/sink.js";
import type { Graph } from "../../problem.js";

export function encodeAcyclic(
  draft: Draft,
  literals: readonly number[],
  graph: Graph,
  onVertices: boolean,
): void {
  for (let e = 0; e < graph.from.length; e++)
    if (graph.from[e] === graph.to[e])
      draft.clause((literals[onVertices ? (graph.from[e] ?? 0) : e] ?? draft.never()) ^ 1);
  const near = stepsOf(graph);
  let fallen: readonly (number | undefined)[] = near.map((_, v) =>
    onVertices ? (literals[v] ?? draft.never()) ^ 1 : undefined,
  );
  for (let round = 0; round < Math.ceil(graph.vertexCount / 2); round++) {
    const before = fallen;
    fallen = near.map((ways, v) => {
      const held = ways.map(({ edge, to }) => {
        const stands = before[to];
        if (onVertices) return (stands ?? draft.never()) ^ 1;
        const joined = literals[edge] ?? draft.never();
        return stands === undefined ? joined : draft.both(joined, stands ^ 1);
      });
      const own = before[v];
      const already = own === undefined ? [] : [own];
      const falls = draft.newVariable();
      for (const literal of already) draft.implies([literal], [falls]);
      held.forEach((one, i) => {
        for (const other of held.slice(i + 1)) draft.implies([falls, one, other], already);
        draft.clause(falls, ...held.filter((_, j) => j !== i));
      });
      if (held.length === 0) draft.clause(falls);
      return falls;
    });
  }
  for (const literal of fallen) draft.clause(literal ?? draft.never());
}
