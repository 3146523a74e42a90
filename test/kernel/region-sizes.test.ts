/** The sizes of regions that are kept are those that a search finds, while vertices leave and come back. */
import { expect, test } from "vitest";
import { adjacency } from "../../packages/engine/src/globals/adjacency.js";
import { RegionSizes } from "../../packages/engine/src/globals/component-size/region-sizes.js";

/** Numbers from 0 to below `limit`, the same each time. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) % limit;
  };
}

interface Place {
  readonly vertex: number;
  readonly k: number;
}

test("regions that split and join again", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const random = randomNumbers(seed);
    const classes = 1 + random(3);
    const vertexCount = 6 + random(20);
    const edges = Array.from({ length: vertexCount + random(2 * vertexCount) }, () => [
      random(vertexCount),
      random(vertexCount),
    ]).filter(([u, v]) => u !== v);
    const from = Int32Array.from(edges, ([u = 0]) => u);
    const to = Int32Array.from(edges, ([, v = 0]) => v);
    const graph = adjacency({ vertexCount, from, to });
    const sizes = new RegionSizes(graph, new Uint8Array(classes).fill(1));
    const gone: Place[] = [];
    const isGone = (vertex: number, k: number): boolean =>
      gone.some((place) => place.vertex === vertex && place.k === k);
    const searched = (vertex: number, k: number): number => {
      const met = new Set([vertex]);
      for (const u of met)
        for (const [a = 0, b = 0] of edges)
          if (a === u || b === u) {
            const other = a === u ? b : a;
            if (!isGone(other, k)) met.add(other);
          }
      return met.size;
    };
    for (let step = 0; step < 60; step++) {
      const last = gone.at(-1);
      const [vertex, k] = [random(vertexCount), random(classes)];
      if (last !== undefined && random(3) === 0) {
        gone.pop();
        sizes.comeBack(last.vertex, last.k);
      } else if (!isGone(vertex, k)) {
        gone.push({ vertex, k });
        const least = sizes.leave(vertex, k);
        for (const [a = 0, b = 0] of edges)
          for (const other of a === vertex ? [b] : b === vertex ? [a] : [])
            if (!isGone(other, k))
              expect(searched(other, k), `seed ${seed}, step ${step}`).toBeGreaterThanOrEqual(least);
      }
      for (let c = 0; c < classes; c++)
        for (let v = 0; v < vertexCount; v++)
          if (!isGone(v, c)) expect(sizes.sizeAt(v, c), `seed ${seed}, step ${step}`).toBe(searched(v, c));
    }
  }
});
