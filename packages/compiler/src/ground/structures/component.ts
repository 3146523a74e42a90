/**
 * The component of one node: `group(c by shaded)`, `reach(c through S)`. Each other node is in it or not: joined nodes are both in it or neither,
 * and what is in it is connected. So it is the component, no more and no less, a function of what is joined: counts are true.
 * Cost: a literal a node, two clauses an edge, one connectedness. Where every cell is asked for its group, that is as many times
 * as there are cells; the thresholds of groups.ts say when labels are used instead.
 */

import type { Edge, Vertex } from "../../condition.js";
import { addTo } from "../../maps.js";
import type { Truth } from "../value.js";
import { holds, newTruth } from "../world/definitions.js";
import type { World } from "../world/world.js";
import { demandConnected, type Net } from "./labels.js";
import { nodesWithin } from "./nodes-within.js";

/**
 * By node: the condition that it is in the component. The start is always one of it, there or not. `steps`: how far from the start a node of it is at
 * most, by a rule; where it reached farther, nothing would hold.
 */
export function componentOf(
  world: World,
  net: Net,
  start: number,
  steps = Number.POSITIVE_INFINITY,
): readonly Truth[] {
  const { conditions } = world;
  const reachable = reachableFrom(net, start);
  const near = Number.isFinite(steps) ? new Set(nodesWithin(neighboursIn(net), start, steps)) : undefined;
  const inside = net.there.map((_, node): Truth => {
    if (near?.has(node) === false) return false;
    if (node === start || reachable.certain.has(node)) return true;
    if (!reachable.possible.has(node)) return false;
    return newTruth(world, `${net.name(node)} hangs together with ${net.name(start)}`);
  });
  const is = (node: number): Truth => inside[node] ?? false;
  const vertices: Vertex[] = [];
  const place = new Map<number, number>();
  inside.forEach((when, node) => {
    if (when === false) return;
    place.set(node, vertices.length);
    vertices.push({ when });
  });
  const edges: Edge[] = [];
  for (const { from, to, joined } of net.edges) {
    if (joined === false) continue;
    const [a, b] = [is(from), is(to)];
    holds(world, conditions.implies(conditions.both(joined, a), b), net.origin);
    holds(world, conditions.implies(conditions.both(joined, b), a), net.origin);
    // Neighbours in the component are joined, so that being neighbours is enough to be connected.
    if (net.by === "values") holds(world, conditions.implies(conditions.both(a, b), joined), net.origin);
    const [v, w] = [place.get(from), place.get(to)];
    if (v !== undefined && w !== undefined)
      edges.push({ from: v, to: w, when: net.by === "links" ? joined : true });
  }
  if (reachable.possible.size > reachable.certain.size) demandConnected(world, net, vertices, edges);
  return inside;
}

function neighboursIn({ there, edges }: Net): number[][] {
  const beside = there.map((): number[] => []);
  for (const { from, to, joined } of edges)
    if (joined !== false) {
      beside[from]?.push(to);
      beside[to]?.push(from);
    }
  return beside;
}

/** Nodes that are connected with the start in any case, and those that may. */
function reachableFrom(
  net: Net,
  start: number,
): { readonly certain: ReadonlySet<number>; readonly possible: ReadonlySet<number> } {
  const spread = (open: (joined: Truth) => boolean): Set<number> => {
    const beside = new Map<number, number[]>();
    for (const { from, to, joined } of net.edges)
      if (open(joined))
        for (const [a, b] of [
          [from, to],
          [to, from],
        ] as const) {
          addTo(beside, a, b);
        }
    const reached = new Set([start]);
    for (const node of reached) for (const next of beside.get(node) ?? []) reached.add(next);
    return reached;
  };
  return { certain: spread((joined) => joined === true), possible: spread((joined) => joined !== false) };
}
