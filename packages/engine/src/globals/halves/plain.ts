/**
 * `halves` by its regions themselves: each vertex is in one, an option for each connected set that two equal halves make up, with its edges joined
 * and those round it cut. The regions are what the literals say they are: a function.
 */
import { edgesOf } from "../../pure/edges.js";
import { FALSE, functionalPrimary, TRUE } from "../../pure/state.js";
import { addFixing, connectedSets, neighbourSets } from "../../pure/whole-sets.js";
import type { PlainGlobal } from "../kind.js";
import { areCongruent, halvesData } from "./halves-data.js";

export function lowerHalves({ builder, literals, graph, data }: PlainGlobal): void {
  const { side, row, column, size } = halvesData(data);
  const near = neighbourSets(graph);
  const edges = edgesOf(graph);
  const members = near.map(() => functionalPrimary(builder));
  const isWhole = (half: readonly number[]): boolean => {
    const [first] = half;
    const met = new Set(first === undefined ? [] : [first]);
    for (const v of met) for (const w of near[v] ?? []) if (half.includes(w)) met.add(w);
    return met.size > 0 && met.size === half.length;
  };
  const placesOf = (half: readonly number[]) => half.map((v) => [row[v] ?? 0, column[v] ?? 0] as const);
  for (const set of connectedSets(near, graph.vertexCount)) {
    if (set.some((v) => size[v] !== 0 && size[v] !== set.length)) continue;
    const [one, other] = [0, 1].map((own) => set.filter((v) => side[v] === own));
    if (one === undefined || other === undefined || one.length !== other.length) continue;
    if (!isWhole(one) || !isWhole(other) || !areCongruent(placesOf(one), placesOf(other))) continue;
    const inside = new Set(set);
    addFixing(
      builder,
      set.flatMap((v) => members[v] ?? []),
      edges.flatMap(([u, v], e) => {
        if (!inside.has(u) && !inside.has(v)) return [];
        return [{ signed: literals[e], value: inside.has(u) && inside.has(v) ? TRUE : FALSE }];
      }),
    );
  }
}
