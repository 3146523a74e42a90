import { createProblemBuilder, type OptionId, prepare, search, solveAll } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { langford, queens } from "./families.js";

describe("a search", () => {
  it("says which items nothing covers, before it looks", () => {
    const b = createProblemBuilder();
    const p = b.primary("row 3");
    b.primary("row 4", 2, 5);
    const q = b.primary("row 5");
    b.option([q]);
    const run = search(b.build());
    expect(run.state).toBe("done");
    expect(run.uncoverable).toEqual([p, 1]);
    expect(run.reason).toBe("no option holds item `row 3`");
    expect(run.step(10)).toBe("done");
    expect(run.count()).toBe(0n);
  });

  it("goes on alone by enumerating where little seems to be left", () => {
    const nodesOf = (strategy: "auto" | "dance"): number => {
      const run = search(langford(9), { limit: 2, strategy });
      while (run.step(500) === "running");
      return run.stats().nodes;
    };
    // Far more than the first trial, and none of `learn`.
    expect(nodesOf("auto")).toBe(nodesOf("dance"));
    expect(nodesOf("auto")).toBeGreaterThan(5_000);
  });

  it("has one solution, the empty one, if nothing is to be covered", () => {
    expect(solveAll(createProblemBuilder().build()).solutions).toEqual([[]]);
  });

  it("stops where it is told, and says so", () => {
    const stopped = search(queens(8));
    stopped.step(5);
    stopped.stop();
    expect([stopped.state, stopped.limitedBy]).toEqual(["limit", "stopped"]);
    const nodes = search(queens(8), { nodeLimit: 100 });
    expect([nodes.step(1e6), nodes.limitedBy, nodes.stats().nodes]).toEqual(["limit", "nodes", 100]);
    const memory = search(queens(8), { memoryBytes: 1000 });
    expect([memory.state, memory.limitedBy, memory.stats().bytes > 1000]).toEqual(["limit", "memory", true]);
    const prepared = prepare(queens(6));
    const first = prepared.search();
    prepared.search();
    expect([first.state, first.limitedBy]).toEqual(["limit", "superseded"]);
  });

  it("names what assumptions clash in", () => {
    const problem = queens(4);
    expect(solveAll(problem, { assume: [0 as OptionId, 1 as OptionId] })).toMatchObject({
      solutions: [],
      complete: true,
      reason: "option 1, which is assumed, clashes with what is assumed or forbidden before it",
    });
    expect(() => search(problem, { assume: [99 as OptionId] })).toThrow("there is no option 99");
  });

  it("makes progress that never falls and ends at 1", () => {
    const run = search(langford(8), { countOnly: true });
    let last = 0;
    while (run.step(10) === "running") {
      expect(run.progress()).toBeGreaterThanOrEqual(last);
      expect(run.progress()).toBeLessThanOrEqual(1);
      last = run.progress();
    }
    expect(last).toBeGreaterThan(0.5);
    expect(run.progress()).toBe(1);
  });

  it("has room for the events of a long search", () => {
    let events = 0;
    const { solutions } = solveAll(queens(8), { onEvent: () => events++ });
    expect(solutions).toHaveLength(92);
    expect(events).toBeGreaterThan(2000);
  });
});
