/** Meanings put together: statements of the language over variables. */
import { pluralOf } from "../text/plurals.js";
import {
  type AmountBound,
  type HowMany,
  type Mentioned,
  type Near,
  type Noun,
  type Quality,
  type Said,
  type Sets,
  type SoMany,
  type Thing,
  UNSAID,
  unsaid,
  type Verb,
} from "./meanings.js";

const signs: Readonly<Record<AmountBound, readonly [sign: string, denied: string]>> = {
  exactly: ["=", "!="],
  "at most": ["<=", ">"],
  "at least": [">=", "<"],
};

export const atLeastOne: HowMany = { bound: "at least", number: () => "1" };
export const notOne: HowMany = { bound: "exactly", number: () => "0" };

export const denied = ({ text, denied: instead }: Said): Said => ({ text: instead, denied: text });

/** A text about a thing that cannot be said says nothing. */
export const unlessUnsaid = (said: Said): Said => (said.text.includes(UNSAID) ? unsaid : said);

/** In brackets where an operator outside would bind its parts. */
const bracketed = (text: string): string => (/ (?:and|or|implies) |: /.test(text) ? `(${text})` : text);

export const allTrue = (clauses: readonly Said[]): Said => {
  const [only] = clauses;
  if (only !== undefined && clauses.length === 1) return only;
  return {
    text: clauses.map(({ text }) => bracketed(text)).join(" and "),
    denied: `not (${clauses.map(({ text }) => bracketed(text)).join(" and ")})`,
  };
};

export const ofAll = (conditions: readonly Quality[], variable: string): Said =>
  allTrue(conditions.map(({ of }) => of(variable)));

export const compared = (left: string, sign: string, other: string, right: string): Said => ({
  text: `${left} ${sign} ${right}`,
  denied: `${left} ${other} ${right}`,
});

/** Cells of which that is true. */
export const asCondition = ({ of, plain }: Verb, value?: string): Noun => ({
  conditions: [
    {
      of: (variable) => {
        const thing: Thing = {
          variable,
          sort: "cell",
          role: "cell",
          ...(value === undefined ? {} : { value }),
        };
        return of(thing, [thing]);
      },
      ...(plain === undefined ? {} : { plain }),
    },
  ],
});

/** Of both kinds at once. */
export const bothNouns = (a: Noun, b: Noun): Noun => ({
  ...a,
  conditions: [...a.conditions, ...b.conditions],
});

/** A name that neither the sentence nor what it is said of has. */
export function fresh(scope: Mentioned, wanted: string): string {
  const taken = scope.map(({ variable }) => variable);
  return [wanted, "x", "y", "z", "u", "v", "w"].find((name) => !taken.includes(name)) ?? UNSAID;
}

export const cellIn = (scope: Mentioned): Thing => ({
  variable: fresh(scope, "c"),
  sort: "cell",
  role: "cell",
});

const SHORT = new Set(["c", "x", "y"]);

export function setIn(scope: Mentioned, { sort, role }: Sets): Thing {
  const [letter = "s"] = sort.toLowerCase();
  return { variable: fresh(scope, SHORT.has(letter) ? "s" : letter), sort, role };
}

export const sortsOf = (families: readonly { readonly sort: string }[]): readonly string[] =>
  families.map(({ sort }) => sort);

/** `in each row, column` */
export const withinEach = (families: readonly { readonly sort: string }[]): string =>
  `in each ${sortsOf(families).join(", ")}`;

/** `for each cell c with clue where …` */
export function headOf(sort: string, variable: string, conditions: readonly Quality[]): string {
  const [first, ...others] = conditions;
  const layer = first?.layer;
  const where = layer === undefined ? conditions : others;
  const guard = layer === undefined ? "" : ` with ${layer}`;
  const said = where.length === 0 ? "" : ` where ${ofAll(where, variable).text}`;
  return `for each ${sort} ${variable}${guard}${said}`;
}

const subject = (noun: Noun, scope: Mentioned): Thing => ({
  ...cellIn(scope),
  ...(noun.value === undefined ? {} : { value: noun.value }),
  ...clueOf(noun),
});

/** The number that a cell of that kind has. */
function clueOf({ conditions }: Noun): { readonly clue?: string } {
  const clue = conditions.find(({ layer }) => layer !== undefined)?.layer;
  return clue === undefined ? {} : { clue };
}

