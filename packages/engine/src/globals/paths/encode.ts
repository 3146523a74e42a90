/**
 * The labels of `paths`: each vertex has the number of a label in bits, which edges hand on and labelled ends fix. A vertex without an edge has 0; on paths that
 * have no labelled end, the number is free.
 */
import { stepsOf } from "../../boolean/graphs.js";
import { newNumber, sayEqual, sayValue } from "../../boolean/numbers.js";
import { edgesOf } from "../../pure/edges.js";
import type { EncodedGlobal } from "../kind.js";

export function encodeLabels({ draft, literals, graph, data }: EncodedGlobal): void {
  const kinds = [...new Set(data.filter((label) => label > 0))];
  if (kinds.length < 2) return;
  const numbers = data.map(() => newNumber(draft, kinds.length - 1));
  stepsOf(graph).forEach((ways, v) => {
    const label = data[v] ?? 0;
    const bits = numbers[v] ?? [];
    if (label > 0) sayValue(draft, bits, kinds.indexOf(label), []);
    else
      for (const bit of bits)
        draft.implies(
          [bit],
          ways.map(({ edge }) => literals[edge] ?? draft.never()),
        );
  });
  edgesOf(graph).forEach(([u, v], e) => {
    sayEqual(draft, numbers[u] ?? [], numbers[v] ?? [], [literals[e] ?? draft.never()]);
  });
}
