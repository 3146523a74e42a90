import {
  createProblemBuilder,
  isPure,
  type Literal,
  type ProblemBuilder,
  readKnuth,
  search,
  toPureExactCover,
  writeKnuth,
} from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { grid, loopProblem, switches } from "./boards.js";
import { bruteForce } from "./brute-force.js";
import { KINDS, randomProblem } from "./random-problem.js";

const PROBLEMS = Number(process.env.ECP_PROBLEMS ?? 40);

function danceAll(problem: Parameters<typeof search>[0]): number[][] {
  const run = search(problem, { strategy: "dance" });
  const found: number[][] = [];
  while (run.step(100_000) === "running") found.push(...run.next());
  found.push(...run.next());
  return found;
}

const order = (solutions: readonly (readonly number[])[]): string[] =>
  solutions.map((s) => [...s].sort((a, b) => a - b).join()).sort();

describe.each(KINDS)("plain exact cover of rows and %s", (kind) => {
  it("has the same solutions, each once", () => {
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const problem = randomProblem(seed, kind);
      const pure = toPureExactCover(problem);
      expect(isPure(pure)).toBe(true);
      const found = danceAll(pure).map((s) => s.filter((o) => o < problem.optionCount));
      expect(order(found), `seed ${seed}, ${kind}`).toEqual(order(bruteForce(problem)));
    }
  });
});

it("can be written in Knuth's format, and counted by whoever reads it", () => {
  const pure = toPureExactCover(loopProblem(grid(3, 3)));
  const reading = readKnuth(writeKnuth(pure));
  expect(reading.problem).toBeDefined();
  if (reading.problem !== undefined) expect(danceAll(reading.problem).length).toBe(13);
});

/** The additions to the problem: no more states, variables and options than these. */
describe("is no larger than it has to be", () => {
  const on = (cells: readonly Literal[]): { readonly literal: Literal }[] =>
    cells.map((literal) => ({ literal }));
  it.each<[string, (builder: ProblemBuilder) => void, readonly [items: number, options: number]]>([
    [
      "of a sum, states that can still come to it",
      (builder) => builder.linear(on(switches(builder, 6)), 5, 6),
      [23, 23],
    ],
    [
      "of an option that is named, no variable beside its own",
      (builder) => builder.clause(switches(builder, 3)),
      [11, 12],
    ],
    [
      "of ways of one kind, no labels",
      (builder) => builder.global("paths", switches(builder, 4), grid(2, 2), [1, 1, 0, 0]),
      [60, 184],
    ],
    [
      "of ways of two kinds",
      (builder) => builder.global("paths", switches(builder, 4), grid(2, 2), [1, 1, 2, 2]),
      [100, 212],
    ],
    [
      "of a loop, one thing that is always true",
      (builder) => builder.global("loop", switches(builder, 4), grid(2, 2)),
      [93, 818],
    ],
  ])("%s", (_, say, expected) => {
    const builder = createProblemBuilder();
    say(builder);
    const problem = builder.build();
    const pure = toPureExactCover(problem);
    expect([pure.itemCount - problem.itemCount, pure.optionCount - problem.optionCount]).toEqual(expected);
  });
});
