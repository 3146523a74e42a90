/**
 * Regions of two equal halves, on boards that are large enough for every deduction: the answers are those of the plain exact cover by all regions, or of
 * the search that explains nothing, and every explanation is true of them.
 */
import {
  createProblemBuilder,
  kernelStrategy,
  type OptionId,
  type Problem,
  search,
  toPureExactCover,
} from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { hasAll } from "../support/sampled.js";
import { answersOracle } from "./answers-oracle.js";
import { grid, switches } from "./boards.js";
import { type Random, randomFrom } from "./random-problem.js";

const BOARDS = Number(process.env.ECP_PROBLEMS ?? (hasAll ? 60 : 16));

interface Board {
  readonly width: number;
  readonly height: number;
  readonly side: readonly number[];
  readonly size: readonly number[];
}

function problemOf({ width, height, side, size }: Board): Problem {
  const builder = createProblemBuilder();
  const graph = grid(width, height);
  const data = side.flatMap((own, v) => [own, Math.floor(v / width), v % width, size[v] ?? 0]);
  builder.global("halves", switches(builder, graph.from.length), graph, data);
  return builder.build();
}

/** Patches of both sides, often of one form, so that there are answers. */
function randomBoard(random: Random, width: number, height: number): Board {
  const cells = width * height;
  const across = random(2) === 0;
  const [patch, shift] = [1 + random(3), random(2)];
  const side = Array.from({ length: cells }, (_, v) => {
    const [row, column] = [Math.floor(v / width), v % width];
    const [along, other] = across ? [column, row] : [row, column];
    const own = (Math.floor(along / patch) + shift * Math.floor(other / 2)) % 2;
    return random(20) === 0 ? 1 - own : own;
  });
  return { width, height, side, size: side.map(() => 0) };
}

/** Some cells say how large their region is in this answer. */
function withSizes(random: Random, board: Board, problem: Problem, answer: readonly OptionId[]): Board {
  const graph = grid(board.width, board.height);
  const chosen = new Set<number>(answer);
  const joined = [...graph.from].map((_, e) => chosen.has(2 * e + 1));
  expect(problem.optionCount).toBe(2 * joined.length);
  const sizeOf = (start: number): number => {
    const met = new Set([start]);
    for (const v of met)
      Array.from(graph.from).forEach((u, e) => {
        const w = graph.to[e] ?? 0;
        if (joined[e] === true && (u === v || w === v)) met.add(u === v ? w : u);
      });
    return met.size;
  };
  return { ...board, size: board.size.map((_, v) => (random(3) > 0 ? sizeOf(v) : 0)) };
}

/** Cells by row and column, moved, and turned in one of eight ways. */
function placed(cells: readonly (readonly [number, number])[], turn: number, row: number, column: number) {
  return cells.map(([y, x]) => {
    const [down, right] = [(turn & 1) === 0 ? y : -y, (turn & 2) === 0 ? x : -x];
    return (turn & 4) === 0
      ? ([row + down, column + right] as const)
      : ([row + right, column + down] as const);
  });
}

/**
 * A board that is covered with regions one after the other, so that no free cell is left alone; some cells say how large their region is. Undefined
 * where that came to nothing.
 */
function fromAnswer(
  random: Random,
  width: number,
  height: number,
): { readonly board: Board; readonly answer: readonly OptionId[] } | undefined {
  const graph = grid(width, height);
  const region = Array.from({ length: width * height }, () => -1);
  const side = region.map(() => 0);
  const sizes: number[] = [];
  const neighbours: number[][] = region.map(() => []);
  Array.from(graph.from).forEach((u, e) => {
    const w = graph.to[e] ?? 0;
    neighbours[u]?.push(w);
    neighbours[w]?.push(u);
  });
  const isFree = (cell: number): boolean => region[cell] === -1;
  const freeCells = (places: readonly (readonly [number, number])[]): readonly number[] | undefined => {
    const cells = places.map(([row, column]) =>
      row < 0 || column < 0 || row >= height || column >= width ? -1 : row * width + column,
    );
    return cells.every(isFree) ? cells : undefined;
  };
  const leavesNoneAlone = (taken: readonly number[]): boolean => {
    const isLeft = (cell: number): boolean => isFree(cell) && !taken.includes(cell);
    return region.every((_, cell) => !isLeft(cell) || (neighbours[cell] ?? []).some(isLeft));
  };
  /** Two halves on free cells, of which the first begins here. */
  const halvesFrom = (cell: number, size: number): readonly (readonly number[])[] | undefined => {
    const one = [cell];
    while (one.length < size) {
      const beside = one
        .flatMap((each) => neighbours[each] ?? [])
        .filter((each) => isFree(each) && !one.includes(each));
      const next = beside[random(beside.length)];
      if (next === undefined) return undefined;
      one.push(next);
    }
    const beside = one
      .flatMap((each) => neighbours[each] ?? [])
      .filter((each) => isFree(each) && !one.includes(each));
    const start = beside[random(beside.length)];
    if (start === undefined) return undefined;
    const half = one.map((each) => [Math.floor(each / width), each % width] as const);
    const turn = random(8);
    const [down, right] = placed(half, turn, 0, 0)[random(size)] ?? [0, 0];
    const other = freeCells(placed(half, turn, Math.floor(start / width) - down, (start % width) - right));
    if (other === undefined || other.some((each) => one.includes(each))) return undefined;
    return leavesNoneAlone([...one, ...other]) ? [one, other] : undefined;
  };
  for (let cell = 0; cell < region.length; cell++) {
    if (!isFree(cell)) continue;
    let halves: readonly (readonly number[])[] | undefined;
    for (let tries = 0; halves === undefined && tries < 200; tries++)
      halves = halvesFrom(cell, tries < 150 ? 2 + random(5) : 1 + random(2));
    if (halves === undefined) return undefined;
    const first = random(2);
    for (const [k, half] of halves.entries())
      for (const own of half) {
        region[own] = sizes.length;
        side[own] = k === 0 ? first : 1 - first;
      }
    sizes.push(halves.flat().length);
  }
  const answer = Array.from(
    graph.from,
    (u, e) => (2 * e + (region[u] === region[graph.to[e] ?? 0] ? 1 : 0)) as OptionId,
  );
  const size = region.map((own) => (random(4) === 0 ? (sizes[own] ?? 0) : 0));
  return { board: { width, height, side, size }, answer };
}

