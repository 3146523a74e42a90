/** Commands that explain: steps, hints, grades, and what is wrong with a puzzle. */
import { type Command, Option } from "commander";
import type { ExplainOptions } from "./explaining/options.js";
import {
  asciiOption,
  file,
  formatOption,
  fromOption,
  instance,
  jsonOption,
  outputOption,
  type Runs,
  setOption,
  timeoutOption,
  whole,
} from "./program-options.js";
import type { Terminal } from "./terminal.js";

const briefOption = (): Option => new Option("--brief", "print no drawings");

export function addExplaining(program: Command, terminal: Terminal, runs: Runs): void {
  program
    .command("explain")
    .description("explain the answer in small steps, or why there is none; or explain a message")
    .argument("<what>", "a puzzle file (- is standard input), or the code of a message, as in ECP2001")
    .addArgument(instance())
    .addOption(setOption())
    .addOption(formatOption("text", "json", "ndjson", "svg", "html"))
    .addOption(jsonOption())
    .addOption(asciiOption())
    .addOption(briefOption())
    .addOption(fromOption())
    .addOption(
      new Option("--steps <n>", "end after this many steps; 0 for all").argParser(whole(0)).default(0),
    )
    .addOption(timeoutOption())
    .addOption(new Option("--progress", "show the progress (on a terminal)"))
    .addOption(new Option("--no-progress", "show no progress"))
    .addOption(outputOption())
    .action((what: string, name: string | undefined, options: ExplainOptions) =>
      runs(async () => (await import("./commands/explain.js")).explain(what, name, options, terminal)),
    );
  program
    .command("hint")
    .description("show the next step, and no more")
    .addArgument(file())
    .addArgument(instance())
    .addOption(setOption())
    .addOption(fromOption())
    .addOption(new Option("--where", "show only where to look"))
    .addOption(formatOption("text", "json", "ndjson", "svg", "html"))
    .addOption(jsonOption())
    .addOption(asciiOption())
    .addOption(briefOption())
    .addOption(timeoutOption())
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: ExplainOptions) =>
      runs(async () => (await import("./commands/hint.js")).hint(path, name, options, terminal)),
    );
  program
    .command("vet")
    .description(
      "look for faults of a puzzle: no answer, several answers (and givens that would leave one), or givens that are not needed",
    )
    .addArgument(file())
    .addArgument(instance())
    .addOption(setOption())
    .addOption(formatOption("text", "json", "ndjson"))
    .addOption(jsonOption())
    .addOption(asciiOption())
    .addOption(briefOption())
    .addOption(timeoutOption())
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: ExplainOptions) =>
      runs(async () => (await import("./commands/vet.js")).vet(path, name, options, terminal)),
    );
  program
    .command("rate")
    .description("rate the difficulty: the hardest technique, the number of steps of each rank, and a grade")
    .addArgument(file())
    .addArgument(instance())
    .addOption(setOption())
    .addOption(fromOption())
    .addOption(formatOption("text", "json", "ndjson"))
    .addOption(jsonOption())
    .addOption(timeoutOption())
    .addOption(new Option("--progress", "show the progress (on a terminal)"))
    .addOption(new Option("--no-progress", "show no progress"))
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: ExplainOptions) =>
      runs(async () => (await import("./commands/rate.js")).rate(path, name, options, terminal)),
    );
}
