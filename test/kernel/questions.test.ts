/** Many questions of one problem, each answered as a search of its own answers it; refutations are ones. */
import { type OptionId, type Problem, Questions, search } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { KINDS, randomFrom, randomProblem } from "./random-problem.js";

function possible(problem: Problem, assume: readonly OptionId[], forbid: readonly OptionId[]): boolean {
  const run = search(problem, { strategy: "walk", limit: 1, assume, forbid });
  while (run.step(100_000) === "running");
  return run.count() > 0n;
}

function ask(
  questions: Questions,
  chosen: readonly OptionId[],
  forbidden: readonly OptionId[],
): "possible" | "impossible" {
  questions.ask(chosen, forbidden);
  for (;;) {
    const state = questions.step(7);
    if (state !== "running") return state;
  }
}

describe("questions", () => {
  it.each(KINDS)("are answered as by walking: %s", (kind) => {
    let refuted = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const problem = randomProblem(seed, kind);
      const random = randomFrom(seed);
      const questions = new Questions(problem);
      for (let round = 0; round < 8; round++) {
        const [chosen, forbidden]: [OptionId[], OptionId[]] = [[], []];
        for (let option = 0; option < problem.optionCount; option++) {
          const which = random(6);
          if (which === 0) chosen.push(option as OptionId);
          if (which === 1) forbidden.push(option as OptionId);
        }
        const answer = ask(questions, chosen, forbidden);
        expect(answer, `seed ${seed}`).toBe(possible(problem, chosen, forbidden) ? "possible" : "impossible");
        if (answer === "possible") {
          const solution = new Set(questions.solution());
          expect(chosen.every((option) => solution.has(option))).toBe(true);
          expect(forbidden.some((option) => solution.has(option))).toBe(false);
          expect(possible(problem, [...solution], [])).toBe(true);
        } else {
          const core = questions.refutation();
          expect(core.chosen.every((option) => chosen.includes(option))).toBe(true);
          expect(core.forbidden.every((option) => forbidden.includes(option))).toBe(true);
          expect(possible(problem, core.chosen, core.forbidden), `seed ${seed}`).toBe(false);
          refuted++;
        }
      }
    }
    expect(refuted).toBeGreaterThan(10);
  });
});
