/** Contents → the data blocks of an instance: as text, and as typed data that compile like text. */

import type { Board, CellSets } from "../../board.js";
import { isOnCellSets } from "../../cell-sets.js";
import { cornerSize } from "../../data/maps/corner-map.js";
import { regionSymbol, sayValue } from "../../draw/say-value.js";
import type { Ground } from "../../ground.js";
import type { Span } from "../../text/span.js";
import { sideName, sideOf } from "../../tiling/sides.js";
import type { InstanceData, LayerId, TypedLayer, TypedPuzzle } from "../../typed.js";
import { directionNames } from "../../vocabulary/directions.js";
import { cellSetEntry } from "../../vocabulary/sorts.js";
import type { Contents } from "../contents.js";

/** A data block: what stands behind its colon, or the rows below it. */
export interface Block {
  /** `map`: several, through the legend. */
  readonly layer: LayerId | "map";
  readonly covers?: ReadonlySet<LayerId>;
  readonly name: string;
  readonly on?: "row" | "column";
  readonly inline?: string;
  readonly rows: readonly string[];
}

/** The board, and the diagonals, boxes and blocks on it that layers stand on. */
export interface BoardAndSets {
  readonly board: Board;
  readonly sets: Ground["sets"];
}

export function dataBlocks(
  puzzle: TypedPuzzle,
  { board, sets }: BoardAndSets,
  contents: Contents,
): readonly Block[] {
  const blocks: Block[] = [];
  const measuring = new Set(
    (puzzle.board?.bindings ?? []).flatMap(({ value }) => ("sizeOf" in value ? [value.sizeOf] : [])),
  );
  puzzle.layers.forEach((layer, index) => {
    const id = index as LayerId;
    const { name } = layer;
    const paths = contents.paths.get(id);
    if (paths !== undefined) {
      const written = paths.map((cells) => cells.map(board.cellName).join("-")).join(", ");
      if (written !== "") blocks.push({ layer: id, name, inline: written, rows: [] });
      return;
    }
    const values = contents.values.get(id) ?? (measuring.has(id) ? unfilled(layer, board) : undefined);
    if (values === undefined) return;
    const texts = values.map((value) => sayValue(layer, value, contents.names.get(id)));
    for (const form of writeLayer(layer, board, sets.get(id), texts, contents))
      blocks.push({ layer: id, name, ...form });
  });
  return blocks;
}

/** Of a layer whose length says the size of the board. */
const unfilled = ({ on }: TypedLayer, board: Board): readonly undefined[] =>
  new Array<undefined>(board.lines[on.kind === "row" ? "row" : "column"].sets.length).fill(undefined);

type Form = Omit<Block, "layer" | "covers" | "name">;

function writeLayer(
  layer: TypedLayer,
  board: Board,
  sets: CellSets | undefined,
  texts: readonly (string | undefined)[],
  contents: Contents,
): readonly Form[] {
  const empty = texts.every((text) => text === undefined);
  const { on } = layer;
  if (isOnCellSets(on) && cellSetEntry(on.kind).namedBy === "number") return [inOrder(texts)];
  switch (on.kind) {
    case "cell":
      if (board.named !== undefined) return empty ? [] : [byName(texts, board.cellName)];
      return empty ? [] : [{ rows: mapRows([board.rows, board.columns], texts, board.placesInRow) }];
    case "corner":
      if (board.sheet === undefined) return empty ? [] : [{ rows: mapRows(cornerSize(board), texts) }];
      return empty ? [] : [byName(texts, board.cornerName)];
    case "row":
    case "column":
      return [inOrder(texts)];
    case "line": {
      const lines = texts.map((text) => text?.replaceAll(",", " ") ?? ".");
      return [
        { on: "row", rows: lines.slice(0, board.lines.row.sets.length) },
        { on: "column", rows: lines.slice(board.lines.row.sets.length) },
      ];
    }
    case "wedge":
      return empty ? [] : [{ inline: sideEntries(board, texts).join(", "), rows: [] }];
    default: {
      if (empty) return [];
      const names = on.kind === "of-layer" ? contents.names.get(on.layer) : undefined;
      const entries = texts.flatMap((text, element) =>
        text === undefined ? [] : [`${elementKey(layer, board, sets, element, names)} = ${text}`],
      );
      return [{ inline: entries.join(", "), rows: [] }];
    }
  }
}

