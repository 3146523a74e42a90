/** Connected sets on graphs of which some vertices are never there: the same answers as by trying all. */
import { countSolutions, createProblemBuilder, type Literal, type Problem } from "@ecp/engine";
import { expect, it } from "vitest";
import { seeds } from "../support/seeds.js";
import { grid, switches } from "./boards.js";
import { bruteForce } from "./brute-force.js";
import { randomFrom } from "./random-problem.js";

function boardWithHoles(seed: number): Problem {
  const random = randomFrom(seed);
  const graph = grid(2 + random(3), 2 + random(2));
  const builder = createProblemBuilder();
  const always = builder.chosen(builder.option([builder.primary()]));
  const cells = switches(builder, graph.vertexCount);
  const literals = cells.map((cell) => {
    const kind = random(6);
    if (kind === 0) return (always ^ 1) as Literal;
    return kind === 1 && random(2) === 0 ? always : cell;
  });
  const marks = Array.from(literals, () => (random(4) === 0 ? 0 : 1));
  builder.global("connected", literals, graph, random(2) === 0 ? [] : marks);
  if (random(2) === 0)
    builder.linear(
      cells.map((literal) => ({ literal })),
      random(4),
      cells.length,
    );
  return builder.build();
}

it("finds what brute force finds", () => {
  for (const seed of seeds(60)) {
    const problem = boardWithHoles(seed);
    const expected = BigInt(bruteForce(problem).length);
    for (const strategy of ["learn", "walk"] as const)
      expect([seed, strategy, countSolutions(problem, { strategy })]).toEqual([seed, strategy, expected]);
  }
});
