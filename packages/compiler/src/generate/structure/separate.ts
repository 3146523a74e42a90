/**
 * Moves borders of an instance in which only structure is printed, until it has one answer.
 *
 * Borders move near the places where two answers differ. A step stays if it leaves at least one answer, and no more answers than before
 * (now and then a few more). Far from one answer the answers are not counted: there the number of places where answers differ decides.
 *
 * (*Measured* on divisions of 10x10: counting up to a hundred answers reaches the goal where the number of open places goes round in
 * circles. Without steps back, and without the open places where answers are many, four tries in ten fail in 20 s. With all open places,
 * instead of those of six answers, which are other places each time, seeds 1 to 4 take 5 to 13 s instead of 7 to 56 s.)
 */
import type { OptionId } from "@ecp/engine";
import type { Solution } from "../../solution.js";
import type { Contents, GivenPlace } from "../contents.js";
import { differentAnswers, type JudgedInstance, judge } from "../judge.js";
import type { Random } from "../random.js";
import type { Workshop } from "../workshop.js";
import { nearCells } from "./improve.js";

const STEPS_IN_VAIN = 120;
/** Far from one answer: another start is cheaper. */
const STEPS_IN_THE_DARK = 60;
/** Answers are counted up to here. */
const MANY = 100;
/** With more places open than this, answers are not counted: there are many. */
const FAR_OFF = 25;
/** The amount by which a step may be worse, and how rarely that is allowed. */
const SETBACK = 3;
const SETBACKS = 0.25;

export async function separate(
  workshop: Workshop,
  start: { readonly contents: Contents; readonly verdict: JudgedInstance },
  change: (contents: Contents, near: ReadonlySet<number>) => Contents | undefined,
  random: Random,
  tell: (answers: number) => void,
): Promise<Contents | undefined> {
  let { contents } = start;
  let seen = await otherAnswers(start.verdict);
  let best = measure(seen);
  const patience = (): number => (seen.answers < MANY ? STEPS_IN_VAIN : STEPS_IN_THE_DARK);
  for (let vain = 0; vain < patience() && seen.answers > 1; vain++) {
    tell(seen.answers);
    const next = change(contents, nearCells(workshop, seen.open, random));
    if (next === undefined) return undefined;
    const verdict = await judge(workshop, next, new Set());
    if (verdict === undefined) continue;
    const after = await otherAnswers(verdict);
    if (measure(after) > measure(seen) + (random.happens(SETBACKS) ? SETBACK : 0)) continue;
    if (measure(after) < best) vain = 0;
    best = Math.min(best, measure(after));
    contents = next;
    seen = after;
  }
  return seen.answers === 1 ? contents : undefined;
}
/** Less is better: any number of answers that could be counted is better than many. */
const measure = ({ answers, open }: Seen): number => (answers < MANY ? answers : MANY + open.length);

interface Seen {
  /** `MANY`, if there are as many, or it takes too long to know. */
  readonly answers: number;
  /** Where any of them differs from the first. */
  readonly open: readonly GivenPlace[];
}

async function otherAnswers(verdict: JudgedInstance): Promise<Seen> {
  if (verdict.other === undefined) return { answers: 1, open: [] };
  const open = await openPlaces(verdict, verdict.other);
  if (open.length > FAR_OFF) return { answers: MANY, open };
  const { asker } = verdict;
  for (let count = 1; count < MANY; count++) {
    const next = await asker.ask({});
    if (next?.kind === "none") return { answers: count, open };
    if (next === undefined) break;
    asker.exclude();
  }
  return { answers: MANY, open };
}

/** All places where other answers differ from the first: what none was met to lack is asked for by itself. */
async function openPlaces(
  { compiled: { lowered }, asker, options, answer }: JudgedInstance,
  other: Solution,
): Promise<readonly GivenPlace[]> {
  const open = new Map<string, GivenPlace>();
  const add = (solution: Solution): void => {
    for (const place of differentAnswers(answer, solution))
      open.set(`${place.layer} ${place.element}`, place);
  };
  add(other);
  let closed = options.filter((option) => lowered.seenOf(option) !== undefined);
  /** Another answer, without any of these, and without as many as can be of what all had. */
  const meet = async (forbid: readonly OptionId[]): Promise<boolean> => {
    const next = await asker.ask({ forbid, prefer: { options: closed, chosen: false } });
    if (next?.kind !== "solution") return false;
    add(lowered.decode(next.options));
    const chosen = new Set(next.options);
    closed = closed.filter((option) => chosen.has(option));
    return true;
  };
  for (let before = Number.POSITIVE_INFINITY; closed.length < before; ) {
    before = closed.length;
    await meet([]);
  }
  for (let sure = 0, option = closed[0]; option !== undefined; option = closed[sure])
    if (!(await meet([option]))) sure++;
  return [...open.values()];
}
