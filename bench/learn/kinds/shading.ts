/**
 * Shading with a connected rest: no two shaded cells touch, the rest is connected, some rooms tell how many of their
 * cells are shaded, and no straight run of unshaded cells spans more than two rooms.
 */
import { createProblemBuilder, type Literal, negate, type ProblemBuilder } from "@ecp/engine";
import { grid, neighbours, type Size, switches } from "../board.js";
import { type Kind, type Layout, type Posed, randomAnswer } from "../kind.js";
import type { Random } from "../random.js";

/** By cell, its room: rectangles of at most 3x3, placed in reading order. */
function rooms({ width, height }: Size, random: Random): number[] {
  const room = new Array<number>(width * height).fill(-1);
  let count = 0;
  for (let v = 0; v < room.length; v++) {
    if (room[v] !== -1) continue;
    const x = v % width;
    const wide = 1 + random.below(4);
    const high = 1 + random.below(3);
    for (let dy = 0; dy < high && v + dy * width < room.length; dy++) {
      for (let dx = 0; dx < wide && x + dx < width && (dy > 0 || room[v + dx] === -1); dx++) {
        if (room[v + dy * width + dx] === -1) room[v + dy * width + dx] = count;
      }
    }
    count++;
  }
  return room;
}

function runs({ width, height }: Size, room: readonly number[]): number[][] {
  const found: number[][] = [];
  const scan = (start: number, step: number, length: number): void => {
    for (let i = 0; i < length; i++) {
      const cells: number[] = [];
      let changes = 0;
      for (let j = i; j < length; j++) {
        const v = start + j * step;
        cells.push(v);
        if (j > i && room[v] !== room[v - step]) changes++;
        if (changes === 2) {
          // Only the shortest run that spans three rooms: it begins at the last cell of the first.
          if (room[start + i * step] !== room[start + (i + 1) * step]) found.push(cells);
          break;
        }
      }
    }
  };
  for (let y = 0; y < height; y++) scan(y * width, 1, width);
  for (let x = 0; x < width; x++) scan(x, width, height);
  return found;
}

function rules(builder: ProblemBuilder, size: Size, room: readonly number[]): Literal[] {
  const graph = grid(size);
  const shaded = switches(builder, graph.vertexCount);
  const of = (v: number): Literal => shaded[v] as Literal;
  neighbours(graph).forEach((list, v) => {
    for (const w of list) if (v < w) builder.clause([negate(of(v)), negate(of(w))]);
  });
  for (const run of runs(size, room)) builder.clause(run.map(of));
  builder.global("connected", shaded.map(negate), graph);
  builder.visible(shaded);
  return shaded;
}

export const shading: Kind = {
  name: "shading, connected rest",
  sizes: [
    { width: 10, height: 10 },
    { width: 17, height: 17 },
    { width: 24, height: 14 },
    { width: 36, height: 20 },
  ],
  make(size, random): Layout {
    const room = rooms(size, random);
    const bare = createProblemBuilder();
    const literals = rules(bare, size, room);
    const answer = randomAnswer({ problem: bare.build(), literals }, random);
    const members = Array.from({ length: Math.max(...room) + 1 }, (_, r) =>
      room.flatMap((q, v) => (q === r ? [v] : [])),
    );
    const counted = members.filter((cells) => cells.length > 1 && random.below(3) > 0);
    return {
      answer,
      pose(told): Posed {
        const builder = createProblemBuilder();
        const shaded = rules(builder, size, room);
        for (const cells of counted) {
          const count = cells.filter((v) => answer[v] === true).length;
          builder.linear(
            cells.map((v) => ({ literal: shaded[v] as Literal })),
            count,
            count,
          );
        }
        for (const v of told) {
          builder.clause([answer[v] === true ? (shaded[v] as Literal) : negate(shaded[v] as Literal)]);
        }
        return { problem: builder.build(), literals: shaded };
      },
    };
  },
};
