/** Pseudo-Boolean constraints, as in the competitions: `+1 x1 -2 x2 >= 1 ;`. Visible variables are listed as clasp wants them (`--parse-ext --project`). */
import type { Problem } from "../problem.js";
import type { Answers } from "./describe.js";
import { type Format, namesIn, pieces, sizesOf } from "./pieces.js";

const format: Format = (say) => {
  const sum = (
    terms: readonly (readonly [weight: number, variable: number])[],
    relation: string,
    bound: number,
  ): void => {
    say(() => {
      const words = terms.map(([weight, variable]) => `${weight < 0 ? "" : "+"}${weight} x${variable + 1}`);
      return `${words.join(" ")} ${relation} ${bound} ;`;
    });
  };
  return {
    clause: (literals) => {
      const negated = literals.filter((literal) => (literal & 1) === 1).length;
      sum(
        literals.map((literal) => [(literal & 1) === 1 ? -1 : 1, literal >> 1]),
        ">=",
        1 - negated,
      );
    },
    row: ({ variables: read, weights, lo, hi, least, most }) => {
      const terms = read.map((variable, i) => [weights[i] ?? 0, variable] as const);
      if (lo === hi) {
        sum(terms, "=", lo);
        return;
      }
      if (lo > least) sum(terms, ">=", lo);
      if (hi < most)
        sum(
          terms.map(([weight, variable]) => [-weight, variable]),
          ">=",
          -hi,
        );
    },
  };
};

export function* writeOpb(problem: Problem, without?: Answers): Iterable<string> {
  const { described, variables, lines } = sizesOf(problem, format, without);
  const { visible, objective } = described;
  yield `* #variable= ${variables} #constraint= ${lines}\n`;
  yield `* project ${visible.map((variable) => `x${variable + 1}`).join(" ")}\n`;
  yield* namesIn(described, (variable, name) => `* x${variable + 1} ${name}`);
  if (objective !== undefined) {
    const sum = objective.terms.map(
      ([weight, variable]) => `${weight > 0 ? "" : "+"}${-weight} x${variable + 1} `,
    );
    yield `min: ${sum.join("")};\n`;
  }
  yield* pieces(problem, format, without);
}
