/** `ecpc rate FILE [INSTANCE]`: how hard it is, by the way to the answer. */
import {
  explainSolution,
  type Grade,
  gradeOf,
  type JsonObject,
  type PathEnd,
  type Step,
  type TypedInstance,
} from "@ecp/compiler";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { drive, within } from "../explaining/drive.js";
import { type InstanceExplained, stopped } from "../explaining/explain-path.js";
import { type ExplainOptions, explainFormatOf } from "../explaining/options.js";
import { entriesFrom } from "../input/entries-from.js";
import { limitsMet, limitText } from "../report/limits.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import { progressLine } from "../report/progress-line.js";
import { heading } from "../report/results.js";
import type { Session } from "../solving/session.js";
import type { Stream, Terminal } from "../terminal.js";
import { MOST_HARD } from "../thresholds.js";
import { forEachInstance } from "./explain.js";

export const rate = (
  file: string,
  name: string | undefined,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<ExitCode> => forEachInstance(file, name, options, terminal, rateInstance);

async function rateInstance(
  instance: TypedInstance,
  session: Session,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<InstanceExplained> {
  const { loaded, instances, settings, interrupt, deadline, results } = session;
  const { analysis, host } = loaded;
  const isText = explainFormatOf(options) === "text";
  const say = (text: string): void => {
    if (isText) results.write(text);
  };
  const object = { file: loaded.file, instance: instance.name ?? null, puzzle: instance.puzzle.name };
  const entries =
    options.from === undefined ? undefined : entriesFrom(options.from, loaded, instance, settings, terminal);
  if (typeof entries === "number") return { exitCode: entries, object: { ...object, status: "error" } };
  say(heading({ instance }, instances.length > 1, results));
  const task = { analysis, instance, settings: within(settings, deadline), host };
  const work = explainSolution({ ...task, ...(entries === undefined ? {} : { entries }) });
  const steps: Step[] = [];
  const showing = progressLine(terminal, options.progress);
  const driven = await drive(work, { interrupt, deadline, timeout: options.timeout }, (step) => {
    if (step === undefined) return;
    steps.push(step);
    showing.show(`step ${steps.length}, ${step.left} values are left`);
  });
  showing.clear();
  const grade = gradeOf(steps);
  const isDone = driven.ending === "done" && driven.result.kind === "solved";
  if (isDone) {
    say(gradeText(grade, steps, results));
    return {
      exitCode: exitCodes.answered,
      object: { ...object, status: "rated", ...gradeJson(grade, steps) },
    };
  }
  const { reason, exitCode } =
    driven.ending === "done" ? whyNot(driven.result, session, terminal) : stopped(driven.ending, options);
  say(`not rated: ${reason}\n`);
  if (steps.length > 0) say(`What was found by then:\n${gradeText(grade, steps, results)}`);
  return { exitCode, object: { ...object, status: "unknown", reason, ...gradeJson(grade, steps) } };
}

function whyNot(
  end: PathEnd,
  { loaded: { host } }: Session,
  terminal: Terminal,
): { readonly reason: string; readonly exitCode: ExitCode } {
  switch (end.kind) {
    case "open":
      return {
        reason: "it has several answers; `ecpc vet` says where they differ",
        exitCode: exitCodes.answered,
      };
    case "no answer":
      return { reason: "it has no answer; `ecpc explain` says why", exitCode: exitCodes.noSolution };
    case "wrong":
      return { reason: "an entry is wrong; `ecpc hint` says which", exitCode: exitCodes.noSolution };
    case "refused": {
      printDiagnostics(end.diagnostics, host.sources, terminal);
      const [limit] = limitsMet(end.diagnostics);
      return limit === undefined
        ? { reason: "there are errors", exitCode: exitCodes.errors }
        : { reason: limitText(limit), exitCode: exitCodes.unknown };
    }
    case "solved":
      return { reason: "the puzzle has other answers", exitCode: exitCodes.answered };
    case "given up":
      return { reason: "no further step was found with some patience", exitCode: exitCodes.unknown };
    default:
      return end satisfies never;
  }
}

function gradeText(grade: Grade, steps: readonly Step[], { colours: { bold, dim } }: Stream): string {
  const hardest = steps[grade.hard[0] ?? -1];
  const lines = [
    hardest === undefined
      ? bold("difficulty 0: nothing is left to be found")
      : bold(`difficulty ${grade.score}, hardest rank ${grade.hardest} (${hardest.technique.name})`),
    ...grade.byTechnique.map(
      ({ rank, name, steps: count }) => `  ${String(count).padStart(4)} × rank ${rank}  ${name}`,
    ),
  ];
  const shown = grade.hard.slice(0, MOST_HARD);
  if (grade.hardest > 0) {
    lines.push(dim(grade.hard.length > 1 ? "the hardest steps:" : "the hardest step:"));
    for (const index of shown) lines.push(`  ${index + 1}. ${steps[index]?.says ?? ""}`);
    if (grade.hard.length > shown.length) lines.push(`  and ${grade.hard.length - shown.length} more`);
  }
  return `${lines.join("\n")}\n`;
}

const gradeJson = (grade: Grade, steps: readonly Step[]): JsonObject => ({
  difficulty: grade.score,
  hardest: grade.hardest,
  steps: grade.steps,
  byRank: [...grade.byRank],
  byTechnique: grade.byTechnique.map(({ key, rank, steps: count }) => ({
    technique: key,
    rank,
    steps: count,
  })),
  hard: grade.hard.map((index) => ({ step: index + 1, says: steps[index]?.says ?? "" })),
});
