/** One thing that has two properties, and kinds of which there are equally many. */
import { rule, table } from "../../grammar.js";
import { UNSAID } from "../../meanings.js";
import { allTrue, cellsBeing, howMany, ofAll, sortsOf } from "../../say.js";

const NAMES = ["a", "b", "c", "d", "e", "f"];

export const twoWayPhrases = table(() => [
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
  rule("statement", ["all? of? the? <noun> be all? connected ,? diagonallytoo"], ({ noun }) =>
    noun.conditions.length === 0
      ? undefined
      : () =>
          `connected((${cellsBeing("cells", noun, [])}) by touch)\nlet touch of cells p, q = p in q.around`,
  ),
]);
