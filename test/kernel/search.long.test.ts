/** The promises of every kernel search: resuming, limits, assumptions, determinism, the choice of strategy. */
import {
  countSolutions,
  createProblemBuilder,
  type ItemId,
  isDetermined,
  kernelStrategy,
  type Literal,
  negate,
  type OptionId,
  type Problem,
  prepare,
  search,
} from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { memoryKept } from "../support/memory-kept.js";
import { grid, loopProblem, switches } from "./boards.js";
import { bruteForce, isTrue, seen } from "./brute-force.js";
import { KINDS, randomFrom, randomProblem } from "./random-problem.js";

/** n + 1 pigeons in n holes: no solution, and no short proof of it. */
function pigeons(holes: number): Problem {
  const builder = createProblemBuilder();
  const rows = Array.from({ length: holes + 1 }, () => switches(builder, holes));
  for (const row of rows) builder.clause(row);
  for (let h = 0; h < holes; h++) {
    for (let a = 0; a <= holes; a++) {
      for (let b = 0; b < a; b++) {
        builder.clause([negate(rows[a]?.[h] as Literal), negate(rows[b]?.[h] as Literal)]);
      }
    }
  }
  return builder.build();
}

describe.each(["learn", "walk"] as const)("%s", (strategy) => {
  it("finds the same however it is sliced", () => {
    const problem = loopProblem(grid(4, 4));
    const whole = search(problem, { strategy });
    while (whole.step(1_000_000) === "running");
    const sliced = search(problem, { strategy });
    const found: number[][] = [];
    let last = 0;
    while (sliced.step(1) === "running") {
      found.push(...sliced.next());
      expect(sliced.progress()).toBeGreaterThanOrEqual(last);
      last = sliced.progress();
    }
    found.push(...sliced.next());
    expect(found).toEqual(whole.next());
    expect(sliced.stats()).toEqual({ ...whole.stats(), bytes: sliced.stats().bytes });
    expect(sliced.progress()).toBe(1);
  });

  it("ends at its limits, and says at which", () => {
    const hard = pigeons(9);
    const byNodes = search(hard, { strategy, nodeLimit: 500 });
    expect(byNodes.step(1_000_000)).toBe("limit");
    expect(byNodes.limitedBy).toBe("nodes");
    expect(byNodes.reason).toContain("500 nodes");
    const byTime = search(pigeons(12), { strategy, timeLimit: 20 });
    while (byTime.step(10_000) === "running");
    expect(byTime.limitedBy).toBe("time");
    const byMemory = search(hard, { strategy, memoryBytes: 1000 });
    expect(byMemory.step(1)).toBe("limit");
    expect(byMemory.limitedBy).toBe("memory");
    const stopped = search(hard, { strategy });
    stopped.step(10);
    stopped.stop();
    expect(stopped.step(10)).toBe("limit");
    expect(stopped.limitedBy).toBe("stopped");
    const few = search(loopProblem(grid(4, 4)), { strategy, limit: 5 });
    while (few.step(10) === "running");
    expect([few.limitedBy, few.next().length]).toEqual(["solutions", 5]);
  });

  it("takes assumed and forbidden options", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const problem = randomProblem(seed, KINDS[seed % KINDS.length] ?? "none");
      const random = randomFrom(seed);
      const assume = prepareIds(problem, random, 2);
      const forbid = prepareIds(problem, random, 2);
      const expected = bruteForce(problem).filter(
        (s) => assume.every((o) => s.includes(o)) && !forbid.some((o) => s.includes(o)),
      );
      const run = prepare(problem).search({ strategy, assume, forbid });
      while (run.step(100) === "running");
      const found = run.next().map((s) => seen(problem, s));
      expect(found.sort(), `seed ${seed}`).toEqual(
        [...new Set(expected.map((s) => seen(problem, s)))].sort(),
      );
    }
  });
});

function prepareIds(problem: Problem, random: (below: number) => number, most: number) {
  return Array.from({ length: random(most + 1) }, () => random(problem.optionCount)) as Parameters<
    ReturnType<typeof createProblemBuilder>["chosen"]
  >[0][];
}