/** Of each cell of a kind. */
export function ofCells(
  noun: Noun,
  scope: Mentioned,
  said: (cell: Thing, scope: Mentioned) => string,
): string {
  const cell = subject(noun, scope);
  return `${headOf("cell", cell.variable, noun.conditions)}: ${said(cell, [...scope, cell])}`;
}

/** The cells of a set of which the noun is true. */
export function cellsBeing(set: string, { conditions }: Noun, scope: Mentioned): string {
  const plain = conditions.map((each) => each.plain);
  if (conditions.length === 0) return set;
  if (plain.every((each) => each !== undefined)) {
    return `${set === "cells" ? "cells" : `cells of ${set}`} where ${plain.join(" and ")}`;
  }
  const { variable } = cellIn(scope);
  const all = set === "cells" ? `cells ${variable}` : `${variable} in ${set}`;
  return `${all} where ${ofAll(conditions, variable).text}`;
}

/** A number compared with how many there are to be. */
export function numbered(
  left: string,
  { bound, number, isSeveral = false }: HowMany,
  scope: Mentioned,
): Said {
  const [sign, not] = signs[bound];
  const amount = number(scope);
  if (!isSeveral) return compared(left, sign, not, amount);
  const text = `${left} ${amount.includes("..") ? "in" : "="} ${amount}`;
  return { text, denied: `not (${text})` };
}

/** A number of things: where none has two, none has three. */
export function countedSaid(left: string, many: HowMany, scope: Mentioned): Said {
  const amount = many.number(scope);
  const said = numbered(left, many, scope);
  return many.isBare === true && Number(amount) > 1 ? { ...said, denied: `${left} < ${amount}` } : said;
}

/** `a`, `some`, or no word: no number was said. */
export const isOfSome = (amount: HowMany): boolean => amount.isIndefinite === true || amount === atLeastOne;

/** `two stars are not in row 1`: those two, or no two. */
export const isOfNoneOrSome = ({ isBare, number }: HowMany, { isDenial }: Verb): boolean =>
  isBare === true && isDenial === true && Number(number([])) > 1;

/** Cells of some kind, and not any cells. */
export const isKind = ({ conditions }: Noun): boolean => conditions.length > 0;

/** One of two, or both. */
export const oneOf = ({ text: a }: Said, { text: b }: Said): Said => ({
  text: `(${bracketed(a)} or ${bracketed(b)})`,
  denied: `not (${bracketed(a)} or ${bracketed(b)})`,
});

const plainOf = ({ conditions: [first, ...others] }: Noun): string | undefined =>
  others.length === 0 ? first?.plain : undefined;

/** So many cells of a kind in a set. */
export function soMany(amount: HowMany, noun: Noun, set: string, scope: Mentioned): Said {
  const plain = plainOf(noun);
  // So many digits: no one counts those.
  if (noun.value !== undefined && noun.isCounted !== true && noun.conditions.length === 0) return unsaid;
  if (plain === undefined || noun.isCounted === true)
    return countedSaid(howMany(noun, set, scope), amount, scope);
  const number = amount.number(scope);
  if (number === "0") return { text: none(plain, set), denied: `at least 1 ${plain} in ${set}` };
  const text = `${amount.bound} ${number} ${plain} in ${set}`;
  const isSoMany = amount.isBare === true && Number(number) > 1;
  return { text, denied: notCounted(isSoMany ? "at least" : amount.bound, number, plain, set) };
}

/** `no` stands before a name alone. */
const none = (plain: string, set: string): string =>
  `${plain.startsWith("not ") ? "exactly 0" : "no"} ${plain} in ${set}`;

function notCounted(bound: AmountBound, amount: string, plain: string, set: string): string {
  const number = Number(amount);
  if (bound === "at least" && number === 1) return none(plain, set);
  if (bound === "at least" && number > 1) return `at most ${number - 1} ${plain} in ${set}`;
  if (bound === "at most" && number >= 0) return `at least ${number + 1} ${plain} in ${set}`;
  return `not (${bound} ${amount} ${plain} in ${set})`;
}

