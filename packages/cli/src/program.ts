/** The command line of `ecpc`: commands and options, each command loaded when it is called. */

import { Argument, Command, Option } from "commander";
import type { BatchOptions } from "./commands/batch.js";
import type { BuildOptions } from "./commands/build.js";
import type { CheckOptions } from "./commands/check.js";
import type { Shell } from "./commands/completion.js";
import type { ExportOptions } from "./commands/export.js";
import type { FormatOptions } from "./commands/format.js";
import type { GenerateOptions } from "./commands/generate.js";
import type { ImportOptions } from "./commands/import.js";
import type { LibraryOptions } from "./commands/library.js";
import type { SplitOptions } from "./commands/parts.js";
import type { RunOptions } from "./commands/run.js";
import type { TestOptions } from "./commands/test.js";
import type { VerifyOptions } from "./commands/verify.js";
import type { ViewOptions } from "./commands/view.js";
import type { ExitCode } from "./exit-codes.js";
import { isAddress, readAddress } from "./input/addresses.js";
import { addComparing } from "./program-comparing.js";
import { addExplaining } from "./program-explaining.js";
import {
  asciiOption,
  file,
  formatOption,
  fromOption,
  instance,
  jsonOption,
  onlyInstance,
  outputOption,
  positive,
  proofOption,
  type Runs,
  searchDefaults,
  setOption,
  timeoutOption,
  watchOption,
  whole,
} from "./program-options.js";
import { addPrinting } from "./program-printing.js";
import type { SolvingOptions } from "./solving/options.js";
import type { Terminal } from "./terminal.js";
import { FEW_THREADS } from "./thresholds.js";
import type { TraceOptions } from "./tracing/options.js";
import { version } from "./version.js";

/** How a search is done and limited. `limit` is its default; without, nothing is limited by answers. */
function searchOptions(command: Command, limit?: number, limitSays?: string): Command {
  if (limit !== undefined)
    command.addOption(new Option("--limit <n>", limitSays).argParser(whole(0)).default(limit));
  return command
    .addOption(
      new Option(
        "--threads <n>",
        "work with this many threads: on many instances, on all answers of one, or racing for a proof",
      )
        .argParser(whole(1))
        .default(1),
    )
    .addOption(timeoutOption())
    .addOption(new Option("--memory <MB>", "the most memory to use").argParser(positive))
    .addOption(
      new Option("--strategy <strategy>", "the search strategy")
        .choices(["auto", "dance", "walk", "learn", "diagram"])
        .default("auto"),
    )
    .addOption(new Option("--stats", "print sizes, nodes and times on standard error").default(false))
    .addOption(new Option("--progress", "show a progress bar during long work (on a terminal)"))
    .addOption(new Option("--no-progress", "show no progress bar"));
}

export interface Finish {
  /** The exit code of the process. */
  exitCode: ExitCode;
}

/**
 * `first`: the first word of the command line. Where that is `solve`, by far the most common, the other commands are not put together: nothing that is
 * said of one mentions the others, and that takes as long as to read a small puzzle.
 */
