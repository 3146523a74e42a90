/** Sums that no choice of weights reaches, and literals that two clauses make equal: answers are those of brute force, and no search is needed. */
import {
  createProblemBuilder,
  kernelStrategy,
  type Literal,
  negate,
  type Problem,
  search,
} from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { someRuns } from "../support/sampled.js";
import { answersOracle } from "./answers-oracle.js";
import { switches } from "./boards.js";
import { bruteForce, seen } from "./brute-force.js";
import { randomFrom } from "./random-problem.js";

function weighted(weights: readonly number[], lo: number, hi: number): Problem {
  const builder = createProblemBuilder();
  const cells = switches(builder, weights.length);
  builder.linear(
    cells.map((literal, i) => ({ literal, weight: weights[i] ?? 1 })),
    lo,
    hi,
  );
  return builder.build();
}

/** How many decisions and dead ends it takes. */
function nodesOf(problem: Problem): { readonly count: bigint; readonly nodes: number } {
  const run = search(problem, { strategy: "learn", limit: 2 });
  while (run.step(1000) === "running");
  return { count: run.count(), nodes: run.stats().nodes };
}

describe("sums of several weights", () => {
  it("refuses at once what no choice reaches", () => {
    expect(nodesOf(weighted([3, 3, 2], 4, 4))).toEqual({ count: 0n, nodes: 0 });
    expect(nodesOf(weighted([6, 4, 2, 2], 7, 7))).toEqual({ count: 0n, nodes: 0 });
    expect(nodesOf(weighted([10, 10, 10], 1, 9))).toEqual({ count: 0n, nodes: 0 });
  });

  it("forces at once what every choice has, or none", () => {
    expect(nodesOf(weighted([5, 3, 3], 5, 5))).toEqual({ count: 1n, nodes: 0 });
    expect(nodesOf(weighted([16, 8, 4, 2], 10, 11))).toEqual({ count: 1n, nodes: 0 });
    // As large as is looked at, and larger.
    expect(nodesOf(weighted([15, 8, 7], 8, 14)).count).toBe(1n);
    expect(nodesOf(weighted([40, 20, 7], 8, 27)).count).toBe(2n);
    // All but one of those that weigh 3.
    expect(nodesOf(weighted([3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2], 33, 33)).count).toBe(2n);
  });
});

/** Three switches, each equal (0) or opposite (1) to the next. */
function threeInARing(opposite: readonly number[]): Problem {
  const builder = createProblemBuilder();
  const cells = switches(builder, 3);
  opposite.forEach((parity, i) => {
    const [a = 0, b = 0] = [cells[i], cells[(i + 1) % 3]];
    builder.clause([a as Literal, (b ^ 1 ^ parity) as Literal]);
    builder.clause([(a ^ 1) as Literal, (b ^ parity) as Literal]);
  });
  return builder.build();
}

describe("literals that two clauses make equal or opposite", () => {
  it("are one, and a contradiction of them is found", () => {
    expect(nodesOf(threeInARing([1, 0, 0])).count).toBe(0n);
    expect(nodesOf(threeInARing([1, 0, 1]))).toEqual({ count: 2n, nodes: 1 });
  });
});

/** Rooms of equal cells, and lines of them whose sums are said. */
function randomRooms(seed: number): Problem {
  const random = randomFrom(seed);
  const builder = createProblemBuilder();
  const cells = switches(builder, 8 + random(4)).map((literal) =>
    random(5) === 0 ? negate(literal) : literal,
  );
  const pick = (): Literal => cells[random(cells.length)] ?? (0 as Literal);
  for (let r = 2 + random(6); r > 0; r--) {
    const [a, b] = [pick(), pick()];
    builder.clause([a, negate(b)]);
    if (random(8) > 0) builder.clause([negate(a), b]);
  }
  for (let r = 1 + random(4); r > 0; r--) {
    const terms = Array.from({ length: 2 + random(7) }, () => ({ literal: pick(), weight: 1 + random(4) }));
    const total = terms.reduce((sum, { weight }) => sum + weight, 0);
    const lo = random(total + 1);
    builder.linear(terms, lo, lo + random(3));
  }
  return builder.build();
}

describe("random rooms", () => {
  it.each(["learn", "walk"] as const)("%s finds what brute force finds, and explains it", (strategy) => {
    const problems = Number(process.env.ECP_PROBLEMS ?? someRuns(300));
    for (let seed = 1; seed <= problems; seed++) {
      const problem = randomRooms(seed);
      const solutions = bruteForce(problem);
      const begin = kernelStrategy(problem, strategy, (t) =>
        answersOracle(problem, t, solutions.slice(0, 20)),
      );
      const run = begin({ seed: seed % 3 });
      while (run.step(100) === "running");
      const found = run.next().map((solution) => seen(problem, solution));
      expect(found.sort(), `seed ${seed}`).toEqual(solutions.map((s) => seen(problem, s)).sort());
    }
  });
});
