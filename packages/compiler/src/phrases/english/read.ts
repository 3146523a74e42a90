/**
 * A sentence of English as statements of the language, over the names of a program: what somebody wrote who knows the rules of a puzzle and not the
 * language. Nothing is read in which a word is left over.
 */
import type { Symbol as NamedThing } from "../../resolved.js";
import { LONGEST_READ } from "../../thresholds.js";
import { type PhraseRule, readingsBy } from "./grammar.js";
import { readingsBelowHead } from "./heads.js";
import { UNSAID } from "./meanings.js";
import { namesIn, rulesOfNames } from "./names.js";
import { normalWords } from "./normal-words.js";
import { openingPhrases } from "./openings.js";
import { alongPhrases } from "./vocabulary/along-lines.js";
import { amountPhrases } from "./vocabulary/amounts.js";
import { betweenPhrases } from "./vocabulary/between.js";
import { cluePhrases } from "./vocabulary/clues.js";
import { comparisonPhrases } from "./vocabulary/comparisons.js";
import { fleetPhrases } from "./vocabulary/fleets.js";
import { jointPhrases } from "./vocabulary/joints.js";
import { linePhrases } from "./vocabulary/loops.js";
import { matchingPhrases } from "./vocabulary/matchings.js";
import { measurePhrases } from "./vocabulary/measures.js";
import { nearPhrases } from "./vocabulary/near.js";
import { nounPhrases } from "./vocabulary/nouns.js";
import { occurrencePhrases } from "./vocabulary/occurrences.js";
import { pairPhrases } from "./vocabulary/pairs.js";
import { placePhrases } from "./vocabulary/places.js";
import { runPhrases } from "./vocabulary/runs.js";
import { cellSentences } from "./vocabulary/sentences/of-cells.js";
import { setSentences } from "./vocabulary/sentences/of-sets.js";
import { boardSentences } from "./vocabulary/sentences/of-the-board.js";
import { namedClauses } from "./vocabulary/sentences/of-the-one-named.js";
import { togetherPhrases } from "./vocabulary/together.js";
import { valuePhrases } from "./vocabulary/values.js";
import { verbPhrases } from "./vocabulary/verbs.js";
import { viewPhrases } from "./vocabulary/views.js";
import { whereaboutPhrases } from "./vocabulary/whereabouts.js";

const english: readonly PhraseRule[] = [
  ...amountPhrases,
  ...nearPhrases,
  ...nounPhrases,
  ...valuePhrases,
  ...verbPhrases,
  ...togetherPhrases,
  ...cluePhrases,
  ...linePhrases,
  ...fleetPhrases,
  ...matchingPhrases,
  ...runPhrases,
  ...pairPhrases,
  ...comparisonPhrases,
  ...viewPhrases,
  ...betweenPhrases,
  ...cellSentences,
  ...namedClauses,
  ...setSentences,
  ...boardSentences,
  ...occurrencePhrases,
  ...measurePhrases,
  ...jointPhrases,
  ...whereaboutPhrases,
  ...alongPhrases,
  ...placePhrases,
];

/** The likeliest first, none of them twice. */
export function readingsOf(sentence: string, symbols: readonly NamedThing[]): readonly string[] {
  const names = new Set(namesIn(symbols));
  const words = normalWords(sentence, names);
  if (words.length < 3 || words.length > LONGEST_READ) return [];
  const rules = [...rulesOfNames(symbols), ...english];
  const texts = [
    ...readingsBy(rules, "sentence", words),
    ...readingsBelowHead(sentence, rules, names, symbols),
  ].filter((text) => !text.includes(UNSAID));
  return [...new Set(texts)];
}

const LONGEST_OPENING = 10;

/** The head of a rule about what a sentence begins with: `for each cell c where c is tent: …`. */
export function openingOf(sentence: string, symbols: readonly NamedThing[]): string | undefined {
  const words = normalWords(sentence, new Set(namesIn(symbols)));
  if (words.length < 3 || words.length > LONGEST_READ || words[0] === "for" || words[0] === "if")
    return undefined;
  const rules = [...rulesOfNames(symbols), ...english, ...openingPhrases];
  for (let many = Math.min(words.length - 1, LONGEST_OPENING); many > 0; many--) {
    const [opening] = readingsBy(rules, "opening", words.slice(0, many));
    if (opening !== undefined && !opening.includes(UNSAID)) return opening;
  }
  return undefined;
}
