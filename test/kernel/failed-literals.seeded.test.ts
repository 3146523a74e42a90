/** Values that fail when they are tried: what is found excludes no answer that brute force finds, before the first answer and between answers. */
import { createProblemBuilder, type Literal, negate, type Problem } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { at8 } from "../../packages/engine/src/kernel/indexing.js";
import { DeductionKernel } from "../../packages/engine/src/kernel/kernel.js";
import { type Translation, translate } from "../../packages/engine/src/kernel/translate.js";
import { ConflictAnalysis } from "../../packages/engine/src/learn/conflict-analysis.js";
import { exclusion } from "../../packages/engine/src/learn/exclusion.js";
import { FailedLiterals } from "../../packages/engine/src/learn/failed-literals.js";
import { Learner } from "../../packages/engine/src/learn/learner.js";
import { someRuns } from "../support/sampled.js";
import { answersOracle } from "./answers-oracle.js";
import { switches } from "./boards.js";
import { bruteForce, seen } from "./brute-force.js";
import { KINDS, randomProblem } from "./random-problem.js";

const PROBLEMS = Number(process.env.ECP_PROBLEMS ?? someRuns(25));

/** A round, unless all is refuted. Returns how many values are known after it. */
function tryAll(kernel: DeductionKernel, visible: Int32Array): number {
  if (kernel.refuted || !kernel.propagate()) {
    kernel.refuted = true;
    return kernel.trailSize;
  }
  const trials = new FailedLiterals(kernel, new ConflictAnalysis(kernel), visible);
  trials.begin(Number.POSITIVE_INFINITY);
  while (trials.isTrying && !kernel.refuted) if (!trials.tryNext()) kernel.refuted = true;
  return kernel.trailSize;
}

/** All answers, with a round before each. */
function answersWithRounds(problem: Problem, translation: Translation, kernel: DeductionKernel): string[] {
  const { visible, optionLiteral } = translation;
  const found: string[] = [];
  const learner = new Learner(kernel, { visible, assumptions: [], seed: 0 });
  for (;;) {
    kernel.cancel(0);
    tryAll(kernel, visible);
    learner.assumeInstead([]);
    if (learner.run(Number.POSITIVE_INFINITY) !== "solution") return found.sort();
    const options = [...optionLiteral.keys()].filter((o) => at8(kernel.value, optionLiteral[o] ?? 0) > 0);
    found.push(seen(problem, options));
    const others = [...exclusion(kernel, visible)];
    kernel.oracle?.reported((literal) => at8(kernel.value, literal) > 0);
    kernel.cancel(0);
    kernel.addClause(others);
  }
}

describe.each(KINDS)("rounds of trying, with %s", (kind) => {
  it("leave the answers of brute force", () => {
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const problem = randomProblem(seed, kind);
      const translation = translate(problem);
      const solutions = bruteForce(problem);
      const kernel = new DeductionKernel(translation.model, answersOracle(problem, translation, solutions));
      const expected = [...new Set(solutions.map((s) => seen(problem, s)))].sort();
      expect(answersWithRounds(problem, translation, kernel), `seed ${seed}, ${kind}`).toEqual(expected);
    }
  });
});

describe("a round", () => {
  const known = (clauses: (cells: readonly Literal[]) => readonly (readonly Literal[])[], cells: number) => {
    const builder = createProblemBuilder();
    const literals = switches(builder, cells);
    for (const clause of clauses(literals)) builder.clause([...clause]);
    const { model, visible } = translate(builder.build());
    const kernel = new DeductionKernel(model);
    // Less the variable that is always true.
    return tryAll(kernel, visible) - 1;
  };

  it("knows what fails, and what both values imply", () => {
    // a implies b and c, which do not go together: a fails.
    const failing = (cells: readonly Literal[]): readonly (readonly Literal[])[] => {
      const [a, b, c] = cells as [Literal, Literal, Literal];
      return [
        [negate(a), b],
        [negate(a), c],
        [negate(b), negate(c)],
      ];
    };
    expect(known(failing, 3)).toBe(1);
    // a implies b, and so does not a, by way of d.
    const both = (cells: readonly Literal[]): readonly (readonly Literal[])[] => {
      const [a, b, d] = cells as [Literal, Literal, Literal];
      return [
        [negate(a), b],
        [a, d],
        [negate(d), b],
      ];
    };
    expect(known(both, 3)).toBe(1);
  });
});
