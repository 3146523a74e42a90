/** The names of a program as words of English sentences, and the common nouns that stand for some of them. */
import type { Layer } from "../ast.js";
import type { Symbol as NamedThing } from "../resolved.js";
import { pluralOf } from "../text/plurals.js";
import { type PhraseRule, rule } from "./grammar.js";
import { type Meanings, type Quality, unsaid } from "./meanings.js";
import {
  emptyOf,
  flag,
  ofLayer,
  ofParameter,
  ofValues,
  owners,
  setsCalled,
  severalCalled,
} from "./names-of-layers.js";
import type { BoardAsked } from "./on-the-board.js";
import { placeOfLayer } from "./place-of.js";
import { isNot, isVacant } from "./qualities.js";
import { compared } from "./say.js";
import { combinationsOf } from "./vocabulary/kinds/combinations.js";
import { wordRules } from "./vocabulary/letters/of-words.js";
import { alikeOf } from "./vocabulary/lines/alike-in-a-row.js";
import { differentLines } from "./vocabulary/lines/beside-lines.js";
import { ofOnlyNumbers } from "./vocabulary/lines/only-numbers.js";
import { stepsOver } from "./vocabulary/lines/steps.js";
import { dominoRules } from "./vocabulary/links/dominoes.js";
import { placedPieces } from "./vocabulary/links/pieces-placed.js";
import { lineClueRules } from "./vocabulary/outside/line-clues.js";
import { outsideRules } from "./vocabulary/outside/seen-from-sides.js";
import { bondsOf, pairsOf } from "./vocabulary/people/bonds.js";
import { numbersOfNamed } from "./vocabulary/people/numbers-of-named.js";
import { rotaRules } from "./vocabulary/people/rotas.js";
import { fewInARow } from "./vocabulary/runs.js";
import { dutyRules } from "./vocabulary/schedules/duties.js";
import { leagueRules, teamsIn } from "./vocabulary/schedules/leagues.js";
import { namesOfLines } from "./vocabulary/schedules/named-lines.js";
import { symmetryOf } from "./vocabulary/symmetry.js";
import { commonNouns, isAdjective, isArticle, letterWord, type OwnName, wordForms } from "./word-forms.js";

/** Not what is an article, a pronoun or a variable in sentences. */
const isWord = (name: string): boolean => /^(?:\p{L}{2,}|[B-HJ-Z]$)/u.test(name);

/** `the reader`, `the cook`, of `reading` and `cooking`; `the drummer`, `the baker`, `the violinist`, of `drum`, `bake` and `violin`. */
const agents = ({ name, isFree }: OwnName): readonly string[] => {
  const word = name.toLowerCase();
  const [, stem] = /^(?!even)(\w{3,})ing$/.exec(word) ?? [];
  const others =
    stem === undefined
      ? [`${word.replace(/e$/, "")}er`, `${word}${word.at(-1)}er`, `${word.replace(/[aeo]$/, "")}ist`]
      : [`${stem}er`, stem];
  return others.filter(isFree);
};

/** `A` among `A, B, C`. */
const letter = (name: string): readonly PhraseRule[] => [
  ...rule("flag", letterWord(name), () => isAdjective(name)),
  ...rule("person", letterWord(name), () => isAdjective(name)),
];

const isParameter = (name: string): boolean => !isArticle(name);

/** A value of several layers, of which one is to be found: that of this one. */
function valueOfFound(symbol: NamedThing, symbols: readonly NamedThing[]): readonly PhraseRule[] | undefined {
  if (symbol.kind !== "value" || symbol.layers.length < 2 || isArticle(symbol.name)) return undefined;
  const isOfValue = ({ type }: Layer): boolean =>
    type.kind === "values-type" &&
    type.values.some((value) => value.kind === "name" && value.text === symbol.name);
  const [layer, ...others] = symbols.flatMap((each) =>
    each.kind === "layer" && each.declaration.role === "find" && isOfValue(each.declaration) ? [each] : [],
  );
  if (layer === undefined || others.length > 0 || placeOfLayer(layer.declaration.on) !== "cell")
    return undefined;
  const quality: Quality = {
    of: (c) => compared(`${c}.${layer.name}`, "=", "!=", symbol.name),
  };
  return (["flag", "person"] as const).flatMap((kind) => rule(kind, wordForms(symbol.name), () => quality));
}

