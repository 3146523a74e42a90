/**
 * The length of clauses that are learned from conflicts, how many of them are kept, and the literals that reasons name. That all clauses are
 * true is tested elsewhere (`random.seeded.test.ts`).
 */
import {
  createProblemBuilder,
  kernelStrategy,
  type Literal,
  negate,
  type Problem,
  translate,
} from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { at } from "../../packages/engine/src/kernel/indexing.js";
import { DeductionKernel } from "../../packages/engine/src/kernel/kernel.js";
import { ModelBuilder } from "../../packages/engine/src/kernel/model.js";
import { ConflictAnalysis } from "../../packages/engine/src/learn/conflict-analysis.js";
import { grid, switches } from "./boards.js";

/** Literals of what is learned when the last of these decisions meets a conflict. */
function learnedFrom(
  clauses: (literals: readonly number[]) => readonly (readonly number[])[],
  decisions: (literals: readonly number[]) => readonly number[],
): number {
  const builder = new ModelBuilder();
  const literals = Array.from({ length: 5 }, () => builder.newLiteral());
  for (const clause of clauses(literals)) builder.clause(clause);
  const kernel = new DeductionKernel(builder.build());
  const met = decisions(literals).map((literal) => {
    kernel.decide(literal);
    return kernel.propagate();
  });
  expect(met.lastIndexOf(true)).toBe(met.length - 2);
  const analysis = new ConflictAnalysis(kernel);
  expect(analysis.analyze()).toBe(true);
  return analysis.learned.length;
}

const not = (literal = 0): number => literal ^ 1;

describe("learned clauses", () => {
  it("says nothing of what its other literals imply", () => {
    // a implies b; a and b exclude c, each with a part of its own.
    const size = learnedFrom(
      ([a = 0, b = 0, c = 0, d = 0]) => [
        [not(a), b],
        [not(c), not(a), not(b), d],
        [not(c), not(d)],
      ],
      ([a = 0, , c = 0]) => [a, c],
    );
    expect(size).toBe(2);
  });

  it("says nothing of what excludes the asserted literal by itself", () => {
    // a excludes e, and c does too; without e, c is not possible.
    const size = learnedFrom(
      ([a = 0, , c = 0, d = 0, e = 0]) => [
        [not(a), not(e)],
        [not(c), not(e)],
        [not(c), e, d],
        [not(c), e, not(d)],
      ],
      ([a = 0, , c = 0]) => [a, c],
    );
    expect(size).toBe(1);
  });
});

it("a reason of connectedness names what is settled in place of what was decided", () => {
  const builder = createProblemBuilder();
  const cells = switches(builder, 6);
  const cell = (k: number): Literal => cells[k] ?? (0 as Literal);
  builder.global("connected", cells, grid(6, 1));
  builder.clause([cell(5)]);
  const { model, literal } = translate(builder.build());
  const kernel = new DeductionKernel(model);
  for (const k of [3, 0]) {
    expect(kernel.propagate()).toBe(true);
    kernel.decide(literal(cell(k)));
  }
  expect(kernel.propagate()).toBe(true);
  kernel.explain(literal(cell(2)));
  const decided = [...kernel.becauseLiterals.subarray(0, kernel.becauseSize)].filter(
    (own) => at(kernel.level, own >> 1) > 0,
  );
  expect(decided).toEqual([literal(cell(0)) ^ 1]);
});

/** Cells in a row, of which no two neighbours are on. */
function noTwoOn(count: number): Problem {
  const builder = createProblemBuilder();
  const cells = switches(builder, count);
  cells.slice(1).forEach((cell, k) => {
    builder.clause([negate(cells[k] ?? (0 as Literal)), negate(cell)]);
  });
  return builder.build();
}

it("a search begins all over a board: of what is tried first not every other cell is on", () => {
  const run = kernelStrategy(noTwoOn(60), "learn")({ limit: 1 });
  while (run.step(1000) === "running");
  const [answer = []] = run.next();
  expect(answer.filter((option) => option % 2 === 1).length).toBeLessThan(28);
});
