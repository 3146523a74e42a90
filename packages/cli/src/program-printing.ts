/** Commands for paper: drawings of puzzles, and books of them. */
import { type Command, Option } from "commander";
import type { BookOptions } from "./commands/paper/book.js";
import type { DrawOptions } from "./commands/paper/draw.js";
import {
  asciiOption,
  file,
  formatOption,
  instance,
  outputOption,
  type Runs,
  searchDefaults,
  setOption,
  timeoutOption,
  whole,
} from "./program-options.js";
import type { Terminal } from "./terminal.js";
import { PER_PAGE } from "./thresholds.js";

const MOST_ON_A_PAGE = 12;

export function addPrinting(program: Command, terminal: Terminal, runs: Runs): void {
  searchDefaults(program.command("draw"))
    .description("the puzzle unsolved, for printing")
    .addArgument(file())
    .addArgument(instance())
    .addOption(setOption())
    .addOption(formatOption("text", "svg", "png", "html"))
    .addOption(asciiOption())
    .addOption(timeoutOption())
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: DrawOptions) =>
      runs(async () => (await import("./commands/paper/draw.js")).draw(path, name, options, terminal)),
    );
  program
    .command("book")
    .description("puzzles for paper, several on a page, with titles and grades, and the answers at the back")
    .argument("<files...>", "puzzle files; - is standard input")
    .addOption(
      new Option("--format <format>", "html, or pdf if the output is named so").choices(["html", "pdf"]),
    )
    .addOption(new Option("--title <text>", "over the first page"))
    .addOption(
      new Option("--per-page <n>", "puzzles on a page").argParser(whole(1, MOST_ON_A_PAGE)).default(PER_PAGE),
    )
    .addOption(new Option("--no-answers", "without the answers"))
    .addOption(new Option("--no-grades", "without difficulties, which take the longest"))
    .addOption(setOption())
    .addOption(timeoutOption())
    .addOption(new Option("--progress", "say how far it is (on a terminal)"))
    .addOption(new Option("--no-progress", "say nothing"))
    .addOption(outputOption())
    .action((paths: readonly string[], options: BookOptions) =>
      runs(async () => (await import("./commands/paper/book.js")).book(paths, options, terminal)),
    );
}
