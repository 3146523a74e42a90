/** Cells of a kind that follow each other in a row or column: how many runs there are, and how long. */

import { type PhraseRule, rule, table } from "../grammar.js";
import {
  type Mentioned,
  type Noun,
  type Said,
  type Sets,
  type Thing,
  unsaid,
  type Verb,
} from "../meanings.js";
import {
  allTrue,
  cellsBeing,
  denied,
  fresh,
  isKind,
  lineSort,
  nearby,
  numbered,
  ofAll,
  several,
  withinEach,
} from "../say.js";
import { TELLS } from "../tells.js";
import { isAdjective } from "../word-forms.js";

const before: Readonly<Record<string, string>> = { row: "left", column: "up" };

/** How many runs of a kind a row or column has: the cells of the kind that none of the kind stands before. */
function runsIn(noun: Noun, { variable: set }: Thing, scope: Mentioned): string | undefined {
  const side = before[lineSort(set, scope) ?? ""];
  if (side === undefined || noun.conditions.length === 0) return undefined;
  const x = fresh(scope, "x");
  const begins = `(${x} has no ${side} or ${ofAll(noun.conditions, `${x}.${side}`).denied})`;
  return `count(${x} in ${set} where ${ofAll(noun.conditions, x).text} and ${begins})`;
}

export const RUN = "run|runs|stretch|stretches|streak|streaks|block|blocks|group|groups|sequence|sequences";

export const LISTS = `${TELLS}|denote|denotes|list|lists` as const;

const asStatement = (text: string | undefined): (() => string) | undefined =>
  text === undefined ? undefined : () => text;

/** Cells of a region or a piece do not follow each other. */
const isInOrder = ({ role }: Sets): boolean => role !== "region" && role !== "pieces";

const FOLLOWED = "be|come|comes|stand|stands? directly|immediately? followed by a|an|any|another?";
const FOLLOWS =
  "not be|come|comes|stand|stands|follow|follows? directly|immediately? after? a|an|any|another?";

/** `no late is followed by an early`: in the lines in which things follow each other. */
export const neverFollowed = (a: Noun, b: Noun, families: readonly Sets[]): string | undefined =>
  families.every(({ role }) => role === "line") && a.conditions.length > 0 && b.conditions.length > 0
    ? `for each consecutive cells a, b ${withinEach(families)}: not (${ofAll(a.conditions, "a").text} and ${ofAll(b.conditions, "b").text})`
    : undefined;

export const followedBy = (where: string): readonly string[] => [
  `no <core:a> ${FOLLOWED} <core:b>${where}`,
  `a|an? <core:a> not ${FOLLOWED} <core:b>${where}`,
  `no <core:b> be|come|comes|stand|stands? directly|immediately after a|an|any? <core:a>${where}`,
  `a|an? <core:b> ${FOLLOWS} <core:a>${where}`,
];

const names = ["a", "b", "c", "d", "e", "f"];

/** So many in a row never agree in a layer. */
function neverAlike(layer: string, many: number, families: readonly Sets[]): string | undefined {
  const run = names.slice(0, many);
  if (!families.every(isInOrder) || many < 2 || run.length < many) return undefined;
  const equal = run.slice(1).map((name, at) => `${run[at]}.${layer} = ${name}.${layer}`);
  const all = equal.length === 1 ? `not ${equal[0]}` : `not (${equal.join(" and ")})`;
  return `for each consecutive cells ${run.join(", ")} ${withinEach(families)}: ${all}`;
}

/** So many in a row are never all of a kind. */
export function neverInRow(noun: Noun, many: number, families: readonly Sets[]): string | undefined {
  const run = names.slice(0, many);
  if (!families.every(isInOrder) || many < 2 || run.length < many || noun.conditions.length === 0)
    return undefined;
  const all = denied(allTrue(run.map((name) => ofAll(noun.conditions, name))));
  return `for each consecutive cells ${run.join(", ")} ${withinEach(families)}: ${all.text}`;
}

/** No two neighbours in a region are of a kind. */
function apartInRegion(noun: Noun, [sets, ...others]: readonly Sets[]): string | undefined {
  if (sets?.role !== "region" || others.length > 0 || noun.conditions.length === 0) return undefined;
  const both = allTrue(["x", "y"].map((name) => ofAll(noun.conditions, name)));
  return `for each link (x, y) where x.${sets.sort} is y.${sets.sort}: ${denied(both).text}`;
}

const LINES: readonly Sets[] = [{ sort: "line", role: "line" }];

