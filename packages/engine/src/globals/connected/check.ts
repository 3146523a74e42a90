/** Checks the literals and data of `connected`; `connected.ts` says what they mean. */
import type { Check } from "../check.js";
import { wants } from "../check.js";

export const checkConnected: Check = (global, refuse) => {
  const { data, graph } = global;
  wants(global, graph.vertexCount, "for each vertex", refuse);
  if (data.length !== 0 && data.length !== graph.vertexCount)
    refuse("needs a mark for each vertex, or none at all");
  if ([...data].some((mark) => mark !== 0 && mark !== 1)) refuse("has marks other than 0 and 1");
};
