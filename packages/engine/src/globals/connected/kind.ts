/**
 * `connected`: the true vertices that are terminals lie in one component of the true vertices; all of them are terminals where there are no data.
 * `connected.ts` propagates it and explains.
 */
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
    const terminal = Uint8Array.from({ length: graph.vertexCount }, (_, v) => (data[v] === 0 ? 0 : 1));
    if (!terminal.includes(0)) builder.connectedSet({ literals, graph });
    builder.propagator(() => new Connected(literals, graph, terminal));
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
