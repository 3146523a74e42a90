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
import { type Asked, asking } from "./variants.js";
import type { Workshop } from "./workshop.js";

export interface Clued {
  readonly clues: Contents;
  readonly answer: Contents;
}

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
  const { puzzle, board, seek } = workshop;
  const question = asking(puzzle, asked, board);
  const compiled = workshop.compile(question, answer === undefined ? structure : joined(structure, answer));
  if (compiled === undefined) return undefined;
  const { ground, lowered } = compiled;
  const readFound = (solution: readonly OptionId[]): Clued =>
    splitFound(answerContents(question, lowered.decode(solution)), asked.layers);
  if (answer === undefined) {
    const both = await findAnswer(workshop, compiled, random);
    if (both === undefined) return undefined;
    const found = readFound(both);
    return (await findClues(workshop, structure, found.answer, asked, random)) ?? found;
  }
  const ask = async (forbid: readonly OptionId[]): Promise<readonly OptionId[] | undefined> => {
    const found = await seek(lowered, { limit: 1, seed: 1 + random.below(1_000_000), forbid });
    return found.solutions[0];
  };
  const absences = random.shuffled(
    ground.variables.flatMap(({ layer, element, domain }) =>
      asked.layers.has(layer) && domain.includes(NONE) && domain.length > 1
        ? [...(lowered.assume(layer, element, NONE) ?? [])]
        : [],
    ),
  );
  const first = await ask([]);
  if (first === undefined) return undefined;
  let solution = first;
  const forbidden: OptionId[] = [];
  let left = absences;
  for (let size = left.length; left.length > 0; ) {
    const here: ReadonlySet<OptionId> = new Set(solution);
    const chunk = left.slice(0, size);
    const better = chunk.every((absence) => !here.has(absence))
      ? solution
      : await ask([...forbidden, ...chunk]);
    if (better !== undefined) {
      solution = better;
      forbidden.push(...chunk);
      left = left.slice(chunk.length);
      size = Math.min(left.length, size * 2);
    } else if (chunk.length === 1) {
      left = left.slice(1);
      size = 4;
    } else size = Math.ceil(chunk.length / 4);
  }
  return readFound(solution);
}

function splitFound(found: Contents, all: ReadonlySet<LayerId>): Clued {
  const values = new Map<LayerId, readonly (Datum | undefined)[]>();
  for (const id of all)
    values.set(
      id,
      (found.values.get(id) ?? []).map((value) =>
        typeof value === "object" && "none" in value ? undefined : value,
      ),
    );
  const rest = new Map([...found.values].filter(([id]) => !all.has(id)));
  return { clues: { ...emptyContents, values }, answer: { ...found, values: rest } };
}
