/**
 * `paths`: the true edges are simple paths that do not meet. A vertex labelled 0 is passed through or not on any, one labelled k > 0 is an end, and
 * its path leads to the other vertex labelled k; one labelled -1 may be an end or not, and may be joined to any end. Degrees are rows; `chains.ts`
 * propagates and explains the rest.
 */
import { at } from "../../kernel/indexing.js";
import type { ModelBuilder } from "../../kernel/model.js";
import { encodeAcyclic } from "../acyclic/encode.js";
import { lowerAcyclic } from "../acyclic/plain.js";
import { Chains } from "../chains/chains.js";
import { lowerDegrees, postDegrees } from "../chains/degrees.js";
import { encodeDegrees } from "../chains/encode-degrees.js";
import { checkSimple, wants } from "../check.js";
import { type GlobalKind, type KernelGlobal, literalsOnEdges, type Refuse } from "../kind.js";
import { encodeLabels } from "./encode.js";
import { lowerLabels } from "./plain.js";
import { addLabels } from "./symmetry.js";

export const paths: GlobalKind = {
  check: (global, refuse) => {
    const { data, graph } = global;
    wants(global, graph.from.length, "for each edge", refuse);
    if (data.length !== graph.vertexCount)
      refuse(`needs a label for each vertex: ${graph.vertexCount}, not ${data.length}`);
    checkLabels(data, refuse);
    checkSimple(global, refuse);
  },
  post: (global, builder) => {
    const { literals, graph, data } = global;
    postDegrees(literals, graph, data, builder);
    forbidDirectMismatch(global, builder);
    builder.propagator(() => new Chains(literals, graph, data));
  },
  lower: ({ builder, literals, graph, data }) => {
    lowerDegrees(builder, literals, graph, data);
    lowerAcyclic(builder, literals, graph, false);
    lowerLabels(builder, literals, graph, data);
  },
  encode: (global) => {
    encodeDegrees(global);
    encodeAcyclic(global.draft, global.literals, global.graph, false);
    encodeLabels(global);
  },
  symmetry: {
    ...literalsOnEdges,
    link: (global) => {
      literalsOnEdges.link(global);
      addLabels(global);
    },
  },
};

function checkLabels(labels: Iterable<number>, refuse: Refuse): void {
  const ends = new Map<number, number>();
  for (const label of labels) {
    if (label < -1) refuse(`has the label ${label}`);
    if (label > 0) ends.set(label, (ends.get(label) ?? 0) + 1);
  }
  for (const [label, count] of ends)
    if (count !== 2) refuse(`has ${count} vertices labelled ${label}, not 2`);
}

/** An edge between two ends of different labels can never be used. */
function forbidDirectMismatch({ literals, graph, data }: KernelGlobal, builder: ModelBuilder): void {
  for (let e = 0; e < graph.edgeCount; e++) {
    const a = at(data, at(graph.from, e));
    const b = at(data, at(graph.to, e));
    if (a > 0 && b > 0 && a !== b) builder.clause([at(literals, e) ^ 1]);
  }
}
