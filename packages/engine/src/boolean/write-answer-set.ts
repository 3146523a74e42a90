/** The language of clingo and gringo: a choice for each variable, and constraints on them. `clingo --project=project -n 0` counts answers. */
import type { Problem } from "../problem.js";
import { type Answers, describe } from "./describe.js";
import { Lines, oneLine } from "./lines.js";
import type { Sink } from "./sink.js";

export function* writeAnswerSet(problem: Problem, without?: Answers): Iterable<string> {
  const constraints = new Lines();
  let variables = 0;
  const sink: Sink = {
    newVariable: () => 2 * variables++,
    clause: (literals) => {
      const none = literals.map((l) => ((l & 1) === 1 ? `x(${(l >> 1) + 1})` : `not x(${(l >> 1) + 1})`));
      constraints.add(`:- ${none.join(", ")}.`);
    },
    row: ({ variables: read, weights, lo, hi, least, most }) => {
      const terms = read.map((variable, i) => `${weights[i]},${variable + 1} : x(${variable + 1})`);
      const from = lo > least ? `${lo} <= ` : "";
      const to = hi < most ? ` <= ${hi}` : "";
      constraints.add(`:- not ${from}#sum { ${terms.join("; ")} }${to}.`);
    },
  };
  const { visible, nameOf, objective } = describe(problem, sink, without);
  yield `{ x(1..${variables}) }.\n`;
  yield* constraints.all();
  if (objective !== undefined) {
    const sum = objective.terms.map(([weight, variable]) => `${weight},${variable + 1} : x(${variable + 1})`);
    yield `#maximize { ${sum.join("; ")} }.\n`;
  }
  const shown = new Lines();
  for (const variable of visible)
    shown.add(`#project x(${variable + 1}). % ${oneLine(nameOf(variable) ?? "")}`.replace(/ % $/, ""));
  yield* shown.all();
  yield `#show x(V) : x(V), V <= ${problem.optionCount}.\n`;
}
