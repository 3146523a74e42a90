/** Everything that is to be told of an answer: as values, wholes and marks, each with the option that says it. */
import type { OptionId } from "@ecp/engine";
import type { Ground, GroundVariableId, ValueCode } from "../ground.js";
import type { Lowered } from "../lower/lower.js";
import type { LayerId } from "../typed.js";
import { type Fact, markFact, valueFact, wholeFact, wholeIn } from "./facts.js";
import { cellsOfMark, type Mark } from "./marks.js";

export interface Targets {
  /** Values; pieces, regions, ways and options that are chosen; and the marks of layers of which the answer has no whole. */
  readonly first: Map<OptionId, Fact>;
  /** The marks of the wholes: where another answer has other wholes, it may still have these. */
  readonly later: Map<OptionId, Fact>;
}

export type OptionOf = (variable: GroundVariableId, value: ValueCode) => OptionId | undefined;

/** `chosen` is an answer; what is `known` is no target. */
export function targetsOf(
  ground: Ground,
  marks: readonly Mark[],
  lowered: Lowered,
  optionOf: OptionOf,
  chosen: readonly OptionId[],
  known: ReadonlyMap<OptionId, Fact>,
): Targets {
  const answer = new Set(chosen);
  const first = new Map<OptionId, Fact>();
  const later = new Map<OptionId, Fact>();
  const isHidden = (layer: LayerId | undefined): boolean =>
    layer !== undefined && ground.puzzle.layers[layer]?.hidden === true;
  ground.variables.forEach(({ domain, layer }, index) => {
    const variable = index as GroundVariableId;
    if (isHidden(layer)) return;
    for (const value of domain) {
      const option = optionOf(variable, value);
      if (option !== undefined && answer.has(option) && !known.has(option))
        first.set(option, valueFact(ground, variable, value));
    }
  });
  // Of pieces, regions and options those that are there; that all others are not there is no step.
  const layersOfWholes = new Set<LayerId>();
  for (const option of chosen) {
    const whole = lowered.wholeOf(option);
    if (whole === undefined) continue;
    const layer = wholeIn(ground, whole)?.layer;
    if (layer !== undefined) layersOfWholes.add(layer);
    if (!isHidden(layer)) first.set(option, wholeFact(ground, whole));
  }
  for (const mark of marks)
    for (const value of mark.values) {
      const option = lowered.optionOfAuxiliary(mark.auxiliary, value);
      if (option === undefined || !answer.has(option)) continue;
      const when = mark.byWholes && layersOfWholes.has(mark.layer) ? later : first;
      when.set(option, markFact(ground, mark, value));
    }
  return { first, later };
}

/** Whether a whole that is known says it too: no cell is in two wholes of one layer. */
export function isDecided(ground: Ground, { of }: Fact, known: Iterable<Fact>): boolean {
  if (of.kind !== "mark") return false;
  const cells = cellsOfMark(of.mark);
  for (const fact of known) {
    if (fact.of.kind === "value" || fact.of.kind === "mark") continue;
    const whole = wholeIn(ground, fact.of);
    if (whole?.layer === of.mark.layer && cells.some((cell) => whole.cells.includes(cell))) return true;
  }
  return false;
}
