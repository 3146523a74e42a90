/** `connected`: all true terminals are reached from the first of them. */
import { sayConnected } from "../../boolean/levels.js";
import type { EncodedGlobal } from "../kind.js";

export function encodeConnected({ draft, literals, graph, data }: EncodedGlobal): void {
  const terminals = literals.map((literal, v) => (data[v] === 0 ? undefined : literal));
  sayConnected(draft, graph, { vertices: literals }, terminals, graph.vertexCount - 1);
}
