/** The traps that earlier kernels fell into: one test each. */
import {
  createProblemBuilder,
  kernelStrategy,
  type Literal,
  negate,
  type Problem,
  search,
} from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { answersOracle } from "./answers-oracle.js";
import { switches } from "./boards.js";
import { bruteForce, seen } from "./brute-force.js";

function edges(...pairs: [number, number][]) {
  const vertexCount = 1 + Math.max(...pairs.flat());
  return {
    vertexCount,
    from: Int32Array.from(pairs, ([u]) => u),
    to: Int32Array.from(pairs, ([, v]) => v),
  };
}

/** A literal that is always true: the only option of an item. */
function constant(builder: ReturnType<typeof createProblemBuilder>): Literal {
  return builder.chosen(builder.option([builder.primary()]));
}

function expectAsBruteForce(problem: Problem, count: number): void {
  const solutions = bruteForce(problem);
  expect(solutions.length).toBe(count);
  for (const strategy of ["learn", "walk"] as const) {
    const run = kernelStrategy(problem, strategy, (t) => answersOracle(problem, t, solutions))({});
    while (run.step(1) === "running");
    const found = run.next().map((s) => seen(problem, s));
    expect(found.sort()).toEqual(solutions.map((s) => seen(problem, s)).sort());
  }
}

const twoTriangles = edges([0, 1], [1, 2], [2, 0], [3, 4], [4, 5], [5, 3]);

describe("two loops closed in one propagation", () => {
  it("by one literal that stands for an edge of each", () => {
    const builder = createProblemBuilder();
    const [a, b, c, d, x] = switches(builder, 5) as [Literal, Literal, Literal, Literal, Literal];
    builder.global("loop", [a, b, x, c, d, x], twoTriangles);
    expectAsBruteForce(builder.build(), 0);
  });

  it("by clauses that force both last edges at once", () => {
    const builder = createProblemBuilder();
    const all = switches(builder, 7);
    const trigger = all[6] as Literal;
    for (const edge of all.slice(0, 6)) builder.clause([negate(trigger), edge]);
    builder.global("loop", all.slice(0, 6), twoTriangles);
    expectAsBruteForce(builder.build(), 2);
  });
});

describe("path ends while events are pending", () => {
  it("a whole chain that becomes true at once, and the edge that would close it", () => {
    const builder = createProblemBuilder();
    const [x, y, z] = switches(builder, 3) as [Literal, Literal, Literal];
    const square = edges([0, 1], [1, 2], [2, 3], [3, 0], [4, 5], [5, 6], [6, 4]);
    builder.global("loop", [x, x, x, y, z, z, z], square);
    expectAsBruteForce(builder.build(), 2);
  });

  it("two chains of different labels that grow together", () => {
    const builder = createProblemBuilder();
    const [x, y, z] = switches(builder, 3) as [Literal, Literal, Literal];
    const graph = edges([0, 1], [2, 3], [1, 2], [1, 4], [2, 5]);
    builder.global("paths", [x, x, y, z, z], graph, [1, 0, 0, 2, 1, 2]);
    expectAsBruteForce(builder.build(), 1);
  });
});

describe("explanations on literals that are constant", () => {
  it("a loop with edges that are always and never there", () => {
    const builder = createProblemBuilder();
    const yes = constant(builder);
    const [a, b] = switches(builder, 2) as [Literal, Literal];
    builder.global("loop", [yes, a, b, negate(yes), a, yes], twoTriangles);
    expectAsBruteForce(builder.build(), 0);
  });

  it("connected with fixed vertices", () => {
    const builder = createProblemBuilder();
    const yes = constant(builder);
    const [a, b, c] = switches(builder, 3) as [Literal, Literal, Literal];
    const ring = edges([0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 0]);
    builder.global("connected", [yes, a, b, yes, c, negate(yes)], ring);
    expectAsBruteForce(builder.build(), 2);
  });

  it("component sizes with fixed vertices", () => {
    const builder = createProblemBuilder();
    const yes = constant(builder);
    const [a, b] = switches(builder, 2) as [Literal, Literal];
    const line = edges([0, 1], [1, 2], [2, 3], [3, 4]);
    builder.global("component-size", [yes, a, yes, b, negate(yes)], line, [3, 4]);
    expectAsBruteForce(builder.build(), 2);
  });
});

it("refuses an item without options before it searches", () => {
  for (const strategy of ["learn", "walk", "dance", "auto"] as const) {
    const builder = createProblemBuilder();
    const lonely = builder.primary("lonely");
    switches(builder, 30);
    const run = search(builder.build(), { strategy });
    expect(run.step(1000)).toBe("done");
    expect(run.count()).toBe(0n);
    expect(run.stats().nodes).toBe(0);
    expect(run.uncoverable).toEqual([lonely]);
    expect(run.reason).toContain("lonely");
  }
});

it("counts as BigInt", () => {
  for (const strategy of ["learn", "walk"] as const) {
    const run = search(fourSwitches(), { strategy, countOnly: true });
    while (run.step(1000) === "running");
    expect(run.count()).toBe(16n);
  }
});

function fourSwitches(): Problem {
  const builder = createProblemBuilder();
  switches(builder, 4);
  return builder.build();
}
