/** How many values a set has that differ, and how often they change along a line. */
import { rule, table } from "../../grammar.js";
import { type Mentioned, UNSAID, unsaid } from "../../meanings.js";
import { compared, latestCell, latestSet, numbered } from "../../say.js";
import { lineEnds } from "../occurrences.js";

const different = (layer: string, set: string): string =>
  set === UNSAID
    ? UNSAID
    : `count(x in ${set} where all(y.${layer} != x.${layer} for y in ${set} where y before x))`;

const DIFFERENT = "different|distinct";

const [first, last] = lineEnds;

const pairsOfEnds = [
  [...first, ...last],
  [...last, ...first],
] as const;

const operations = [
  ["times|multiplied", "*", "product"],
  ["plus|and", "+", "sum|total"],
  ["minus", "-", ""],
] as const;

export const differentValues = table(() => [
  rule(
    "measure",
    `howmany ${DIFFERENT} <valued>`,
    ({ valued }) =>
      ({ variable, role }) =>
        role === "cell" ? UNSAID : different(valued, variable),
  ),
  rule(
    "value",
    [`howmany ${DIFFERENT} <valued> it|they have`, `howmany ${DIFFERENT} <valued> there be in it|them`],
    ({ valued }) =>
      (scope: Mentioned) =>
        different(valued, latestSet(scope)),
  ),
  rule("value", [`howmany ${DIFFERENT} <valued> there? be? <where>`], ({ valued, where }) => (scope) => {
    const set = where(scope);
    return different(valued, set.includes(" ") ? `(${set})` : set);
  }),
  rule(
    "verb",
    [`have <amount> ${DIFFERENT} <valued>`, `consist|consists of <amount> ${DIFFERENT} <valued>`],
    ({ amount, valued }) => ({
      of: ({ variable, role }, scope) =>
        role === "cell" || amount.isIndefinite === true
          ? unsaid
          : numbered(different(valued, variable), amount, scope),
    }),
  ),
  rule("measure", ["how often the? <valued> change|changes"], ({ valued }) => ({ variable, role, sort }) => {
    const next = { row: "right", column: "down" }[sort];
    return role !== "line" || next === undefined
      ? UNSAID
      : `count(x in ${variable} where x has ${next} and x.${valued} != x.${next}.${valued})`;
  }),
  ...pairsOfEnds.flatMap(([said, end, other, otherEnd]) =>
    operations.flatMap(([word, sign, noun]) => [
      rule(
        "measure",
        [
          `${said} <valued> ${word} by? the? ${other} <valued:again>`,
          `${said} ${word} by? the? ${other} <valued>`,
          ...(noun === ""
            ? []
            : ([
                `${noun} of the? ${said} and the? ${other} <valued>`,
                `${noun} of the? ${said} <valued> and the? ${other} <valued:again>`,
              ] as const)),
        ],
        ({ valued, ...rest }) =>
          "again" in rest && rest.again !== valued
            ? undefined
            : ({ variable, role }) =>
                role === "line"
                  ? `${variable}.${end}.${valued} ${sign} ${variable}.${otherEnd}.${valued}`
                  : UNSAID,
      ),
    ]),
  ),
  // A number that its neighbours make.
  rule("verb", ["be|equal|equals equal? to? a|the? sum of 2 of? its? neighbours"], () => ({
    of: ({ variable: c, role, value }) => {
      if (role !== "cell" || value === undefined) return unsaid;
      const text = `some(x.${value} + y.${value} = ${c}.${value} for cells x, y in ${c}.neighbours)`;
      return { text, denied: `not ${text}` };
    },
  })),
  rule(
    "verb",
    [
      "be the sum of 2 of its neighbours or be? equal? to? <value>",
      "be a sum of 2 of its neighbours or be? equal? to? <value>",
    ],
    ({ value }) => ({
      of: ({ variable: c, role, value: layer }, scope) => {
        if (role !== "cell" || layer === undefined) return unsaid;
        const text = `${c}.${layer} = ${value(scope)} or some(x.${layer} + y.${layer} = ${c}.${layer} for cells x, y in ${c}.neighbours)`;
        return { text, denied: `not (${text})` };
      },
    }),
  ),
  rule("verb", ["be|equal|equals equal? to? the average|mean of its neighbours"], () => ({
    of: ({ role, value }, scope) => {
      const c = latestCell(scope);
      return role !== "cell" || value === undefined
        ? unsaid
        : compared(
            `sum(x.${value} for x in ${c}.neighbours)`,
            "=",
            "!=",
            `${c}.${value} * size(${c}.neighbours)`,
          );
    },
  })),
]);
