/** Whose number is greater, of those that are places: `Ann is twice as old as Bob`. */
import { pluralOf } from "../../../text/plurals.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { unsaid } from "../../meanings.js";
import { compared, numbered } from "../../say.js";
import type { Words } from "./ages.js";

const ALL = ["of all? the? cells", "of all|them all?", "of the <number> cells?", "of the <number>"] as const;

export function agesOfNamed(
  layer: string,
  { more, less, most, least, units, much }: Words,
): readonly PhraseRule[] {
  const word = layer.toLowerCase();
  const own = `${word}|${pluralOf(word)}`;
  const sides = [
    [more, ">", "<=", "+"],
    [less, "<", ">=", "-"],
  ] as const;
  const ends = [
    [most, ">"],
    [least, "<"],
  ] as const;
  const unit = units ?? word;
  return [
    ...sides.flatMap(([said, sign, denied, step], at) => {
      const [back] = sides[1 - at] ?? sides[0];
      return [
        ...rule(
          "verb",
          [`be ${said} than <number>`, `be ${said} than <number> ${unit} ${much ?? "old"}?`],
          (parts) => ({
            of: ({ variable, role }) =>
              role === "cell" ? compared(`${variable}.${layer}`, sign, denied, parts.number) : unsaid,
          }),
        ),
        ...rule("verb", `be ${said} than <named>`, ({ named }) => ({
          of: ({ variable, role }) =>
            role === "cell" && named.role === "cell"
              ? compared(`${variable}.${layer}`, sign, denied, `${named.variable}.${layer}`)
              : unsaid,
        })),
        ...rule(
          "statement",
          [
            `<named:a> be exactly? <number> ${unit} ${said} than <named:b>`,
            `<named:a> be exactly? <number> ${said} than <named:b>`,
          ],
          ({ a, b, number }) =>
            () =>
              `${a.variable}.${layer} = ${b.variable}.${layer} ${step} ${number}`,
        ),
        ...rule(
          "statement",
          [
            `<named:a> be ${said} than <named:b> ,? but|and? ${back} than <named:c>`,
            `<named:a> be ${said} than <named:b> ,? but|and not ${said} than <named:c>`,
          ],
          ({ a, b, c }) =>
            () => {
              const other = sign === ">" ? "<" : ">";
              return `${a.variable}.${layer} ${sign} ${b.variable}.${layer}; ${a.variable}.${layer} ${other} ${c.variable}.${layer}`;
            },
        ),
      ];
    }),
    ...ends.flatMap(([said, sign]) =>
      rule(
        "statement",
        [
          `<named> be the ${said} cell|1?`,
          ...ALL.map((all) => `<named> be the ${said} ${all}` as const),
          `the ${said} cell|1? be <named>`,
        ],
        ({ named }) =>
          () =>
            `all(${named.variable}.${layer} ${sign} x.${layer} for x in cells where x is not ${named.variable})`,
      ),
    ),
    ...(much === undefined
      ? []
      : [
          ...rule(
            "statement",
            [
              `<named:a> be exactly? <number> times as ${much} as <named:b>`,
              `<named:a> be exactly? <number> times ${more} than <named:b>`,
            ],
            ({ a, b, number }) =>
              () =>
                `${a.variable}.${layer} = ${number} * ${b.variable}.${layer}`,
          ),
          ...rule("verb", `be <amount> ${unit} ${much}`, ({ amount }) => ({
            of: ({ variable, role }, scope) =>
              role === "cell" ? numbered(`${variable}.${layer}`, amount, scope) : unsaid,
          })),
          ...rule(
            "statement",
            [
              `<named:a> and <named:b> together be as ${much} as <named:c>`,
              `<named:a> and <named:b> be together as ${much} as <named:c>`,
              `<named:c> be as ${much} as <named:a> and <named:b> together`,
            ],
            ({ a, b, c }) =>
              () =>
                `${a.variable}.${layer} + ${b.variable}.${layer} = ${c.variable}.${layer}`,
          ),
          ...rule(
            "statement",
            `in <number:n> ${unit} ,? <named:a> will? be exactly? <number> times as ${much} as <named:b>`,
            ({ n, a, b, number }) =>
              () =>
                `${a.variable}.${layer} + ${n} = ${number} * (${b.variable}.${layer} + ${n})`,
          ),
          ...rule(
            "statement",
            [
              `<named:a> and <named:b> together be <number> ${unit} ${much}?`,
              `<named:a> and <named:b> be together <number> ${unit} ${much}?`,
              `<named:a> and <named:b> be <number> ${unit} ${much}? together`,
              `together ,? <named:a> and <named:b> be <number> ${unit} ${much}?`,
            ],
            ({ a, b, number }) =>
              () =>
                `${a.variable}.${layer} + ${b.variable}.${layer} = ${number}`,
          ),
        ]),
    ...rule(
      "statement",
      `<named:a> and <named:b> differ by <value> in? ${own}?`,
      ({ a, b, value }) =>
        (scope) =>
          `abs(${a.variable}.${layer} - ${b.variable}.${layer}) = ${value(scope)}`,
    ),
    ...rule(
      "statement",
      [
        `the? sum|total of? their ${own} <saying>`,
        `the? sum|total of all? the? ${own} <saying>`,
        `their ${own} sum|sums|add|adds up? to <value>`,
        `their ${own} be <value> in total`,
        `their ${own} together be <value>`,
      ],
      (parts) => (scope) => {
        const sum = `sum(x.${layer} for x in cells)`;
        return "saying" in parts ? parts.saying(sum, scope).text : `${sum} = ${parts.value(scope)}`;
      },
    ),
  ];
}
