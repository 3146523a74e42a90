/**
 * Reach from where one starts, in one of three ways: in levels (of each vertex and each k, whether it is reached in k steps at most), by distances (`distances.ts`) where
 * levels would be too many, and by rules where the format has them. All are functions of the literals, so counts stay.
 */
import type { Graph } from "../problem.js";
import { MOST_LEVELS } from "../thresholds.js";
import { reachedByDistances } from "./distances.js";
import { stepsOf } from "./graphs.js";
import { neededFor, type Reach, type Reached, type Walked } from "./reach.js";
import type { Draft, Rules } from "./sink.js";

/** All true terminals are reached from the first of them. `steps`: no shortest way is longer. */
export function sayConnected(
  draft: Draft,
  graph: Graph,
  walked: Walked,
  terminals: readonly (number | undefined)[],
  steps: number,
): void {
  const reach: Reach = { draft, near: stepsOf(graph), walked, first: firstOf(draft, terminals), steps };
  const { rules } = draft;
  let reached: Reached;
  if (rules !== undefined) reached = reachedByRules(reach, rules);
  else if (steps > MOST_LEVELS) reached = reachedByDistances(reach);
  else reached = reachedByLevels(reach);
  terminals.forEach((terminal, v) => {
    if (terminal !== undefined) draft.implies([terminal], [reached[v] ?? draft.never()]);
  });
}

function reachedByRules(reach: Reach, rules: Rules): Reached {
  const { near, first } = reach;
  const reached = near.map(() => rules.newVariable());
  near.forEach((ways, v) => {
    const [here, start] = [reached[v] ?? 0, first[v]];
    if (start !== undefined) rules.rule(here, [start]);
    for (const { edge, to } of ways) rules.rule(here, [reached[to] ?? 0, ...neededFor(reach, edge, v)]);
  });
  return reached;
}

function reachedByLevels({ draft, near, walked, first, steps }: Reach): Reached {
  let reached = first;
  for (let k = 0; k < steps; k++) {
    const before = reached;
    reached = near.map((ways, v) => {
      const sources = ways.flatMap(({ edge, to }) => {
        const there = before[to];
        if (there === undefined) return [];
        return ["edges" in walked ? draft.both(there, walked.edges[edge] ?? draft.never()) : there];
      });
      const own = before[v];
      if (sources.length === 0) return own;
      const here = draft.newVariable();
      const needed = "vertices" in walked ? [walked.vertices[v] ?? draft.never()] : [];
      if (own !== undefined) draft.implies([own], [here]);
      for (const source of sources) draft.implies([source, ...needed], [here]);
      draft.implies([here], [...(own === undefined ? [] : [own]), ...sources]);
      for (const literal of needed) draft.implies([here], [literal]);
      return here;
    });
  }
  return reached;
}

/** By literal, whether it is the first that holds. */
function firstOf(draft: Draft, literals: readonly (number | undefined)[]): (number | undefined)[] {
  let met: number | undefined;
  return literals.map((literal) => {
    if (literal === undefined) return undefined;
    const first = met === undefined ? literal : draft.both(literal, met ^ 1);
    met = met === undefined ? literal : draft.either([met, literal]);
    return first;
  });
}

/** The true edges are connected: the vertices on them are the terminals. */
export function sayConnectedEdges(draft: Draft, graph: Graph, edges: readonly number[], steps: number): void {
  const on = stepsOf(graph).map((ways) =>
    ways.length === 0 ? undefined : draft.either(ways.map(({ edge }) => edges[edge] ?? draft.never())),
  );
  sayConnected(draft, graph, { edges }, on, steps);
}
