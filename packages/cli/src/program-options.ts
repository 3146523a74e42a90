/** Options and arguments that several commands have. */
import { Argument, type Command, InvalidArgumentError, Option } from "commander";
import type { ExitCode } from "./exit-codes.js";

export type Runs = (work: () => Promise<ExitCode>) => Promise<void>;

export const file = (): Argument =>
  new Argument("<file>", "a puzzle file, or the address of a puzzle; - is standard input");
export const instance = (): Argument =>
  new Argument("[instance]", "the name of one instance; all if left out");

export const onlyInstance = (): Argument =>
  new Argument("[instance]", "the name of one instance; the first if left out");

export function whole(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  const which = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
  return (text) => {
    const number = Number(text);
    if (text.trim() === "" || !Number.isInteger(number) || number < least || number > most) {
      throw new InvalidArgumentError(`it wants a whole number, ${which}`);
    }
    return number;
  };
}

export function positive(text: string): number {
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number) || number <= 0) {
    throw new InvalidArgumentError("it wants a number above 0");
  }
  return number;
}

const collect = (text: string, before: readonly string[]): readonly string[] => [...before, text];

export const setOption = (): Option =>
  new Option("--set <name=value>", "set a parameter, instead of the instance's value (can be repeated)")
    .argParser(collect)
    .default([], "none");
export const formatOption = (...choices: readonly string[]): Option =>
  new Option("--format <format>", "how results are printed").choices([...choices]).default("text");
export const jsonOption = (): Option => new Option("--json", "the same as --format json");
export const outputOption = (): Option => new Option("-o, --output <file>", "write results to a file");
export const timeoutOption = (): Option =>
  new Option("--timeout <seconds>", "stop after this many seconds").argParser(positive);
export const watchOption = (does: string): Option =>
  new Option("--watch", `${does} again whenever a file changes; Ctrl-C ends`);
export const proofOption = (): Option =>
  new Option("--proof <file>", "write a proof of the number of answers, which `ecpc verify` can check");
export const asciiOption = (): Option => new Option("--ascii", "draw with plain characters only");

/** Commands that do not search share the types of those that do. */
export const searchDefaults = (command: Command): Command =>
  command.hook("preAction", (_, action) => {
    for (const [name, value] of Object.entries({
      threads: 1,
      limit: 1,
      strategy: "auto",
      stats: false,
      format: "text",
    })) {
      if (action.getOptionValue(name) === undefined) action.setOptionValueWithSource(name, value, "default");
    }
  });

export const fromOption = (): Option =>
  new Option(
    "--from <file>",
    "start from a partly filled board, written like a `so far:` block; - is standard input",
  );
