/**
 * `acyclic`: the true edges form a forest; with 1 as data, the true vertices induce one. `acyclic.ts` propagates it and explains.
 */
import { at } from "../../kernel/indexing.js";
import { wants } from "../check.js";
import type { GlobalKind } from "../kind.js";
import { Acyclic } from "./acyclic.js";
import { encodeAcyclic } from "./encode.js";
import { lowerAcyclic } from "./plain.js";

export const isOnVertices = (data: ArrayLike<number>): boolean => data[0] === 1;

export const acyclic: GlobalKind = {
  check: (global, refuse) => {
    const { data, graph } = global;
    if (data.length > 1 || (data[0] ?? 0) < 0 || (data[0] ?? 0) > 1) refuse("takes 0 or 1 as data");
    if (isOnVertices(data)) wants(global, graph.vertexCount, "for each vertex", refuse);
    else wants(global, graph.from.length, "for each edge", refuse);
  },
  post: ({ literals, graph, data }, builder) => {
    const onVertices = isOnVertices(data);
    for (let e = 0; e < graph.edgeCount; e++) {
      const u = at(graph.from, e);
      if (u === at(graph.to, e)) builder.clause([at(literals, onVertices ? u : e) ^ 1]);
    }
    builder.propagator(() => new Acyclic(literals, graph, onVertices));
  },
  lower: ({ builder, literals, graph, data }) => {
    lowerAcyclic(builder, literals, graph, isOnVertices(data));
  },
  encode: ({ draft, literals, graph, data }) => {
    encodeAcyclic(draft, literals, graph, isOnVertices(data));
  },
  symmetry: {
    vertexMark: () => "vertex",
    link: ({ data, vertices, edges, holds }) => {
      (isOnVertices(data) ? vertices : edges).forEach(holds);
    },
  },
};
