/**
 * A property of a graph that is asserted, as one constraint, which the engine knows how to propagate. Where it is a part of what is asserted (`not`, `=`,
 * a branch), or is about ways from cells that are to be found, it is a truth: `structures/graph-truth.ts`.
 */
import type { Edge, GraphRule, Vertex } from "../../condition.js";
import type { Origin } from "../../ground.js";
import type { ExpressionOf } from "../../typed.js";
import type { GraphParts } from "../structures/graph-parts.js";
import type { Truth } from "../value.js";

/** `nothing`: it holds anyway. Undefined where it has to be asked for as a truth. */
export function graphRule(
  { property }: ExpressionOf<"graph">,
  parts: GraphParts,
  guard: Exclude<Truth, false>,
  origin: Origin,
): GraphRule | "nothing" | undefined {
  const vertices: Vertex[] = [];
  const edges: Edge[] = [...parts.edges];
  const pendant: Vertex[] = [];
  for (const [vertex, inSet] of parts.inSet.entries()) {
    if (parts.of === "edges") vertices.push({ when: true, passage: true });
    else if (parts.of === "elements") vertices.push({ when: inSet === false ? true : inSet });
    else if (inSet === true) vertices.push({ when: true });
    else {
      // Vertices that other links join are no part of the graph; only `connected` need not know.
      if (property !== "connected") return undefined;
      vertices.push({ when: true, passage: true });
      if (inSet === false) continue;
      // A cell that may have to be reached depends on the passage.
      edges.push({ from: vertex, to: parts.inSet.length + pendant.length, when: true });
      pendant.push({ when: inSet });
    }
  }
  vertices.push(...pendant);
  const reached = vertices.filter(({ passage }) => passage !== true).length;
  if (property === "connected" && parts.of !== "edges" && reached < 2) return "nothing";
  return { kind: "graph", property, vertices, edges, guard, origin };
}
