/**
 * From a global of a problem to propagators and rows. A new global is a folder beside this file, a case here, and a row in
 * the tables of `specification.ts`.
 */
import { at } from "../kernel/indexing.js";
import { type ModelBuilder, TRUE } from "../kernel/model.js";
import type { Global } from "../problem.js";
import { Acyclic } from "./acyclic/acyclic.js";
import { type Adjacency, adjacency } from "./adjacency.js";
import { Chains } from "./chains/chains.js";
import { ComponentSize } from "./component-size/component-size.js";
import { Connected } from "./connected/connected.js";
import { Halves } from "./halves/halves.js";
import { halvesData } from "./halves/halves-data.js";
import { checkGlobal } from "./specification.js";

/** Pre: `literals` are the kernel's, one for each literal of the global. */
export function postGlobal(global: Global, literals: Int32Array, builder: ModelBuilder): void {
  const name = checkGlobal(global);
  const data = Int32Array.from(global.data);
  const graph = adjacency(global.graph);
  switch (name) {
    case "connected": {
      const terminal = Uint8Array.from({ length: graph.vertexCount }, (_, v) => (data[v] === 0 ? 0 : 1));
      builder.propagator(() => new Connected(literals, graph, terminal));
      break;
    }
    case "loop":
      builder.clause(literals);
      postDegrees(literals, graph, undefined, builder);
      builder.propagator(() => new Chains(literals, graph, undefined));
      break;
    case "paths":
      postDegrees(literals, graph, data, builder);
      forbidDirectMismatch(literals, graph, data, builder);
      builder.propagator(() => new Chains(literals, graph, data));
      break;
    case "acyclic":
    case "tree": {
      const onVertices = data[0] === 1;
      for (let e = 0; e < graph.edgeCount; e++) {
        const u = at(graph.from, e);
        if (u === at(graph.to, e)) builder.clause([at(literals, onVertices ? u : e) ^ 1]);
      }
      builder.propagator(() => new Acyclic(literals, graph, onVertices));
      if (name === "acyclic") break;
      builder.clause(literals);
      if (onVertices) {
        const terminal = new Uint8Array(graph.vertexCount).fill(1);
        builder.propagator(() => new Connected(literals, graph, terminal));
      } else postConnectedEdges(literals, graph, builder);
      break;
    }
    case "component-size":
      builder.propagator(() => new ComponentSize(literals, graph, data));
      break;
    case "halves":
      builder.propagator(() => new Halves(literals, graph, halvesData(data)));
      break;
    default:
      throw new Error(`no global ${String(name satisfies never)}`);
  }
}

/**
 * Degrees at each vertex: 0 or 2 where ways pass through; 1 at an end; at most 2 where they may end.
 * "Not 1" is a clause for each edge: it needs another one at the vertex.
 */
function postDegrees(
  literals: Int32Array,
  graph: Adjacency,
  labels: Int32Array | undefined,
  builder: ModelBuilder,
): void {
  for (let v = 0; v < graph.vertexCount; v++) {
    const edges = [...graph.edge.subarray(at(graph.start, v), at(graph.start, v + 1))].map((e) =>
      at(literals, e),
    );
    const label = labels?.[v] ?? 0;
    if (label > 0) builder.exactlyOne(edges);
    else builder.sum(edges, undefined, 0, 2);
    if (label !== 0) continue;
    edges.forEach((edge, i) => {
      builder.clause([edge ^ 1, ...edges.filter((_, j) => j !== i)]);
    });
  }
}

/** An edge between two ends of different labels can never be used. */
function forbidDirectMismatch(
  literals: Int32Array,
  graph: Adjacency,
  labels: Int32Array,
  builder: ModelBuilder,
): void {
  for (let e = 0; e < graph.edgeCount; e++) {
    const a = at(labels, at(graph.from, e));
    const b = at(labels, at(graph.to, e));
    if (a > 0 && b > 0 && a !== b) builder.clause([at(literals, e) ^ 1]);
  }
}

/** True edges form one component: connected on the graph of incidences, whose vertices are passages. */
function postConnectedEdges(literals: Int32Array, graph: Adjacency, builder: ModelBuilder): void {
  const n = graph.vertexCount;
  const m = graph.edgeCount;
  const from: number[] = [];
  const to: number[] = [];
  for (let e = 0; e < m; e++) {
    from.push(n + e, n + e);
    to.push(at(graph.from, e), at(graph.to, e));
  }
  const incidence = adjacency({ vertexCount: n + m, from: Int32Array.from(from), to: Int32Array.from(to) });
  const nodes = new Int32Array(n + m).fill(TRUE);
  nodes.set(literals, n);
  const terminal = new Uint8Array(n + m).fill(1, n);
  builder.propagator(() => new Connected(nodes, incidence, terminal));
}
