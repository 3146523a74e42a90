/** A line of which only the head is of the language: `for each row r: all digits in r are different`. */
import type { Symbol as NamedThing } from "../resolved.js";
import { type PhraseRule, readingsBy, rule } from "./grammar.js";
import { belowEach, belowHead, ofAllAtOnce } from "./lifted.js";
import { type Mentioned, type Quality, type Said, type Thing, UNSAID, unsaid } from "./meanings.js";
import { normalWords } from "./normal-words.js";
import { inOwnLines } from "./own-lines.js";
import { asCondition, compared, fresh, nearby, ofAll, oneOf, soMany } from "./say.js";
import { soManyRanked } from "./vocabulary/counts/ranked-neighbours.js";
import { ofSumsSeen } from "./vocabulary/outside/sums-of-seen.js";
import { LISTS, RUN } from "./vocabulary/runs.js";
import { bothOrNeither } from "./vocabulary/sentences/of-lists.js";
import { differ, ofParity } from "./vocabulary/sentences/of-parity.js";

/** `if X: Y` of sentences. */
export const withComma = (said: string): string => said.replace(/^(if [^:]+?): (?=[^:]+$)/i, "$1, ");

const HEAD = /^(for each ([a-z][\w ]*?) ([a-z]\w*)(?: with (\w+))?(?: (?:where|without) [^:]+)?):\s*(.+)$/i;

/** The rules and names that sentences are read with. */
export interface VocabularyRead {
  readonly rules: readonly PhraseRule[];
  readonly names: ReadonlySet<string>;
  readonly symbols: readonly NamedThing[];
}

/** The part of the rule behind its head, said of the thing that the head names. */
export function readingsBelowHead(sentence: string, words: VocabularyRead): readonly string[] {
  const { rules, names, symbols } = words;
  const [, head = "", sort = "", variable = "", clue, behind] = HEAD.exec(sentence.trim()) ?? [];
  if (behind === undefined) return [];
  const said = withComma(behind);
  const thing = thingOf(sort, variable, words);
  if (thing === undefined) return [];
  const isClue = symbols.some(({ kind, name }) => kind === "layer" && name === clue);
  const scope = [{ ...thing, ...(clue !== undefined && isClue ? { clue } : {}) }];
  const word = variable.toLowerCase();
  const inOrder = normalWords(itself(said, thing), new Set([...names, word]));
  const own = readingsBy([...rules, ...rulesOf(thing, word, onlyNumbers(rules))], "clause", inOrder).map(
    (clause) => `${head}: ${clause(scope).text}`,
  );
  return [...own, ...sentencesBelow(head, said, thing, words)];
}

const SEVERAL =
  /^((?:for each [^:]+: )*for each (?:[a-z ]*cells (\w(?:, \w)+)\b|link(?: \w)? \((\w, \w)\))[^:]*): (.+)$/i;

/** Behind a head that names several cells: `a, b and c are not all odd`. */
export function readingsOfSeveral(
  sentence: string,
  { rules, names }: Omit<VocabularyRead, "symbols">,
): readonly string[] {
  const [, head = "", cells = "", ends = cells, behind] = SEVERAL.exec(sentence.trim()) ?? [];
  if (behind === undefined) return [];
  const variables = ends.split(", ");
  const numbers = onlyNumbers(rules);
  const named = variables.flatMap((variable) =>
    rule("named", variable.toLowerCase(), () => ({ variable, sort: "cell", role: "cell", ...numbers })),
  );
  return readingsBy([...named, ...rules], "statement", normalWords(behind, new Set([...names, ...variables])))
    .map((said) => said([]).replaceAll("; ", " and "))
    .filter((text) => !text.includes("for each") && variables.every((name) => text.includes(name)))
    .map((text) => `${head}: ${text}`);
}

/** The readings of sentences about each set of a sort. */
const sentencesBelow = (
  head: string,
  said: string,
  thing: Thing,
  { rules, names }: VocabularyRead,
): readonly string[] =>
  thing.role === "cell" || thing.sort === "link" || thing.sort === "corner"
    ? []
    : [said, ...belowEach(said, thing)]
        .flatMap((sentence) => readingsBy(rules, "sentence", normalWords(sentence, names)))
        .flatMap((text) => {
          if (head === `for each ${thing.sort} ${thing.variable}` && ofAllAtOnce(text, thing.sort))
            return inOwnLines(text);
          const below = belowHead(text, thing);
          return below === undefined ? [] : [`${head}: ${below}`];
        });

