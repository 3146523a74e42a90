import {
  countSolutions,
  createProblemBuilder,
  type OptionId,
  type Problem,
  ProblemError,
  search,
} from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bruteForce } from "../kernel/brute-force.js";
import { randomFrom, randomProblem as randomWithRows } from "../kernel/random-problem.js";
import { someRuns } from "../support/sampled.js";
import { dominatingQueens, dominoes, langford, latin, loops, pentominoes, queens } from "./families.js";
import { naiveSolutions } from "./naive.js";
import { denseProblem, randomProblem } from "./random-problem.js";

function diagramOf(problem: Problem, assume: OptionId[] = [], forbid: OptionId[] = []): bigint | undefined {
  return countSolutions(problem, { strategy: "diagram", assume, forbid });
}

/** Undefined if a diagram does not know the problem's conditions. */
function diagramIfKnown(problem: Problem, assume: OptionId[], forbid: OptionId[]): bigint | undefined {
  try {
    return diagramOf(problem, assume, forbid);
  } catch (error) {
    if (error instanceof ProblemError && error.code === "unsupported") return undefined;
    throw error;
  }
}

describe("a diagram against the naive solver", () => {
  it.each([
    ["colours and multiplicities", randomProblem, 4000],
    ["large sets", denseProblem, 300],
  ])("counts the same: %s", (_, problems, numRuns) => {
    fc.assert(
      fc.property(problems, (problem) => {
        expect(diagramOf(problem)).toBe(BigInt(naiveSolutions(problem).length));
      }),
      { numRuns: someRuns(numRuns) },
    );
  });

  it("keeps to what is assumed and forbidden", () => {
    fc.assert(
      fc.property(
        randomProblem,
        fc.array(fc.nat(), { maxLength: 3 }),
        fc.array(fc.nat(), { maxLength: 3 }),
        (problem, a, f) => {
          if (problem.optionCount === 0) return;
          const assume = a.map((o) => (o % problem.optionCount) as OptionId);
          const forbid = f.map((o) => (o % problem.optionCount) as OptionId);
          const wanted = naiveSolutions(problem).filter(
            (s) => assume.every((o) => s.includes(o)) && !forbid.some((o) => s.includes(o)),
          );
          expect(diagramOf(problem, assume, forbid)).toBe(BigInt(wanted.length));
        },
      ),
      { numRuns: someRuns(3000) },
    );
  });

  it.each([
    ["none", 1500, 50],
    ["loop", 1000, 8],
    ["paths", 200, 0],
    ["acyclic", 200, 8],
    ["tree", 200, 0],
    ["connected", 200, 8],
    ["passages", 200, 8],
  ] as const)("counts with rows over options and colours, global: %s", (kind, runs, solvable) => {
    let known = 0;
    let some = 0;
    for (let seed = 1; seed <= someRuns(runs); seed++) {
      const problem = randomWithRows(seed, kind);
      const random = randomFrom(seed);
      const pick = (): OptionId[] =>
        Array.from({ length: random(2) }, () => random(problem.optionCount) as OptionId);
      const [assume, forbid] = [pick(), pick()];
      const count = diagramIfKnown(problem, assume, forbid);
      if (count === undefined) continue;
      known++;
      const wanted = bruteForce(problem).filter(
        (s) => assume.every((o) => s.includes(o)) && !forbid.some((o) => s.includes(o)),
      );
      if (wanted.length > 0) some++;
      expect([seed, count]).toEqual([seed, BigInt(wanted.length)]);
    }
    expect(known).toBeGreaterThan(someRuns(runs) / 5);
    expect(some).toBeGreaterThan(someRuns(solvable));
  });
});

describe("counts of diagrams", () => {
  it.each<[string, Problem, bigint]>([
    ["dominoes 12x12", dominoes(12, 12), 53060477521960000n],
    ["dominoes 16x16", dominoes(16, 16), 2444888770250892795802079170816n],
    ["dominoes 5x5", dominoes(5, 5), 0n],
    ["Latin squares 5", latin(5), 161280n],
    ["loops on 2x2", loops(2, 2), 13n],
    ["loops on 5x5", loops(5, 5), 1222363n],
    ["loops on 7x7", loops(7, 7), 603841648931n],
    ["queens 8", queens(8), 92n],
    ["Langford 8", langford(8), 300n],
    ["pentominoes 3x20", pentominoes(3, 20), 8n],
    ["3 queens dominating 5x5", dominatingQueens(5, 3), 186n],
  ])("%s", (_, problem, count) => {
    expect(diagramOf(problem)).toBe(count);
    expect(countSolutions(problem)).toBe(count);
  });

  it("is the same however often it is stopped, with the same numbers of states", () => {
    const whole = search(dominoes(8, 8), { strategy: "diagram", countOnly: true });
    while (whole.step(1e9) === "running");
    const { nodes } = whole.stats();
    for (const stride of [1, 2, 3, 7, 100, nodes - 1, nodes]) {
      const run = search(dominoes(8, 8), { strategy: "diagram", countOnly: true });
      let last = 0;
      while (run.step(stride) === "running") {
        expect(run.progress()).toBeGreaterThanOrEqual(last);
        last = run.progress();
      }
      expect(run.count()).toBe(12988816n);
      expect(run.stats()).toEqual(whole.stats());
    }
  });

  it("has the states that there are, and no more", () => {
    const nodes = (problem: Problem): number => {
      const run = search(problem, { strategy: "diagram", countOnly: true });
      while (run.step(1e9) === "running");
      return run.stats().nodes;
    };
    expect([dominoes(12, 12), loops(7, 7), latin(5)].map(nodes)).toEqual([38241, 62656, 68491]);
  });

  it("counts beyond 2^64, and what nothing restricts", () => {
    const b = createProblemBuilder();
    for (let k = 0; k < 200; k++) {
      const item = b.primary();
      b.option([item]);
      b.option([item]);
    }
    expect(diagramOf(b.build())).toBe(2n ** 200n);
    expect(diagramOf(createProblemBuilder().build())).toBe(1n);
    const none = createProblemBuilder();
    none.primary();
    expect(diagramOf(none.build())).toBe(0n);
  });

  it("stops at its limits, and says so", () => {
    const limits = [{ nodeLimit: 1000 }, { memoryBytes: 10_000 }];
    const stopped = limits.map((limit) => {
      const run = search(dominoes(12, 12), { strategy: "diagram", countOnly: true, ...limit });
      while (run.step(1e9) === "running");
      return [run.state, run.limitedBy, run.reason?.includes(" ")];
    });
    expect(stopped).toEqual([
      ["limit", "nodes", true],
      ["limit", "memory", true],
    ]);
  });

  it("only counts", () => {
    expect(() => search(queens(4), { strategy: "diagram" })).toThrow("strategy `diagram` only counts");
  });

  it("is left out of `auto` if that is asked for", () => {
    const run = search(dominoes(8, 8), { countOnly: true, diagram: false });
    run.step(1e6);
    expect([run.state, run.stats().strategy]).toEqual(["running", "dance"]);
    run.stop();
  });

  it("gives way in `auto` where it does not pay", () => {
    const run = search(queens(10), { countOnly: true });
    while (run.step(1e6) === "running");
    expect([run.count(), run.stats().strategy]).toEqual([724n, "dance"]);
    const small = search(dominoes(10, 10), { countOnly: true });
    while (small.step(1e6) === "running");
    expect([small.count(), small.stats().strategy]).toEqual([258584046368n, "diagram"]);
  });
});
