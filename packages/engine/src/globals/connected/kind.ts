/**
 * `connected`: the true vertices that are terminals lie in one component of the true vertices; all of them are terminals where there are no data.
 * `connected.ts` propagates it and explains.
 */
import { at } from "../../kernel/indexing.js";
import { FALSE } from "../../kernel/model.js";
import { type Adjacency, adjacency } from "../adjacency.js";
import { wants } from "../check.js";
import type { GlobalKind } from "../kind.js";
import { Connected } from "./connected.js";
import { encodeConnected } from "./encode.js";
import { lowerConnected } from "./plain.js";

export const connected: GlobalKind = {
  check: (global, refuse) => {
    const { data, graph } = global;
    wants(global, graph.vertexCount, "for each vertex", refuse);
    if (data.length !== 0 && data.length !== graph.vertexCount)
      refuse("needs a mark for each vertex, or none at all");
    if ([...data].some((mark) => mark !== 0 && mark !== 1)) refuse("has marks other than 0 and 1");
  },
  post: ({ literals, graph, data }, builder) => {
    const present = presentPart(literals, graph);
    const terminal = Uint8Array.from(present.vertices, (v) => (data[v] === 0 ? 0 : 1));
    if (!terminal.includes(0)) builder.connectedSet(present);
    builder.propagator(() => new Connected(present.literals, present.graph, terminal));
  },
  lower: ({ builder, literals, graph, data }) => {
    lowerConnected(
      builder,
      literals,
      graph,
      literals.map((_, v) => data[v] !== 0),
    );
  },
  encode: encodeConnected,
  symmetry: {
    vertexMark: (data, v) => `vertex ${data[v] ?? 1}`,
    link: ({ vertices, holds }) => {
      vertices.forEach(holds);
    },
  },
};

/** The graph without the vertices that are never there, and the literals that are left. The cells within reach of one cell are mostly a small part of a board. */
function presentPart(
  literals: Int32Array,
  graph: Adjacency,
): { readonly literals: Int32Array; readonly graph: Adjacency; readonly vertices: Int32Array } {
  const place = new Int32Array(graph.vertexCount).fill(-1);
  const vertices: number[] = [];
  literals.forEach((literal, v) => {
    if (literal !== FALSE) place[v] = vertices.push(v) - 1;
  });
  const kept = Int32Array.from(vertices);
  if (kept.length === graph.vertexCount) return { literals, graph, vertices: kept };
  const from: number[] = [];
  const to: number[] = [];
  for (let e = 0; e < graph.edgeCount; e++) {
    const [u, v] = [at(place, at(graph.from, e)), at(place, at(graph.to, e))];
    if (u < 0 || v < 0) continue;
    from.push(u);
    to.push(v);
  }
  const part = adjacency({ vertexCount: kept.length, from: Int32Array.from(from), to: Int32Array.from(to) });
  return { literals: kept.map((v) => at(literals, v)), graph: part, vertices: kept };
}
