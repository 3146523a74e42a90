/**
 * Islands with sizes: every island holds one clue, its size; the sea is connected and has no 2x2. A cell is sea or belongs to
 * a clue in reach; islands of different clues do not touch; each island is connected.
 */
import { createProblemBuilder, type Literal, negate, type ProblemBuilder } from "@ecp/engine";
import { grid, neighbours, type Size, squares, switches } from "../board.js";
import { type Kind, type Layout, type Posed, randomAnswer } from "../kind.js";
import type { Random } from "../random.js";

/** A sea and islands of one to `LARGEST` cells, by solving the rules without clues. */
const LARGEST = 7;

function randomSea(size: Size, random: Random): boolean[] {
  const builder = createProblemBuilder();
  const graph = grid(size);
  const sea = switches(builder, graph.vertexCount);
  for (const square of squares(size)) builder.clause(square.map((v) => negate(sea[v] as Literal)));
  builder.global("connected", sea, graph);
  builder.global("component-size", sea.map(negate), graph, [1, LARGEST]);
  builder.visible(sea);
  return randomAnswer({ problem: builder.build(), literals: sea }, random);
}

interface Clue {
  readonly cell: number;
  readonly size: number;
}

/** For each clue the cells it may reach: by steps, around cells beside other clues. */
function reach(clues: readonly Clue[], near: readonly number[][]): number[][] {
  const owner = new Map(clues.map((c, i) => [c.cell, i]));
  return clues.map((clue, i) => {
    const distance = new Map([[clue.cell, 1]]);
    for (const [v, d] of distance) {
      if (d >= clue.size) continue;
      for (const w of near[v] ?? []) {
        if (distance.has(w)) continue;
        const foreign = [w, ...(near[w] ?? [])].some((u) => owner.has(u) && owner.get(u) !== i);
        if (!foreign) distance.set(w, d + 1);
      }
    }
    return [...distance.keys()].sort((a, b) => a - b);
  });
}

function pose(size: Size, clues: readonly Clue[], told: readonly number[], sea: readonly boolean[]): Posed {
  const builder: ProblemBuilder = createProblemBuilder();
  const graph = grid(size);
  const near = neighbours(graph);
  const cells = graph.vertexCount;
  const reached = reach(clues, near);
  const cluesAt: number[][] = Array.from({ length: cells }, () => []);
  reached.forEach((list, i) => {
    for (const v of list) cluesAt[v]?.push(i);
  });
  const isSea: Literal[] = [];
  const belongs: Map<number, Literal>[] = [];
  for (let v = 0; v < cells; v++) {
    const item = builder.primary();
    isSea.push(builder.chosen(builder.option([item])));
    belongs.push(new Map((cluesAt[v] ?? []).map((i) => [i, builder.chosen(builder.option([item]))])));
  }
  [...graph.from].forEach((u, e) => {
    const w = graph.to[e] ?? 0;
    // A land cell beside another clue's cell: one of them is sea.
    for (const [a, b] of [
      [u, w],
      [w, u],
    ] as const) {
      for (const [i, literal] of belongs[a] ?? []) {
        const same = belongs[b]?.get(i);
        builder.clause([negate(literal), isSea[b] as Literal, ...(same === undefined ? [] : [same])]);
      }
    }
  });
  for (const square of squares(size)) builder.clause(square.map((v) => negate(isSea[v] as Literal)));
  builder.global("connected", isSea, graph);
  clues.forEach((clue, i) => {
    const list = reached[i] ?? [];
    const index = new Map(list.map((v, k) => [v, k]));
    const literals = list.map((v) => belongs[v]?.get(i) as Literal);
    builder.clause([belongs[clue.cell]?.get(i) as Literal]);
    builder.linear(
      literals.map((literal) => ({ literal })),
      clue.size,
      clue.size,
    );
    if (clue.size < 3) return;
    const from: number[] = [];
    const to: number[] = [];
    for (const v of list) {
      for (const w of near[v] ?? []) {
        const k = index.get(w);
        if (k !== undefined && v < w) {
          from.push(index.get(v) ?? 0);
          to.push(k);
        }
      }
    }
    builder.global("connected", literals, {
      vertexCount: list.length,
      from: Int32Array.from(from),
      to: Int32Array.from(to),
    });
  });
  for (const v of told)
    builder.clause([sea[v] === true ? (isSea[v] as Literal) : negate(isSea[v] as Literal)]);
  builder.visible(isSea);
  return { problem: builder.build(), literals: isSea };
}

export const islands: Kind = {
  name: "islands with sizes",
  sizes: [
    { width: 10, height: 10 },
    { width: 14, height: 14 },
    { width: 18, height: 18 },
    { width: 36, height: 20 },
  ],
  make(size, random): Layout {
    const sea = randomSea(size, random);
    const near = neighbours(grid(size));
    const left = new Set(sea.flatMap((s, v) => (s ? [] : [v])));
    const clues: Clue[] = [];
    for (const start of [...left]) {
      if (!left.delete(start)) continue;
      const island = [start];
      for (const v of island) for (const w of near[v] ?? []) if (left.delete(w)) island.push(w);
      clues.push({ cell: island[random.below(island.length)] ?? start, size: island.length });
    }
    return { answer: sea, pose: (told) => pose(size, clues, told, sea) };
  },
};
