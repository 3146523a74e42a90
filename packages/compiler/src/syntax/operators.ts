/** The strengths of the operators that the parser reads flat, weakest first; also printed into the generated EBNF. */
import type { BinaryOperator } from "../ast.js";

export interface Strength {
  readonly operators: readonly BinaryOperator[];
  /** `a implies b implies c` is `a implies (b implies c)`. */
  readonly rightwards: boolean;
}

/** Between units, in rule `expression`. `not` stands between the last two; `is` and `has` are as strong as a comparison. */
export const connecting: readonly Strength[] = [
  { operators: ["implies"], rightwards: true },
  { operators: ["or"], rightwards: false },
  { operators: ["and"], rightwards: false },
  { operators: ["=", "!=", "<", "<=", ">", ">=", "in", "not in", "before"], rightwards: false },
];

/** Between operands, in rule `sum`; all of them stronger than `..`, `with`, `where`, which are stronger than `connecting`. */
export const calculating: readonly Strength[] = [
  { operators: ["+", "-"], rightwards: false },
  { operators: ["*", "/", "mod"], rightwards: false },
];

export const comparison = connecting.length - 1;

const strengths = new Map<string, number>();
for (const table of [connecting, calculating]) {
  table.forEach(({ operators }, strength) => {
    for (const operator of operators) strengths.set(operator, strength);
  });
}

export const strengthOf = (operator: BinaryOperator): number => strengths.get(operator) ?? 0;

const all = new Set<string>(strengths.keys());

export const isBinaryOperator = (text: string): text is BinaryOperator => all.has(text);
