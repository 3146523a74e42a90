/** Two of a kind: two neighbours, two in the same set, two on both sides of a border. */
import { rule, table } from "../../grammar.js";
import type { Near } from "../../meanings.js";

export const twoPhrases = table(() => [
  rule(
    "two",
    ["", "2", "any 2", "all", "each", "each 2", "each pair of", "pairs of", "a pair of"],
    () => true,
  ),
  ...(
    [
      ["horizontally", "row"],
      ["vertically", "column"],
    ] as const
  ).flatMap(([said, line]) =>
    rule(
      "pairs",
      [
        `<two> ${said} adjacent|neighbouring|touching <noun>`,
        `<two> <core:noun> that|which be ${said} adjacent`,
      ],
      ({ noun }) => ({ near: "sides", noun, where: (x, y) => `${x}.${line} = ${y}.${line}` }),
    ),
  ),
  rule("pairs", "<two> <nearby> <noun>", ({ nearby: near, noun }) => ({ near, noun })),
  rule("pairs", ["<two> neighbours", "<two> direct neighbours"], () => ({
    near: "sides",
    noun: { conditions: [] },
  })),
  rule("pairs", ["<two> <core> next to eachother"], ({ core }) => ({ near: "sides", noun: core })),
  rule("pairs", ["<two> <core> that|which <touching> ,?"], ({ core, touching }) => ({
    near: touching,
    noun: core,
  })),
  rule(
    "pairs",
    ["<two> <core> on opposite|different|both|either side|sides of a|the <sets> border|boundary"],
    ({ core, sets }) => ({
      near: "sides",
      noun: core,
      where: (x, y) => `${x}.${sets.sort} is not ${y}.${sets.sort}`,
    }),
  ),
  rule(
    "pairs",
    [
      "<two> <nearby:near> <core> in|of|from different <sets>",
      "<two> <core> that|which <touching:near> ,? but|and|yet <be> in|of|on different <sets>",
      "<two> <nearby:near> <core> that|which <be> in|on different <sets>",
    ],
    ({ near, core, sets: { sort } }) => ({
      near,
      noun: core,
      where: (x, y) => `${x}.${sort} is not ${y}.${sort}`,
    }),
  ),
  ...(["row", "column"] as const).map((line) =>
    rule(
      "pairs",
      [
        `<two> <nearby> <noun> in|of|on the? same? ${line}`,
        `<two> <nearby> <noun> in|of|on a|an|each|any ${line}`,
        `<two> <noun> next to eachother in|on the? same? ${line}`,
        `<two> <noun> next to eachother in|on a|an|each|any ${line}`,
      ] as const,
      ({ noun, ...parts }) => ({
        near: "nearby" in parts ? (parts.nearby as Near) : "sides",
        noun,
        where: (x, y) => `${x}.${line} = ${y}.${line}`,
      }),
    ),
  ),
  rule("pairs", ["<two> <core> in|of|on the same <sets>"], ({ core, sets }) => ({ near: sets, noun: core })),
  rule("pairs", "the? 2 <core> in|of|on a|an|1|any <sets>", ({ core, sets }) => ({
    near: sets,
    noun: core,
    isAnyOrSome: true,
  })),
  rule("pairs", "any 2 <core> in|of|on a|an|1|any|each <sets>", ({ core, sets }) => ({
    near: sets,
    noun: core,
  })),
  rule(
    "pairs",
    ["<two> <core> in|of|on the same row or column", "2 <core> in|of|on a|any row or column"],
    ({ core }) => ({
      near: { sort: "line", role: "line" },
      noun: core,
    }),
  ),
]);
