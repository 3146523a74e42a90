/** A sentence of the phrase book with the names of another one. */
import { type Item, isSlot, type KindOfName, type NameInPlace, nearKinds } from "./slots.js";

const MOST_ORDERS = 12;
const MOST_NAMES = 5;

/** The letters of a place. */
export const keyOfPlace = ({ kind, name }: NameInPlace): string => `${kind} ${name}`;

const distinct = (items: readonly Item[]): readonly NameInPlace[] => [
  ...new Map(items.filter(isSlot).map((slot) => [keyOfPlace(slot), slot])).values(),
];

/** Some of them in each order; the order in which they stand is the first. */
function* orders<Value>(all: readonly Value[], many: number): Generator<readonly Value[]> {
  if (many === 0) yield [];
  else
    for (const first of all)
      for (const others of orders(
        all.filter((each) => each !== first),
        many - 1,
      ))
        yield [first, ...others];
}

/** The names that stand at the places of a saying, by the letters of those. */
export type NamesAtPlaces = ReadonlyMap<string, NameInPlace>;

/** Names of `sentence` for all places of a saying, in each way in which the kinds agree. */
export function* fillings(saying: readonly Item[], sentence: readonly Item[]): Generator<NamesAtPlaces> {
  const places = distinct(saying);
  const names = distinct(sentence);
  const kinds = [...new Set(places.map(({ kind }) => kind))];

  function* filledFrom(at: number, given: NamesAtPlaces): Generator<NamesAtPlaces> {
    const kind = kinds[at];
    if (kind === undefined) {
      yield given;
      return;
    }
    const mine = places.filter((place) => place.kind === kind);
    const used = new Set(given.values());
    const ofKinds = (fits: (kind: KindOfName) => boolean): readonly NameInPlace[] =>
      names.filter((name) => !used.has(name) && fits(name.kind));
    const same = ofKinds((each) => each === kind);
    const fitting =
      same.length >= mine.length
        ? same
        : ofKinds((each) => each === kind || (nearKinds[kind]?.includes(each) ?? false));
    let tried = 0;
    for (const order of orders(fitting.slice(0, MOST_NAMES), mine.length)) {
      if (tried++ >= MOST_ORDERS) return;
      const next = new Map(given);
      mine.forEach((place, index) => {
        const name = order[index];
        if (name !== undefined) next.set(keyOfPlace(place), name);
      });
      yield* filledFrom(at + 1, next);
    }
  }

  yield* filledFrom(0, new Map());
}

/** A saying with its names. */
export const filled = (saying: readonly Item[], names: NamesAtPlaces): readonly Item[] =>
  saying.map((item) => {
    const name = isSlot(item) ? names.get(keyOfPlace(item)) : undefined;
    return isSlot(item) && name !== undefined ? { ...name, isPlural: item.isPlural } : item;
  });

/** A rule of the phrase book with its names: `exactly # F in each R`. */
export const filledRule = (rule: string, names: NamesAtPlaces): string =>
  rule.replace(
    /\b[A-Z]\d*\b|#\d*/g,
    (letter) => names.get(`${letter.slice(0, 1)} ${letter.slice(1)}`)?.name ?? letter,
  );
