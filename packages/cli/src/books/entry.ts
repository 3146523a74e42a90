/** A puzzle of a book: drawn unsolved and solved, with its title and its grade. */
import {
  drawSvg,
  explainSolution,
  gradeOf,
  makeScene,
  type Picture,
  type Scene,
  type Step,
  type TypedInstance,
} from "@ecp/compiler";
import { clock } from "../clock.js";
import { drive, within } from "../explaining/drive.js";
import { titleOf } from "../input/load.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import { pictureOf } from "../report/results.js";
import type { SolvingOptions } from "../solving/options.js";
import { progressOn } from "../solving/progress.js";
import type { Session } from "../solving/session.js";
import { type Outcome, solveInstance } from "../solving/solve-instance.js";
import type { Terminal } from "../terminal.js";
import { GRADING_MS } from "../thresholds.js";

export interface Entry {
  readonly title: string;
  readonly puzzle: Scene;
  readonly answer: Scene | undefined;
  /** `3 (naked pair)` */
  readonly grade: string | undefined;
  /** Of a puzzle that has not exactly one answer. */
  readonly note: string | undefined;
}

export const unsolved = (title: string, picture: Picture): Entry => ({
  title,
  puzzle: makeScene(picture),
  answer: undefined,
  grade: undefined,
  note: undefined,
});

export interface Wanted {
  readonly answers: boolean;
  readonly grades: boolean;
}

/** Or the outcome that says why there is none. */
export async function entryOf(
  instance: TypedInstance,
  session: Session,
  { answers, grades }: Wanted,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<{ readonly entry: Entry | undefined; readonly outcome: Outcome }> {
  const { loaded, settings, interrupt, deadline } = session;
  const outcome = await solveInstance({
    loaded,
    instance,
    settings,
    options,
    limit: 1,
    countOnly: false,
    interrupt,
    progress: progressOn(terminal, false),
    deadline,
  });
  printDiagnostics(outcome.diagnostics, loaded.host.sources, terminal);
  const { ground, status } = outcome;
  if (ground === undefined) return { entry: undefined, outcome };
  const [solution] = outcome.solutions;
  const isUnique = status === "unique";
  const entry: Entry = {
    title: titleOf(instance),
    puzzle: makeScene(pictureOf(ground)),
    answer: answers && solution !== undefined ? makeScene(pictureOf(ground, solution)) : undefined,
    grade: grades && isUnique ? await gradeText(instance, session, options) : undefined,
    note: isUnique ? undefined : notes[status],
  };
  return { entry, outcome };
}

const notes: Readonly<Record<Outcome["status"], string | undefined>> = {
  unique: undefined,
  multiple: "one of several answers",
  none: "no answer",
  best: undefined,
  unknown: "not solved in time",
  error: undefined,
};

/** Returns undefined if it is not found in a moment. */
async function gradeText(
  instance: TypedInstance,
  { loaded: { analysis, host }, settings, interrupt, deadline: whole }: Session,
  { timeout }: SolvingOptions,
): Promise<string | undefined> {
  const deadline = Math.min(clock() + GRADING_MS, whole ?? Number.POSITIVE_INFINITY);
  const work = explainSolution({ analysis, instance, settings: within(settings, deadline), host });
  const steps: Step[] = [];
  const driven = await drive(work, { interrupt, deadline, timeout }, (step) => {
    if (step !== undefined) steps.push(step);
  });
  if (driven.ending !== "done" || driven.result.kind !== "solved") return undefined;
  const { score, hard } = gradeOf(steps);
  const hardest = steps[hard[0] ?? -1]?.technique.name;
  return hardest === undefined ? String(score) : `${score} (${hardest})`;
}

export const svgOf = (scene: Scene, title: string): string => drawSvg(scene, { title, isPart: true });
