/** Small undirected graphs, as lists of neighbours by node. */

export type Graph = readonly (readonly number[])[];

/** The nodes of each connected part, parts and nodes in order. */
export function componentsOf(graph: Graph): number[][] {
  const part = new Array<number>(graph.length).fill(-1);
  const components: number[][] = [];
  for (let start = 0; start < graph.length; start++) {
    if (part[start] !== -1) continue;
    const members = [start];
    part[start] = components.length;
    for (let k = 0; k < members.length; k++)
      for (const next of graph[members[k] ?? 0] ?? [])
        if (part[next] === -1) {
          part[next] = components.length;
          members.push(next);
        }
    components.push(members.sort((a, b) => a - b));
  }
  return components;
}

/** A shortest way, both ends included; empty if there is none. */
export function pathBetween(graph: Graph, from: number, to: number): number[] {
  if (from < 0 || to < 0) return [];
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (let k = 0; k < queue.length && !before.has(to); k++)
    for (const next of graph[queue[k] ?? 0] ?? [])
      if (!before.has(next)) {
        before.set(next, queue[k] ?? 0);
        queue.push(next);
      }
  if (!before.has(to)) return [];
  const way = [to];
  for (let node = to; node !== from; ) {
    node = before.get(node) ?? from;
    way.push(node);
  }
  return way.reverse();
}
