/**
 * Clues that fit an answer: the answer is given, the clue layers are to be found, as many clues as can stand together. Which value a clue has is
 * then for the rules to say, whatever they are.
 */
import type { OptionId } from "@ecp/engine";
import { type Datum, NONE } from "../ground.js";
import type { LayerId } from "../typed.js";
import { type Contents, emptyContents, joined } from "./contents.js";
import { findAnswer } from "./find-answer.js";
import type { Random } from "./random.js";
import { answerContents } from "./read-answer.js";
import { type Asked, answered, asking } from "./variants.js";
import type { Asker, Compiled, Workshop } from "./workshop.js";

export interface Clued {
  readonly clues: Contents;
  readonly answer: Contents;
}

/** Where clues and answer are looked for together, a problem that is larger than this is not worth its time. */
const LARGE = 400_000;

/**
 * All that is printed with all clues, and the answer (which the clues may decide where data cannot say it). Without an answer both are
 * looked for together.
 */
export async function findClues(
  workshop: Workshop,
  structure: Contents,
  answer: Contents | undefined,
  asked: Asked,
  random: Random,
): Promise<Clued | undefined> {
  if (answer === undefined) {
    const question = asking(workshop.puzzle, asked, workshop.board);
    const compiled = workshop.compile(question, structure, LARGE);
    if (compiled === undefined) return undefined;
    const both = await findAnswer(workshop.open(compiled.lowered), compiled, random);
    if (both === undefined) return undefined;
    const found = splitFound(answerContents(question, compiled.lowered.decode(both)), asked.layers);
    return (await findClues(workshop, structure, found.answer, asked, random)) ?? found;
  }
  const question = compileWithAnswer(workshop, structure, answer, asked);
  if (question === undefined) return undefined;
  const { ground, lowered } = question.compiled;
  const asker = workshop.open(lowered);
  let latest = await asker.ask({ seed: 1 + random.below(1_000_000) });
  if (latest?.kind !== "solution") return undefined;
  let solution: readonly OptionId[] = latest.options;
  const absences = random.shuffled(
    ground.variables.flatMap(({ layer, element, domain }) =>
      asked.layers.has(layer) && domain.includes(NONE) && domain.length > 1
        ? [...(lowered.assume(layer, element, NONE) ?? [])]
        : [],
    ),
  );
  // All clues are wanted; of those to blame that they cannot all stand, the latest in the order is given up, until the rest can.
  let wanted = absences;
  while (wanted.length > 0) {
    latest = await asker.ask({ forbid: wanted });
    if (latest?.kind === "solution") {
      solution = latest.options;
      break;
    }
    const blamed = new Set(latest?.kind === "none" ? latest.forbid : wanted);
    const last = wanted.findLast((absence) => blamed.has(absence));
    wanted = wanted.filter((absence) => absence !== last);
  }
  solution = await varied(asker, question.compiled, solution, wanted, asked.layers);
  const { clues, answer: rest } = splitFound(
    answerContents(question.puzzle, lowered.decode(solution)),
    asked.layers,
  );
  return { clues, answer: joined(answer, rest) };
}

/** Where the rules leave clues a choice, no two have one value, as far as that can be. */
async function varied(
  asker: Asker,
  { ground, lowered }: Compiled,
  solution: readonly OptionId[],
  forbid: readonly OptionId[],
  layers: ReadonlySet<LayerId>,
): Promise<readonly OptionId[]> {
  let best = solution;
  const assume: OptionId[] = [];
  const used = new Set<number>();
  for (const { layer, element, domain } of ground.variables) {
    if (!layers.has(layer) || domain.length < 3) continue;
    const optionOf = (value: number): OptionId | undefined => lowered.assume(layer, element, value)?.[0];
    const held = new Set(best);
    const now = domain.find((value) => {
      const option = optionOf(value);
      return option !== undefined && held.has(option);
    });
    if (now === undefined || now === NONE) continue;
    const fresh = used.has(now) ? domain.find((value) => value > 0 && !used.has(value)) : undefined;
    const option = fresh === undefined ? undefined : optionOf(fresh);
    const found = option === undefined ? undefined : await asker.ask({ assume: [...assume, option], forbid });
    if (option !== undefined && fresh !== undefined && found?.kind === "solution") {
      best = found.options;
      assume.push(option);
      used.add(fresh);
      continue;
    }
    const same = optionOf(now);
    if (same !== undefined) assume.push(same);
    used.add(now);
  }
  return best;
}

/** The answer is data where it can be, so that rules fold away; where that is refused, it is given to what is to be found. */
function compileWithAnswer(
  workshop: Workshop,
  structure: Contents,
  answer: Contents,
  asked: Asked,
): { readonly puzzle: Workshop["puzzle"]; readonly compiled: Compiled } | undefined {
  const { puzzle, board } = workshop;
  const question = asking(puzzle, asked, board);
  const asData = answered(question, new Set(answer.values.keys()));
  const bareAnswer = {
    ...answer,
    values: new Map([...answer.values].map(([id, all]) => [id, all.map(present)])),
  };
  for (const [variant, given] of [
    [asData, bareAnswer],
    [question, answer],
  ] as const) {
    const compiled = workshop.compile(variant, joined(structure, given));
    if (compiled !== undefined) return { puzzle: variant, compiled };
  }
  return undefined;
}

const present = (value: Datum | undefined): Datum | undefined =>
  typeof value === "object" && "none" in value ? undefined : value;

function splitFound(found: Contents, all: ReadonlySet<LayerId>): Clued {
  const values = new Map<LayerId, readonly (Datum | undefined)[]>();
  for (const id of all) values.set(id, (found.values.get(id) ?? []).map(present));
  const rest = new Map([...found.values].filter(([id]) => !all.has(id)));
  return { clues: { ...emptyContents, values }, answer: { ...found, values: rest } };
}
