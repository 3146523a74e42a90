/** Checks the literals and data of `component-size`; `component-size.ts` says what they mean. */
import type { Check } from "../check.js";
import { wants } from "../check.js";

export const checkComponentSize: Check = (global, refuse) => {
  const { data, graph } = global;
  if (data.length === 0 || data.length % 2 === 1) refuse("needs lo and hi for each class");
  wants(global, (graph.vertexCount * data.length) / 2, "for each vertex and class", refuse);
  for (let k = 0; k < data.length; k += 2) {
    const lo = data[k] ?? 0;
    const hi = data[k + 1] ?? 0;
    if (lo < 1 || hi < lo) refuse(`has sizes ${lo}..${hi}, which are not a range of sizes`);
  }
};
