/** Amounts of a row or column beside those of others: `each row has one more shaded cell than the row above`. */
import { rule, table } from "../../grammar.js";
import {
  type Mentioned,
  type Noun,
  type Said,
  type Sets,
  type Thing,
  UNSAID,
  unsaid,
} from "../../meanings.js";
import { compared, howMany, latest, several } from "../../say.js";

const lineThing = (sort: string, variable: string): Thing => ({ variable, sort, role: "line" });

/** Where the other line is: by the number of the line that the sentence is about. */
const besides = [
  ["row", "above|before|over it?", "-"],
  ["row", "below|after|under|underneath it?", "+"],
  ["column", "to|on its|the left", "-"],
  ["column", "to? the? left of it", "-"],
  ["column", "before it?", "-"],
  ["column", "to|on its|the right", "+"],
  ["column", "to? the? right of it", "+"],
  ["column", "after it?", "+"],
] as const;

/** `more`, `2 more`, `as many`: how the number of a line is compared with that of the other one. */
const amounts = [
  ["more|additional", "than", (a: string, b: string) => compared(a, ">", "<=", b)],
  ["fewer|less", "than", (a: string, b: string) => compared(a, "<", ">=", b)],
  ["exactly? as many", "as", (a: string, b: string) => compared(a, "=", "!=", b)],
  ["at least as many", "as", (a: string, b: string) => compared(a, ">=", "<", b)],
  ["at most as many", "as", (a: string, b: string) => compared(a, "<=", ">", b)],
] as const;

const differences = [
  ["more", "+"],
  ["fewer|less", "-"],
] as const;

const NEXT = "directly|immediately|just?";

/** `the one above`: of the same sort. */
const isOfSort = (parts: { readonly each: unknown } | { readonly other: Sets }, sort: string): boolean =>
  !("other" in parts) || parts.other.sort === sort;

const opposite = ({ text, denied }: Said): Said => ({ text: denied, denied: text });

type CompareWith = (own: string, other: string) => Said;

/** Of the line that a sentence has named, and the one beside it, where there is one. */
function besideIt(noun: Noun, sort: string, step: string, said: CompareWith, scope: Mentioned): Said {
  const line = latest(scope, (thing) => thing.sort === sort)?.variable ?? UNSAID;
  const inner = [...scope, lineThing(sort, "s")];
  const { text } = said(howMany(noun, line, inner), howMany(noun, "s", inner));
  const all = `all(${text} for s in ${sort}s where s = ${line} ${step} 1)`;
  return { text: all, denied: `not ${all}` };
}

function consecutive(
  noun: Noun,
  { sort }: Sets,
  step: string,
  said: CompareWith,
): (() => string) | undefined {
  const [own, other] = step === "-" ? ["b", "a"] : ["a", "b"];
  return noun.conditions.length === 0
    ? undefined
    : () =>
        `for each consecutive ${several(sort)} a, b: ${said(howMany(noun, own, []), howMany(noun, other, [])).text}`;
}

/** No other line has it: a rule about one that the sentence has named. */
function unlikeOthers(
  measure: (of: Thing, scope: Mentioned) => string,
  sort: string,
  scope: Mentioned,
): Said {
  const line = latest(scope, (thing) => thing.sort === sort);
  if (line === undefined || line.role !== "line") return unsaid;
  const text = `all(${measure(line, scope)} != ${measure(lineThing(sort, "s"), scope)} for s in ${several(sort)} where s is not ${line.variable})`;
  return { text, denied: `not ${text}` };
}

export const lineComparisons = table(() => [
  ...besides.flatMap(([sort, where, step]) => [
    ...amounts.flatMap(([before, between, said]) => [
      rule(
        "statement",
        [
          `<each> <sets> have ${before} <noun> ${between} the <sets:other> ${NEXT} ${where}`,
          `<each> <sets> have ${before} <noun> ${between} the 1 ${NEXT} ${where}`,
          `in <each> <sets> ,? there be ${before} <noun> ${between} in the <sets:other> ${NEXT} ${where}`,
        ],
        ({ sets, noun, ...rest }) =>
          sets.sort === sort && isOfSort(rest, sort) ? consecutive(noun, sets, step, said) : undefined,
      ),
      rule(
        "statement",
        `no <sets> have ${before} <noun> ${between} the <sets:other> ${NEXT} ${where}`,
        ({ sets, noun, other }) =>
          sets.sort === sort && other.sort === sort
            ? consecutive(noun, sets, step, (a, b) => opposite(said(a, b)))
            : undefined,
      ),
      rule(
        "clause",
        `there? be? ${before} <noun> ${between} in? the <sets> ${where}`,
        ({ noun, sets }) =>
          (scope) =>
            sets.sort === sort ? besideIt(noun, sort, step, said, scope) : unsaid,
      ),
    ]),
    ...differences.flatMap(([more, sign]) => {
      const by =
        (number: string): CompareWith =>
        (own, other) =>
          compared(own, "=", "!=", `${other} ${sign} ${number}`);
      return [
        rule(
          "statement",
          [
            `<each> <sets> have exactly? <number> ${more} <noun> than the <sets:other> ${NEXT} ${where}`,
            `<each> <sets> have exactly? <number> ${more} <noun> than the 1 ${NEXT} ${where}`,
            `in <each> <sets> ,? there be exactly? <number> ${more} <noun> than in the <sets:other> ${NEXT} ${where}`,
          ],
          ({ sets, number, noun, ...rest }) =>
            sets.sort === sort && isOfSort(rest, sort)
              ? consecutive(noun, sets, step, by(number))
              : undefined,
        ),
        rule(
          "clause",
          `there? be? exactly? <number> ${more} <noun> than in? the <sets> ${where}`,
          ({ number, noun, sets }) =>
            (scope) =>
              sets.sort === sort ? besideIt(noun, sort, step, by(number), scope) : unsaid,
        ),
      ];
    }),
  ]),
  rule(
    "statement",
    [
      "no <sets> have the? same <measure> as another|any other? <sets:other>",
      "<two> <sets> not have the? same <measure>",
    ],
    ({ sets: { sort, of }, measure, ...rest }) => {
      if ("other" in rest && (rest.other as Sets).sort !== sort) return undefined;
      const [a, b] = ["a", "b"].map((variable) => measure(lineThing(sort, variable), []));
      return () => `for each ${several(sort)} a, b${of === undefined ? "" : ` of ${of}`}: ${a} != ${b}`;
    },
  ),
  rule(
    "clause",
    ["the? <measure> differ|differs from that|those of|in each|any|all|the other <sets>"],
    ({ measure, sets: { sort } }) =>
      (scope) =>
        unlikeOthers(measure, sort, scope),
  ),
]);
