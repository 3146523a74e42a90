/** All single loops of a graph, as sets of its edges (U3): those that `loop fence` leaves of all that a layer of links or edges can be. */
import type { Pair } from "./board.js";
import { graphOfEdges, hasProperty } from "./graphs.js";

/** By number of the edge its ends; undefined where there is none. Each loop is the list of its edges. */
export function loopsOf(ends: readonly (Pair | undefined)[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  const last = new Map<number, number>();
  for (const [edge, pair] of ends.entries()) for (const end of pair ?? []) last.set(end, edge);
  const degrees = new Map<number, number>();
  const chosen: number[] = [];
  const degree = (end: number): number => degrees.get(end) ?? 0;
  // An end of which no later edge is left has none or two.
  const isClosed = (edge: number, pair: Pair): boolean =>
    pair.every((end) => last.get(end) !== edge || degree(end) !== 1);
  const choose = (edge: number): void => {
    if (edge === ends.length) {
      const graph = graphOfEdges(chosen.map((one) => ends[one]).filter((pair) => pair !== undefined));
      if (hasProperty(graph, "loop")) found.push([...chosen]);
      return;
    }
    const pair = ends[edge];
    if (pair === undefined || isClosed(edge, pair)) choose(edge + 1);
    if (pair?.every((end) => degree(end) < 2) !== true) return;
    for (const end of pair) degrees.set(end, degree(end) + 1);
    chosen.push(edge);
    if (isClosed(edge, pair)) choose(edge + 1);
    chosen.pop();
    for (const end of pair) degrees.set(end, degree(end) - 1);
  };
  choose(0);
  return found;
}
