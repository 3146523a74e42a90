/** Sums of what is seen from the end of a row or column: `the sum of the visible heights`. */
import { type PhraseRule, rule } from "../../grammar.js";
import { UNSAID } from "../../meanings.js";
import { fresh, lineSort } from "../../say.js";

const SUM = "sum|total";
const SEEN = "visible|seen";
const FROM_THERE = ["", "from there", "from that|this|its|the side|end|direction|place|position"] as const;
const TALLER = "greater|higher|taller|larger|bigger";

/** Those before it in the line are lower; `c before x` where the line is seen from its other end. */
const sumOfSeen = (layer: string, line: string, scope: Parameters<typeof fresh>[0]): string => {
  const c = fresh(scope, "c");
  const x = fresh([...scope, { variable: c, sort: "cell", role: "cell" }], "x");
  return `sum(${c}.${layer} for ${c} in ${line} where all(${x}.${layer} < ${c}.${layer} for ${x} in ${line} where ${x} before ${c}))`;
};

export const sumOfSeenPhrases = rule(
  "measure",
  FROM_THERE.flatMap((from) => [
    `${SUM} of all? the? visible <seen> ${from}`,
    `${SUM} of all? the? <seen> that|which be ${SEEN} ${from}`,
    `${SUM} of all? the? <seen> ${SEEN} ${from}`,
    `${SUM} of all? the? <seen> that|which one|you see|sees ${from}`,
    `${SUM} of all? the? <seen> of all? the? visible <seen:again> ${from}`,
    `${SUM} of all? the? <seen> of all? the? <seen:again> that|which? be? ${SEEN} ${from}`,
    `${SUM} of all? the? <seen> in it that|which be ${TALLER} than all|each the? <seen:again> before it|them`,
    `${SUM} of all? the? <seen> in it that|which be ${TALLER} than all|each the? <seen:again> to their|its left|right`,
    `${SUM} of all? the? <seen> that|which be ${TALLER} than all|each the? <seen:again> before it|them`,
  ]) as readonly `${string}<seen>${string}`[],
  ({ seen, ...rest }) =>
    ({ variable, role }, scope) =>
      ("again" in rest && rest.again !== seen) || role !== "line" || lineSort(variable, scope) === undefined
        ? UNSAID
        : sumOfSeen(seen, variable, scope),
);

const ends = { row: ["left", "right"], column: ["top|above", "bottom|below"] } as const;

/** Of the line that a head names, from one of its ends. */
export const ofSumsSeen = (word: string, sort: "row" | "column"): readonly PhraseRule[] =>
  ends[sort].flatMap((end, at) =>
    rule(
      "clause",
      [
        `the? ${SUM} of all? the? <seen> ${SEEN} from the? ${end} <saying>`,
        `the? ${SUM} of all? the? visible <seen> from the? ${end} <saying>`,
        `the? ${SUM} of all? the? <seen> in|of ${word} ${SEEN} from the? ${end} <saying>`,
        `the? ${SUM} of all? the? visible <seen> in|of ${word} from the? ${end} <saying>`,
        `the? ${SUM} of all? the? <seen> that|which be ${SEEN} from the? ${end} <saying>`,
      ],
      ({ seen, saying }) =>
        (scope) => {
          const line = scope[0]?.variable ?? UNSAID;
          const own = sumOfSeen(seen, line, scope);
          return saying(at === 0 ? own : own.replace(" where x before c)", " where c before x)"), scope);
        },
    ),
  );
