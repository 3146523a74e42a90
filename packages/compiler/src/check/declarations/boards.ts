/** The board line of a puzzle or an instance. */
import type { Board, Expression as SyntaxExpression } from "../../ast.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { boardLine } from "../../diagnostics/catalogue/ecp3029-board-line.js";
import { beforeTheLayers } from "../../diagnostics/catalogue/ecp3036-before-the-layers.js";
import type { Expression, LayerId, TypedBoard } from "../../typed.js";
import { forms, isBoardForm, isGluing, isTile, type Tile } from "../../vocabulary/tilings.js";
import { adjectiveMeanings } from "../access/adjectives.js";
import { knownNumber } from "../expressions/sequences.js";
import { coerceToSet, elementType, toKnown } from "../types/coerce.js";
import { type Context, describe, errorNode, layerNamed, referenceOf, report } from "../types/context.js";
import { isError } from "../types/types.js";
import { layerRead, someWithin } from "../walks/some-within.js";
import { checkOwnBoard } from "./own-boards.js";

export function checkBoard(context: Context, board: Board): TypedBoard | undefined {
  return checkOwnBoard(context, board) ?? checkSizedBoard(context, board);
}

function checkSizedBoard(context: Context, board: Board): TypedBoard | undefined {
  const kind = kindOf(context, board);
  const lengths = board.dimensions.map((dimension) =>
    beforeLayers(context, knownNumber(context, dimension, "the size of the board")),
  );
  const without = board.without.flatMap((written) => checkWithout(context, written) ?? []);
  const bindings = board.bindings.flatMap(({ name, value }) => {
    const reference = referenceOf(context, name);
    const parameter = reference === undefined ? undefined : context.parameterIds.get(reference.symbol);
    const layer = sizeOfLayer(context, value);
    const bound =
      layer === undefined ? knownNumber(context, value, "the size of the board") : { sizeOf: layer };
    return parameter === undefined ? [] : [{ parameter, value: bound }];
  });
  if (kind === undefined) return undefined;
  const [rows, columns = kind.form === undefined ? undefined : rows, ...layers] = lengths;
  const most = kind.form !== undefined ? 1 : kind.tile === "squares" && isFlatOrTorus(kind) ? 4 : 2;
  if (rows === undefined || columns === undefined || lengths.length > most) {
    const problem =
      kind.form !== undefined ? "one length" : lengths.length > 2 ? "dimensions" : "two lengths";
    report(context, boardLine, board.span, { problem, form: kind.form, tile: kind.tile });
    return undefined;
  }
  return { span: board.span, rows, columns, layers, ...kind, without, bindings };
}

type Kind = Pick<TypedBoard, "form" | "tile" | "gluing">;

const isFlatOrTorus = ({ gluing }: Kind): boolean => gluing === undefined || gluing === "torus";

/** The kind that the words of the line say; undefined where there is no such kind, which is reported. */
function kindOf(context: Context, board: Board): Kind | undefined {
  const form = board.tiling?.text;
  const tiles = board.kinds.filter(({ text }) => isTile(text));
  const joined = board.kinds.filter(({ text }) => isGluing(text));
  const strange = [
    ...(form !== undefined && !isBoardForm(form) && board.tiling !== undefined ? [board.tiling] : []),
    ...board.kinds.filter(({ text }) => !isTile(text) && !isGluing(text)),
    ...tiles.slice(1),
    ...joined.slice(board.torus ? 0 : 1),
  ];
  for (const { span, text } of strange) report(context, boardLine, span, { problem: "no kind", word: text });
  if (strange.length > 0) return undefined;
  const gluing = board.torus ? "torus" : joined.map(({ text }) => text).find(isGluing);
  const tile = tiles.map(({ text }) => text).find(isTile);
  if (form === undefined || !isBoardForm(form))
    return { tile: tile ?? "squares", ...(gluing === undefined ? {} : { gluing }) };
  const allowed: readonly Tile[] = forms[form];
  const made = tile ?? allowed[0] ?? "hexagons";
  if (!allowed.includes(made) || gluing !== undefined) {
    report(context, boardLine, board.span, { problem: "form", form, gluing });
    return undefined;
  }
  return { form, tile: made };
}

/** `size of top`, where `top` is a layer: how many values its data has. */
function sizeOfLayer(context: Context, value: SyntaxExpression): LayerId | undefined {
  if (value.kind !== "call" || value.name.text !== "size" || value.target !== undefined) return undefined;
  const [argument] = value.arguments;
  if (argument?.kind !== "name") return undefined;
  const layer = adjectiveMeanings(context, argument).flatMap((id) => layerNamed(context, id) ?? [])[0];
  const typed = layer === undefined ? undefined : context.layers[layer];
  if (typed?.on.kind === "cell" && typed.domain.kind !== "table")
    report(context, boardLine, value.span, { problem: "size of cells", layer: typed.name });
  return typed?.domain.kind === "table" ? undefined : layer;
}

/** The values of layers can depend on the board, which is made before them. */
function beforeLayers(context: Context, expression: Expression): Expression {
  if (!someWithin(context.lets, expression, speaksOfALayer)) return expression;
  report(context, beforeTheLayers, expression.span, { what: "the board" });
  return errorNode(expression.span);
}

const speaksOfALayer = (part: Expression): boolean => layerRead(part) !== undefined;

/** A cell, or a set of cells. */
function checkWithout(context: Context, written: SyntaxExpression): Expression | undefined {
  const value = beforeLayers(
    context,
    toKnown(context, context.expression(written), "the holes of the board"),
  );
  if (isError(value.type)) return undefined;
  const isCell = value.type.kind === "element" && value.type.sort === "cell";
  const set = isCell ? value : coerceToSet(context, value);
  const of = set === undefined ? undefined : isCell ? set.type : elementType(set.type);
  if (set !== undefined && of?.kind === "element" && of.sort === "cell") return set;
  report(context, wrongType, written.span, {
    wanted: "a cell or a set of cells",
    found: describe(context, value.type),
  });
  return undefined;
}
