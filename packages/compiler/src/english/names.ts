/** The names of a program as words of English sentences, and the common nouns that stand for some of them. */
import type { Layer, TypeExpression } from "../ast.js";
import type { Symbol as NamedThing } from "../resolved.js";
import { pluralOf } from "../text/plurals.js";
import { bodies, onlyBodies } from "./common-nouns.js";
import { type PhraseRule, rule } from "./grammar.js";
import { type Quality, type Sets, unsaid } from "./meanings.js";
import { placeOfLayer } from "./place-of.js";
import { allTrue, denied, numbered, ofAll, ofSets, soMany } from "./say.js";
import { arrowsOf } from "./vocabulary/arrows/pointing.js";
import { alphabetically } from "./vocabulary/cells/letters.js";
import { chessRules } from "./vocabulary/chess.js";
import { sharedOf } from "./vocabulary/kinds/alike.js";
import { piecesOfSides } from "./vocabulary/kinds/pieces-of-a-side.js";
import { ofLetters } from "./vocabulary/letters/of-letters.js";
import { alikeOf } from "./vocabulary/lines/alike-in-a-row.js";
import { differentLines } from "./vocabulary/lines/beside-lines.js";
import { enumerated } from "./vocabulary/lines/digits-once.js";
import { ofOnlyNumbers } from "./vocabulary/lines/only-numbers.js";
import { sequencesOf } from "./vocabulary/lines/sequences.js";
import { linkNumbers, loopLength, sidesOfCells } from "./vocabulary/links/along-links.js";
import { timesPassed } from "./vocabulary/links/crossings.js";
import { dominoRules } from "./vocabulary/links/dominoes.js";
import { ofLinks } from "./vocabulary/links/marks.js";
import { placedPieces } from "./vocabulary/links/pieces-placed.js";
import { ofCorners } from "./vocabulary/links/round-corners.js";
import { turnRules } from "./vocabulary/links/turns.js";
import { lineClueRules } from "./vocabulary/outside/line-clues.js";
import { ownValues } from "./vocabulary/outside/own-values.js";
import { outsideRules } from "./vocabulary/outside/seen-from-sides.js";
import { agesOf } from "./vocabulary/people/ages.js";
import { ordersOf, timesOf } from "./vocabulary/people/orders.js";
import { inValue, ofTwoNamed, teams } from "./vocabulary/people/teams.js";
import { truthsOf } from "./vocabulary/people/truths.js";
import { primeRules } from "./vocabulary/primes.js";
import { fewInARow } from "./vocabulary/runs.js";
import { leagueRules, teamsIn } from "./vocabulary/schedules/leagues.js";
import { namedLines, namesOfLines } from "./vocabulary/schedules/named-lines.js";
import { groupsCalled } from "./vocabulary/sentences/by-other-names.js";
import { symmetryOf } from "./vocabulary/symmetry.js";
import {
  commonNouns,
  isAdjective,
  isArticle,
  letterWord,
  type OwnName,
  UNREAD,
  wordForms,
} from "./word-forms.js";

const hasValue = (layer: string): Quality => ({
  of: (c) => ({ text: `${c} has ${layer}`, denied: `${c} has no ${layer}` }),
  layer,
});

const hasNot = (layer: string): Quality => ({
  of: (c) => ({ text: `${c} has no ${layer}`, denied: `${c} has ${layer}` }),
});

const isNot = (word: string): Quality => ({
  of: (c) => ({ text: `${c} is not ${word}`, denied: `${c} is ${word}` }),
  plain: `not ${word}`,
});

const isParity = (layer: string, parity: string): Quality => ({
  of: (c) => ({ text: `${c}.${layer} is ${parity}`, denied: `${c}.${layer} is not ${parity}` }),
});

const isNumber = (layer: string, number: string): Quality => ({
  of: (c) => ({ text: `${c}.${layer} = ${number}`, denied: `${c}.${layer} != ${number}` }),
});

/** Colours of cells that are shaded. */
const shades = [
  "shaded",
  "black",
  "painted",
  "filled",
  "darkened",
  "coloured",
  "colored",
  "blackened",
  "dark",
];
const light = ["white", "light", "unpainted", "uncoloured", "uncolored", "blank"];

