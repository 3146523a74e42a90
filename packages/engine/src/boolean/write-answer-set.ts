/**
 * The language of clingo and gringo: a choice for each variable, constraints on them, and rules for the variables that follow from others.
 * `clingo --project=project -n 0` counts answers.
 */
import type { Problem } from "../problem.js";
import { type Answers, describing } from "./describe.js";
import { Lines, oneLine } from "./lines.js";
import { written } from "./pieces.js";

const holds = (literal: number): string => `${(literal & 1) === 1 ? "not " : ""}x(${(literal >> 1) + 1})`;

export function* writeAnswerSet(problem: Problem, without?: Answers): Iterable<string> {
  const lines = new Lines();
  let variables = 0;
  /** Where what is chosen ends and what follows begins, in turn. */
  const turns: number[] = [];
  const newVariable = (follows: boolean): number => {
    if (follows !== (turns.length % 2 === 1)) turns.push(variables);
    return 2 * variables++;
  };
  const steps = describing(
    problem,
    {
      newVariable: () => newVariable(false),
      clause: (literals) => {
        lines.add(`:- ${literals.map((literal) => holds(literal ^ 1)).join(", ")}.`);
      },
      row: ({ variables: read, weights, lo, hi, least, most }) => {
        const terms = read.map((variable, i) => `${weights[i]},${variable + 1} : x(${variable + 1})`);
        const from = lo > least ? `${lo} <= ` : "";
        const to = hi < most ? ` <= ${hi}` : "";
        lines.add(`:- not ${from}#sum { ${terms.join("; ")} }${to}.`);
      },
      rules: {
        newVariable: () => newVariable(true),
        rule: (head, body) => {
          lines.add(`${holds(head)} :- ${body.map(holds).join(", ")}.`);
        },
      },
    },
    without,
  );
  yield `{ x(1..${problem.optionCount}) }.\n`;
  const { visible, nameOf, objective } = yield* written(steps, lines);
  const others = chosen(turns, problem.optionCount, variables);
  if (others.length > 0) yield `{ ${others.join("; ")} }.\n`;
  if (objective !== undefined) {
    const sum = objective.terms.map(([weight, variable]) => `${weight},${variable + 1} : x(${variable + 1})`);
    yield `#maximize { ${sum.join("; ")} }.\n`;
  }
  for (const variable of visible) {
    lines.add(`#project x(${variable + 1}). % ${oneLine(nameOf(variable) ?? "")}`.replace(/ % $/, ""));
    yield* lines.full();
  }
  yield* lines.all();
  yield `#show x(V) : x(V), V <= ${problem.optionCount}.\n`;
}

/** The ranges of variables from the first one on that are chosen. */
function chosen(turns: readonly number[], first: number, variables: number): string[] {
  const ends = [first, ...turns, ...(turns.length % 2 === 0 ? [variables] : [])];
  const ranges: string[] = [];
  for (let i = 0; i < ends.length; i += 2) {
    const [from, to] = [ends[i] ?? 0, ends[i + 1] ?? 0];
    if (from < to) ranges.push(`x(${from + 1}..${to})`);
  }
  return ranges;
}
