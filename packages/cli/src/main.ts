/** The way in: arguments to an exit code. Nothing ends in a stack trace. */
import { CommanderError } from "commander";
import { Interrupted } from "./bounded.js";
import { CommandError, CutShortError, UsageError } from "./command-error.js";
import { type ExitCode, exitCodes } from "./exit-codes.js";
import { lackOfRoom } from "./lack-of-room.js";
import { resultFiles } from "./output/result-stream.js";
import { processStream } from "./process-stream.js";
import { type Finish, makeProgram } from "./program.js";
import type { Terminal } from "./terminal.js";

/** The world outside, as whoever begins a command has it. */
type Outside = Omit<Terminal, "files">;

export const main = (argv: readonly string[], outside: Outside): Promise<ExitCode> =>
  ended(outside, (terminal) => run(argv, terminal));

/** Runs the work, writes its files of results, and prints its error; returns the exit code. */
export async function ended(
  outside: Outside,
  work: (terminal: Terminal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const terminal: Terminal = { ...outside, files: resultFiles() };
  const code = await work(terminal).catch((error) => failure(error, terminal));
  try {
    terminal.files.finish(code);
    return code;
  } catch (error) {
    return failure(error, terminal);
  }
}

async function run(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const finish: Finish = { exitCode: exitCodes.answered };
  const program = makeProgram(terminal, finish, argv[0]);
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      writeOut: terminal.out.write,
      writeErr: terminal.err.write,
      getOutHasColors: () => terminal.out.colours.isColorSupported,
      getErrHasColors: () => terminal.err.colours.isColorSupported,
    });
  }
  await program.parseAsync([...argv], { from: "user" });
  return finish.exitCode;
}

/** Prints an error and returns its exit code. */
async function failure(error: unknown, terminal: Terminal): Promise<ExitCode> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.answered : exitCodes.usage;
  if (error instanceof UsageError) {
    terminal.err.write(`error: ${error.message}\n`);
    return exitCodes.usage;
  }
  if (error instanceof Interrupted) return exitCodes.interrupted;
  if (error instanceof CutShortError) {
    terminal.err.write(`not known: ${error.message}\n`);
    return exitCodes.unknown;
  }
  if (error instanceof CommandError) {
    const { printDiagnostics } = await import("./report/print-diagnostics.js");
    printDiagnostics(error.diagnostics, new Map(), terminal);
    return error.exitCode;
  }
  return internalError(error, terminal);
}

/** An error of the program, or of a strategy that says it cannot. The stack is for those who mend it. */
function internalError(error: unknown, terminal: Terminal): ExitCode {
  const message = error instanceof Error ? error.message : String(error);
  if (
    error instanceof Error &&
    error.name === "ProblemError" &&
    "code" in error &&
    error.code === "unsupported"
  ) {
    terminal.err.write(`error: ${message}\n`);
    return exitCodes.usage;
  }
  const lack = lackOfRoom(error);
  if (lack !== undefined) {
    terminal.err.write(`not known: ${lack}\n`);
    return exitCodes.unknown;
  }
  terminal.err.write(`internal error, please report it with the file: ${message}\n`);
  if ((terminal.environment.ECPC_STACK ?? "") !== "" && error instanceof Error) {
    terminal.err.write(`${error.stack ?? ""}\n`);
  }
  return exitCodes.errors;
}

/** Ends the process when the work is done: left alone, Node takes its heap apart, and waits for code that is still being optimized. */
export async function start(): Promise<void> {
  const environment = process.env;
  const [out, err] = [processStream(1, environment), processStream(2, environment)];
  process.exitCode = await main(process.argv.slice(2), { out, err, environment });
  await Promise.all([out.written(), err.written()]);
  process.exit();
}
