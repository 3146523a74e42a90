/**
 * `component-size` by its components themselves: for every vertex and class a primary item, covered by an option that
 * says "not of this class", or by one that is a whole component: a connected set of a size allowed, true within and
 * false all around it. The components are what the literals say they are: a function.
 */
import type { Entry, ProblemBuilder } from "../builder.js";
import type { Graph, ItemId } from "../problem.js";
import { ProblemError } from "../problem-error.js";
import { edgesOf } from "./edges.js";
import { entry, FALSE, functionalPrimary, type Signed, TRUE } from "./state.js";

const MOST_SETS = 100_000;

export function lowerComponentSize(
  builder: ProblemBuilder,
  literals: readonly Signed[],
  graph: Graph,
  data: readonly number[],
): void {
  const n = graph.vertexCount;
  const classes = data.length / 2;
  const near: Set<number>[] = Array.from({ length: n }, () => new Set());
  edgesOf(graph).forEach(([u, v]) => {
    if (u === v) return;
    near[u]?.add(v);
    near[v]?.add(u);
  });
  for (let k = 0; k < classes; k++) {
    const of = (v: number): Signed | undefined => literals[v * classes + k];
    const members = Array.from({ length: n }, () => functionalPrimary(builder));
    members.forEach((item, v) => {
      addOption(builder, [item], [{ signed: of(v), value: FALSE }]);
    });
    for (const set of connectedSets(near, data[2 * k + 1] ?? 0)) {
      if (set.length < (data[2 * k] ?? 0)) continue;
      const border = new Set(set.flatMap((v) => [...(near[v] ?? [])]).filter((v) => !set.includes(v)));
      addOption(
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

/** An option that fixes literals; none, if they contradict each other. */
function addOption(
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
function connectedSets(near: readonly ReadonlySet<number>[], largest: number): number[][] {
  const found: number[][] = [];
  const grow = (set: number[], border: readonly number[], refused: ReadonlySet<number>): void => {
    if (found.length >= MOST_SETS) {
      throw new ProblemError("too-large", `component sizes allow more than ${MOST_SETS} shapes`);
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
