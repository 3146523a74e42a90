/**
 * `component-size`: each connected component of the true vertices of a class has a size that the class allows. `component-size.ts` propagates it and
 * explains.
 */
import { wants } from "../check.js";
import type { GlobalKind } from "../kind.js";
import { ComponentSize } from "./component-size.js";
import { encodeComponentSize } from "./encode.js";
import { lowerComponentSize } from "./plain.js";
import { addClasses } from "./symmetry.js";

export const componentSize: GlobalKind = {
  check: (global, refuse) => {
    const { data, graph } = global;
    if (data.length === 0 || data.length % 2 === 1) refuse("needs lo and hi for each class");
    wants(global, (graph.vertexCount * data.length) / 2, "for each vertex and class", refuse);
    for (let k = 0; k < data.length; k += 2) {
      const lo = data[k] ?? 0;
      const hi = data[k + 1] ?? 0;
      if (lo < 1 || hi < lo) refuse(`has sizes ${lo}..${hi}, which are not a range of sizes`);
    }
  },
  post: ({ literals, graph, data }, builder) => {
    builder.propagator(() => new ComponentSize(literals, graph, data));
  },
  lower: lowerComponentSize,
  encode: encodeComponentSize,
  symmetry: { vertexMark: () => "vertex", link: addClasses },
};
