/**
 * Finds the turns, reflections and (on a torus) shifts of the board that map the answers onto the answers. They are found, not assumed:
 *
 * 1. A few answers are looked for. A motion that takes one of them to something that is no answer keeps the rules and givens not.
 * 2. Of the others, a motion with which all conditions of the problem can be permuted (engine: `makeSymmetryTest`) keeps them.
 * 3. Of a motion for which neither is seen (conditions may be said differently from the left and from the right), every answer is tried.
 *
 * The motions kept form a group; so whatever follows from motions already known is not tested.
 */

import { NO_IMAGE, type Turning, type Turnings } from "@ecp/compiler";
import { makeSymmetryTest, type OptionId, openSession, type Problem, type Session } from "@ecp/engine";
import { bounded, Interrupted, TimeIsUp } from "../bounded.js";
import { clock } from "../clock.js";
import { SYMMETRY_PATIENCE, SYMMETRY_SAMPLES } from "../thresholds.js";
import { boundedSearch } from "./bounded-search.js";
import { runSearch, type SearchRunOptions } from "./run-search.js";

export type SymmetryGroup =
  /** The identity first. */
  | { readonly known: true; readonly group: readonly Turning[] }
  | { readonly known: false; readonly reason: string };

export async function findSymmetryGroup(
  problem: Problem,
  turnings: Turnings,
  running: Omit<SearchRunOptions, "take">,
): Promise<SymmetryGroup> {
  try {
    return await findWithin(problem, turnings, running);
  } catch (error) {
    if (error instanceof TimeIsUp) return unknown("timeout");
    if (error instanceof Interrupted) return unknown("interrupted");
    throw error;
  }
}

/** Throws `TimeIsUp` or `Interrupted` where that ends one of its steps. */
async function findWithin(
  problem: Problem,
  turnings: Turnings,
  running: Omit<SearchRunOptions, "take">,
): Promise<SymmetryGroup> {
  const [identity, ...others] = turnings.all;
  if (identity === undefined || others.length === 0) return { known: true, group: turnings.all };
  const group = new Group(identity, turnings.composed);
  const samples: OptionId[][] = [];
  const sampling = boundedSearch(problem, { limit: SYMMETRY_SAMPLES }, running);
  const ending = await runSearch(sampling, { ...running, take: (chosen) => samples.push(chosen) > 0 });
  if (ending === "timeout" || ending === "interrupted") return unknown(ending);
  const isMember = makeMembership(problem, turnings);
  const isAnswer: typeof isMember = (image) => bounded(running, () => isMember(image));
  const isSymmetry = bounded(running, () => makeSymmetryTest(problem));
  const open: Turning[] = [];
  for (const turning of others) {
    if (group.isDecided(turning)) continue;
    // On a torus there are many.
    if (running.interrupt?.requested === true) return unknown("interrupted");
    if (running.deadline !== undefined && clock() > running.deadline) return unknown("timeout");
    const kept = samples.map((chosen) => isAnswer(turnings.imageOf(turning, chosen)));
    if (kept.includes(false)) group.refute(turning);
    else if (
      turnings.byOption &&
      !turning.images.includes(NO_IMAGE) &&
      bounded(running, () => isSymmetry(turning.images)) !== undefined
    )
      group.add(turning);
    else open.push(turning);
  }
  const left = new Set(open.filter((turning) => !group.isDecided(turning)));
  if (left.size > 0 && samples.length > 0) {
    let doubt = false;
    const trying = boundedSearch(problem, {}, running);
    const tried = await runSearch(trying, {
      ...running,
      take: (chosen) => {
        for (const turning of left) {
          const kept = isAnswer(turnings.imageOf(turning, chosen));
          if (kept === undefined) doubt = true;
          if (kept !== true) left.delete(turning);
        }
        return left.size > 0;
      },
    });
    if (left.size > 0 && tried !== "done") return unknown(trying.reason ?? tried);
    if (doubt) return unknown("");
  }
  for (const turning of left) group.add(turning);
  return { known: true, group: [...group.members] };
}

const unknown = (why: string): SymmetryGroup => ({
  known: false,
  reason: `stopped before it was clear which symmetries keep the rules${why === "" ? "" : ` (${why})`}`,
});

/** Whether the image of an answer is an answer; undefined if that took too long to say. */
function makeMembership(
  problem: Problem,
  { seen }: Turnings,
): (image: readonly number[] | undefined) => boolean | undefined {
  let session: Session | undefined;
  return (image) => {
    if (image === undefined) return false;
    session ??= openSession(problem);
    const assume = new Set(image);
    session.ask({
      assume: image.map((option) => option as OptionId),
      forbid: seen.filter((option) => !assume.has(option)).map((option) => option as OptionId),
    });
    const answer = session.step(SYMMETRY_PATIENCE);
    return answer === undefined ? undefined : answer.kind === "solution";
  };
}

class Group {
  readonly members: Set<Turning>;
  private readonly generators: Turning[] = [];
  private readonly refuted = new Set<Turning>();

  constructor(
    private readonly identity: Turning,
    private readonly composed: (first: Turning, second: Turning) => Turning,
  ) {
    this.members = new Set([identity]);
  }

  isDecided(turning: Turning): boolean {
    return this.members.has(turning) || this.refuted.has(turning);
  }

  add(turning: Turning): void {
    if (this.members.has(turning)) return;
    this.generators.push(turning);
    const reached = new Set([this.identity]);
    // Motions added during the loop are visited too.
    for (const member of reached)
      for (const generator of this.generators) reached.add(this.composed(member, generator));
    for (const member of reached) this.members.add(member);
  }

  /** With one, all that differ from it by a member. */
  refute(turning: Turning): void {
    for (const member of this.members) this.refuted.add(this.composed(member, turning));
  }
}
