/** How many are seen from the end of a row or column, where higher ones hide those behind them. */
import { rule } from "../grammar.js";
import { UNSAID, unsaid } from "../meanings.js";
import { compared, latestSet, lineSort, numbered } from "../say.js";
import { directions, through } from "./along-lines.js";

const nearby = { left: "west", right: "east", top: "above", bottom: "below" } as const;
const [SEEN, FROM] = ["seen|visible|counted", "from|when|looking"] as const;

export const viewPhrases = directions.flatMap(({ from, sort, isForward }) => {
  const ends = `${FROM} from? the? ${from}|${nearby[from]}` as const;
  const seen = (layer: string, set: string): string =>
    `visible(x.${layer} for x in ${through(set, isForward)})`;
  return [
    ...rule(
      "measure",
      [
        `howmany <seen> ${SEEN} ${ends}`,
        `howmany <seen> that? can? be ${SEEN} ${ends}`,
        `howmany visible <seen> ${ends}`,
      ],
      ({ seen: layer }) =>
        ({ variable }, scope) =>
          lineSort(variable, scope) === sort ? seen(layer, variable) : UNSAID,
    ),
    ...rule(
      "value",
      [
        `howmany <seen> be? ${SEEN} ${ends}`,
        `howmany visible <seen> ${ends}`,
        `howmany <seen> you|one|1? see|sees ${ends}`,
      ],
      ({ seen: layer }) =>
        (scope) => {
          const set = latestSet(scope);
          return lineSort(set, scope) === sort ? seen(layer, set) : UNSAID;
        },
    ),
    ...rule(
      "clause",
      [
        `<value> <seen> be ${SEEN} ${ends}`,
        `${ends} ,? <value> <seen> be ${SEEN}`,
        `you|one|1 see|sees <value> <seen> ${ends}`,
      ],
      ({ value, seen: layer }) =>
        (scope) => {
          const set = latestSet(scope);
          return lineSort(set, scope) === sort ? compared(seen(layer, set), "=", "!=", value(scope)) : unsaid;
        },
    ),
    ...rule(
      "clause",
      [`<amount> <seen> be ${SEEN} ${ends}`, `${ends} ,? <amount> <seen> be ${SEEN}`],
      ({ amount, seen: layer }) =>
        (scope) => {
          const set = latestSet(scope);
          return lineSort(set, scope) === sort ? numbered(seen(layer, set), amount, scope) : unsaid;
        },
    ),
  ];
});
