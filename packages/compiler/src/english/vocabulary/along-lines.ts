/** Numbers that increase or decrease along rows and columns. */
import { rule } from "../grammar.js";
import { unsaid } from "../meanings.js";
import { lineSort } from "../say.js";
import { inIncreasingOrder } from "./together.js";

export const directions = [
  { from: "left", to: "right", sort: "row", isForward: true, going: "right|rightwards" },
  { from: "right", to: "left", sort: "row", isForward: false, going: "left|leftwards" },
  { from: "top", to: "bottom", sort: "column", isForward: true, going: "down|downwards" },
  { from: "bottom", to: "top", sort: "column", isForward: false, going: "up|upwards" },
] as const;

/** From which sides of the board lines of a sort lead, in the order of their cells or against it. */
const sidesOf: Readonly<Record<string, readonly string[]>> = {
  row: ["left", "right"],
  column: ["top", "bottom"],
  "long down diagonal": ["left", "right", "top", "bottom"],
};

/** Whether a line of that sort has its cells in the order from one side of the board to the other, or in reverse. */
const runsAlong = (sort: string | undefined, from: string): boolean =>
  (sidesOf[sort ?? ""] ?? []).includes(from);

const ways = ["increase", "decrease"] as const;

export const through = (set: string, isForward: boolean): string => (isForward ? set : `reversed(${set})`);

export const alongPhrases = directions
  .flatMap((direction) => ways.map((way) => ({ ...direction, way })))
  .flatMap(({ from, to, sort, way, isForward, going }) => {
    const isIncreasing = isForward === (way === "increase");
    const sign = isForward === (way === "decrease") ? "<=" : ">=";
    return [
      rule(
        "statement",
        [
          `all? the? <valued> not ${way}|${way}s from ${from} to ${to}`,
          `in <each> ${sort} ,? the? <valued> not ${way}|${way}s from ${from} to ${to}`,
          `all? the? <valued> not ${way}|${way}s going|moving|reading? ${going}`,
          `all? the? <valued> not ${way}|${way}s from ${from} to ${to} in|along <each> ${sort}|${sort}s`,
        ],
        ({ valued }) =>
          () =>
            `for each consecutive cells a, b in each ${sort}: a.${valued} ${sign} b.${valued}`,
      ),
      rule(
        "statement",
        [
          `all? the? <valued> ${way}|${way}s from ${from} to ${to} in|along <each> ${sort}|${sort}s`,
          `in <each> ${sort} ,? the? <valued> ${way}|${way}s from ${from} to ${to}`,
          `all? the? <valued> ${way}|${way}s from ${from} to ${to}`,
          `all? the? <valued> ${way}|${way}s going|moving|reading? ${going}`,
        ],
        ({ valued }) =>
          () =>
            `for each ${sort} s: increasing(x.${valued} for x in ${through("s", isIncreasing)})`,
      ),
      rule(
        "together",
        [
          `strictly? ${way}|${way}s from? the? ${from} to the? ${to}`,
          `be in? strictly? ${way === "increase" ? "increasing" : "decreasing"} order? from? the? ${from} to the? ${to}`,
        ],
        () => (noun, set, scope) =>
          runsAlong(lineSort(set, scope), from)
            ? inIncreasingOrder(([x, of]) => `${x} in ${through(of, isIncreasing)}`)(noun, set, scope)
            : unsaid,
      ),
    ];
  })
  .flat();
