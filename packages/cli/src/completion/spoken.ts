/** The command line as shells complete it: read off the program itself, so that it is never behind. */
import type { Command, Option } from "commander";

export interface SpokenOption {
  /** `--limit`, `-o`. */
  readonly names: readonly string[];
  readonly says: string;
  /** The words that may follow; undefined where none may. */
  readonly takes: "file" | "text" | readonly string[] | undefined;
}

export interface SpokenCommand {
  readonly names: readonly string[];
  readonly says: string;
  readonly options: readonly SpokenOption[];
  /** The arguments it takes. */
  readonly takes: "puzzle" | "file" | "command" | "none" | readonly string[];
}

export function spokenCommands(program: Command): readonly SpokenCommand[] {
  const commands = program.commands.map(
    (command): SpokenCommand => ({
      names: [command.name(), ...command.aliases()],
      says: command.description(),
      options: [...command.options.filter(({ hidden }) => !hidden).map(spoken), help],
      takes: argumentsOf(command),
    }),
  );
  return [...commands, { names: ["help"], says: "print help for a command", options: [], takes: "command" }];
}

const help: SpokenOption = { names: ["--help", "-h"], says: "print help", takes: undefined };

function spoken(option: Option): SpokenOption {
  const names = [option.long, option.short].flatMap((name) => name ?? []);
  const isFile = /<file>/.test(option.flags);
  const takes =
    option.argChoices ?? (isFile ? "file" : option.required || option.optional ? "text" : undefined);
  return { names, says: option.description, takes };
}

function argumentsOf(command: Command): SpokenCommand["takes"] {
  const [first] = command.registeredArguments;
  if (first === undefined) return "none";
  if (first.argChoices !== undefined) return first.argChoices;
  return first.description.includes("puzzle file") || first.description.includes(".ecp") ? "puzzle" : "file";
}
