/** What a step of a search puts on the board and what it takes away, place by place, whatever the layers are. */
import { type AnswerPlace, type AnswerPlaces, placesOfAnswer } from "../explain/vet/places.js";
import type { Datum, Ground } from "../ground.js";
import type { Solution } from "../solution.js";

/** The cells of a place: one, those that a link joins, or those round an edge or a corner. */
export type PlaceCells = readonly number[];

export interface ChangedPlaces {
  readonly puts: readonly PlaceCells[];
  readonly takes: readonly PlaceCells[];
}

/** Tells the changes from board to board, beginning with the one before the search. Places without cells, and those with givens, are left out. */
export function placeWatch(ground: Ground, before: Solution): (after: Solution) => ChangedPlaces {
  const empty = placesOfAnswer(ground, before);
  let last: AnswerPlaces = empty;
  return (after) => {
    const now = placesOfAnswer(ground, after);
    const puts: PlaceCells[] = [];
    const takes: PlaceCells[] = [];
    for (const [key, place] of now) {
      const { cells, value } = place;
      if (cells.length === 0 || hasGiven(ground, place) || isSame(value, last.get(key)?.value)) continue;
      (isSame(value, empty.get(key)?.value) ? takes : puts).push(cells);
    }
    last = now;
    return { puts, takes };
  };
}

const isSame = (one: Datum | null, other: Datum | null | undefined): boolean =>
  one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));

function hasGiven({ variableOf, variables }: Ground, { given }: AnswerPlace): boolean {
  if (given === undefined) return false;
  const variable = variableOf.get(given.layer)?.[given.element];
  return variable !== undefined && variables[variable]?.given !== undefined;
}