export function makeProgram(terminal: Terminal, finish: Finish, first?: string): Command {
  const program = new Command("ecpc")
    .description("Solves puzzles that are written as text.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .commandsGroup("For other programs:")
    .helpCommand("help [command]", "print help for a command")
    .showSuggestionAfterError()
    .showHelpAfterError("(ecpc help tells more)")
    .addHelpText(
      "after",
      "\nExit codes: 0 answered · 20 no solution exists · 1 the file has errors, or an expect did not hold ·\n" +
        "2 the command line is wrong, or a file cannot be read or written · 3 stopped by a limit · 130 interrupted",
    );
  const runs = (work: () => Promise<ExitCode>): Promise<void> =>
    work().then((code) => {
      finish.exitCode = code;
    });
  program.hook("preAction", (_, action) => limitThreads(action, terminal));
  program.hook("preAction", (_, action) => readAddresses(action));
  addSolve(program, terminal, runs);
  if (first === "solve") return program;
  addSolving(program, terminal, runs);
  addComparing(program, terminal, runs);
  addExplaining(program, terminal, runs);
  addLooking(program, terminal, runs);
  addPrinting(program, terminal, runs);
  addInterchange(program, terminal, runs);
  addParts(program, terminal, runs);
  for (const command of program.commands) command.helpGroup(groupOf(command.name()));
  return program;
}

async function limitThreads(action: Command, { err }: Terminal): Promise<void> {
  const threads: unknown = action.getOptionValue("threads");
  if (typeof threads !== "number" || threads <= FEW_THREADS) return;
  const { mostThreads } = await import("./threads/most-threads.js");
  const most = Math.max(FEW_THREADS, mostThreads());
  if (threads <= most) return;
  action.setOptionValue("threads", most);
  err.write(`note: this works with ${most} threads: more would only cost on this machine\n`);
}

/** Commands that write to the file, keep it open, or read addresses themselves. */
const withFilesOnly: ReadonlySet<string> = new Set(["view", "format", "test", "batch", "import"]);

async function readAddresses(action: Command): Promise<void> {
  const words = action.args.filter(isAddress);
  const isKept = withFilesOnly.has(action.name()) || action.getOptionValue("watch") === true;
  if (words.length === 0 || isKept) return;
  for (const word of words) await readAddress(word);
}

/** Under what heading help lists a command. */
function groupOf(name: string): string {
  switch (name) {
    case "solve":
    case "count":
    case "explain":
    case "hint":
    case "rate":
    case "vet":
    case "trace":
    case "compare":
    case "verify":
      return "Solving:";
    case "run":
    case "batch":
    case "split":
    case "run-part":
    case "merge":
    case "build":
    case "lsp":
    case "completion":
      return "For other programs:";
    default:
      return "Writing puzzles:";
  }
}

function addSolve(program: Command, terminal: Terminal, runs: Runs): void {
  searchOptions(
    program.command("solve"),
    1,
    "the number of answers to look for; 0 for all (with 1, the search also shows whether it is the only one)",
  )
    .description("draw the answer, and say whether it is the only one")
    .addArgument(file())
    .addArgument(onlyInstance())
    .addOption(setOption())
    .addOption(formatOption("text", "json", "ndjson", "svg", "pzprv3"))
    .addOption(jsonOption())
    .addOption(asciiOption())
    .addOption(new Option("--show-initial", "draw the unsolved puzzle too"))
    .addOption(outputOption())
    .addOption(
      new Option(
        "--distinct",
        "show only one of the answers that turns or reflections of the board map to each other",
      ),
    )
    .addOption(
      new Option(
        "--all",
        "draw all instances of the file, not only the first (JSON and pzprv3 always contain all)",
      ),
    )
    .addOption(watchOption("solve"))
    .addOption(
      new Option(
        "--with <command>",
        "let another solver search: a command line with {file}; its answers are checked",
      ).conflicts(["distinct", "instances", "threads", "strategy"]),
    )
    .addOption(
      new Option("--form <form>", "the format of the problem for --with (dimacs if left out)").choices([
        "opb",
        "dimacs",
        "fzn",
        "lp",
      ]),
    )
    .addOption(proofOption().conflicts(["distinct", "instances", "threads", "with", "all", "watch"]))
    .addOption(
      new Option(
        "--instances <file>",
        "read a board from each line, one symbol for each cell; write an answer on each line",
      ),
    )
    .action((path: string, name: string | undefined, options: SolvingOptions) =>
      runs(async () => (await import("./commands/solve.js")).solve(path, name, options, terminal)),
    );
}

function addSolving(program: Command, terminal: Terminal, runs: Runs): void {
  searchOptions(program.command("count"), 0, "stop after this many answers; 0 counts all")
    .description("count the answers exactly")
    .addArgument(file())
    .addArgument(instance())
    .addOption(setOption())
    .addOption(formatOption("text", "json", "ndjson"))
    .addOption(jsonOption())
    .addOption(new Option("--up-to-symmetry", "also count up to turns and reflections of the board"))
    .addOption(proofOption().conflicts(["threads"]))
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: SolvingOptions) =>
      runs(async () => (await import("./commands/count.js")).count(path, name, options, terminal)),
    );
  program
    .command("verify")
    .description(
      "check a proof that solve or count wrote, with a program that shares nothing with the search",
    )
    .argument("<proof>", "the file that --proof named; - is standard input")
    .addOption(
      new Option(
        "--against <file>",
        "check that the proof is about this puzzle file, and its rules on each answer",
      ),
    )
    .addOption(new Option("--instance <name>", "and about this instance; the first if left out"))
    .addOption(setOption())
    .addOption(jsonOption())
    .addOption(new Option("--progress", "show the progress (on a terminal)"))
    .addOption(new Option("--no-progress", "show no progress"))
    .action((path: string, options: VerifyOptions) =>
      runs(async () => (await import("./commands/verify.js")).verify(path, options, terminal)),
    );
  searchOptions(program.command("test"))
    .description("test every instance against its expect line and its solution")
    .argument("<path...>", "files, and folders of .ecp files")
    .addOption(formatOption("text", "json"))
    .addOption(jsonOption())
    .addOption(watchOption("test"))
    .action((paths: readonly string[], options: TestOptions) =>
      runs(async () => (await import("./commands/test.js")).test(paths, options, terminal)),
    );
  searchOptions(program.command("trace"), 1, "end after this many answers; 0 for no limit")
    .description(
      "show the search step by step: as a moving board on a terminal, else as a log, or as an animated picture",
    )
    .addArgument(file())
    .addArgument(instance())
    .addOption(setOption())
    .addOption(formatOption("text", "json", "ndjson", "svg", "gif", "html"))
    .addOption(new Option("--json", "print a log of events, one object on each line"))
    .addOption(fromOption())
    .addOption(asciiOption())
    .addOption(
      new Option("--speed <n>", "steps per second (20 on a terminal, 4 in a picture)").argParser(positive),
    )
    .addOption(
      new Option("--steps <n>", "end after this many events; 0 for all, or for as many as fit into a picture")
        .argParser(whole(0))
        .default(0),
    )
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: TraceOptions) =>
      runs(async () => (await import("./commands/trace.js")).trace(path, name, options, terminal)),
    );
  program
    .command("generate")
    .description("make a new instance with exactly one answer, as text to be pasted")
    .addArgument(file())
    .argument("[name]", "a class, or an instance whose structure is kept; if left out, the first class")
    .addOption(setOption())
    .addOption(new Option("--seed <n>", "the same seed gives the same puzzle").argParser(whole(0)))
    .addOption(new Option("--size <RxC>", "rows and columns, if the class leaves them open"))
    .addOption(new Option("--count <n>", "the number of instances").argParser(whole(1)).default(1))
    .addOption(
      new Option("--symmetry <symmetry>", "the symmetry of the givens")
        .choices(["none", "half-turn", "quarter-turn", "mirror", "full"])
        .default("none"),
    )
    .addOption(
      new Option(
        "--no-minimal",
        "keep givens that are not needed (faster on large boards); there is still one answer",
      ),
    )
    .addOption(
      new Option(
        "--difficulty <rank>",
        "the rank of the hardest technique that it needs, from 1 to 7, as in `ecpc rate`",
      ).argParser(whole(1, 7)),
    )
    .addOption(timeoutOption())
    .addOption(new Option("--progress", "show the progress (on a terminal)"))
    .addOption(new Option("--no-progress", "show no progress"))
    .addOption(outputOption())
    .addOption(proofOption())
    .action((path: string, name: string | undefined, options: GenerateOptions) =>
      runs(async () =>
        (await import("./threads/make-in-thread.js")).makeInThread(path, name, options, terminal),
      ),
    );
  searchOptions(program.command("run"), 0, "list this many solutions; 0 counts all")
    .description("solve a problem in Knuth's format, or a 0-1 matrix")
    .argument("<file>", "the problem; - is standard input")
    .addOption(new Option("--matrix", "the file is a 0-1 matrix, as CSV"))
    .addOption(formatOption("text", "json", "ndjson"))
    .addOption(jsonOption())
    .addOption(outputOption())
    .action((path: string, options: RunOptions) =>
      runs(async () => (await import("./commands/run.js")).run(path, options, terminal)),
    );
}

