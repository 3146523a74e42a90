/**
 * Clauses, as SAT solvers read them. Rows become clauses (`clausify.ts`). Visible variables are listed twice: as model counters want it, and, after the header, as
 * clasp wants it (`--parse-ext --project`).
 */
import type { Problem } from "../problem.js";
import type { Answers } from "./describe.js";
import { type Format, namesIn, pieces, sizesOf } from "./pieces.js";

const signed = (literal: number): number => ((literal & 1) === 1 ? -1 : 1) * ((literal >> 1) + 1);

const format: Format = (say) => ({
  clause: (literals) => {
    say(() => `${literals.map(signed).join(" ")} 0`);
  },
});

export function* writeDimacs(problem: Problem, without?: Answers): Iterable<string> {
  const { described, variables, lines } = sizesOf(problem, format, without);
  const { visible } = described;
  yield* namesIn(described, (variable, name) => `c ${variable + 1} ${name}`);
  yield `c p show ${visible.map((variable) => variable + 1).join(" ")} 0\n`;
  yield `p cnf ${variables} ${lines}\n`;
  yield `c project ${visible.map((variable) => variable + 1).join(" ")}\n`;
  yield* pieces(problem, format, without);
}