/** Where the cell itself counts is said, `seen from c` is seen from it. */
const itself = (said: string, { variable, role }: Thing): string =>
  role === "cell" && /\bitself\b/.test(said)
    ? said.replace(new RegExp(`\\bfrom ${variable}\\b(?!\\.)`), "from it")
    : said;

/** The thing that a head names so. */
export function thingOf(sort: string, variable: string, { rules, names }: VocabularyRead): Thing | undefined {
  if (sort === "cell" || sort === "cells") return { variable, sort: "cell", role: "cell" };
  if (sort === "link") return { variable, sort, role: "line" };
  if (sort === "corner") return { variable: `${variable}.cells`, sort, role: "family" };
  const [sets] = readingsBy(rules, "sets", normalWords(sort, names));
  return sets === undefined ? undefined : { variable, sort: sets.sort, role: sets.role };
}

/** The numbers that cells have, if there is one layer of them. */
export function onlyNumbers(rules: readonly PhraseRule[]): { readonly value?: string } {
  const value = readingsBy(rules, "kind", ["cells"]).find((noun) => noun.value !== undefined)?.value;
  return value === undefined ? {} : { value };
}

const SEEN = "that? be? seen|visible|read|met? from|when|looking";

/** `the first letter seen from below is k.bottom`: of those that are there, from that side. */
const firstSeen = (word: string, sort: "row" | "column"): readonly PhraseRule[] =>
  (
    [
      ["first", sort === "row" ? "left|west" : "top|above|up"],
      ["last", sort === "row" ? "right|east" : "bottom|below|down"],
    ] as const
  ).flatMap(([end, side]) =>
    rule(
      "clause",
      [
        `the? first|nearest <listed> ${SEEN} from? the? ${side} be|equal|equals ${word} . <clue>`,
        `the? first|nearest <listed> in|of ${word} ${SEEN} from? the? ${side} be|equal|equals ${word} . <clue>`,
      ],
      ({ listed, clue }) =>
        (scope) => {
          const line = scope[0]?.variable ?? UNSAID;
          return compared(
            `${end}(${line} with ${listed}).${listed}`,
            "is",
            "is not",
            `${line}.${clue.layer}`,
          );
        },
    ),
  );

/** `the runs of black cells in l are l.clue` */
const runsAsListed = (word: string): readonly PhraseRule[] => {
  const own = `${word} . <lengths>` as const;
  return rule(
    "clause",
    ["", `in|of|on|along ${word}`].flatMap((where) => [
      `the|its? lengths? of? all? the? <run> ${where} be ${own}`,
      `the|its? <run> ${where} have the? lengths|length? ${own}`,
      `${own} ${LISTS} the? lengths of all? the? <run> ${where}`,
      `the|its? <core:run> ${where} form|forms|make|makes ${RUN} of the? lengths|length? ${own}`,
    ]) as readonly `<run> <lengths>`[],
    ({ run: { conditions }, lengths: { layer } }) =>
      ([line]) => {
        const text = `runs(x in ${line?.variable} where ${ofAll(conditions, "x").text}) = ${line?.variable}.${layer}`;
        return conditions.length === 0 ? unsaid : { text, denied: `not ${text}` };
      },
  );
};

/** `exactly 2 stars touch c by a side` */
const touchingIt = (word: string, variable: string): readonly PhraseRule[] =>
  (
    [
      ["", undefined],
      ["orthogonally", "sides"],
      ["diagonally", "corners"],
      ["diagonallytoo", "all round"],
    ] as const
  ).flatMap(([way, said]) =>
    rule(
      "clause",
      [`<amount> <noun> <touch> ${word} ${way}`, `<amount> <noun> be <nearby:touch> to? ${word} ${way}`],
      ({ amount, noun, touch }) =>
        (scope) =>
          noun.conditions.length === 0
            ? unsaid
            : soMany(amount, noun, nearby(variable, said ?? touch), scope),
    ),
  );

const FAR = "at|in|with? a? distance of?";

const ofOne = ([thing]: Mentioned, said: (thing: Thing) => Said): Said =>
  thing === undefined ? unsaid : said(thing);

