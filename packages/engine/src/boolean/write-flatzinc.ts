/** FlatZinc, as MiniZinc hands it to constraint solvers. Options and what is visible are printed with each solution. */
import type { Problem } from "../problem.js";
import { type Answers, describe } from "./describe.js";
import { Lines, oneLine } from "./lines.js";
import type { Sink } from "./sink.js";

export function* writeFlatZinc(problem: Problem, without?: Answers): Iterable<string> {
  const constraints = new Lines();
  let variables = 0;
  const list = (read: readonly number[]): string =>
    `[${read.map((variable) => `x${variable + 1}`).join(",")}]`;
  const sink: Sink = {
    newVariable: () => 2 * variables++,
    clause: (literals) => {
      const [some, none] = [0, 1].map((sign) => literals.filter((l) => (l & 1) === sign).map((l) => l >> 1));
      constraints.add(`constraint bool_clause(${list(some ?? [])},${list(none ?? [])});`);
    },
    row: ({ variables: read, weights, lo, hi, least, most }) => {
      const say = (name: string, factor: number, bound: number): void => {
        const factors = weights.map((weight) => factor * weight).join(",");
        constraints.add(`constraint ${name}([${factors}],${list(read)},${bound});`);
      };
      if (lo === hi) {
        say("bool_lin_eq", 1, lo);
        return;
      }
      if (lo > least) say("bool_lin_le", -1, -lo);
      if (hi < most) say("bool_lin_le", 1, hi);
    },
  };
  const { visible, nameOf, objective } = describe(problem, sink, without);
  const seen = new Set(visible);
  const declared = new Lines();
  for (let variable = 0; variable < variables; variable++) {
    const isPrinted = variable < problem.optionCount || seen.has(variable);
    const name = seen.has(variable) ? nameOf(variable) : undefined;
    const remark = name === undefined ? "" : ` % ${oneLine(name)}`;
    declared.add(`var bool: x${variable + 1}${isPrinted ? " :: output_var" : ""};${remark}`);
  }
  let wanted = "satisfy";
  if (objective !== undefined) {
    const { terms } = objective;
    const sumOf = (sign: 1 | -1): number =>
      terms.reduce((sum, [weight]) => sum + (sign * weight > 0 ? weight : 0), 0);
    declared.add(`var ${sumOf(-1)}..${sumOf(1)}: best :: output_var;`);
    const factors = terms.map(([weight]) => weight).join(",");
    constraints.add(
      `constraint bool_lin_eq([${factors}],${list(terms.map(([, variable]) => variable))},best);`,
    );
    wanted = "maximize best";
  }
  yield* declared.all();
  yield* constraints.all();
  const order = [...seen].map((variable) => `x${variable + 1}`).join(",");
  yield `solve :: bool_search([${order}], input_order, indomain_max, complete) ${wanted};\n`;
}
