/** The output of another solver, in the formats of competitions and of MiniZinc. */
import type { BooleanFormat } from "@ecp/engine";

export type Reply =
  | { readonly says: "an answer"; readonly variables: readonly number[] }
  | { readonly says: "none" }
  | { readonly says: "nothing" };

/** The true variables, from 0, of the first answer; or that there is none. */
export function readReply(printed: string, format: BooleanFormat): Reply {
  const { none, some, answer, variable } = forms[format];
  if (none.test(printed)) return { says: "none" };
  if (!some.test(printed)) return { says: "nothing" };
  const said = answer(printed);
  return {
    says: "an answer",
    variables: [...said.matchAll(variable)].map(([, number]) => Number(number) - 1),
  };
}

interface Form {
  readonly none: RegExp;
  readonly some: RegExp;
  /** The part of the text that tells the answer. */
  readonly answer: (printed: string) => string;
  /** A true variable in it. */
  readonly variable: RegExp;
}

const valueLines = (printed: string): string =>
  [...printed.matchAll(/^v (.*)$/gm)].map(([, line]) => ` ${line} `).join("");

const forms: Readonly<Record<BooleanFormat, Form>> = {
  opb: {
    none: /^s UNSATISFIABLE\s*$/m,
    some: /^s (SATISFIABLE|OPTIMUM FOUND)\s*$/m,
    answer: valueLines,
    variable: /\sx(\d+)(?=\s)/g,
  },
  dimacs: {
    none: /^s UNSATISFIABLE\s*$/m,
    some: /^s SATISFIABLE\s*$/m,
    answer: valueLines,
    variable: /\s([1-9]\d*)(?=\s)/g,
  },
  fzn: {
    none: /^=====UNSATISFIABLE=====\s*$/m,
    some: /^----------\s*$/m,
    answer: (printed) => printed.split(/^----------\s*$/m, 1)[0] ?? "",
    variable: /^x(\d+) = true;/gm,
  },
  lp: {
    none: /^UNSATISFIABLE\s*$/m,
    some: /^Answer: 1\s*$/m,
    answer: (printed) => printed.split(/^Answer: 1\s*$/m)[1]?.split("\n")[1] ?? "",
    variable: /\bx\((\d+)\)/g,
  },
};
