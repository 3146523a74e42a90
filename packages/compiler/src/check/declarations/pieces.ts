/** `pieces ship with rotations:` and the drawn pieces, or a built-in set. */
import type { DrawnShape, Pieces } from "../../ast.js";
import { notAPiece } from "../../diagnostics/catalogue/ecp3017-not-a-piece.js";
import { drawnPiece } from "../../diagnostics/catalogue/ecp3018-drawn-piece.js";
import { pieceInParts } from "../../diagnostics/catalogue/ecp3019-piece-in-parts.js";
import { shiftedToOrigin } from "../../tiling/forms.js";
import { latticeNamed } from "../../tiling/lattice.js";
import { builtInPieces } from "../../tiling/piece-names.js";
import { isConnected, type Sameness } from "../../tiling/polyforms.js";
import type { PieceSet, PieceShape } from "../../typed.js";
import { builtInSets } from "../../vocabulary/piece-sets.js";
import type { LatticeName } from "../../vocabulary/tilings.js";
import { type Context, report } from "../types/context.js";
import { latticeOfLine, readDrawing, signsOf } from "./drawn-pieces.js";

export function checkPieces(context: Context, pieces: Pieces): PieceSet {
  const words = pieces.symmetries.map(({ text }) => text);
  const known = pieces.shapes === undefined ? builtInSets.get(pieces.name.text) : undefined;
  const lattice = known?.lattice ?? latticeOfLine(context.puzzle.lines.find((line) => line.kind === "board"));
  return {
    name: pieces.name.text,
    lattice,
    shapes: shapesOf(context, pieces, lattice),
    rotations: words.includes("rotations"),
    reflections: words.includes("reflections"),
  };
}

function shapesOf(context: Context, pieces: Pieces, lattice: LatticeName): readonly PieceShape[] {
  const { name } = pieces;
  if (pieces.shapes !== undefined) {
    return pieces.shapes.flatMap((shape) => {
      if (shape.kind !== "broken") return checkDrawn(context, shape, lattice) ?? [];
      context.diagnostics.fail();
      return [];
    });
  }
  if (!builtInSets.has(name.text)) {
    if (name.text !== "") report(context, notAPiece, name.span, { name: name.text });
    return [];
  }
  const shapes = builtInPieces(name.text, samenessOf(pieces.variant?.text));
  return shapes.map((shape) => ({ ...shape, span: pieces.span }));
}

const samenessOf = (variant: string | undefined): Sameness =>
  variant === "one-sided" || variant === "fixed" ? variant : "free";

function checkDrawn(context: Context, shape: DrawnShape, lattice: LatticeName): PieceShape | undefined {
  const name = shape.name.text;
  const drawn = readDrawing(shape.rows, lattice);
  if ("problem" in drawn) {
    const { row, problem, symbol } = drawn;
    report(context, drawnPiece, row.span, { name, problem, symbol, lattice, signs: signsOf(lattice) });
    return undefined;
  }
  if (drawn.length === 0) {
    const problem = { name, problem: "empty", symbol: undefined, lattice, signs: signsOf(lattice) } as const;
    report(context, drawnPiece, shape.name.span, problem);
    return undefined;
  }
  const tiling = latticeNamed(lattice);
  if (!isConnected(drawn, tiling)) report(context, pieceInParts, shape.name.span, { name });
  return { name, span: shape.span, cells: shiftedToOrigin(drawn, tiling) };
}
