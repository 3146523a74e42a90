/** Which of two comes first, by a number that each has: `Bob comes the day before Dora`, `the day of Bob is one less than that of Dora`. */
import type { TypeExpression } from "../../../ast.js";
import { type PhraseRule, rule, table } from "../../grammar.js";
import { type Meanings, type Quality, unsaid, type Verb } from "../../meanings.js";
import { allTrue, compared, denied, ofAll, oneOf } from "../../say.js";
import { isAdjective, wordForms } from "../../word-forms.js";

const UNIT =
  "day|days|hour|hours|slot|slots|week|weeks|month|months|place|places|position|positions|leg|legs|round|rounds";
const COME =
  "be|come|comes|arrive|arrives|happen|happens|fall|falls|play|plays|start|starts|follow|follows|run|runs|go|goes|speak|speaks|sing|sings|perform|performs|swim|swims|finish|finishes|leave|leaves";

/** Layers by which one comes before another, where no more is said. */
const isTime = (layer: string): boolean =>
  /^(?:weekday|day|hour|time|slot|week|month|position|place|rank|turn|order|date|leg|round|stage|lap|shift|session)s?$/i.test(
    layer,
  );

const ofBoth = (a: Quality, b: Quality): string =>
  `for each cell x, cell y where ${ofAll([a], "x").text} and ${ofAll([b], "y").text}`;

const sides = [
  ["before|earlier than?", "<", ">=", "-", "less|fewer|lower|smaller than"],
  ["after|later than?", ">", "<=", "+", "more|greater|higher|larger than"],
] as const;

type Ranked = Meanings["ranked"];

/** How the number of the first is to that of the second. */
export const orderPhrases = table(() => [
  ...rule("ranked", ["<whoever>", "<whoever> 's", "that of <whoever>"], ({ whoever }) => ({ one: whoever })),
  ...sides.flatMap(([said, sign, not, step, than]) => [
    ...rule("ranking", [said, `sometime|somewhere ${said}`], () => (x, y) => compared(x, sign, not, y)),
    ...rule(
      "ranking",
      [
        `exactly? <number> ${UNIT} ${said}`,
        `exactly? <number> ${said}`,
        `exactly? <number> ${than}`,
        `exactly? <number> ${UNIT} ${than}`,
      ],
      ({ number }) =>
        (x, y) =>
          compared(x, "=", "!=", `${y} ${step} ${number}`),
    ),
    ...rule(
      "ranking",
      [
        `directly|immediately|just|right ${said}`,
        `on|in|at? the ${UNIT} directly|immediately|just|right? ${said}`,
        `the ${UNIT} directly|immediately|just|right? ${said}`,
      ],
      () => (x, y) => compared(x, "=", "!=", `${y} ${step} 1`),
    ),
  ]),
  ...rule(
    "ranking",
    [
      `on|in|at? the ${UNIT} directly|immediately? before or directly|immediately? after`,
      `exactly? 1 ${UNIT} before or after`,
    ],
    () => (x, y) => compared(`abs(${x} - ${y})`, "=", "!=", "1"),
  ),
  ...rule("ranking", `on|in|at the same ${UNIT} as`, () => (x, y) => compared(x, "=", "!=", y)),
  // Of both at once.
  ...rule(
    "rankings",
    [`on|in|at consecutive|successive|adjacent|neighbouring ${UNIT}`, `on|in|at ${UNIT} next to eachother`],
    () => (x, y) => compared(`abs(${x} - ${y})`, "=", "!=", "1"),
  ),
  ...rule("rankings", `on|in|at the same ${UNIT}`, () => (x, y) => compared(x, "=", "!=", y)),
  ...rule("rankings", `on|in|at different ${UNIT}`, () => (x, y) => compared(x, "!=", "=", y)),
]);

/** Those of two that the sentence compares: by this layer, or by the one that is a time. */
const comparedBy = (layer: string, all: readonly Ranked[]): boolean =>
  all.every((each) => (each.layer === undefined ? isTime(layer) : each.layer === layer));