describe("learn", () => {
  it("names assumptions that leave no solution", () => {
    let refuted = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const problem = randomProblem(seed, KINDS[seed % KINDS.length] ?? "none");
      if (problem.atoms.count === 0) continue;
      const random = randomFrom(seed);
      const assumeLiterals = Array.from(
        { length: 1 + random(5) },
        () => random(2 * problem.atoms.count) as Literal,
      );
      const solutions = bruteForce(problem);
      const agree = (literals: readonly number[]): boolean =>
        solutions.some((s) => literals.every((l) => isTrue(problem, new Set(s), l)));
      const run = kernelStrategy(problem, "learn")({ assumeLiterals, limit: 1 });
      while (run.step(100) === "running");
      expect(run.count() > 0n, `seed ${seed}`).toBe(agree(assumeLiterals));
      if (run.count() > 0n || run.uncoverable.length > 0) continue;
      const core = run.core().map((i) => assumeLiterals[i] ?? 0);
      expect(agree(core), `seed ${seed}: core`).toBe(false);
      if (core.length > 0) refuted++;
    }
    expect(refuted).toBeGreaterThan(50);
  });

  it("is the same search for the same seed", () => {
    const problem = loopProblem(grid(4, 4));
    const statsOf = (seed: number) => {
      const run = search(problem, { strategy: "learn", limit: 40, seed });
      while (run.step(100) === "running");
      return { stats: run.stats(), found: run.next() };
    };
    expect(statsOf(7)).toEqual(statsOf(7));
    expect(statsOf(7).found).not.toEqual(statsOf(8).found);
  });

  it("keeps to its assumptions over restarts and reductions of its clauses", () => {
    const run = kernelStrategy(pigeons(7), "learn")({});
    while (run.step(1000) === "running");
    expect(run.state).toBe("done");
    expect(run.count()).toBe(0n);
    expect(run.stats().restarts).toBeGreaterThan(5);
    expect(run.stats().conflicts).toBeGreaterThan(3000);
  });
});

describe("walk", () => {
  it("counts answers, not ways to complete them", () => {
    const builder = createProblemBuilder();
    const cells = switches(builder, 6);
    builder.clause(cells);
    builder.visible(cells.slice(0, 2));
    const problem = builder.build();
    expect(countSolutions(problem)).toBe(4n);
    expect(countSolutions(problem, { strategy: "learn" })).toBe(4n);
  });
});

describe("auto", () => {
  const strategyOf = (problem: Problem, limit?: number): string => {
    const run = search(problem, limit === undefined ? {} : { limit });
    while (run.step(10_000) === "running");
    return run.stats().strategy;
  };

  it("counts plain exact covers by dance, others by walk", () => {
    const builder = createProblemBuilder();
    switches(builder, 3);
    expect(strategyOf(builder.build())).toBe("dance");
    expect(strategyOf(loopProblem(grid(3, 3)))).toBe("walk");
  });

  it("proves uniqueness by learn, after a trial of dance where dance can", () => {
    expect(strategyOf(loopProblem(grid(3, 3)), 2)).toBe("learn");
    expect(strategyOf(pigeonsAsCover(3), 2)).toBe("dance");
    expect(strategyOf(pigeonsAsCover(8), 2)).toMatch(/dance|learn/);
  });

  it("lets learn finish first where items may be covered a varying number of times", () => {
    const builder = createProblemBuilder();
    for (let free = 0; free < 12; free++) {
      const item = builder.primary();
      for (const _ of [0, 1]) builder.option([item]);
    }
    const nests = Array.from({ length: 6 }, () => builder.primary(undefined, 0, 1));
    for (let p = 0; p <= nests.length; p++) {
      const pigeon = builder.primary();
      for (const nest of nests) builder.option([pigeon, nest]);
    }
    const run = search(builder.build(), { limit: 2 });
    while (run.step(100) === "running");
    // A trial of `dance`, and then `learn` in one turn, which is more than its usual one.
    expect(run.stats().strategy).toBe("learn");
    expect(run.stats().nodes).toBeGreaterThan(500 + 1_000);
    expect(run.stats().nodes).toBeLessThan(500 + 10_000);
  });

  it("counts by walk where sets of options say more than the user sees", () => {
    const builder = createProblemBuilder();
    const [a] = switches(builder, 3);
    builder.visible([a as Literal]);
    const problem = builder.build();
    expect(strategyOf(problem)).toBe("walk");
    expect(countSolutions(problem)).toBe(2n);
  });
});

