/** `loop`: the true edges are one simple cycle, of at least one edge. Degrees are rows; `chains.ts` propagates and explains the rest. */
import { sayConnectedEdges } from "../../boolean/levels.js";
import { addClause } from "../../pure/state.js";
import { Chains } from "../chains/chains.js";
import { lowerDegrees, postDegrees } from "../chains/degrees.js";
import { encodeDegrees } from "../chains/encode-degrees.js";
import { checkSimple, wants } from "../check.js";
import { lowerConnectedEdges } from "../connected/edges.js";
import { type GlobalKind, literalsOnEdges } from "../kind.js";

export const loop: GlobalKind = {
  check: (global, refuse) => {
    wants(global, global.graph.from.length, "for each edge", refuse);
    if (global.data.length !== 0) refuse("takes no data");
    checkSimple(global, refuse);
  },
  post: ({ literals, graph }, builder) => {
    builder.clause(literals);
    postDegrees(literals, graph, undefined, builder);
    builder.propagator(() => new Chains(literals, graph, undefined));
  },
  lower: (global) => {
    addClause(global.builder, global.literals);
    lowerDegrees(global.builder, global.literals, global.graph, undefined);
    lowerConnectedEdges(global);
  },
  encode: (global) => {
    const { draft, literals, graph } = global;
    draft.anyOf(literals);
    encodeDegrees(global);
    // Of a loop, nothing is further than half of it.
    sayConnectedEdges(draft, graph, literals, Math.floor(graph.vertexCount / 2));
  },
  symmetry: literalsOnEdges,
};
