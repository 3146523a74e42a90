/** Amounts that are to be as large or as small as possible: `use as few red cells as possible`. */
import { rule, table } from "../../grammar.js";
import { type Noun, UNSAID } from "../../meanings.js";
import { asCondition, bothNouns, compared, fresh, howMany, isKind, numbered, ofAll } from "../../say.js";

const board = { variable: "cells", sort: "board", role: "line" } as const;

const ways = [
  [
    "minimize",
    "small|low|few|little|short|cheap|light",
    "few|little",
    "rare|few|seldom",
    "rarely|seldom|little",
    "smallest|lowest|least|minimal|minimum",
  ],
  [
    "maximize",
    "large|high|great|big|many|long|much|heavy",
    "many|much",
    "frequent|common|numerous|many",
    "often|frequently|much",
    "largest|highest|greatest|maximal|maximum",
  ],
] as const;

const counted = (noun: Noun): string => (noun.conditions.length === 0 ? UNSAID : howMany(noun, "cells", []));

/** Verbs that name a number, by the layer that they mean. */
const WEIGHED = [
  ["weight", "weigh"],
  ["cost", "cost"],
  ["price", "cost"],
] as const;

const totalOf = (layer: string, { conditions }: Noun): string =>
  `sum(x.${layer} for x in cells where ${ofAll(conditions, "x").text})`;

const USE = "use|place|put|shade|paint|colour|pack|take|choose|pick|draw|have";

export const bestPhrases = table(() => [
  ...ways.flatMap(([best, sizes, many, adverbs, often, most]) => [
    ...rule(
      "sentence",
      [`the? <measure> be as ${sizes} as possible`, `make the? <measure> as ${sizes} as possible`],
      ({ measure }) => `${best} ${measure(board, [])}`,
    ),
    ...rule("sentence", `${best} the? <measure>`, ({ measure }) => `${best} ${measure(board, [])}`),
    ...rule(
      "sentence",
      [`the? <measure> be ${most}`, `get|find|reach|achieve the? ${most} <measure>`],
      ({ measure }) => `${best} ${measure(board, [])}`,
    ),
    ...rule(
      "sentence",
      [
        `${USE} as ${many} <core> as possible`,
        `as ${many} <core> as possible`,
        `there be as ${many} <core> as possible`,
        `<core> be as ${adverbs} as possible`,
        `${USE} <core> as ${often} as possible`,
        `<core> be used as ${often} as possible`,
      ],
      ({ core }) => `${best} ${counted(core)}`,
    ),
    ...rule(
      "sentence",
      [`as ${many} <core> as possible <verb>`, `as ${many} of the? <core> as possible <verb>`],
      ({ core, verb }) => `${best} ${counted(bothNouns(core, asCondition(verb, core.value)))}`,
    ),
  ]),
  // Numbers that are given, of the cells that are chosen.
  rule(
    "measure",
    [
      "total|summed|combined|overall <clue> of all? the? <noun>",
      "sum|total of all? the? <clue> of all? the? <noun>",
      "sum|total of <clue> over|for all? the? <noun>",
    ],
    ({ clue, noun }) =>
      ({ variable }, scope) => {
        if (clue.sort !== "cell") return UNSAID;
        const x = fresh(scope, "x");
        const where = noun.conditions.length === 0 ? "" : ` where ${ofAll(noun.conditions, x).text}`;
        return `sum(${x}.${clue.layer} for ${x} in ${variable}${where})`;
      },
  ),
  ...WEIGHED.map(([name, said]) =>
    rule(
      "statement",
      [
        `all? the? <noun> ${said} <amount> together|altogether?`,
        `all? the? <noun> together ${said} <amount>`,
      ],
      ({ noun, amount }) =>
        isKind(noun) && amount.isIndefinite !== true
          ? (scope) => numbered(totalOf(name, noun), amount, scope).text
          : undefined,
    ),
  ),
  rule(
    "statement",
    ["the? <clue> of all? the? <noun> add|adds|sum|sums up? to <amount>"],
    ({ clue, noun, amount }) =>
      clue.sort === "cell" && noun.conditions.length > 0
        ? (scope) => numbered(totalOf(clue.layer, noun), amount, scope).text
        : undefined,
  ),
  rule(
    "saying",
    ["exceed|exceeds|surpass|surpasses <value>", "be over|above <value>"],
    ({ value }) =>
      (number, scope) =>
        compared(number, ">", "<=", value(scope)),
  ),
]);
