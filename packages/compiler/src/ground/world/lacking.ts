/** Parts that the tiling of a board lacks: to name them is an error, which says what the board has. */
import type { Board, Direction, Lacking } from "../../board.js";
import { notOnThisBoard } from "../../diagnostics/catalogue/ecp4135-not-on-this-board.js";
import { pluralOf } from "../../text/plurals.js";
import type { Span } from "../../text/span.js";
import type { LatticePlaces } from "../../tiling/mesh.js";
import { placesOfPieces } from "../../tiling/sticks.js";
import { directionNames } from "../../vocabulary/directions.js";
import { cellSetNames, type PieceSort, pieceSorts } from "../../vocabulary/sorts.js";
import type { LatticeName } from "../../vocabulary/tilings.js";
import type { Fault } from "../fault.js";
import { fault } from "./faults.js";

const said = (part: Lacking): string =>
  part === "extent" ? "heights, widths and rectangles" : pluralOf(part);

const parts = ["edge", "row", "column", ...cellSetNames, "corner", "line"] as const;

/** Throws where the board lacks it. */
export function demand(board: Board, part: Lacking, span: Span): void {
  if (!board.lacks.has(part)) return;
  throw fault(notOnThisBoard, span, { tiling: board.tiling, lacking: said(part), has: partsOf(board) });
}

/** The tiling of the board, and where its cells lie there; throws where it is part of none. */
export function demandLattice(board: Board, span: Span): LatticePlaces {
  if (board.lattice !== undefined) return board.lattice;
  throw fault(notOnThisBoard, span, { tiling: board.tiling, lacking: "forms", has: "cells and links" });
}

/** Pieces of `name` are not forms of this board. */
export const lackingForms = (board: Board, name: LatticeName, on: PieceSort, span: Span): Fault =>
  fault(notOnThisBoard, span, {
    tiling: board.tiling,
    lacking: `room for pieces of ${name}${on === "cell" ? "" : ` on ${pluralOf(on)}`}`,
    has: inWords([
      `room for pieces of ${board.lattice?.name ?? "no kind"}`,
      ...pieceSorts.flatMap((sort) =>
        sort === "cell" || placesOfPieces(board, sort) === undefined
          ? []
          : [`of sticks on ${pluralOf(sort)}`],
      ),
    ]),
  });

export const lackingDirection = (board: Board, direction: Direction, span: Span): Fault =>
  fault(notOnThisBoard, span, {
    tiling: board.tiling,
    lacking: `direction \`${directionNames[direction]}\``,
    has: board.lacks.has("direction") ? partsOf(board) : `the directions ${directionsOf(board)}`,
  });

const partsOf = (board: Board): string =>
  inWords([
    "cells",
    "links",
    ...parts.filter((each) => !board.lacks.has(each)).map((each) => said(each)),
    ...(board.lacks.has("direction") ? [] : [`the directions ${directionsOf(board)}`]),
  ]);

const directionsOf = ({ directions }: Board): string =>
  directions.map((direction) => `\`${directionNames[direction]}\``).join(", ");

const inWords = (all: readonly string[]): string =>
  all.length < 3 ? all.join(" and ") : `${all.slice(0, -1).join(", ")}, and ${all.at(-1)}`;
