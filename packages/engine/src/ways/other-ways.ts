/**
 * From one system of ways the others that are one change away: an edge becomes a detour over vertices that are on no way, or a vertex within a way is
 * exchanged for one that is on none.
 *
 * Changes reach every system from the straight ones (`straight-rows.ts`), where each has been reduced to one of these by shortcuts and flips. A shortcut of
 * two or three edges is undone by a detour over one vertex or two; a flip by a flip. The way over a roof, `x0 y0 y1 … ym xm`, comes of `x0 x1 … xm` by
 * the detour `x0 y0 y1 x1` and the flips of `x1` to `y2`, `x2` to `y3` and so on, each between neighbours of both. Longer detours are there because a
 * second system is found by them at once.
 *
 * Cost: a breadth-first search for each edge used, then steps as there are squares of the graph.
 */

/** Ends of edges. */
export type Pair = readonly [number, number];

export interface Change {
  readonly remove: readonly Pair[];
  readonly add: readonly Pair[];
}

type Edges = readonly ReadonlyMap<number, unknown>[];

/**
 * `edges`: by vertex, the neighbours that it may be joined to. `joined`: by vertex, those that it is joined to. `free`: whether a way that is none
 * of these may pass there.
 */
export function* otherWays(
  edges: Edges,
  joined: readonly (readonly number[])[],
  free: (vertex: number) => boolean,
): Generator<Change> {
  const used = joined.flatMap((others, u) => others.filter((v) => u < v).map((v): Pair => [u, v]));
  for (const [u, v] of used) {
    const detour = shortestDetour(edges, free, u, v);
    if (detour !== undefined) yield { remove: [[u, v]], add: detour };
  }
  yield* flips(edges, joined, free);
  for (const [u, v] of used)
    for (const add of shortDetours(edges, free, u, v)) yield { remove: [[u, v]], add };
}

function* flips(
  edges: Edges,
  joined: readonly (readonly number[])[],
  free: (vertex: number) => boolean,
): Generator<Change> {
  for (const [a, [p, q]] of joined.entries()) {
    if (p === undefined || q === undefined) continue;
    for (const d of edges[p]?.keys() ?? [])
      if (free(d) && edges[q]?.has(d))
        yield {
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
}

/** Over one vertex or two. */
function* shortDetours(
  edges: Edges,
  free: (vertex: number) => boolean,
  from: number,
  to: number,
): Generator<readonly Pair[]> {
  for (const v of edges[from]?.keys() ?? []) {
    if (!free(v)) continue;
    for (const w of edges[v]?.keys() ?? []) {
      if (w === to)
        yield [
          [from, v],
          [v, to],
        ];
      else if (free(w) && edges[w]?.has(to))
        yield [
          [from, v],
          [v, w],
          [w, to],
        ];
    }
  }
}

function shortestDetour(
  edges: Edges,
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
