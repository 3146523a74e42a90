/**
 * Puzzles as others write them, one a line and of any kinds, each answered by a line of JSON. The puzzles of a piece are one text: so the classes that they
 * share are checked once, and of all others nothing is in memory.
 */

import {
  type Diagnostic,
  diagnosticJson,
  type InstanceResult,
  type JsonObject,
  makeSource,
  resultJson,
} from "@ecp/compiler";
import { classText, importPuzzle, instanceText } from "@ecp/interchange";
import { leftOutDiagnostics, problemDiagnostic } from "@ecp/lsp/import-diagnostics";
import { clock } from "../clock.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { mistakesOfInstances } from "../input/broken-instances.js";
import { type Loaded, loadFile } from "../input/load.js";
import { errorResult, resultOf } from "../report/results.js";
import { progressOn } from "../solving/progress.js";
import { compilerSettings } from "../solving/session.js";
import { solveInstance } from "../solving/solve-instance.js";
import { captured } from "./captured.js";
import { type BoardLine, distantInterrupt, isStopped, type Order, ownDeadline, type Work } from "./work.js";

type Read =
  | { readonly line: number; readonly refused: readonly JsonObject[] }
  | { readonly line: number; readonly declared: string; readonly text: string };

export function puzzleWork(order: Order): Work {
  const { options, stop, file } = order;
  const { terminal, take } = captured(order.look);
  const interrupt = distantInterrupt(stop);
  const settings = compilerSettings(options, terminal);
  const whole = ownDeadline(order.deadline);
  const progress = progressOn(terminal, false);
  return async (piece) => {
    if (piece.kind !== "lines") throw new Error("instances are other work");
    const codes: ExitCode[] = [];
    const answer = (line: number, result: InstanceResult, code: ExitCode): void => {
      codes.push(code);
      terminal.out.write(`${JSON.stringify(resultJson({ ...result, file, instance: String(line) }))}\n`);
    };
    const read = piece.lines.map((line) => readLine(file, line));
    const loaded = loadedOf(read);
    const broken = loaded === undefined ? undefined : mistakesOfInstances(loaded.analysis);
    for (const each of read) {
      if (isStopped(stop)) break;
      if ("refused" in each) {
        const base = { file, instance: undefined, puzzle: undefined };
        answer(each.line, { ...base, status: "error", diagnostics: each.refused }, exitCodes.errors);
        continue;
      }
      // An error elsewhere than in an instance is an error of all that stands in the text: each is tried alone.
      const own = broken === undefined ? loadedOf([each]) : loaded;
      const instance = own?.analysis.typed.instances.find(({ name }) => name === String(each.line));
      if (own === undefined || instance === undefined)
        throw new Error("an instance of the piece is not there");
      if (broken === undefined || broken.has(instance.span.start)) {
        const mistakes = broken?.get(instance.span.start);
        if (mistakes !== undefined || own.analysis.diagnostics.some(({ severity }) => severity === "error")) {
          const result = errorResult(own);
          const said = mistakes?.map((one) => diagnosticJson(one, own.host.sources));
          answer(each.line, said === undefined ? result : { ...result, diagnostics: said }, exitCodes.errors);
          continue;
        }
      }
      const { deadline, timeout, named } = boundOf(whole, options);
      const outcome = await solveInstance({
        loaded: own,
        instance,
        settings,
        options: timeout === undefined ? options : { ...options, timeout },
        limit: options.limit,
        countOnly: false,
        interrupt,
        progress,
        deadline,
      });
      const result = resultOf(outcome, own);
      answer(each.line, { ...result, reason: result.reason?.replace("--timeout", named) }, outcome.exitCode);
    }
    return { ...take(), objects: [], codes };
  };
}

interface Bound {
  readonly deadline: number | undefined;
  readonly timeout: number | undefined;
  /** The option that says so. */
  readonly named: string;
}

/** When one puzzle has to be done: in time of its own, or with the whole. */
function boundOf(whole: number | undefined, { each, timeout }: Order["options"]): Bound {
  const own = each === undefined ? undefined : clock() + 1000 * each;
  if (own !== undefined && own < (whole ?? Number.POSITIVE_INFINITY))
    return { deadline: own, timeout: each, named: "--each" };
  return { deadline: whole, timeout, named: "--timeout" };
}

function readLine(file: string, { text, number, refused }: BoardLine): Read {
  const imported = refused === undefined ? importPuzzle(text) : undefined;
  const said: readonly Diagnostic[] =
    imported === undefined
      ? refused === undefined
        ? []
        : [refused]
      : "problem" in imported
        ? [problemDiagnostic(imported.problem, file, text, 0)]
        : leftOutDiagnostics(imported.value, file, text);
  if (imported === undefined || "problem" in imported || said.length > 0) {
    const sources = new Map([[file, makeSource(file, text, number - 1)]]);
    return { line: number, refused: said.map((each) => diagnosticJson(each, sources)) };
  }
  const { value } = imported;
  return { line: number, declared: classText(value), text: instanceText(value, String(number)) };
}

/** The puzzles as one text of .ecp; undefined where none could be read. */
function loadedOf(read: readonly Read[]): Loaded | undefined {
  const good = read.flatMap((each) => ("refused" in each ? [] : [each]));
  if (good.length === 0) return undefined;
  const classes = [...new Set(good.map(({ declared }) => declared))].filter((text) => text !== "");
  const parts = ["use std\n", ...classes, ...good.map(({ text }) => text)];
  return loadFile("<imported>", parts.join("\n"));
}