function ofSymbol(symbol: NamedThing, at: OwnName): readonly PhraseRule[] {
  const { name } = at;
  switch (symbol.kind) {
    case "layer":
      return ofLayer(at, symbol.declaration);
    case "value":
      if (isArticle(name)) return letter(name);
      return isWord(name)
        ? [
            ...flag(at),
            ...rule("person", [name, ...agents(at)].map(wordForms).join("|"), () => isAdjective(name)),
          ]
        : [];
    case "spelling":
      return isWord(name) ? [...flag(at), ...rule("person", wordForms(name), () => isAdjective(name))] : [];
    case "pieces": {
      const words = [wordForms(name), commonNouns(["piece", "tile"], at.isFree)].join("|");
      return [
        ...setsCalled(name, "pieces", words),
        ...severalCalled(name),
        ...owners(name, words),
        ...placedPieces(name, words),
      ];
    }
    case "let":
      if (symbol.form === "layer") return flag(at);
      return symbol.form === "value" ? setsCalled(name, "family") : [];
    case "parameter":
    case "asked":
      return isParameter(name) ? ofParameter(name) : [];
    default:
      return [];
  }
}

/** How a program calls what its rules are about. */
export function rulesOfNames(
  symbols: readonly NamedThing[],
  { grouped: groups, cells }: BoardAsked,
): readonly PhraseRule[] {
  const grouped = groups();
  const named = new Set(namesIn(symbols));
  const ofLines = namesOfLines(symbols);
  const opponents = teamsIn(symbols);
  const isFree = (word: string): boolean => !named.has(word);
  const [content, ...others] = toFind(symbols);
  const paths = symbols.flatMap((each) =>
    each.kind === "layer" && each.declaration.type.kind === "paths-type" ? [each.name] : [],
  );
  return [
    ...symbols.flatMap((symbol) =>
      symbol.kind === "value" && ofLines.has(symbol.name)
        ? []
        : (
            valueOfFound(symbol, symbols) ??
            ofSymbol(symbol, { name: symbol.name, isFree, isGrouped: grouped.has(symbol.name) })
          ).filter(({ kind }) => kind !== "person" || !opponents.has(symbol.name)),
    ),
    ...combinationsOf(symbols, cells),
    ...(content !== undefined && others.length === 0
      ? symbols.flatMap((each) =>
          each.kind === "layer" && each.declaration.type.kind === "table-type"
            ? bondsOf(each.name, content)
            : [],
        )
      : []),
    ...symbols.flatMap((each) =>
      each.kind === "layer" && each.declaration.type.kind === "table-type"
        ? givenNames(symbols).flatMap((names) => pairsOf(each.name, names))
        : [],
    ),
    ...leagueRules(symbols),
    ...rotaRules(symbols),
    ...dutyRules(symbols),
    ...lineClueRules(symbols),
    ...dominoRules(symbols),
    ...outsideRules(symbols),
    ...(content !== undefined && others.length === 0
      ? [...ofContents(content), ...wordRules(symbols, content, isFree)]
      : []),
    ...(content !== undefined && others.length === 0 && isOptional(symbols, content)
      ? rule("adjective", commonNouns(["empty", "free", "vacant", "blank"], isFree), () => isVacant(content))
      : []),
    ...(content !== undefined && others.length === 0 && isYesNo(symbols, content)
      ? [
          ...symbols.flatMap((each) =>
            each.kind === "layer" && each.name === content ? emptyOf(content, each.declaration, isFree) : [],
          ),
          ...fewInARow(content),
          ...rule("flag", commonNouns(["white", "unshaded"], isFree), () => isNot(content)),
          ...rule("flag", commonNouns(["black", "shaded"], isFree), () => isAdjective(content)),
          // Of which cells the groups are is not said.
          ...rule(
            "opening",
            `<each> ${commonNouns(["group", "island", "cluster"], isFree)}`,
            () => `for each group g of cells where ${content}: …`,
          ),
        ]
      : []),
    ...(symbols.some(({ kind }) => kind === "place")
      ? rule(
          "kind",
          commonNouns(
            symbols.every(({ kind, name }) => kind !== "place" || name.length === 1)
              ? [...THINGS, "letter"]
              : THINGS,
            isFree,
          ),
          () => ({ conditions: [] }),
        )
      : []),
    ...onlyMark(symbols).flatMap((name) => [
      ...rule("adjective", commonNouns(["marked"], isFree), () => isAdjective(name)),
      ...rule("adjective", commonNouns(["unmarked"], isFree), () => isNot(name)),
    ]),
    ...(symbols.some(isDivision)
      ? []
      : rule("kind", commonNouns(["country", "state", "city", "town", "vertex"], isFree), () => ({
          conditions: [],
        }))),
    ...(numbersToFind(symbols).length === 1 ? numbersToFind(symbols).flatMap(ofOnlyNumbers) : []),
    ...onlyOutside(symbols).flatMap(({ layer, sort }) =>
      rule(
        "clue",
        `${[wordForms(layer), commonNouns(["number", "clue"], isFree)].join("|")} outside`,
        () => ({
          layer,
          sort,
        }),
      ),
    ),
    ...(numbersOfCells(symbols).length === 1 && paths.length === 1
      ? numbersOfCells(symbols).flatMap((layer) => stepsOver(layer, wordForms(layer), paths[0] ?? ""))
      : []),
    ...printedNumbers(symbols).flatMap((name) => [
      ...ofValues(name, [wordForms(name), commonNouns(["digit", "number", "value"], isFree)].join("|")),
      ...ofOnlyNumbers(name),
    ]),
    ...numbersOfCells(symbols).flatMap((layer) =>
      numbersOfNamed(layer, wordForms(layer), numbersToFind(symbols).join() === layer),
    ),
    ...symbols.flatMap((symbol) =>
      symbol.kind === "place" ? ofPlace(symbol.name, numbersToFind(symbols)) : [],
    ),
  ];
}

