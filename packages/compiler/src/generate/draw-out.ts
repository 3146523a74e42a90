/**
 * Structure that is drawn out of an answer: where all structure is said by yes or no, and random structure hardly ever has an answer (arrows that
 * point to what is nearest), both are looked for together, and then as much structure is there as that answer can have. Of it, the structure that is not needed
 * is taken back like clues.
 */
import type { OptionId } from "@ecp/engine";
import { addTo } from "../maps.js";
import type { LayerId } from "../typed.js";
import { splitFound } from "./clues/find-clues.js";
import { type Contents, emptyContents, type GivenPlace, withoutNo } from "./contents.js";
import { findAnswer } from "./find-answer.js";
import type { GeneratorPlan } from "./plan.js";
import type { Random } from "./random.js";
import { answerContents } from "./read-answer.js";
import { cellsOfLayer } from "./structure/improve.js";
import type { GivenGroup } from "./structure/take-back.js";
import { together, yesOrNo } from "./together.js";
import type { Workshop } from "./workshop.js";

/** A problem that takes more than this is not worth its time. */
const LARGE = 400_000;
/** Of the usual patience, for each question about what an answer can have. */
const PATIENCE = 0.1;

/** Whether answers have a say in all that is printed. */
export const canDrawOut = ({ puzzle }: Workshop, plan: GeneratorPlan): boolean =>
  plan.clues.size === 0 && plan.structure.length > 0 && yesOrNo(puzzle, plan).size === plan.structure.length;

/** Returns undefined if there is no answer, or if it takes too long. */
export async function drawOut(
  workshop: Workshop,
  plan: GeneratorPlan,
  random: Random,
): Promise<Contents | undefined> {
  const { puzzle, board } = workshop;
  const drawn = yesOrNo(puzzle, plan);
  const wanted = { layers: plan.clues, full: plan.full, cells: new Map() };
  const question = together(puzzle, wanted, plan, board);
  const compiled = workshop.compile(question, emptyContents, LARGE);
  if (compiled === undefined) return undefined;
  const { ground, lowered } = compiled;
  const asker = workshop.open(lowered);
  const others = new Set(ground.variables.flatMap(({ layer }) => (drawn.has(layer) ? [] : [layer])));
  const answer = await findAnswer(asker, compiled, random, { among: others });
  if (answer === undefined || answer === "too hard") return undefined;
  const isDrawn = (option: OptionId): boolean => {
    const seen = lowered.seenOf(option);
    if (seen?.kind !== "value") return seen === undefined;
    const layer = ground.variables[seen.variable]?.layer;
    return layer === undefined || drawn.has(layer);
  };
  const fixed = answer.filter((option) => !isDrawn(option));
  const most = ground.variables.flatMap(({ layer, element }) =>
    drawn.has(layer) ? (lowered.assume(layer, element, 1) ?? []) : [],
  );
  for (let left: readonly OptionId[] = random.shuffled(most); ; ) {
    const found = await asker.ask({ assume: [...fixed, ...left] }, PATIENCE);
    if (found?.kind === "solution") {
      const all = answerContents(question, lowered.decode(found.options));
      return withoutNo(splitFound(all, drawn).clues);
    }
    const blamed = new Set(found?.assume ?? []);
    const last = left.findLast((option) => blamed.has(option));
    if (last === undefined) return undefined;
    left = left.filter((option) => option !== last);
  }
}

/** The structure drawn out at one cell, side, link or the like of a layer goes together, so that it is not half of a sign. */
export function drawnGroups(
  { puzzle, board }: Workshop,
  plan: GeneratorPlan,
  contents: Contents,
  random: Random,
): readonly GivenGroup[] {
  const groups = new Map<string, GivenPlace[]>();
  for (const layer of yesOrNo(puzzle, plan)) {
    const declared = puzzle.layers[layer as LayerId];
    if (declared === undefined) continue;
    contents.values.get(layer)?.forEach((value, element) => {
      if (value !== undefined)
        addTo(groups, `${layer} ${cellsOfLayer(board, declared, element).join(" ")}`, { layer, element });
    });
  }
  return random.shuffled([...groups.values()]);
}
