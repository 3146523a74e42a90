/** Rules that say that each number of a layer is at exactly one cell. */

import type { Bound } from "../ast.js";
import { constantNumber } from "../check/logic/constants.js";
import { onlySet } from "../check/walks/of-one.js";
import { someNode } from "../check/walks/some-node.js";
import type { Aggregate, Expression, ExpressionOf, LayerId } from "../typed.js";
import type { LawContext } from "./context.js";
import { isPartItself } from "./is-variable.js";
import { isEveryCell, isOfEveryCell } from "./meaning.js";

/** The numbers that each cell may have, and no cell has none. */
export interface NumbersOfCells {
  readonly from: Expression;
  readonly to: Expression;
}

export function numbersOfCells({ puzzle }: LawContext, id: LayerId): NumbersOfCells | undefined {
  const layer = puzzle.layers[id];
  if (layer?.role !== "find" || layer.domain.kind !== "range" || layer.orNone) return undefined;
  if (layer.where !== undefined || layer.on.kind !== "cell" || layer.on.border === true) return undefined;
  const { from, to } = layer.domain;
  // `1..row` are other numbers in each row.
  const isSameEverywhere = [from, to].every((end) => end.known && !someNode(end, isOfVariable));
  return isSameEverywhere ? { from, to } : undefined;
}

const isOfVariable = (node: object): boolean => "kind" in node && node.kind === "variable";

/** The layer of `exactly 1 of each n in cells`; of `different(c.n for c in cells)` and the like, where there are as many numbers as cells. */
export function layerOnceEach(context: LawContext, said: Expression): LayerId | undefined {
  const once = valuesOnce(said);
  const numbers = once && isEveryCell(once.set) ? numbersOfCells(context, once.layer) : undefined;
  if (once === undefined || numbers === undefined) return undefined;
  return once.bound === "exactly" || areAsManyAsCells(context, numbers) ? once.layer : undefined;
}

/** The layer of `exactly 1 of each colour in cells`, of symbols that every cell has one of. */
export function symbolsOnce({ puzzle }: LawContext, said: Expression): LayerId | undefined {
  const once = valuesOnce(said);
  if (once === undefined || once.bound !== "exactly" || !isEveryCell(once.set)) return undefined;
  const layer = puzzle.layers[once.layer];
  return layer?.role === "find" && layer.type.kind === "symbol" && !layer.orNone && isOfEveryCell(layer)
    ? once.layer
    : undefined;
}

export interface ValuesOnce {
  readonly layer: LayerId;
  /** The places. */
  readonly set: Expression;
  /** How often each value that there may be is there: once exactly, at most or at least. */
  readonly bound: Bound;
}

/** The condition that each value of a layer is in a known set once: exactly, at most or at least. */
export function valuesOnce(said: Expression): ValuesOnce | undefined {
  if (said.kind === "quantity") return eachOnce(said);
  return said.kind === "aggregate" && said.aggregate === "different" ? allDifferent(said) : undefined;
}

function eachOnce({ ofEach, set, bound, amounts }: ExpressionOf<"quantity">): ValuesOnce | undefined {
  const [amount, more] = amounts;
  if (ofEach === undefined || !set.known || amount === undefined || more !== undefined) return undefined;
  return constantNumber(amount.from) === 1 && constantNumber(amount.to) === 1
    ? { layer: ofEach.layer, set, bound }
    : undefined;
}

function allDifferent({ binders, condition, body }: Aggregate): ValuesOnce | undefined {
  const binder = onlySet(binders);
  if (binder === undefined || condition !== undefined) return undefined;
  if (binder.condition !== undefined || !binder.set.known || body?.kind !== "layer") return undefined;
  return isPartItself(body.element, binder.variable)
    ? { layer: body.layer, set: binder.set, bound: "at most" }
    : undefined;
}

const areAsManyAsCells = (context: LawContext, { from, to }: NumbersOfCells): boolean =>
  constantNumber(from) === 1 && isNumberOfCells(context, to);

/** How many cells there are: `size(cells)`, or the number of cells of a whole rectangle of known sides. */
export function isNumberOfCells(context: LawContext, number: Expression): boolean {
  if (number.kind === "attribute" && number.attribute === "size")
    return number.arguments.length === 1 && number.arguments.every(isEveryCell);
  const value = constantNumber(number);
  const sides = value === undefined ? undefined : sidesOfBoard(context);
  return sides !== undefined && sides.reduce((all, side) => all * side, 1) === value;
}

/** How many rows, columns and layers a whole rectangle has, as its text says. */
export function sidesOfBoard({ puzzle: { board } }: LawContext): readonly number[] | undefined {
  const isWholeRectangle =
    board?.own === undefined &&
    board?.form === undefined &&
    board?.tile === "squares" &&
    board.without.length === 0;
  if (!isWholeRectangle) return undefined;
  const sides = [board.rows, board.columns, ...board.layers].map(constantNumber);
  return sides.every((side) => side !== undefined) ? sides : undefined;
}
