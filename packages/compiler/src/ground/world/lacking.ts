/** Parts that the tiling of a board lacks: to name them is an error, which says what the board has. */
import type { Board, Direction, Lacking } from "../../board.js";
import { notOnThisBoard } from "../../diagnostics/catalogue/ecp4135-not-on-this-board.js";
import { pluralOf } from "../../text/plurals.js";
import type { Span } from "../../text/span.js";
import { directionNames } from "../../vocabulary/directions.js";
import { cellSetNames } from "../../vocabulary/sorts.js";
import type { Fault } from "../fault.js";
import { fault } from "./faults.js";

const said = (part: Lacking): string =>
  part === "extent" ? "heights, widths and rectangles" : pluralOf(part);

const parts = ["row", "column", ...cellSetNames, "corner"] as const;

/** Throws where the board lacks it. */
export function demand(board: Board, part: Lacking, span: Span): void {
  if (!board.lacks.has(part)) return;
  const has = [
    "cells",
    "links",
    "edges",
    ...parts.filter((each) => !board.lacks.has(each)).map(said),
    "lines",
    `the directions ${directionsOf(board)}`,
  ];
  throw fault(notOnThisBoard, span, { tiling: board.tiling, lacking: said(part), has: inWords(has) });
}

export const lackingDirection = (board: Board, direction: Direction, span: Span): Fault =>
  fault(notOnThisBoard, span, {
    tiling: board.tiling,
    lacking: `direction \`${directionNames[direction]}\``,
    has: `the directions ${directionsOf(board)}`,
  });

const directionsOf = ({ directions }: Board): string =>
  directions.map((direction) => `\`${directionNames[direction]}\``).join(", ");

const inWords = (all: readonly string[]): string =>
  all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")}, and ${all.at(-1)}`;
