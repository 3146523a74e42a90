/** `ecpc generate FILE [CLASS|INSTANCE]`: new instances with exactly one answer. The compiler makes them, and the clock is here. */

import {
  type Generator,
  type GeneratorWish,
  isSizeOpen,
  openGenerator,
  type Settings,
  type Symmetry,
  type TypedInstance,
  type TypedPuzzle,
} from "@ecp/compiler";
import { clock } from "../clock.js";
import { CutShortError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { makeOfRank } from "../generating/make-of-rank.js";
import { proveMade } from "../generating/prove-made.js";
import { askedName, chooseInstances, type Loaded, loadMended } from "../input/load.js";
import { resultStream } from "../output/result-stream.js";
import { codeOf } from "../report/limits.js";
import { hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import { progressLine } from "../report/progress-line.js";
import { settingsOf } from "../solving/options.js";
import type { Stream, Terminal } from "../terminal.js";
import { SHARE_BEFORE_GIVING } from "../thresholds.js";

export interface GenerateOptions {
  readonly set: readonly string[];
  readonly seed?: number;
  readonly size?: string;
  readonly count: number;
  readonly symmetry: Symmetry;
  /** False: givens may stay that are not needed. */
  readonly minimal: boolean;
  /** The hardest rank that it needs. */
  readonly difficulty?: number;
  readonly timeout?: number;
  readonly progress?: boolean;
  readonly output?: string;
  /** The file that a certificate of the one answer is written to. */
  readonly proof?: string;
}

/** Nobody said how large the board is to be: perhaps nothing has room on this one. */
function onSize({ sizeTaken }: Generator): string {
  if (sizeTaken === undefined) return "";
  const { rows, columns } = sizeTaken;
  return ` on a board of ${rows} x ${columns} or of some other sizes; \`--size ${2 * rows}x${2 * columns}\` would be another`;
}

/** Ends the making of an instance from within a search: the time is up. */
class Stopped extends Error {}

export async function generate(
  file: string,
  name: string | undefined,
  options: GenerateOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (options.proof !== undefined && options.count > 1)
    throw new UsageError(`--proof is of one instance, and --count asks for ${options.count}`);
  const begun = clock();
  const deadline = options.timeout === undefined ? undefined : begun + 1000 * options.timeout;
  const loaded = await loadMended(file, {});
  const { diagnostics, typed } = loaded.analysis;
  printDiagnostics(diagnostics, loaded.host.sources, terminal);
  if (hasErrors(diagnostics)) return codeOf(diagnostics);
  const size = options.size === undefined ? {} : { size: sizeOf(options.size) };
  const enough = (): boolean =>
    !options.minimal ||
    (options.timeout !== undefined && clock() - begun > SHARE_BEFORE_GIVING * 1000 * options.timeout);
  const model = modelOf(loaded, name);
  if (options.size !== undefined && !isSizeOpen(model.puzzle))
    throw new UsageError(
      `the board line of \`${model.puzzle.name}\` says how large it is: --size has no place`,
    );
  const wish: GeneratorWish = {
    typed,
    ...model,
    ...size,
    settings: {
      set: settingsOf(options.set),
      expired: () => deadline !== undefined && clock() >= deadline,
    },
    host: loaded.host,
    symmetry: options.symmetry,
    enough,
  };
  const progress = progressLine(terminal, options.progress);
  const check = (): void => {
    if (deadline !== undefined && clock() >= deadline) throw new Stopped();
  };
  // It has a thread of its own: nobody waits for a turn.
  const generator = openGenerator(
    wish,
    async () => check(),
    (what) => {
      check();
      progress.show(what);
    },
  );
  if ("diagnostics" in generator) {
    printDiagnostics(generator.diagnostics, loaded.host.sources, terminal);
    if (hasErrors(generator.diagnostics)) return codeOf(generator.diagnostics);
    if (generator.diagnostics.length === 0) terminal.err.write("it has no board to fill\n");
    return exitCodes.errors;
  }
  const results = resultStream(terminal, options.output);
  try {
    for (let index = 0; index < options.count; index++) {
      const seed = (options.seed ?? Math.floor(Math.random() * 1_000_000)) + index;
      const made =
        options.difficulty === undefined
          ? await generator.make(seed, `generated, seed ${seed}`)
          : await makeOfRank(generator, seed, options.difficulty, loaded, wish.settings, progress, check);
      progress.clear();
      if (made === undefined) {
        check();
        printDiagnostics(generator.refusal(), loaded.host.sources, terminal);
        const wanted = options.difficulty === undefined ? "" : ` and hardest rank ${options.difficulty}`;
        terminal.err.write(`no instance with exactly one answer${wanted} was found${onSize(generator)}\n`);
        return exitCodes.unknown;
      }
      results.write(index === 0 ? made.text : `\n${made.text}`);
      if (!made.minimal && options.minimal)
        terminal.err.write("most of the time is up: some givens may not be needed\n");
      if (options.proof !== undefined)
        prove(made.text, loaded, wish.settings, resultStream(terminal, options.proof), check);
    }
    return exitCodes.answered;
  } catch (thrown) {
    progress.clear();
    if (!(thrown instanceof Stopped)) throw thrown;
    const unfinished = generator.unfinished();
    // Whether one that is not done has the difficulty is not known.
    if (unfinished !== undefined && options.difficulty === undefined) {
      results.write(unfinished.text);
      terminal.err.write("the time is up: some givens may not be needed\n");
      return exitCodes.answered;
    }
    terminal.err.write("stopped: the time is up\n");
    return exitCodes.unknown;
  }
}

/** A `Stopped` is told apart: the instance is there by then, and only its proof is not. */
function prove(text: string, loaded: Loaded, settings: Settings, { write }: Stream, check: () => void): void {
  try {
    proveMade(text, loaded, settings, write, check);
  } catch (thrown) {
    if (thrown instanceof Stopped) throw new CutShortError("the time is up: the instance has no proof yet");
    throw thrown;
  }
}

export function sizeOf(text: string): { readonly rows: number; readonly columns: number } {
  const match = /^\s*(\d{1,3})\s*[x×]\s*(\d{1,3})\s*$/u.exec(text);
  const [rows, columns] = [Number(match?.[1]), Number(match?.[2])];
  if (!(rows >= 1 && columns >= 1))
    throw new UsageError(`--size needs rows and columns, like 8x8, not \`${text}\``);
  return { rows, columns };
}

/** A class by its name, at its first instance's parameters; or an instance, whose structure is kept. */
function modelOf(
  loaded: Loaded,
  name: string | undefined,
): { readonly puzzle: TypedPuzzle; readonly template?: TypedInstance; readonly keepStructure: boolean } {
  const { puzzles, instances } = loaded.analysis.typed;
  const [firstClass] = puzzles;
  const puzzle = name === undefined ? firstClass : puzzles.find((each) => each.name === name);
  if (puzzle === undefined || instances.some((each) => each.name !== undefined && askedName(each) === name)) {
    const [instance] = chooseInstances(loaded, name);
    if (instance === undefined) throw new UsageError("there is no puzzle in that file");
    return { puzzle: instance.puzzle, template: instance, keepStructure: true };
  }
  return { puzzle, keepStructure: false };
}