describe("auto counts by dance where what is hidden follows from what is seen", () => {
  /** Two items of two options each; `see` says what the user sees. */
  const strategyOf = (
    see: (
      builder: ReturnType<typeof createProblemBuilder>,
      options: readonly OptionId[],
      items: { readonly hidden: ItemId; readonly colour: ItemId },
    ) => void,
  ): string => {
    const builder = createProblemBuilder();
    const [one, hidden, colour] = [builder.primary(), builder.primary(), builder.secondary()];
    const options = [
      ...[1, 2].map((k) => builder.option([one, { item: colour, colour: k }])),
      ...[0, 1, 2].map(() => builder.option([hidden])),
    ];
    see(builder, options, { hidden, colour });
    const problem = builder.build();
    expect(search(problem).stats().strategy).toBe(isDetermined(problem) ? "dance" : "walk");
    return search(problem, { countOnly: true, diagram: false }).stats().strategy;
  };
  const chosen = (builder: ReturnType<typeof createProblemBuilder>, some: readonly OptionId[]): Literal[] =>
    some.map((option) => builder.chosen(option));

  it.each<[string, Parameters<typeof strategyOf>[0], "dance" | "walk"]>([
    ["all is seen", (builder, options) => builder.visible(chosen(builder, options)), "dance"],
    [
      "all but one option",
      (builder, options) => builder.visible(chosen(builder, options.slice(0, 4))),
      "dance",
    ],
    ["all but two", (builder, options) => builder.visible(chosen(builder, options.slice(0, 3))), "walk"],
    [
      "a colour that one option gives, and what follows",
      (builder, options, { colour }) =>
        builder.visible([builder.hasColour(colour, 1), ...chosen(builder, options.slice(2, 4))]),
      "dance",
    ],
    [
      "nothing of an item that follows, as is said of it",
      (builder, options, { hidden }) => {
        builder.functional(hidden);
        builder.visible(chosen(builder, options.slice(0, 2)));
      },
      "dance",
    ],
  ])("%s", (_, see, strategy) => {
    expect(strategyOf(see)).toBe(strategy);
  });
});

function pigeonsAsCover(holes: number): Problem {
  const builder = createProblemBuilder();
  const nests = Array.from({ length: holes }, () => builder.secondary());
  for (let p = 0; p <= holes; p++) {
    const pigeon = builder.primary();
    for (const nest of nests) builder.option([pigeon, nest]);
  }
  return builder.build();
}

it("has the empty solution where there is nothing to decide", () => {
  for (const strategy of ["learn", "walk", "auto"] as const) {
    const run = search(createProblemBuilder().build(), { strategy });
    while (run.step(10) === "running");
    expect(run.next()).toEqual([[]]);
    const builder = createProblemBuilder();
    builder.clause([]);
    expect(countSolutions(builder.build(), { strategy })).toBe(0n);
  }
});

it("does not grow over thousands of small solves", () => {
  const problem = loopProblem(grid(3, 3));
  const begin = kernelStrategy(problem, "learn");
  const solve = (times: number): void => {
    for (let i = 0; i < times; i++) {
      const run = begin({ limit: 2 });
      while (run.step(1000) === "running");
    }
  };
  solve(1000);
  const before = memoryKept();
  solve(4000);
  const after = memoryKept();
  expect(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers).toBeLessThan(2 ** 20);
});

describe("taking turns", () => {
  /** Few answers, and many dead ends: cells of which ten are to be shaded, with sums that only learning takes apart. */
  const hidden = (holes: number): Problem => {
    const builder = createProblemBuilder();
    const rows = Array.from({ length: holes + 1 }, () => switches(builder, holes));
    const free = switches(builder, 2);
    for (const row of rows) builder.clause([...row, free[0] as Literal]);
    for (let h = 0; h < holes; h++) {
      builder.linear(
        rows.map((row) => ({ literal: row[h] as Literal })),
        0,
        1,
      );
    }
    builder.clause([negate(free[0] as Literal), free[1] as Literal]);
    for (const row of rows) for (const l of row) builder.clause([negate(free[0] as Literal), negate(l)]);
    return builder.build();
  };

  it("gives each answer once, whoever finishes", () => {
    for (const limit of [0, 1, 2, 3]) {
      const run = search(hidden(6), { limit });
      const found: number[][] = [];
      while (run.step(777) === "running") found.push(...run.next());
      found.push(...run.next());
      expect(found.length, `limit ${limit}`).toBe(1);
      expect(run.count()).toBe(1n);
    }
  });

  it("keeps to one limit of nodes for both", () => {
    const run = search(pigeons(9), { nodeLimit: 9000 });
    while (run.step(700) === "running");
    expect([run.state, run.limitedBy, run.stats().nodes]).toEqual(["limit", "nodes", 9000]);
  });

  it("finds the same answers as one alone, in slices", () => {
    for (let seed = 1; seed <= 150; seed++) {
      const problem = randomProblem(seed, KINDS[seed % KINDS.length] ?? "none");
      const expected = [...new Set(bruteForce(problem).map((s) => seen(problem, s)))].sort();
      for (const limit of [0, 3]) {
        const run = search(problem, { limit });
        const found: number[][] = [];
        while (run.step(1 + (seed % 40)) === "running") found.push(...run.next());
        found.push(...run.next());
        const answers = found.map((s) => seen(problem, s)).sort();
        expect(new Set(answers).size).toBe(answers.length);
        expect(answers.every((a) => expected.includes(a))).toBe(true);
        expect(answers.length).toBe(limit === 0 ? expected.length : Math.min(limit, expected.length));
      }
    }
  });
});
