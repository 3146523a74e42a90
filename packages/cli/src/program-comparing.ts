/** The command that compares strategies. */
import { type Command, Option } from "commander";
import type { CompareOptions } from "./comparing/options.js";
import {
  file,
  formatOption,
  jsonOption,
  onlyInstance,
  outputOption,
  positive,
  type Runs,
  setOption,
  whole,
} from "./program-options.js";
import type { Terminal } from "./terminal.js";
import { COMPARED_SECONDS } from "./thresholds.js";

export function addComparing(program: Command, terminal: Terminal, runs: Runs): void {
  program
    .command("compare")
    .description("compare search strategies, and rules for choosing the next item, on one instance")
    .addArgument(file())
    .addArgument(onlyInstance())
    .addOption(
      new Option(
        "--limit <n>",
        "each search looks for this many answers and one more; 0 for all, and then diagrams count too",
      )
        .argParser(whole(0))
        .default(1),
    )
    .addOption(setOption())
    .addOption(
      new Option("--timeout <seconds>", "stop each search after this many seconds")
        .argParser(positive)
        .default(COMPARED_SECONDS),
    )
    .addOption(new Option("--memory <MB>", "the most memory that each search may use").argParser(positive))
    .addOption(new Option("--progress", "show a progress bar during long work (on a terminal)"))
    .addOption(new Option("--no-progress", "show no progress bar"))
    .addOption(formatOption("text", "json", "svg"))
    .addOption(jsonOption())
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: CompareOptions) =>
      runs(async () => (await import("./commands/compare.js")).compare(path, name, options, terminal)),
    );
}
