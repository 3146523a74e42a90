/** Counts that just fit: the answers are those of the rows alone, and proofs that need to count are short. */
import { countSolutions, createProblemBuilder, type Literal, type Problem, search } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { seeds } from "../support/seeds.js";
import { switches } from "./boards.js";
import { bruteForce } from "./brute-force.js";
import { randomFrom } from "./random-problem.js";

type Builder = ReturnType<typeof createProblemBuilder>;

const terms = (cells: readonly Literal[]): { readonly literal: Literal }[] =>
  cells.map((literal) => ({ literal }));

/** Every four in a row or column of n x n cells have a white one, and `white` are white in all. */
function fours(n: number, white: number): Problem {
  const builder = createProblemBuilder();
  const cells = switches(builder, n * n);
  const at = (row: number, column: number): Literal => cells[row * n + column] ?? (0 as Literal);
  builder.linear(terms(cells), white, white);
  for (const cell of [at, (column: number, row: number): Literal => at(row, column)])
    for (let line = 0; line < n; line++)
      for (let from = 0; from + 4 <= n; from++)
        builder.linear(terms([0, 1, 2, 3].map((k) => cell(line, from + k))), 1, 4);
  return builder.build();
}

function conflictsOf(problem: Problem): { readonly count: bigint; readonly conflicts: number | undefined } {
  const run = search(problem, { strategy: "learn", limit: 1, nodeLimit: 20_000 });
  while (run.step(1000) === "running");
  return { count: run.count(), conflicts: run.stats().conflicts };
}

describe("one white cell at least in every four", () => {
  it("takes a quarter of the cells, and no less", () => {
    expect(conflictsOf(fours(8, 16)).count).toBe(1n);
    expect(conflictsOf(fours(8, 15))).toEqual({ count: 0n, conflicts: 0 });
    expect(conflictsOf(fours(12, 35))).toEqual({ count: 0n, conflicts: 0 });
  });

  it("leaves as many answers as there are", () => {
    // One in each row and each column of four.
    expect(countSolutions(fours(4, 4), { strategy: "walk" })).toBe(24n);
  });
});

/** A set of 12 or more cells, cut into small sets that need some, at random so that they just fit, nearly do, or do not. */
function randomPacking(seed: number): Problem {
  const random = randomFrom(seed);
  const builder: Builder = createProblemBuilder();
  const cells = switches(builder, 13 + random(2)).map((literal) =>
    random(4) === 0 ? ((literal ^ 1) as Literal) : literal,
  );
  let needed = 0;
  for (let from = 0; from + 4 < cells.length; ) {
    const size = 2 + random(3);
    const least = 1 + random(size - 1);
    builder.linear(terms(cells.slice(from, from + size)), least, size);
    needed += least;
    from += size;
  }
  const large = cells.slice(0, 12 + random(cells.length - 11));
  builder.linear(terms(large), 0, Math.max(0, Math.min(large.length, needed + random(3) - 1)));
  if (random(2) === 0) {
    const [some = 0] = [random(8)];
    builder.linear(terms(cells.slice(some, some + 3)), random(3), 3);
  }
  // Some that are known.
  for (let k = random(3); k > 0; k--) builder.clause([cells[random(cells.length)] ?? (0 as Literal)]);
  return builder.build();
}

it("leaves the answers what they are", () => {
  for (const seed of seeds(40)) {
    const problem = randomPacking(seed);
    expect([seed, countSolutions(problem, { strategy: "learn" })]).toEqual([
      seed,
      BigInt(bruteForce(problem).length),
    ]);
  }
});
