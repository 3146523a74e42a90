/** The name of a layer in English sentences: of a yes/no, of numbers, of values, of lines, and the common nouns that stand for it. */
import type { Layer, TypeExpression } from "../ast.js";
import { pluralOf } from "../text/plurals.js";
import { bodies, onlyBodies } from "./common-nouns.js";
import { type PhraseRule, rule } from "./grammar.js";
import { type Quality, type Sets, unsaid } from "./meanings.js";
import { placeOfLayer } from "./place-of.js";
import { hasNot, isNot, isNumber, isParity, isVacant, withValue } from "./qualities.js";
import { allTrue, denied, numbered, ofAll, ofSets, soMany } from "./say.js";
import { arrowsOf } from "./vocabulary/arrows/pointing.js";
import { sumsAlong } from "./vocabulary/arrows/sums-along.js";
import { alphabetically } from "./vocabulary/cells/letters.js";
import { attacksOfKinds, chessRules } from "./vocabulary/chess.js";
import { sharedOf } from "./vocabulary/kinds/alike.js";
import { piecesOfSides } from "./vocabulary/kinds/pieces-of-a-side.js";
import { ofLetters } from "./vocabulary/letters/of-letters.js";
import { enumerated } from "./vocabulary/lines/digits-once.js";
import { sequencesOf } from "./vocabulary/lines/sequences.js";
import { linkNumbers, loopLength, sidesOfCells } from "./vocabulary/links/along-links.js";
import { timesPassed } from "./vocabulary/links/crossings.js";
import { endsOfLinks, endsOfLone, endsOfPaths } from "./vocabulary/links/ends.js";
import { ofLinks } from "./vocabulary/links/marks.js";
import { ofCorners } from "./vocabulary/links/round-corners.js";
import { turnRules } from "./vocabulary/links/turns.js";
import { enclosing } from "./vocabulary/loops.js";
import { ownValues } from "./vocabulary/outside/own-values.js";
import { agesOf } from "./vocabulary/people/ages.js";
import { ordersOf, timesOf } from "./vocabulary/people/orders.js";
import { inValue, ofTwoNamed, teams } from "./vocabulary/people/teams.js";
import { truthsOf } from "./vocabulary/people/truths.js";
import { primeRules } from "./vocabulary/primes.js";
import { namedLines } from "./vocabulary/schedules/named-lines.js";
import { groupsCalled } from "./vocabulary/sentences/by-other-names.js";
import { commonNouns, isAdjective, type OwnName, UNREAD, wordForms } from "./word-forms.js";

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

