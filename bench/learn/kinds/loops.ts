/**
 * A loop through clues: one closed loop on the edges of the cells; some cells tell how many of their edges it uses. A
 * cell is inside or outside, and an edge is used if its two sides differ.
 */
import { createProblemBuilder, type Literal, negate, type ProblemBuilder } from "@ecp/engine";
import { grid, type Size, switches } from "../board.js";
import type { Kind, Layout, Posed } from "../kind.js";
import type { Random } from "../random.js";

/** By edge of the corners' grid: the cells on its two sides, -1 for the outside of the board. */
function sides({ width, height }: Size): [number, number][] {
  const cell = (x: number, y: number): number =>
    x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
  const corners = grid({ width: width + 1, height: height + 1 });
  return [...corners.from].map((u, e) => {
    const x = u % (width + 1);
    const y = Math.floor(u / (width + 1));
    return corners.to[e] === u + 1 ? [cell(x, y - 1), cell(x, y)] : [cell(x - 1, y), cell(x, y)];
  });
}

/** A region without holes or touching corners, grown cell by cell: its border is one loop. */
function region(size: Size, random: Random): boolean[] {
  const { width, height } = size;
  const inside = new Array<boolean>(width * height).fill(false);
  const at = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && inside[y * width + x] === true;
  inside[random.below(inside.length)] = true;
  for (let round = 0; round < 6; round++) {
    for (const v of random.shuffle([...inside.keys()])) {
      const x = v % width;
      const y = Math.floor(v / width);
      if (inside[v] === true) continue;
      const ring = [
        at(x - 1, y - 1),
        at(x, y - 1),
        at(x + 1, y - 1),
        at(x + 1, y),
        at(x + 1, y + 1),
        at(x, y + 1),
        at(x - 1, y + 1),
        at(x - 1, y),
      ];
      const changes = ring.filter((value, i) => value !== ring[(i + 1) % 8]).length;
      const beside = [1, 3, 5, 7].filter((i) => ring[i] === true).length;
      if (changes === 2 && beside > 0 && (beside < 2 || random.below(4) === 0)) inside[v] = true;
    }
  }
  return inside;
}

export const loops: Kind = {
  name: "loop through clues",
  sizes: [
    { width: 10, height: 10 },
    { width: 17, height: 17 },
    { width: 20, height: 20 },
    { width: 36, height: 20 },
  ],
  make(size, random): Layout {
    const cells = size.width * size.height;
    const corners = grid({ width: size.width + 1, height: size.height + 1 });
    const between = sides(size);
    const inside = region(size, random);
    const used = between.map(([a, b]) => (inside[a] ?? false) !== (inside[b] ?? false));
    const count = (v: number): number =>
      between.filter(([a, b], e) => (a === v || b === v) && used[e]).length;
    // Clues are numbers, not edges: a told "literal" i is the number of cell i.
    const rules = (builder: ProblemBuilder): { edges: Literal[]; inner: Literal[] } => {
      const edges = switches(builder, corners.from.length);
      const inner = switches(builder, cells);
      between.forEach(([a, b], e) => {
        const edge = edges[e] as Literal;
        const p = inner[a];
        const q = inner[b];
        const one = p ?? q;
        if (one === undefined) return;
        if (p === undefined || q === undefined) {
          builder.clause([negate(edge), one]);
          builder.clause([edge, negate(one)]);
          return;
        }
        builder.clause([negate(edge), p, q]);
        builder.clause([negate(edge), negate(p), negate(q)]);
        builder.clause([edge, negate(p), q]);
        builder.clause([edge, p, negate(q)]);
      });
      builder.global("loop", edges, corners);
      builder.visible(edges);
      return { edges, inner };
    };
    const shown = new Set(random.shuffle([...Array(cells).keys()]).slice(0, Math.floor(cells * 0.45)));
    return {
      answer: inside,
      pose(told): Posed {
        const builder = createProblemBuilder();
        const { edges, inner } = rules(builder);
        for (const v of new Set([...shown, ...told])) {
          const terms = between.flatMap(([a, b], e) =>
            a === v || b === v ? [{ literal: edges[e] as Literal }] : [],
          );
          builder.linear(terms, count(v), count(v));
        }
        // If all numbers are not enough, a clue also says on which side of the loop its cell is.
        for (const v of told) {
          builder.clause([inside[v] === true ? (inner[v] as Literal) : negate(inner[v] as Literal)]);
        }
        return { problem: builder.build(), literals: inner };
      },
    };
  },
};
