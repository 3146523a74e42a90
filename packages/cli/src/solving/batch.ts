/**
 * `--instances FILE`: the rules are compiled once; every line of the file is a board, one symbol a cell, and is answered by a line. Givens
 * are assumptions of a search whose memory is made ready once.
 */

import {
  answerJson,
  batchLayer,
  compileInstance,
  diagnose,
  diagnosticJson,
  type Ground,
  type InstanceResult,
  type JsonObject,
  type LineGiven,
  type LineReader,
  type Lowered,
  makeLineReader,
  makeSource,
  resultJson,
  type Solution,
  type Sources,
  spanOf,
  type TypedInstance,
} from "@ecp/compiler";
import { type Prepared, prepare } from "@ecp/engine";
import { CommandError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { type Assumptions, lineOf, makeAssumer } from "../input/batch-symbols.js";
import { chooseInstances, type Loaded, loadFile } from "../input/load.js";
import { readText } from "../input/read-text.js";
import { resultStream } from "../report/output.js";
import { layOut } from "../report/plain-json.js";
import { formatDiagnostic, hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import { pictureOf } from "../report/results.js";
import type { Stream, Terminal } from "../terminal.js";
import { type Interrupt, makeInterrupt } from "./interrupt.js";
import { bytesOf, type Format, formatOf, type SolvingOptions } from "./options.js";
import { stopReason } from "./reasons.js";
import { runSearch } from "./run-search.js";
import { compilerSettings } from "./session.js";

interface Batch {
  readonly ground: Ground;
  readonly lowered: Lowered;
  readonly prepared: Prepared;
  readonly reader: LineReader;
  readonly assumptionsOf: (givens: readonly LineGiven[]) => Assumptions;
  readonly linesFile: string;
  readonly file: string;
  readonly sources: Sources;
  readonly options: SolvingOptions;
  readonly interrupt: Interrupt;
  readonly deadline: number | undefined;
}

export async function solveBatch(
  file: string,
  name: string | undefined,
  linesFile: string,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (formatOf(options) === "svg") throw new UsageError("a batch prints text or JSON");
  const begun = performance.now();
  const loaded = loadFile(file);
  const { analysis, host } = loaded;
  printDiagnostics(analysis.diagnostics, host.sources, terminal);
  if (hasErrors(analysis.diagnostics)) return exitCodes.errors;
  const lines = readText(linesFile);
  if ("refused" in lines) {
    throw new CommandError(lines.usage ? exitCodes.usage : exitCodes.errors, [lines.refused]);
  }
  const { ground, lowered } = compileRules(loaded, name, options, terminal);
  const reader = makeLineReader(ground, spanOf(file, 0, 0));
  if (reader.value === undefined) throw new CommandError(exitCodes.usage, reader.diagnostics);
  const interrupt = makeInterrupt();
  const batch: Batch = {
    ground,
    lowered,
    prepared: prepare(lowered.problem),
    reader: reader.value,
    assumptionsOf: makeAssumer(ground, lowered, reader.value.layer),
    file,
    linesFile,
    sources: new Map([...host.sources, [linesFile, makeSource(linesFile, lines.text)]]),
    options,
    interrupt,
    deadline: options.timeout === undefined ? undefined : begun + 1000 * options.timeout,
  };
  try {
    return await solveLines(batch, lines.text, resultStream(terminal, options.output), terminal);
  } finally {
    interrupt.release();
  }
}

/** The rules without what is to be found: of the instance that is named its parameters and other data, else the puzzle with none. */
function compileRules(
  loaded: Loaded,
  name: string | undefined,
  options: SolvingOptions,
  terminal: Terminal,
): { readonly ground: Ground; readonly lowered: Lowered } {
  const { typed } = loaded.analysis;
  const [named] = name === undefined ? [] : chooseInstances(loaded, name);
  const puzzle = named?.puzzle ?? typed.instances[0]?.puzzle ?? typed.puzzles[0];
  if (puzzle === undefined) throw new UsageError(`there is no puzzle in \`${loaded.file}\``);
  const isGiven = (line: TypedInstance["data"][number]): boolean =>
    line.target.kind !== "layer" || puzzle.layers[line.target.layer]?.role === "given";
  const empty: TypedInstance = {
    resolved: undefined,
    puzzle,
    span: spanOf(loaded.file, 0, 0),
    arguments: [],
    fixes: [],
    ...named,
    data: (named?.data ?? []).filter(isGiven),
  };
  const settings = compilerSettings(options, terminal);
  const { ground, lowered, diagnostics } = compileInstance(typed, empty, settings, loaded.host);
  printDiagnostics(diagnostics, loaded.host.sources, terminal);
  if (ground === undefined || lowered === undefined) {
    const reason = "its rules need data; name an instance that has them";
    throw new CommandError(exitCodes.errors, [
      diagnose(batchLayer, spanOf(loaded.file, 0, 0), { puzzle: puzzle.name, reason }),
    ]);
  }
  return { ground, lowered };
}

/** Output is written in pieces of this many characters, and the event loop gets a turn as often. */
const PIECE = 16_384;

async function solveLines(
  batch: Batch,
  text: string,
  results: Stream,
  terminal: Terminal,
): Promise<ExitCode> {
  const format = formatOf(batch.options);
  const codes = new Set<ExitCode>();
  const objects: JsonObject[] = [];
  let piece = "";
  const flush = async (): Promise<void> => {
    if (piece !== "") results.write(piece);
    piece = "";
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  let number = 0;
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    number++;
    const line = match[0];
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    const answer = await solveLine(batch, line, match.index, format, terminal);
    codes.add(answer.exitCode);
    if (format === "text") piece += `${answer.line}\n`;
    else {
      const object = resultJson({ ...answer.result, instance: String(number) });
      if (format === "ndjson") piece += `${JSON.stringify(object)}\n`;
      else objects.push(object);
    }
    if (piece.length > PIECE || batch.interrupt.requested) await flush();
    if (batch.interrupt.requested) break;
  }
  await flush();
  if (format === "json") results.write(`${layOut(objects)}\n`);
  if (batch.interrupt.requested) codes.add(exitCodes.interrupted);
  return worstOf([...codes]);
}

interface LineAnswer {
  readonly exitCode: ExitCode;
  readonly line: string;
  readonly result: InstanceResult;
}

async function solveLine(
  batch: Batch,
  line: string,
  start: number,
  format: Format,
  terminal: Terminal,
): Promise<LineAnswer> {
  const { ground, lowered, prepared, reader, options, interrupt, deadline, sources } = batch;
  const base = { file: batch.file, instance: undefined, puzzle: ground.puzzle.name };
  const read = reader.read(line, spanOf(batch.linesFile, start, start + line.length));
  if (read.value === undefined) {
    for (const each of read.diagnostics)
      terminal.err.write(`${formatDiagnostic(each, sources, terminal.err)}\n`);
    const diagnostics = read.diagnostics.map((each) => diagnosticJson(each, sources));
    return { exitCode: exitCodes.errors, line: "error", result: { ...base, status: "error", diagnostics } };
  }
  const memoryBytes = bytesOf(options);
  const search = prepared.search({
    strategy: options.strategy,
    ...batch.assumptionsOf(read.value),
    ...(options.limit > 0 ? { limit: options.limit + 1 } : {}),
    ...(memoryBytes === undefined ? {} : { memoryBytes }),
  });
  const found: Solution[] = [];
  const ending = await runSearch(search, {
    interrupt,
    deadline,
    take: (chosen) => {
      if (options.limit === 0 || found.length < options.limit) found.push(lowered.decode(chosen));
      return true;
    },
  });
  const count = search.count();
  const complete = ending === "done";
  const enough = options.limit > 0 && count > BigInt(options.limit);
  const reason = complete || enough ? undefined : stopReason(ending, search, options);
  const status =
    reason !== undefined && count < 2n
      ? "unknown"
      : count === 0n
        ? "none"
        : count === 1n
          ? "unique"
          : "multiple";
  const exitCode =
    reason !== undefined ? exitCodes.unknown : count === 0n ? exitCodes.noSolution : exitCodes.answered;
  if (format === "text") {
    return { exitCode, line: lineText(batch, found, status, reason), result: { ...base, status } };
  }
  const solutions = found.map((solution) => answerJson(pictureOf(ground, solution)));
  return {
    exitCode,
    line: "",
    result: { ...base, status, reason, solutions, count: complete ? count : undefined },
  };
}

function lineText(
  { reader }: Batch,
  found: readonly Solution[],
  status: InstanceResult["status"],
  reason: string | undefined,
): string {
  const lines = found.map((solution) => {
    const answer = solution.layers.get(reader.layer);
    return answer?.kind === "values" ? lineOf(answer.values) : "";
  });
  if (status === "none") return "no answer";
  if (status === "unknown") return `not known: ${reason ?? ""}`;
  const [only] = lines;
  return status === "multiple" && lines.length === 1 ? `${only} not the only answer` : lines.join("\n");
}
