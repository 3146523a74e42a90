/** The motions of graphs against all permutations of their places. */
import { describe, expect, test } from "vitest";
import { makeMeshBoard } from "../../packages/compiler/src/tiling/mesh-board.js";
import { graphMesh } from "../../packages/compiler/src/tiling/places/graph-mesh.js";
import { seeds } from "../support/seeds.js";

type Pair = readonly [number, number];

const boardOf = (count: number, pairs: readonly Pair[]) =>
  makeMeshBoard(graphMesh({ names: Array.from({ length: count }, (_, place) => `p${place}`), pairs }));

const ring = (count: number): Pair[] =>
  Array.from({ length: count }, (_, place) => [place, (place + 1) % count]);
const complete = (count: number): Pair[] =>
  Array.from({ length: count }, (_, place) => place).flatMap((a) =>
    Array.from({ length: a }, (_, b): Pair => [b, a]),
  );
const cube: Pair[] = complete(8).filter(([a, b]) => [1, 2, 4].includes(a ^ b));
const petersen: Pair[] = [0, 1, 2, 3, 4].flatMap((place): Pair[] => [
  [place, (place + 1) % 5],
  [place, place + 5],
  [place + 5, ((place + 2) % 5) + 5],
]);

function permutations(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((rest) =>
    Array.from({ length: count }, (_, place) => rest.toSpliced(place, 0, count - 1)),
  );
}

describe("a graph has as many motions as ways to put it onto itself", () => {
  test.each([
    ["a ring of five", 5, ring(5), 10],
    ["a ring of two hundred", 200, ring(200), 400],
    ["four that are all neighbours", 4, complete(4), 24],
    ["a cube", 8, cube, 48],
    ["Petersen's", 10, petersen, 120],
    [
      "two pairs, and one alone",
      5,
      [
        [0, 1],
        [2, 3],
      ] as const,
      8,
    ],
    ["none that are neighbours", 4, [], 24],
  ] as const)("%s", (_, count, pairs, expected) => {
    const { motions } = boardOf(count, pairs);
    expect(motions.all().length).toBe(expected);
    expect(motions.most).toBe(expected);
    expect(
      motions
        .all()
        .slice(0, 1)
        .map((motion) => motions.cell(motion, 1)),
    ).toEqual([1]);
  });

  test("of more than are listed only the identity is known, and no number", () => {
    const { motions } = boardOf(12, complete(12));
    expect([motions.all().length, motions.most]).toEqual([1, Number.POSITIVE_INFINITY]);
  });

  test.each(seeds(30))("random graphs, seed %i", (seed) => {
    const count = 3 + (seed % 4);
    const pairs = complete(count).filter(
      (_, at) => Math.floor(Math.abs(Math.sin(seed * 57 + at)) * 1e4) % 2 === 0,
    );
    const board = boardOf(count, pairs);
    const { motions } = board;
    const isPair = new Set(pairs.map(([a, b]) => `${a} ${b}`));
    const keeps = (images: readonly number[]): boolean =>
      pairs.every(([a, b]) => {
        const [x = 0, y = 0] = [images[a], images[b]];
        return isPair.has(`${Math.min(x, y)} ${Math.max(x, y)}`);
      });
    const listed = motions.all().map((motion) => board.cells.map((cell) => motions.cell(motion, cell)));
    const tried = permutations(count).filter(keeps);
    expect(listed.map(String).sort()).toEqual(tried.map(String).sort());
    for (const one of motions.all())
      for (const other of motions.all()) {
        const both = motions.composed(one, other);
        for (const cell of board.cells)
          expect(both && motions.cell(both, cell)).toBe(motions.cell(other, motions.cell(one, cell)));
      }
    for (const motion of motions.all())
      for (let link = 0; link < board.linkCount; link++) {
        const ends = board.linkEnds(link)?.map((cell) => motions.cell(motion, cell));
        const image = motions.element(motion, "link", link);
        expect([...(board.linkEnds(image ?? -1) ?? [])].sort()).toEqual([...(ends ?? [])].sort());
      }
  });
});
