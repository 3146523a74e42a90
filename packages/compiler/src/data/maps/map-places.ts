/**
 * The places of the symbols of an instance's maps in the text, and the place of the board that each stands for, as an editor needs them to lead
 * from the text to the board and back. Nothing is checked, so that it also serves while a map is being written; maps from files are left out.
 */

import { isByName } from "../../places/place-names.js";
import type { InstanceData, LayerId, TypedInstance, TypedPuzzle } from "../../typed.js";
import { type DataLines, dataLines } from "../data-lines.js";
import { splitEntries } from "../entries.js";
import { splitPositions } from "../positions.js";
import { legendTest, readRows, symbolTest } from "../read-rows.js";
import type { MapRow, MapSymbol } from "../rows.js";

export interface MapPlaces {
  readonly block: InstanceData;
  /** The layer that it fills; undefined of a `map:`, which fills what the legend says. */
  readonly layer: LayerId | undefined;
  readonly withLinks: boolean;
  /** One character a symbol, without spaces. */
  readonly dense: boolean;
  readonly rows: readonly MapRow[];
  readonly symbols: readonly PlacedSymbol[];
}

export interface PlacedSymbol extends MapSymbol {
  readonly sort: "cell" | "link" | "crossing";
  /** From 0; of a link, the cell at its left, or above it. */
  readonly row: number;
  readonly column: number;
  /** Of a cell of a board of places, its name. */
  readonly name?: string;
  /** For a link: where it leads. */
  readonly towards?: "right" | "down";
}

/** The size of the board where it is known: a map may stand in one line, and one of a single column cannot be told from a dense one. */
export interface BoardSize {
  readonly rows: number;
  readonly columns: number;
  /** For a board of places: the cells by name. */
  readonly named?: ReadonlyMap<string, number>;
}

export function mapPlaces(
  puzzle: TypedPuzzle,
  blocks: TypedInstance["data"],
  size: BoardSize | undefined,
): readonly MapPlaces[] {
  return blocks.flatMap((block) => {
    const layer = layerOfMap(puzzle, block);
    if (layer === "none") return [];
    const lines = dataLines(
      block,
      () => ({ refused: "" }),
      () => {},
    );
    if (lines === undefined || lines.lines.length === 0 || isSparse(lines)) return [];
    if (size?.named !== undefined) return placesByName(block, layer, lines, size.named);
    const isSymbol = layer === undefined ? legendTest(puzzle) : symbolTest(puzzle, layer);
    const { rows, dense } = readRows(lines, isSymbol, size?.columns);
    const columns = size?.columns ?? ((rows[0]?.symbols.length ?? 0) + 1) >> 1;
    const symbols =
      wholeBoardInOneLine(lines, rows, dense, size) ??
      rows.flatMap((row, r) =>
        row.symbols.map((symbol, c) =>
          block.withLinks ? placeWithLinks(symbol, row, r, c, columns) : cellAt(symbol, r, c),
        ),
      );
    return [{ block, layer, withLinks: block.withLinks, dense, rows, symbols }];
  });
}

/** `none` where the data of the layer are no map. */
function layerOfMap(puzzle: TypedPuzzle, { target, withLinks }: InstanceData): LayerId | undefined | "none" {
  if (target.kind === "map") return undefined;
  if (target.kind === "asked") return "none";
  const layer = puzzle.layers[target.layer];
  if (layer === undefined || layer.domain.kind === "table" || layer.domain.kind === "paths") return "none";
  return layer.on.kind === "cell" || withLinks ? target.layer : "none";
}

const isSparse = ({ lines }: DataLines): boolean => /^r\d+c\d+\b/iu.test(lines[0]?.text.trim() ?? "");

/** `WA = red, NT = green`, or values in the order of the places. */
function placesByName(
  block: InstanceData,
  layer: LayerId | undefined,
  { lines }: DataLines,
  named: ReadonlyMap<string, number>,
): readonly MapPlaces[] {
  const entries = isByName(named, lines)
    ? splitEntries(lines, (text) => named.has(text)).flatMap(({ key, value }) => {
        const column = named.get(key.text);
        return column === undefined || value === undefined ? [] : [{ ...value, column, name: key.text }];
      })
    : [...named].flatMap(([name, column], place) => {
        const value = splitPositions(lines, named.size).values[place];
        return value === undefined ? [] : [{ ...value, column, name }];
      });
  const symbols = entries.map((entry): PlacedSymbol => ({ ...entry, sort: "cell", row: 0 }));
  return [{ block, layer, withLinks: false, dense: false, rows: [], symbols }];
}

const cellAt = (symbol: MapSymbol, row: number, column: number): PlacedSymbol => ({
  ...symbol,
  sort: "cell",
  row,
  column,
});

function wholeBoardInOneLine(
  { inline }: DataLines,
  rows: readonly MapRow[],
  dense: boolean,
  size: BoardSize | undefined,
): readonly PlacedSymbol[] | undefined {
  const symbols = rows[0]?.symbols ?? [];
  if (!inline || size === undefined || size.rows < 2) return undefined;
  if (!dense || symbols.length !== size.rows * size.columns) return undefined;
  return symbols.map((symbol, index) =>
    cellAt(symbol, Math.floor(index / size.columns), index % size.columns),
  );
}

/** Places are numbered as legend-map.ts reads them: odd ones are cells; a row between two rows of cells may leave the crossings out. */
function placeWithLinks(
  symbol: MapSymbol,
  line: MapRow,
  r: number,
  index: number,
  columns: number,
): PlacedSymbol {
  const between = r % 2 === 1;
  const c = between && line.symbols.length === columns ? index * 2 : index;
  const place = { ...symbol, row: r >> 1, column: c >> 1 };
  if (!between)
    return c % 2 === 0 ? { ...place, sort: "cell" } : { ...place, sort: "link", towards: "right" };
  return c % 2 === 0 ? { ...place, sort: "link", towards: "down" } : { ...place, sort: "crossing" };
}
