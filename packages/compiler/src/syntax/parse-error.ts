/**
 * The errors of the parser, as data: Chevrotain wants a message of each, and gets a small code that explain-error.ts reads. None of
 * its own words reach anybody.
 */
import type { IParserErrorMessageProvider } from "chevrotain";

export type ErrorCode =
  /** One token was bound to come. */
  | { readonly kind: "expected"; readonly token: string; readonly rule: string }
  /** None of several ways to go on fits. */
  | { readonly kind: "no way on"; readonly tokens: readonly string[]; readonly rule: string }
  /** The line is whole, and something is left over. */
  | { readonly kind: "left over"; readonly rule: string };

export const errorCodes: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, ruleName }) => `expected ${ruleName} ${expected.name}`,
  buildNotAllInputParsedMessage: ({ ruleName }) => `left-over ${ruleName}`,
  buildNoViableAltMessage: ({ expectedPathsPerAlt, ruleName }) =>
    `no-way-on ${ruleName} ${firsts(expectedPathsPerAlt.flat()).join(" ")}`,
  buildEarlyExitMessage: ({ expectedIterationPaths, ruleName }) =>
    `no-way-on ${ruleName} ${firsts(expectedIterationPaths).join(" ")}`,
};

const firsts = (paths: readonly (readonly { readonly name: string }[])[]): string[] => [
  ...new Set(paths.flatMap(([first]) => (first === undefined ? [] : [first.name]))),
];

export function readErrorCode(message: string): ErrorCode {
  const [kind, rule = "", ...tokens] = message.split(" ");
  if (kind === "expected") return { kind: "expected", rule, token: tokens[0] ?? "" };
  if (kind === "no-way-on") return { kind: "no way on", rule, tokens };
  return { kind: "left over", rule };
}
