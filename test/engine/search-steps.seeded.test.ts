/** The events of a search tell it as it goes. */
import { type OptionId, type SearchEvent, solveAll } from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someRuns } from "../support/sampled.js";
import { randomProblem } from "./random-problem.js";

describe("a search", () => {
  it("tells its steps, from which the solutions can be followed", () => {
    fc.assert(
      fc.property(randomProblem, (problem) => {
        const chosen: OptionId[] = [];
        const seen: string[] = [];
        const onEvent = (event: SearchEvent): void => {
          if (event.kind === "try") {
            expect(event.level).toBe(chosen.length);
            chosen.push(event.option);
          } else if (event.kind === "undo") {
            expect(chosen.pop()).toBe(event.option);
            expect(event.level).toBe(chosen.length);
          } else if (event.kind === "solution") {
            expect(event.options).toEqual(chosen);
            seen.push(chosen.join(" "));
          }
        };
        const traced = solveAll(problem, { onEvent });
        const silent = solveAll(problem);
        expect(traced.solutions).toEqual(silent.solutions);
        expect(traced.stats.nodes).toBe(silent.stats.nodes);
        expect(seen).toEqual(silent.solutions.map((s) => s.join(" ")));
      }),
      { numRuns: someRuns(3000) },
    );
  });
});
