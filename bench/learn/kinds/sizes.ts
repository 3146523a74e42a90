/** Component sizes: numbers such that each group of equal numbers has that size; some cells tell their number. */
import { createProblemBuilder, type Literal } from "@ecp/engine";
import { grid, neighbours, valued } from "../board.js";
import type { Kind, Layout, Posed } from "../kind.js";
import type { Random } from "../random.js";

const LARGEST = 9;

/** Random polyominoes, such that no two of one size touch: a group that would touch one is grown or cut. */
function randomGroups(near: readonly number[][], random: Random): number[] {
  for (;;) {
    const size = new Array<number>(near.length).fill(0);
    const order = random.shuffle([...near.keys()]);
    let failed = false;
    for (const start of order) {
      if (size[start] !== 0) continue;
      // Grow one cell at a time; stop at a random size that no neighbouring group has.
      const group = [start];
      const wanted = 1 + random.below(LARGEST);
      const fits = (): boolean =>
        group.every((v) => (near[v] ?? []).every((w) => group.includes(w) || size[w] !== group.length));
      const candidates: number[][] = fits() ? [[...group]] : [];
      while (group.length < wanted || (candidates.length === 0 && group.length < LARGEST)) {
        const border = group.flatMap((v) =>
          (near[v] ?? []).filter((w) => size[w] === 0 && !group.includes(w)),
        );
        const next = border[random.below(border.length)];
        if (next === undefined) break;
        group.push(next);
        if (fits()) candidates.push([...group]);
      }
      const chosen = candidates.at(-1);
      if (chosen === undefined) {
        failed = true;
        // Too tight: give back the groups around, and try these cells again later.
        const around = new Set((near[start] ?? []).map((w) => w));
        release(around, size, near);
        order.push(start, ...around);
        if (order.length > 100 * near.length) break;
        failed = false;
        continue;
      }
      for (const v of chosen) size[v] = chosen.length;
    }
    if (!failed && size.every((s) => s > 0)) return size;
  }
}

function release(cells: ReadonlySet<number>, size: number[], near: readonly number[][]): void {
  for (const cell of cells) {
    const own = size[cell];
    if (own === 0) continue;
    const group = [cell];
    size[cell] = 0;
    for (const v of group) {
      for (const w of near[v] ?? []) {
        if (size[w] !== own) continue;
        size[w] = 0;
        group.push(w);
      }
    }
  }
}

export const sizes: Kind = {
  name: "component sizes",
  sizes: [
    { width: 10, height: 10 },
    { width: 17, height: 17 },
    { width: 20, height: 20 },
    { width: 36, height: 20 },
  ],
  make(size, random): Layout {
    const graph = grid(size);
    const cells = graph.vertexCount;
    const groups = randomGroups(neighbours(graph), random);
    const answer = groups.flatMap((own) => Array.from({ length: LARGEST }, (_, k) => k + 1 === own));
    const tellable = groups.map((own, v) => v * LARGEST + own - 1);
    const first = random.shuffle([...Array(cells).keys()]).slice(0, Math.floor(cells / 4));
    return {
      answer,
      tellable,
      pose(told): Posed {
        const builder = createProblemBuilder();
        const literals: Literal[] = [];
        for (let v = 0; v < cells; v++) literals.push(...valued(builder, LARGEST));
        builder.global(
          "component-size",
          literals,
          graph,
          Array.from({ length: LARGEST }, (_, k) => [k + 1, k + 1]).flat(),
        );
        for (const v of first) builder.clause([literals[tellable[v] ?? 0] as Literal]);
        for (const i of told) builder.clause([literals[i] as Literal]);
        builder.visible(literals);
        return { problem: builder.build(), literals };
      },
    };
  },
};
