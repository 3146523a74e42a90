/** Rules that say that each number of a layer is at exactly one cell. */

import { constantNumber } from "../check/logic/constants.js";
import { someNode } from "../check/walks/some-node.js";
import type { Expression, ExpressionOf, LayerId } from "../typed.js";
import type { LawContext } from "./context.js";
import { isVariable } from "./is-variable.js";
import { isEveryCell } from "./meaning.js";

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
  const once =
    said.kind === "quantity" ? ofEach(said) : said.kind === "aggregate" ? different(said) : undefined;
  const numbers = once && numbersOfCells(context, once.layer);
  if (once === undefined || numbers === undefined) return undefined;
  return once.isExact || areAsManyAsCells(context, numbers) ? once.layer : undefined;
}

interface Once {
  readonly layer: LayerId;
  /** Exactly one, however many numbers there are. */
  readonly isExact: boolean;
}

function ofEach({ ofEach: of, set, bound, amounts }: ExpressionOf<"quantity">): Once | undefined {
  const [amount, more] = amounts;
  if (of === undefined || amount === undefined || more !== undefined || !isEveryCell(set)) return undefined;
  return constantNumber(amount.from) === 1 && constantNumber(amount.to) === 1
    ? { layer: of.layer, isExact: bound === "exactly" }
    : undefined;
}

function different({ aggregate, binders, condition, body }: ExpressionOf<"aggregate">): Once | undefined {
  const [binder, more] = binders;
  if (aggregate !== "different" || binder?.kind !== "in" || more !== undefined) return undefined;
  if (condition !== undefined || binder.condition !== undefined || !isEveryCell(binder.set)) return undefined;
  return body?.kind === "layer" && isVariable(body.element, binder.variable)
    ? { layer: body.layer, isExact: false }
    : undefined;
}

function areAsManyAsCells({ puzzle: { board } }: LawContext, { from, to }: NumbersOfCells): boolean {
  if (constantNumber(from) !== 1) return false;
  if (to.kind === "attribute" && to.attribute === "size")
    return to.arguments.length === 1 && to.arguments.every(isEveryCell);
  const isWholeRectangle =
    board?.own === undefined &&
    board?.form === undefined &&
    board?.tile === "squares" &&
    board.without.length === 0;
  if (!isWholeRectangle) return false;
  const sides = [board.rows, board.columns, ...board.layers].map(constantNumber);
  const last = constantNumber(to);
  return last !== undefined && sides.reduce<number>((all, side) => all * (side ?? Number.NaN), 1) === last;
}
