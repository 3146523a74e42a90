/**
 * `halves` by a map of each region's half to its other half.
 *
 * - Each vertex has the number of its region, and a second one; true edges hand both on, and the ends of a false edge have different ones.
 * - Each half is spanned by one tree: its root has, on side 0, the first number, on side 1 the second. The root on side 1 is beside a vertex of side 0 that it is
 *   joined to. So each region has a half of either side, and one only.
 * - Each vertex of side 0 is mapped by one of eight turns and mirrors to one of side 1 with the same first number; each of side 1 is the image of one; and the
 *   images of neighbours in one half lie as the turn says.
 * - The size of a half is a third number that true edges hand on.
 */

import { stepsOf } from "../../boolean/graphs.js";
import { type Bits, newNumber, sayDifferent, sayEqual, sayValue, widthFor } from "../../boolean/numbers.js";
import { sayOneRoot, sayTrees, type Trees } from "../../boolean/rooted-trees.js";
import { edgesOf } from "../../pure/edges.js";
import type { EncodedGlobal } from "../kind.js";
import { type HalvesData, halvesData, SYMMETRIES } from "./halves-data.js";

export function encodeHalves(global: EncodedGlobal): void {
  const { draft, literals, graph, data } = global;
  const known = halvesData(data);
  const { side } = known;
  const n = graph.vertexCount;
  const edges = edgesOf(graph);
  const joins = (e: number): readonly number[] => [literals[e] ?? draft.never()];
  const isCross = (e: number): boolean => side[edges[e]?.[0] ?? 0] !== side[edges[e]?.[1] ?? 0];
  const everywhere = Array.from({ length: n }, () => draft.always());
  const trees = sayTrees(draft, graph, everywhere, (e) => (isCross(e) ? undefined : joins(e)), n);
  const rootsOf = (own: number) => trees.roots.map((root, v) => (side[v] === own ? root : undefined));
  const regions = sayOneRoot(draft, graph, rootsOf(0), joins);
  sayOneRoot(draft, graph, rootsOf(1), joins);
  edges.forEach(([u, v], e) => {
    sayDifferent(draft, regions[u] ?? [], regions[v] ?? [], (literals[e] ?? draft.never()) ^ 1);
  });
  stepsOf(graph).forEach((ways, v) => {
    const across = ways.filter(({ edge }) => isCross(edge)).flatMap(({ edge }) => joins(edge));
    if (side[v] === 1) draft.implies([trees.roots[v] ?? draft.never()], across);
  });
  saySizes(global, known, trees);
  sayImages(global, known, regions);
}

function saySizes({ draft, literals, graph }: EncodedGlobal, { side, size }: HalvesData, trees: Trees): void {
  if (size.every((own) => own === 0)) return;
  const halves = Array.from(size, () => newNumber(draft, graph.vertexCount));
  edgesOf(graph).forEach(([u, v], e) => {
    sayEqual(draft, halves[u] ?? [], halves[v] ?? [], [literals[e] ?? draft.never()]);
  });
  size.forEach((own, v) => {
    const half = halves[v] ?? [];
    if (side[v] === 0) sayEqual(draft, half, trees.sizes[v] ?? [], [trees.roots[v] ?? draft.never()]);
    if (own % 2 === 1 || widthFor(own / 2) > half.length) draft.clause();
    else if (own > 0) sayValue(draft, half, own / 2, []);
  });
}

function sayImages(
  { draft, literals, graph }: EncodedGlobal,
  known: HalvesData,
  regions: readonly Bits[],
): void {
  const { side, row, column } = known;
  const [ones, others] = [0, 1].map((own) => [...side.keys()].filter((v) => side[v] === own));
  const turns = SYMMETRIES.length / 4;
  /** By turn: from vertices of side 0 and 1, whether the one is mapped to the other by it. */
  const images = Array.from({ length: turns }, () => new Map<string, number>());
  for (const v of ones ?? [])
    for (const w of others ?? [])
      for (const of of images) {
        const mapped = draft.newVariable();
        of.set(`${v} ${w}`, mapped);
        sayEqual(draft, regions[v] ?? [], regions[w] ?? [], [mapped]);
      }
  const once = (keys: readonly string[]): void => {
    draft.linear(
      keys.flatMap((key) => images.map((of) => [1, of.get(key) ?? draft.never()] as const)),
      1,
      1,
    );
  };
  for (const v of ones ?? []) once((others ?? []).map((w) => `${v} ${w}`));
  for (const w of others ?? []) once((ones ?? []).map((v) => `${v} ${w}`));
  edgesOf(graph).forEach(([u, v], e) => {
    if (side[u] !== 0 || side[v] !== 0) return;
    for (const [here, there] of [
      [u, v],
      [v, u],
    ] as const)
      images.forEach((of, turn) => {
        const [a, b, c, d] = [0, 1, 2, 3].map((k) => SYMMETRIES[4 * turn + k] ?? 0);
        const down = (row[there] ?? 0) - (row[here] ?? 0);
        const right = (column[there] ?? 0) - (column[here] ?? 0);
        for (const w of others ?? []) {
          const y = (row[w] ?? 0) + (a ?? 0) * down + (b ?? 0) * right;
          const x = (column[w] ?? 0) + (c ?? 0) * down + (d ?? 0) * right;
          const image = vertexAt(known, y, x);
          const mapped = of.get(`${here} ${w}`) ?? draft.never();
          const next = image < 0 ? undefined : of.get(`${there} ${image}`);
          draft.implies([mapped, literals[e] ?? draft.never()], next === undefined ? [] : [next]);
        }
      });
  });
}

/** -1 if there is none. */
function vertexAt({ top, left, height, width, vertexAt: at }: HalvesData, y: number, x: number): number {
  const [down, right] = [y - top, x - left];
  return down < 0 || right < 0 || down >= height || right >= width ? -1 : (at[down * width + right] ?? -1);
}