function addLooking(program: Command, terminal: Terminal, runs: Runs): void {
  program
    .command("check")
    .description("look for mistakes, without solving")
    .argument("<file...>", "puzzle files; - is standard input")
    .addOption(setOption())
    .addOption(formatOption("text", "json"))
    .addOption(jsonOption())
    .addOption(timeoutOption())
    .addOption(watchOption("check"))
    .action((files: readonly string[], options: CheckOptions) =>
      runs(async () => (await import("./commands/check.js")).check(files, options, terminal)),
    );
  program
    .command("view")
    .description(
      "show the board in a browser, beside any editor: it follows the file, and symbols typed into it are written to the file",
    )
    .argument("<file>", "a puzzle file")
    .addOption(
      new Option("--port <n>", "the port of the local server; 0 takes a free one")
        .argParser(whole(0, 65535))
        .default(0),
    )
    .addOption(new Option("--no-open", "only print the address"))
    .action((path: string, options: ViewOptions) =>
      runs(async () => (await import("./commands/view.js")).view(path, options, terminal)),
    );
  program
    .command("format")
    .alias("fmt")
    .description("format files: indentation, maps and comments")
    .argument("<file...>", "puzzle files, which are rewritten; - formats standard input to standard output")
    .addOption(
      new Option(
        "--check",
        "change nothing: list the files that would change, and exit with 1 if there are any",
      ),
    )
    .action((files: readonly string[], options: FormatOptions) =>
      runs(async () => (await import("./commands/format.js")).formatFiles(files, options, terminal)),
    );
  searchDefaults(program.command("build"))
    .description("print any stage of the compiler")
    .addArgument(file())
    .addArgument(instance())
    .addOption(
      new Option(
        "--emit <stage>",
        "the stage: trees and problems as JSON, plan (how each rule is expressed), dlx in Knuth's format, and the input of SAT, pseudo-Boolean, constraint (FlatZinc) and answer set (clingo) solvers",
      )
        .choices([
          ...["ast", "resolved", "typed", "plan", "ground", "problem", "dlx"],
          ...["opb", "dimacs", "fzn", "lp"],
        ])
        .makeOptionMandatory(),
    )
    .addOption(setOption())
    .addOption(timeoutOption())
    .addOption(new Option("--memory <MB>", "the most memory to use").argParser(positive))
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: BuildOptions) =>
      runs(async () => (await import("./commands/build.js")).build(path, name, options, terminal)),
    );
  program
    .command("lsp")
    .description("run the language server for editors, on standard input and output")
    .addOption(
      new Option("--stdio", "use standard input and output; editors pass this, and it is the only way"),
    )
    .action(() => runs(async () => (await import("./commands/lsp.js")).lsp()));
  program
    .command("completion")
    .description("print a script with which a shell completes commands, options and files")
    .addArgument(new Argument("<shell>", "the shell").choices(["bash", "zsh", "fish"]))
    .action((shell: Shell) =>
      runs(async () => (await import("./commands/completion.js")).completion(shell, program, terminal)),
    );
  program
    .command("init")
    .description("write a first file, without overwriting any")
    .argument("[file]", "the name of the file", "first.ecp")
    .action((path: string) => runs(async () => (await import("./commands/init.js")).init(path, terminal)));
}

