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
    .description("draw the unsolved puzzle, for printing")
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
    .description(
      "make pages for printing: several puzzles on each, with titles and grades, and the answers at the back",
    )
    .argument("<files...>", "puzzle files; - is standard input")
    .addOption(
      new Option(
        "--format <format>",
        "the format: html, or pdf if the name of the output file ends in .pdf",
      ).choices(["html", "pdf"]),
    )
    .addOption(new Option("--title <text>", "a title above the first page"))
    .addOption(
      new Option("--per-page <n>", "the number of puzzles on each page")
        .argParser(whole(1, MOST_ON_A_PAGE))
        .default(PER_PAGE),
    )
    .addOption(new Option("--no-answers", "leave out the answers"))
    .addOption(new Option("--no-grades", "leave out difficulties, which take the longest to find"))
    .addOption(setOption())
    .addOption(timeoutOption())
    .addOption(new Option("--progress", "show the progress (on a terminal)"))
    .addOption(new Option("--no-progress", "show no progress"))
    .addOption(outputOption())
    .action((paths: readonly string[], options: BookOptions) =>
      runs(async () => (await import("./commands/paper/book.js")).book(paths, options, terminal)),
    );
}
