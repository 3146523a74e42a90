/**
 * A sentence of English as statements of the language, over the names of a program: what somebody wrote who knows the rules of a puzzle and not the
 * language. Nothing is read in which a word is left over.
 */

import { once } from "../once.js";
import type { Symbol as NamedThing } from "../resolved.js";
import { isReserved } from "../syntax/token-table.js";
import { LONGEST_READ } from "../thresholds.js";
import { isAlwaysSo } from "./always-so.js";
import { type PhraseRule, readingsBy, table } from "./grammar.js";
import { readingsBelowHead, readingsOfSeveral, withComma } from "./heads.js";
import { readingsInside } from "./inside-lines.js";
import { UNSAID } from "./meanings.js";
import { namesIn, rulesOfNames } from "./names.js";
import { normalWords } from "./normal-words.js";
import { byTheirNames } from "./of-places.js";
import {
  type BoardAsked,
  fitsBoard,
  inNamedLines,
  ofLongDiagonals,
  onBoard,
  withItsLoop,
} from "./on-the-board.js";
import { openingPhrases } from "./openings.js";
import { inOwnLines } from "./own-lines.js";
import { placeOfLayer } from "./place-of.js";
import { alongPhrases } from "./vocabulary/along-lines.js";
import { amountPhrases } from "./vocabulary/amounts.js";
import { betweenPhrases } from "./vocabulary/between.js";
import { severalValues } from "./vocabulary/cells/letters.js";
import { sameCellPhrases } from "./vocabulary/cells/same-cell.js";
import { sightPhrases } from "./vocabulary/cells/sight.js";
import { cluePhrases } from "./vocabulary/clues.js";
import { comparisonPhrases } from "./vocabulary/comparisons.js";
import { lineComparisons } from "./vocabulary/counts/beside-lines.js";
import { differentValues } from "./vocabulary/counts/different-values.js";
import { formPhrases } from "./vocabulary/counts/forms-of-cells.js";
import { parityAmounts } from "./vocabulary/counts/odd-and-even.js";
import { seenPhrases } from "./vocabulary/counts/seen-and-extreme.js";
import { neighbourhoodPhrases } from "./vocabulary/counts/with-itself.js";
import { fleetPhrases } from "./vocabulary/fleets.js";
import { alikeKindPhrases } from "./vocabulary/kinds/alike.js";
import { twoWayPhrases } from "./vocabulary/kinds/in-two-ways.js";
import { twoPhrases } from "./vocabulary/kinds/two-of-a-kind.js";
import { letterPhrases } from "./vocabulary/letters/of-letters.js";
import { alikeInLayers } from "./vocabulary/lines/alike-in-a-layer.js";
import { alikePhrases } from "./vocabulary/lines/alike-in-a-row.js";
import { besideLinePhrases } from "./vocabulary/lines/beside-lines.js";
import { betweenMarks } from "./vocabulary/lines/between-marks.js";
import { boxPhrases } from "./vocabulary/lines/boxes-of-board.js";
import { oncePhrases } from "./vocabulary/lines/digits-once.js";
import { eachInLines } from "./vocabulary/lines/each-in-lines.js";
import { equalGroupPhrases } from "./vocabulary/lines/equal-groups.js";
import { extremePhrases } from "./vocabulary/lines/extremes.js";
import { firstCellPhrases } from "./vocabulary/lines/first-cells.js";
import { innerLines } from "./vocabulary/lines/inner-lines.js";
import { apartPhrases } from "./vocabulary/lines/kept-apart.js";
import { movePhrases } from "./vocabulary/lines/moves.js";
import { partPhrases } from "./vocabulary/lines/parts-of-lines.js";
import { stackedPhrases } from "./vocabulary/lines/stacked.js";
import { stepPhrases } from "./vocabulary/lines/steps.js";
import { crossingPhrases } from "./vocabulary/links/crossings.js";
import { jointPhrases } from "./vocabulary/links/joints.js";
import { loopCellPhrases } from "./vocabulary/links/loop-cells.js";
import { cornerPhrases } from "./vocabulary/links/round-corners.js";
import { turnPhrases } from "./vocabulary/links/turns.js";
import { linePhrases } from "./vocabulary/loops.js";
import { matchingPhrases } from "./vocabulary/matchings.js";
import { measurePhrases } from "./vocabulary/measures.js";
import { nearPhrases } from "./vocabulary/near.js";
import { nounPhrases } from "./vocabulary/nouns.js";
import { occurrencePhrases } from "./vocabulary/occurrences.js";
import { groupPhrases } from "./vocabulary/of-groups.js";
import { sumOfSeenPhrases } from "./vocabulary/outside/sums-of-seen.js";
import { pairPhrases } from "./vocabulary/pairs.js";
import { distancePhrases } from "./vocabulary/people/distances.js";
import { factPhrases } from "./vocabulary/people/facts.js";
import { housePhrases } from "./vocabulary/people/houses.js";
import { orderedPhrases, withCells } from "./vocabulary/people/in-order.js";
import { numberedPlaces } from "./vocabulary/people/numbered-places.js";
import { listsOfNamed } from "./vocabulary/people/numbers-of-named.js";
import { orderPhrases } from "./vocabulary/people/orders.js";
import { ringPhrases } from "./vocabulary/people/round-tables.js";
import { eitherPerson, seatPhrases } from "./vocabulary/people/seats.js";
import { truthPhrases } from "./vocabulary/people/truths.js";
import { placePhrases } from "./vocabulary/places.js";
import { reachPhrases } from "./vocabulary/regions/where-they-reach.js";
import { runPhrases } from "./vocabulary/runs.js";
import { linePartPhrases } from "./vocabulary/schedules/named-lines.js";
import {
  bodyPhrases,
  type EitherBodies,
  eitherOf,
  isOfBodies,
} from "./vocabulary/sentences/of-bodies-apart.js";
import { cellSentences } from "./vocabulary/sentences/of-cells.js";
import { divisionPhrases } from "./vocabulary/sentences/of-divisions.js";
import { listPhrases } from "./vocabulary/sentences/of-lists.js";
import { neighbourSentences } from "./vocabulary/sentences/of-neighbours.js";
import { areaPhrases } from "./vocabulary/sentences/of-one-area.js";
import { parityPhrases } from "./vocabulary/sentences/of-parity.js";
import { pathVerbs } from "./vocabulary/sentences/of-paths.js";
import { peopleSentences } from "./vocabulary/sentences/of-people.js";
import { schedulePhrases } from "./vocabulary/sentences/of-schedules.js";
import { setSentences } from "./vocabulary/sentences/of-sets.js";
import { shadingPhrases } from "./vocabulary/sentences/of-shading.js";
import { shapeAndNeighbourVerbs } from "./vocabulary/sentences/of-shapes-and-neighbours.js";
import { bestPhrases } from "./vocabulary/sentences/of-the-best.js";
import { boardSentences, somewherePhrases } from "./vocabulary/sentences/of-the-board.js";
import { namedClauses } from "./vocabulary/sentences/of-the-one-named.js";
import { taskPhrases } from "./vocabulary/sentences/tasks.js";
import { togetherPhrases } from "./vocabulary/together.js";
import { totalPhrases } from "./vocabulary/totals.js";
import { valuePhrases } from "./vocabulary/values.js";
import { verbPhrases } from "./vocabulary/verbs.js";
import { viewPhrases } from "./vocabulary/views.js";
import { whereaboutPhrases } from "./vocabulary/whereabouts.js";
import { letterWord } from "./word-forms.js";

