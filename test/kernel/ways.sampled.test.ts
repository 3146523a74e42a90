/**
 * Ways that nothing else restricts: what a search for two answers says is what counting all of them says, on random graphs with and without triangles,
 * with many and with few systems of ways.
 */
import {
  countSolutions,
  createProblemBuilder,
  type Graph,
  isProof,
  type OptionId,
  type Problem,
  readProblem,
  type SearchOptions,
  search,
  solveAll,
  writeProblem,
} from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { DeductionKernel } from "../../packages/engine/src/kernel/kernel.js";
import { translate } from "../../packages/engine/src/kernel/translate.js";
import { neighbouringWays, waysOf } from "../../packages/engine/src/ways/neighbouring-ways.js";
import { StraightWays } from "../../packages/engine/src/ways/straight-ways.js";
import { eachOf, someSeeds } from "../support/sampled.js";
import { grid, gridWithGaps, randomLabels, switches } from "./boards.js";
import { bruteForce } from "./brute-force.js";
import { randomFrom } from "./random-problem.js";

/** `others`: switches that have nothing to do with the ways, one of which is on at least. */
function ways(graph: Graph, labels: readonly number[], others = 0): Problem {
  const builder = createProblemBuilder();
  builder.global("paths", switches(builder, graph.from.length), graph, labels, true);
  if (others > 0) builder.clause(switches(builder, others));
  return builder.build();
}

const fewOf = (count: bigint | undefined): number => Math.min(2, Number(count));

describe("a search for two systems of ways", () => {
  it("finds as many as there are, up to two", () => {
    const tried = someSeeds(600, 20);
    const met = [0, 0, 0];
    for (const seed of tried) {
      const random = randomFrom(seed);
      const graph = gridWithGaps(random, 3 + random(2), 2 + random(3), 6);
      const labels = randomLabels(random, graph.vertexCount, 1 + random(Math.floor(graph.vertexCount / 3)));
      const problem = ways(graph, labels);
      const all = fewOf(countSolutions(problem, { strategy: "walk" }));
      met[all] = (met[all] ?? 0) + 1;
      const two = solveAll(problem, { strategy: "learn", limit: 2 });
      expect([seed, two.solutions.length]).toEqual([seed, all]);
      expect(two.complete).toBe(all < 2);
      const one = solveAll(problem, { strategy: "learn", limit: 1 });
      expect([seed, one.solutions.length]).toEqual([seed, Math.min(1, all)]);
    }
    // None, one and several were all met often enough to mean something.
    expect(
      met.every((times) => times > tried.length / 20),
      met.join(),
    ).toBe(true);
  });

  it("finds a way over what another one passes, in every direction", () => {
    for (const width of [3, 4, 5, 6])
      for (const turned of [false, true])
        for (const reversed of [false, true]) {
          const place = (row: number, column: number): number => {
            const [r, c] = reversed ? [2 - row, width - 1 - column] : [row, column];
            return turned ? c * 3 + r : r * width + c;
          };
          // 1 goes over the first row; 2 over the second, since in the third nothing is joined.
          const labels = new Array<number>(3 * width).fill(0);
          labels[place(1, 0)] = labels[place(1, width - 1)] = 1;
          labels[place(2, 1)] = labels[place(2, width - 2)] = width === 3 ? 0 : 2;
          const third = new Set(Array.from({ length: width }, (_, column) => place(2, column)));
          const whole = turned ? grid(3, width) : grid(width, 3);
          const edges = [...whole.from]
            .map((u, e) => [u, whole.to[e] ?? 0] as const)
            .filter(([u, v]) => !(third.has(u) && third.has(v)));
          const graph: Graph = {
            vertexCount: 3 * width,
            from: Int32Array.from(edges, ([u]) => u),
            to: Int32Array.from(edges, ([, v]) => v),
          };
          const problem = ways(graph, labels);
          const all = fewOf(countSolutions(problem, { strategy: "walk" }));
          expect(all).toBe(width === 3 ? 2 : 1);
          const found = solveAll(problem, { strategy: "learn", limit: 2 });
          expect([width, turned, reversed, found.solutions.length]).toEqual([width, turned, reversed, all]);
        }
  });

  it("finds answers, and different ones", () => {
    for (const seed of someSeeds(60)) {
      const random = randomFrom(seed);
      const graph = gridWithGaps(random, 3, 2, 6);
      const problem = ways(graph, randomLabels(random, graph.vertexCount, 1 + random(2)));
      const answers = new Set(
        bruteForce(problem).map((options) => [...options].sort((a, b) => a - b).join()),
      );
      const found = solveAll(problem, { limit: 2 }).solutions.map((options) =>
        [...options].sort((a, b) => a - b).join(),
      );
      expect(new Set(found).size).toBe(Math.min(2, answers.size));
      for (const each of found) expect(answers.has(each)).toBe(true);
    }
  });
});

