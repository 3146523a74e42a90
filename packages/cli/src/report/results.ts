/** Outcomes as text and as JSON. */

import {
  answerJson,
  bestInWords,
  diagnosticJson,
  drawText,
  type Ground,
  groupedDigits,
  type InstanceResult,
  type JsonObject,
  makeScene,
  type Picture,
  resultJson,
  type Solution,
  type TextOptions,
} from "@ecp/compiler";
import { type Loaded, titleOf } from "../input/load.js";
import type { SolvingOptions } from "../solving/options.js";
import type { Outcome } from "../solving/solve-instance.js";
import type { Stream } from "../terminal.js";
import { ANSWERS_TOGETHER } from "../thresholds.js";
import { limitsMet, limitText } from "./limits.js";
import { layOut } from "./plain-json.js";
import { stylesFor } from "./styles.js";

export const pictureOf = (ground: Ground, solution?: Solution): Picture => ({
  ground,
  ...(ground.board === undefined ? {} : { board: ground.board }),
  ...(solution === undefined ? {} : { solution }),
});

const textOptions = (options: Pick<SolvingOptions, "ascii">, stream: Stream): TextOptions => ({
  ascii: options.ascii === true,
  styles: stylesFor(stream),
});

export function drawPicture(
  picture: Picture,
  options: Pick<SolvingOptions, "ascii">,
  stream: Stream,
): string {
  return drawText(makeScene(picture), textOptions(options, stream));
}

const grouped = (count: bigint): string => groupedDigits(count, "\u202f");

/** One line: how many answers there are, as far as that is known. */
export function verdictLine(outcome: Outcome, shown: number): string {
  const { status, count, reason, best, symmetries = 1, upToSymmetry } = outcome;
  const symmetric = symmetries > 1 ? " up to symmetry" : "";
  const why = reason === undefined ? "" : `: ${reason}`;
  switch (status) {
    case "unique":
      return `the only answer${symmetric}${why}`;
    case "multiple":
      if (count !== undefined && upToSymmetry !== undefined && symmetries > 1)
        return `${grouped(upToSymmetry)} answers up to symmetry, ${grouped(count)} in all`;
      if (count !== undefined) return `${grouped(count)} answers${why}`;
      if (reason !== undefined) return `${shown} answers${symmetric} or more${why}`;
      return shown === 1 ? `not the only answer${symmetric}` : `${shown} answers${symmetric}; there are more`;
    case "none":
      return `no answer${why}`;
    case "best":
      return `${best === undefined ? "the best answer" : bestInWords(best, true)}${why}`;
    case "unknown":
      if (best !== undefined) return `${bestInWords(best, false)}${why}`;
      if (shown === 1) return `an answer; whether it is the only one${symmetric} is not known${why}`;
      return `not known${why}`;
    case "error":
      return "not solved: there are errors";
    default:
      return status satisfies never;
  }
}

/** Titles only where there is more than one thing to tell apart. */
export const heading = (outcome: Pick<Outcome, "instance">, several: boolean, stream: Stream): string =>
  several ? `${stream.colours.bold(titleOf(outcome.instance))}\n` : "";

export function statsLine({ stats }: Outcome): string {
  if (stats === undefined) return "";
  const { items, options, nodes, updates, compileMs, solveMs, strategy } = stats;
  return (
    `${groupedDigits(items)} items, ${groupedDigits(options)} options, ${groupedDigits(nodes)} nodes, ${groupedDigits(updates)} updates; ` +
    `compiled in ${compileMs} ms, searched in ${solveMs} ms (${strategy})\n`
  );
}

export function resultOf(outcome: Outcome, loaded: Loaded): InstanceResult {
  const { instance, status, reason, ground, solutions, count, best, symmetries, upToSymmetry } = outcome;
  const { stats, diagnostics } = outcome;
  const [limit] = limitsMet(diagnostics);
  return {
    file: loaded.file,
    instance: instance.name,
    puzzle: instance.puzzle.name,
    status,
    reason: status === "unknown" && limit !== undefined ? limitText(limit) : reason,
    ...(status === "error"
      ? { diagnostics: diagnostics.map((each) => diagnosticJson(each, loaded.host.sources)) }
      : {
          solutions:
            ground === undefined ? [] : solutions.map((solution) => answerJson(pictureOf(ground, solution))),
          count,
          best,
          symmetries,
          upToSymmetry,
          stats,
        }),
  };
}

/** The object for a file that could not be compiled at all. */
export function errorResult({ file, analysis, host }: Loaded): InstanceResult {
  const { diagnostics } = analysis;
  const base = { file, instance: undefined, puzzle: undefined };
  const [limit] = limitsMet(diagnostics);
  if (limit !== undefined) return { ...base, status: "unknown", reason: limitText(limit) };
  return {
    ...base,
    status: "error",
    diagnostics: diagnostics.map((each) => diagnosticJson(each, host.sources)),
  };
}

/** `json`: an object, or a list of them where there are several. `ndjson`: one a line. */
export function printJson(results: readonly JsonObject[], format: "json" | "ndjson", stream: Stream): void {
  if (format === "ndjson") {
    for (const result of results) stream.write(`${JSON.stringify(result)}\n`);
    return;
  }
  const [only, ...others] = results;
  const whole = only !== undefined && others.length === 0 ? only : results;
  stream.write(`${layOut(whole)}\n`);
}

/**
 * One result a line, of which the answers are texts already: there may be millions, which are more than a text can hold, and whoever interrupts a
 * search does not wait until they are put together.
 */
export function printLine(result: InstanceResult, answers: readonly string[], stream: Stream): void {
  const line = JSON.stringify(resultJson(result));
  // No value has it, since a quote in a text is escaped.
  const place = line.indexOf(NO_ANSWERS);
  if (answers.length === 0 || place < 0) {
    stream.write(`${line}\n`);
    return;
  }
  const middle = place + NO_ANSWERS.length - 1;
  stream.write(line.slice(0, middle));
  for (let at = 0; at < answers.length; at += ANSWERS_TOGETHER)
    stream.write(`${at > 0 ? "," : ""}${answers.slice(at, at + ANSWERS_TOGETHER).join(",")}`);
  stream.write(`${line.slice(middle)}\n`);
}

const NO_ANSWERS = '"solutions":[]';

export const answerText = (ground: Ground, solution: Solution): string =>
  JSON.stringify(answerJson(pictureOf(ground, solution)));

export const toJson = (results: readonly InstanceResult[]): readonly JsonObject[] => results.map(resultJson);
