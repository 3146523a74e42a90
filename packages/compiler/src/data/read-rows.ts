/** The rows of a data block as a map: from the text, or from a file, where commas may stand between the fields. */

import { within } from "../text/span.js";
import type { LayerId, TypedPuzzle } from "../typed.js";
import type { DataLines } from "./data-lines.js";
import { type MapRow, type MapRows, type MapSymbol, splitRows } from "./rows.js";
import { makeSpelling } from "./spelling.js";

export function readRows(
  { lines, file }: DataLines,
  isSymbol: (text: string) => boolean,
  columns?: number,
): MapRows {
  if (file !== undefined && lines.length > 0 && lines.every((line) => line.text.includes(",")))
    return { rows: lines.map((line) => fieldsOf(line)), dense: false };
  return splitRows(lines, isSymbol, columns === 1 ? true : undefined);
}

/** An empty field is nothing. */
function fieldsOf(line: DataLines["lines"][number]): MapRow {
  const symbols: MapSymbol[] = [];
  let start = 0;
  for (const field of line.text.split(",")) {
    const text = field.trim() === "" ? "." : field.trim();
    const from = start + Math.max(0, field.indexOf(text));
    symbols.push({ text, span: within(line.span, from, start + field.trimEnd().length) });
    start += field.length + 1;
  }
  return { symbols, span: line.span };
}

/** Tells which ruler characters mean something in the map of a layer. */
export function symbolTest(puzzle: TypedPuzzle, layer: LayerId): (text: string) => boolean {
  // A region may have any name, and a ruler would then be one.
  if (puzzle.layers[layer]?.domain.kind === "region") return () => false;
  const read = makeSpelling(puzzle, layer);
  return (text) => read(text, true).kind === "value";
}

/** Tells which ruler characters mean something to the legend. */
export function legendTest(puzzle: TypedPuzzle): (text: string) => boolean {
  const literal = new Set(puzzle.legend.map(({ key }) => (key.kind === "symbol" ? key.text : "")));
  return (text) => literal.has(text);
}