/** Its variable, as a word of the sentence. */
export const rulesOf = (
  { variable, sort, role }: Thing,
  word: string,
  numbers: object,
): readonly PhraseRule[] => [
  ...rule(
    "clause",
    [`the? ${sort}? ${word} <verb>`],
    ({ verb }) =>
      (scope) =>
        verb.of(scope[0] as Thing, scope),
  ),
  ...rule(
    "clause",
    [`the? <measure> of|in ${word} <saying>`, `${word} 's <measure> <saying>`],
    ({ measure, saying }) =>
      (scope) =>
        saying(measure(scope[0] as Thing, scope), scope),
  ),
  ...rule(
    "clause",
    [
      `if the? ${sort}? ${word} <verbs:a> ,|then? then? it|${word} <verbs:b>`,
      `if it <verbs:a> ,|then? then? it|${word} <verbs:b>`,
    ],
    ({ a, b }) =>
      (scope) =>
        ofOne(scope, (thing) => ({
          text: `if ${a.of(thing, scope).text}: ${b.of(thing, scope).text}`,
          denied: UNSAID,
        })),
  ),
  ...rule(
    "clause",
    [`the? ${sort}? ${word} <verb:a> if and only if it|${word} <verb:b>`],
    ({ a, b }) =>
      (scope) =>
        ofOne(scope, (thing) => bothOrNeither(a.of(thing, scope), b.of(thing, scope))),
  ),
  ...rule(
    "clause",
    [`the? ${sort}? ${word} <verbs>`, `either the? ${sort}? ${word} <verbs>`],
    ({ verbs }) =>
      (scope) =>
        ofOne(scope, (thing) => verbs.of(thing, scope)),
  ),
  ...(sort === "corner" || role === "line" || role === "path"
    ? rule(
        "clause",
        [
          `the? 4? cells of|around|round|in|along|on the? ${sort}? ${word} alternate between? <twoKinds>`,
          `the? 4? cells of|around|round|in|along|on the? ${sort}? ${word} alternate between odd and even`,
          `the? <twoKinds> alternate around|round|in|along|on the? ${sort}? ${word}`,
        ],
        (parts) => {
          const kind = (parts as { readonly twoKinds?: Quality }).twoKinds;
          const set = sort === "corner" ? `${variable.replace(/\.cells$/, "")}.ring` : variable;
          const layer = (numbers as { readonly value?: string }).value;
          const kinds = kind ?? (layer === undefined ? undefined : ofParity(layer));
          return kinds === undefined
            ? undefined
            : () => {
                const { text } = differ(kinds, "a", "b");
                return { text: `for each consecutive cells a, b in ${set}: ${text}`, denied: UNSAID };
              };
        },
      )
    : []),
  ...rule(
    "clause",
    [
      `the? <measure> of|in ${word} ,? seen|read|visible? from the? ${sort === "row" ? "right" : "bottom"} <saying>`,
      `the? <measure> of|in reversed ( ${word} ) <saying>`,
    ],
    ({ measure, saying }) =>
      (scope) => {
        const own = measure(scope[0] as Thing, scope);
        return own.includes(" where x before c)")
          ? saying(own.replace(" where x before c)", " where c before x)"), scope)
          : unsaid;
      },
  ),
  ...(role === "cell"
    ? rule(
        "clause",
        `${word} . <valued> be|equal|equals equal? to? the? size of its|the group|area|region|island`,
        ({ valued }) =>
          () =>
            compared(`${variable}.${valued}`, "=", "!=", `size(group(${variable} by ${valued}))`),
      )
    : []),
  ...(sort === "row" || sort === "column" ? firstSeen(word, sort) : []),
  ...(role === "line" ? runsAsListed(word) : []),
  ...rule(
    "clause",
    `the? sum of the? first x|n <valued> of|in ${word} <saying> ,? where x|n be the first <valued:again> of|in ${word}`,
    ({ valued, again, saying }) =>
      (scope) =>
        valued === again && role === "line"
          ? saying(`sum(x.${valued} for x in ${variable}[1..${variable}.first.${valued}])`, scope)
          : unsaid,
  ),
  ...rule(
    "clause",
    [
      `${word} . <clue> =|be|equal|equals the? <measure>`,
      `${word} . <clue> =|be|equal|equals the? <measure> of|in ${word}`,
    ],
    ({ clue, measure }) =>
      (scope) =>
        compared(`${variable}.${clue.layer}`, "=", "!=", measure(scope[0] as Thing, scope)),
  ),
  ...(sort === "row" || sort === "column" ? ofSumsSeen(word, sort) : []),
  ...(sort === "link"
    ? rule(
        "clause",
        ["the|its|both? 2? cells <between>", "both cells <between>"],
        ({ between }) =>
          (_scope) => {
            const [x, y] = [1, 2].map(
              (at) =>
                ({ ...numbers, sort: "cell", role: "cell", variable: `${variable}.cells[${at}]` }) as const,
            );
            return x === undefined || y === undefined ? unsaid : between(x, y);
          },
      )
    : []),
  ...(role === "cell" ? touchingIt(word, variable) : []),
  ...rule(
    "clause",
    [
      `the? ${sort}? ${word} <verb:a> or the? ${sort}? ${word} <verb:b>`,
      `either the? ${sort}? ${word} <verb:a> or it <verb:b>`,
    ],
    ({ a, b }) =>
      (scope) =>
        ofOne(scope, (thing) => oneOf(a.of(thing, scope), b.of(thing, scope))),
  ),
  ...(role === "cell"
    ? rule(
        "clause",
        `<amount> neighbour|neighbours of ${word} be <rank> than? ${word}|it?`,
        ({ amount, rank }) => {
          const layer = (numbers as { readonly value?: string }).value;
          return layer === undefined
            ? undefined
            : (scope) => soManyRanked({ rank, amount, layer }, variable, scope);
        },
      )
    : []),
  ...rule("numbers", `${word} . <clue>`, ({ clue }) => ({
    text: `${variable}.${clue.layer}`,
    isSeveral: false,
  })),
  ...rule(
    "clause",
    `<amount> cell|cells ${FAR} <value> from? ${word}? <verb>`,
    ({ amount, value, verb }) =>
      (scope) =>
        role === "cell"
          ? soMany(
              amount,
              asCondition(verb),
              `(cells y where distance(${variable}, y) = ${value(scope)})`,
              scope,
            )
          : unsaid,
  ),
  ...rule(
    "clause",
    "<amount> of its cells <verb>",
    ({ amount, verb }) =>
      (scope) =>
        role === "cell" ? unsaid : soMany(amount, asCondition(verb), variable, scope),
  ),
  ...rule(
    "value",
    `${word} . <clue>`,
    ({ clue }) =>
      () =>
        `${variable}.${clue.layer}`,
  ),
  ...rule(
    "value",
    `${word} . <valued>`,
    ({ valued }) =>
      () =>
        `${variable}.${valued}`,
  ),
  ...rule(
    "clause",
    `${word} . <valued> <saying>`,
    ({ valued, saying }) =>
      (scope) =>
        role === "cell" ? saying(`${variable}.${valued}`, scope) : unsaid,
  ),
  ...rule(
    "clause",
    `${word} . <clue> <saying>`,
    ({ clue, saying }) =>
      (scope) =>
        saying(`${variable}.${clue.layer}`, scope),
  ),
  ...(role === "cell"
    ? rule(
        "clause",
        [
          `the? <run> around|round ${word} be ${word} . <lengths> ,? in any order`,
          `the? lengths of the? <run> around|round ${word} be ${word} . <lengths>`,
          `${word} . <lengths> be the lengths of the? <run> around|round ${word}`,
          `${word} . <lengths> be the lengths of the? <run> around|round ${word} in any order`,
        ],
        ({ run, lengths: { layer } }) =>
          () => ({
            text: `bag(runs(x in ${variable}.ring where ${ofAll(run.conditions, "x").text})) = bag(${variable}.${layer})`,
            denied: UNSAID,
          }),
      )
    : []),
  ...(role === "cell"
    ? (
        [
          ["to|on the right of", "right"],
          ["to|on the left of", "left"],
          ["above", "up"],
          ["below", "down"],
        ] as const
      ).flatMap(([said, direction]) =>
        rule("where", `somewhere ${said} ${word}`, () => () => `${variable}.look(${direction})`),
      )
    : []),
  ...(role === "cell"
    ? rule(
        "where",
        `in|of|on|among? the? cells ${FAR} <value> from? ${word}?`,
        ({ value }) =>
          (scope) =>
            `(cells ${fresh(scope, "x")} where distance(${variable}, ${fresh(scope, "x")}) = ${value(scope)})`,
      )
    : []),
  ...(role === "cell"
    ? rule(
        "where",
        `<near> ${word}`,
        ({ near }) =>
          () =>
            nearby(variable, near),
      )
    : rule("where", [`in|of|on|within|inside|along the? ${word}`], () => () => variable)),
  ...rule(
    "clause",
    [`all? of? the? <noun> in|of|on|within|inside|along ${word} <together>`],
    ({ noun, together }) =>
      (scope) =>
        together(noun, variable, scope),
  ),
];