/** `last`: the greatest number that there is. */
export function ordersOf(layer: string, last: string): readonly PhraseRule[] {
  const word = wordForms(layer);
  const said = (a: Ranked, b: Ranked, ranking: Meanings["ranking"], isDenied: boolean) =>
    comparedBy(layer, [a, b])
      ? () => {
          const is = ranking(`x.${layer}`, `y.${layer}`);
          return `${ofBoth(a.one, b.one)}: ${(isDenied ? denied(is) : is).text}`;
        }
      : undefined;
  return [
    ...rule("ranked", [`<whoever> 's ${word}`, `the? ${word} of <whoever>`], ({ whoever }) => ({
      one: whoever,
      layer,
    })),
    ...rule("statement", `<ranked:a> ${COME} <ranking> <ranked:b> be|do|come|comes?`, ({ a, b, ranking }) =>
      said(a, b, ranking, false),
    ),
    ...rule("statement", `<ranked:a> not ${COME} <ranking> <ranked:b>`, ({ a, b, ranking }) =>
      said(a, b, ranking, true),
    ),
    ...rule("statement", `<ranked:a> and <ranked:b> ${COME} <rankings>`, ({ a, b, rankings }) =>
      said(a, b, rankings, false),
    ),
    ...rule("statement", `<ranked:a> and <ranked:b> not ${COME} <rankings>`, ({ a, b, rankings }) =>
      said(a, b, rankings, true),
    ),
    ...(isTime(layer) ? ordinalsOf(layer, word, last) : []),
  ];
}

const ordinals = ["first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"];

/** `on the first day`, `on day 1`, `runs the last leg` */
const ordinalsOf = (layer: string, word: string, last: string): readonly PhraseRule[] => {
  const at = (number: string): Quality => ({ of: (c) => compared(`${c}.${layer}`, "=", "!=", number) });
  return [
    ...ordinals.flatMap((name, index) => rule("time", `the? ${name} ${word}`, () => at(`${index + 1}`))),
    ...rule("time", "the? first", () => at("1")),
    ...rule("time", "the? last", () => at(`max(x.${layer} for x in cells)`)),
    ...rule("time", `the? last ${word}`, () => at(last)),
    ...rule("time", `${word} <number>`, ({ number }) => at(number)),
    ...["first", "last"].flatMap((end) =>
      rule("times", `the ${end} or the? <time>`, ({ time }) => ({
        of: (c) => oneOf(at(end === "first" ? "1" : last).of(c), time.of(c)),
      })),
    ),
    ...rule("times", `${word} <number:a> or <number:b>`, ({ a, b }) => ({
      of: (c) => oneOf(at(a).of(c), at(b).of(c)),
    })),
    ...rule("times", "<time>", ({ time }) => time),
    ...rule("place", "on|in|at <times>", ({ times }) => times),
    ...rule("verb", [`${COME} <times>`, "have|do|does|take|takes <times>"], ({ times }) => ofCell(times)),
    ...rule("verb", `${COME}|have neither <time:a> nor <time:b>`, ({ a, b }) =>
      ofCell({ of: (c) => allTrue([a, b].map((time) => denied(time.of(c)))) }),
    ),
    ...rule("whoever", "the <core> of|on|in|with|at <time>", ({ core, time }) =>
      core.conditions.length > 0 || core.value !== undefined ? undefined : time,
    ),
  ];
};

const ofCell = ({ of }: Quality): Verb => ({
  of: ({ variable, role }) => (role === "cell" ? of(variable) : unsaid),
});

/** `on Monday`, and `later than Monday`: those of the list behind it. */
export function timesOf(layer: string, type: TypeExpression): readonly PhraseRule[] {
  const names =
    isTime(layer) && type.kind === "values-type"
      ? type.values.flatMap((v) => (v.kind === "name" ? [v.text] : []))
      : [];
  const among = (values: readonly string[]): Verb | undefined =>
    values.length === 0
      ? undefined
      : {
          of: ({ variable, role }) => {
            const text = `${variable}.${layer} in {${values.join(", ")}}`;
            return role === "cell" ? { text, denied: `not ${text}` } : unsaid;
          },
        };
  return names.flatMap((name, at) => {
    const word = name.toLowerCase();
    return [
      ...rule("place", `on|in|at ${word}`, () => isAdjective(name)),
      ...rule("verb", `${COME} after|later than? ${word}`, () => among(names.slice(at + 1))),
      ...rule("verb", `${COME} before|earlier than? ${word}`, () => among(names.slice(0, at))),
    ];
  });
}
