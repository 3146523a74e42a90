/** `ecpc run FILE.dlx`: solves a problem in Knuth's format, or with `--matrix` a 0-1 matrix, without any puzzle. */

import {
  type Diagnostic,
  diagnose,
  diagnosticJson,
  exactCoverText,
  type JsonObject,
  makeSource,
  resultJson,
  type Sources,
  spanOf,
} from "@ecp/compiler";
import {
  type ItemId,
  itemName,
  type OptionId,
  optionName,
  type Problem,
  type ReadonlyInts,
  readKnuth,
} from "@ecp/engine";
import { bounded, boundsOf } from "../bounded.js";
import { clock } from "../clock.js";
import { CommandError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { readMatrix } from "../input/matrix.js";
import { readText } from "../input/read-text.js";
import { resultStream } from "../output/result-stream.js";
import { layOut } from "../report/plain-json.js";
import { hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import { boundedSearch } from "../solving/bounded-search.js";
import { makeInterrupt } from "../solving/interrupt.js";
import { bytesOf, formatOf, type SolvingOptions } from "../solving/options.js";
import { progressOn } from "../solving/progress.js";
import { stopReason } from "../solving/reasons.js";
import { runSearch } from "../solving/run-search.js";
import type { Terminal } from "../terminal.js";

export interface RunOptions extends SolvingOptions {
  readonly matrix?: boolean;
}

interface Reading {
  readonly problem: Problem | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
}

function readProblem(file: string, matrix: boolean): Reading {
  const read = readText(file);
  if ("refused" in read)
    throw new CommandError(read.usage ? exitCodes.usage : exitCodes.errors, [read.refused]);
  const source = makeSource(file, read.text);
  const sources = new Map([[file, source]]);
  if (matrix) {
    const reading = readMatrix(file, read.text);
    return "refused" in reading
      ? { problem: undefined, diagnostics: reading.refused, sources }
      : { problem: reading.problem, diagnostics: [], sources };
  }
  const { problem, diagnostics } = readKnuth(read.text);
  return {
    problem,
    sources,
    diagnostics: diagnostics.map(({ severity, line, column, message }) => {
      const start = (source.lineStarts[line - 1] ?? 0) + column - 1;
      const end = start + (/^\S*/.exec(read.text.slice(start))?.[0].length ?? 0);
      return { ...diagnose(exactCoverText, spanOf(file, start, end), { says: message }), severity };
    }),
  };
}

/** The items of an option as they are written, with colours as the character that they are. */
function optionText(problem: Problem, option: OptionId): string {
  const name = optionName(problem, option);
  const start = problem.optionStart[option] ?? 0;
  const end = problem.optionStart[option + 1] ?? start;
  const items = Array.from({ length: end - start }, (_, entry) => entryText(problem, start + entry));
  return `${name === undefined ? "" : `${name}: `}${items.join(" ")}`;
}

function entryText(problem: Problem, entry: number): string {
  const item = at(problem.optionItems, entry) as ItemId;
  const colour = at(problem.optionColours, entry);
  const name = itemName(problem, item) ?? `#${item}`;
  return colour === 0 ? name : `${name}:${String.fromCodePoint(colour)}`;
}

const at = (ints: ReadonlyInts, index: number): number => ints[index] ?? 0;

export async function run(file: string, options: RunOptions, terminal: Terminal): Promise<ExitCode> {
  const format = formatOf(options);
  const bounds = boundsOf(options);
  const { problem, diagnostics, sources } = bounded(bounds, () => readProblem(file, options.matrix === true));
  printDiagnostics(diagnostics, sources, terminal);
  const results = resultStream(terminal, options.output);
  const print = (object: JsonObject): void => {
    results.write(`${format === "ndjson" ? JSON.stringify(object) : layOut(object)}\n`);
  };
  const base = { file, instance: undefined, puzzle: undefined };
  if (problem === undefined || hasErrors(diagnostics)) {
    const found = diagnostics.map((each) => diagnosticJson(each, sources));
    if (format !== "text") print(resultJson({ ...base, status: "error", diagnostics: found }));
    return exitCodes.errors;
  }
  const { limit } = options;
  const memoryBytes = bytesOf(options);
  const listed: (readonly string[])[] = [];
  const interrupt = makeInterrupt();
  const progress = progressOn(terminal, options.progress);
  const before = clock();
  const search = boundedSearch(
    problem,
    {
      strategy: options.strategy,
      // Counting is what the command is for; solutions are listed if a limit asks for them.
      countOnly: limit === 0,
      ...(limit > 0 ? { limit: limit + 1 } : {}),
      ...(memoryBytes === undefined ? {} : { memoryBytes }),
    },
    bounds,
  );
  const ending = await runSearch(
    search,
    {
      interrupt,
      progress,
      deadline: bounds.deadline,
      take: (chosen) => {
        if (listed.length >= limit) return false;
        listed.push(chosen.toSorted((a, b) => a - b).map((option) => optionText(problem, option)));
        return true;
      },
    },
    problem,
  );
  progress.clear();
  await interrupt.release();
  const found = search.count();
  const complete = ending === "done";
  const enough = limit > 0 && found > BigInt(limit);
  const reason = complete || enough ? undefined : stopReason(ending, search, options);
  const none = complete && found === 0n;
  const noneReason = none ? (search.reason ?? "every possibility was tried") : undefined;
  const { nodes, updates, strategy } = search.stats();
  const solveMs = Math.round(100 * (clock() - before)) / 100;
  if (format === "text") {
    listed.forEach((lines, index) => {
      results.write(`${index > 0 ? "\n" : ""}${lines.join("\n")}\n`);
    });
    if (limit === 0 && complete) results.write(`${found}\n`);
    else if (limit > 0 && listed.length > 0) {
      results.write(
        `${complete && found === 1n ? "the only answer" : complete ? `${found} answers` : "not the only answer"}\n`,
      );
    }
    if (noneReason !== undefined) terminal.err.write(`no answer: ${noneReason}\n`);
    if (reason !== undefined) terminal.err.write(`not known: ${reason} (${found} found until then)\n`);
  } else {
    print(
      resultJson({
        ...base,
        status: none ? "none" : complete && found === 1n ? "unique" : found > 1n ? "multiple" : "unknown",
        reason: reason ?? noneReason,
        solutions: listed.map((lines) => ({ options: lines })),
        count: complete ? found : undefined,
        stats: {
          items: problem.itemCount,
          options: problem.optionCount,
          nodes,
          updates,
          compileMs: 0,
          solveMs,
          strategy,
        },
      }),
    );
  }
  if (options.stats) {
    terminal.err.write(`${nodes} nodes, ${updates} updates, ${solveMs} ms (${strategy})\n`);
  }
  if (ending === "interrupted") return exitCodes.interrupted;
  if (reason !== undefined) return exitCodes.unknown;
  return none ? exitCodes.noSolution : exitCodes.answered;
}
