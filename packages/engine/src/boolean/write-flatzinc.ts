/** FlatZinc, as MiniZinc hands it to constraint solvers. Options and what is visible are printed with each solution. */
import type { Problem } from "../problem.js";
import type { Answers, Described } from "./describe.js";
import { Lines, oneLine } from "./lines.js";
import { type Format, pieces, type Sizes, sizesOf } from "./pieces.js";

const list = (read: readonly number[]): string => `[${read.map((variable) => `x${variable + 1}`).join(",")}]`;

const format: Format = (say) => ({
  clause: (literals) => {
    say(() => {
      const [some, none] = [0, 1].map((sign) => literals.filter((l) => (l & 1) === sign).map((l) => l >> 1));
      return `constraint bool_clause(${list(some ?? [])},${list(none ?? [])});`;
    });
  },
  row: ({ variables: read, weights, lo, hi, least, most }) => {
    const compare = (name: string, factor: number, bound: number): void => {
      say(() => {
        const factors = weights.map((weight) => factor * weight).join(",");
        return `constraint ${name}([${factors}],${list(read)},${bound});`;
      });
    };
    if (lo === hi) {
      compare("bool_lin_eq", 1, lo);
      return;
    }
    if (lo > least) compare("bool_lin_le", -1, -lo);
    if (hi < most) compare("bool_lin_le", 1, hi);
  },
});

export function* writeFlatZinc(problem: Problem, without?: Answers): Iterable<string> {
  const sizes = sizesOf(problem, format, without);
  const { visible, objective } = sizes.described;
  yield* declarations(problem, sizes);
  if (objective !== undefined) yield bestOf(objective);
  yield* pieces(problem, format, without);
  if (objective !== undefined) {
    const factors = objective.terms.map(([weight]) => weight).join(",");
    const read = list(objective.terms.map(([, variable]) => variable));
    yield `constraint bool_lin_eq([${factors}],${read},best);\n`;
  }
  const order = visible.map((variable) => `x${variable + 1}`).join(",");
  const wanted = objective === undefined ? "satisfy" : "maximize best";
  yield `solve :: bool_search([${order}], input_order, indomain_max, complete) ${wanted};\n`;
}

function* declarations(problem: Problem, { described, variables }: Sizes): Iterable<string> {
  const seen = new Set(described.visible);
  const declared = new Lines();
  for (let variable = 0; variable < variables; variable++) {
    const isPrinted = variable < problem.optionCount || seen.has(variable);
    const name = seen.has(variable) ? described.nameOf(variable) : undefined;
    const remark = name === undefined ? "" : ` % ${oneLine(name)}`;
    declared.add(`var bool: x${variable + 1}${isPrinted ? " :: output_var" : ""};${remark}`);
    yield* declared.full();
  }
  yield* declared.all();
}

function bestOf({ terms }: NonNullable<Described["objective"]>): string {
  const sumOf = (sign: 1 | -1): number =>
    terms.reduce((sum, [weight]) => sum + (sign * weight > 0 ? weight : 0), 0);
  return `var ${sumOf(-1)}..${sumOf(1)}: best :: output_var;\n`;
}
