/** Boards as graphs, and Boolean cells on them. */
import {
  createProblemBuilder,
  type Graph,
  type ItemId,
  type Literal,
  type ProblemBuilder,
} from "@ecp/engine";

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
