/** `pieces ship with rotations:` and the drawn pieces, or a built-in set. */
import type { DrawnShape, Pieces } from "../../ast.js";
import { notAPiece } from "../../diagnostics/catalogue/ecp3017-not-a-piece.js";
import { drawnPiece } from "../../diagnostics/catalogue/ecp3018-drawn-piece.js";
import { pieceInParts } from "../../diagnostics/catalogue/ecp3019-piece-in-parts.js";
import { shiftedToOrigin } from "../../tiling/forms.js";
import { builtInPieces, cellsOfRows, isBuiltInPieces } from "../../tiling/piece-names.js";
import { isConnected, type Sameness } from "../../tiling/polyomino.js";
import type { PieceSet, PieceShape } from "../../typed.js";
import { type Context, report } from "../types/context.js";

export function checkPieces(context: Context, pieces: Pieces): PieceSet {
  const words = pieces.symmetries.map(({ text }) => text);
  return {
    name: pieces.name.text,
    shapes: shapesOf(context, pieces),
    rotations: words.includes("rotations"),
    reflections: words.includes("reflections"),
  };
}

function shapesOf(context: Context, pieces: Pieces): readonly PieceShape[] {
  const { name } = pieces;
  if (pieces.shapes !== undefined) {
    return pieces.shapes.flatMap((shape) => {
      if (shape.kind !== "broken") return checkDrawn(context, shape) ?? [];
      context.diagnostics.fail();
      return [];
    });
  }
  if (!isBuiltInPieces(name.text)) {
    if (name.text !== "") report(context, notAPiece, name.span, { name: name.text });
    return [];
  }
  const shapes = builtInPieces(name.text, samenessOf(pieces.variant?.text));
  return shapes.map((shape) => ({ ...shape, span: pieces.span }));
}

const samenessOf = (variant: string | undefined): Sameness =>
  variant === "one-sided" || variant === "fixed" ? variant : "free";

function checkDrawn(context: Context, shape: DrawnShape): PieceShape | undefined {
  const name = shape.name.text;
  const rows = shape.rows.map((row) => ({ ...row, text: row.text.replace(/\s/g, "") }));
  const width = rows[0]?.text.length ?? 0;
  for (const row of rows) {
    const symbol = /[^#.]/u.exec(row.text)?.[0];
    if (symbol !== undefined) {
      report(context, drawnPiece, row.span, { name, problem: "symbol", symbol });
      return undefined;
    }
    if (row.text.length !== width) {
      report(context, drawnPiece, row.span, { name, problem: "ragged" });
      return undefined;
    }
  }
  const drawn = cellsOfRows(rows.map(({ text }) => text));
  if (drawn.length === 0) {
    report(context, drawnPiece, shape.name.span, { name, problem: "empty" });
    return undefined;
  }
  if (!isConnected(drawn)) report(context, pieceInParts, shape.name.span, { name });
  return { name, span: shape.span, cells: shiftedToOrigin(drawn) };
}
