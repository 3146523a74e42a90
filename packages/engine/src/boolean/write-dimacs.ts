/**
 * Clauses, as SAT solvers read them. Rows become clauses (`clausify.ts`). Visible variables are listed twice: as model counters want it, and, after the header, as
 * clasp wants it (`--parse-ext --project`).
 */
import type { Problem } from "../problem.js";
import { clausify } from "./clausify.js";
import { type Answers, describe } from "./describe.js";
import { Lines, oneLine } from "./lines.js";
import type { Sink } from "./sink.js";

export function* writeDimacs(problem: Problem, without?: Answers): Iterable<string> {
  const clauses = new Lines();
  let variables = 0;
  const signed = (literal: number): number => ((literal & 1) === 1 ? -1 : 1) * ((literal >> 1) + 1);
  const sink: Sink = {
    newVariable: () => 2 * variables++,
    clause: (literals) => {
      clauses.add(`${literals.map(signed).join(" ")} 0`);
    },
    row: (row) => {
      clausify(row, sink);
    },
  };
  const { visible, nameOf } = describe(problem, sink, without);
  const names = new Lines();
  for (const variable of visible) {
    const name = nameOf(variable);
    if (name !== undefined) names.add(`c ${variable + 1} ${oneLine(name)}`);
  }
  yield* names.all();
  yield `c p show ${visible.map((variable) => variable + 1).join(" ")} 0\n`;
  yield `p cnf ${variables} ${clauses.count}\n`;
  yield `c project ${visible.map((variable) => variable + 1).join(" ")}\n`;
  yield* clauses.all();
}
