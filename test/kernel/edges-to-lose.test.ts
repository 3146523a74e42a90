/** Shadings whose rest is connected: the answers are those of the rules alone, and proofs that there are no more shaded cells are short. */
import {
  countSolutions,
  createProblemBuilder,
  type Graph,
  type Literal,
  type Problem,
  search,
} from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { translate } from "../../packages/engine/src/kernel/translate.js";
import { seeds } from "../support/seeds.js";
import { grid, switches } from "./boards.js";
import { bruteForce } from "./brute-force.js";
import { randomFrom } from "./random-problem.js";

interface Room {
  readonly cells: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** Shaded cells do not touch, the others are connected, and of each room so many are shaded. */
function shading(graph: Graph, rooms: readonly Room[], shaded: readonly number[] = []): Problem {
  const builder = createProblemBuilder();
  const white = switches(builder, graph.vertexCount);
  const dark = (v: number): Literal => ((white[v] ?? 0) ^ 1) as Literal;
  for (let e = 0; e < graph.from.length; e++)
    builder.clause([graph.from[e] ?? 0, graph.to[e] ?? 0].map((v) => (dark(v) ^ 1) as Literal));
  builder.global("connected", white, graph);
  for (const { cells, least, most } of rooms)
    builder.linear(
      cells.map((v) => ({ literal: dark(v) })),
      least,
      most,
    );
  for (const v of shaded) builder.clause([dark(v)]);
  return builder.build();
}

const all = (graph: Graph): readonly number[] => Array.from({ length: graph.vertexCount }, (_, v) => v);

const makesTheRow = (problem: Problem): boolean =>
  translate(problem).model.variableCount > translate(problem, { asStated: true }).model.variableCount;

function conflicts(problem: Problem): readonly [bigint, number] {
  const run = search(problem, { strategy: "learn", limit: 1 });
  while (run.step(10_000) === "running");
  return [run.count(), run.stats().conflicts ?? 0];
}

describe("the most cells that can be shaded", () => {
  it("is proved in a few steps", () => {
    const graph = grid(9, 8);
    const atLeast = (least: number): Problem =>
      shading(graph, [{ cells: all(graph), least, most: graph.vertexCount }]);
    expect(makesTheRow(atLeast(24))).toBe(true);
    const [none, stepsToNone] = conflicts(atLeast(25));
    expect(none).toBe(0n);
    expect(stepsToNone).toBeLessThan(2_000);
    const [one, stepsToOne] = conflicts(atLeast(24));
    expect(one).toBe(1n);
    expect(stepsToOne).toBeLessThan(1_000);
  });

  it("is no row where there is much to spare, or where shaded cells may touch", () => {
    const graph = grid(9, 8);
    expect(makesTheRow(shading(graph, [{ cells: all(graph), least: 10, most: 72 }]))).toBe(false);
    const builder = createProblemBuilder();
    const white = switches(builder, 72);
    builder.global("connected", white, graph);
    builder.linear(
      white.map((literal) => ({ literal: (literal ^ 1) as Literal })),
      25,
      72,
    );
    expect(makesTheRow(builder.build())).toBe(false);
  });
});

/** A small board of squares or triangles, or any graph at all, with rooms of which about as many are shaded as can be. */
function randomShading(seed: number): Problem {
  const random = randomFrom(seed);
  const [width, height] = [2 + random(3), 2 + random(2)];
  const squares = grid(width, height);
  const from = [...squares.from];
  const to = [...squares.to];
  for (let v = 0; v + width + 1 < squares.vertexCount; v++)
    if ((v + 1) % width !== 0 && random(4) < seed % 4) {
      from.push(v);
      to.push(v + width + 1);
    }
  // An edge may be there twice, or join a vertex with itself.
  for (let k = random(3); k > 0; k--) {
    from.push(random(squares.vertexCount));
    to.push(random(squares.vertexCount));
  }
  const graph = { vertexCount: squares.vertexCount, from: Int32Array.from(from), to: Int32Array.from(to) };
  const parted = all(graph).map(() => random(3));
  const rooms = [0, 1, 2].flatMap((room) => {
    const cells = all(graph).filter((v) => parted[v] === room);
    const least = random(1 + Math.ceil(cells.length / 2));
    return cells.length === 0 ? [] : [{ cells, least, most: random(2) === 0 ? least : cells.length }];
  });
  return shading(graph, rooms, random(4) === 0 ? [random(graph.vertexCount)] : []);
}

it("leaves the answers what they are", () => {
  let made = 0;
  let answered = 0;
  for (const seed of seeds(150)) {
    const problem = randomShading(seed);
    const expected = BigInt(bruteForce(problem).length);
    if (makesTheRow(problem)) made++;
    if (expected > 0n) answered++;
    for (const strategy of ["learn", "walk"] as const)
      expect([seed, strategy, countSolutions(problem, { strategy })]).toEqual([seed, strategy, expected]);
  }
  expect(made).toBeGreaterThan(10);
  expect(answered).toBeGreaterThan(10);
});

it("leaves as many answers as a diagram counts", () => {
  const graph = grid(6, 5);
  for (const seed of seeds(12)) {
    const random = randomFrom(seed);
    const left = all(graph).filter((v) => v % 6 < 1 + random(4));
    const right = all(graph).filter((v) => !left.includes(v));
    const rooms = [left, right].map((cells) => ({
      cells,
      least: Math.round(cells.length / 3),
      most: cells.length,
    }));
    const problem = shading(graph, rooms);
    expect(makesTheRow(problem)).toBe(true);
    const counts = (["diagram", "learn", "walk"] as const).map((strategy) =>
      countSolutions(problem, { strategy }),
    );
    expect([seed, ...counts]).toEqual([seed, counts[0], counts[0], counts[0]]);
  }
});
