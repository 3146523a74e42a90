/** `tree`: what is true is `acyclic`, not empty, and connected besides, on edges or on vertices. */
import { sayConnectedEdges } from "../../boolean/levels.js";
import { addClause } from "../../pure/state.js";
import { acyclic, isOnVertices } from "../acyclic/kind.js";
import { lowerConnectedEdges, postConnectedEdges } from "../connected/edges.js";
import { connected } from "../connected/kind.js";
import type { GlobalKind } from "../kind.js";

export const tree: GlobalKind = {
  check: acyclic.check,
  post: (global, builder) => {
    acyclic.post(global, builder);
    builder.clause(global.literals);
    if (isOnVertices(global.data)) connected.post({ ...global, data: Int32Array.of() }, builder);
    else postConnectedEdges(global, builder);
  },
  lower: (global) => {
    addClause(global.builder, global.literals);
    acyclic.lower(global);
    if (isOnVertices(global.data)) connected.lower({ ...global, data: [] });
    else lowerConnectedEdges(global);
  },
  encode: (global) => {
    const { draft, literals, graph, data } = global;
    draft.anyOf(literals);
    acyclic.encode(global);
    if (isOnVertices(data)) connected.encode({ ...global, data: [] });
    else sayConnectedEdges(draft, graph, literals, graph.vertexCount - 1);
  },
  symmetry: acyclic.symmetry,
};
