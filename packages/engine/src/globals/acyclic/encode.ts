/**
 * `acyclic` on a large graph by parents (`encodeByParents`), and otherwise by rounds in which leaves fall: a vertex has fallen by round k if it had by the one before, or if by then all that it is joined to had, except one at
 * most. A graph is a forest if and only if all have fallen in the end.
 */
import { stepsOf } from "../../boolean/graphs.js";
import { newNumber, next, sayEqual } from "../../boolean/numbers.js";
import type { Draft } from "../../boolean/sink.js";
import type { Graph } from "../../problem.js";
import { MOST_LEVELS } from "../../thresholds.js";

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
  if (Math.ceil(graph.vertexCount / 2) > MOST_LEVELS) {
    encodeByParents(draft, literals, graph, onVertices);
    return;
  }
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

/** Each true edge leads from a vertex to its only parent, whose number is less by one: a circle would need a vertex with two parents, or numbers that grow without end. */
function encodeByParents(draft: Draft, literals: readonly number[], graph: Graph, onVertices: boolean): void {
  const near = stepsOf(graph);
  const numbers = near.map(() => newNumber(draft, graph.vertexCount - 1));
  const after = numbers.map((bits) => next(draft, bits));
  const parents: [number, number][][] = near.map(() => []);
  near.forEach((ways, v) => {
    for (const { edge, to } of ways) {
      if (to < v) continue;
      const ends = onVertices ? [literals[v], literals[to]] : [literals[edge]];
      const joined = draft.both(...ends.map((literal) => literal ?? draft.never()));
      const [up, down] = [draft.newVariable(), draft.newVariable()];
      draft.clause(up ^ 1, down ^ 1);
      draft.equal(joined, draft.either([up, down]));
      sayEqual(draft, after[to] ?? [], numbers[v] ?? [], [up]);
      sayEqual(draft, after[v] ?? [], numbers[to] ?? [], [down]);
      parents[v]?.push([1, up]);
      parents[to]?.push([1, down]);
    }
  });
  for (const own of parents) draft.linear(own, 0, 1);
}
