/** The largest and the smallest number of a set beside each other, and a number beside its double. */
import { rule, table } from "../../grammar.js";
import { unsaid } from "../../meanings.js";
import { compared, nearby, numbered, ofSets, soMany } from "../../say.js";
import { ends } from "../values.js";

const pairs = (["max", "min"] as const).map((first) => {
  const saidOf = (aggregate: string): string => ends.find(([, of]) => of === aggregate)?.[0] ?? "";
  const second = first === "max" ? "min" : "max";
  return { first, second, said: saidOf(first), other: saidOf(second) } as const;
});

const IN = "in|of|on|within";

/** How large a number is beside another: `its double`. */
const multiples: readonly (readonly [said: string, of: (own: string, there: string) => [string, string]])[] =
  [
    ["double", (own, there) => [there, `2 * ${own}`]],
    ["triple", (own, there) => [there, `3 * ${own}`]],
    ["half", (own, there) => [own, `2 * ${there}`]],
    ["third", (own, there) => [own, `3 * ${there}`]],
    ["successor", (own, there) => [there, `${own} + 1`]],
    ["predecessor", (own, there) => [there, `${own} - 1`]],
  ];

export const extremePhrases = table(() => [
  ...pairs.flatMap(({ first, second, said, other }) => {
    const head = [
      `the? ${said} <valued> ${IN} <each> <families>`,
      `${IN} <each> <families> ,? the? ${said} <valued>`,
    ] as const;
    return head.flatMap((start) => [
      ...rule(
        "statement",
        [
          `${start} be <comparison> exactly? <number> times the? ${other} 1?`,
          `${start} be <comparison> exactly? <number> times the? ${other} <valued:again>`,
          `${start} be <comparison> exactly? <number> times as large|big|high as the? ${other} 1?`,
        ],
        ({ valued, families, comparison: { sign, denied }, number }) =>
          (scope) =>
            ofSets(families, scope, ({ variable: s }) =>
              compared(
                `${first}(x.${valued} for x in ${s})`,
                sign,
                denied,
                `${number} * ${second}(x.${valued} for x in ${s})`,
              ),
            ),
      ),
      ...rule(
        "statement",
        [
          `${start} be exactly? <number> times the? ${other} 1?`,
          `${start} be exactly? <number> times the? ${other} <valued:again>`,
          `${start} be exactly? <number> times as large|big|high as the? ${other} 1?`,
        ],
        ({ valued, families, number }) =>
          (scope) =>
            ofSets(families, scope, ({ variable: s }) =>
              compared(
                `${first}(x.${valued} for x in ${s})`,
                "=",
                "!=",
                `${number} * ${second}(x.${valued} for x in ${s})`,
              ),
            ),
      ),
    ]);
  }),
  ...pairs.flatMap(({ said, other }) =>
    rule(
      "statement",
      [
        `the? ${said} and the? ${other} <valued> ${IN} <each> <families> differ by <amount>`,
        `${IN} <each> <families> ,? the? ${said} and the? ${other} <valued> differ by <amount>`,
        `the? difference between|of the? ${said} and the? ${other} <valued> ${IN} <each> <families> be <amount>`,
      ],
      ({ valued, families, amount }) =>
        amount.isIndefinite === true
          ? undefined
          : (scope) =>
              ofSets(families, scope, ({ variable: s }, inner) =>
                numbered(`max(x.${valued} for x in ${s}) - min(x.${valued} for x in ${s})`, amount, inner),
              ),
    ),
  ),
  ...multiples.flatMap(([said, of]) => {
    const beside = (value: string, cell: string, near: Parameters<typeof nearby>[1]) =>
      soMany(
        { bound: "at least", number: () => "1" },
        {
          conditions: [
            {
              of: (x) => {
                const [left, right] = of(`${cell}.${value}`, `${x}.${value}`);
                return compared(left, "=", "!=", right);
              },
            },
          ],
        },
        nearby(cell, near),
        [{ variable: cell, sort: "cell", role: "cell" }],
      );
    return [
      ...rule("verb", [`<be> <near> its ${said}`, `<be> <near> the ${said} of it`], ({ near }) => ({
        of: ({ variable, role, value }) =>
          role === "cell" && value !== undefined ? beside(value, variable, near) : unsaid,
      })),
      ...rule("verb", [`<touch> its ${said}`], ({ touch }) => ({
        of: ({ variable, role, value }) =>
          role === "cell" && value !== undefined ? beside(value, variable, touch) : unsaid,
      })),
    ];
  }),
  // As many as the block has cells: of fewer, the language has no word.
  rule("statement", "no <sets> have <number> different|distinct <valued>", ({ sets, number, valued }) => {
    const [, height, width] = /^(?:block|box) (\d+) ?x ?(\d+)$/.exec(sets.sort) ?? [];
    return Number(height) * Number(width) === Number(number)
      ? () => `for each ${sets.sort} s: not different(x.${valued} for x in s)`
      : undefined;
  }),
  // Only denied: whether a single repetition, or any number of them, is meant is not said otherwise.
  ...rule(
    "verb",
    ["have a|any? repeated|duplicate|duplicated|repeating <ofEach>", "have 2 or more equal <ofEach>"],
    ({ ofEach }) => ({
      of: ({ variable, role }) =>
        role === "cell" ? unsaid : { ...unsaid, denied: `at most one of each ${ofEach} in ${variable}` },
    }),
  ),
]);