function addInterchange(program: Command, terminal: Terminal, runs: Runs): void {
  searchOptions(program.command("batch"), 1, "the number of answers to look for in each puzzle; 0 for all")
    .description(
      "solve many puzzles in the formats of other programs: one on each line, each answered by a line of JSON",
    )
    .argument("<file>", "addresses, Sudokus and JSON, one on each line, of any kinds; - is standard input")
    .addOption(
      new Option("--each <seconds>", "stop working on a puzzle after this many seconds").argParser(positive),
    )
    .addOption(
      new Option("--from-line <n>", "begin at this line, to continue earlier work")
        .argParser(whole(1))
        .default(1),
    )
    .addOption(new Option("--to-line <n>", "end with this line").argParser(whole(1)))
    .addOption(outputOption())
    .action((path: string, options: BatchOptions) =>
      runs(async () => (await import("./commands/batch.js")).batch(path, options, terminal)),
    );
  program
    .command("import")
    .description(
      "turn puzzles of other programs (addresses of puzz.link, SudokuPad, f-puzzles and penpa-edit, pzprv3, JSON, Sudoku lines) into instances",
    )
    .argument("<what...>", "addresses, or files with addresses or puzzles; - is standard input")
    .addOption(formatOption("text", "ndjson"))
    .addOption(timeoutOption())
    .addOption(new Option("--progress", "show the progress (on a terminal)"))
    .addOption(new Option("--no-progress", "show no progress"))
    .addOption(outputOption())
    .action((what: readonly string[], options: ImportOptions) =>
      runs(async () => (await import("./commands/import.js")).importPuzzles(what, options, terminal)),
    );
  program
    .command("library")
    .description("search the classes of the standard library, by name, kind, address or words of their rules")
    .argument("[words...]", "words that must all occur")
    .addOption(formatOption("text", "json"))
    .addOption(jsonOption())
    .action((words: readonly string[], options: LibraryOptions) =>
      runs(async () => (await import("./commands/library.js")).library(words, options, terminal)),
    );
  program
    .command("export")
    .description("write instances in the formats of other programs")
    .addArgument(file())
    .addArgument(instance())
    .addOption(
      new Option(
        "--to <format>",
        "an address of puzz.link, SudokuPad, f-puzzles or penpa-edit, or a file of pzprv3",
      )
        .choices(["puzzlink", "pzprv3", "sudokupad", "fpuzzles", "penpa"] satisfies ExportOptions["to"][])
        .makeOptionMandatory(),
    )
    .addOption(new Option("--answer", "fill in the answer, as `solve --format pzprv3` does"))
    .addOption(setOption())
    .addOption(timeoutOption())
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: ExportOptions) =>
      runs(async () => (await import("./commands/export.js")).exportInstances(path, name, options, terminal)),
    );
}

