/** Numbers that a sentence describes, and how they are compared. */
import { rule, table } from "../grammar.js";
import { type Mentioned, type Noun, UNSAID } from "../meanings.js";
import {
  asCondition,
  bothNouns,
  fresh,
  howMany,
  latest,
  latestCell,
  latestSet,
  nearby,
  ofAll,
} from "../say.js";

/** The extreme numbers of a set, as they are called and as the language has them. */
export const ends: readonly (readonly [said: string, aggregate: string])[] = [
  ["largest|greatest|highest|maximum|biggest", "max"],
  ["smallest|lowest|minimum|least", "min"],
];

export function sumIn({ value, conditions }: Noun, set: string, scope: Mentioned): string | undefined {
  if (value === undefined) return undefined;
  const x = fresh(scope, "x");
  const where = conditions.length === 0 ? "" : ` where ${ofAll(conditions, x).text}`;
  return `sum(${x}.${value} for ${x} in ${set}${where})`;
}

/** In brackets where a sign outside binds more. */
const inSum = (value: string): string => (/^[\w.]+ [+-] /.test(value) ? `(${value})` : value);

const above = { sign: ">", denied: "<=" };
const below = { sign: "<", denied: ">=" };
const same = { sign: "=", denied: "!=" };

export const valuePhrases = table(() => [
  rule("comparison", ["greater|larger|higher|bigger|more than"], () => above),
  rule("comparison", ["less|smaller|lower|fewer than"], () => below),
  rule("comparison", ["equal to", "equal", "the same as"], () => same),
  rule("comparison", ["at least"], () => ({ sign: ">=", denied: "<" })),
  rule("comparison", ["at most"], () => ({ sign: "<=", denied: ">" })),

  rule(
    "count",
    [
      "howmany <noun> <where>",
      "howmany <noun> there be <where>",
      "howmany <noun> be <where>",
      "howmany <noun> there? be placed|located <where>",
      "howmany <noun> lie|stand|be placed <where>",
    ],
    ({ noun, where }) => ({ noun, where }),
  ),
  rule("count", ["howmany <noun> <touch> it|the|that cell?", "howmany <noun> be <near> it"], (parts) => ({
    noun: parts.noun,
    where: (scope) => nearby(latestCell(scope), "touch" in parts ? parts.touch : parts.near),
  })),
  rule(
    "count",
    ["howmany of the? cells around|round it <verb>", "howmany of the? <number> cells around|round it <verb>"],
    ({ verb }) => ({
      noun: asCondition(verb),
      where: (scope) => nearby(latestCell(scope), "all round"),
    }),
  ),
  rule(
    "count",
    ["howmany <noun> its|the <sets> have", "howmany <noun> be in its|the|that <sets>"],
    ({ noun, sets }) => ({
      noun,
      where: (scope) =>
        latest(scope, ({ sort }) => sort === sets.sort)?.variable ?? `${latestCell(scope)}.${sets.sort}`,
    }),
  ),
  rule(
    "count",
    [
      "howmany its|their <noun>",
      "howmany <noun> it|they have",
      "howmany <noun> there be in it",
      "howmany <noun> it touch|touches",
    ],
    ({ noun }) => ({
      noun,
      where: (scope) => latestSet(scope),
    }),
  ),
  rule(
    "count",
    [
      "howmany <where> be <adjective>",
      "howmany of? the? cells <where> be occupied|covered|used|taken|filled by a|an|the? <flag:adjective>",
      "howmany of? the? cells <where> be <adjective>",
      "howmany of? the? other cells <where> be <adjective>",
      "howmany <where> have a|an|the? <flag:adjective>",
    ],
    ({ where, adjective }) => ({
      noun: { conditions: [adjective] },
      where,
    }),
  ),
  rule("count", "howmany <noun> <where> <verb>", ({ noun, where, verb }) => ({
    noun: bothNouns(noun, asCondition(verb, noun.value)),
    where,
  })),
  rule("count", "howmany <where> have a|an <core>", ({ where, core: { conditions } }) =>
    conditions.length === 0 ? undefined : { noun: { conditions }, where },
  ),
  rule("count", "howmany <core> <where> <tail>", ({ core, where, tail }) => ({
    noun: { ...core, conditions: [...core.conditions, ...tail] },
    where,
  })),
  rule("count", ["howmany cells of|in it be filled|covered with <flag>"], ({ flag }) => ({
    noun: { conditions: [flag] },
    where: (scope) => latestSet(scope),
  })),
  rule(
    "count",
    [
      "the? size of its|the|that <sets>",
      "the? size of the <sets> it|they be|lie|lies? in",
      "the? size of the <sets> it|they belong|belongs to",
      "the? size of the <sets> that|which have it",
      "<sets> size|sizes",
      "howmany cells its|the|that <sets> have",
      "howmany cells be in its|the|that <sets>",
    ],
    ({ sets }) =>
      sets.of !== undefined
        ? undefined
        : {
            noun: { conditions: [] },
            where: (scope) =>
              latest(scope, ({ sort }) => sort === sets.sort)?.variable ??
              `${latestCell(scope)}.${sets.sort}`,
          },
  ),

  rule(
    "value",
    "<number>",
    ({ number }) =>
      () =>
        number,
  ),
  rule(
    "value",
    "<count>",
    ({ count: { noun, where } }) =>
      (scope) =>
        howMany(noun, where(scope), scope),
  ),
  rule(
    "count",
    [
      "howmany <adjective> neighbours",
      "howmany <adjective> neighbours it|they have",
      "howmany neighbours <tail>",
    ],
    (parts) => ({
      noun: { conditions: "tail" in parts ? parts.tail : [parts.adjective] },
      where: (scope) => nearby(latestCell(scope), "sides"),
    }),
  ),
  rule(
    "value",
    [
      "the? size of the <sets> it|they belong|belongs to",
      "the? size of the <sets> it|they be part of",
      "the? size of the <sets> it|they be|lie|lies in",
      "the? size of its|their <sets>",
      "howmany cells in|of its|the|their <sets>",
      "howmany cells its|the|their <sets> have",
    ],
    ({ sets: { of } }) => {
      const [, kind, layer] = /^cells where ((?:not )?(\w+))$/.exec(of ?? "") ?? [];
      if (layer === undefined) return undefined;
      // A cell of the other kind is in no such group.
      return (scope) => {
        const c = latestCell(scope);
        return `(if ${c} is ${kind} then size(group(${c} by ${layer})) else 0)`;
      };
    },
  ),
  ...(
    [
      ["plus", "+"],
      ["minus", "-"],
    ] as const
  ).map(([said, sign]) =>
    rule(
      "value",
      `<count> ${said} <number>`,
      ({ count: { noun, where }, number }) =>
        (scope) =>
          `${howMany(noun, where(scope), scope)} ${sign} ${number}`,
    ),
  ),
  rule(
    "value",
    ["howmany its neighbours", "howmany neighbours it have"],
    () => (scope) => `size(${latestCell(scope)}.neighbours)`,
  ),
  rule("value", ["howmany its cells", "howmany cells it have"], () => (scope) => `size(${latestSet(scope)})`),
  rule(
    "value",
    ["exactly? <number> times <value>"],
    ({ number, value }) =>
      (scope) =>
        `${number} * ${inSum(value(scope))}`,
  ),
  rule("value", ["the <valued> of|in <named>"], ({ valued, named }) =>
    named.role === "cell" ? () => `${named.variable}.${valued}` : undefined,
  ),
  rule(
    "value",
    ["its|the <valued>", "the <valued> in it"],
    ({ valued }) =>
      (scope) =>
        `${latestCell(scope)}.${valued}`,
  ),
  rule(
    "value",
    ["its|the <clue>", "the <clue> in|of its|the|that cell", "the <clue> in it"],
    ({ clue: { layer, sort } }) =>
      (scope) =>
        sort === "cell" ? `${latestCell(scope)}.${layer}` : `${latestSet(scope)}.${layer}`,
  ),
  ...ends.map(([said, aggregate]) =>
    rule(
      "value",
      `the? ${said} <valued> <where>`,
      ({ valued, where }) =>
        (scope) =>
          `${aggregate}(x.${valued} for x in ${where(scope)})`,
    ),
  ),
  rule(
    "value",
    ["the? sum|total of all? the? <noun> <where>", "the? sum|total of all? the? <noun> it|they have"],
    (parts) => (scope) =>
      sumIn(parts.noun, "where" in parts ? parts.where(scope) : latestSet(scope), scope) ?? UNSAID,
  ),
]);
