/** Words in the forms that sentences give them, as alternatives of a pattern. */
import { pluralOf, pluralsOf } from "../text/plurals.js";
import type { Quality } from "./meanings.js";

export const isAdjective = (word: string): Quality => ({
  of: (c) => ({ text: `${c} is ${word}`, denied: `${c} is not ${word}` }),
  plain: word,
});

/** A name that sentences have as a word of another meaning: `a`, `I`. */
export const isArticle = (name: string): boolean => /^[ai]$/i.test(name);

/** How a sentence has such a name, where it is no article: no other word is written so. */
export const letterWord = (name: string): string => `${name.toLowerCase()}_`;

/** The ends of words of which the plural is not regular. */
const irregular: readonly (readonly [singular: RegExp, plural: string])[] = [
  [/man$/, "men"],
  [/mouse$/, "mice"],
  [/foot$/, "feet"],
  [/tooth$/, "teeth"],
  [/goose$/, "geese"],
  [/child$/, "children"],
  [/(?<=l|ea|kni|wi)fe?$/, "ves"],
];

const irregularOf = (word: string): readonly string[] =>
  irregular.flatMap(([singular, plural]) => (singular.test(word) ? [word.replace(singular, plural)] : []));

/** British and American. */
const spellings = [
  ["colour", "color"],
  ["neighbour", "neighbor"],
  ["grey", "gray"],
  ["centre", "center"],
] as const;

const spelledElsewhere = (word: string): readonly string[] =>
  spellings.flatMap(([one, other]) =>
    word.includes(one) ? [word.replace(one, other)] : word.includes(other) ? [word.replace(other, one)] : [],
  );

/** Singular and plural, as one alternative of a pattern. */
export const wordForms = (name: string): string => {
  const word = name.toLowerCase();
  return [word, ...spelledElsewhere(word)]
    .flatMap((each) => [each, pluralOf(each), ...pluralsOf(each), ...irregularOf(each)])
    .filter((each, at, all) => all.indexOf(each) === at)
    .join("|");
};

export const commonNouns = (words: readonly string[], isFree: (word: string) => boolean): string =>
  words.flatMap((word) => [word, pluralOf(word)].filter(isFree)).join("|") || UNREAD;
/** No word of a sentence. */
export const UNREAD = " ";

/** A name of a program, and which words it leaves free to be read as common nouns. */
export interface OwnName {
  readonly name: string;
  readonly isFree: (word: string) => boolean;
  /** The rules of the program have the groups of these cells. */
  readonly isGrouped: boolean;
}
