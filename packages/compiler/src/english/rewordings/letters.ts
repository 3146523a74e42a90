/** The letters of a rewording: of which words each may stand. */

/** How many words, and which. */
export interface Letter {
  readonly least: number;
  readonly most: number;
  readonly fits: (words: readonly string[]) => boolean;
}

const LONGEST_PART = 14;

const has =
  (some: RegExp) =>
  (words: readonly string[]): boolean =>
    words.some((word) => some.test(word));
const isList = has(/^(?:,|;|and|or|but|not)$/);
const isNoNoun = has(
  /^(?:,|;|and|or|but|not|no|with|without|that|which|who|where|whose|in|of|on|at|be|have|than|each|all|any|a|an|the|eachother|\d+)$/,
);
const begins =
  (start: RegExp) =>
  ([first = ""]: readonly string[]): boolean =>
    start.test(first);
const beginsWithAmount = begins(/^(?:exactly|at|more|fewer|\d+)$/);
const isIndefinite = begins(/^(?:a|an|some|any|no|both|two|\d+)$/);
const beginsWithVerb = begins(
  /^(?:be|have|touch|touches|share|shares|see|sees|stand|stands|lie|lies|occur|occurs|appear|appears|form|forms|cover|covers)$/,
);
/** Beside each other, or in the same set or in two. */
const isRelation = (words: readonly string[]): boolean =>
  /^(?:adjacent|neighbours|beside|next to|in the same|in same|in different|of different|of the same)\b/.test(
    words.join(" "),
  );

const any = (): boolean => true;
const some = (fits: Letter["fits"]): Letter => ({ least: 1, most: LONGEST_PART, fits });
const one = (fits: Letter["fits"]): Letter => ({ least: 1, most: 1, fits });

/** None perhaps, at the beginning and at the end. */
const rest: Letter = { least: 0, most: 2 * LONGEST_PART, fits: any };
const word = one(([only = ""]) => !/^(?:an?|the|\d+)$/.test(only));
const list = some((words) => !isList(words));

export const letters: ReadonlyMap<string, Letter> = new Map([
  ["A", rest],
  ["Z", rest],
  ["W", some(any)],
  ["X", some(any)],
  ["Y", some(any)],
  // No list, and nothing denied.
  ["P", list],
  ["Q", list],
  // Things, perhaps several: `any wall or dot`.
  ["L", some((words) => !has(/^(?:be|have|not|\d+)$/)(words))],
  // A noun without anything that is said of it: `shaded cell`, `row or column`.
  ["S", { least: 1, most: 3, fits: (words) => words.join(" ") === "row or column" || !isNoNoun(words) }],
  // So many.
  ["N", some((words) => beginsWithAmount(words) && !isList(words))],
  // Not any, and not some of several.
  ["D", some((words) => !isIndefinite(words) && !isList(words))],
  ["V", some((words) => beginsWithVerb(words) && !isList(words))],
  ["R", some((words) => isRelation(words) && !isList(words))],
  ["N1", one(has(/^\d+$/))],
  ["X1", word],
  ["Y1", word],
  ["Z1", word],
]);
