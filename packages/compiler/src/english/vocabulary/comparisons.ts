/** How many of one kind beside how many of another: `at least as many X as Y`, `more than half of the cells`. */
import { rule, table } from "../grammar.js";
import {
  type ComparingSign,
  type Meanings,
  type Mentioned,
  type Noun,
  type Quality,
  type Said,
  UNSAID,
  unsaid,
} from "../meanings.js";
import { asCondition, bothNouns, compared, howMany, latestSet, ofSets, setIn, several } from "../say.js";

const equal = { sign: "=", denied: "!=" };
const more = { sign: ">", denied: "<=" };
const fewer = { sign: "<", denied: ">=" };
const noFewer = { sign: ">=", denied: "<" };
const noMore = { sign: "<=", denied: ">" };

/** `as many X as Y`: the words before the first and before the second. */
const comparisons: readonly (readonly [before: string, between: string, ComparingSign])[] = [
  ["exactly? as many", "as", equal],
  ["equally many", "and", equal],
  ["at least as many", "as", noFewer],
  ["at most as many", "as", noMore],
  ["more", "than", more],
  ["fewer|less", "than", fewer],
];

const often: readonly (readonly [said: string, ComparingSign])[] = [
  ["more often than", more],
  ["less often than", fewer],
  ["exactly? as often as", equal],
  ["at least as often as", noFewer],
  ["at most as often as", noMore],
];

/** The part of the whole is one in so many. */
const shares: readonly (readonly [said: string, ComparingSign, whole: number])[] = [
  ["more than half", more, 2],
  ["most", more, 2],
  ["the majority", more, 2],
  ["fewer|less than half", fewer, 2],
  ["at least half", noFewer, 2],
  ["at most half", noMore, 2],
  ["exactly? half", equal, 2],
  ...(["third", "quarter", "fifth"] as const).flatMap((name, at) => {
    const one = `a|1 ${name}` as const;
    return [
      [`more than ${one}`, more, at + 3],
      [`fewer|less than ${one}`, fewer, at + 3],
      [`at least ${one}`, noFewer, at + 3],
      [`at most ${one}`, noMore, at + 3],
      [`exactly? ${one}`, equal, at + 3],
    ] as const;
  }),
];

const isPlaced = ({ conditions }: Noun): boolean => conditions.some(({ where }) => where !== undefined);

/** Where the second are, if the first may be meant too: `more stars than walls in row 1`. */
function whereOfBoth(a: Noun, b: Noun): Quality | undefined {
  const last = b.conditions.at(-1);
  return b.conditions.length < 2 || isPlaced(a) || last?.where === undefined ? undefined : last;
}

/** `more stars in row 1 than walls`: in that row, or at all. */
const isOfEitherPlace = (a: Noun, b: Noun): boolean => isPlaced(a) && !isPlaced(b);

function many({ sign, denied }: ComparingSign, a: Noun, b: Noun, set: string, scope: Mentioned): Said {
  const place = whereOfBoth(a, b);
  const isOfEach = [a, b].some(({ conditions }) => conditions.some(({ where }) => where === "in some"));
  if (isOfEach || place?.where === "beside" || (set === "cells" && isOfEitherPlace(a, b))) return unsaid;
  const first = place === undefined ? a : bothNouns(a, { conditions: [place] });
  return compared(howMany(first, set, scope), sign, denied, howMany(b, set, scope));
}

/** Both numbers, of the whole board or of one place. */
const asMany =
  (a: Noun, b: Noun, put: (one: string, other: string) => string): Meanings["statement"] =>
  (scope) => {
    const said = many({ sign: "/", denied: "/" }, a, b, "cells", scope);
    const [one, other] = said.text.split(" / ");
    return other === undefined ? UNSAID : put(one ?? "", other);
  };

/** Of those of a kind, some part is of another kind too. */
const part = (
  { sign, denied }: ComparingSign,
  all: Noun,
  some: Noun,
  set: string,
  scope: Mentioned,
  whole = 2,
): Said =>
  compared(`${whole} * ${howMany(bothNouns(all, some), set, scope)}`, sign, denied, howMany(all, set, scope));

const cells: Noun = { conditions: [] };

const rest = ({ conditions: [kind, ...others] }: Noun): Noun | undefined =>
  kind === undefined || others.length > 0
    ? undefined
    : {
        conditions: [
          {
            of: (c) => {
              const { text, denied } = kind.of(c);
              return { text: denied, denied: text };
            },
          },
        ],
      };

