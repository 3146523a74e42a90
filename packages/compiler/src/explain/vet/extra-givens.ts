/**
 * The fewest values that, given besides, leave one of several answers. One answer is meant, and each of its values rules out those of the others that differ there: the
 * fewest that rule out all others is a set cover, found in order of size up to three, and beyond that greedily.
 */
import type { AnswerPlace, AnswerPlaces } from "./places.js";

export interface ExtraGivens {
  readonly givens: readonly AnswerPlace[];
  /** No fewer would do, for any of the answers. */
  readonly fewest: boolean;
}

/** Comparisons before it is not looked any further for fewer. */
const PATIENCE = 20_000_000;
const EXACT = 3;

/** Returns undefined if no value tells some two of them apart. */
export function extraGivens(answers: readonly AnswerPlaces[]): ExtraGivens | undefined {
  const covers = answers.map((answer) => coversOf(answer, answers));
  let spent = 0;
  for (let size = 1; size <= EXACT; size++)
    for (const cover of covers) {
      spent += combinations(cover.length, size) * answers.length;
      if (spent > PATIENCE) return greediest(covers, answers.length);
      const found = ofSize(cover, size, answers.length - 1);
      if (found !== undefined) return { givens: found.map(({ place }) => place), fewest: true };
    }
  return greediest(covers, answers.length);
}

interface Cover {
  readonly place: AnswerPlace;
  /** The answers that differ there. */
  readonly others: ReadonlySet<number>;
}

function coversOf(answer: AnswerPlaces, answers: readonly AnswerPlaces[]): readonly Cover[] {
  return [...answer].flatMap(([key, place]): readonly Cover[] => {
    if (place.given === undefined) return [];
    const others = new Set(
      answers.flatMap((other, index) => (other.get(key)?.value === place.value ? [] : [index])),
    );
    return others.size === 0 ? [] : [{ place, others }];
  });
}

function ofSize(covers: readonly Cover[], size: number, all: number): readonly Cover[] | undefined {
  const choose = (
    from: number,
    chosen: readonly Cover[],
    ruledOut: ReadonlySet<number>,
  ): readonly Cover[] | undefined => {
    if (ruledOut.size === all) return chosen;
    const left = size - chosen.length;
    if (left === 0) return undefined;
    for (let index = from; index + left <= covers.length; index++) {
      const cover = covers[index];
      if (cover === undefined || (left === 1 && ruledOut.size + cover.others.size < all)) continue;
      const found = choose(index + 1, [...chosen, cover], new Set([...ruledOut, ...cover.others]));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return choose(0, [], new Set());
}

function greediest(covers: readonly (readonly Cover[])[], answers: number): ExtraGivens | undefined {
  let best: readonly Cover[] | undefined;
  for (const cover of covers) {
    const found = greedy(cover, answers - 1);
    if (found !== undefined && (best === undefined || found.length < best.length)) best = found;
  }
  return best === undefined ? undefined : { givens: best.map(({ place }) => place), fewest: false };
}

function greedy(covers: readonly Cover[], all: number): readonly Cover[] | undefined {
  const ruledOut = new Set<number>();
  const chosen: Cover[] = [];
  const gain = ({ others }: Cover): number => [...others].filter((other) => !ruledOut.has(other)).length;
  while (ruledOut.size < all) {
    const best = covers.reduce<Cover | undefined>(
      (most, each) => (most === undefined || gain(each) > gain(most) ? each : most),
      undefined,
    );
    if (best === undefined || gain(best) === 0) return undefined;
    chosen.push(best);
    for (const other of best.others) ruledOut.add(other);
  }
  return chosen;
}

function combinations(of: number, size: number): number {
  let count = 1;
  for (let k = 0; k < size; k++) count *= (of - k) / (k + 1);
  return count;
}

/** Values of one answer that rule out these others, few but perhaps not the fewest. */
export const greedyGivens = (
  meant: AnswerPlaces,
  others: readonly AnswerPlaces[],
): readonly AnswerPlace[] | undefined =>
  greedy(coversOf(meant, [meant, ...others]), others.length)?.map(({ place }) => place);
