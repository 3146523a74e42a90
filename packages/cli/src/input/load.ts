/** A file on the command line → its diagnostics, and the instances that the user means. */
import {
  type Analysis,
  analyse,
  type Diagnostic,
  diagnose,
  nearName,
  noSuchInstance,
  nothingToSolve,
  spanOf,
  type TypedInstance,
} from "@ecp/compiler";
import { type Bounds, bounded } from "../bounded.js";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { hasErrors } from "../report/print-diagnostics.js";
import { makeHost, type RecordingHost } from "./host.js";
import { readText } from "./read-text.js";

export interface Loaded {
  readonly file: string;
  readonly analysis: Analysis;
  readonly host: RecordingHost;
}

/** `text`: where the file was read before. Throws a `CommandError` where it cannot be read. Its diagnostics are not judged here. */
export function loadFile(file: string, text?: string): Loaded {
  const read = text === undefined ? readText(file) : { text };
  if ("refused" in read) {
    throw new CommandError(read.usage ? exitCodes.usage : exitCodes.errors, [read.refused]);
  }
  const host = makeHost();
  host.record(file, read.text);
  const analysis = analyse(file, read.text, host);
  for (const [name, source] of analysis.resolved.sources) host.record(name, source.text);
  return { file, analysis, host };
}

/** The name by which an instance is asked for: its own, or that of its puzzle if it has none. */
export const askedName = (instance: TypedInstance): string => instance.name ?? instance.puzzle.name;

/** The same with the lines that were meant, where the text has errors: the phrases are loaded only then. */
export async function loadMended(file: string, bounds: Bounds, text?: string): Promise<Loaded> {
  const loaded = bounded(bounds, () => loadFile(file, text));
  if (!hasErrors(loaded.analysis.diagnostics)) return loaded;
  const { mended } = await import("@ecp/compiler/mending");
  return { ...loaded, analysis: bounded(bounds, () => mended(loaded.analysis, loaded.host)) };
}

/** The instances to work on: all, or the one of that name. */
export function chooseInstances(
  { file, analysis }: Loaded,
  name: string | undefined,
): readonly TypedInstance[] {
  const { instances, puzzles } = analysis.typed;
  const here = spanOf(file, 0, 0);
  const refuse = (exitCode: 1 | 2, diagnostic: Diagnostic): never => {
    throw new CommandError(exitCode, [diagnostic]);
  };
  if (name === undefined) {
    if (instances.length > 0) return instances;
    return refuse(
      exitCodes.errors,
      diagnose(nothingToSolve, here, { puzzles: puzzles.map((puzzle) => puzzle.name) }),
    );
  }
  const chosen = instances.filter((instance) => askedName(instance) === name);
  if (chosen.length > 0) return chosen;
  const names = instances.map(askedName);
  return refuse(
    exitCodes.usage,
    diagnose(noSuchInstance, here, { name, near: nearName(name, names), names }),
  );
}

/** `Sudoku, "17 clues"`; by the puzzle's name where the instance has none. */
export const titleOf = (instance: TypedInstance): string =>
  instance.name === undefined
    ? (instance.puzzle.title ?? instance.puzzle.name)
    : `${instance.puzzle.title ?? instance.puzzle.name}, “${instance.name}”`;
