/**
 * A random answer: random choices are assumed, a handful at a time, as long as they leave an answer. The answer that is left when they no longer do,
 * or after enough of them, is far from the one that a search would find first (which tends to be as empty as the rules allow).
 */
import type { OptionId, SessionQuestion } from "@ecp/engine";
import type { GroundVariable } from "../ground.js";
import type { LayerId } from "../typed.js";
import type { Experience } from "./experience.js";
import type { Random } from "./random.js";
import type { Asker, WorkshopProblem } from "./workshop.js";

const FIRST_HANDFUL = 6;
const ROUNDS = 24;
/** Of the usual patience, for each round: choices that leave an answer mostly leave one that is found at once. */
const HASTE = 0.1;

interface Thoroughness {
  readonly experience?: Experience;
  readonly patience?: number;
  readonly rounds?: number;
  /** Layers whose values are chosen at random; absent: all. */
  readonly among?: ReadonlySet<LayerId>;
  /** Facts that are assumed in any case. */
  readonly under?: Pick<SessionQuestion, "assume" | "forbid">;
}

export async function findAnswer(
  asker: Asker,
  compiled: WorkshopProblem,
  random: Random,
  /** `patience`: so many times the usual for any answer at all; `rounds`: how many handfuls are tried. */
  { experience, patience, rounds = ROUNDS, among, under = {} }: Thoroughness = {},
): Promise<readonly OptionId[] | "too hard" | undefined> {
  const seed = (): number => 1 + random.below(1_000_000);
  const first = await asker.ask({ ...under, seed: seed() }, patience ?? experience?.patience());
  if (patience === undefined) experience?.noteAnswer(first?.kind);
  if (first?.kind !== "solution") return first === undefined ? "too hard" : undefined;
  let answer: readonly OptionId[] = first.options;
  const choices = random.shuffled(randomChoices(compiled, random, among));
  const assumed: OptionId[] = [];
  let handful = FIRST_HANDFUL;
  for (let round = 0, next = 0; round < rounds && next < choices.length; round++) {
    const more = choices.slice(next, next + handful);
    const held = new Set(answer);
    const assume = [...(under.assume ?? []), ...assumed, ...more];
    if (more.every((option) => held.has(option))) {
      assumed.push(...more);
      next += handful;
      continue;
    }
    const found = await asker.ask({ ...under, seed: seed(), assume }, HASTE);
    if (found?.kind === "solution") {
      answer = found.options;
      assumed.push(...more);
      next += handful;
      continue;
    }
    // The choice that is to blame is dropped; the others of the handful get another chance.
    const blamed = new Set(found?.kind === "none" ? found.assume : more);
    const innocent = more.filter((option) => !blamed.has(option));
    choices.splice(next, more.length, ...innocent);
    handful = Math.max(1, Math.floor(handful / 2));
  }
  return answer;
}

/** One of each variable, and some of the options that are no value of a variable (placements, regions, paths). */
function randomChoices(
  { ground, lowered }: WorkshopProblem,
  random: Random,
  among: ReadonlySet<LayerId> | undefined,
): readonly OptionId[] {
  const share = 0.15 + 0.1 * random.below(5);
  const choices: OptionId[] = [];
  for (const variable of ground.variables) {
    if (among?.has(variable.layer) === false || variable.domain.length < 2) continue;
    const yesNo =
      variable.domain.length === 2 && ground.puzzle.layers[variable.layer]?.domain.kind === "yes-no";
    const value = yesNo ? Number(random.happens(share)) : randomValue(variable, random);
    if (value !== undefined) choices.push(...(lowered.assume(variable.layer, variable.element, value) ?? []));
  }
  const others = ground.candidates.length + ground.placements.length;
  if (others > 0)
    for (let count = 0; count < 20; count++)
      choices.push(random.below(lowered.problem.optionCount) as OptionId);
  return choices;
}

/** For many numbers the small ones are likely: large ones are sizes and sums that few boards have. */
const MANY_VALUES = 12;

function randomValue({ domain }: GroundVariable, random: Random): number | undefined {
  const few = domain.length > MANY_VALUES ? 1 + random.below(MANY_VALUES) : domain.length;
  return domain[random.below(few)];
}
