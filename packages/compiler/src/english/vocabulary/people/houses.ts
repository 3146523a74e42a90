/** Where somebody lives in a row of houses, whom or what that house holds, and who lives beside it. */
import { rule, table } from "../../grammar.js";
import type { Quality, Verb } from "../../meanings.js";
import { unsaid } from "../../meanings.js";
import {
  allTrue,
  asCondition,
  atLeastOne,
  compared,
  denied,
  nearby,
  notOne,
  numbered,
  ofAll,
  oneOf,
  soMany,
} from "../../say.js";
import { eitherNoun } from "../nouns.js";
import { inCorner, onSide } from "../whereabouts.js";

const ofOne = (one: Quality): string => `for each cell c where ${ofAll([one], "c").text}`;

const ofCondition = ({ of }: Quality): Verb => ({
  of: ({ variable, role }) => (role === "cell" ? of(variable) : unsaid),
});

const isCell = (cell: string): Quality => ({
  of: (c) => ({ text: `${c} is ${cell}`, denied: `${c} is not ${cell}` }),
});

const either = (a: Quality, b: Quality): Quality => ({ of: (c) => oneOf(a.of(c), b.of(c)) });

/** Its place in the order of the board. */
const standInOrder = (c: string): string => `((${c}.row - 1) * board.width + ${c}.column)`;

/** Of the cell that both are said of. */
const joined =
  (a: Verb, b: Verb, how: "and" | "or" | "nor"): Verb["of"] =>
  (thing, scope) => {
    const [one, other] = [a.of(thing, scope), b.of(thing, scope)];
    if (how === "or") return oneOf(one, other);
    return how === "and" ? allTrue([one, other]) : allTrue([denied(one), denied(other)]);
  };

