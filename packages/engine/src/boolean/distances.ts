/**
 * Reach by distances: each vertex that is reached has the length of a shortest way in bits, each other one 0. Two that are joined differ by one at most, and each one
 * that is not the first is joined to one that is nearer by one. Cost: some sixty clauses for each edge and a graph of thousands of vertices, where levels take a few
 * for each pair of vertices.
 */
import { type Bits, newNumber, next, sayEqual, sayValue } from "./numbers.js";
import { neededFor, type Reach, type Reached } from "./reach.js";

export function reachedByDistances(reach: Reach): Reached {
  const { draft, near, first, steps } = reach;
  const reached = near.map(() => draft.newVariable());
  const distances = near.map(() => newNumber(draft, steps));
  const after = distances.map((bits) => next(draft, bits));
  /** By vertex, the literals that another is nearer by one. */
  const nearer: number[][] = near.map(() => []);
  const at = (v: number): readonly [here: number, distance: Bits, after: Bits] => [
    reached[v] ?? draft.never(),
    distances[v] ?? [],
    after[v] ?? [],
  ];
  near.forEach((ways, v) => {
    const [here, distance, beyond] = at(v);
    const start = first[v];
    if (start !== undefined) {
      draft.implies([start], [here]);
      sayValue(draft, distance, 0, [start]);
    }
    sayValue(draft, distance, 0, [here ^ 1]);
    for (const { edge, to } of ways) {
      const [there, otherDistance, otherBeyond] = at(to);
      const needed = neededFor(reach, edge, v);
      draft.implies([there, ...needed], [here]);
      if (to < v) continue;
      const joined = draft.both(here, there, ...needed, ...neededFor(reach, edge, to));
      const [further, closer] = [draft.newVariable(), draft.newVariable()];
      draft.implies([further], [joined]);
      draft.implies([closer], [joined]);
      sayEqual(draft, beyond, otherDistance, [further]);
      sayEqual(draft, otherBeyond, distance, [closer]);
      sayEqual(draft, distance, otherDistance, [joined, further ^ 1, closer ^ 1]);
      nearer[to]?.push(further);
      nearer[v]?.push(closer);
    }
  });
  near.forEach((_, v) => {
    const start = first[v];
    draft.implies([at(v)[0]], [...(start === undefined ? [] : [start]), ...(nearer[v] ?? [])]);
  });
  return reached;
}
