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
    .description("strategies, and rules for the next item, side by side on one instance")
    .addArgument(file())
    .addArgument(onlyInstance())
    .addOption(
      new Option(
        "--limit <n>",
        "how many answers each looks for, and one more; 0 for all, which diagrams count too",
      )
        .argParser(whole(0))
        .default(1),
    )
    .addOption(setOption())
    .addOption(
      new Option("--timeout <seconds>", "stop each search after that time")
        .argParser(positive)
        .default(COMPARED_SECONDS),
    )
    .addOption(new Option("--memory <MB>", "how much memory each may take").argParser(positive))
    .addOption(new Option("--progress", "show a bar on long work (on a terminal)"))
    .addOption(new Option("--no-progress", "show none"))
    .addOption(formatOption("text", "json", "svg"))
    .addOption(jsonOption())
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: CompareOptions) =>
      runs(async () => (await import("./commands/compare.js")).compare(path, name, options, terminal)),
    );
}
