/** "The true edges are connected": `connected` on the graph of incidences, whose vertices are passages. */
import type { ModelBuilder } from "../../kernel/model.js";
import { TRUE } from "../../kernel/model.js";
import { adjacency } from "../adjacency.js";
import { incidenceGraph } from "../incidence.js";
import type { KernelGlobal, PlainGlobal } from "../kind.js";
import { Connected } from "./connected.js";
import { lowerConnected } from "./plain.js";

export function postConnectedEdges({ literals, graph }: KernelGlobal, builder: ModelBuilder): void {
  const n = graph.vertexCount;
  const incidence = adjacency(incidenceGraph(n, graph.from, graph.to));
  const nodes = new Int32Array(incidence.vertexCount).fill(TRUE);
  nodes.set(literals, n);
  const terminal = new Uint8Array(incidence.vertexCount).fill(1, n);
  builder.propagator(() => new Connected(nodes, incidence, terminal));
}

export function lowerConnectedEdges({ builder, literals, graph, constant }: PlainGlobal): void {
  const n = graph.vertexCount;
  const nodes = [...Array.from({ length: n }, constant), ...literals];
  lowerConnected(
    builder,
    nodes,
    incidenceGraph(n, graph.from, graph.to),
    nodes.map((_, i) => i >= n),
  );
}
