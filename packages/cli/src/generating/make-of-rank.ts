/** An instance of a wished difficulty: made, told as `ecpc rate` would tell it, and taken if it is right. */
import { analyse, explainSolution, type Generator, gradeOf, type Settings, type Step } from "@ecp/compiler";
import type { Loaded } from "../input/load.js";
import type { ProgressLine } from "../report/progress-line.js";
import { MOST_MADE } from "../thresholds.js";

type Made = Awaited<ReturnType<Generator["make"]>>;

/**
 * Tries a sequence of instances that depends only on the seed, so that the same seed gives the same puzzle. Undefined if none of many is as
 * difficult.
 */
export async function makeOfRank(
  generator: Generator,
  seed: number,
  rank: number,
  loaded: Loaded,
  settings: Settings,
  progress: ProgressLine,
  check: () => void,
): Promise<Made> {
  for (let attempt = 0; attempt < MOST_MADE; attempt++) {
    const made = await generator.make(seed + attempt * SEEDS_APART, `generated, seed ${seed}, rank ${rank}`);
    if (made === undefined) return undefined;
    const hardest = hardestOf(made.text, rank, loaded, settings, check);
    progress.show(`${attempt + 1} made, the last of rank ${hardest ?? "above"}`);
    if (hardest === rank) return made;
  }
  return undefined;
}

/** This number makes the sequences of neighbouring seeds differ. */
const SEEDS_APART = 1_000_003;

/** Undefined as soon as a step is harder than that, or where there is no way to the answer. */
function hardestOf(
  text: string,
  rank: number,
  { file, analysis: { source }, host }: Loaded,
  settings: Settings,
  check: () => void,
): number | undefined {
  const analysis = analyse(file, `${source.text}\n\n${text}`, host);
  const instance = analysis.typed.instances.at(-1);
  if (instance === undefined) return undefined;
  const work = explainSolution({ analysis, instance, settings, host });
  const steps: Step[] = [];
  for (;;) {
    check();
    const next = work.next();
    if (next.done === true) return next.value.kind === "solved" ? gradeOf(steps).hardest : undefined;
    if (next.value === undefined) continue;
    if (next.value.technique.rank > rank) return undefined;
    steps.push(next.value);
  }
}
