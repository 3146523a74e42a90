/** Cells that a piece of chess goes between: `a knight's move apart`. */
import { rule, table } from "../../grammar.js";
import type { Meanings, Thing } from "../../meanings.js";
import { compared } from "../../say.js";

type Move = Meanings["move"];

const moves: Readonly<Record<string, Move>> = {
  knight: { set: "cells", where: "abs(x.row - y.row) * abs(x.column - y.column) = 2" },
  king: { set: "x.around" },
};

/** Of each two cells that are so far from each other. */
const ofEachTwo = ({ set, where }: Move, said: string): string => {
  const head = set === "cells" ? "for each cells x, y" : `for each cell x, cell y in ${set}`;
  return `${head}${where === undefined ? "" : ` where ${where}`}: ${said}`;
};

const X: Thing = { variable: "x", sort: "cell", role: "cell" };
const Y: Thing = { ...X, variable: "y" };

const AWAY = "apart|away from? eachother?";

export const movePhrases = table(() => [
  ...Object.entries(moves).flatMap(([piece, move]) =>
    rule(
      "move",
      [
        `a|1 ${piece} 's move ${AWAY}`,
        `a|1 ${piece} - move ${AWAY}`,
        `a|1 ${piece} move ${AWAY}`,
        `a|1 ${piece} 's move from eachother`,
        `a|1 ${piece} 's move away?`,
      ],
      () => move,
    ),
  ),
  ...rule(
    "statement",
    [
      "no 2 equal|identical <valued> be <move>",
      "no 2 cells with equal|the? same? <valued> be <move>",
      "equal|identical <valued> not be <move>",
    ],
    ({ valued, move }) =>
      () =>
        ofEachTwo(move, compared(`x.${valued}`, "!=", "=", `y.${valued}`).text),
  ),
  ...rule(
    "statement",
    ["2? cells that|which? be <move> <between>", "2? cells <move> <between>", "any 2 cells <move> <between>"],
    ({ move, between }) =>
      () =>
        ofEachTwo(move, between(X, Y).text),
  ),
  ...rule(
    "statement",
    ["2? <valued> <move> <between>"],
    ({ valued, move, between }) =>
      () =>
        ofEachTwo(move, between({ ...X, value: valued }, { ...Y, value: valued }).text),
  ),
  ...rule(
    "statement",
    [
      "2? consecutive|successive <successive> be <move>",
      "<each> <successive> be <move> from the next|previous 1?",
      "<each> <successive> be <move> from the next|previous <successive:other>",
    ],
    ({ successive: { layer, follows }, move: { set, where }, ...rest }) =>
      !("other" in rest) || rest.other.layer === layer
        ? () => `for each cells x, y where ${follows}: ${where ?? `y in ${set}`}`
        : undefined,
  ),
]);
