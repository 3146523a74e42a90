/** Sentences about two of a kind: of two neighbours, of two in the same set. */

import { rule, table } from "../grammar.js";
import {
  type Mentioned,
  type Near,
  type Noun,
  type Pairs,
  type Quality,
  type Said,
  type Sets,
  type Thing,
  UNSAID,
  unsaid,
} from "../meanings.js";
import { withValue } from "../qualities.js";
import {
  allTrue,
  compared,
  denied,
  nearby,
  notOne,
  ofAll,
  ofSets,
  several,
  shareSides,
  soMany,
} from "../say.js";

const [X, Y] = ["x", "y"] as const;

/** A rule for each two of them. */
function forPairs({ near, noun, where, link }: Pairs, is: Said): string {
  const conditions = [
    ...(link === undefined ? [] : [link]),
    ...(where === undefined ? [] : [where(X, Y)]),
    ...(noun.conditions.length === 0 ? [] : [ofAll(noun.conditions, X).text, ofAll(noun.conditions, Y).text]),
  ];
  const guard = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  const sharing = link === undefined ? "link" : "link l";
  if (near === "sides") return `for each ${sharing} (${X}, ${Y})${guard}: ${is.text}`;
  if (typeof near === "object")
    return `for each ${near.sort} s${near.of === undefined ? "" : ` of ${near.of}`}: for each cells ${X}, ${Y} in s${guard}: ${is.text}`;
  return `for each cell ${X}, cell ${Y} in ${nearby(X, near)}${guard}: ${is.text}`;
}

const cellCalled = (variable: string): Thing => ({ variable, sort: "cell", role: "cell" });

const thing = (variable: string, { value }: Noun): Thing => ({
  variable,
  sort: "cell",
  role: "cell",
  ...(value === undefined ? {} : { value }),
});

export const between = (pairs: Pairs, said: (x: Thing, y: Thing) => Said): string =>
  pairs.near === "sides" && pairs.noun.conditions.some(({ isOnLine }) => isOnLine)
    ? UNSAID
    : forPairs(pairs, said(thing(X, pairs.noun), thing(Y, pairs.noun)));

const ofTwo = (x: Thing, y: Thing, said: (a: string, b: string) => Said): Said =>
  x.value === undefined || y.value === undefined
    ? unsaid
    : said(`${x.variable}.${x.value}`, `${y.variable}.${y.value}`);

/** Two kinds that are never so near. */
const apartFrom = (near: Near, a: Noun, b: Noun, scope: Mentioned): string | undefined => {
  if (a.conditions.length === 0 || b.conditions.length === 0) return undefined;
  const none = soMany(notOne, b, nearby("c", near), [...scope, thing("c", a)]);
  return `for each cell c where ${ofAll(a.conditions, "c").text}: ${none.text}`;
};

/** Not both of them: two of that kind are never so near. */
const apart = (near: Pairs["near"], noun: Noun, where?: Pairs["where"]): string | undefined =>
  noun.conditions.length === 0 ||
  (where === undefined && noun.conditions.some(({ body }) => isBodyAt(body, near)))
    ? undefined
    : near === "touching" && where === undefined && noun.conditions.every(({ plain }) => plain !== undefined)
      ? apartFrom(near, noun, noun, [])
      : forPairs(
          { near, noun: { conditions: [] }, ...(where === undefined ? {} : { where }) },
          denied(allTrue([ofAll(noun.conditions, X), ofAll(noun.conditions, Y)])),
        );

/** Said of ships that may be several cells each, it is no rule of two cells. */
const isBodyAt = (body: Quality["body"], near: Pairs["near"]): boolean =>
  body === "groups" || (body === "either" && near !== "sides");

/** `for each rooms x, y`, `for each groups x, y of cells where black` */
const twoOf = ({ sort, of }: Sets): string =>
  `for each ${several(sort)} x, y${of === undefined ? "" : ` of ${of}`}`;

/** Two sets, of which not every cell has one, never so near. */
function setsApart({ sort, role }: Sets, near: Near): string | undefined {
  if (role !== "pieces" && role !== "path") return undefined;
  const own = `${X} has ${sort} and ${Y} has ${sort}`;
  const same = `${X}.${sort} is ${Y}.${sort}`;
  if (near === "sides") return `for each link (${X}, ${Y}) where ${own}: ${same}`;
  return `for each cell ${X}, cell ${Y} in ${nearby(X, near)} where ${own}: ${same}`;
}

const alike: readonly (readonly [said: string, attribute: "size" | "shape" | "length"])[] = [
  ["size", "size"],
  ["length", "length"],
  ["shape", "shape"],
];

const isSameNoun = (a: Noun, b: Noun): boolean => ofAll(a.conditions, X).text === ofAll(b.conditions, X).text;

