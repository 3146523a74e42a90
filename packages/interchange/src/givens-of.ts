/** Reads the givens of an instance from its data: from the compiler's terms to those of the formats. */
import type { Datum, Ground } from "@ecp/compiler";
import { type Givens, HOLE, type Layer, type Value } from "./givens.js";

/** Returns undefined for a puzzle without a board, or on one whose cells are not the squares of a rectangle: no format has these. */
export function givensOf(ground: Ground): Givens | undefined {
  const { board, puzzle } = ground;
  if (board === undefined || board.sheet !== undefined) return undefined;
  const layers = new Map<string, Layer>();
  for (const [id, { values }] of ground.data) {
    const name = puzzle.layers[id]?.name;
    if (name !== undefined) layers.set(name, values.map(givenValue));
  }
  for (const [id, { cells }] of ground.elements) {
    const layer = puzzle.layers[id];
    if (layer?.domain.kind === "paths") layers.set(layer.name, cells);
  }
  const takesIn = takenIn(ground);
  const cells = Array.from({ length: board.rows * board.columns }, (_, cell) =>
    board.exists(cell) ? undefined : true,
  );
  if (cells.includes(true)) layers.set(HOLE, cells);
  return {
    puzzle: puzzle.name,
    rows: board.rows,
    columns: board.columns,
    parameters: ground.parameters,
    layers,
    ...(takesIn.length === 0 ? {} : { takesIn }),
  };
}

/** The classes of the library that the class takes in, if it has nothing of its own. */
function takenIn({ puzzle }: Ground): readonly string[] {
  const { body: lines } = puzzle.resolved.puzzle;
  const names = lines.flatMap((line) =>
    line.kind === "use" && line.from === "std" && line.puzzle !== undefined ? [line.puzzle.text] : [],
  );
  return names.length === lines.length ? names : [];
}

/** No is as if nothing were there, in every format. */
export function givenValue(datum: Datum | undefined): Value | undefined {
  if (datum === undefined || datum === false) return undefined;
  if (typeof datum !== "object") return datum;
  if ("unprinted" in datum) {
    const { entries } = datum;
    return entries === undefined ? "?" : entries.length === 1 ? `[${entries[0]}]` : entries.join(",");
  }
  if ("none" in datum) return undefined;
  return datum.every((each) => typeof each === "number") ? datum : datum.join(",");
}