const english = table(() => [
  ...eitherPerson,
  ...areaPhrases(),
  ...amountPhrases(),
  ...eachInLines(),
  ...nearPhrases(),
  ...nounPhrases(),
  ...valuePhrases(),
  ...verbPhrases(),
  ...pathVerbs(),
  ...shapeAndNeighbourVerbs(),
  ...togetherPhrases(),
  ...cluePhrases(),
  ...loopCellPhrases(),
  ...linePhrases(),
  ...bodyPhrases(),
  ...fleetPhrases(),
  ...matchingPhrases(),
  ...runPhrases(),
  ...twoPhrases(),
  ...twoWayPhrases(),
  ...pairPhrases(),
  ...comparisonPhrases(),
  ...viewPhrases,
  ...betweenPhrases(),
  ...taskPhrases(),
  ...cellSentences(),
  ...peopleSentences(),
  ...namedClauses(),
  ...setSentences(),
  ...boardSentences(),
  ...occurrencePhrases(),
  ...measurePhrases(),
  ...jointPhrases(),
  ...whereaboutPhrases(),
  ...alongPhrases,
  ...placePhrases(),
  ...totalPhrases(),
  ...groupPhrases(),
  ...alikePhrases(),
  ...oncePhrases(),
  ...movePhrases(),
  ...partPhrases(),
  ...seatPhrases(),
  ...truthPhrases(),
  ...equalGroupPhrases(),
  ...shadingPhrases(),
  ...schedulePhrases(),
  ...neighbourSentences(),
  ...letterPhrases(),
  ...lineComparisons(),
  ...differentValues(),
  ...formPhrases(),
  ...parityAmounts(),
  ...neighbourhoodPhrases(),
  ...seenPhrases(),
  ...listPhrases(),
  ...parityPhrases(),
  ...cornerPhrases(),
  ...sumOfSeenPhrases,
  ...bestPhrases(),
  ...besideLinePhrases(),
  ...firstCellPhrases(),
  ...innerLines(),
  ...extremePhrases(),
  ...divisionPhrases(),
  ...sameCellPhrases(),
  ...severalValues(),
  ...numberedPlaces(),
  ...listsOfNamed(),
  ...sightPhrases(),
  ...apartPhrases(),
  ...housePhrases(),
  ...distancePhrases(),
  ...factPhrases(),
  ...alikeKindPhrases(),
  ...turnPhrases(),
  ...reachPhrases(),
  ...linePartPhrases(),
  ...orderPhrases(),
  ...stackedPhrases(),
  ...stepPhrases(),
  ...crossingPhrases(),
  ...betweenMarks(),
  ...alikeInLayers(),
  ...somewherePhrases(),
]);

