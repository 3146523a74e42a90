/** Sentences about the cells next to a cell: that it is not alone, what surrounds it, what its neighbours are. */

import { rule, table } from "../../grammar.js";
import { type HowMany, type Noun, type Quality, unsaid, type Verb } from "../../meanings.js";
import {
  asCondition,
  atLeastOne,
  compared,
  denied,
  fresh,
  isKind,
  nearby,
  notOne,
  ofAll,
  ofCells,
  ofEach,
  soMany,
} from "../../say.js";
import { TELLS_NUMBER } from "../../tells.js";

const ALONE = "alone|isolated|lonely";

const sizes = [
  ["smaller|lower|less", "<", ">="],
  ["larger|greater|higher|bigger", ">", "<="],
] as const;

const ITS_SIDES = [
  ["to its left", "left"],
  ["to its right", "right"],
  ["above it", "up"],
  ["below|under it", "down"],
] as const;

export const neighbourSentences = table(() => [
  rule(
    "statement",
    [
      `<each> <noun> not be ${ALONE}`,
      `<noun> not be ${ALONE}`,
      `no <noun> be ${ALONE}`,
      "no <noun> be on its own",
    ],
    ({ noun }) =>
      isKind(noun)
        ? (scope) =>
            ofCells(
              noun,
              scope,
              ({ variable }, inner) => soMany(atLeastOne, noun, nearby(variable, "sides"), inner).text,
            )
        : undefined,
  ),
  ...sizes.map(([said, sign, other]) =>
    rule("verb", `be surrounded only? by only? ${said} <valued> only?`, ({ valued }) => ({
      of: ({ variable, role }, scope) =>
        role === "cell"
          ? ofEach({ conditions: [] }, nearby(variable, "sides"), scope, (x) =>
              compared(`${x}.${valued}`, sign, other, `${variable}.${valued}`),
            )
          : unsaid,
    })),
  ),
  rule("statement", ["there be no <core:a> <near> a|an|any|another <core:b>"], ({ a, b, near }) =>
    isKind(a) && isKind(b)
      ? (scope) =>
          ofCells(a, scope, ({ variable }, inner) => soMany(notOne, b, nearby(variable, near), inner).text)
      : undefined,
  ),
  rule(
    "statement",
    [
      "<amount> neighbour|neighbours of <each> <noun> <verb>",
      "<amount> of the? 4? neighbours of <each> <noun> <verb>",
    ],
    ({ amount, noun, verb }) =>
      amount.isIndefinite === true ? undefined : (scope) => ofNeighbours(amount, noun, verb)(scope),
  ),
  rule("statement", ["all|each the? neighbours|neighbour of <each> <noun> <verb>"], ({ noun, verb }) =>
    isKind(noun)
      ? (scope) =>
          ofCells(
            noun,
            scope,
            ({ variable }, inner) =>
              ofEach({ conditions: [] }, nearby(variable, "sides"), inner, (x) =>
                ofAll(asCondition(verb).conditions, x),
              ).text,
          )
      : undefined,
  ),
  // A cell may stand at the border, where nothing is on that side: only bans mean the same there.
  ...ITS_SIDES.flatMap(([said, direction]) => [
    rule(
      "statement",
      [
        `if <each> <noun> <verb> ,? then? the cell ${said} not be`,
        `if <each> <noun> <verb> ,? then? the 1 ${said} not be`,
        `if <each> <noun> <verb> ,? then? the cell ${said} not <verb:banned>`,
      ],
      ({ noun, verb, ...rest }) => {
        const banned = "banned" in rest ? rest.banned : verb;
        const beside: Quality = {
          of: (c) => ({ text: `${c} has ${direction}`, denied: `${c} has no ${direction}` }),
        };
        return (scope) =>
          ofCells(
            { conditions: [...noun.conditions, ...asCondition(verb).conditions, beside] },
            scope,
            (c) => {
              const there = { ...c, variable: `${c.variable}.${direction}` };
              return denied(banned.of(there, [there])).text;
            },
          );
      },
    ),
  ]),
  rule(
    "statement",
    [`<each> <valued> ${TELLS_NUMBER} <count>`, `the <valued> in each cell ${TELLS_NUMBER} <count>`],
    ({ valued, count: { noun, where } }) =>
      () =>
        ofCells(
          { conditions: [], value: valued },
          [],
          ({ variable }, inner) =>
            soMany({ bound: "exactly", number: () => `${variable}.${valued}` }, noun, where(inner), inner)
              .text,
        ),
  ),
  ...sizes.map(([said, sign, other]) =>
    rule(
      "statement",
      [
        `<each> <valued> ${TELLS_NUMBER} howmany <where> be ${said}`,
        `<each> <valued> ${TELLS_NUMBER} howmany <where> be ${said} than it`,
        `<each> <valued> ${TELLS_NUMBER} howmany ${said} <valued:again> there? be? <where>`,
      ],
      ({ valued, where, ...rest }) =>
        "again" in rest && rest.again !== valued
          ? undefined
          : () =>
              ofCells({ conditions: [], value: valued }, [], ({ variable }, inner) => {
                const x = fresh(inner, "x");
                const is = compared(`${x}.${valued}`, sign, other, `${variable}.${valued}`).text;
                return `count(${x} in ${where(inner)} where ${is}) = ${variable}.${valued}`;
              }),
    ),
  ),
]);

const ofNeighbours =
  (amount: HowMany, noun: Noun, verb: Verb) =>
  (scope: Parameters<typeof ofCells>[1]): string =>
    ofCells(
      noun,
      scope,
      ({ variable }, inner) =>
        soMany(amount, asCondition(verb, noun.value), nearby(variable, "sides"), inner).text,
    );
