/** The rules that are nearest to a sentence that nobody reads: those of the phrase book, in the names of the program, that the file takes. */

import { correctedBy } from "../corrections/corrected.js";
import { isAlwaysSo } from "../english/always-so.js";
import type { English } from "../english/read.js";
import { once } from "../once.js";
import { inPlainEnglish } from "../phrase-book/in-plain-english.js";
import { nearestTo } from "../phrase-book/nearest.js";
import { itemsOf, type SlotsByWord, shownOf, slotsOf } from "../phrase-book/slots.js";
import type { NearestRules, NearRule } from "../phrases/with-choices.js";
import type { Symbol as NamedThing } from "../resolved.js";
import { LONGEST_READ, NEAREST_SHOWN } from "../thresholds.js";

const FEWEST_WORDS = 3;
/** Corrections of a sentence that are tried. */
const CORRECTED = 4;
/** Below it, sentences have no more in common than a name and some small words. */
const LEAST_LIKENESS = 0.1;
/** Of the nearest: others are no choice beside it. */
const LEAST_SHARE = 0.2;

/** But for the names of variables. */
const isSame = (one: string, other: string): boolean => withoutVariables(one) === withoutVariables(other);

function withoutVariables(rule: string): string {
  const met: string[] = [];
  return rule.replace(/(?<![\w.])[a-z](?!\w)/g, (name) => {
    if (!met.includes(name)) met.push(name);
    return `v${met.indexOf(name)}`;
  });
}

/** A sentence that is read, as words and as it is shown. */
interface Offered {
  readonly words: readonly string[];
  readonly shown: readonly string[];
  readonly likeness: number;
  readonly rule?: string;
}

/** Corrections dearer than this say something else. */
const DEAREST = 3;

/** The sentence itself, where few of its words are corrected. */
function* correctedOf(asked: readonly string[], english: English, slots: SlotsByWord): Generator<Offered> {
  const { rules, names, words } = english.grammar();
  const program = {
    isName: (word: string) => names.has(word) || slots.has(word),
    isKnown: (word: string) => words.has(word),
  };
  for (const { words, cost } of correctedBy(rules, asked, program, DEAREST).slice(0, CORRECTED))
    yield { words, shown: itemsOf(words, slots).map(shownOf), likeness: 1 - cost / (2 * DEAREST) };
}

/** Of two that begin with the likest, one that does. */
function* merged(a: Iterable<Offered>, b: Iterable<Offered>): Generator<Offered> {
  const [all, others] = [a[Symbol.iterator](), b[Symbol.iterator]()];
  let [one, other] = [all.next(), others.next()];
  while (one.done !== true || other.done !== true) {
    if (other.done === true || (one.done !== true && one.value.likeness >= other.value.likeness)) {
      if (one.done !== true) yield one.value;
      one = all.next();
    } else {
      yield other.value;
      other = others.next();
    }
  }
}

export function nearestRules(english: English, symbols: readonly NamedThing[]): NearestRules {
  const slots = once(() => slotsOf(symbols));
  return (sentence, taken) => {
    const asked = english.wordsOf(sentence);
    if (asked.length < FEWEST_WORDS || asked.length > LONGEST_READ) return [];
    // Of nothing in this puzzle, and in words that no rule has.
    const isOfPuzzle = asked.some((word) => slots().has(word));
    if (!isOfPuzzle && english.unknownWords(sentence).length > 0) return [];
    const found: NearRule[] = [];
    const add = ({ words, shown, rule: own }: Offered): void => {
      const rule = own ?? english.ruleOf(words);
      if (rule === undefined || isAlwaysSo(rule)) return;
      const line = taken(rule);
      if (line === undefined || found.some((each) => isSame(each.rule, line))) return;
      found.push({ said: inPlainEnglish(shown), rule: line });
    };
    let least = LEAST_LIKENESS;
    for (const each of merged(correctedOf(asked, english, slots()), nearestTo(asked, slots()))) {
      if (found.length >= NEAREST_SHOWN || each.likeness < least) break;
      const many = found.length;
      add(each);
      if (many === 0 && found.length > 0) least = Math.max(least, LEAST_SHARE * each.likeness);
    }
    return found;
  };
}