/** Reads sentences over the names of a program. */
export interface English {
  /** The rules that a sentence may mean: the likeliest first, none of them twice. */
  readonly readingsOf: (sentence: string) => readonly string[];
  /** The longest part before or behind `and`, `but` or `;` that is a rule by itself. */
  readonly partOf: (sentence: string) => PartRead | undefined;
  /** The head of a rule about what a sentence begins with: `for each cell c where c is tent: …`. */
  readonly openingOf: (sentence: string) => string | undefined;
  /** Both rules that a sentence may mean about things of which no rule says that they are several cells. */
  readonly eitherOf: (sentence: string) => EitherBodies | undefined;
  /** Why a sentence asks nothing: it is so without a rule. */
  readonly needlessFor: (sentence: string) => string | undefined;
  /** The words of a sentence that stand in no phrase, and are no names of the program. */
  readonly unknownWords: (sentence: string) => readonly string[];
  /** A sentence as the grammar has it: each thing in one way only. */
  readonly wordsOf: (sentence: string) => readonly string[];
  /** The likeliest rule that such words mean as they stand. */
  readonly ruleOf: (words: readonly string[]) => string | undefined;
  readonly grammar: () => Grammar;
}

/** Phrases, and the words that stand in them. */
export interface Grammar {
  readonly rules: readonly PhraseRule[];
  readonly names: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** A sentence of which a part is read: the rule that it says, and the words of the other part. */
export interface PartRead {
  readonly rule: string;
  readonly left: string;
}

interface Vocabulary {
  readonly symbols: readonly NamedThing[];
  readonly names: ReadonlySet<string>;
  readonly rules: readonly PhraseRule[];
  readonly board: BoardAsked;
  /** Layers that are given. */
  readonly given: ReadonlySet<string>;
  /** Of the board, by their names. */
  readonly places: ReadonlySet<string>;
}

export function englishOf(symbols: readonly NamedThing[], board: BoardAsked): English {
  const vocabulary = once(
    (): Vocabulary => ({
      symbols,
      names: new Set(namesIn(symbols)),
      rules: [
        ...(board.isRing ? ringPhrases() : []),
        ...(board.isInOrder ? orderedPhrases() : []),
        ...boxPhrases(board, symbols),
        ...rulesOfNames(symbols, board),
        ...english(),
      ],
      board,
      given: new Set(
        symbols.flatMap((each) =>
          each.kind === "layer" && each.declaration.role === "given" ? [each.name] : [],
        ),
      ),
      places: new Set(symbols.flatMap(({ kind, name }) => (kind === "place" ? [name] : []))),
    }),
  );
  const words = once(() => wordsIn(vocabulary()));
  return {
    readingsOf: (sentence) => {
      const found = readingsOf(sentence, vocabulary());
      if (found.length > 0 || !board.isInOrder) return found;
      const { names } = vocabulary();
      const said = withCells(sentence, names, unknownWords(sentence, vocabulary(), words()));
      return said === sentence ? [] : readingsOf(said, vocabulary());
    },
    partOf: (sentence) => partOf(sentence, vocabulary()),
    openingOf: (sentence) => openingOf(sentence, vocabulary()),
    eitherOf: (sentence) => {
      const { rules, names } = vocabulary();
      return readingsBy(rules, "bodies", normalWords(sentence, names))
        .map(eitherOf)
        .find((each) => each !== undefined);
    },
    needlessFor: (sentence) => {
      const { rules, names } = vocabulary();
      return readingsBy(rules, "needless", normalWords(sentence, names))[0];
    },
    unknownWords: (sentence) => unknownWords(sentence, vocabulary(), words()),
    grammar: () => ({ rules: vocabulary().rules, names: vocabulary().names, words: words() }),
    wordsOf: (sentence) => normalWords(withComma(sentence), vocabulary().names),
    ruleOf: (sentence) => {
      const [text] = sentencesBy(vocabulary().rules, sentence)
        .flatMap(inOwnLines)
        .filter((each) => isSaid(each, vocabulary()) && !isAlwaysSo(each));
      return text === undefined || text === ""
        ? undefined
        : asWritten(text, sentence.join(" "), vocabulary());
    },
  };
}

/** No noun stands behind it. */
const LETTER_FIRST =
  /^[AI]s?(?= ?,|\s+(?:and|or|is|are|was|must|may|can|cannot|appears?|occurs?|stands?|has|have|lies?|never|always|does|do|should|touch(?:es)?|plays?|meets?|comes?|sits?|lives?|likes?|sees?|wears?|works?|speaks?|drinks?|eats?|owns?|keeps?)\b)/;

/** The first word of a sentence may be an article, or the letter. */
function readingsOf(sentence: string, vocabulary: Vocabulary): readonly string[] {
  const [first] = LETTER_FIRST.exec(sentence) ?? [];
  const sentences =
    first !== undefined && vocabulary.names.has(letterWord(first[0] ?? ""))
      ? [sentence, letterWord(first[0] ?? "") + sentence.slice(first.length)]
      : [sentence];
  const isMeant = (text: string): boolean => !isAlwaysSo(text);
  const whole = sentences.flatMap((each) => textsOf(each, vocabulary)).filter(isMeant);
  if (whole.length > 0) return [...new Set(whole)];
  return [...new Set(insideOf(sentence, vocabulary))].filter(isMeant);
}

/** `not Ann drinks tea`: not whoever is not Ann. */
const isReadable = (words: readonly string[]): boolean =>
  words.length >= 3 &&
  words.length <= LONGEST_READ &&
  (words[0] !== "not" || /^(?:all|each|every)$/.test(words[1] ?? ""));

const asWritten = (text: string, sentence: string, { board, places, symbols }: Vocabulary): string =>
  inNamedLines(
    withItsLoop(byTheirNames(ofLongDiagonals(onBoard(text, board)), places), sentence, board),
    sentence,
    symbols,
  );

/** The readings of formal text that has words of English in it. */
const insideOf = (sentence: string, vocabulary: Vocabulary): readonly string[] =>
  readingsInside(sentence, vocabulary)
    .filter((text) => isSaid(text, vocabulary))
    .map((text) => byTheirNames(onBoard(text, vocabulary.board), vocabulary.places));

function textsOf(written: string, vocabulary: Vocabulary): readonly string[] {
  const sentence = withComma(written);
  const { names, rules, places } = vocabulary;
  const words = normalWords(sentence, names);
  if (!isReadable(words)) return [];
  const below = /^for each (?:row|column) (\w+)\b[^:]*: (the number (?:in|of|along) )\1( .*)$/.exec(sentence);
  const isOfWhole =
    speaksOfWholeNumber(words, vocabulary) ||
    (below !== null && speaksOfWholeNumber(normalWords(`${below[2]}row 1${below[3]}`, names), vocabulary));
  const isMeant = (text: string): boolean => isSaid(text, vocabulary) && (!isOfWhole || AS_NUMBER.test(text));
  const texts = [
    ...[
      ...sentencesBy(rules, words),
      ...readingsBehindTask(rules, words),
      ...readingsBehindReason(rules, words, names),
    ].flatMap(inOwnLines),
    ...readingsBelowHead(sentence, vocabulary),
    ...readingsOfSeveral(sentence, vocabulary),
    ...(places.size === 0 ? [] : ofPlacesInOrder(sentence)),
  ].filter(isMeant);
  return texts.map((text) => asWritten(text, sentence, vocabulary));
}

const LINE =
  "(?:(?:first|second|third|fourth|fifth|last|top|bottom|left|right|middle|\\d+(?:st|nd|rd|th)) )?";
const IN_A_LINE = new RegExp(
  `^(?:not )?(?:the )?number (?:in|of|on|along) (?:the )?${LINE}(?:row|column)(?: \\d+)?(?! (?:\\d|,)).* (?:be|not|equal|equals) `,
);

/** `for each consecutive days a, b: …`, where the places of a board are days. */
function ofPlacesInOrder(sentence: string): readonly string[] {
  const said = /^(for each consecutive )(?!cells\b)[a-z]+s ([a-z]\w*(?:, [a-z]\w*)+)(?=:)/;
  return said.test(sentence) ? [sentence.replace(said, "$1cells $2 in cells")] : [];
}

/** Tens and ones. */
const AS_NUMBER = /product\(10 for \w in|10 \* |reversed/;

/** `the number in row 3 is even`, where each cell has a digit: the number that is read along the row. */
const speaksOfWholeNumber = (words: readonly string[], { symbols }: Vocabulary): boolean =>
  IN_A_LINE.test(`${words.join(" ")} `) &&
  symbols.some(
    (each) =>
      each.kind === "layer" &&
      each.declaration.role === "find" &&
      !each.declaration.orNone &&
      each.declaration.type.kind === "range-type" &&
      placeOfLayer(each.declaration.on) === "cell",
  );

/** Readings of single cells are left out where things of several cells are spoken of. */
const sentencesBy = (rules: readonly PhraseRule[], words: readonly string[]): readonly string[] =>
  readingsBy(rules, "bodies", words).some(isOfBodies) ? [] : readingsBy(rules, "sentence", words);

/** Nobody asks that each cell is what some cells are given as: a square, say, is meant to be a region. */
const asksOfAGiven = (text: string, given: ReadonlySet<string>): boolean =>
  given.has(/^for each cell (\w): \1 is (?:not )?(\w+)$/.exec(text)?.[2] ?? "");

/** Two values of one layer are never those of one cell: `free days`, where `day` is a value beside `free`. */
const isOfTwoValues = (text: string, symbols: readonly NamedThing[]): boolean => {
  const layersOf = (name: string): readonly unknown[] =>
    symbols.flatMap((each) => (each.kind === "value" && each.name === name ? each.layers : []));
  const pairs = text.matchAll(/ where (\w+) is (?:not )?(\w+)(?: and |: )\1 is (?:not )?(\w+)/g);
  return [...pairs].some(([, , one = "", other = ""]) => {
    const [layer, ...more] = [...new Set([...layersOf(one), ...layersOf(other)])];
    return one === other
      ? text.includes(`is ${one}: `)
      : layer !== undefined && more.length === 0 && layersOf(other).length > 0 && layersOf(one).length > 0;
  });
};

/** Compared with the cell above, where there is none: that is told of all cells, and says nothing of one that has to be so. */
const ASKS_AT_RIM =
  /(?: or | = \(?|where [^:]*)\(\w has \w+ implies|\w has \w+ implies [^()]*\) (?:or|=) |: if \(?\w has \w+ implies/;

const isSaid = (text: string, { board, given, symbols }: Vocabulary): boolean =>
  !isOfTwoValues(text, symbols) &&
  !text.includes(UNSAID) &&
  !ASKS_AT_RIM.test(text) &&
  fitsBoard(text, board) &&
  !asksOfAGiven(text, given);

/** `X so that Y`: Y alone where X only says what is to be done, else both. */
function readingsBehindTask(rules: readonly PhraseRule[], words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, place) => /^(?:so|such)$/.test(word) && words[place + 1] === "that");
  if (at < 1) return [];
  const before = words.slice(0, words[at - 1] === "," ? at - 1 : at);
  const behind = words.slice(at + 2);
  if (readingsBy(rules, "task", before).length > 0)
    return meant(before, behind).flatMap((rest) => readingsBy(rules, "sentence", rest));
  const first = readingsBy(rules, "sentence", before);
  const second = first.length === 0 ? [] : readingsBy(rules, "sentence", behind);
  return first.flatMap((a) => second.map((b) => `${a}; ${b}`));
}

/** `there is only one gym, so …`: of things that the program does not name, a reason says no rule. */
function readingsBehindReason(
  rules: readonly PhraseRule[],
  words: readonly string[],
  names: ReadonlySet<string>,
): readonly string[] {
  const at = words.findIndex((word, place) => word === "," && words[place + 1] === "so");
  const reason = words.slice(0, Math.max(at, 0));
  const isReason = /^there be (?:exactly )?(?:\d+|a|an|no) \w+$/.test(reason.join(" "));
  if (!isReason || names.has(reason.at(-1) ?? "")) return [];
  return readingsBy(rules, "sentence", words.slice(at + 2));
}

/** `each` and `they` mean the last that was spoken of: `the digits 1 to 4 so that each …`. */
function meant(before: readonly string[], [first = "", ...others]: readonly string[]): readonly string[][] {
  const spoken = before.slice(before.findLastIndex((word) => /^(?:the|some|in)$/.test(word)) + 1);
  const whole = [first, ...others];
  return /^(?:each|they)$/.test(first) ? [whole, ["each", ...spoken, ...others]] : [whole];
}

const LONGEST_OPENING = 10;

const JOINT = /^(?:and|but|;)$/;

/** `the digits 1 and 2` are no two parts. */
const isInList = (words: readonly string[], at: number): boolean =>
  /^\d+,?$/.test(words[at - 1] ?? "") && /^\d/.test(words[at + 1] ?? "");

/** `between the ages of Ann and Bob` */
function isBetween(before: readonly string[]): boolean {
  const at = before.findLastIndex((word) => /^(?:between|both)$/i.test(word));
  return at >= 0 && before.length - at <= 5;
}

const VERB = /\b(?:is|are|be|must|may|can(?:not)?|has|have|does|do|contains?|holds?|[a-z]{2,}es|\d)\b/i;

/** `no cell holds a white | and a black piece`, `no cell is black | and has a star`: what is denied of both together is not denied of one. */
const isObject = (part: readonly string[], other: readonly string[], words: readonly string[]): boolean =>
  words[0] === part[0] &&
  part.some((word) => DENIAL.test(word)) &&
  ((/^(?:an?|the|any)$/i.test(other[0] ?? "") && !VERB.test(other.join(" "))) ||
    (/^(?:no|none|nobody)$/i.test(words[0] ?? "") && VERB.exec(other[0] ?? "")?.[0] === other[0]));

/** `the sum of A | and B is 9`: what stands before is a part of what the sentence is about. */
const isOnlyNamed = (before: readonly string[], names: ReadonlySet<string>): boolean =>
  !VERB.test(before.join(" ")) &&
  !before.some((word, at) => at > 0 && VERB_ENDING.test(word) && !names.has(word.toLowerCase())) &&
  OF.test(before.join(" "));

const VERB_ENDING = /[^s]s$/i;
const OF = /^(?:an?|all|both|the|each|every|\S+ of)\b/i;

/** Of the sets that the other part names. */
const ONLY_AMOUNT = /^(?:exactly|at most|at least) \d+ \w+$/;

const DENIAL = /^(?:no|none|not|never|neither)$|n't$/i;

function partOf(sentence: string, vocabulary: Vocabulary): PartRead | undefined {
  const { names, rules, board, places } = vocabulary;
  const words = sentence.trim().split(/(?=;)|\s+/);
  if (words.length > LONGEST_READ) return undefined;
  const read = (part: readonly string[]): string | undefined => {
    const standInOrder = normalWords(part.join(" ").replace(/,$/, ""), names);
    if (standInOrder.length < 3 || ONLY_AMOUNT.test(standInOrder.join(" "))) return undefined;
    const said = sentencesBy(rules, standInOrder).find((each) => isSaid(each, vocabulary));
    const text = said === undefined ? undefined : inOwnLines(said)[0];
    return text === undefined ? undefined : byTheirNames(onBoard(text, board), places);
  };
  const parts = words.flatMap((word, at) =>
    JOINT.test(word) && !isInList(words, at) && !isBetween(words.slice(0, at))
      ? [[words.slice(0, at), words.slice(at + 1)] as const]
      : [],
  );
  return (
    parts
      .flatMap(([before, behind]) => [[before, behind] as const, [behind, before] as const])
      .toSorted(([a], [b]) => b.length - a.length)
      // A list that is cut through, `Ann | and Bob are neighbours`: one part is no rule.
      .filter(
        ([part, other]) =>
          other.length >= 3 &&
          !isObject(part, other, words) &&
          !(part.at(-1) === words.at(-1) && isOnlyNamed(other, names)),
      )
      .map(([part, other]) => ({ rule: read(part) ?? "", left: other.join(" ").replace(/[,.]$/, "") }))
      .find(({ rule }) => rule !== "")
  );
}

const wordsIn = ({ rules }: Vocabulary): ReadonlySet<string> =>
  new Set(rules.flatMap(({ pattern }) => pattern.flatMap((part) => ("kind" in part ? [] : part.words))));

function unknownWords(
  sentence: string,
  { names }: Vocabulary,
  known: ReadonlySet<string>,
): readonly string[] {
  const written = new Set(sentence.toLowerCase().match(/\p{L}+/gu));
  const words = normalWords(sentence, names);
  // `implies` is a word of the language.
  return [...new Set(words)].filter((word) => written.has(word) && !known.has(word) && !isReserved(word));
}

/** A property that each cell has, or lacks, is said of the cell and does not name it. A bare number is no kind of cell. */
const isHeadOnly = (opening: string): boolean =>
  !opening.includes(UNSAID) && !/ and \w+ has | has no | where \w+\.\w+ = \d+: /.test(opening);

function openingOf(sentence: string, vocabulary: Vocabulary): string | undefined {
  const words = normalWords(sentence, vocabulary.names);
  if (words.length < 3 || words.length > LONGEST_READ || /^(?:for|if|not)$/.test(words[0] ?? ""))
    return undefined;
  const rules = [...vocabulary.rules, ...openingPhrases()];
  for (let many = Math.min(words.length - 1, LONGEST_OPENING); many > 0; many--) {
    const [opening] = readingsBy(rules, "opening", words.slice(0, many));
    if (opening !== undefined && isHeadOnly(opening)) return opening;
  }
  return undefined;
}
