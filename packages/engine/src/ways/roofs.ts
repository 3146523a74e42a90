/**
 * Roofs that a way can do without: of `x0 y0 y1 … ym xm`, where each y is joined to the x beside it and each x to the next, `x0 x1 … xm` is shorter by
 * two, if a way may pass `x1` to `xm-1` and none does. (Of m = 1, a square, see `straight-rows.ts`.) Posted are roofs whose vertices are smaller than
 * those below them: of the others flips say nearly as much.
 *
 * *Measured*, decisions to the proof that an answer is the only one, without and with roofs: 12x12 9200 → 6700, 13x13 4400 → 2900, 15x15 36700 → 20000 and
 * 504000 → 200000, 17x17 35900 → 30400, 20x20 186000 → 106000. Longer ones gave no more.
 */

import { at } from "../kernel/indexing.js";
import { LONGEST_ROOF } from "../thresholds.js";
import type { Sides } from "./sides.js";
import type { Tell } from "./straight-rows.js";

/** `edges`: by vertex and neighbour, the literal of the edge between them; the clauses hold where `straight` does. `post` takes them. */
export function postRoofs(
  edges: readonly ReadonlyMap<number, number>[],
  sides: Sides,
  labels: Int32Array,
  straight: number,
  post: Tell,
): void {
  const { start, vertices, literals } = sides;
  const xs: number[] = [];
  const ys: number[] = [];
  /** Its first `size`: that one of the edges so far is not there, or one of the x that were passed is on a way. */
  const clause: number[] = [];
  const extend = (size: number): void => {
    const last = xs.length - 1;
    const [first = 0, x = 0, y = 0] = [xs[0], xs[last], ys[last]];
    for (let i = at(start, y); i < at(start, y + 1); i++) {
      const nextY = at(vertices, i);
      if (at(labels, nextY) !== 0 || xs.includes(nextY) || ys.includes(nextY)) continue;
      clause[size] = at(literals, i) ^ 1;
      for (let j = at(start, nextY); j < at(start, nextY + 1); j++) {
        const nextX = at(vertices, j);
        if (edges[x]?.has(nextX) !== true || xs.includes(nextX) || ys.includes(nextX)) continue;
        // From the other end it is the same.
        if (last > 0 && first < nextX) {
          clause[size + 1] = at(literals, j) ^ 1;
          post(clause.slice(0, size + 2), [first, ...ys, nextY, nextX], [...xs, nextX]);
        }
        if (last + 1 === LONGEST_ROOF || at(labels, nextX) !== 0 || nextX < nextY) continue;
        let longer = size + 1;
        for (let k = at(start, nextX); k < at(start, nextX + 1); k++)
          if (at(vertices, k) !== nextY) clause[longer++] = at(literals, k);
        xs.push(nextX);
        ys.push(nextY);
        extend(longer);
        xs.pop();
        ys.pop();
      }
    }
  };
  clause[0] = straight ^ 1;
  for (let x = 0; x < edges.length; x++)
    for (let i = at(start, x); i < at(start, x + 1); i++) {
      if (at(labels, at(vertices, i)) !== 0) continue;
      xs.push(x);
      ys.push(at(vertices, i));
      clause[1] = at(literals, i) ^ 1;
      extend(2);
      xs.pop();
      ys.pop();
    }
}
