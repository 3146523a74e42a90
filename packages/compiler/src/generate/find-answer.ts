/**
 * A random answer: random choices are assumed, a handful at a time, as long as they leave an answer. What is left when they no longer do, or
 * after enough of them, is far from what a search would find first (which tends to be as empty as the rules allow).
 */
import type { OptionId } from "@ecp/engine";
import type { Random } from "./random.js";
import type { Compiled, Workshop } from "./workshop.js";

const FIRST_HANDFUL = 6;
const ROUNDS = 16;

export async function findAnswer(
  workshop: Workshop,
  compiled: Compiled,
  random: Random,
): Promise<readonly OptionId[] | undefined> {
  const seed = (): number => 1 + random.below(1_000_000);
  const first = await workshop.seek(compiled.lowered, { limit: 1, seed: seed() });
  let answer = first.solutions[0];
  if (answer === undefined) return undefined;
  const choices = random.shuffled(randomChoices(compiled, random));
  const assumed: OptionId[] = [];
  let handful = FIRST_HANDFUL;
  for (let round = 0, next = 0; round < ROUNDS && next < choices.length; round++) {
    const more = choices.slice(next, next + handful);
    next += handful;
    const held = new Set(answer);
    const assume = [...assumed, ...more];
    if (more.every((option) => held.has(option))) {
      assumed.push(...more);
      continue;
    }
    const found = await workshop.seek(compiled.lowered, { limit: 1, seed: seed(), assume });
    const [solution] = found.solutions;
    if (solution === undefined) {
      handful = Math.max(1, Math.floor(handful / 2));
      continue;
    }
    answer = solution;
    assumed.push(...more);
  }
  return answer;
}

/** One of each variable, and some of the options that are no value of a variable (placements, regions, paths). */
function randomChoices({ ground, lowered }: Compiled, random: Random): readonly OptionId[] {
  const share = 0.15 + 0.1 * random.below(5);
  const choices: OptionId[] = [];
  for (const { layer, element, domain } of ground.variables) {
    const truth = domain.length === 2 && domain[0] === 0 && domain[1] === 1;
    const value = truth ? Number(random.happens(share)) : domain[random.below(domain.length)];
    if (value === undefined || domain.length < 2) continue;
    choices.push(...(lowered.assume(layer, element, value) ?? []));
  }
  const others = ground.candidates.length + ground.placements.length;
  if (others > 0)
    for (let count = 0; count < 20; count++)
      choices.push(random.below(lowered.problem.optionCount) as OptionId);
  return choices;
}
