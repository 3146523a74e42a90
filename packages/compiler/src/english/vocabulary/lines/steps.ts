/** Steps of a path over the numbers of cells: `each step goes up or down by 2`, `the walk never descends`. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import { type HowMany, type Said, type Sets, UNSAID, unsaid } from "../../meanings.js";
import { compared, numbered, setIn } from "../../say.js";

const WAYS = [
  ["climb|climbs|rise|rises|ascend|ascends|increase|increases", "up|upwards|uphill", "<", ">="],
  ["descend|descends|fall|falls|drop|drops|decrease|decreases", "down|downwards|downhill", ">", "<="],
] as const;
const [[RISE], [FALL]] = WAYS;

/** Of each path that the sentence names. */
const along = ({ sort, role, of }: Sets, cells: string, said: string): (() => string) | undefined =>
  role !== "path" || of !== undefined || said.includes(UNSAID)
    ? undefined
    : () => {
        const { variable } = setIn([], { sort, role });
        return `for each ${sort} ${variable}: for each consecutive cells ${cells} in ${variable}: ${said}`;
      };

const isCounted = ({ isIndefinite, number }: HowMany): boolean => isIndefinite !== true && number([]) !== "0";

/** Of each two cells that a path visits one after the other. */
export const stepPhrases = table(() => [
  // `a step goes up by 2`: some step may be meant.
  rule("steps", "each|the step", () => ({})),
  rule("steps", "each step of|on|along <each> <sets>", ({ sets }) => ({ sets })),
  rule("statement", ["2? consecutive cells of|on|in|along <each> <sets> <between>"], ({ sets, between }) => {
    const [a, b] = ["a", "b"].map((variable) => ({ variable, sort: "cell", role: "cell" }) as const);
    return a === undefined || b === undefined ? undefined : along(sets, "a, b", between(a, b).text);
  }),
]);

/** `path`: the only one. */
export function stepsOver(layer: string, words: string, path: string): readonly PhraseRule[] {
  const [a, b, c] = ["a", "b", "c"].map((cell) => `${cell}.${layer}`) as [string, string, string];
  const only: Sets = { sort: path, role: "path" };
  const changed = (number: string, amount: HowMany): Said =>
    isCounted(amount) ? numbered(number, { ...amount, isBare: false }, []) : unsaid;
  return [
    ...WAYS.flatMap(([verb, way, sign, denied], at) => {
      const goes = [verb, `go|goes|lead|leads ${way}`] as const;
      return [
        ...rule("slope", goes, () => compared(a, sign, denied, b)),
        ...rule(
          "stepping",
          goes.map((said) => `${said} by <amount>` as const),
          ({ amount }) => changed(at === 0 ? `${b} - ${a}` : `${a} - ${b}`, amount),
        ),
      ];
    }),
    ...rule("stepping", "<slope>", ({ slope }) => slope),
    ...rule(
      "stepping",
      [
        "go|goes|lead|leads up or down by <amount>",
        `${RISE} or ${FALL} by <amount>`,
        `change|changes the ${words} by <amount>`,
      ],
      ({ amount }) => changed(`abs(${a} - ${b})`, amount),
    ),
    ...rule(
      "statement",
      [
        "<steps> <stepping>",
        "<steps> not <stepping:no>",
        "no step <stepping:no>",
        "no step of|on|along <each> <sets> <stepping:no>",
      ],
      (parts) =>
        along(
          "steps" in parts && parts.steps.sets !== undefined
            ? parts.steps.sets
            : "sets" in parts
              ? parts.sets
              : only,
          "a, b",
          "no" in parts ? parts.no.denied : parts.stepping.text,
        ),
    ),
    ...rule(
      "statement",
      [
        "<each> <sets> <slope>",
        "<each> <sets> not <slope:no>",
        `the? ${words} along|on <each> <sets> <slope>`,
        `the? ${words} along|on <each> <sets> not <slope:no>`,
        `along <each> <sets> ,? the? ${words} <slope>`,
        `along <each> <sets> ,? the? ${words} not <slope:no>`,
      ],
      (parts) => along(parts.sets, "a, b", "no" in parts ? parts.no.denied : parts.slope.text),
    ),
    ...rule(
      "statement",
      [
        `<each> <sets> ${RISE} and ${FALL} in? turn|turns|alternately`,
        `<each> <sets> alternately ${RISE} and ${FALL}`,
        "<each> <sets> go|goes up and down in? turn|turns|alternately",
        "<each> <sets> alternately go|goes up and down",
      ],
      ({ sets }) => along(sets, "a, b, c", `(${b} - ${a}) * (${c} - ${b}) < 0`),
    ),
    ...rule(
      "statement",
      [
        "2? consecutive cells of|on|in|along <each> <sets> <between>",
        `consecutive ${words} of|on|in|along <each> <sets> <between>`,
        `along <each> <sets> ,? consecutive ${words} <between>`,
      ],
      ({ sets, between }) => {
        const [x, y] = ["a", "b"].map(
          (variable) => ({ variable, sort: "cell", role: "cell", value: layer }) as const,
        );
        return x === undefined || y === undefined ? undefined : along(sets, "a, b", between(x, y).text);
      },
    ),
  ];
}
