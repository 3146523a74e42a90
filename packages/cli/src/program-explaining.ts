/** Commands that explain: steps, hints, grades, and what is wrong with a puzzle. */
import { type Command, Option } from "commander";
import type { ExplainOptions } from "./explaining/options.js";
import {
  asciiOption,
  file,
  formatOption,
  instance,
  jsonOption,
  outputOption,
  type Runs,
  setOption,
  timeoutOption,
  whole,
} from "./program-options.js";
import type { Terminal } from "./terminal.js";

const fromOption = (): Option =>
  new Option(
    "--from <file>",
    "a partly filled board, as in a `so far:` block: go on from there; - is standard input",
  );
const briefOption = (): Option => new Option("--brief", "without drawings");

export function addExplaining(program: Command, terminal: Terminal, runs: Runs): void {
  program
    .command("explain")
    .description(
      "why: a way to the answer in small steps, or what contradicts where there is none; or what a message means",
    )
    .argument("<what>", "a puzzle file (- is standard input), or the code of a message, as in ECP2001")
    .addArgument(instance())
    .addOption(setOption())
    .addOption(formatOption("text", "json", "ndjson", "svg", "html"))
    .addOption(jsonOption())
    .addOption(asciiOption())
    .addOption(briefOption())
    .addOption(fromOption())
    .addOption(new Option("--steps <n>", "end after as many steps; 0 for all").argParser(whole(0)).default(0))
    .addOption(timeoutOption())
    .addOption(new Option("--progress", "say how far it is (on a terminal)"))
    .addOption(new Option("--no-progress", "say nothing"))
    .addOption(outputOption())
    .action((what: string, name: string | undefined, options: ExplainOptions) =>
      runs(async () => (await import("./commands/explain.js")).explain(what, name, options, terminal)),
    );
  program
    .command("hint")
    .description("the next step, and nothing after it")
    .addArgument(file())
    .addArgument(instance())
    .addOption(setOption())
    .addOption(fromOption())
    .addOption(new Option("--where", "only where to look"))
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
      "what is wrong with it: several answers and what would leave one, givens that are not needed, no answer",
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
    .description("how hard it is: the hardest technique, steps by rank, one number")
    .addArgument(file())
    .addArgument(instance())
    .addOption(setOption())
    .addOption(fromOption())
    .addOption(formatOption("text", "json", "ndjson"))
    .addOption(jsonOption())
    .addOption(timeoutOption())
    .addOption(new Option("--progress", "say how far it is (on a terminal)"))
    .addOption(new Option("--no-progress", "say nothing"))
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: ExplainOptions) =>
      runs(async () => (await import("./commands/rate.js")).rate(path, name, options, terminal)),
    );
}
