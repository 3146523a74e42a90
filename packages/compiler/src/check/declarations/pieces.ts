/** `pieces ship with rotations:` and the drawn pieces, or a built-in set, or `from` a table of the instance; on cells, or `on edges`. */
import type { DrawnShape, Name, Pieces, RawLine } from "../../ast.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { notAPiece } from "../../diagnostics/catalogue/ecp3017-not-a-piece.js";
import { drawnPiece } from "../../diagnostics/catalogue/ecp3018-drawn-piece.js";
import { pieceInParts } from "../../diagnostics/catalogue/ecp3019-piece-in-parts.js";
import { piecesOn } from "../../diagnostics/catalogue/ecp3055-pieces-on.js";
import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.js";
import { pluralOf } from "../../text/plurals.js";
import type { Span } from "../../text/span.js";
import { shiftedToOrigin } from "../../tiling/forms.js";
import { latticeNamed } from "../../tiling/lattice.js";
import { builtInPieces } from "../../tiling/piece-names.js";
import { isConnected, type Sameness } from "../../tiling/polyforms.js";
import type { LayerId, PieceSet, PieceShape } from "../../typed.js";
import { builtInSets } from "../../vocabulary/piece-sets.js";
import { type PieceSort, pieceSorts } from "../../vocabulary/sorts.js";
import type { LatticeName } from "../../vocabulary/tilings.js";
import { type Context, report, symbolOf } from "../types/context.js";
import { latticeOfLine, readDrawing, signsOf } from "./drawn-pieces.js";

export function checkPieces(context: Context, pieces: Pieces): PieceSet {
  const words = pieces.symmetries.map(({ text }) => text);
  const isBuiltIn = pieces.shapes === undefined && pieces.table === undefined;
  const known = isBuiltIn ? builtInSets.get(pieces.name.text) : undefined;
  const on = pieceSortOf(pieces);
  if (known !== undefined && (known.lattice === "sticks") !== (on !== "cell"))
    report(context, piecesOn, (pieces.on ?? pieces.name).span, {
      name: known.name,
      on,
      lattice: known.lattice,
    });
  const lattice =
    known?.lattice ??
    (on === "cell" ? latticeOfLine(context.puzzle.lines.find((line) => line.kind === "board")) : "sticks");
  const table = pieces.table === undefined ? undefined : tableOf(context, pieces.table);
  return {
    name: pieces.name.text,
    lattice,
    shapes: pieces.table === undefined ? shapesOf(context, pieces, lattice) : [],
    ...(table === undefined ? {} : { table }),
    rotations: words.includes("rotations"),
    reflections: words.includes("reflections"),
  };
}

/** The sort of the elements that the pieces lie on; another word was reported. */
export const pieceSortOf = ({ on }: Pieces): PieceSort =>
  pieceSorts.find((sort) => pluralOf(sort) === on?.text) ?? "cell";

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

function tableOf(context: Context, name: Name): LayerId | undefined {
  const id = context.names.references.get(name)?.symbol;
  const symbol = id === undefined ? undefined : symbolOf(context, id);
  if (id === undefined || symbol?.kind !== "layer") return undefined;
  const { role, type } = symbol.declaration;
  if (role === "given" && type.kind === "table-type") return context.layerIds.get(id);
  report(context, wrongType, name.span, { wanted: "a given table", found: `the layer \`${symbol.name}\`` });
  return undefined;
}

function checkDrawn(context: Context, shape: DrawnShape, lattice: LatticeName): PieceShape | undefined {
  const { name, rows, span } = shape;
  return drawnShape({ name: name.text, at: name.span, rows }, span, lattice, (diagnostic) =>
    context.diagnostics.add(diagnostic),
  );
}

/** A drawing as a piece; undefined where it is none, which is reported. */
export function drawnShape(
  { name, at, rows }: { readonly name: string; readonly at: Span; readonly rows: readonly RawLine[] },
  span: Span,
  lattice: LatticeName,
  say: (diagnostic: Diagnostic) => void,
): PieceShape | undefined {
  const signs = signsOf(lattice);
  const drawn = readDrawing(rows, lattice);
  if ("problem" in drawn) {
    const { row, problem, symbol } = drawn;
    say(diagnose(drawnPiece, row.span, { name, problem, symbol, lattice, signs }));
    return undefined;
  }
  if (drawn.length === 0) {
    say(diagnose(drawnPiece, at, { name, problem: "empty", symbol: undefined, lattice, signs }));
    return undefined;
  }
  const tiling = latticeNamed(lattice);
  if (!isConnected(drawn, tiling)) say(diagnose(pieceInParts, at, { name }));
  return { name, span, cells: shiftedToOrigin(drawn, tiling) };
}
