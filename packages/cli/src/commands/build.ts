/**
 * `ecpc build FILE --emit STAGE`: any stage of the pipeline. The trees and the ground problem are JSON; `dlx` is Knuth's text format; `opb`, `dimacs`, `fzn` and `lp`
 * are what other solvers read.
 */
import {
  cannotBeWritten,
  diagnose,
  type Ground,
  type Lowered,
  type Origin,
  patterns,
  type RulePlan,
  rulePlan,
  sizeInWords,
  spanOf,
  type TypedInstance,
  type TypedPuzzle,
} from "@ecp/compiler";
import { type BooleanFormat, booleanFormats, ProblemError, writeKnuth } from "@ecp/engine";
import { bounded, deadlineOf } from "../bounded.js";
import { CommandError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { askedName, chooseInstances, type Loaded, loadMended } from "../input/load.js";
import { resultStream } from "../output/result-stream.js";
import { codeOf } from "../report/limits.js";
import { originText } from "../report/origins.js";
import { plainJson } from "../report/plain-json.js";
import { placeOf, printDiagnostics } from "../report/print-diagnostics.js";
import type { SolvingOptions } from "../solving/options.js";
import { compilerSettings } from "../solving/session.js";
import { compileTask } from "../solving/solve-instance.js";
import type { Terminal } from "../terminal.js";

export type Stage = "ast" | "resolved" | "typed" | "plan" | "ground" | "problem" | "dlx" | BooleanFormat;

export interface BuildOptions extends SolvingOptions {
  readonly emit: Stage;
}

export async function build(
  file: string,
  name: string | undefined,
  options: BuildOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const deadline = deadlineOf(options);
  const loaded = await loadMended(file, { deadline, timeout: options.timeout });
  const { analysis, host } = loaded;
  printDiagnostics(analysis.diagnostics, host.sources, terminal);
  const code = codeOf(analysis.diagnostics);
  const broken = code !== exitCodes.answered;
  const emit = (text: string): ExitCode => {
    resultStream(terminal, options.output).write(text);
    return exitCodes.answered;
  };
  switch (options.emit) {
    // A tree is there even where the text has errors: it is what one looks at then.
    case "ast":
      emit(plainJson(analysis.file));
      return code;
    case "resolved":
      emit(plainJson(analysis.resolved));
      return code;
    case "typed":
      emit(
        plainJson({
          ...analysis.typed,
          puzzles: analysis.typed.puzzles.map(withoutTree),
          instances: analysis.typed.instances.map(ofPuzzle),
        }),
      );
      return code;
    case "plan":
    case "ground":
    case "problem":
    case "dlx":
    case "opb":
    case "dimacs":
    case "fzn":
    case "lp":
      return broken ? code : await emitInstance(loaded, name, options, terminal, emit, deadline);
    default:
      return options.emit satisfies never;
  }
}

/** Messages of earlier stages are left out: a stage is looked at by itself. */
const withoutTree = ({ resolved: _, ...puzzle }: TypedPuzzle) => puzzle;
const ofPuzzle = ({ resolved: _, puzzle, ...instance }: TypedInstance) => ({ of: puzzle.name, ...instance });

function groundText({ puzzle, instance, ...ground }: Ground): string {
  return plainJson({ puzzle: puzzle.name, instance: instance.name ?? null, ...ground });
}

async function emitInstance(
  loaded: Loaded,
  name: string | undefined,
  options: BuildOptions,
  terminal: Terminal,
  emit: (text: string) => ExitCode,
  deadline: number | undefined,
): Promise<ExitCode> {
  const instances = chooseInstances(loaded, name);
  const [instance] = instances;
  if (instance === undefined || instances.length > 1) {
    const names = instances.map((each) => `\`${askedName(each)}\``).join(", ");
    throw new UsageError(`the file has ${instances.length} instances; name one after it: ${names}`);
  }
  const compiled = await compileTask({
    loaded,
    instance,
    settings: compilerSettings(options, terminal),
    deadline,
    options,
  });
  const diagnostics = compiled.ready ? compiled.diagnostics : compiled.outcome.diagnostics;
  printDiagnostics(diagnostics, loaded.host.sources, terminal);
  if (!compiled.ready) {
    const { ground, reason } = compiled.outcome;
    if (reason !== undefined) terminal.err.write(`not known: ${reason}\n`);
    if (options.emit === "ground" && ground !== undefined) emit(groundText(ground));
    return compiled.outcome.exitCode;
  }
  if (options.emit === "ground") return emit(groundText(compiled.ground));
  if (options.emit === "plan") {
    const { puzzle } = instance;
    if (!loaded.analysis.typed.isSound(puzzle)) return exitCodes.errors;
    const plans = rulePlan(puzzle, compiled.ground, compiled.lowered);
    return emit(plans.map((plan) => planText(plan, loaded)).join("\n"));
  }
  const { problem } = compiled.lowered;
  const stage = options.emit;
  if (options.emit === "problem")
    return emit(plainJson({ ...problem, origins: originsOf(compiled.lowered, loaded) }));
  try {
    const texts = isBooleanFormat(stage) ? booleanFormats[stage](problem) : [writeKnuth(problem)];
    const pieces = texts[Symbol.iterator]();
    const { timeout } = options;
    for (;;) {
      const piece = bounded({ deadline, timeout }, () => pieces.next());
      if (piece.done === true) return exitCodes.answered;
      emit(piece.value);
    }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const place = spanOf(loaded.file, 0, 0);
    throw new CommandError(exitCodes.errors, [diagnose(cannotBeWritten, place, { reason: error.message })]);
  }
}

const isBooleanFormat = (stage: Stage): stage is BooleanFormat => Object.hasOwn(booleanFormats, stage);

/** A rule, its clauses, the patterns that took or read it, and what it came to. */
function planText(
  { rule, span, clauses, patterns: taken, size }: RulePlan,
  { host }: Pick<Loaded, "host">,
): string {
  const title = rule === undefined ? "a rule" : `rule "${rule}"`;
  return [
    `${title} (${placeOf(span, host.sources)})`,
    ...clauses.map((clause) => `  ${clause}`),
    ...taken.map((pattern) => `  pattern "${pattern}": ${patterns.get(pattern)?.makes}`),
    `  ${sizeInWords(size)}`,
    "",
  ].join("\n");
}

/** Why each item, row and global is there. */
function originsOf(lowered: Lowered, { host }: Pick<Loaded, "host">): Record<string, (string | null)[]> {
  const { problem, originOf, originOfRow, originOfGlobal } = lowered;
  const all = (count: number, of: (index: number) => Origin | undefined): (string | null)[] =>
    Array.from({ length: count }, (_, index) => {
      const origin = of(index);
      return origin === undefined ? null : originText(origin, host);
    });
  return {
    items: all(problem.itemCount, originOf),
    rows: all(problem.rows.count, originOfRow),
    globals: all(problem.globals.length, originOfGlobal),
  };
}
