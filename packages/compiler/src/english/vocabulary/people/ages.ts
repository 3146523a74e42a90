/** Whose number is greater, by the words for it: `Dee is two years younger than Ed`, where a layer is called `age`. */
import { pluralOf } from "../../../text/plurals.js";
import { type PhraseRule, rule } from "../../grammar.js";
import type { Quality } from "../../meanings.js";
import { ofAll } from "../../say.js";
import { agesOfNamed } from "./ages-of-named.js";

export interface Words {
  readonly layers: RegExp;
  readonly more: string;
  readonly most: string;
  readonly less: string;
  readonly least: string;
  readonly units?: string;
  /** `22 years old` */
  readonly much?: string;
}

const words: readonly Words[] = [
  {
    layers: /^(?:age|years?)$/i,
    more: "older",
    most: "oldest",
    less: "younger",
    least: "youngest",
    units: "year|years",
    much: "old",
  },
  {
    layers: /^(?:height|size)$/i,
    more: "taller",
    most: "tallest",
    less: "shorter|smaller",
    least: "shortest|smallest",
  },
  { layers: /^speed$/i, more: "faster", most: "fastest", less: "slower", least: "slowest" },
  { layers: /^weight$/i, more: "heavier", most: "heaviest", less: "lighter", least: "lightest" },
  {
    layers: /^(?:price|cost)s?$/i,
    more: "dearer|costlier",
    most: "dearest|costliest",
    less: "cheaper",
    least: "cheapest",
    units: "euro|euros|dollar|dollars|pound|pounds",
  },
  {
    layers: /^(?:hour|time|slot|day)s?$/i,
    more: "later",
    most: "latest",
    less: "earlier",
    least: "earliest",
    units: "hour|hours|slot|slots|day|days",
  },
];

const only = (units: string, layer: string): string => {
  // `two hours later` is said of hours, and of no days.
  const own = units
    .split("|")
    .filter((unit) => unit.replace(/s$/, "") === layer.toLowerCase().replace(/s$/, ""));
  return own.length > 0 ? own.join("|") : units;
};

export function agesOf(layer: string): readonly PhraseRule[] {
  const found = words.find(({ layers }) => layers.test(layer));
  if (found === undefined) return [];
  const units = found.units === undefined ? undefined : only(found.units, layer);
  const sides = [
    [found.more, ">", "<=", "+"],
    [found.less, "<", ">=", "-"],
  ] as const;
  const ends = [
    [found.most, "max"],
    [found.least, "min"],
  ] as const;
  return [
    ...agesOfNamed(layer, { ...found, ...(units === undefined ? {} : { units }) }),
    ...sides.flatMap(([said, sign, denied, step]) => [
      ...rule(
        "statement",
        `<whoever:a> be ${said} than <whoever:b>`,
        ({ a, b }) =>
          () =>
            `${ofBoth(a, b)}: x.${layer} ${sign} y.${layer}`,
      ),
      ...rule(
        "statement",
        `<whoever:a> not be ${said} than <whoever:b>`,
        ({ a, b }) =>
          () =>
            `${ofBoth(a, b)}: x.${layer} ${denied} y.${layer}`,
      ),
      ...(units === undefined
        ? []
        : rule(
            "statement",
            `<whoever:a> be exactly? <number> ${units} ${said} than <whoever:b>`,
            ({ a, b, number }) =>
              () =>
                `${ofBoth(a, b)}: x.${layer} = y.${layer} ${step} ${number}`,
          )),
    ]),
    ...ends.flatMap(([said, aggregate]) => {
      const most = `${aggregate}(x.${layer} for x in cells)`;
      return [
        ...rule(
          "statement",
          [
            `<whoever> be the ${said} cell|1?`,
            `<whoever> be the ${said} of all? the? cells`,
            `<whoever> be the ${said} of all|them all?`,
          ],
          ({ whoever }) =>
            () =>
              `${ofOne(whoever)}: c.${layer} = ${most}`,
        ),
        ...rule(
          "statement",
          [`the ${said} cell|1? <verb>`, `the ${said} <listed> <verb>`],
          ({ verb }) =>
            () => {
              const cell = { variable: "c", sort: "cell", role: "cell" } as const;
              return `for each cell c where c.${layer} = ${most}: ${verb.of(cell, [cell]).text}`;
            },
        ),
      ];
    }),
    ...(found.much === undefined || units === undefined
      ? []
      : rule(
          "statement",
          [`<whoever> be exactly? <number> ${units} ${found.much}`, "<whoever> be <number>"],
          ({ whoever, number }) =>
            () =>
              `${ofOne(whoever)}: c.${layer} = ${number}`,
        )),
    ...rule(
      "statement",
      [
        `the? sum of the? ${layer.toLowerCase()}|${pluralOf(layer.toLowerCase())} of <whoever:a> and of? <whoever:b> be <number>`,
      ],
      ({ a, b, number }) =>
        () =>
          `${ofBoth(a, b)}: x.${layer} + y.${layer} = ${number}`,
    ),
    ...(found.much === undefined || units === undefined
      ? []
      : rule(
          "statement",
          `<whoever:a> and <whoever:b> be together <number> ${units} ${found.much}`,
          ({ a, b, number }) =>
            () =>
              `${ofBoth(a, b)}: x.${layer} + y.${layer} = ${number}`,
        )),
  ];
}

const ofBoth = (a: Quality, b: Quality): string =>
  `for each cell x, cell y where ${ofAll([a], "x").text} and ${ofAll([b], "y").text}`;

const ofOne = (one: Quality): string => `for each cell c where ${ofAll([one], "c").text}`;
