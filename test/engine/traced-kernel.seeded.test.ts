/** The strategies `walk` and `learn` tell their steps: answers can be followed from them, and nothing is changed by it. */
import { type OptionId, type SearchEvent, type Strategy, solveAll } from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someRuns } from "../support/sampled.js";
import { queens } from "./families.js";
import { randomProblem } from "./random-problem.js";

describe.each<Strategy>(["walk", "learn"])("the strategy %s", (strategy) => {
  it("tells its steps, from which the solutions can be followed", () => {
    fc.assert(
      fc.property(randomProblem, (problem) => {
        const chosen: OptionId[] = [];
        let solutions = 0;
        const onEvent = (event: SearchEvent): void => {
          if (event.kind === "try") {
            expect(event.level).toBe(chosen.length);
            chosen.push(event.option);
          } else if (event.kind === "undo") {
            expect(chosen[event.level]).toBe(event.option);
            chosen.length = event.level;
          } else if (event.kind === "solution") {
            solutions++;
            expect(event.options.slice(0, chosen.length)).toEqual(chosen);
          }
        };
        const traced = solveAll(problem, { strategy, onEvent });
        const silent = solveAll(problem, { strategy });
        expect(traced.solutions).toEqual(silent.solutions);
        expect(traced.stats.nodes).toBe(silent.stats.nodes);
        expect(solutions).toBe(silent.solutions.length);
      }),
      { numRuns: someRuns(500) },
    );
  });

  it("says in how many ways it goes on, and where there is none", () => {
    const events: SearchEvent[] = [];
    solveAll(queens(6), { strategy, onEvent: (event) => events.push(event) });
    const degrees = events.flatMap((event) => (event.kind === "item" ? [event.degree] : []));
    expect(Math.max(...degrees)).toBeGreaterThan(2);
    expect(degrees).toContain(1);
    expect(events.some(({ kind }) => kind === "dead-end")).toBe(true);
    // Each is of an option that is tried next.
    events.forEach((event, index) => {
      if (event.kind === "item") expect(events[index + 1]?.kind).toBe("try");
    });
  });
});
