/**
 * `--instances FILE`: the rules are compiled once; every line of the file is a board, one symbol a cell, and is answered by a line. Givens
 * are assumptions of a search whose memory is made ready once.
 */

import {
  answerJson,
  batchLayer,
  compileInstance,
  type DataLine,
  diagnose,
  diagnosticJson,
  type Ground,
  type InstanceResult,
  type JsonObject,
  type LineGiven,
  type Lowered,
  makeSource,
  readingLine,
  resultJson,
  type Solution,
  spanOf,
  type TypedInstance,
} from "@ecp/compiler";
import { type Prepared, prepare, worthOf } from "@ecp/engine";
import { bounded } from "../bounded.js";
import { clock } from "../clock.js";
import { CommandError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { chooseInstances, type Loaded, loadFile } from "../input/load.js";
import { limitsMet } from "../report/limits.js";
import { formatDiagnostic, printDiagnostics } from "../report/print-diagnostics.js";
import { pictureOf } from "../report/results.js";
import type { Interrupt } from "../solving/interrupt.js";
import { bytesOf, formatOf, type SolvingOptions, wantsBest } from "../solving/options.js";
import { stopReason } from "../solving/reasons.js";
import { runSearch } from "../solving/run-search.js";
import { refuseOtherStrategies } from "../solving/search-best.js";
import { compilerSettings } from "../solving/session.js";
import type { Terminal } from "../terminal.js";
import { captured } from "./captured.js";
import { type Assumptions, lineOf, makeAssumer } from "./line-symbols.js";
import { type BoardLine, distantInterrupt, isStopped, type Order, ownDeadline, type Work } from "./work.js";

interface Batch {
  readonly ground: Ground;
  readonly lowered: Lowered;
  readonly prepared: Prepared;
  readonly reader: DataLine;
  readonly assumptionsOf: (givens: readonly LineGiven[]) => Assumptions;
  readonly linesFile: string;
  readonly file: string;
  readonly options: SolvingOptions;
  readonly interrupt: Interrupt;
  readonly deadline: number | undefined;
}

export interface Rules {
  readonly ground: Ground;
  readonly lowered: Lowered;
}

/** Throws where the rules cannot be compiled without data, or lines cannot fill the puzzle. `rules`: if they are compiled already. */
export function lineWork(order: Order, rules?: Rules): Work {
  const { options, file, stop } = order;
  const { terminal, take } = captured(order.look);
  const deadline = ownDeadline(order.deadline);
  const { ground, lowered } =
    rules ?? compileRules(loadFile(file, order.text), order.name, options, terminal, { deadline });
  const bounds = { deadline, timeout: options.timeout };
  const reader = readingLine(ground, spanOf(file, 0, 0));
  if (reader.value === undefined) throw new CommandError(exitCodes.usage, reader.diagnostics);
  const linesFile = order.linesFile ?? "";
  if (wantsBest(options) && lowered.objective !== undefined) refuseOtherStrategies(options);
  const batch: Batch = {
    ground,
    lowered,
    prepared: bounded(bounds, () => prepare(lowered.problem)),
    reader: reader.value,
    assumptionsOf: makeAssumer(ground, lowered, reader.value.layer),
    file,
    linesFile,
    options,
    interrupt: distantInterrupt(stop),
    deadline,
  };
  // Messages of the compiler are printed once, by whoever gave the order.
  take();
  return async (piece) => {
    const codes: ExitCode[] = [];
    const objects: JsonObject[] = [];
    if (piece.kind !== "lines") throw new Error("instances are other work");
    for (const line of piece.lines) {
      if (isStopped(stop)) break;
      const answer = await solveLine(batch, line, terminal);
      codes.push(answer.exitCode);
      const object = resultJson({ ...answer.result, instance: String(line.number) });
      switch (formatOf(options)) {
        case "text":
          // So that the n-th line answers the n-th.
          terminal.out.write(`${"\n".repeat(line.gap)}${answer.line}\n`);
          break;
        case "ndjson":
          terminal.out.write(`${JSON.stringify(object)}\n`);
          break;
        default:
          objects.push(object);
      }
    }
    return { ...take(), objects, codes };
  };
}

/**
 * The rules without what is to be found: of the instance that is named its parameters and other data, else the puzzle with none.
 * Values that a person was asked for are added to `asked`, as settings.
 */
export function compileRules(
  loaded: Loaded,
  name: string | undefined,
  options: SolvingOptions,
  terminal: Terminal,
  { asked = [], deadline }: { readonly asked?: string[]; readonly deadline?: number | undefined } = {},
): Rules {
  const { typed } = loaded.analysis;
  const [named] = name === undefined ? [] : chooseInstances(loaded, name);
  const puzzle = named?.puzzle ?? typed.instances[0]?.puzzle ?? typed.puzzles[0];
  if (puzzle === undefined) throw new UsageError(`there is no puzzle in \`${loaded.file}\``);
  const isGiven = (line: TypedInstance["data"][number]): boolean =>
    line.target.kind !== "layer" || puzzle.layers[line.target.layer]?.role === "given";
  const empty: TypedInstance = {
    sound: true,
    resolved: undefined,
    puzzle,
    span: spanOf(loaded.file, 0, 0),
    arguments: [],
    fixes: [],
    ...named,
    data: (named?.data ?? []).filter(isGiven),
  };
  const settings = compilerSettings(options, terminal);
  const { ask } = settings;
  const noting = (parameter: string, question: string): string | undefined => {
    const answer = ask?.(parameter, question);
    if (answer !== undefined) asked.push(`${parameter}=${answer}`);
    return answer;
  };
  const whole = {
    ...settings,
    ...(ask === undefined ? {} : { ask: noting }),
    expired: () => deadline !== undefined && clock() >= deadline,
  };
  const { ground, lowered, diagnostics } = bounded({ deadline, timeout: options.timeout }, () =>
    compileInstance(typed, empty, whole, loaded.host),
  );
  printDiagnostics(diagnostics, loaded.host.sources, terminal);
  if (ground === undefined || lowered === undefined) {
    // Stopped by a limit, which has been said.
    if (limitsMet(diagnostics).length > 0) throw new CommandError(exitCodes.unknown, []);
    const reason = "its rules need data; name an instance that has them";
    throw new CommandError(exitCodes.errors, [
      diagnose(batchLayer, spanOf(loaded.file, 0, 0), { puzzle: puzzle.name, reason }),
    ]);
  }
  return { ground, lowered };
}

interface LineAnswer {
  readonly exitCode: ExitCode;
  readonly line: string;
  readonly result: InstanceResult;
}

async function solveLine(
  batch: Batch,
  { text, number, refused }: BoardLine,
  terminal: Terminal,
): Promise<LineAnswer> {
  const { ground, lowered, prepared, reader, options, interrupt, deadline, linesFile } = batch;
  const base = { file: batch.file, instance: undefined, puzzle: ground.puzzle.name };
  const read =
    refused === undefined
      ? reader.read(text, spanOf(linesFile, 0, text.length))
      : { value: undefined, diagnostics: [refused] };
  if (read.value === undefined) {
    // Of the file only this line is at hand.
    const sources = new Map([[linesFile, makeSource(linesFile, text, number - 1)]]);
    for (const each of read.diagnostics)
      terminal.err.write(`${formatDiagnostic(each, sources, terminal.err)}\n`);
    const diagnostics = read.diagnostics.map((each) => diagnosticJson(each, sources));
    return { exitCode: exitCodes.errors, line: "error", result: { ...base, status: "error", diagnostics } };
  }
  const memoryBytes = bytesOf(options);
  const objective = wantsBest(options) ? lowered.objective : undefined;
  const search = prepared.search({
    strategy: options.strategy,
    ...batch.assumptionsOf(read.value),
    ...(objective !== undefined ? { best: true } : options.limit > 0 ? { limit: options.limit + 1 } : {}),
    ...(memoryBytes === undefined ? {} : { memoryBytes }),
  });
  const found: Solution[] = [];
  let reached: number | undefined;
  const ending = await runSearch(search, {
    interrupt,
    deadline,
    take: (chosen) => {
      if (objective !== undefined) {
        found[0] = lowered.decode(chosen);
        reached = worthOf(lowered.problem, chosen);
      } else if (options.limit === 0 || found.length < options.limit) found.push(lowered.decode(chosen));
      return true;
    },
  });
  const count = search.count();
  const complete = ending === "done";
  const isBest = objective !== undefined && found.length > 0;
  const best = isBest ? objective.best(reached, complete ? reached : search.bound?.()) : undefined;
  const enough = objective === undefined && options.limit > 0 && count > BigInt(options.limit);
  const reason = complete || enough ? undefined : stopReason(ending, search, options);
  const status =
    reason !== undefined && (count < 2n || isBest)
      ? "unknown"
      : isBest
        ? "best"
        : count === 0n
          ? "none"
          : count === 1n
            ? "unique"
            : "multiple";
  const exitCode =
    reason !== undefined ? exitCodes.unknown : count === 0n ? exitCodes.noSolution : exitCodes.answered;
  if (formatOf(options) === "text") {
    return { exitCode, line: lineText(batch, found, status, reason), result: { ...base, status } };
  }
  const solutions = found.map((solution) => answerJson(pictureOf(ground, solution)));
  return {
    exitCode,
    line: "",
    result: { ...base, status, reason, solutions, count: complete && !isBest ? count : undefined, best },
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
