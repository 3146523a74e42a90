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
import { addComparing } from "./program-comparing.js";
import { addExplaining } from "./program-explaining.js";
import {
  asciiOption,
  file,
  formatOption,
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
        "work with as many threads: on many instances, on all answers of one, or racing for a proof",
      )
        .argParser(whole(1))
        .default(1),
    )
    .addOption(timeoutOption())
    .addOption(new Option("--memory <MB>", "how much memory it may take").argParser(positive))
    .addOption(
      new Option("--strategy <strategy>", "how to search")
        .choices(["auto", "dance", "walk", "learn", "diagram"])
        .default("auto"),
    )
    .addOption(new Option("--stats", "sizes, nodes and times, on standard error").default(false))
    .addOption(new Option("--progress", "show a bar on long work (on a terminal)"))
    .addOption(new Option("--no-progress", "show none"));
}

export interface Finish {
  /** The exit code of the process. */
  exitCode: ExitCode;
}

/**
 * `first`: the first word of the command line. Where that is `solve`, by far the most common, the other commands are not put together: nothing that is
 * said of one speaks of the others, and that takes as long as to read a small puzzle.
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
        "2 the command line or a file's access is off · 3 stopped by a limit · 130 interrupted",
    );
  const runs = (work: () => Promise<ExitCode>): Promise<void> =>
    work().then((code) => {
      finish.exitCode = code;
    });
  program.hook("preAction", (_, action) => limitThreads(action, terminal));
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
    "how many answers to look for; 0 for all (1 is shown with a proof that it is the only one)",
  )
    .description("draw the answer, and say whether it is the only one")
    .addArgument(file())
    .addArgument(onlyInstance())
    .addOption(setOption())
    .addOption(formatOption("text", "json", "ndjson", "svg", "pzprv3"))
    .addOption(jsonOption())
    .addOption(asciiOption())
    .addOption(new Option("--show-initial", "draw the puzzle unsolved too"))
    .addOption(outputOption())
    .addOption(
      new Option(
        "--distinct",
        "of answers that turns or reflections of the board map to each other only one",
      ),
    )
    .addOption(
      new Option(
        "--all",
        "draw all instances of the file, not the first alone (as JSON and as pzprv3 all are given anyway)",
      ),
    )
    .addOption(watchOption("solve"))
    .addOption(
      new Option(
        "--with <command>",
        "another solver answers: a command line with {file}; its answers are checked",
      ).conflicts(["distinct", "instances", "threads", "strategy"]),
    )
    .addOption(
      new Option(
        "--form <form>",
        "the form in which --with hands over the problem (dimacs if left out)",
      ).choices(["opb", "dimacs", "fzn", "lp"]),
    )
    .addOption(proofOption().conflicts(["distinct", "instances", "threads", "with", "all", "watch"]))
    .addOption(new Option("--instances <file>", "boards as lines, one symbol a cell; an answer a line"))
    .action((path: string, name: string | undefined, options: SolvingOptions) =>
      runs(async () => (await import("./commands/solve.js")).solve(path, name, options, terminal)),
    );
}

function addSolving(program: Command, terminal: Terminal, runs: Runs): void {
  searchOptions(program.command("count"), 0, "stop above as many answers; 0 counts all")
    .description("the exact number of answers")
    .addArgument(file())
    .addArgument(instance())
    .addOption(setOption())
    .addOption(formatOption("text", "json", "ndjson"))
    .addOption(jsonOption())
    .addOption(new Option("--up-to-symmetry", "also up to turns and reflections of the board"))
    .addOption(proofOption().conflicts(["threads"]))
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: SolvingOptions) =>
      runs(async () => (await import("./commands/count.js")).count(path, name, options, terminal)),
    );
  program
    .command("verify")
    .description("check a proof that solve or count wrote, by a program that shares nothing with the search")
    .argument("<proof>", "the file that --proof named; - is standard input")
    .addOption(new Option("--against <file>", "it has to be of this puzzle file"))
    .addOption(new Option("--instance <name>", "and of this instance; the first if left out"))
    .addOption(setOption())
    .addOption(jsonOption())
    .addOption(new Option("--progress", "show how far it is (on a terminal)"))
    .addOption(new Option("--no-progress", "show nothing"))
    .action((path: string, options: VerifyOptions) =>
      runs(async () => (await import("./commands/verify.js")).verify(path, options, terminal)),
    );
  searchOptions(program.command("test"))
    .description("hold every instance to its expect and solution")
    .argument("<path...>", "files, and folders of .ecp files")
    .addOption(formatOption("text", "json"))
    .addOption(jsonOption())
    .addOption(watchOption("test"))
    .action((paths: readonly string[], options: TestOptions) =>
      runs(async () => (await import("./commands/test.js")).test(paths, options, terminal)),
    );
  searchOptions(program.command("trace"), 1, "end after as many answers; 0 for none")
    .description(
      "the search, step by step: a moving board on a terminal, else a log; or a picture that moves",
    )
    .addArgument(file())
    .addArgument(instance())
    .addOption(setOption())
    .addOption(formatOption("text", "json", "ndjson", "svg", "html"))
    .addOption(new Option("--json", "a log of events, an object a line"))
    .addOption(asciiOption())
    .addOption(
      new Option("--speed <n>", "steps a second (20 on a terminal, 4 in a picture)").argParser(positive),
    )
    .addOption(
      new Option("--steps <n>", "end after as many events; 0 for all, or as many as a picture has room for")
        .argParser(whole(0))
        .default(0),
    )
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: TraceOptions) =>
      runs(async () => (await import("./commands/trace.js")).trace(path, name, options, terminal)),
    );
  program
    .command("generate")
    .description("a new instance with exactly one answer, ready to be pasted")
    .addArgument(file())
    .argument("[name]", "a class, or an instance whose structure is kept; the first class if left out")
    .addOption(setOption())
    .addOption(new Option("--seed <n>", "the same seed gives the same puzzle").argParser(whole(0)))
    .addOption(new Option("--size <RxC>", "rows and columns, where the class leaves them open"))
    .addOption(new Option("--count <n>", "how many instances").argParser(whole(1)).default(1))
    .addOption(
      new Option("--symmetry <symmetry>", "what is given is symmetric")
        .choices(["none", "half-turn", "quarter-turn", "mirror", "full"])
        .default("none"),
    )
    .addOption(
      new Option(
        "--no-minimal",
        "one answer, but givens may stay that are not needed: quicker on large boards",
      ),
    )
    .addOption(
      new Option(
        "--difficulty <rank>",
        "the hardest technique that it needs, as `ecpc rate` ranks it, from 1 to 7",
      ).argParser(whole(1, 7)),
    )
    .addOption(timeoutOption())
    .addOption(new Option("--progress", "say what is being done (on a terminal)"))
    .addOption(new Option("--no-progress", "say nothing"))
    .addOption(outputOption())
    .addOption(proofOption())
    .action((path: string, name: string | undefined, options: GenerateOptions) =>
      runs(async () =>
        (await import("./threads/make-in-thread.js")).makeInThread(path, name, options, terminal),
      ),
    );
  searchOptions(program.command("run"), 0, "list as many solutions; 0 counts all")
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
    .description("look for mistakes, and nothing else")
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
      "the board in a browser, beside any editor; it follows the file, and a symbol typed into it is written there",
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
    .description("put white space in order: steps, maps, comments")
    .argument(
      "<file...>",
      "puzzle files, which are rewritten; - is standard input, and goes to standard output",
    )
    .addOption(new Option("--check", "rewrite nothing: name the files that would change, and end with 1"))
    .action((files: readonly string[], options: FormatOptions) =>
      runs(async () => (await import("./commands/format.js")).formatFiles(files, options, terminal)),
    );
  searchDefaults(program.command("build"))
    .description("any stage of the compiler")
    .addArgument(file())
    .addArgument(instance())
    .addOption(
      new Option(
        "--emit <stage>",
        "which: trees and problems as JSON, plan (what became of each rule), dlx in Knuth's format, and what SAT, pseudo-Boolean, constraint (FlatZinc) and answer set (clingo) solvers read",
      )
        .choices([
          ...["ast", "resolved", "typed", "plan", "ground", "problem", "dlx"],
          ...["opb", "dimacs", "fzn", "lp"],
        ])
        .makeOptionMandatory(),
    )
    .addOption(setOption())
    .addOption(timeoutOption())
    .addOption(new Option("--memory <MB>", "how much memory it may take").argParser(positive))
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: BuildOptions) =>
      runs(async () => (await import("./commands/build.js")).build(path, name, options, terminal)),
    );
  program
    .command("lsp")
    .description("the language server, on standard input and output, for editors")
    .addOption(new Option("--stdio", "as editors ask for it; there is no other way"))
    .action(() => runs(async () => (await import("./commands/lsp.js")).lsp()));
  program
    .command("completion")
    .description("what a shell needs to complete commands, options and files")
    .addArgument(new Argument("<shell>", "whose").choices(["bash", "zsh", "fish"]))
    .action((shell: Shell) =>
      runs(async () => (await import("./commands/completion.js")).completion(shell, program, terminal)),
    );
  program
    .command("init")
    .description("write a first file; none is overwritten")
    .argument("[file]", "its name", "first.ecp")
    .action((path: string) => runs(async () => (await import("./commands/init.js")).init(path, terminal)));
}

function addInterchange(program: Command, terminal: Terminal, runs: Runs): void {
  searchOptions(program.command("batch"), 1, "how many answers of each puzzle to look for; 0 for all")
    .description("solve puzzles as others write them, one a line, each to a line of JSON")
    .argument("<file>", "addresses, lines of Sudokus and JSON, of any kinds; - is standard input")
    .addOption(new Option("--each <seconds>", "stop with a puzzle after that time").argParser(positive))
    .addOption(new Option("--from-line <n>", "begin at that line: to go on").argParser(whole(1)).default(1))
    .addOption(new Option("--to-line <n>", "end with that line").argParser(whole(1)))
    .addOption(outputOption())
    .action((path: string, options: BatchOptions) =>
      runs(async () => (await import("./commands/batch.js")).batch(path, options, terminal)),
    );
  program
    .command("import")
    .description(
      "puzzles as others write them (addresses of puzz.link, SudokuPad, f-puzzles and penpa-edit, pzprv3, JSON, Sudoku lines) as instances",
    )
    .argument("<what...>", "addresses, files of them; - is standard input")
    .addOption(formatOption("text", "ndjson"))
    .addOption(timeoutOption())
    .addOption(new Option("--progress", "show how far it is (on a terminal)"))
    .addOption(new Option("--no-progress", "show nothing"))
    .addOption(outputOption())
    .action((what: readonly string[], options: ImportOptions) =>
      runs(async () => (await import("./commands/import.js")).importPuzzles(what, options, terminal)),
    );
  program
    .command("library")
    .description("the classes of the standard library, by name, kind, address or words of their rules")
    .argument("[words...]", "all of them have to be there")
    .addOption(formatOption("text", "json"))
    .addOption(jsonOption())
    .action((words: readonly string[], options: LibraryOptions) =>
      runs(async () => (await import("./commands/library.js")).library(words, options, terminal)),
    );
  program
    .command("export")
    .description("instances as others write them")
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
    .addOption(new Option("--answer", "with the answer filled in, as `solve --format pzprv3` writes it"))
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
    .description("cut a count into work units, one a line, for other machines")
    .addArgument(file())
    .addArgument(instance())
    .addOption(new Option("--parts <n>", "how many units, at most").argParser(whole(1)).makeOptionMandatory())
    .addOption(setOption())
    .addOption(timeoutOption())
    .addOption(new Option("--memory <MB>", "how much memory it may take").argParser(positive))
    .addOption(outputOption())
    .action((path: string, name: string | undefined, options: SplitOptions) =>
      runs(async () => (await import("./commands/parts.js")).split(path, name, options, terminal)),
    );
  searchOptions(program.command("run-part"))
    .description("count what work units say: a result a line")
    .argument("<file>", "work units; - is standard input")
    .addOption(outputOption())
    .action((path: string, options: SolvingOptions) =>
      runs(async () => (await import("./commands/parts.js")).runPart(path, options, terminal)),
    );
  program
    .command("merge")
    .description("the whole count, from the results of all work units")
    .argument("<file...>", "results; - is standard input")
    .addOption(outputOption())
    .action((paths: readonly string[], options: Pick<SolvingOptions, "output">) =>
      runs(async () => (await import("./commands/parts.js")).merge(paths, options, terminal)),
    );
}
