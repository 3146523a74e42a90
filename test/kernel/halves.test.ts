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
import { answersOracle } from "./answers-oracle.js";
import { grid, switches } from "./boards.js";
import { type Random, randomFrom } from "./random-problem.js";

const BOARDS = Number(process.env.ECP_PROBLEMS ?? 60);

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
    answersOracle(problem, translation, expected.slice(0, 30)),
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
});
