/** Conditions on components as options that are whole components: connected sets, with the literals that choosing one makes true or false. */

import type { Graph, ItemId } from "../problem.js";
import type { Entry, ProblemBuilder } from "../problem-builder.js";
import { ProblemError } from "../problem-error.js";
import { MOST_SETS } from "../thresholds.js";
import { edgesOf } from "./edges.js";
import { entry, type Signed } from "./state.js";

export function neighbourSets(graph: Graph): Set<number>[] {
  const near: Set<number>[] = Array.from({ length: graph.vertexCount }, () => new Set());
  edgesOf(graph).forEach(([u, v]) => {
    if (u === v) return;
    near[u]?.add(v);
    near[v]?.add(u);
  });
  return near;
}

/** An option that fixes literals; none, if they contradict each other. */
export function addFixing(
  builder: ProblemBuilder,
  items: readonly ItemId[],
  fixed: readonly { signed: Signed | undefined; value: number }[],
): void {
  const entries = new Map<ItemId, Entry>();
  for (const { signed, value } of fixed) {
    if (signed === undefined) return;
    const raw = signed.negated ? 1 - value : value;
    const own = entry(signed.variable, raw);
    const known = entries.get(own.item);
    if (!signed.variable.values.includes(raw) || (known !== undefined && known.colour !== own.colour)) return;
    entries.set(own.item, own);
  }
  builder.option([...items, ...entries.values()]);
}

/** All connected sets of at most `largest` vertices, each once: by its first vertex, growing over later ones only. */
export function connectedSets(near: readonly ReadonlySet<number>[], largest: number): number[][] {
  const found: number[][] = [];
  const grow = (set: number[], border: readonly number[], refused: ReadonlySet<number>): void => {
    if (found.length >= MOST_SETS) {
      throw new ProblemError("too-large", `conditions on components allow more than ${MOST_SETS} shapes`);
    }
    found.push([...set]);
    if (set.length === largest) return;
    const out = new Set(refused);
    for (const v of border) {
      if (out.has(v)) continue;
      out.add(v);
      const next = [...border, ...(near[v] ?? [])].filter((w) => !out.has(w) && !set.includes(w));
      grow([...set, v], [...new Set(next)], out);
    }
  };
  for (let first = 0; first < near.length; first++) {
    const earlier = new Set(Array.from({ length: first + 1 }, (_, v) => v));
    grow(
      [first],
      [...(near[first] ?? [])].filter((w) => w > first),
      earlier,
    );
  }
  return found;
}
