/** Checks the literals and data of `halves`; `halves.ts` says what they mean. */
import type { Check, Refuse } from "../check.js";
import { checkSimple, wants } from "../check.js";

export const checkHalves: Check = (global, refuse) => {
  const { data, graph } = global;
  wants(global, graph.from.length, "for each edge", refuse);
  if (data.length !== 4 * graph.vertexCount) refuse("needs side, row, column and size for each vertex");
  checkPlaces(data, refuse);
  checkSimple(global, refuse);
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
