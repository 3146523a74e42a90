/**
 * `component-size` by its components themselves: for every vertex and class a primary item, covered by an option that
 * says "not of this class", or by one that is a whole component: a connected set of a size allowed, true within and
 * false all around it. The components are what the literals say they are: a function.
 */
import { FALSE, functionalPrimary, type Signed, TRUE } from "../../pure/state.js";
import { addFixing, connectedSets, neighbourSets } from "../../pure/whole-sets.js";
import type { PlainGlobal } from "../kind.js";

export function lowerComponentSize({ builder, literals, graph, data }: PlainGlobal): void {
  const n = graph.vertexCount;
  const classes = data.length / 2;
  const near = neighbourSets(graph);
  for (let k = 0; k < classes; k++) {
    const of = (v: number): Signed | undefined => literals[v * classes + k];
    const members = Array.from({ length: n }, () => functionalPrimary(builder));
    members.forEach((item, v) => {
      addFixing(builder, [item], [{ signed: of(v), value: FALSE }]);
    });
    for (const set of connectedSets(near, data[2 * k + 1] ?? 0)) {
      if (set.length < (data[2 * k] ?? 0)) continue;
      const border = new Set(set.flatMap((v) => [...(near[v] ?? [])]).filter((v) => !set.includes(v)));
      addFixing(
        builder,
        set.flatMap((v) => members[v] ?? []),
        [
          ...set.map((v) => ({ signed: of(v), value: TRUE })),
          ...[...border].map((v) => ({ signed: of(v), value: FALSE })),
        ],
      );
    }
  }
}