export const comparisonPhrases = table(() => [
  ...comparisons.flatMap(([before, between, comparison]) => {
    const said = `${before} <noun:a> ${between} <noun:b>` as const;
    const others = [
      `${before} <noun:a> ${between} other cells`,
      `${before} <noun:a> ${between} others`,
    ] as const;
    const ones = `${before} <noun:a> ${between} <adjective> ones` as const;
    return [
      rule("verb", `have ${said}`, ({ a, b }) => ({
        of: ({ variable, role }, scope) =>
          role === "cell" ? { text: "\0", denied: "\0" } : many(comparison, a, b, variable, scope),
      })),
      rule("verb", `have ${ones}`, ({ a, adjective }) => ({
        of: ({ variable, role }, scope) =>
          role === "cell" ? unsaid : many(comparison, a, { conditions: [adjective] }, variable, scope),
      })),
      rule(
        "statement",
        [ones, `there be ${ones}`],
        ({ a, adjective }) =>
          (scope) =>
            many(comparison, a, { conditions: [adjective] }, "cells", scope).text,
      ),
      rule("verb", [`have ${others[0]}`, `have ${others[1]}`], ({ a }) => {
        const b = rest(a);
        return b === undefined
          ? undefined
          : {
              of: ({ variable, role }, scope) =>
                role === "cell" ? { text: "\0", denied: "\0" } : many(comparison, a, b, variable, scope),
            };
      }),
      rule(
        "statement",
        [said, `there be ${said}`, `there be ${said} on|in the? board`, `the? board have ${said}`],
        ({ a, b }) =>
          (scope) =>
            many(comparison, a, b, "cells", scope).text,
      ),
      rule(
        "statement",
        [`${said} in|on <each> <families>`, `there be ${said} in|on <each> <families>`],
        ({ a, b, families }) =>
          (scope) =>
            ofSets(families, scope, ({ variable }, inner) => many(comparison, a, b, variable, inner)),
      ),
      rule(
        "statement",
        `${before} <core:a> ${between} <core:b> <be> <place>` as const,
        ({ a, b, place }) =>
          (scope) =>
            many(comparison, a, bothNouns(b, { conditions: [{ where: "in", ...place }] }), "cells", scope)
              .text,
      ),
      rule(
        "statement",
        `there be ${before} <noun> <place:here> ${between} <place:there>` as const,
        ({ noun, here, there }) =>
          (scope) =>
            many(
              comparison,
              bothNouns(noun, { conditions: [here] }),
              bothNouns(noun, { conditions: [there] }),
              "cells",
              scope,
            ).text,
      ),
      rule(
        "clause",
        [said, `there be ${said}`],
        ({ a, b }) =>
          (scope) =>
            many(comparison, a, b, latestSet(scope), scope),
      ),
    ];
  }),
  rule("statement", "there be exactly? <number> times as many <noun:a> as <noun:b>", ({ number, a, b }) =>
    asMany(a, b, (one, other) => `${one} = ${number} * ${other}`),
  ),
  rule("statement", "there be exactly? <number> more <noun:a> than <noun:b>", ({ number, a, b }) =>
    asMany(a, b, (one, other) => `${one} = ${other} + ${number}`),
  ),
  ...comparisons.map(([before, between, comparison]) =>
    rule("statement", `${before} <core> be <adjective:a> ${between} <adjective:b>`, ({ core, a, b }) =>
      core.conditions.length > 0
        ? undefined
        : (scope) => many(comparison, { conditions: [a] }, { conditions: [b] }, "cells", scope).text,
    ),
  ),
  ...often.map(([said, comparison]) =>
    rule(
      "statement",
      [
        `<noun:a> be|appear|appears|occur|occurs ${said} <noun:b>`,
        `<noun:a> be used|placed|served ${said} <noun:b>`,
      ],
      ({ a, b }) =>
        (scope) =>
          many(comparison, a, b, "cells", scope).text,
    ),
  ),
  ...often.map(([said, comparison]) =>
    rule(
      "statement",
      [
        `<core:a> be|appear|appears|occur|occurs ${said} <core:b> in|on <each> <families>`,
        `in|on <each> <families> ,? <core:a> be|appear|appears|occur|occurs ${said} <core:b>`,
      ],
      ({ a, b, families, each }) =>
        each === "a"
          ? undefined
          : (scope) =>
              ofSets(families, scope, ({ variable }, inner) => many(comparison, a, b, variable, inner)),
    ),
  ),
  rule(
    "statement",
    ["howmany <noun:a> be <comparison> howmany <noun:b>", "howmany <noun:a> equal|equals howmany <noun:b>"],
    (parts) => (scope) =>
      whereOfBoth(parts.a, parts.b) === undefined
        ? many("comparison" in parts ? parts.comparison : equal, parts.a, parts.b, "cells", scope).text
        : UNSAID,
  ),
  ...shares.flatMap(([said, comparison, whole]) => [
    rule(
      "statement",
      `${said} of? the? <noun> <verb>`,
      ({ noun, verb }) =>
        (scope) =>
          part(comparison, noun, asCondition(verb), "cells", scope, whole).text,
    ),
    rule(
      "statement",
      [
        `${said} of? the? <noun> in|of|on <each> <families> <verb>`,
        `in|on <each> <families> ,? ${said} of? the? <noun> <verb>`,
      ],
      ({ noun, families, verb }) =>
        (scope) =>
          ofSets(families, scope, ({ variable }, inner) =>
            part(comparison, noun, asCondition(verb), variable, inner, whole),
          ),
    ),
    rule(
      "clause",
      [`${said} of? the? <noun> <verb>`, `${said} of? its|their <noun> <verb>`],
      ({ noun, verb }) =>
        (scope) =>
          part(comparison, noun, asCondition(verb), latestSet(scope), scope, whole),
    ),
  ]),
  rule(
    "statement",
    "<flag> have a|the majority in <amount> <sets>",
    ({ flag, amount: { number, bound }, sets }) =>
      (scope) => {
        const set = setIn(scope, sets);
        const inner = [...scope, set];
        const being = part(more, cells, { conditions: [flag] }, set.variable, inner).text;
        const sign = { exactly: "=", "at most": "<=", "at least": ">=" }[bound];
        return `count(${set.variable} in ${several(set.sort)} where ${being}) ${sign} ${number(scope)}`;
      },
  ),
]);