export const flag = ({ name, isFree, isGrouped }: OwnName): readonly PhraseRule[] => {
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
    ...(onlyBodies.includes(word)
      ? [...rule("lone", word, () => isAdjective(name)), ...endsOfLone(name, word)]
      : []),
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

/** The kind of cells on which it cannot stand. */
const obstacleOf = ({ role, on }: Layer): string | undefined =>
  role === "find" && on?.kind === "filter" && on.where?.kind === "unary" && on.where.operand.kind === "name"
    ? on.where.operand.text
    : undefined;

/** Cells that have no mark, and can have one; others block the view. */
export function emptyOf(
  content: string,
  layer: Layer,
  isFree: (word: string) => boolean,
): readonly PhraseRule[] {
  const until = obstacleOf(layer);
  const empty: Quality = { of: (c) => allTrue([isNot(content).of(c), isNot(until ?? content).of(c)]) };
  return [
    ...rule("adjective", commonNouns(["empty", "free", "vacant"], isFree), () =>
      until === undefined ? isNot(content) : empty,
    ),
    ...(until === undefined ? [] : rule("blocked", "", () => ({ until, of: content }))),
  ];
}

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

const endOf = (type: TypeExpression): string | undefined =>
  type.kind === "range-type" && type.to.kind === "number" ? `${type.to.value}` : undefined;

const isFromZero = (type: TypeExpression): boolean =>
  type.kind === "range-type" && type.from.kind === "number" && Number(type.from.value) === 0;

function ofNumbers(at: OwnName, { role, type, orNone, on }: Layer, sort: string): readonly PhraseRule[] {
  const { name, isFree } = at;
  if (role === "given") {
    const names = [wordForms(name), commonNouns(["number", "clue", "hint"], isFree)].join("|");
    const numbered = ["numbered", "clued", `${name.toLowerCase()}ed`].filter(isFree).join("|") || UNREAD;
    const number = `${wordForms(name)} number|clue|hint|numbers|clues|hints`;
    return [
      ...rule("clue", [names, number], () => ({ layer: name, sort })),
      ...(sort === "cell"
        ? [
            ...agesOf(name),
            ...rule("kind", names, () => ({ conditions: [withValue(name)], value: name })),
            ...rule("adjective", names, () => withValue(name)),
            ...rule("clue", numbered, () => ({ layer: name, sort })),
            ...rule("adjective", numbered, () => withValue(name)),
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
        conditions: [withValue(name)],
        value: name,
      })),
      ...sequencesOf(name, type, true),
      ...rule("optional", [wordForms(name), commonNouns(["digit", "number"], isFree)].join("|"), () => name),
      ...rule("clue", [wordForms(name), commonNouns(["number"], isFree)].join("|"), () => ({
        layer: name,
        sort,
      })),
      // Others than those it stands on are no empty cells.
      ...(on?.kind === "filter"
        ? []
        : rule("adjective", commonNouns(["empty", "blank"], isFree), () => isVacant(name))),
    ];
  const names = [wordForms(name), commonNouns(["digit", "number", "value"], isFree)].join("|");
  return [
    ...rangesOf(type).flatMap((range) =>
      rule("valued", [`${names} from? ${range}`, `of ${range}`], () => name),
    ),
    ...listedOf(at, type),
    ...sequencesOf(name, type, false),
    ...agesOf(name),
    ...ordersOf(name, endOf(type) ?? `max(x.${name} for x in cells)`),
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

/** Phrases about the number in a cell. */
export const ofValues = (name: string, names: string): readonly PhraseRule[] => [
  ...rule("valued", names, () => name),
  ...["odd", "even"].flatMap((parity) => rule("adjective", parity, () => isParity(name, parity))),
  ...rule("core", `${names} <number>`, ({ number }) => ({ conditions: [isNumber(name, number)] })),
  ...rule("core", "<number> s?", ({ number }) => ({ conditions: [isNumber(name, number)], isBare: true })),
];

export const setsCalled = (
  name: string,
  role: Sets["role"],
  words = wordForms(name),
): readonly PhraseRule[] => rule("sets", words, () => ({ sort: name, role }));

/** How many there are on the whole board. */
export const severalCalled = (name: string, words = wordForms(name)): readonly PhraseRule[] => {
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
export const ofParameter = (name: string): readonly PhraseRule[] => [
  ...rule("numbers", name.toLowerCase(), () => ({ text: name, isSeveral: false })),
  ...rule("value", name.toLowerCase(), () => () => name),
];

/** Sets of cells to which not every cell need belong. */
const own = (name: string, words = wordForms(name)): readonly PhraseRule[] =>
  rule("own", words, () => withValue(name));

export const owners = (name: string, words = wordForms(name)): readonly PhraseRule[] => [
  ...own(name, words),
  ...rule("adjective", "covered|used|occupied", () => withValue(name)),
  ...rule("adjective", "uncovered|unused|unoccupied", () => hasNot(name)),
];

const towers = ["building", "skyscraper", "tower"];
const regions = ["region", "room", "area", "cage", "country", "district", "territory"];
const ways = ["path", "route", "track"];
const loops = ["loop", "line", "path", "circuit", "track"];

export function ofLayer(at: OwnName, layer: Layer): readonly PhraseRule[] {
  const { name, isFree } = at;
  const place = placeOfLayer(layer.on);
  const named = (others: readonly string[]): string =>
    [wordForms(name), commonNouns(others, isFree)].join("|");
  switch (layer.type.kind) {
    case "yes-no-type":
      if (place === "cell")
        return [
          ...flag(at),
          ...(layer.role === "find" ? rule("area", name.toLowerCase(), () => isAdjective(name)) : []),
        ];
      if (place === "corner") return ofCorners(at);
      if (layer.role === "given" && place === "link") return ofLinks(at, layer);
      return [
        ...rule("loop", named(loops), () => name),
        ...loopLength(name, named(loops), place),
        ...enclosing(name, named(loops)),
        ...(place === "link"
          ? [...turnRules(at), ...timesPassed(name), ...endsOfLinks(name, named(loops))]
          : []),
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
        return [
          ...namedLines(at, layer.type, place),
          ...setsCalled(place, "line", wordForms(name)),
          ...(layer.role === "given"
            ? rule("clue", wordForms(name), () => ({ layer: name, sort: place }))
            : []),
        ];
      return place !== "cell"
        ? []
        : [
            ...rule("listed", wordForms(name), () => name),
            ...(layer.role === "find" && !layer.orNone && layer.on?.kind !== "filter"
              ? rule("seat", wordForms(name), () => true)
              : []),
            ...sharedOf(at, layer.orNone),
            ...attacksOfKinds(name, wordForms(name)),
            ...rule("tone", wordForms(name), () => name),
            ...rule("kind", wordForms(name), () => ({ conditions: [withValue(name)] })),
            ...(layer.orNone && layer.role === "find" && layer.on?.kind !== "filter"
              ? rule("adjective", commonNouns(["empty", "blank"], isFree), () => isVacant(name))
              : []),
            // Of cells that are different, the values are meant.
            ...rule("kind", wordForms(name), () => ({ conditions: [], value: name })),
            ...rule("adjective", `${name.toLowerCase().replace(/e$/, "")}ed`, () => withValue(name)),
            ...ofLetters(name, {
              values: layer.type.values.flatMap((value) => (value.kind === "name" ? [value.text] : [])),
              mayBeNone: layer.orNone,
            }),
            ...piecesOfSides(at, layer.type, layer.orNone),
            ...ofTwoNamed(name, layer.orNone),
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
        ...setsCalled(name, "region", named(regions)),
        ...rule("sets", commonNouns(["rectangle"], isFree), () => ({
          sort: name,
          role: "region",
          areRectangles: true,
        })),
        ...severalCalled(name, named(regions)),
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
      return [
        ...sumsAlong(at),
        ...setsCalled(name, "path", named(ways)),
        ...owners(name, named(ways)),
        ...endsOfPaths(name, named(ways)),
      ];
    case "direction-type":
      return place === "cell" ? arrowsOf(at, layer.role === "given" || layer.orNone) : [];
    case "numbers-type":
      return layer.role === "given"
        ? [
            ...rule("lengths", named(["number", "clue", "hint"]), () => ({ layer: name, sort: place })),
            ...(place === "cell"
              ? [
                  ...rule("kind", named(["number", "clue", "hint"]), () => ({
                    conditions: [withValue(name)],
                  })),
                  ...rule("adjective", named(["clue", "hint"]), () => withValue(name)),
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
