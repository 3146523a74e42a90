/** Pseudo-Boolean constraints, as in the competitions: `+1 x1 -2 x2 >= 1 ;`. Visible variables are listed as clasp wants them (`--parse-ext --project`). */
import type { Problem } from "../problem.js";
import { type Answers, describe } from "./describe.js";
import { Lines, oneLine } from "./lines.js";
import type { Sink } from "./sink.js";

export function* writeOpb(problem: Problem, without?: Answers): Iterable<string> {
  const rows = new Lines();
  let variables = 0;
  const say = (
    terms: readonly (readonly [weight: number, variable: number])[],
    relation: string,
    bound: number,
  ): void => {
    const sum = terms.map(([weight, variable]) => `${weight < 0 ? "" : "+"}${weight} x${variable + 1}`);
    rows.add(`${sum.join(" ")} ${relation} ${bound} ;`);
  };
  const sink: Sink = {
    newVariable: () => 2 * variables++,
    clause: (literals) => {
      const negated = literals.filter((literal) => (literal & 1) === 1).length;
      say(
        literals.map((literal) => [(literal & 1) === 1 ? -1 : 1, literal >> 1]),
        ">=",
        1 - negated,
      );
    },
    row: ({ variables: read, weights, lo, hi, least, most }) => {
      const terms = read.map((variable, i) => [weights[i] ?? 0, variable] as const);
      if (lo === hi) {
        say(terms, "=", lo);
        return;
      }
      if (lo > least) say(terms, ">=", lo);
      if (hi < most)
        say(
          terms.map(([weight, variable]) => [-weight, variable]),
          ">=",
          -hi,
        );
    },
  };
  const { visible, nameOf, objective } = describe(problem, sink, without);
  const names = new Lines();
  for (const variable of visible) {
    const name = nameOf(variable);
    if (name !== undefined) names.add(`* x${variable + 1} ${oneLine(name)}`);
  }
  yield `* #variable= ${variables} #constraint= ${rows.count}\n`;
  yield `* project ${visible.map((variable) => `x${variable + 1}`).join(" ")}\n`;
  yield* names.all();
  if (objective !== undefined) {
    const sum = objective.terms.map(
      ([weight, variable]) => `${weight > 0 ? "" : "+"}${-weight} x${variable + 1} `,
    );
    yield `min: ${sum.join("")};\n`;
  }
  yield* rows.all();
}
