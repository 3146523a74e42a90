/** Cells that have one value of a layer, or two: the neighbours of a cell's own colour, pieces of one kind. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import type { Meanings, Mentioned, Near, Noun, Said, Verb } from "../../meanings.js";
import { UNSAID, unsaid } from "../../meanings.js";
import { countedSaid, fresh, headOf, nearby, ofAll, shareSides } from "../../say.js";
import { commonNouns, type OwnName, wordForms } from "../../word-forms.js";

type Shared = Meanings["shared"];

/** The layer whose values are colours, or kinds. `isSparse`: not every cell has one. */
export const sharedOf = ({ name, isFree }: OwnName, isSparse: boolean): readonly PhraseRule[] => [
  ...rule("shared", [wordForms(name), commonNouns(["kind", "type", "sort"], isFree)].join("|"), () => ({
    layer: name,
    isSparse,
  })),
  ...rule("shared", `${commonNouns(["kind", "type", "sort"], isFree)} of ${wordForms(name)}`, () => ({
    layer: name,
    isSparse,
  })),
];

/** Two empty cells have no value in common. */
const same = ({ layer, isSparse }: Shared, x: string, y: string): Said => {
  const has = isSparse ? `${x} has ${layer} and ` : "";
  const lacks = isSparse ? `${x} has no ${layer} or ` : "";
  const [text, denied] = [`${has}${x}.${layer} = ${y}.${layer}`, `${lacks}${x}.${layer} != ${y}.${layer}`];
  return isSparse ? { text: `(${text})`, denied: `(${denied})` } : { text, denied };
};

/** A cell that has a value. */
const having = ({ layer, isSparse }: Shared, { conditions }: Noun): Noun => ({
  conditions:
    isSparse && conditions.every((each) => each.layer !== layer)
      ? [...conditions, { of: (c) => ({ text: `${c} has ${layer}`, denied: `${c} has no ${layer}` }), layer }]
      : conditions,
});

/** Those near each other are not of one kind. */
function apartOf(shared: Shared, near: Near, noun: Noun): Meanings["statement"] {
  const { conditions } = having(shared, noun);
  const both = ["x", "y"].map((c) => ofAll(conditions, c).text).join(" and ");
  const where = conditions.length === 0 ? "" : ` where ${both}`;
  const head =
    shareSides(near) && near !== "touching" ? "link (x, y)" : `cell x, cell y in ${nearby("x", near)}`;
  return () => `for each ${head}${where}: x.${shared.layer} != y.${shared.layer}`;
}

/** Either any cell, or any that has a value. */
const isAny = ({ layer }: Shared, { conditions }: Noun): boolean =>
  conditions.every((each) => each.layer === layer);

const ofCell = (said: (cell: string, scope: Mentioned) => Said): Verb => ({
  of: ({ variable, role }, scope) => (role === "cell" ? said(variable, scope) : unsaid),
});

/** Two values among them, or more. */
function several(shared: Shared, set: string, scope: Mentioned): Said {
  const [x, y] = [fresh(scope, "x"), "y"];
  const both = shared.isSparse ? `${x} has ${shared.layer} and ${y} has ${shared.layer} and ` : "";
  const among = `for ${x}, ${y} in ${set} where ${x} before ${y}`;
  const text = `some(${both}${x}.${shared.layer} != ${y}.${shared.layer} ${among})`;
  return { text, denied: `not ${text}` };
}

/** Of a cell: its row and its column together, as chessboards have them in two colours. */
const CHECKER = [
  "row plus column",
  "row and column together",
  "row number plus column number",
  "row + column",
] as const;