const flag = ({ name, isFree, isGrouped }: OwnName): readonly PhraseRule[] => {
  const word = name.toLowerCase();
  const body = isGrouped ? "groups" : bodies.includes(word) ? "either" : undefined;
  const kind: Quality = { ...isAdjective(name), ...(body === undefined ? {} : { body }) };
  const isShade = shades.includes(word);
  const others = isShade ? shades.filter(isFree) : [];
  const whites = isShade ? light.filter(isFree) : [];
  return [
    ...chessRules(name, wordForms(name)),
    ...truthsOf(isAdjective(name), name, isFree),
    ...(isShade ? rule("tone", commonNouns(["colour", "color", "shade"], isFree), () => name) : []),
    ...(body === undefined ? [] : rule("body", wordForms(name), () => kind)),
    ...(onlyBodies.includes(word) ? rule("lone", word, () => isAdjective(name)) : []),
    ...(isFree(`${word}ed`) ? rule("flag", `${word}ed`, () => isAdjective(name)) : []),
    ...groupsCalled({ name, isFree, isGrouped }),
    ...rule("flag", [wordForms(name), ...others].join("|"), () => kind),
    ...rule("flag", [`un${word}`, `non${word}`, ...whites].join("|"), () => isNot(name)),
    ...(isShade
      ? rule(
          "statement",
          "shade|paint|blacken|darken <amount> cells|cell in|on|inside <each> <families>",
          ({ amount, families }) =>
            (mentioned) =>
              ofSets(families, mentioned, ({ variable }, inner) =>
                soMany(amount, { conditions: [isAdjective(name)] }, variable, inner),
              ),
        )
      : []),
    ...rule("flag", `non - ${word}`, () => isNot(name)),
    ...rule("flag", `not ${word}`, () => isNot(name)),
  ];
};

/** `1 to 9`: all values of a layer. */
function rangesOf(type: TypeExpression): readonly string[] {
  if (type.kind !== "range-type") return [];
  const [from = UNREAD, to = UNREAD] = [type.from, type.to].map((end) =>
    end.kind === "number" ? `${end.value}` : end.kind === "name" ? end.text.toLowerCase() : UNREAD,
  );
  return [
    `${from} to|through ${to}`,
    `${from} - ${to}`,
    `${from} . . ${to}`,
    ...(/^\d+$/.test(from) && /^\d+$/.test(to) ? enumerated(Number(from), Number(to)) : []),
  ];
}

const isFromZero = (type: TypeExpression): boolean =>
  type.kind === "range-type" && type.from.kind === "number" && Number(type.from.value) === 0;

