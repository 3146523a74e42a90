/**
 * Where nothing is printed but structure, what counts is how many answers it has: borders move near where two answers differ, and a step stays if it
 * leaves no more answers than before, and one at least. (*Measured* on divisions of 10x10: counting up to a hundred arrives where the number of
 * open places, or driving out one answer after the other, goes round in circles.)
 */
import type { Contents } from "./contents.js";
import { nearCells } from "./improve.js";
import { differences, judge, type Verdict } from "./judge.js";
import type { Random } from "./random.js";
import type { Workshop } from "./workshop.js";

const STEPS_IN_VAIN = 120;
/** Far from one answer: another start is cheaper. */
const STEPS_IN_THE_DARK = 15;
/** Answers are counted up to here. */
const MANY = 100;

export async function separate(
  workshop: Workshop,
  start: { readonly contents: Contents; readonly verdict: Verdict },
  change: (contents: Contents, near: ReadonlySet<number>) => Contents | undefined,
  random: Random,
  tell: (answers: number) => void,
): Promise<Contents | undefined> {
  let { contents, verdict } = start;
  let answers = await countAnswers(verdict, MANY);
  for (let vain = 0; vain < (answers < MANY ? STEPS_IN_VAIN : STEPS_IN_THE_DARK) && answers > 1; vain++) {
    tell(answers);
    const { answer, other } = verdict;
    const places = other === undefined ? [] : differences(answer, other);
    const next = change(contents, nearCells(workshop, places, random));
    if (next === undefined) return undefined;
    const after = await judge(workshop, next, new Set());
    if (after === undefined) continue;
    const count = await countAnswers(after, Math.min(MANY, answers + 1));
    if (count > answers) continue;
    if (count < answers) vain = 0;
    contents = next;
    verdict = after;
    answers = count;
  }
  return answers === 1 ? contents : undefined;
}

/** Goes on to exclude answers; stops at `most`, and where it takes too long. */
async function countAnswers({ asker, other }: Verdict, most: number): Promise<number> {
  if (other === undefined) return 1;
  for (let count = 2; count < most; count++) {
    asker.exclude();
    const next = await asker.ask({});
    if (next === undefined) return most;
    if (next.kind === "none") return count;
  }
  return most;
}
