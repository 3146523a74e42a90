/** How much each correction of a sentence costs: a word that is left out, added, or put in the place of another. */
import { stemOf } from "../phrase-book/likeness.js";

const wordsIn = (table: string): ReadonlySet<string> => new Set(table.trim().split(/\s+/));

/** Words that may be added. */
const added = wordsIn("be have the a an of in on to with at for from by as than");

/** Words that say little by themselves. */
const small = new Set([...added, ...wordsIn("that which its it there cell cells , and also is must 's s")]);

/** Words that decide what a sentence says: nothing is put in their place, and none is left out. */
const decisive = wordsIn(`
  not no neither nor none nobody nothing without only except unless but never or if exactly most least more fewer less all both each every
  any same different equal odd even first last other another greater smaller larger higher lower at between before after left right above below
  diagonallytoo diagonal diagonally half twice howmany sum product off away apart out outside inside under over around across along
  border corner corners edge side share meet beside next
  once times third thirds quarter together others else self far nowhere opposite rarely seldom hardly few several some many almost nearly about
  largest smallest biggest highest lowest longest shortest greatest least unless till until while whole alone form forms rise fall dead
  maybe perhaps false true wrong lie lies barely instead rather near wider taller narrower end ends row rows column columns prime rule
`);

/** Verbs of denial and of wish, by their beginnings. */
const otherwise =
  /^(?:dis|un|mis|non)|^(?:hat|loath|avoid|refus|reject|declin|den[iy]|lack|miss|skip|omit|forb|exclu|prevent|fail|ban|want|wish|prefer|hop)/;

export const COST_OF_ADDING = 0.3;
export const COST_OF_REPLACING = 0.25;
const SMALL = 0.25;
const UNKNOWN = 0.6;
const KNOWN = 1.8;

export interface WordsOfProgram {
  /** The program declares it. */
  readonly isName: (word: string) => boolean;
  /** Words that stand in some phrase. */
  readonly isKnown: (word: string) => boolean;
}

/** Infinite: the sentence would say something else without it. */
export function costWithout(word: string, { isName, isKnown }: WordsOfProgram): number {
  if (small.has(word)) return SMALL;
  if (decisive.has(word) || otherwise.test(word) || isName(word) || /^\d+$/.test(word))
    return Number.POSITIVE_INFINITY;
  return isKnown(word) ? KNOWN : UNKNOWN;
}

/** The word of these that may be added, if there is one. */
export const wordToAdd = (words: readonly string[]): string | undefined =>
  words.find((each) => added.has(each));

/** Shorter words have nothing in common by their stems: `on`, and `ones`. */
const SHORTEST_ALIKE = 4;

const stems = new Map<string, string>();

/** Empty for a word in whose place stands no other. */
function stemInstead(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const isShort = word.length < SHORTEST_ALIKE || small.has(word);
  const stem = isShort || decisive.has(word) ? "" : stemOf(word);
  stems.set(word, stem);
  return stem;
}

/** The word of these that means nearly the same. */
export function wordInstead(word: string, words: readonly string[]): string | undefined {
  const stem = stemInstead(word);
  return stem === "" ? undefined : words.find((each) => stemInstead(each) === stem);
}