export const alikeKindPhrases = table(() => [
  rule(
    "measure",
    [...CHECKER, "sum of row and column", "sum of its? row and column numbers?"],
    () =>
      ({ variable, role }) =>
        role === "cell" ? `(${variable}.row + ${variable}.column)` : UNSAID,
  ),
  ...(["row", "column"] as const).map((sort) =>
    rule(
      "measure",
      [`${sort} number`],
      () =>
        ({ variable, role }) =>
          role === "cell" ? `${variable}.${sort}` : UNSAID,
    ),
  ),
  rule("relative", "whose <measure> <saying>", ({ measure, saying }) => ({
    of: (variable) => {
      const thing = { variable, sort: "cell", role: "cell" } as const;
      return saying(measure(thing, [thing]), [thing]);
    },
  })),
  rule("place", "in|on|at a|the? cells|cell <relative>", ({ relative }) => relative),
  rule(
    "verb",
    [
      "have <amount> neighbour|neighbours of|with the same <shared>",
      "have <amount> neighbour|neighbours of|with its own? <shared>",
      "have the same <shared> as <amount> of its neighbours",
    ],
    ({ amount, shared }) =>
      ofCell((c, scope) => {
        const x = fresh(scope, "x");
        const alike = same(shared, c, x);
        if (amount.isIndefinite === true || (amount.bound === "at least" && amount.number(scope) === "1")) {
          const text = `some(${alike.text} for ${x} in ${nearby(c, "sides")})`;
          return { text, denied: `not ${text}` };
        }
        return countedSaid(`count(${x} in ${nearby(c, "sides")} where ${alike.text})`, amount, scope);
      }),
  ),
  rule(
    "verb",
    ["have <amount> neighbour|neighbours of|with a? different|another|other <shared>"],
    ({ amount, shared }) =>
      ofCell((c, scope) => {
        const x = fresh(scope, "x");
        const has = shared.isSparse ? `${x} has ${shared.layer} and ` : "";
        const other = `${has}${x}.${shared.layer} != ${c}.${shared.layer}`;
        if (amount.isIndefinite === true || (amount.bound === "at least" && amount.number(scope) === "1")) {
          const text = `some(${other} for ${x} in ${nearby(c, "sides")})`;
          return { text, denied: `not ${text}` };
        }
        return countedSaid(`count(${x} in ${nearby(c, "sides")} where ${other})`, amount, scope);
      }),
  ),
  rule(
    "statement",
    ["all the? <core> have the? same <shared>", "all the? <core> be of? the? same <shared>"],
    ({ core, shared }) => {
      if (core.conditions.length === 0 || isAny(shared, core)) return undefined;
      const both = ["x", "y"].map((c) => ofAll(core.conditions, c).text).join(" and ");
      return () => `for each cells x, y where ${both}: x.${shared.layer} = y.${shared.layer}`;
    },
  ),
  rule(
    "statement",
    "<named:a> not be of? the same <shared> as <named:b>",
    ({ a, b, shared }) =>
      () =>
        same(shared, a.variable, b.variable).denied,
  ),
  rule("statement", "no <families> have 2 <core> of|with the? same <shared>", ({ families, core, shared }) =>
    isAny(shared, core)
      ? () => `at most one of each ${shared.layer} in each ${families.map(({ sort }) => sort).join(", ")}`
      : undefined,
  ),
  rule("verb", ["be <adjective> itself", "itself be <adjective>"], ({ adjective }) =>
    ofCell((c) => adjective.of(c)),
  ),
  rule("verb", ["have neighbours of|with at least 2 different? <shared>"], ({ shared }) =>
    ofCell((c, scope) => several(shared, nearby(c, "sides"), scope)),
  ),
  rule(
    "statement",
    ["all? the? neighbours of <each> <noun> have at least 2 different? <shared>"],
    ({ noun, shared }) =>
      (scope) =>
        `${headOf("cell", "c", noun.conditions)}: ${several(shared, nearby("c", "sides"), scope).text}`,
  ),
  rule(
    "between",
    ["be? of? the? same <shared>", "have the? same <shared>", "share a|the <shared>"],
    ({ shared }) =>
      (x, y) =>
        same(shared, x.variable, y.variable),
  ),
  rule(
    "between",
    ["be? of? different <shared>", "have different <shared>", "differ in <shared>"],
    ({ shared }) =>
      (x, y) => {
        const { text, denied } = same(shared, x.variable, y.variable);
        return { text: denied, denied: text };
      },
  ),
  // Two empty cells are of no kind.
  rule(
    "statement",
    [
      "<two> <core> of|with the? same <shared> not <touching>",
      "no 2 <core> of|with the? same <shared> <touching>",
      "no <two> <nearby:touching> <core> have the? same <shared>",
      "<two> <nearby:touching> <core> not <be> of the? same <shared>",
      "<two> <nearby:touching> <core> <be> of different <shared>",
    ],
    ({ core, shared, touching }) => apartOf(shared, touching, core),
  ),
  rule(
    "statement",
    [
      "no 2 equal|identical <shared> <touching>",
      "equal|identical <shared> not <touching>",
      "<two> <nearby:touching> <shared> be different",
    ],
    ({ shared, touching }) => apartOf(shared, touching, { conditions: [] }),
  ),
  rule(
    "statement",
    [
      "no 2 <core> of|with the? same <shared> <be> in|on 1|a|any|the same? <families>",
      "<each> <families> have only? <core> of different <shared> only?",
    ],
    ({ core, shared, families }) =>
      isAny(shared, core)
        ? () => `at most one of each ${shared.layer} in each ${families.map(({ sort }) => sort).join(", ")}`
        : undefined,
  ),
  rule(
    "statement",
    [
      "<each> <shared> appear|appears|occur|occurs|be at least 1 times",
      "<each> <shared> be used|present at least 1 times",
      "<each> <shared> be used|present",
      "all <number> <shared> be used|present",
    ],
    ({ shared }) =>
      () =>
        `at least one of each ${shared.layer} in cells`,
  ),
  rule(
    "statement",
    [
      "<each> <shared> appear|appears|occur|occurs <amount> times",
      "<each> <shared> be used|present <amount> times",
    ],
    ({ shared, amount }) =>
      amount.isIndefinite === true || amount.isSeveral === true
        ? undefined
        : (scope) => `${amount.bound} ${amount.number(scope)} of each ${shared.layer} in cells`,
  ),
  // Three that have a side with each other, or that meet in a point.
  rule(
    "statement",
    [
      "no 3 mutually adjacent|neighbouring|touching cells be|have all? of? the? same <shared>",
      "no 3 cells that|which <touching> be|have all? of? the? same <shared>",
    ],
    ({ shared }) =>
      () =>
        `for each link (x, y), cell z in x.neighbours where z in y.neighbours: not (${same(shared, "x", "y").text} and ${same(shared, "y", "z").text})`,
  ),
  rule(
    "statement",
    ["no corner|vertex|point have 3 cells of|with the same <shared>"],
    ({ shared }) =>
      () =>
        `for each corner k: not some(${same(shared, "x", "y").text} and ${same(shared, "y", "z").text} for x, y, z in k.cells where x before y and y before z)`,
  ),
  // Of places that have names.
  rule(
    "statement",
    ["<named:a> , <named:b> ,? and <named:c> not all be|have of? the same <shared>"],
    ({ a, b, c, shared }) =>
      () =>
        `not (${same(shared, a.variable, b.variable).text} and ${same(shared, b.variable, c.variable).text})`,
  ),
  rule(
    "statement",
    ["<named:a> have a? different <shared> from both? <named:b> and|or <named:c>"],
    ({ a, b, c, shared }) =>
      () =>
        [b, c].map(({ variable }) => same(shared, a.variable, variable).denied).join("; "),
  ),
  rule(
    "statement",
    ["<named:a> have a? different <shared> from|than <named:b>"],
    ({ a, b, shared }) =>
      () =>
        same(shared, a.variable, b.variable).denied,
  ),
]);