const asText = (solutions: readonly (readonly number[])[]): string[] =>
  solutions.map((options) => [...options].sort((a, b) => a - b).join()).sort();

describe("a search for some systems of ways", () => {
  it("makes all that there are of the straight ones", () => {
    const tried = someSeeds(150);
    let several = 0;
    for (const seed of tried) {
      const random = randomFrom(seed);
      const graph = gridWithGaps(random, 3 + random(2), 2 + random(2), 6);
      const labels = randomLabels(random, graph.vertexCount, 1 + random(2));
      const problem = ways(graph, labels, random(3));
      const all = solveAll(problem, { strategy: "walk" }).solutions;
      if (all.length > 1000) continue;
      if (all.length > 10) several++;
      const found = solveAll(problem, { limit: 1 + all.length });
      expect([seed, asText(found.solutions)]).toEqual([seed, asText(all)]);
      expect(found.complete).toBe(true);
      const limit = 1 + random(1 + all.length);
      const some = solveAll(problem, { limit, strategy: "learn", seed });
      expect([seed, new Set(asText(some.solutions)).size]).toEqual([seed, Math.min(limit, all.length)]);
      // Where all of them were asked for, whether they are all was not asked.
      if (limit !== all.length) expect(some.complete).toBe(limit > all.length);
    }
    if (tried.length >= 100) expect(several).toBeGreaterThan(0.1 * tried.length);
  });

  it("has a third one as soon as two, where enumerating has none", () => {
    const problem = board(...NINE_WAYS);
    const nodes = (limit: number): number => {
      const { solutions, stats } = solveAll(problem, { limit });
      expect(solutions.length).toBe(limit);
      return stats.nodes;
    };
    // One assumption an edge, and no more.
    expect(nodes(3) - nodes(2)).toBeLessThanOrEqual(220);
    expect(nodes(12) - nodes(2)).toBeLessThanOrEqual(10 * 220);
    expect(solveAll(problem, { strategy: "walk", limit: 1, nodeLimit: 20_000 }).solutions).toEqual([]);
  });
});

const NINE_WAYS = [
  "FF....C....",
  "........G..",
  "....B.A....",
  ".....I.....",
  "...........",
  "...........",
  "........C..",
  ".H...E....G",
  ".H.I.D....A",
  "...E.......",
  "B....D.....",
];

/** A board as rows of text: `.` nothing, letters ends. */
function board(...rows: readonly string[]): Problem {
  const text = rows.join("");
  return ways(
    grid(rows[0]?.length ?? 0, rows.length),
    [...text].map((symbol) => (symbol === "." ? 0 : symbol.charCodeAt(0) - 64)),
  );
}

/** A search for two says of every way to place so many pairs of ends the same as walking. */
function holdsOnAll(width: number, height: number, pairs: number, step: number): number {
  let boards = 0;
  const labels = new Array<number>(width * height).fill(0);
  const place = (pair: number, from: number): void => {
    if (pair > pairs) {
      if (boards++ % step !== 0) return;
      const problem = ways(grid(width, height), labels);
      const all = fewOf(countSolutions(problem, { strategy: "walk" }));
      expect([labels.join(" "), solveAll(problem, { limit: 2 }).solutions.length]).toEqual([
        labels.join(" "),
        all,
      ]);
      return;
    }
    // Pairs in the order of their first ends: the others are the same with other names.
    for (let a = from; a < labels.length; a++)
      for (let b = a + 1; b < labels.length; b++) {
        if (labels[a] !== 0 || labels[b] !== 0) continue;
        labels[a] = labels[b] = pair;
        place(pair + 1, a + 1);
        labels[a] = labels[b] = 0;
      }
  };
  place(1, 0);
  return boards;
}

describe("a search for two answers says what there are", () => {
  it.each([
    [3, 3, 1, 1],
    [3, 3, 2, eachOf(1, 2, 7)],
    [3, 3, 3, eachOf(1, 3, 29)],
    [4, 3, 2, eachOf(1, 4, 31)],
    [3, 4, 3, eachOf(13, 39, 301)],
    [4, 4, 2, eachOf(7, 21, 101)],
  ])("%i x %i, pairs of ends: %i, of every board or each n-th: %i", (width, height, pairs, step) => {
    expect(holdsOnAll(width, height, pairs, step)).toBeGreaterThan(30);
  });
});

describe("the first answer", () => {
  it("is found soon, where no vertex is left out at first and turns beside turns follow", () => {
    const run = search(board(...NINE_WAYS), { limit: 1 });
    while (run.step(10) === "running");
    // 900; without either 2,100.
    expect(run.stats().conflicts).toBeLessThan(1_400);
  });
});

