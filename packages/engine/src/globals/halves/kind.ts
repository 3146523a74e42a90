/** `halves`: true edges divide the vertices into regions, and each region is two halves of one form. `halves.ts` propagates it and explains. */
import { checkSimple, wants } from "../check.js";
import type { GlobalKind, Refuse } from "../kind.js";
import { literalsOnEdges } from "../kind.js";
import { encodeHalves } from "./encode.js";
import { Halves } from "./halves.js";
import { halvesData } from "./halves-data.js";
import { lowerHalves } from "./plain.js";
import { addLines } from "./symmetry.js";

export const halves: GlobalKind = {
  check: (global, refuse) => {
    const { data, graph } = global;
    wants(global, graph.from.length, "for each edge", refuse);
    if (data.length !== 4 * graph.vertexCount) refuse("needs side, row, column and size for each vertex");
    checkPlaces(data, refuse);
    checkSimple(global, refuse);
  },
  post: ({ literals, graph, data }, builder) => {
    builder.propagator(() => new Halves(literals, graph, halvesData(data)));
  },
  lower: lowerHalves,
  encode: encodeHalves,
  symmetry: {
    vertexMark: (data, v) => `vertex ${data[4 * v]} ${data[4 * v + 3]}`,
    link: (global) => {
      literalsOnEdges.link(global);
      addLines(global, 1);
      addLines(global, 2);
    },
  },
};

function checkPlaces(data: ArrayLike<number>, refuse: Refuse): void {
  const places = new Set<string>();
  for (let k = 0; k < data.length; k += 4) {
    const [side, row, column, size] = [data[k] ?? 0, data[k + 1] ?? 0, data[k + 2] ?? 0, data[k + 3] ?? 0];
    if (side !== 0 && side !== 1) refuse(`has a side ${side}, which is neither 0 nor 1`);
    if (size < 0) refuse(`has the size ${size}`);
    const place = `${row} ${column}`;
    if (places.has(place)) refuse(`has two vertices at row ${row}, column ${column}`);
    places.add(place);
  }
}
