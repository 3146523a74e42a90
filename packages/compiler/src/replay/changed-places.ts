/** The changes of a step of a search, place by place, whatever the layers are: the places that it puts something at, and those that it takes something from. */
import type { OptionId } from "@ecp/engine";
import { type AnswerPlace, type AnswerPlaces, placesOfAnswer } from "../explain/vet/places.js";
import type { Datum, Ground, GroundVariableId } from "../ground.js";
import type { Lowered } from "../lower/lower.js";

/** The cells of a place: one, those that a link joins, or those round an edge or a corner. */
export type PlaceCells = readonly number[];

export interface ChangedPlaces {
  readonly puts: readonly PlaceCells[];
  readonly takes: readonly PlaceCells[];
}

/**
 * Tells the changes from board to board by what is chosen, beginning with nothing. That there is nothing at a place is also put there. Places without cells,
 * and those with givens, are left out.
 */
export function placeWatch(
  ground: Ground,
  { decode, seenOf }: Pick<Lowered, "decode" | "seenOf">,
): (chosen: readonly OptionId[]) => ChangedPlaces {
  const empty = placesOfAnswer(ground, decode([]));
  let last: AnswerPlaces = empty;
  let settledBefore: ReadonlySet<GroundVariableId> = new Set();
  return (chosen) => {
    const now = placesOfAnswer(ground, decode(chosen));
    const settled = new Set<GroundVariableId>();
    for (const option of chosen) {
      const seen = seenOf(option);
      if (seen?.kind === "value") settled.add(seen.variable);
    }
    const puts: PlaceCells[] = [];
    const takes: PlaceCells[] = [];
    for (const [key, place] of now) {
      const { cells, value } = place;
      const variable = variableAt(ground, place);
      if (cells.length === 0 || (variable !== undefined && ground.variables[variable]?.given !== undefined))
        continue;
      const isSettled = variable !== undefined && settled.has(variable);
      const wasSettled = variable !== undefined && settledBefore.has(variable);
      if (isSettled === wasSettled && isSame(value, last.get(key)?.value)) continue;
      (isSettled || !isSame(value, empty.get(key)?.value) ? puts : takes).push(cells);
    }
    last = now;
    settledBefore = settled;
    return { puts, takes };
  };
}

const variableAt = ({ variableOf }: Ground, { given }: AnswerPlace): GroundVariableId | undefined =>
  given === undefined ? undefined : variableOf.get(given.layer)?.[given.element];

const isSame = (one: Datum | null, other: Datum | null | undefined): boolean =>
  one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
