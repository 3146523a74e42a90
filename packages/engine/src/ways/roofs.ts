/**
 * Roofs that a way can do without: of `x0 y0 y1 … ym xm`, where each y is joined to the x beside it and each x to the next, `x0 x1 … xm` is shorter by
 * two, if a way may pass `x1` to `xm-1` and none does. (Of m = 1, a square, see `straight-rows.ts`.) Posted are roofs whose vertices are smaller than
 * those below them: of the others flips say nearly as much.
 *
 * *Measured*, decisions to the proof that an answer is the only one, without and with roofs: 12x12 9200 → 6700, 13x13 4400 → 2900, 15x15 36700 → 20000 and
 * 504000 → 200000, 17x17 35900 → 30400, 20x20 186000 → 106000. Longer ones gave no more.
 */
import { at } from "../kernel/indexing.js";
import type { ModelBuilder } from "../kernel/model.js";

/** The largest m. */
const LONGEST = 6;

/** `edges`: by vertex and neighbour, the literal of the edge between them; the clauses hold where `straight` does. */
export function postRoofs(
  edges: readonly ReadonlyMap<number, number>[],
  labels: Int32Array,
  straight: number,
  builder: ModelBuilder,
): void {
  /** `clause`: that one of the edges so far is not there, or one of the x that were passed is on a way. */
  const extend = (xs: readonly number[], ys: readonly number[], clause: readonly number[]): void => {
    const [first = 0, x = 0, y = 0] = [xs[0], xs.at(-1), ys.at(-1)];
    for (const [nextY, roof] of edges[y] ?? []) {
      if (at(labels, nextY) !== 0 || xs.includes(nextY) || ys.includes(nextY)) continue;
      for (const [nextX, wall] of edges[nextY] ?? []) {
        if (edges[x]?.has(nextX) !== true || xs.includes(nextX) || ys.includes(nextX)) continue;
        // From the other end it is the same.
        if (xs.length > 1 && first < nextX) builder.clause([...clause, roof ^ 1, wall ^ 1]);
        if (xs.length === LONGEST || at(labels, nextX) !== 0 || nextX < nextY) continue;
        const passed = [...(edges[nextX] ?? [])].flatMap(([v, edge]) => (v === nextY ? [] : [edge]));
        extend([...xs, nextX], [...ys, nextY], [...clause, roof ^ 1, ...passed]);
      }
    }
  };
  edges.forEach((neighbours, x) => {
    for (const [y, wall] of neighbours) if (at(labels, y) === 0) extend([x], [y], [straight ^ 1, wall ^ 1]);
  });
}
