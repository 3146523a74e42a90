/** The rules that are nearest to a sentence that nobody reads: those of the phrase book, in the names of the program, that the file takes. */

import type { English } from "../english/read.js";
import { once } from "../once.js";
import { inPlainEnglish } from "../phrase-book/in-plain-english.js";
import { nearestTo } from "../phrase-book/nearest.js";
import { slotsOf } from "../phrase-book/slots.js";
import type { NearestRules, NearRule } from "../phrases/with-choices.js";
import type { Symbol as NamedThing } from "../resolved.js";
import { LONGEST_READ, NEAREST_SHOWN } from "../thresholds.js";

const FEWEST_WORDS = 3;
/** Below it, sentences have no more in common than a name and some small words. */
const LEAST_LIKENESS = 0.1;
/** Of the nearest: others are no choice beside it. */
const LEAST_SHARE = 0.2;

/** It says nothing where one name stands for two: `c.size = c.size`, `x has a and x has a`, `where c is a: c is a`. */
const SAYS_NOTHING = [
  /(?<![\w.(])([\w.()]+) [<>!]?= \1(?![\w.(])/,
  /\b(\w+ (?:is|has)(?: not?)? \w+)\)? (?:and|or|=) \(?\1(?![\w.])/,
  /\b(?:where|if) (\w+ (?:is|has)(?: not?)? \w+): \1(?![\w.])/,
];

/** But for the names of variables. */
const isSame = (one: string, other: string): boolean => withoutVariables(one) === withoutVariables(other);

function withoutVariables(rule: string): string {
  const met: string[] = [];
  return rule.replace(/(?<![\w.])[a-z](?!\w)/g, (name) => {
    if (!met.includes(name)) met.push(name);
    return `v${met.indexOf(name)}`;
  });
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
    let least = LEAST_LIKENESS;
    for (const { words, shown, likeness, rule: own } of nearestTo(asked, slots())) {
      if (found.length >= NEAREST_SHOWN || likeness < least) break;
      const rule = own ?? english.ruleOf(words);
      if (rule === undefined || SAYS_NOTHING.some((each) => each.test(rule))) continue;
      const line = taken(rule);
      if (line === undefined || found.some((each) => isSame(each.rule, line))) continue;
      if (found.length === 0) least = Math.max(least, LEAST_SHARE * likeness);
      found.push({ said: inPlainEnglish(shown), rule: line });
    }
    return found;
  };
}