/** Cells have one of its values, or none. */
const isOptional = (symbols: readonly NamedThing[], layer: string): boolean =>
  symbols.some(
    (each) =>
      each.kind === "layer" &&
      each.name === layer &&
      each.declaration.orNone &&
      each.declaration.type.kind === "values-type" &&
      each.declaration.on?.kind !== "filter",
  );

const isYesNo = (symbols: readonly NamedThing[], layer: string): boolean =>
  symbols.some(
    (each) => each.kind === "layer" && each.name === layer && each.declaration.type.kind === "yes-no-type",
  );

/** Things that have names, and so are the places of a board. */
const THINGS = [
  "box",
  "bag",
  "parcel",
  "package",
  "book",
  "project",
  "gift",
  "present",
  "tool",
  "film",
  "dish",
  "coin",
  "exam",
  "lesson",
  "course",
  "talk",
  "runner",
  "swimmer",
  "speaker",
  "singer",
  "player",
  "team",
  "guest",
];

/** The only yes/no layer of cells, if it is given. */
function onlyMark(symbols: readonly NamedThing[]): readonly string[] {
  const [mark, ...others] = symbols.flatMap((each) =>
    each.kind === "layer" &&
    each.declaration.type.kind === "yes-no-type" &&
    placeOfLayer(each.declaration.on) === "cell"
      ? [each]
      : [],
  );
  return mark?.declaration.role === "given" && others.length === 0 ? [mark.name] : [];
}

const isDivision = (symbol: NamedThing): boolean =>
  symbol.kind === "layer" && symbol.declaration.type.kind === "region-type";

/** The layer that gives each cell a name, if there is one only. */
function givenNames(symbols: readonly NamedThing[]): readonly string[] {
  const names = symbols.flatMap((each) =>
    each.kind === "layer" &&
    each.declaration.role === "given" &&
    each.declaration.type.kind === "values-type" &&
    placeOfLayer(each.declaration.on) === "cell"
      ? [each.name]
      : [],
  );
  return names.length === 1 ? names : [];
}

/** Layers of cells that are to be found, but for divisions of the board. */
const toFind = (symbols: readonly NamedThing[]): readonly string[] =>
  symbols.flatMap((symbol) => {
    if (symbol.kind !== "layer" || symbol.declaration.role !== "find") return [];
    const { type, on } = symbol.declaration;
    const isOfCells =
      placeOfLayer(on) === "cell" && type.kind !== "region-type" && type.kind !== "paths-type";
    return isOfCells ? [symbol.name] : [];
  });