function ofNumbers(at: OwnName, { role, type, orNone, on }: Layer, sort: string): readonly PhraseRule[] {
  const { name, isFree } = at;
  if (role === "given") {
    const names = [wordForms(name), commonNouns(["number", "clue", "hint"], isFree)].join("|");
    const number = `${wordForms(name)} number|clue|hint|numbers|clues|hints`;
    return [
      ...rule("clue", [names, number], () => ({ layer: name, sort })),
      ...(sort === "cell"
        ? [
            ...rule("kind", names, () => ({ conditions: [hasValue(name)] })),
            ...rule("adjective", wordForms(name), () => hasValue(name)),
            ...rule("clue", "numbered|clued", () => ({ layer: name, sort })),
            ...rule("adjective", "numbered|clued", () => hasValue(name)),
            ...rule("adjective", "unnumbered|clueless", () => hasNot(name)),
          ]
        : []),
    ];
  }
  if (sort === "link") return linkNumbers(name, wordForms(name));
  if (sort === "row" || sort === "column") return ownValues(name, sort);
  if (sort !== "cell") return [];
  if (orNone)
    return [
      ...listedOf(at, type),
      ...rule("kind", [wordForms(name), commonNouns(["digit", "number"], isFree)].join("|"), () => ({
        conditions: [hasValue(name)],
      })),
      ...sequencesOf(name, type, true),
      ...rule("optional", [wordForms(name), commonNouns(["digit", "number"], isFree)].join("|"), () => name),
      // Others than those it stands on are no empty cells.
      ...(on?.kind === "filter"
        ? []
        : rule("adjective", commonNouns(["empty", "blank"], isFree), () => hasNot(name))),
    ];
  const names = [wordForms(name), commonNouns(["digit", "number", "value"], isFree)].join("|");
  return [
    ...rangesOf(type).flatMap((range) =>
      rule("valued", [`${names} from? ${range}`, `of ${range}`], () => name),
    ),
    ...listedOf(at, type),
    ...sequencesOf(name, type, false),
    ...agesOf(name),
    ...ordersOf(name),
    ...rule("tone", names, () => name),
    ...(isFromZero(type)
      ? [
          ...rule("kind", wordForms(name), () => ({ conditions: [], value: name, isCounted: true })),
          ...rule(
            "verb",
            ["no", "not any", "not a"].map((no) =>
              no === "no" ? `have no ${wordForms(name)}` : `not have ${no.slice(4)} ${wordForms(name)}`,
            ),
            () => ({
              of: ({ variable, role: of }) =>
                of === "cell"
                  ? { text: `${variable}.${name} = 0`, denied: `${variable}.${name} != 0` }
                  : unsaid,
            }),
          ),
        ]
      : []),
    ...rule("seen", [names, commonNouns(towers, isFree)].join("|"), () => name),
    ...(/^(?:heights?|floors?|stor(?:e?y|ies))$/i.test(name)
      ? rule("kind", commonNouns(towers, isFree), () => ({ conditions: [], value: name }))
      : []),
    ...primeRules(name, type),
    ...ofValues(name, names),
  ];
}

/** `the digits 1, 2 and 3`, and `1, 2 and 3` alone. */
const listedOf = ({ name, isFree }: OwnName, type: TypeExpression): readonly PhraseRule[] =>
  rangesOf(type).flatMap((range) => {
    const named = `${[wordForms(name), commonNouns(["digit", "number", "value"], isFree)].join("|")} from? ${range}`;
    return rule("listed", [named, range], () => name);
  });

/** What is said of the number in a cell. */
const ofValues = (name: string, names: string): readonly PhraseRule[] => [
  ...rule("valued", names, () => name),
  ...["odd", "even"].flatMap((parity) => rule("adjective", parity, () => isParity(name, parity))),
  ...rule("core", `${names} <number>`, ({ number }) => ({ conditions: [isNumber(name, number)] })),
  ...rule("core", "<number> s?", ({ number }) => ({ conditions: [isNumber(name, number)], isBare: true })),
];

const sets = (name: string, role: Sets["role"], words = wordForms(name)): readonly PhraseRule[] =>
  rule("sets", words, () => ({ sort: name, role }));

/** How many there are on the whole board. */
const several = (name: string, words = wordForms(name)): readonly PhraseRule[] => {
  const all = `size(${pluralOf(name)})`;
  return [
    ...rule(
      "statement",
      [
        `<amount> ${words}`,
        `<amount> ${words} on|in the? board`,
        `<amount> ${words} be placed|used`,
        `there be <amount> ${words}`,
        `the? board have <amount> ${words}`,
        `the? board be divided|split|cut|partitioned into <amount> ${words}`,
        `divide|split|cut|partition the? board into <amount> ${words}`,
      ],
      ({ amount }) =>
        amount.isIndefinite === true ? undefined : (scope) => numbered(all, amount, scope).text,
    ),
    ...rule(
      "statement",
      [`howmany ${words} <saying>`, `howmany ${words} on|in the? board <saying>`],
      ({ saying }) =>
        (scope) =>
          saying(all, scope).text,
    ),
  ];
};

/** A number that a program is given. */
const ofParameter = (name: string): readonly PhraseRule[] => [
  ...rule("numbers", name.toLowerCase(), () => ({ text: name, isSeveral: false })),
  ...rule("value", name.toLowerCase(), () => () => name),
];

/** Sets of cells to which not every cell need belong. */
const own = (name: string, words = wordForms(name)): readonly PhraseRule[] =>
  rule("own", words, () => hasValue(name));

