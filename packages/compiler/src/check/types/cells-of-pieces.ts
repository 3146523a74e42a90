/** `at most 3 trominoes in k.cells`: pieces are meant, and their cells are counted. A hint stands where the count of cells can hardly be meant. */
import { cellsOfPieces } from "../../diagnostics/catalogue/ecp3056-cells-of-pieces.js";
import { pluralOf } from "../../text/plurals.js";
import type { Expression, LayerId, Quantity, TypedPuzzle } from "../../typed.js";
import { someNode } from "../walks/some-node.js";
import { type Context, report, textAt } from "./context.js";

type Counted = Quantity & Pick<Expression, "span">;

/** Whether the pieces of a set are counted, or those of one kind. */
interface Noun {
  readonly layer: LayerId;
  readonly shape?: string;
}

const signs = { exactly: "=", "at most": "<=", "at least": ">=" } as const;

export function hintAtCellsOfPieces(context: Context, puzzle: TypedPuzzle): void {
  someNode(puzzle.statements, (node) => {
    if ("kind" in node && node.kind === "quantity") look(context, puzzle, node as Counted);
    return false;
  });
}

function look(context: Context, puzzle: TypedPuzzle, counted: Counted): void {
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
  const number = counted.amounts[0] === undefined ? "…" : textAt(context, counted.amounts[0].from.span);
  const pieces = pluralOf(layer.name);
  const all = where === "" ? `size(${pieces})` : `count(t in ${pieces}${where})`;
  report(context, cellsOfPieces, counted.span, {
    noun: noun.shape ?? layer.name,
    pieces: `${all} ${signs[counted.bound]} ${number}`,
  });
}

function nounOf({ condition, ofEach, variable }: Counted): Noun | undefined {
  if (ofEach !== undefined) return undefined;
  if (condition.kind === "has" && isVariable(condition.element)) return { layer: condition.layer };
  if (condition.kind !== "compare" || condition.operator !== "=") return undefined;
  const { left, right } = condition;
  if (left.kind !== "layer" || !isVariable(left.element) || right.kind !== "symbol") return undefined;
  return { layer: left.layer, shape: right.value };

  function isVariable(element: Expression): boolean {
    return element.kind === "variable" && element.variable === variable;
  }
}

function mostOf({ bound, amounts }: Counted): number | undefined {
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
