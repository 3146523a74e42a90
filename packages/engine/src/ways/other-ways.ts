/**
 * From one system of ways another one, by one change that undoes a shortcut or a flip (`straight-rows.ts`): an edge becomes a detour over
 * vertices that are on no way, or a vertex within a way is exchanged for one that is on none. If there is no such change of the only straight
 * system, there is no other system at all.
 *
 * Cost: a breadth-first search for each edge used.
 */

/** Ends of edges. */
export type Pair = readonly [number, number];

export interface Change {
  readonly remove: readonly Pair[];
  readonly add: readonly Pair[];
}

/**
 * `edges`: by vertex, the neighbours that it may be joined to. `joined`: by vertex, those that it is joined to. `free`: whether a way that is none
 * of these may pass there.
 */
export function otherWay(
  edges: readonly ReadonlyMap<number, unknown>[],
  joined: readonly (readonly number[])[],
  free: (vertex: number) => boolean,
): Change | undefined {
  const vertices = joined.map((_, v) => v);
  for (const u of vertices)
    for (const v of joined[u] ?? []) {
      const detour = u < v ? shortestDetour(edges, free, u, v) : undefined;
      if (detour !== undefined) return { remove: [[u, v]], add: detour };
    }
  for (const a of vertices) {
    const [p, q] = joined[a] ?? [];
    if (p === undefined || q === undefined) continue;
    for (const d of edges[p]?.keys() ?? [])
      if (free(d) && edges[q]?.has(d))
        return {
          remove: [
            [p, a],
            [a, q],
          ],
          add: [
            [p, d],
            [d, q],
          ],
        };
  }
  return undefined;
}

function shortestDetour(
  edges: readonly ReadonlyMap<number, unknown>[],
  free: (vertex: number) => boolean,
  from: number,
  to: number,
): readonly Pair[] | undefined {
  const before = new Map<number, number>();
  const queue: number[] = [from];
  for (const v of queue)
    for (const w of edges[v]?.keys() ?? []) {
      if (w === to && v !== from) return wayTo(before, v, [[v, to]]);
      if (before.has(w) || !free(w)) continue;
      before.set(w, v);
      queue.push(w);
    }
  return undefined;
}

function wayTo(before: ReadonlyMap<number, number>, last: number, tail: readonly Pair[]): readonly Pair[] {
  const pairs = [...tail];
  for (let v: number | undefined = last; v !== undefined; ) {
    const previous = before.get(v);
    if (previous !== undefined) pairs.push([previous, v]);
    v = previous;
  }
  return pairs;
}