const owners = (name: string, words = wordForms(name)): readonly PhraseRule[] => [
  ...own(name, words),
  ...rule("adjective", "covered|used|occupied", () => hasValue(name)),
  ...rule("adjective", "uncovered|unused|unoccupied", () => hasNot(name)),
];

const towers = ["building", "skyscraper", "tower"];
const regions = ["region", "room", "area", "cage", "country", "district", "territory"];
const ways = ["path", "route", "track"];
const loops = ["loop", "line", "path", "circuit", "track"];

function ofLayer(at: OwnName, layer: Layer): readonly PhraseRule[] {
  const { name, isFree } = at;
  const place = placeOfLayer(layer.on);
  const named = (others: readonly string[]): string =>
    [wordForms(name), commonNouns(others, isFree)].join("|");
  switch (layer.type.kind) {
    case "yes-no-type":
      if (place === "cell") return flag(at);
      if (place === "corner") return ofCorners(at);
      if (layer.role === "given" && place === "link") return ofLinks(at, layer);
      return [
        ...rule("loop", named(loops), () => name),
        ...loopLength(name, named(loops), place),
        ...(place === "link" ? [...turnRules(at), ...timesPassed(name)] : []),
        ...(place === "edge" ? sidesOfCells(name, wordForms(name)) : []),
      ];
    case "number-type":
    case "range-type":
      return [
        ...ofNumbers(at, layer, place),
        ...(layer.role === "given" && place === "link" ? ofLinks(at, layer) : []),
      ];
    case "values-type":
      if (layer.role === "given" && place === "link") return ofLinks(at, layer);
      // `team`, where each row is one.
      if (place === "row" || place === "column")
        return [...namedLines(at, layer.type, place), ...sets(place, "line", wordForms(name))];
      return place !== "cell"
        ? []
        : [
            ...rule("listed", wordForms(name), () => name),
            ...(layer.role === "find" && !layer.orNone && layer.on?.kind !== "filter"
              ? rule("seat", wordForms(name), () => true)
              : []),
            ...sharedOf(at, layer.orNone),
            ...rule("tone", wordForms(name), () => name),
            ...rule("kind", wordForms(name), () => ({ conditions: [hasValue(name)] })),
            ...(layer.orNone && layer.role === "find" && layer.on?.kind !== "filter"
              ? rule("adjective", commonNouns(["empty", "blank"], isFree), () => hasNot(name))
              : []),
            // Whoever calls them different means the values.
            ...rule("kind", wordForms(name), () => ({ conditions: [], value: name })),
            ...rule("adjective", `${name.toLowerCase().replace(/e$/, "")}ed`, () => hasValue(name)),
            ...ofLetters(name, {
              values: layer.type.values.flatMap((value) => (value.kind === "name" ? [value.text] : [])),
              mayBeNone: layer.orNone,
            }),
            ...piecesOfSides(at, layer.type, layer.orNone),
            ...ofTwoNamed(name),
            ...inValue(name, layer.type),
            ...timesOf(name, layer.type),
            ...alphabetically(name, layer.type),
            ...teams(name, layer.type),
            // `Ann drinks tea`, where a layer is called `drink`.
            ...rule("verb", `${wordForms(name)} neither <noun:a> nor <noun:b>`, ({ a, b }) => ({
              of: ({ variable, role: of }) =>
                of === "cell" && a.conditions.length > 0 && b.conditions.length > 0
                  ? allTrue([a, b].map(({ conditions }) => denied(ofAll(conditions, variable))))
                  : unsaid,
            })),
            ...rule("verb", `${wordForms(name)} <noun>`, ({ noun: { conditions } }) => ({
              of: ({ variable, role: of }) =>
                of === "cell" && conditions.length > 0 ? ofAll(conditions, variable) : unsaid,
            })),
          ];
    case "region-type":
      return [
        ...sets(name, "region", named(regions)),
        ...rule("sets", commonNouns(["rectangle"], isFree), () => ({
          sort: name,
          role: "region",
          areRectangles: true,
        })),
        ...several(name, named(regions)),
        ...rule(
          "statement",
          [
            "divide|split|cut|partition the? board into squareshaped",
            `divide|split|cut|partition the? board into cell ${named(regions)}`,
            "the? board be divided|split|cut|partitioned into squareshaped",
          ],
          () => () => `for each ${name} s: s is rectangle and s.width = s.height`,
        ),
        ...rule("verb", "be a cell with|that|which have? <counted>", ({ counted: { amount, noun } }) => ({
          of: ({ variable, role }, scope) =>
            role === "region"
              ? allTrue([
                  {
                    text: `${variable} is rectangle and ${variable}.width = ${variable}.height`,
                    denied: `not (${variable} is rectangle and ${variable}.width = ${variable}.height)`,
                  },
                  soMany(amount, noun, variable, scope),
                ])
              : unsaid,
        })),
        ...rule(
          "statement",
          [
            `<each> <noun> be|lie|lies in its own ${named(regions)}`,
            `<each> <noun> have its own ${named(regions)}`,
          ],
          ({ noun }) =>
            noun.conditions.length === 0
              ? undefined
              : (scope) =>
                  ofSets([{ sort: name, role: "region" }], scope, ({ variable }, inner) =>
                    soMany({ bound: "at most", number: () => "1" }, noun, variable, inner),
                  ),
        ),
        ...rule(
          "statement",
          "divide|split|cut|partition the? board into rectangles along? the? board? lines?",
          () => () => `for each ${name} s: s is rectangle`,
        ),
        ...(layer.orNone && layer.role === "find" ? owners(name, named(regions)) : []),
        ...(layer.role === "given" ? own(name, named(regions)) : []),
      ];
    case "paths-type":
      return [...sets(name, "path", named(ways)), ...owners(name, named(ways))];
    case "direction-type":
      return place === "cell" ? arrowsOf(at, layer.role === "given" || layer.orNone) : [];
    case "numbers-type":
      return layer.role === "given"
        ? [
            ...rule("lengths", named(["number", "clue", "hint"]), () => ({ layer: name, sort: place })),
            ...(place === "cell"
              ? [
                  ...rule("kind", named(["number", "clue", "hint"]), () => ({
                    conditions: [hasValue(name)],
                  })),
                  ...rule("adjective", named(["clue", "hint"]), () => hasValue(name)),
                ]
              : []),
          ]
        : [];
    case "table-type":
      return rule("inTable", named(["word", "list", "dictionary"]), () => name);
    default:
      return [];
  }
}

