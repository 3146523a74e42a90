/** Two things alike in two ways, one that has two properties, and kinds of which there are equally many. */
import { rule, table } from "../../grammar.js";
import { type Noun, UNSAID } from "../../meanings.js";
import { allTrue, cellsBeing, howMany, ofAll, sortsOf } from "../../say.js";

/** `for each cells x, y where x is A and y is A` */
const headOfTwo = ({ conditions }: Noun): string => {
  const both = ["x", "y"].map((name) => ofAll(conditions, name).text);
  return `for each cells x, y${conditions.length === 0 ? "" : ` where ${both.join(" and ")}`}`;
};

const alikeInBoth = (noun: Noun, first: string, second: string): (() => string) | undefined =>
  first === second
    ? undefined
    : () => `${headOfTwo(noun)}: not (x.${first} = y.${first} and x.${second} = y.${second})`;

const NAMES = ["a", "b", "c", "d", "e", "f"];

const SAME = "no 2 <noun> have|share the? same";
const AND = ",? and the? same?";

export const twoWayPhrases = table(() => [
  rule("statement", `${SAME} <shared:a> ${AND} <shared:b>`, ({ noun, a, b }) =>
    a.isSparse || b.isSparse ? undefined : alikeInBoth(noun, a.layer, b.layer),
  ),
  rule("statement", `${SAME} <valued> ${AND} <shared>`, ({ noun, valued, shared }) =>
    shared.isSparse ? undefined : alikeInBoth(noun, valued, shared.layer),
  ),
  rule("statement", `${SAME} <shared> ${AND} <valued>`, ({ noun, valued, shared }) =>
    shared.isSparse ? undefined : alikeInBoth(noun, shared.layer, valued),
  ),
  rule("statement", `${SAME} <valued:a> ${AND} <valued:b>`, ({ noun, a, b }) => alikeInBoth(noun, a, b)),

  // `in the gym on Wednesday`
  rule("verb", ["<be> in|on|at the? <person:a> in|on|at the? <person:b>"], ({ a, b }) => ({
    of: ({ variable }) => allTrue([a.of(variable), b.of(variable)]),
  })),
  // `has its exam on Monday`
  rule("verb", "have its|their|her|his|a|an|the <kind> in|on|at the? <person>", ({ kind, person }) =>
    kind.conditions.length > 0 || kind.value !== undefined
      ? undefined
      : { of: ({ variable }) => person.of(variable) },
  ),

  rule("statement", "the? howmany <noun:a> be the? howmany <noun:b>", ({ a, b }) =>
    a.conditions.length === 0 || b.conditions.length === 0
      ? undefined
      : () => `${howMany(a, "cells", [])} = ${howMany(b, "cells", [])}`,
  ),

  // `no three consecutive circles in a row or column have the same colour`
  rule(
    "statement",
    "no <number:many> consecutive|successive|adjacent <core> in|along a|an|1|any|each <families> <alike>",
    ({ many, core, families, alike }) => {
      const run = NAMES.slice(0, Number(many));
      const { denied } = alike(run);
      const isRead = run.length >= 2 && run.length === Number(many) && core.conditions.length > 0;
      if (!isRead || denied.includes(UNSAID) || !families.every(({ role }) => role === "line"))
        return undefined;
      const kind = run.map((name) => ofAll(core.conditions, name).text).join(" and ");
      return () =>
        `for each ${sortsOf(families).join(", ")} l: for each consecutive cells ${run.join(", ")} in l where ${kind}: ${denied}`;
    },
  ),

  // Corners count too: that is a relation of its own.
  rule(
    "statement",
    [
      "all? of? the? <noun> be all? connected ,? diagonallytoo",
      "all? of? the? <noun> form|make a|an|1 single? connected? group|area|region ,? diagonallytoo",
      "all? of? the? <noun> hang together ,? diagonallytoo",
    ],
    ({ noun }) =>
      noun.conditions.length === 0
        ? undefined
        : () =>
            `connected((${cellsBeing("cells", noun, [])}) by touch)\nlet touch of cells p, q = p in q.around`,
  ),
]);