/** `at least one A and one B`: the bound is that of both. */
export const boundAlike = (all: readonly SoMany[]): readonly SoMany[] => {
  const [first] = all;
  const bound = first?.amount.isBare === true ? undefined : first?.amount.bound;
  if (bound === undefined || first?.amount.isIndefinite === true || first?.amount.isSeveral === true)
    return all;
  return all.map((each) =>
    each.amount.isBare === true ? { ...each, amount: { ...each.amount, bound } } : each,
  );
};

/** How many cells of a kind a set has. */
export function howMany(noun: Noun, set: string, scope: Mentioned): string {
  const variable = fresh(scope, "x");
  if (noun.isCounted === true && noun.value !== undefined)
    return `sum(${variable}.${noun.value} for ${variable} in ${set}${noun.conditions.length === 0 ? "" : ` where ${ofAll(noun.conditions, variable).text}`})`;
  if (noun.conditions.length === 0) return noun.value === undefined ? `size(${set})` : UNSAID;
  return `count(${variable} in ${set} where ${ofAll(noun.conditions, variable).text})`;
}

/** True of each cell of a kind in a set. */
export function ofEach(noun: Noun, set: string, scope: Mentioned, said: (variable: string) => Said): Said {
  const variable = fresh(scope, "x");
  const where = noun.conditions.length === 0 ? "" : ` where ${ofAll(noun.conditions, variable).text}`;
  const { text, denied: not } = said(variable);
  return {
    text: `all(${text} for ${variable} in ${set}${where})`,
    denied: `some(${not} for ${variable} in ${set}${where})`,
  };
}

/** Of regions that fill the board: where they touch they share a side. */
export const shareSides = (near: Near): boolean => near === "sides" || near === "touching";

export const nearby = (cell: string, near: Near): string =>
  ({
    sides: `${cell}.neighbours`,
    "all round": `${cell}.around`,
    corners: `${cell}.around - ${cell}.neighbours`,
    touching: `${cell}.around`,
  })[near];

/** What pronouns mean: the latest thing of a sort that fits. */
export const latest = (scope: Mentioned, fits: (thing: Thing) => boolean): Thing | undefined =>
  scope.findLast(fits);

export const latestCell = (scope: Mentioned): string =>
  latest(scope, ({ sort }) => sort === "cell")?.variable ?? UNSAID;

export const latestSet = (scope: Mentioned): string =>
  latest(scope, ({ sort }) => sort !== "cell")?.variable ?? UNSAID;

/** `row`, of a row that has been named, or of `rows[1]`. */
export const lineSort = (set: string, scope: Mentioned): string | undefined =>
  scope.find(({ variable }) => variable === set)?.sort ?? /^(row|column)s\b/.exec(set)?.[1];

/** `exactly 1 star in each row, column` where a family of sets says it more shortly than a name. */
export function ofSets(
  families: readonly Sets[],
  scope: Mentioned,
  said: (set: Thing, scope: Mentioned) => Said,
): string {
  const texts = families.map((sets) => {
    const set = setIn(scope, sets);
    const { text } = said(set, [...scope, set]);
    const of = sets.of === undefined ? "" : ` of ${sets.of}`;
    return { set, of, text, short: of === "" ? inEach(text, set.variable) : undefined };
  });
  const [first] = texts;
  if (first?.short !== undefined && texts.every(({ short }) => short === first.short))
    return `${first.short} in each ${texts.map(({ set }) => set.sort).join(", ")}`;
  return texts
    .map(({ set: { sort, variable }, of, text }) => `for each ${sort} ${variable}${of}: ${text}`)
    .join("; ");
}

/** Without a fraction: a sum as large as so many times the size. */
export const averages = (
  families: readonly Sets[],
  layer: string,
  number: string,
  scope: Mentioned,
): string =>
  ofSets(families, scope, ({ variable: s }) =>
    compared(`sum(x.${layer} for x in ${s})`, "=", "!=", `${number} * size(${s})`),
  );

/** `exactly 1 star` of `exactly 1 star in r`. */
function inEach(text: string, variable: string): string | undefined {
  const said = /^((?:exactly|at most|at least|no) [^:()]*) in (\w+)$/.exec(text);
  const [, start = "", set] = said ?? [];
  return set === variable && !new RegExp(`\\b${variable}\\b`).test(start) ? start : undefined;
}

/** `rows`, `blocks 2x2` */
export const several = (sort: string): string => sort.replace(/^[^\d]*[^\d\s]/, pluralOf);