/** In which lines the runs are. */
const ways = [
  ["", "line"],
  ["orthogonally", "line"],
  ["horizontally", "row"],
  ["vertically", "column"],
] as const;

/** How long a run is that is banned. */
const banned = [
  ["<number>", 0],
  ["<number> or more", 0],
  ["more than <number>", 1],
] as const;

const being = (noun: Noun, { of }: Verb): Noun => ({
  conditions: [
    ...noun.conditions,
    {
      of: (variable) => {
        const one = cellOf(variable, noun);
        return of(one, [one]);
      },
    },
  ],
});

const cellOf = (variable: string, { value }: Noun): Thing => ({
  variable,
  sort: "cell",
  role: "cell",
  ...(value === undefined ? {} : { value }),
});

const roundIt = (c: string, layer: string, conditions: Noun["conditions"]): string =>
  `bag(runs(x in ${c}.ring where ${ofAll(conditions, "x").text})) = bag(${c}.${layer})`;

/** In the line `s`: how long its runs are, or what the numbers in each make together. */
function toldOf({ conditions }: Noun, what: "lengths" | "sums"): string | undefined {
  const where = ofAll(conditions, "x").text;
  if (what === "lengths") return conditions.length === 0 ? undefined : `runs(x in s where ${where})`;
  const layer = conditions.find((each) => each.layer !== undefined)?.layer;
  return layer === undefined || conditions.length > 1
    ? undefined
    : `[sum(x.${layer} for x in g where ${where}) for g in groups of (s where ${layer})]`;
}