/** One count by many machines. */
function addParts(program: Command, terminal: Terminal, runs: Runs): void {
  searchDefaults(program.command("split"))
    .description("cut a count into work units for other machines, one on each line")
    .addArgument(file())
    .addArgument(instance())
    .addOption(
      new Option("--parts <n>", "the largest number of units").argParser(whole(1)).makeOptionMandatory(),
    )
    .addOption(setOption())
    .addOption(timeoutOption())
    .addOption(new Option("--memory <MB>", "the most memory to use").argParser(positive))
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: SplitOptions) =>
      runs(async () => (await import("./commands/parts.js")).split(path, name, options, terminal)),
    );
  searchOptions(program.command("run-part"))
    .description("count work units, and write one result on each line")
    .argument("<file>", "work units; - is standard input")
    .addOption(outputOption())
    .action((path: string, options: SolvingOptions) =>
      runs(async () => (await import("./commands/parts.js")).runPart(path, options, terminal)),
    );
  program
    .command("merge")
    .description("add up the results of all work units")
    .argument("<file...>", "results; - is standard input")
    .addOption(outputOption())
    .action((paths: readonly string[], options: Pick<SolvingOptions, "output">) =>
      runs(async () => (await import("./commands/parts.js")).merge(paths, options, terminal)),
    );
}