const said = (text: string | undefined): (() => string) | undefined =>
  text === undefined ? undefined : () => text;

/** Of two in a set nobody says that they are equal and means all of them. */
const SAYS_ALIKE = /: \(?(?:\w has \w+ and )*\S+ (?:=|is) (?!not )\S+$/;

export const pairPhrases = table(() => [
  rule(
    "statement",
    [
      "<two> <sets> that|which touch|touches eachother? have different <listed>",
      "<two> adjacent|neighbouring|touching <sets> have different <listed>",
    ],
    ({ sets: { sort, role }, listed }) =>
      role === "region"
        ? () => `for each link (x, y) where x.${sort} is not y.${sort}: x.${listed} != y.${listed}`
        : undefined,
  ),
  rule(
    "statement",
    [
      "<noun> not attack|see|hit eachother diagonally",
      "no 2 <noun> attack|see|hit eachother diagonally",
      "no 2 <noun> be on the same diagonal",
    ],
    ({
      noun: {
        conditions: [kind, ...others],
      },
    }) =>
      kind?.plain === undefined || others.length > 0
        ? undefined
        : () => `at most 1 ${kind.plain} in each diagonal`,
  ),
  rule("successive", "<valued>", ({ valued }) => ({
    layer: valued,
    follows: `y.${valued} = x.${valued} + 1`,
  })),
  // Not every cell has a number.
  rule("successive", "<optional>", ({ optional }) => ({
    layer: optional,
    follows: `x has ${optional} and y has ${optional} and y.${optional} = x.${optional} + 1`,
  })),
  rule(
    "statement",
    [
      "consecutive <successive> <be> in adjacent|neighbouring cells",
      "2? consecutive <successive> <touching>",
      "cells with consecutive <successive> <touching>",
      "consecutive <successive> be <touching>",
      "<successive> that|which follow|follows eachother <touching>",
      "<successive> that|which follow|follows eachother <be> in adjacent|neighbouring cells",
    ],
    ({ successive: { follows }, ...near }) => {
      const set = "touching" in near ? near.touching : "sides";
      return () => `for each cells x, y where ${follows}: y in ${nearby(X, set as Near)}`;
    },
  ),
  rule(
    "statement",
    [
      "<each> <successive> <touch:near> the next|previous 1?",
      "<each> <successive> <be> <near> the next|previous 1?",
      "<each> <successive> <be> <near> the <successive:other> before|after it?",
      "<each> <successive> <be> <near> the next|previous <successive:other>",
      "<each> <successive> <touch:near> the next|previous <successive:other>",
    ],
    ({ successive: { layer, follows }, near, ...rest }) =>
      !("other" in rest) || rest.other.layer === layer
        ? () => `for each cells x, y where ${follows}: y in ${nearby("x", near)}`
        : undefined,
  ),
  rule(
    "statement",
    [
      "<two> <sets> not <touching>",
      "no <two> <sets> <touching>",
      "<each> <sets> not <touch:touching> another|any|a <sets:other>",
    ],
    (parts) =>
      "other" in parts && parts.other.sort !== parts.sets.sort
        ? undefined
        : said(setsApart(parts.sets, parts.touching)),
  ),
  rule(
    "statement",
    "<each> <sets> not touch|touches another|any|a <sets:other> orthogonally",
    ({ sets, other }) => (other.sort === sets.sort ? said(setsApart(sets, "sides")) : undefined),
  ),
  rule(
    "statement",
    ["the <valued> of|in <pairs> <between>"],
    ({ valued, pairs: two, between: said }) =>
      () =>
        between({ ...two, noun: { ...two.noun, value: valued } }, said),
  ),
  rule(
    "statement",
    ["the same <valued> not appear|appears|occur|occurs|be|stand|stands in 2? <nearby> cells"],
    ({ valued, nearby: near }) =>
      () =>
        between({ near, noun: { conditions: [], value: valued } }, (x, y) =>
          ofTwo(x, y, (a, b) => compared(a, "!=", "=", b)),
        ),
  ),
  // Where a cell may have none, those that have one.
  rule(
    "statement",
    [
      "no <pairs> have the? same|equal <sparse>",
      "<pairs> not have the? same|equal <sparse>",
      "<pairs> have different <sparse>",
    ],
    ({ pairs, sparse }) =>
      pairs.noun.conditions.length > 0
        ? undefined
        : () =>
            between({ ...pairs, noun: { conditions: [withValue(sparse)], value: sparse } }, (x, y) =>
              ofTwo(x, y, (a, b) => compared(a, "!=", "=", b)),
            ),
  ),
  rule("sparse", "<optional>", ({ optional }) => optional),
  rule("sparse", "<clue>", ({ clue: { layer, sort } }) => (sort === "cell" ? layer : undefined)),
  rule(
    "statement",
    [
      "no 2 equal|identical <sparse> <be> in|on the? same|1|a|any <families>",
      "equal|identical <sparse> not <be> in|on the? same|1|a|any <families>",
      "equal|identical <sparse> <be> in|on different <families>",
      "no <families> have 2|any equal|identical <sparse>",
    ],
    ({ sparse, families }) =>
      (scope) =>
        ofSets(families, scope, ({ variable: s }) => ({
          text: `different(x.${sparse} for x in ${s} where x has ${sparse})`,
          denied: UNSAID,
        })),
  ),
  rule("statement", "<pairs> <between>", ({ pairs: two, between: said }) => () => {
    const text = between(two, said);
    return two.isAnyOrSome === true && SAYS_ALIKE.test(text) ? UNSAID : text;
  }),
  rule(
    "statement",
    ["for <pairs> :|, they? <between>", "for <pairs> :|, the|their 2? <valued> <between>"],
    (parts) => () => {
      const value = "valued" in parts ? parts.valued : parts.pairs.noun.value;
      const noun = { ...parts.pairs.noun, ...(value === undefined ? {} : { value }) };
      return between({ ...parts.pairs, noun }, parts.between);
    },
  ),
  rule(
    "statement",
    "the? sum|total of <pairs> <saying>",
    ({ pairs: two, saying }) =>
      (scope) =>
        between(two, (x, y) => ofTwo(x, y, (a, b) => saying(`${a} + ${b}`, scope))),
  ),
  rule(
    "statement",
    ["the? difference of|between <pairs> <saying>"],
    ({ pairs: two, saying }) =>
      (scope) =>
        between(two, (x, y) => ofTwo(x, y, (a, b) => saying(`abs(${a} - ${b})`, scope))),
  ),
  ...(["at most", "at least"] as const).map((bound) =>
    rule("statement", `<pairs> differ by ${bound} <number>` as const, ({ pairs, number }) => {
      const sign = bound === "at most" ? (["<=", ">"] as const) : ([">=", "<"] as const);
      return () =>
        between(pairs, (x, y) =>
          ofTwo(x, y, (a, b) => compared(`abs(${a} - ${b})`, sign[0], sign[1], number)),
        );
    }),
  ),
  rule(
    "statement",
    "<pairs> differ by more than <number>",
    ({ pairs, number }) =>
      () =>
        between(pairs, (x, y) => ofTwo(x, y, (a, b) => compared(`abs(${a} - ${b})`, ">", "<=", number))),
  ),
  rule(
    "statement",
    ["no <pairs> <between>"],
    ({ pairs: two, between: said }) =>
      () =>
        between(two, (x, y) => denied(said(x, y))),
  ),
  rule(
    "statement",
    "no 2 <core> in|of|on each <sets> <between>",
    ({ core, sets, between: said }) =>
      () =>
        between({ near: sets, noun: core }, (x, y) => denied(said(x, y))),
  ),
  rule("statement", ["<two> <noun> not <touching>", "no <two> <noun> <touching>"], ({ noun, touching }) => {
    const text = apart(touching, noun);
    return text === undefined ? undefined : () => text;
  }),
  rule(
    "statement",
    ["no <noun> <touch> another|others", "<two> <noun> not <touch> another|others"],
    ({ noun, touch }) => said(apart(touch, noun)),
  ),
  ...(["another|different|other", "a|any different|other"] as const).map((other) =>
    rule(
      "statement",
      [
        `<each> <core> not be <near> a|an|any|another <core:same> in|of|from ${other} <sets>`,
        `<two> <core> not be <near> <core:same> in|of|from ${other} <sets>`,
        `no <core> be <near> a|an|any|another <core:same> in|of|from ${other} <sets>`,
      ],
      ({ core, near, same, sets }) =>
        isSameNoun(core, same)
          ? said(apart(near, core, (x, y) => `${x}.${sets.sort} is not ${y}.${sets.sort}`))
          : undefined,
    ),
  ),
  rule(
    "statement",
    [
      "<two> <core> in|of|from different|adjacent|neighbouring <sets> not <touching>",
      "no <two> <core> in|of|from different|adjacent|neighbouring <sets> <touching>",
      "<two> <core> not <touch:touching> a|an|any|another <core:same> in|of|from another|different|other <sets>",
      "<two> <core> not <touch:touching> a|an|any|another <core:same> in|of|from a|any different|other <sets>",
      "no <core> <touch:touching> a|an|any|another <core:same> in|of|from another|a|any different|other? <sets>",
      "<each> <core> not <touch:touching> a|an|any|another <core:same> in|of|from another|a|any different|other? <sets>",
    ],
    ({ core, sets, touching, ...rest }) => {
      if ("same" in rest && !isSameNoun(core, rest.same)) return undefined;
      const text = apart(touching, core, (x, y) => `${x}.${sets.sort} is not ${y}.${sets.sort}`);
      return text === undefined ? undefined : () => text;
    },
  ),
  rule(
    "statement",
    ["<two> <core:a> and <core:b> not <touching>", "no <core:a> and <core:b> <touching>"],
    ({ a, b, touching }) => {
      const text = apartFrom(touching, a, b, []);
      return text === undefined ? undefined : () => text;
    },
  ),
  rule(
    "statement",
    [
      "<two> <noun> not <be> in|on the same <families>",
      "no <two> <noun> <be> in|on the same <families>",
      "<two> <noun> <be> in|on different <families>",
      "<two> <noun> belong to different <families>",
      "<two> <noun> not belong to the same <families>",
      "no <two> <noun> belong to the same <families>",
      "the 2 <noun> <be> in|on different <families>",
      "no <two> <noun> share a|an|the? same? <families>",
      "<two> <noun> not share a|an|the? same? <families>",
    ],
    ({ noun, families }) =>
      noun.conditions.length === 0
        ? undefined
        : (scope) => families.map((sets) => inEachAtMostOne(noun, sets, scope)).join("; "),
  ),
  rule(
    "statement",
    [
      "if <two> <core> <touching> ,? then? their <valued> <between>",
      "if <two> <core> <touching> ,? then? they <between>",
    ],
    (parts) => {
      const value = "valued" in parts ? parts.valued : parts.core.value;
      const noun = { ...parts.core, ...(value === undefined ? {} : { value }) };
      return () => between({ near: parts.touching, noun }, parts.between);
    },
  ),
  rule(
    "statement",
    [
      "<two> <nearby> <sets> have different <measure>",
      "<two> <sets> that|which <touching> have different <measure>",
      "<two> <sets> that|which <touching> not have the? same <measure>",
      "if 2 <sets> <touching> ,? then? they have different <measure>",
      "no 2 <nearby> <sets> have the? same <measure>",
      "<two> <nearby> <sets> not have the? same <measure>",
    ],
    ({ sets: { sort, role }, measure, ...near }) =>
      role === "region" && shareSides("nearby" in near ? near.nearby : near.touching)
        ? () => {
            const [a, b] = [X, Y].map((x) =>
              measure({ variable: `${x}.${sort}`, sort, role }, [cellCalled(X), cellCalled(Y)]),
            );
            return `for each link (x, y) where x.${sort} is not y.${sort}: ${a} != ${b}`;
          }
        : undefined,
  ),
  ...alike.map(([, attribute]) =>
    rule(
      "statement",
      [
        `<two> <nearby> <sets> have different ${attribute}s`,
        `<two> <nearby> <sets> not have the? same|equal ${attribute}`,
        `no <two> <nearby> <sets> have the? same|equal ${attribute}`,
        `no 2 <sets> that|which <touching:nearby> have the? same|equal ${attribute}`,
      ],
      ({ sets: { sort, role }, nearby: near }) =>
        shareSides(near) && role === "region"
          ? () =>
              `for each link (x, y) where x.${sort} is not y.${sort}: ${attribute}(x.${sort}) != ${attribute}(y.${sort})`
          : undefined,
    ),
  ),
  ...alike.map(([said, attribute]) =>
    rule(
      "statement",
      [
        `<two> <sets> of equal|the? same? ${said} not <touching>`,
        `<two> <sets> with equal|the? same? ${said} not <touching>`,
        `no <two> <sets> of equal|the? same? ${said} <touching>`,
      ],
      ({ sets: { sort, role }, touching }) =>
        !shareSides(touching)
          ? undefined
          : () => {
              const has = role === "region" ? "" : `x has ${sort} and y has ${sort} and `;
              return `for each link (x, y) where ${has}x.${sort} is not y.${sort}: ${attribute}(x.${sort}) != ${attribute}(y.${sort})`;
            },
    ),
  ),
  ...alike.flatMap(([said, attribute]) => [
    rule(
      "statement",
      [`all? the? <sets> <be> of? the? same ${said}`, `all|each? the? <sets> have the? same ${said}`],
      ({ sets }) =>
        () =>
          `${twoOf(sets)}: ${attribute}(x) = ${attribute}(y)`,
    ),
    rule(
      "statement",
      [
        `all|different|each? <sets> have a? different ${said}|${said}s`,
        `no <two> <sets> have the? same ${said}`,
      ],
      ({ sets }) =>
        () =>
          `${twoOf(sets)}: ${attribute}(x) != ${attribute}(y)`,
    ),
  ]),
]);

const inEachAtMostOne = (noun: Noun, sets: Sets, scope: Mentioned): string =>
  ofSets([sets], scope, ({ variable }, inner) =>
    soMany({ bound: "at most", number: () => "1" }, noun, variable, inner),
  );
