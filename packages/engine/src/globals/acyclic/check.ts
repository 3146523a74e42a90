/** Checks the literals and data of `acyclic` and `tree`; `acyclic.ts` says what they mean. */
import type { Check } from "../check.js";
import { wants } from "../check.js";

export const checkAcyclic: Check = (global, refuse) => {
  const { data, graph } = global;
  if (data.length > 1 || (data[0] ?? 0) < 0 || (data[0] ?? 0) > 1) refuse("takes 0 or 1 as data");
  if (data[0] === 1) wants(global, graph.vertexCount, "for each vertex", refuse);
  else wants(global, graph.from.length, "for each edge", refuse);
};
