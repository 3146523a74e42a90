/** Boards as graphs, and cells as items. */
import type { Graph, Literal, ProblemBuilder } from "@ecp/engine";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Cells in reading order; edges to the right and down. */
export function grid({ width, height }: Size): Graph {
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

/** By vertex, its neighbours. */
export function neighbours(graph: Graph): number[][] {
  const lists: number[][] = Array.from({ length: graph.vertexCount }, () => []);
  [...graph.from].forEach((u, e) => {
    const v = graph.to[e] ?? 0;
    lists[u]?.push(v);
    lists[v]?.push(u);
  });
  return lists;
}

/** An item for each of `count` things that are on or off; the literals say "on". */
export function switches(builder: ProblemBuilder, count: number): Literal[] {
  return Array.from({ length: count }, () => {
    const item = builder.primary();
    builder.option([item]);
    return builder.chosen(builder.option([item]));
  });
}

/** An item with one option for each of `count` values; the literals in the order of the values. */
export function valued(builder: ProblemBuilder, count: number): Literal[] {
  const item = builder.primary();
  return Array.from({ length: count }, () => builder.chosen(builder.option([item])));
}

/** The upper left cells of all 2x2 squares, as squares. */
export function squares({ width, height }: Size): number[][] {
  const list: number[][] = [];
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const v = y * width + x;
      list.push([v, v + 1, v + width, v + width + 1]);
    }
  }
  return list;
}
