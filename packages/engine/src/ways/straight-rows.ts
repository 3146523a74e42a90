/**
 * Rows that leave, of all the systems of ways that `paths` allows, only the straight ones: no way makes a detour, and none lies where it could
 * as well lie at a vertex of a smaller number.
 *
 * Where nothing but `paths` is about the edges, ways may be changed freely, and these two changes end, because each makes the pair (number of
 * edges, sum of the numbers of the vertices used) smaller:
 * - a shortcut: two vertices of one way that an edge joins are joined by it, and what lay between is free; or the walls of a roof are joined
 *   below it (`roofs.ts`), over vertices that no way passes;
 * - a flip: of `p a q`, three vertices of a way, `a` is exchanged for `d`, a vertex on no way that is joined to `p` and `q`, and smaller.
 * So every system can be changed into a straight one, in which neither is possible: if there is any answer, there is a straight one, and if
 * there is only one straight answer, every other one has its last change before that one: `other-ways.ts` looks there.
 *
 * Posted are the shortcuts of at most three edges (triangles and squares of the graph), those below roofs, and all flips: clauses on edges, which hold where
 * `straight` does. Where `settled` holds too, flips to larger vertices are forbidden: most puzzles with one answer have one without any possible
 * flip (the other side of it would be an answer too), and it is found much sooner. Where `full` holds, every vertex is on a way, as in nearly all answers of
 * puzzles that people make. These are where to look first, and prove nothing.
 *
 * A vertex that may not be left out beside a turn has two edges, and none to the turn's neighbours (that would be three edges of a square). So each
 * of the edges that are left is said to be there, if there are only two, and the turn is forbidden, if there are fewer: turns beside turns follow one after the other,
 * up to an end.
 *
 * *Measured* on real lines that join numbers, conflicts to the proof that an answer is the only one: 10x10, 4700 → 330, 28000 → 1600; 12x12, 17500 →
 * 2200; 15x15, over 180000 → 12600; 17x17, over 190000 → 6200; 20x20, over 160000 → 41000. Nine long ways on 15x15, where the settled systems alone
 * are refuted in 2000, still take over 200000. To the first answer, with `full` and edges that are said one by one, on 13 boards that people made, from 15x15 to
 * 48x35: a tenth to a fortieth (26x26, 111000 → 2500; 40x25, 128000 → 4900; 48x35, over 460000 → 7500). Labels in bits that forbid every chord, however long, took a tenth fewer
 * conflicts and half as much time again. Flips in the order of columns, of rings, or at random took 1 to 6 times more than in reading order.
 */
import type { Adjacency } from "../globals/adjacency.js";
import { at } from "../kernel/indexing.js";
import { FALSE, type ModelBuilder } from "../kernel/model.js";
import { postRoofs } from "./roofs.js";
import { sidesOf } from "./sides.js";

export interface StraightLiterals {
  readonly straight: number;
  readonly settled: number;
  /** That every vertex is on a way. */
  readonly full: number;
}

/** Says why a clause holds of straight systems: one in which it does not is made smaller by `by`, which takes the place of `way`. Both are vertices, from one to the other. */
export type Tell = (clause: readonly number[], way: readonly number[], by: readonly number[]) => void;

/** Pre: no label is negative. `tell` hears of each clause that holds where `straight` does. */
export function postStraightRows(
  literals: Int32Array,
  graph: Adjacency,
  labels: Int32Array,
  builder: ModelBuilder,
  tell?: Tell,
): StraightLiterals {
  const post: Tell = (clause, way, by) => {
    builder.clause(clause);
    tell?.(clause, way, by);
  };
  const straight = builder.newLiteral();
  const settled = builder.newLiteral();
  const edges = edgesByEnds(literals, graph);
  const sides = sidesOf(edges);
  const { start, vertices, literals: edgeTo } = sides;
  for (let d = 0; d < graph.vertexCount; d++) {
    const end = at(start, d + 1);
    for (let i = at(start, d); i < end; i++)
      for (let j = i + 1; j < end; j++) {
        const [p, q] = [at(vertices, i), at(vertices, j)];
        const [toP, toQ] = [at(edgeTo, i), at(edgeTo, j)];
        const closing = edges[p]?.get(q);
        // p d q, where p and q are joined.
        if (closing !== undefined) post([straight ^ 1, toP ^ 1, toQ ^ 1], [p, d, q], [p, q]);
        for (let k = at(start, p); k < at(start, p + 1); k++) {
          const a = at(vertices, k);
          const fromP = at(edgeTo, k);
          const fromQ = a === d ? undefined : edges[q]?.get(a);
          if (fromQ === undefined) continue;
          // a p d q and p d q a, in the square p d q a.
          post([straight ^ 1, toP ^ 1, toQ ^ 1, fromP ^ 1], [a, p, d, q], [a, q]);
          post([straight ^ 1, toP ^ 1, toQ ^ 1, fromQ ^ 1], [p, d, q, a], [p, a]);
          if (at(labels, a) !== 0 || at(labels, d) !== 0) continue;
          // p a q, and d unless it is passed. Not by edges of the square, see above; and by two.
          const turn = [d < a ? straight ^ 1 : settled ^ 1, fromP ^ 1, fromQ ^ 1];
          const others: number[] = [];
          for (let other = at(start, d); other < end; other++)
            if (other !== i && other !== j) others.push(at(edgeTo, other));
          const clauses =
            others.length === 2
              ? others.map((other) => [...turn, other])
              : [others.length < 2 ? turn : [...turn, ...others]];
          for (const clause of clauses)
            if (d < a) post(clause, [p, a, q], [p, d, q]);
            else builder.clause(clause);
        }
      }
  }
  postRoofs(edges, sides, labels, straight, post);
  return { straight, settled, full: postFull(edges, builder) };
}

/** The literal under which every vertex is on a way. */
function postFull(edges: readonly ReadonlyMap<number, number>[], builder: ModelBuilder): number {
  const full = builder.newLiteral();
  for (const to of edges) builder.clause([full ^ 1, ...to.values()]);
  return full;
}

/** By vertex and neighbour, the literal of the edge between them, if it can be there. */
export function edgesByEnds(literals: Int32Array, graph: Adjacency): Map<number, number>[] {
  const edges = Array.from({ length: graph.vertexCount }, () => new Map<number, number>());
  for (let e = 0; e < graph.edgeCount; e++) {
    const literal = at(literals, e);
    if (literal === FALSE) continue;
    edges[at(graph.from, e)]?.set(at(graph.to, e), literal);
    edges[at(graph.to, e)]?.set(at(graph.from, e), literal);
  }
  return edges;
}