export const runPhrases = table(() => [
  rule(
    "statement",
    followedBy(" in <each> <families>") as readonly "<core:a> <core:b> <families>"[],
    ({ a, b, families }) => asStatement(neverFollowed(a, b, families)),
  ),
  rule("statement", "in <each> <families> ,? no <number> <noun> in a row", ({ number, noun, families }) =>
    asStatement(neverInRow(noun, Number(number), families)),
  ),
  rule(
    "statement",
    [
      "no <number> consecutive|successive|adjacent <noun> in <each> <families>",
      "no <number> <noun> in a row in <each> <families>",
      "<number> <noun> not <be> next to eachother in a|each|any|the? same? <families>",
      "no <families> have <number> consecutive|successive <noun>",
      "no <families> have <number> <noun> in a row",
    ],
    ({ number, noun, families }) => asStatement(neverInRow(noun, Number(number), families)),
  ),
  rule(
    "statement",
    ["no <number> consecutive|successive <noun> in <each> <families> <verb>"],
    ({ number, noun, families, verb }) =>
      asStatement(neverInRow(being(noun, verb), Number(number), families)),
  ),
  rule(
    "statement",
    [
      "no <number> consecutive|successive|adjacent? cells in a row|line have the? same|equal <tone>",
      "no <number> consecutive|successive|adjacent cells have the? same|equal <tone>",
    ],
    ({ number, tone }) => asStatement(neverAlike(tone, Number(number), LINES)),
  ),
  rule(
    "statement",
    [
      "no <sets> have the? same|equal <tone> <number> times in a row",
      "<each> <sets> not have the? same|equal <tone> <number> times in a row",
    ],
    ({ sets, tone, number }) =>
      sets.role === "line" ? asStatement(neverAlike(tone, Number(number), [sets])) : undefined,
  ),
  rule(
    "statement",
    [
      "no <number> consecutive|successive|adjacent cells in|along <each> <families> have the? same|equal <tone>",
      "no <number> consecutive|successive|adjacent|neighbouring <tone> be equal|same in|along <each> <families>",
    ],
    ({ number, tone, families }) => asStatement(neverAlike(tone, Number(number), families)),
  ),
  rule(
    "statement",
    [
      "no <families> have more than <number> <noun> next to eachother",
      "no <families> have more than <number> <noun> in a row",
    ],
    ({ number, noun, families }) => asStatement(neverInRow(noun, Number(number) + 1, families)),
  ),
  rule(
    "statement",
    [
      "<two> <core> in|of|on the same <families> not <touching>",
      "no 2 <core> in|of|on the same <families> <touching>",
    ],
    ({ core, families, touching }) =>
      touching === "sides" || (touching === "touching" && families.every(({ role }) => role === "line"))
        ? asStatement(neverInRow(core, 2, families) ?? apartInRegion(core, families))
        : undefined,
  ),
  rule(
    "statement",
    ["the <core> in|of|on <each> <families> not <touching>"],
    ({ core, families: [sets, ...others], touching }) =>
      sets?.role === "region" && others.length === 0 && isKind(core) && touching !== "corners"
        ? asStatement(
            `for each ${sets.sort} s: for each cell x in s, cell y in ${nearby("x", touching)} where y in s: ${denied(allTrue(["x", "y"].map((name) => ofAll(core.conditions, name)))).text}`,
          )
        : undefined,
  ),
  rule("statement", ["<number> <noun> not <be> in a row|line"], ({ number, noun }) =>
    asStatement(neverInRow(noun, Number(number), LINES)),
  ),
  ...ways.flatMap(([way, sort]) =>
    banned.map(([many, more]) =>
      rule(
        "statement",
        [`no ${many} <noun> be consecutive ,? ${way}`, `no ${many} <noun> in a row be consecutive ,? ${way}`],
        ({ number, noun }) => asStatement(neverInRow(noun, Number(number) + more, [{ sort, role: "line" }])),
      ),
    ),
  ),
  ...ways.flatMap(([way, sort]) =>
    banned.map(([many, more]) =>
      rule(
        "statement",
        [`${many} consecutive|successive <noun> ${way}`, `${many} <noun> in a row ${way}`].flatMap((run) => [
          `no ${run}`,
          `not <be> ${run}`,
          `there not be ${run}`,
          `there be no ${run}`,
          `${run} not be`,
          `${run} not be allowed|permitted`,
        ]) as readonly `${string}<number> ${string}<noun>${string}`[],
        ({ number, noun }) => asStatement(neverInRow(noun, Number(number) + more, [{ sort, role: "line" }])),
      ),
    ),
  ),
  rule("run", [`${RUN} of consecutive|adjacent? <core>`, `<core> ${RUN}`], ({ core }) => core),
  rule("verb", "have <amount> <run>", ({ amount, run }) => ({
    of: (thing, scope) => {
      const many = runsIn(run, thing, scope);
      return many === undefined ? unsaid : numbered(many, amount, scope);
    },
  })),
  // `the numbers beside a row are the lengths of its runs of black cells`
  ...(["row", "column", "line"] as const).flatMap((sort) => {
    const words = sort === "line" ? "line|lines" : (`${sort}|${sort}s` as const);
    const each = [words, ...(sort === "line" ? ["row|rows or|and column|columns"] : [])];
    return (["lengths", "sums"] as const).flatMap((what) => {
      return rule(
        "statement",
        ["its|their|the|all? the? <run>", "consecutive|adjacent <core:run>"].flatMap((runs) =>
          each.flatMap((line) => {
            const tell = `${LISTS} the? ${what} of ${runs}`;
            return [
              `the? <lengths> of|in|on|beside|above|at|for <each> ${line} ${tell} ,? <order>`,
              `<each> ${line} 's <lengths> ${tell} ,? <order>`,
              `the? <lengths> of|in|on|beside|above|at|for ${line} ${tell} ,? <order>`,
              `the? <lengths> outside the? board? ${tell} in|of that|the|its|their|each ${line} ,? <order>`,
            ];
          }),
        ) as readonly "<lengths> <run>"[],
        ({ lengths: { layer, sort: of }, run }) => {
          const text = of !== "line" && of !== sort ? undefined : toldOf(run, what);
          return text === undefined
            ? undefined
            : () => `for each ${sort} s with ${layer}: ${text} = s.${layer}`;
        },
      );
    });
  }),
  ...rule(
    "statement",
    [
      `the? <lengths> outside? the? board? ${LISTS} the? sums of the|all? the? <run> ,? <order>`,
      `the? <lengths> outside? the? board? ${LISTS} the? sums of consecutive|adjacent <core:run> ,? <order>`,
    ],
    ({ lengths: { layer, sort }, run }) => {
      const text = sort === "cell" ? undefined : toldOf(run, "sums");
      return text === undefined ? undefined : () => `for each ${sort} s with ${layer}: ${text} = s.${layer}`;
    },
  ),
  // Of the ring round a cell: it has no first cell.
  ...rule(
    "statement",
    [
      `the? howmany <each> <lengths> ${LISTS} the? lengths of all? the? <run> around|round it|its? cell? ,? in? any? order?`,
      `<each> <lengths> ${LISTS} the? lengths of all? the? <run> around|round it|its|the? cell? ,? in? any? order?`,
    ],
    ({ lengths: { layer, sort }, run: { conditions } }) =>
      sort === "cell" ? () => `for each cell c with ${layer}: ${roundIt("c", layer, conditions)}` : undefined,
  ),
  ...rule(
    "statement",
    `the? <lengths> ${LISTS} the? lengths of the|all? the? <run> ,? <order>`,
    ({ lengths: { layer, sort }, run: { conditions } }) =>
      () =>
        `for each ${sort} s with ${layer}: runs(x in s where ${ofAll(conditions, "x").text}) = s.${layer}`,
  ),
  // Round a cell, in any order.
  ...rule(
    "statement",
    [
      `the? <lengths> ${LISTS} the? lengths of the|all? the? <run> around|round a|an|the|its|each|their? <lengths:own>`,
      `the? <lengths> ${LISTS} the? lengths of the|all? the? <run> around|round it|them|its|the cell?`,
      `the? <lengths> of|in a|an|each <lengths:own> ${LISTS} the? lengths of the|all? the? <run> around|round it`,
    ],
    ({ lengths: { layer, sort }, run: { conditions } }) =>
      sort === "cell"
        ? () =>
            `for each cell c with ${layer}: bag(runs(x in c.ring where ${ofAll(conditions, "x").text})) = bag(c.${layer})`
        : undefined,
  ),
  rule(
    "order",
    [
      "",
      "in order",
      "in this order",
      "in the? same? order given?",
      "from left to right",
      "from top to bottom",
    ],
    () => true,
  ),

  // No run is longer than so many.
  rule(
    "short",
    ["<run> be at most <number> cells? long", "<each> <run> have at most <number> cells"],
    ({ run, number }) => ({ noun: run, most: Number(number) }),
  ),
  rule(
    "short",
    [
      "at most <number> <core> in a row",
      "at most <number> <core> in a row ,? orthogonally",
      "there be no straight|unbroken? run|runs|stretch|stretches|line|lines of more than <number> consecutive|adjacent? <core>",
    ],
    ({ core, number }) => ({ noun: core, most: Number(number) }),
  ),
  rule("statement", "<short>", ({ short: { noun, most } }) => asStatement(neverInRow(noun, most + 1, LINES))),
  rule(
    "statement",
    ["in|on|along <each> <families> ,? <short>", "<short> in|on|along <each> <families>"],
    ({ families, short: { noun, most } }) => asStatement(neverInRow(noun, most + 1, families)),
  ),
  rule(
    "statement",
    ["no <run> in|on|along <each> <families> be longer than <number> cells?"],
    ({ run, families, number }) => asStatement(neverInRow(run, Number(number) + 1, families)),
  ),
  // `no run of white cells passes through more than two regions`
  rule(
    "statement",
    [
      `a|an|no|1? straight|horizontal? or? vertical? ${RUN}|line of consecutive|connected? <core> not pass|passes|go|goes|extend|extends|run|runs|span|spans|cross|crosses|cover|covers|visit|visits through|over|across? more than <number> <sets>`,
      `no straight|horizontal? or? vertical? ${RUN}|line of consecutive|connected? <core> pass|passes|go|goes|extend|extends|run|runs|span|spans|cross|crosses|cover|covers|visit|visits through|over|across? more than <number> <sets>`,
    ],
    ({ core, number, sets: { sort, role } }) =>
      role === "region" && core.conditions.length > 0 && core.value === undefined
        ? () =>
            `for each stretch s of ${cellsBeing("cells", core, [])}: count(r in ${several(sort)} where some(c in r for c in s)) <= ${number}`
        : undefined,
  ),
  // One behind the other, in any order of their numbers.
  rule(
    "together",
    [
      "be all? contiguous|consecutive|successive",
      "be|stand|lie|come|follow|sit all? next to eachother",
      "follow eachother",
      "<be> in 1 run|block",
      "form|forms|make|makes a|an|1? single? contiguous|connected? run|block",
    ],
    () => (noun, set, scope) =>
      atMostOneRun(noun, { variable: set, sort: lineSort(set, scope) ?? "", role: "line" }, scope),
  ),
]);

function atMostOneRun(noun: Noun, line: Thing, scope: Mentioned): Said {
  if (noun.value !== undefined) return unsaid;
  const many = runsIn(noun, line, scope);
  return many === undefined ? unsaid : numbered(many, { bound: "at most", number: () => "1" }, scope);
}

/** Of the only thing that there is: `no four in a row`. */
export const fewInARow = (content: string): readonly PhraseRule[] =>
  rule(
    "statement",
    ["no <number> in a row", "not <number> in a row", "no <number> in a row|line ,? orthogonally"],
    ({ number }) => asStatement(neverInRow({ conditions: [isAdjective(content)] }, Number(number), LINES)),
  );
