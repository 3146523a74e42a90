/** Walks through a graph, as encodings ask for them. */
import type { GraphStep } from "./graphs.js";
import type { Draft } from "./sink.js";

/** Which vertices, or which edges, may be walked on. */
export type Walked = { readonly vertices: readonly number[] } | { readonly edges: readonly number[] };

export interface Reach {
  readonly draft: Draft;
  readonly near: readonly (readonly GraphStep[])[];
  readonly walked: Walked;
  /** By vertex, the literal that one starts there. */
  readonly first: readonly (number | undefined)[];
  /** No shortest way is longer. */
  readonly steps: number;
}

/** By vertex, whether it is reached; undefined where it never is. */
export type Reached = readonly (number | undefined)[];

/** The literals that have to hold for a step over this edge to a vertex. */
export function neededFor({ walked, draft }: Reach, edge: number, to: number): readonly number[] {
  return [
    "vertices" in walked ? (walked.vertices[to] ?? draft.never()) : (walked.edges[edge] ?? draft.never()),
  ];
}