export const housePhrases = table(() => [
  rule("verb", "be <person> 's", ({ person }) => ofCondition(person)),
  rule(
    "counted",
    ["the? <core:a> or of|to? the? <core:b>", "either of? <core:a> or of? <core:b>"],
    ({ a, b }) => {
      const noun = eitherNoun(a, b);
      return noun && { amount: atLeastOne, noun };
    },
  ),
  rule("near", "a|an|the|1 neighbour of", () => "sides"),
  rule("verb", "have <amount> neighbour|neighbours", ({ amount }) => ({
    of: ({ variable, role }, scope) =>
      role === "cell" ? numbered(`size(${nearby(variable, "sides")})`, amount, scope) : unsaid,
  })),

  // In which house.
  rule("place", "in|on|at cell <number:a> or in|at? cell? <number:b>", ({ a, b }) =>
    either(isCell(`cells[${a}]`), isCell(`cells[${b}]`)),
  ),
  rule("place", "in|on|at cell <number:a> , <number:b> ,? or <number:c>", ({ a, b, c }) =>
    either(isCell(`cells[${a}]`), either(isCell(`cells[${b}]`), isCell(`cells[${c}]`))),
  ),
  ...["odd", "even"].map((parity) =>
    rule(
      "place",
      [
        `in|at a|an|the ${parity} - numbered cell`,
        `in|at a|an|the ${parity} numbered cell`,
        `in|at a|an|the ${parity} cell`,
        `in|at a|an|the cell with a|an ${parity} number`,
      ],
      () => ({
        of: (c) => ({
          text: `${standInOrder(c)} is ${parity}`,
          denied: `${standInOrder(c)} is not ${parity}`,
        }),
      }),
    ),
  ),
  rule(
    "place",
    [
      "in|at the cell before the last 1?",
      "in|at the last cell but 1",
      "in|at the last but 1 cell",
      "in|at the second last cell",
      "in|at the second to last cell",
      "in|at the penultimate cell",
    ],
    () => isCell("cells[size(cells) - 1]"),
  ),
  ...["first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"].map((said, at) =>
    rule("nth", said, () => `cells[${at + 1}]`),
  ),
  rule("nth", "last", () => "cells.last"),
  rule("place", "in|on|at the? <nth:a> or the? <nth:b> cell", ({ a, b }) => either(isCell(a), isCell(b))),
  rule(
    "core",
    "<person> drinker|eater|player|smoker|lover|fan|owner|keeper|wearer|rider|driver|speaker",
    ({ person }) => ({
      conditions: [person],
    }),
  ),
  rule(
    "verb",
    ["not be <adjective:a> and not <adjective:b>", "not be <adjective:a> nor <adjective:b>"],
    ({ a, b }) => ({
      of: ({ variable, role }) =>
        role === "cell" ? allTrue([denied(a.of(variable)), denied(b.of(variable))]) : unsaid,
    }),
  ),
  rule(
    "statement",
    ["<whoever:a> <be> at 1 end and <whoever:b> at|on the other"],
    ({ a, b }) =>
      () =>
        `for each cell x, cell y where ${ofAll([a], "x").text} and ${ofAll([b], "y").text}: ${inCorner.of("x").text} and ${inCorner.of("y").text} and x is not y`,
  ),
  ...(["left", "right"] as const).map((side) =>
    rule(
      "statement",
      [
        `<whoever> 's ${side} neighbour <verb>`,
        `the ${side} neighbour of <whoever> <verb>`,
        `the neighbour to the ${side} of <whoever> <verb>`,
      ],
      ({ whoever, verb }) =>
        () => {
          const beside = { variable: `c.${side}`, sort: "cell", role: "cell" } as const;
          return `${ofOne(whoever)}: c has ${side} and ${verb.of(beside, [beside]).text}`;
        },
    ),
  ),
  rule("whoever", ["<person> 's cell", "the <person> 's cell"], ({ person }) => person),
  rule("place", ["in|at 1 of the 2? middle cells", "in|at a|1 middle cell"], () => ({
    of: (c) => {
      const middle = "board.width / 2";
      const text = `${c}.column in {${middle}, ${middle} + 1}`;
      return { text, denied: `not (${text})` };
    },
  })),
  rule("statement", ["<amount> <core>"], ({ amount, core }) =>
    amount.isIndefinite === true ||
    amount.isBare === true ||
    core.conditions.length < 1 ||
    core.value !== undefined
      ? undefined
      : amount.number([]) === "0"
        ? undefined
        : (scope) => soMany(amount, core, "cells", scope).text,
  ),
  rule("statement", ["there be <amount> <core>", "there be <amount> <core> in total"], ({ amount, core }) =>
    amount.isIndefinite === true || core.conditions.length === 0 || core.value !== undefined
      ? undefined
      : (scope) => soMany(amount, core, "cells", scope).text,
  ),
  rule("spot", "<place>", ({ place }) => ofCondition(place)),
  rule("spot", "<near> <counted>", ({ near, counted: { amount, noun } }) => ({
    of: ({ variable, role }, scope) =>
      role === "cell" && noun.conditions.length > 0
        ? soMany(amount, noun, nearby(variable, near), scope)
        : unsaid,
  })),
  rule("spot", "<side> the? <core>", ({ side, core }) => ({
    of: (thing) => (thing.role === "cell" ? onSide(thing.variable, side, core, thing) : unsaid),
  })),
  rule("verb", ["<be> either? <spot:a> or <spot:b>"], ({ a, b }) => ({ of: joined(a, b, "or") })),
  rule(
    "verb",
    [
      "<be> neither <spot:a> nor <spot:b>",
      "not <be> <spot:a> nor <spot:b>",
      "not <be> <spot:a> ,? and|or not be? <spot:b>",
    ],
    ({ a, b }) => ({ of: joined(a, b, "nor"), isMixed: true }),
  ),
  rule("verb", ["<be> <spot:a> but not <spot:b>", "<be> <spot:a> and not <spot:b>"], ({ a, b }) => ({
    of: joined(a, { of: (thing, scope) => denied(b.of(thing, scope)) }, "and"),
    isMixed: true,
  })),
  rule("verb", "<be> <side> both? the? <core:a> and the? <core:b>", ({ side, a, b }) => ({
    of: (thing) =>
      thing.role === "cell" && !side.isNext
        ? allTrue([a, b].map((noun) => onSide(thing.variable, side, noun, thing)))
        : unsaid,
  })),
  ...(["left", "right"] as const).flatMap((side) =>
    rule(
      "verb",
      [
        `<be> further|farther|more? to? the? ${side} than both? the? <core:a> and the? <core:b>`,
        `<be> ${side} of both the? <core:a> and the? <core:b>`,
      ],
      ({ a, b }) => {
        const noun = eitherNoun(a, b);
        const sign = side === "left" ? "<" : ">";
        return (
          noun && {
            of: ({ variable, role }) =>
              role === "cell"
                ? {
                    text: `all(${variable}.column ${sign} x.column for x in cells where ${ofAll(noun.conditions, "x").text})`,
                    denied: `not all(${variable}.column ${sign} x.column for x in cells where ${ofAll(noun.conditions, "x").text})`,
                  }
                : unsaid,
          }
        );
      },
    ),
  ),

  // In which order.
  ...(
    [
      "<whoever:a> , <whoever:b> ,? and <whoever:c>",
      "<whoever:a> , <whoever:b> , <whoever:c> ,? and <whoever:d>",
    ] as const
  ).map((names) =>
    rule(
      "statement",
      [
        `${names} <be> in this|that order`,
        `${names} <be> in this|that order from left to right`,
        `${names} <be> from left to right in this|that order`,
      ],
      (parts) => () => {
        const all = [parts.a, parts.b, parts.c, ...("d" in parts ? [parts.d as Quality] : [])];
        return all
          .slice(1)
          .map((next, at) => {
            const before = all[at] ?? next;
            const is = `${ofAll([before], "x").text} and ${ofAll([next], "y").text}`;
            return `for each cell x, cell y where ${is}: ${compared("x.column", "<", ">=", "y.column").text}`;
          })
          .join("; ");
      },
    ),
  ),

  // Neighbours of somebody.
  rule(
    "statement",
    ["neither|none of <whoever> 's 2? neighbours <verb>"],
    ({ whoever, verb }) =>
      () =>
        `${ofOne(whoever)}: ${soMany(notOne, asCondition(verb), "c.neighbours", [{ variable: "c", sort: "cell", role: "cell" }]).text}`,
  ),
  rule(
    "statement",
    [
      "<amount> of the? neighbours of <whoever> <verb>",
      "<amount> neighbour|neighbours of <whoever> <verb>",
      "<amount> of <whoever> 's neighbours <verb>",
    ],
    ({ amount, whoever, verb }) =>
      () =>
        `${ofOne(whoever)}: ${soMany(amount, asCondition(verb), "c.neighbours", [{ variable: "c", sort: "cell", role: "cell" }]).text}`,
  ),
]);
