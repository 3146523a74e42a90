import { countSolutions, createProblemBuilder } from "@ecp/engine";
import { expect, it } from "vitest";
import { grid, loopProblem, switches } from "./boards.js";

it("counts the loops on the edges of 2x2, 3x3 and 4x4 cells", () => {
  // OEIS A140517: simple cycles in the grid graph.
  expect(countSolutions(loopProblem(grid(3, 3)))).toBe(13n);
  expect(countSolutions(loopProblem(grid(5, 5)))).toBe(9349n);
});

it("counts the loops on the edges of 5x5 cells", () => {
  expect(countSolutions(loopProblem(grid(6, 6)))).toBe(1222363n);
});

it("counts the loops on the links between 4x4 cells", () => {
  expect(countSolutions(loopProblem(grid(4, 4)))).toBe(213n);
});

it("counts the connected non-empty subsets of a 4x4 grid", () => {
  const builder = createProblemBuilder();
  const cells = switches(builder, 16);
  builder.clause(cells);
  builder.global("connected", cells, grid(4, 4));
  const problem = builder.build();
  expect(countSolutions(problem)).toBe(11506n);
  expect(countSolutions(problem, { strategy: "learn" })).toBe(11506n);
});