/** A sentence that tells how a row reads means the only thing that is to be found. */
const ofContents = (layer: string): readonly PhraseRule[] => [
  ...rule(
    "statement",
    [
      "everybody|everyone have|get|gets|take|takes exactly? 1|single cell",
      "everybody|everyone have|get|gets|take|takes a single cell",
      "everybody|everyone sit|sits|stand|stands in|on|at exactly? 1 cell",
      "everybody|everyone sit|sits|stand|stands in|on|at a single cell",
    ],
    () => () => `exactly one of each ${layer} in cells`,
  ),
  ...alikeOf(layer),
  ...symmetryOf(layer),
  ...differentLines(layer),
  ...rule(
    "statement",
    ["no 2 <sets> have|hold the? same <inTable>", "no <inTable> be in 2 <sets>"],
    ({ sets: { sort, role } }) => {
      if (role !== "family" && role !== "line") return undefined;
      const [a, b] = ["a", "b"].map((variable) => `[x.${layer} for x in ${variable}]`);
      return () => `for each ${pluralOf(sort)} a, b where size(a) > 1: ${a} != ${b}`;
    },
  ),
  ...rule(
    "verb",
    [
      "be a|an|1? <inTable>",
      "form|forms|spell|spells|make|makes a|an|1? <inTable>",
      "be a? word|words|row|rows from|in|of the? <inTable>",
      "be|stand|stands in|from the <inTable> list?",
      "be 1 of the <inTable>",
      "read|reads as? a|an|1? <inTable>",
      "read|reads as? a|an|1? word from|in|of the <inTable>",
    ],
    ({ inTable }) => ({
      of: ({ variable, role }) => {
        const text = `[x.${layer} for x in ${variable}] in ${inTable}`;
        return role === "line" || role === "family" ? { text, denied: `not ${text}` } : unsaid;
      },
    }),
  ),
];

/** Layers of which each cell has a number; of which it may have one, if `orNone` is asked for. */
const numbersOfCells = (
  symbols: readonly NamedThing[],
  role?: Layer["role"],
  orNone = false,
): readonly string[] =>
  symbols.flatMap((symbol) => {
    if (symbol.kind !== "layer") return [];
    const { type, on, role: own, ...declared } = symbol.declaration;
    const isNumber = type.kind === "range-type" || type.kind === "number-type";
    const isAsked = (role === undefined || role === own) && (orNone || !declared.orNone);
    return isAsked && isNumber && placeOfLayer(on) === "cell" ? [symbol.name] : [];
  });

/** Numbers outside the board: of rows, of columns, or of both in one layer. */
function onlyOutside(symbols: readonly NamedThing[]): readonly Meanings["clue"][] {
  const found = symbols.flatMap((each) => {
    const sort = each.kind === "layer" ? placeOfLayer(each.declaration.on) : "";
    return sort === "row" || sort === "column" || sort === "line" ? [{ layer: each.name, sort }] : [];
  });
  return found.length === 1 ? found : [];
}

const numbersToFind = (symbols: readonly NamedThing[]): readonly string[] => numbersOfCells(symbols, "find");

/** The numbers of a full board, such as that of Hitori, where none are to be found. */
function printedNumbers(symbols: readonly NamedThing[]): readonly string[] {
  const printed = symbols.flatMap((symbol) => {
    if (symbol.kind !== "layer" || /clue|hint|sum|count/i.test(symbol.name)) return [];
    const { role, type, on } = symbol.declaration;
    return role === "given" && type.kind === "range-type" && placeOfLayer(on) === "cell" ? [symbol.name] : [];
  });
  return printed.length === 1 && numbersOfCells(symbols, "find", true).length === 0 ? printed : [];
}

/** A place of the board that has a name. */
function ofPlace(name: string, [layer, ...others]: readonly string[]): readonly PhraseRule[] {
  const value = layer === undefined || others.length > 0 ? {} : { value: layer };
  return [
    ...rule("named", `the ${name.toLowerCase()}`, () => ({
      variable: name,
      sort: "cell",
      role: "cell",
      ...value,
    })),
    ...rule("named", name.toLowerCase(), () => ({ variable: name, sort: "cell", role: "cell", ...value })),
    ...rule("place", `in|on|at the? ${name.toLowerCase()}`, () => ({
      of: (c) => compared(c, "is", "is not", name),
    })),
    ...("value" in value ? rule("value", name.toLowerCase(), () => () => `${name}.${layer}`) : []),
  ];
}

/** In small letters. */
export const namesIn = (symbols: readonly NamedThing[]): readonly string[] =>
  symbols.flatMap(({ kind, name }) => {
    if (kind === "parameter" || kind === "asked") return isParameter(name) ? [name.toLowerCase()] : [];
    if (kind === "value" && isArticle(name)) return [letterWord(name)];
    return kind === "layer" || kind === "value" || kind === "spelling" || kind === "pieces" || kind === "let"
      ? wordForms(name).split("|")
      : [];
  });