const byName = (texts: readonly (string | undefined)[], nameOf: (element: number) => string): Form => ({
  inline: texts
    .flatMap((text, element) => (text === undefined ? [] : [`${nameOf(element)} = ${text}`]))
    .join(", "),
  rows: [],
});

/** Several values of a cell stand together, in the order of the directions. */
const sideEntries = (board: Board, texts: readonly (string | undefined)[]): readonly string[] =>
  board.cells.flatMap((cell) => {
    const sides = board.directions.map((direction) => sideOf(board, cell, direction));
    const [first, more] = sides.filter((side) => texts[side] !== undefined);
    if (first === undefined) return [];
    return more === undefined
      ? [`${sideName(board, first)} = ${texts[first]}`]
      : [`${board.cellName(cell)} = ${sides.map((side) => texts[side] ?? ".").join(" ")}`];
  });

const inOrder = (texts: readonly (string | undefined)[]): Form => ({
  inline: texts.map((text) => text ?? ".").join(" "),
  rows: [],
});

function elementKey(
  { on }: TypedLayer,
  board: Board,
  sets: CellSets | undefined,
  element: number,
  names: readonly string[] | undefined,
): string {
  const ends = (cells: readonly number[] | undefined): string =>
    `${board.cellName(cells?.[0] ?? 0)}-${board.cellName(cells?.at(-1) ?? 0)}`;
  if (isOnCellSets(on)) return ends(sets?.sets[element]);
  switch (on.kind) {
    case "link":
      return board.linkName(element);
    case "edge":
      return board.edgeName(element);
    case "direction":
      return directionNames[element] ?? "";
    case "of-layer":
      return names?.[element] ?? regionSymbol(element);
    default:
      return String(element + 1);
  }
}

function mapRows(
  [rows, columns]: readonly [number, number],
  texts: readonly (string | undefined)[],
  placesIn: (row: number) => number = () => columns,
): readonly string[] {
  const shown = Array.from({ length: rows * columns }, (_, place) => texts[place] ?? ".");
  const width = Math.max(...shown.map((text) => text.length));
  return Array.from({ length: rows }, (_, row) =>
    shown
      .slice(row * columns, row * columns + placesIn(row))
      .map((text) => text.padStart(width))
      .join(" "),
  );
}

/** Typed as the text of the blocks would be; `at` is where diagnostics point. */
export function instanceData(blocks: readonly Block[], at: Span): readonly InstanceData[] {
  return blocks.map(({ layer, name, on, inline, rows }) => {
    const lines = rows.map((text) => ({ span: at, text }));
    const first = inline === undefined ? {} : { inline: { span: at, text: inline } };
    return {
      line: { kind: "data", span: at, name: { kind: "name", span: at, text: name }, ...first, rows: lines },
      target: layer === "map" ? { kind: "map" } : { kind: "layer", layer },
      ...(on === undefined ? {} : { on }),
      withLinks: false,
      rows: lines,
    };
  });
}

/** Of data that are kept as they were written. */
export const keptBlock = ({ line, target, rows }: InstanceData): Block => {
  const { inline } = line;
  return {
    layer: target.kind === "layer" ? target.layer : "map",
    name: line.name.text,
    ...(inline === undefined ? {} : { inline: inline.text }),
    rows: rows.flatMap((row) => (row === inline || row.text.trim() === "" ? [] : [row.text.trim()])),
  };
};

export function blockText({ name, on, inline, rows }: Block): string {
  const header = `  ${name}${on === undefined ? "" : ` on ${on}s`}:`;
  return [inline === undefined ? header : `${header} ${inline}`, ...rows.map((row) => `    ${row}`)].join(
    "\n",
  );
}