/** Not what is an article, a pronoun or a variable in sentences. */
const isWord = (name: string): boolean => /^(?:\p{L}{2,}|[B-HJ-Z]$)/u.test(name);

/** `A` among `A, B, C`. */
const letter = (name: string): readonly PhraseRule[] => [
  ...rule("flag", letterWord(name), () => isAdjective(name)),
  ...rule("person", letterWord(name), () => isAdjective(name)),
];

const isParameter = (name: string): boolean => !isArticle(name);

function ofSymbol(symbol: NamedThing, at: OwnName): readonly PhraseRule[] {
  const { name } = at;
  switch (symbol.kind) {
    case "layer":
      return ofLayer(at, symbol.declaration);
    case "value":
      if (isArticle(name)) return letter(name);
      return isWord(name) ? [...flag(at), ...rule("person", wordForms(name), () => isAdjective(name))] : [];
    case "pieces": {
      const words = [wordForms(name), commonNouns(["piece", "tile"], at.isFree)].join("|");
      return [
        ...sets(name, "pieces", words),
        ...several(name),
        ...owners(name, words),
        ...placedPieces(name, words),
      ];
    }
    case "let":
      if (symbol.form === "layer") return flag(at);
      return symbol.form === "value" ? sets(name, "family") : [];
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
  grouped: ReadonlySet<string>,
): readonly PhraseRule[] {
  const named = new Set(namesIn(symbols));
  const ofLines = namesOfLines(symbols);
  const opponents = teamsIn(symbols);
  const isFree = (word: string): boolean => !named.has(word);
  const [content, ...others] = toFind(symbols);
  return [
    ...symbols.flatMap((symbol) =>
      symbol.kind === "value" && ofLines.has(symbol.name)
        ? []
        : ofSymbol(symbol, { name: symbol.name, isFree, isGrouped: grouped.has(symbol.name) }).filter(
            ({ kind }) => kind !== "person" || !opponents.has(symbol.name),
          ),
    ),
    ...leagueRules(symbols),
    ...lineClueRules(symbols),
    ...dominoRules(symbols),
    ...outsideRules(symbols),
    ...(content !== undefined && others.length === 0 ? ofContents(content) : []),
    ...(content !== undefined && others.length === 0 && isOptional(symbols, content)
      ? rule("adjective", commonNouns(["empty", "free", "vacant", "blank"], isFree), () => hasNot(content))
      : []),
    ...(content !== undefined && others.length === 0 && isYesNo(symbols, content)
      ? [
          ...rule("adjective", commonNouns(["empty", "free", "vacant"], isFree), () => isNot(content)),
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
      ? rule("kind", commonNouns(THINGS, isFree), () => ({ conditions: [] }))
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
    ...printedNumbers(symbols).flatMap((name) => [
      ...ofValues(name, [wordForms(name), commonNouns(["digit", "number", "value"], isFree)].join("|")),
      ...ofOnlyNumbers(name),
    ]),
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

/** Layers of cells that are to be found, but for divisions of the board. */
const toFind = (symbols: readonly NamedThing[]): readonly string[] =>
  symbols.flatMap((symbol) => {
    if (symbol.kind !== "layer" || symbol.declaration.role !== "find") return [];
    const { type, on } = symbol.declaration;
    const isOfCells =
      placeOfLayer(on) === "cell" && type.kind !== "region-type" && type.kind !== "paths-type";
    return isOfCells ? [symbol.name] : [];
  });

/** Whoever says how a row reads means the only thing that is to be found. */
const ofContents = (layer: string): readonly PhraseRule[] => [
  ...alikeOf(layer),
  ...symmetryOf(layer),
  ...differentLines(layer),
  ...rule(
    "verb",
    [
      "be a|an|1? <inTable>",
      "form|forms|spell|spells|make|makes a|an|1? <inTable>",
      "be a? word|words|row|rows from|in|of the <inTable>",
      "be|stand|stands in|from the <inTable> list?",
      "be 1 of the <inTable>",
      "read|reads as? a|an|1? <inTable>",
      "read|reads as? a|an|1? word from|in|of the <inTable>",
    ],
    ({ inTable }) => ({
      of: ({ variable, role }) => {
        const text = `[x.${layer} for x in ${variable}] in ${inTable}`;
        return role === "line" ? { text, denied: `not ${text}` } : unsaid;
      },
    }),
  ),
];

/** Layers of which each cell has a number to be found. */
const numbersToFind = (symbols: readonly NamedThing[]): readonly string[] =>
  symbols.flatMap((symbol) => {
    if (symbol.kind !== "layer") return [];
    const { role, type, orNone, on } = symbol.declaration;
    const isNumber = type.kind === "range-type" || type.kind === "number-type";
    return role === "find" && isNumber && !orNone && placeOfLayer(on) === "cell" ? [symbol.name] : [];
  });

/** The numbers of a full board, such as that of Hitori, where none are to be found. */
function printedNumbers(symbols: readonly NamedThing[]): readonly string[] {
  const printed = symbols.flatMap((symbol) => {
    if (symbol.kind !== "layer" || /clue|hint|sum|count/i.test(symbol.name)) return [];
    const { role, type, on } = symbol.declaration;
    return role === "given" && type.kind === "range-type" && placeOfLayer(on) === "cell" ? [symbol.name] : [];
  });
  return printed.length === 1 && numbersToFind(symbols).length === 0 ? printed : [];
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
    ...("value" in value ? rule("value", name.toLowerCase(), () => () => `${name}.${layer}`) : []),
  ];
}

/** In small letters. */
export const namesIn = (symbols: readonly NamedThing[]): readonly string[] =>
  symbols.flatMap(({ kind, name }) => {
    if (kind === "parameter" || kind === "asked") return isParameter(name) ? [name.toLowerCase()] : [];
    if (kind === "value" && isArticle(name)) return [letterWord(name)];
    return kind === "layer" || kind === "value" || kind === "pieces" || kind === "let"
      ? wordForms(name).split("|")
      : [];
  });
