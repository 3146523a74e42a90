/** Checks whether each region falls into two halves of the same form. */
import { type Graph, partsOf } from "@ecp/verifier";

type Place = readonly [row: number, column: number];

/** For each vertex four data: its side (0 or 1), its row and column, and the size that its region has to have (0: any). */
export function halvesHold(
  graph: Graph,
  data: ArrayLike<number>,
  isJoined: (edge: number) => boolean,
): boolean {
  const regions = partsOf(graph, isJoined);
  const ends = (e: number): readonly [number, number] => [graph.from[e] ?? 0, graph.to[e] ?? 0];
  const sideOf = (v: number): number => data[4 * v] ?? 0;
  const halves = partsOf(graph, (e) => isJoined(e) && sideOf(ends(e)[0]) === sideOf(ends(e)[1]));
  for (let e = 0; e < graph.from.length; e++) {
    const [u, v] = ends(e);
    if (!isJoined(e) && regions[u] === regions[v]) return false;
  }
  return [...new Set(regions)].every((region) => {
    const members = [...regions.keys()].filter((v) => regions[v] === region);
    const placesOf = (side: number): Place[] =>
      members.filter((v) => sideOf(v) === side).map((v) => [data[4 * v + 1] ?? 0, data[4 * v + 2] ?? 0]);
    const isWhole = new Set(members.map((v) => halves[v])).size === 2;
    const isOfSize = members.every((v) => data[4 * v + 3] === 0 || data[4 * v + 3] === members.length);
    return isWhole && isOfSize && areOfOneForm(placesOf(0), placesOf(1));
  });
}

/** Whether one is the other, turned, mirrored and moved. */
function areOfOneForm(one: readonly Place[], other: readonly Place[]): boolean {
  if (one.length === 0 || one.length !== other.length) return false;
  const signs = [1, -1].flatMap((a) => [1, -1].map((b) => [a, b] as const));
  const turns = signs.flatMap(([a, b]): ((place: Place) => Place)[] => [
    ([y, x]) => [a * y, b * x],
    ([y, x]) => [a * x, b * y],
  ]);
  const inOrder = (places: readonly Place[]): Place[] =>
    [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const wanted = inOrder(other);
  return turns.some((turn) => {
    const image = inOrder(one.map(turn));
    const [y, x] = image[0] ?? [0, 0];
    const [top, left] = wanted[0] ?? [0, 0];
    return wanted.every(
      (place, i) =>
        place[0] - top === (image[i]?.[0] ?? 0) - y && place[1] - left === (image[i]?.[1] ?? 0) - x,
    );
  });
}
