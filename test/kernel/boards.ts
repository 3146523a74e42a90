/** Boards as graphs, and Boolean cells on them. */
import {
  createProblemBuilder,
  type Graph,
  type ItemId,
  type Literal,
  type ProblemBuilder,
} from "@ecp/engine";
import type { Random } from "./random-problem.js";

/** Vertices in reading order; edges to the right and down. */
export function grid(width: number, height: number): Graph {
  const from: number[] = [];
  const to: number[] = [];
  for (let v = 0; v < width * height; v++) {
    if ((v + 1) % width !== 0) {
      from.push(v);
      to.push(v + 1);
    }
    if (v + width < width * height) {
      from.push(v);
      to.push(v + width);
    }
  }
  return { vertexCount: width * height, from: Int32Array.from(from), to: Int32Array.from(to) };
}

/** A grid of which some edges are missing (less than `mostMissing` of 20), and which may have some diagonals. */
export function gridWithGaps(random: Random, width: number, height: number, mostMissing: number): Graph {
  const { from, to, vertexCount } = grid(width, height);
  const missing = random(mostMissing);
  const edges = [...from].map((u, e) => [u, to[e] ?? 0] as const).filter(() => random(20) >= missing);
  if (random(3) === 0)
    for (let v = 0; v + width + 1 < vertexCount; v++)
      if ((v + 1) % width !== 0 && random(4) === 0) edges.push([v, v + width + 1]);
  return {
    vertexCount,
    from: Int32Array.from(edges, ([u]) => u),
    to: Int32Array.from(edges, ([, v]) => v),
  };
}

/** Labels in pairs at vertices that are free; 0 elsewhere. */
export function randomLabels(random: Random, count: number, pairs: number): number[] {
  const labels = new Array<number>(count).fill(0);
  for (let pair = 1; pair <= pairs; pair++)
    for (let end = 0; end < 2; end++) {
      const free = labels.flatMap((label, v) => (label === 0 ? [v] : []));
      const v = free[random(free.length)];
      if (v !== undefined) labels[v] = pair;
    }
  return labels;
}

/** A cell that is on or off: an item with two options. */
export function switches(builder: ProblemBuilder, count: number): Literal[] {
  return Array.from({ length: count }, () => {
    const item: ItemId = builder.primary();
    const state = builder.secondary();
    builder.option([item, { item: state, colour: 2 }]);
    return builder.chosen(builder.option([item, { item: state, colour: 1 }]));
  });
}

/** All loops on the edges of a graph. */
export function loopProblem(graph: Graph): ReturnType<ProblemBuilder["build"]> {
  const builder = createProblemBuilder();
  builder.global("loop", switches(builder, graph.from.length), graph);
  return builder.build();
}
