/** `at most 3 trominoes in k.cells`: pieces are meant, and their cells are counted. A hint stands where the count of cells can hardly be meant. */
import { cellsOfPieces } from "../../diagnostics/catalogue/ecp3056-cells-of-pieces.js";
import { pluralOf } from "../../text/plurals.js";
import type { ExpressionOf, LayerId, TypedPuzzle } from "../../typed.js";
import { type Context, report, textAt } from "./context.js";
import { boundTold, isItsVariable, layerHad } from "./quantities.js";

/** Whether the pieces of a set are counted, or those of one kind. */
interface Noun {
  readonly layer: LayerId;
  readonly shape?: string;
}

export function hintAtCellsOfPieces(
  context: Context,
  puzzle: TypedPuzzle,
  counted: ExpressionOf<"quantity">,
): void {
  const noun = nounOf(counted);
  const layer = noun === undefined ? undefined : context.layers[noun.layer];
  if (noun === undefined || layer?.domain.kind !== "pieces") return;
  const sizes = layer.domain.pieces.shapes
    .filter(({ name }) => noun.shape === undefined || name === noun.shape)
    .map(({ cells }) => cells.length);
  const isWhole = counted.set.kind === "all-of";
  const most = mostOf(counted);
  const isTooFew = isWhole && most !== undefined && most > 0 && most < Math.min(...sizes);
  const isEverywhere = noun.shape === undefined && coversAll(puzzle, noun.layer);
  if (!isTooFew && !isEverywhere) return;
  const set = textAt(context, counted.set.span);
  const conditions = [
    ...(noun.shape === undefined ? [] : [`t is ${noun.shape}`]),
    ...(isWhole ? [] : [`some(x in t for x in ${set})`]),
  ];
  const where = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  const pieces = pluralOf(layer.name);
  const all = where === "" ? `size(${pieces})` : `count(t in ${pieces}${where})`;
  report(context, cellsOfPieces, counted.span, {
    noun: noun.shape ?? layer.name,
    pieces: `${all} ${boundTold(context, counted)}`,
  });
}

function nounOf(counted: ExpressionOf<"quantity">): Noun | undefined {
  const layer = layerHad(counted);
  if (layer !== undefined) return { layer };
  const { condition, ofEach } = counted;
  if (ofEach !== undefined || condition.kind !== "compare" || condition.operator !== "=") return undefined;
  const { left, right } = condition;
  return left.kind === "layer" && isItsVariable(counted, left.element) && right.kind === "symbol"
    ? { layer: left.layer, shape: right.value }
    : undefined;
}

function mostOf({ bound, amounts }: ExpressionOf<"quantity">): number | undefined {
  const [only, more] = amounts;
  if (only === undefined || more !== undefined || bound === "at least") return undefined;
  return only.to.kind === "number" ? only.to.value : undefined;
}

/** Each cell has a piece, of this set alone. */
const coversAll = ({ covers, places }: TypedPuzzle, id: LayerId): boolean =>
  places.every(({ layer }) => layer === id) &&
  covers.some(
    ({ set, on, times: { bound, amounts } }) =>
      on === "cell" &&
      set.kind === "all-of" &&
      bound === "exactly" &&
      amounts.every(({ from, to }) => [from, to].every((each) => each.kind === "number" && each.value === 1)),
  );
