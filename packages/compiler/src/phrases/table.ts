/**
 * Phrasings by people who do not know the language yet: a pattern for a part of a line, and its replacement. The patterns decide nothing: a
 * replacement is offered only if the compiler takes it without an error (mend-lines.ts), so that a rule may propose several things.
 *
 * In patterns `NAME` is a name, `NUMBER` a number, `WORD` a number or `one`, `REST` all to the end of the line. A rule is for lines of rules alone.
 */

import { allAndNone } from "./table/all-and-none.js";
import { amounts } from "./table/amounts.js";
import { conditionsAndValues } from "./table/conditions-and-values.js";
import { counts } from "./table/counts.js";
import { declarations } from "./table/declarations.js";
import { formalTexts } from "./table/formal-texts.js";
import { nearlyFormal } from "./table/nearly-formal.js";
import { ofInstances } from "./table/of-instances.js";
import type { Phrase } from "./table/phrase.js";
import { pieces } from "./table/pieces.js";
import { ruleBooks } from "./table/rule-books.js";
import { saidOfVariables } from "./table/said-of-variables.js";
import { sets } from "./table/sets.js";
import { sumsPairsAndLists } from "./table/sums-pairs-and-lists.js";
import { underHeads } from "./table/under-heads.js";
import { valuesInSets } from "./table/values-in-sets.js";
import { wholeSentences } from "./table/whole-sentences.js";
import { missingHeads, wordsAndHeads } from "./table/words-and-heads.js";

/** In the order in which they are tried; the candidate that needs the fewest of them wins. */
export const phrases: readonly Phrase[] = [
  ...ofInstances,
  ...formalTexts,
  ...nearlyFormal,
  ...saidOfVariables,
  ...counts,
  ...valuesInSets,
  ...underHeads,
  ...ruleBooks,
  ...allAndNone,
  ...pieces,
  ...wholeSentences,
  ...sumsPairsAndLists,
  ...wordsAndHeads,
  ...amounts,
  ...sets,
  ...conditionsAndValues,
  ...declarations,
  ...missingHeads,
];
