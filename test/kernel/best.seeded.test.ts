/** The best of all solutions, against brute force; and what it is told of on the way. */
import { createProblemBuilder, kernelStrategy, ProblemError, search } from "@ecp/engine";
import { expect, test } from "vitest";
import { someSeeds } from "../support/sampled.js";
import { withObjective, worth } from "./best-of.js";
import { bruteForce } from "./brute-force.js";
import { KINDS, randomProblem } from "./random-problem.js";

test.each(KINDS)(
  "rows and %s: each solution is better, the last is the best, and the bound holds",
  (kind) => {
    let improved = 0;
    for (const seed of someSeeds(300)) {
      const problem = withObjective(randomProblem(seed, kind), seed);
      const all = bruteForce(problem).map((solution) => worth(problem, solution));
      const begin = kernelStrategy(problem, "learn");
      const run = begin({ best: true, seed: seed % 3 });
      const found: number[] = [];
      while (run.step(5) === "running") {
        found.push(...run.next().map((solution) => worth(problem, solution)));
        expect(run.bound(), `seed ${seed}`).toBeGreaterThanOrEqual(Math.max(...all));
      }
      found.push(...run.next().map((solution) => worth(problem, solution)));
      const rising = [...new Set(found)].sort((a, b) => a - b);
      expect(found, `seed ${seed}`).toEqual(rising);
      expect(found.at(-1), `seed ${seed}`).toBe(all.length === 0 ? undefined : Math.max(...all));
      if (found.length > 1) improved++;
    }
    expect(improved).toBeGreaterThan(0);
  },
);

/** Queens that see all of a board, as few as may be: Knuth, TAOCP 7.2.2.1; sequence A075458. */
test.each([
  [5, 3],
  [6, 3],
  [7, 4],
])("queens that see all of a board of size %i", (size, fewest) => {
  const builder = createProblemBuilder();
  const places = Array.from({ length: size * size }, (_, p) => [Math.floor(p / size), p % size] as const);
  const queens = places.map(() => builder.chosen(builder.option([builder.primary(undefined, 0, 1)])));
  for (const [row, column] of places)
    builder.clause(
      queens.filter((_, p) => {
        const [r, c] = places[p] ?? [0, 0];
        return r === row || c === column || Math.abs(r - row) === Math.abs(c - column);
      }),
    );
  builder.objective(queens.map((literal) => ({ literal, weight: -1 })));
  const run = search(builder.build(), { best: true });
  let last = 0;
  while (run.step(1000) === "running") last = run.next().at(-1)?.length ?? last;
  expect(run.next().at(-1)?.length ?? last).toBe(fewest);
});

test("other strategies say that they do not look for the best", () => {
  const problem = randomProblem(1, "none");
  expect(() => search(problem, { best: true, strategy: "walk" })).toThrow(ProblemError);
});