function all(problem: Problem, strategy: "dance" | "walk"): OptionId[][] {
  const run = search(problem, { strategy });
  const found: OptionId[][] = [];
  while (run.step(100_000) === "running") found.push(...run.next());
  found.push(...run.next());
  return found;
}

const keys = (solutions: Iterable<readonly number[]>): string[] =>
  [...solutions].map((solution) => [...solution].sort((a, b) => a - b).join()).sort();

function learnsTheSame(problem: Problem, expected: readonly OptionId[][], what: string): void {
  const begin = kernelStrategy(problem, "learn", (translation) =>
    answersOracle(problem, translation, expected),
  );
  const learning = begin({});
  const found: OptionId[][] = [];
  while (learning.step(1000) === "running") found.push(...learning.next());
  found.push(...learning.next());
  expect(keys(found), what).toEqual(keys(expected));
}

describe("halves", () => {
  it("has the answers of the exact cover by regions", () => {
    let answers = 0;
    for (let seed = 1; seed <= BOARDS / 4; seed++) {
      const random = randomFrom(seed);
      const board = randomBoard(random, 2 + random(3), 3 + random(2));
      const free = problemOf(board);
      const found = all(toPureExactCover(free), "dance").map((own) =>
        own.filter((option) => option < free.optionCount),
      );
      answers += found.length;
      expect(keys(all(free, "walk")), `walk, seed ${seed}`).toEqual(keys(found));
      learnsTheSame(free, found, `seed ${seed}`);
    }
    expect(answers).toBeGreaterThan(BOARDS);
  });

  it("explains nothing that an answer contradicts", () => {
    let tried = 0;
    for (let seed = 1; seed <= BOARDS / 4; seed++) {
      const random = randomFrom(seed);
      const board = randomBoard(random, 4 + random(3), 4 + random(3));
      const free = problemOf(board);
      const first = search(free, { strategy: "learn", limit: 1 });
      while (first.step(1000) === "running");
      const [answer] = first.next();
      if (answer === undefined) continue;
      const sized = problemOf(withSizes(random, board, free, answer));
      const run = search(sized, { strategy: "walk", limit: 0, nodeLimit: 5000 });
      const found: OptionId[][] = [];
      while (run.step(1000) === "running") found.push(...run.next());
      found.push(...run.next());
      if (run.limitedBy !== undefined || found.length > 200) continue;
      tried++;
      learnsTheSame(sized, found, `seed ${seed}`);
    }
    expect(tried).toBeGreaterThan(BOARDS / 16);
  });

  it("explains nothing that a known answer contradicts, on boards of some sixty cells", () => {
    let conflicts = 0;
    for (let seed = 1; seed <= BOARDS; seed++) {
      const random = randomFrom(3000 + seed);
      const made = fromAnswer(random, 8, 7 + random(2));
      if (made === undefined) continue;
      const { board, answer } = made;
      const problem = problemOf(board);
      const others = kernelStrategy(problem, "learn")({ limit: 40, nodeLimit: 1000 });
      while (others.step(1000) === "running");
      const known = [answer, ...others.next()];
      const begin = kernelStrategy(problem, "learn", (translation) =>
        answersOracle(problem, translation, known),
      );
      const run = begin({ seed, limit: 60, nodeLimit: 1000 });
      while (run.step(1000) === "running");
      conflicts += run.stats().conflicts ?? 0;
      if (run.limitedBy === undefined) expect(run.count(), `seed ${seed}`).toBeGreaterThan(0n);
    }
    expect(conflicts).toBeGreaterThan(BOARDS * 10);
  });
});