/** The number of answers, if those that differ from the first in a few ways are looked for at once. */
function countNearFirst(problem: Problem): number {
  const { model, freeWays, visible } = translate(problem, { freeWays: true });
  if (freeWays === undefined) throw new Error("the ways are not free");
  const machine = new StraightWays(new DeductionKernel(model), freeWays, visible, 0, 0);
  for (let count = 0; ; ) {
    const status = machine.run(1_000);
    if (status === "exhausted") return count;
    if (status === "solution") count++;
  }
}

describe("systems that differ from the first in a few ways", () => {
  it("are no others than there are, and none is missed", () => {
    const tried = someSeeds(200);
    let several = 0;
    for (const seed of tried) {
      const random = randomFrom(seed);
      const graph = gridWithGaps(random, 3 + random(2), 3, 6);
      const problem = ways(graph, randomLabels(random, graph.vertexCount, 2 + random(2)), random(2));
      const all = countSolutions(problem, { strategy: "walk" }) ?? 0n;
      if (all > 1_000n) continue;
      if (all > 1n) several++;
      expect([seed, countNearFirst(problem)]).toEqual([seed, Number(all)]);
    }
    expect(several).toBeGreaterThan(0.1 * tried.length);
  });

  it("are tried by sets of ways that hang together, small ones first", () => {
    // Three ways one below the other, and one apart.
    const { vertexCount, from, to } = grid(4, 3);
    const rows = [0, 1, 2].flatMap((row) => [
      [4 * row, 4 * row + 1],
      [4 * row + 1, 4 * row + 2],
    ]);
    const edges = Array.from({ length: vertexCount + 2 }, () => new Map<number, number>());
    const joined = Array.from({ length: vertexCount + 2 }, (): number[] => []);
    const join = (u: number, v: number): void => {
      joined[u]?.push(v);
      joined[v]?.push(u);
    };
    [...from].forEach((u, e) => {
      edges[u]?.set(to[e] ?? 0, e);
      edges[to[e] ?? 0]?.set(u, e);
    });
    for (const [u = 0, v = 0] of rows) join(u, v);
    join(vertexCount, vertexCount + 1);
    const way = waysOf(joined);
    expect([...way]).toEqual([0, 0, 0, -1, 4, 4, 4, -1, 8, 8, 8, -1, 12, 12]);
    const sets = (most: number, mostSets: number): string[] =>
      [...neighbouringWays(edges, way, most, mostSets)].map((set) => [...set].join());
    expect(sets(3, 100)).toEqual(["0", "4", "8", "12", "0,4", "4,8", "0,4,8"]);
    expect(sets(2, 100)).toEqual(["0", "4", "8", "12", "0,4", "4,8"]);
    expect(sets(3, 5)).toEqual(["0", "4", "8", "12", "0,4"]);
  });
});

describe("solutions that straightness alone would miss", () => {
  it.each([
    // One way with no bend, and room for a detour.
    ["a detour", board("A.A", "...")],
    ["a detour at an end", board("AA", "..")],
    ["a flip to a larger vertex", board(".A", "A.")],
    ["a detour over many vertices", board("AA..", "CB..", "CB..", "....")],
  ])("%s is a second answer", (_, problem) => {
    expect(solveAll(problem, { limit: 2 }).solutions.length).toBe(
      fewOf(countSolutions(problem, { strategy: "walk" })),
    );
  });
});

it("takes the same nodes, however it is cut into steps", () => {
  const problem = board(...NINE_WAYS);
  const nodes = [1, 70, 100_000].map((step) => {
    const run = search(problem, { strategy: "learn", limit: 2 });
    while (run.step(step) === "running");
    return run.stats().nodes;
  });
  expect(new Set(nodes).size).toBe(1);
  // It is one that takes several turns.
  expect(nodes[0]).toBeGreaterThan(400);
});

it("is kept in the text of a problem", () => {
  expect(readProblem(writeProblem(board("A.A", "..."))).globals[0]?.alone).toBe(true);
});

it("is asked of few answers without assumptions only", () => {
  const problem = board("A..", "...", "..A");
  const isOneProof = (options: SearchOptions): boolean => isProof(problem, options);
  expect([1, 3, 300, 0, 100_000].map((limit) => isOneProof({ limit }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isOneProof({ limit: 3, strategy: "walk" })).toBe(false);
  expect(isOneProof({ limit: 3, assume: [0 as OptionId] })).toBe(false);
  expect(countSolutions(problem, { strategy: "learn" })).toBe(12n);
  const [first] = solveAll(problem, { strategy: "walk", limit: 12 }).solutions;
  const [option] = first ?? [];
  if (option === undefined) throw new Error("no answer");
  // Whichever edge is forbidden or demanded: the ways left are as many as counted.
  const run = search(problem, { strategy: "learn", limit: 2, assume: [option] });
  while (run.step(1000) === "running");
  const all = countSolutions(problem, { strategy: "walk", assume: [option] });
  expect(run.count()).toBe(BigInt(fewOf(all)));
});
