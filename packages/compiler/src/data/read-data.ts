/**
 * Instance data → values of layers. Three passes: data on the elements that every board has; then regions and paths become elements; then data
 * on those. The domain of a value may depend on other layers, so domains are a step of their own (check-domains.ts).
 */
import type { Board } from "../board.js";
import { dataForm } from "../diagnostics/catalogue/ecp4011-data-form.js";
import { tableMissing } from "../diagnostics/catalogue/ecp4019-table-missing.js";
import { type Diagnostic, diagnose, type Outcome } from "../diagnostics/diagnostic.js";
import type { DataElements, LayerData } from "../ground.js";
import { isByName } from "../places/place-names.js";
import type { Span } from "../text/span.js";
import type { InstanceData, LayerId, ParameterId, TypedInstance, TypedPuzzle } from "../typed.js";
import type { DataEnvironment, DataReading } from "./data-environment.js";
import { type DataLines, dataLines } from "./data-lines.js";
import { readEntries, splitEntries } from "./entries.js";
import { layerIds } from "./layer-ids.js";
import { makeLegend, type ReadLegend } from "./legend.js";
import { isCornerMap, readCorners } from "./maps/corner-map.js";
import { fillByLegend, readCells, readCellsAndLinks } from "./maps/legend-map.js";
import { readMap } from "./maps/map.js";
import { readPaths } from "./paths.js";
import { readPositions, type Stretch } from "./positions.js";
import { numberRegions } from "./regions.js";
import type { Sheet, Unread } from "./sheet.js";
import { makeSpelling, sayDatum } from "./spelling.js";
import { standingOf } from "./standing.js";
import { linesOfFile, rowsOf } from "./table-data.js";

/** The answer to a `param` that the instance gives: `occurs: 3 = 2` has the key "3". As texts, like those of `--set`. */
export interface AskedText {
  readonly key: string;
  readonly text: string;
  readonly span: Span;
}

export interface ReadData {
  /** Every given layer, and every layer that the data fill. */
  readonly data: ReadonlyMap<LayerId, LayerData>;
  /** Of region and paths layers. */
  readonly elements: ReadonlyMap<LayerId, DataElements>;
  readonly asked: ReadonlyMap<ParameterId, readonly AskedText[]>;
  /** For `checkDomains`. */
  readonly unread: readonly Unread[];
  readonly nameOf: (layer: LayerId, element: number) => string;
  /** How the value of an element is spelled in the data. */
  readonly textOf: (layer: LayerId, element: number) => string;
}

export function readData(
  puzzle: TypedPuzzle,
  instance: TypedInstance,
  board: Board | undefined,
  environment: DataEnvironment,
): Outcome<ReadData> {
  return readBlocks(puzzle, instance.data, board, environment, instance.span);
}

/** A `solution:` or `so far:` block, in the same forms; undefined where there is none. */
export function readAnswer(
  puzzle: TypedPuzzle,
  block: readonly InstanceData[] | undefined,
  board: Board | undefined,
  environment: DataEnvironment,
): Outcome<ReadData | undefined> {
  if (block === undefined) return { value: undefined, diagnostics: [] };
  return readBlocks(puzzle, block, board, environment, undefined);
}

/** `needs`: where to say that a table has no rows; undefined where none is needed. */
function readBlocks(
  puzzle: TypedPuzzle,
  blocks: readonly InstanceData[],
  board: Board | undefined,
  environment: DataEnvironment,
  needs: Span | undefined,
): Outcome<ReadData> {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => {
    diagnostics.push(diagnostic);
  };
  const data = new Map<LayerId, LayerData>();
  const elements = new Map<LayerId, DataElements>();
  const asked = new Map<ParameterId, AskedText[]>();
  const sheets = new Map<LayerId, Sheet>();
  const texts = new Map(blocks.map((block) => [block, dataLines(block, environment.readFile, report)]));
  const of = (id: LayerId): InstanceData[] =>
    blocks.filter(({ target }) => target.kind === "layer" && target.layer === id);

  for (const block of blocks)
    if (block.target.kind === "asked") {
      const entries = splitEntries(texts.get(block)?.lines ?? []).map(({ key, value }) => ({
        key: value === undefined ? "" : key.text.replace(/^\(|\)$|\s/gu, ""),
        text: (value ?? key).text,
        span: (value ?? key).span,
      }));
      asked.set(block.target.parameter, [...(asked.get(block.target.parameter) ?? []), ...entries]);
    }
  for (const id of layerIds(puzzle)) {
    const layer = puzzle.layers[id];
    if (layer?.domain.kind !== "table") continue;
    const lines = [
      ...linesOfFile(puzzle, id, environment, report),
      ...of(id).map((block) => texts.get(block)),
    ];
    if (lines.length === 0 && needs !== undefined)
      report(diagnose(tableMissing, needs, { layer: layer.name }));
    data.set(id, rowsOf(id, lines, environment, report));
  }
  if (board !== undefined)
    readOnBoard({ puzzle, board, environment, report }, blocks, texts, sheets, elements, needs !== undefined);
  for (const [id, { values, spans }] of sheets) data.set(id, { layer: id, values, spans });
  const unread = [...sheets.values()].flatMap((sheet) => sheet.unread);
  const nameOf = (id: LayerId, element: number): string =>
    sheets.get(id)?.standing.name(element) ?? `row ${element + 1}`;
  const textOf = (id: LayerId, element: number): string => {
    const value = data.get(id)?.values[element];
    return sheets.get(id)?.texts.get(element) ?? (value === undefined ? "." : sayDatum(value));
  };
  return { value: { data, elements, asked, unread, nameOf, textOf }, diagnostics };
}

function readOnBoard(
  reading: DataReading,
  blocks: readonly InstanceData[],
  texts: ReadonlyMap<InstanceData, DataLines | undefined>,
  sheets: Map<LayerId, Sheet>,
  elements: Map<LayerId, DataElements>,
  allGivens: boolean,
): void {
  const { puzzle, board, environment, report } = reading;
  const sheetOf = (id: LayerId): Sheet | undefined => {
    const made = sheets.get(id);
    if (made !== undefined) return made;
    const layer = puzzle.layers[id];
    const standing = standingOf(puzzle, id, board, environment, elements);
    if (layer === undefined || standing === undefined) return undefined;
    const values = new Array<undefined>(standing.count).fill(undefined);
    const read = makeSpelling(puzzle, id);
    const sheet: Sheet = {
      id,
      layer,
      standing,
      read,
      values,
      spans: [...values],
      texts: new Map(),
      unread: [],
      report,
    };
    sheets.set(id, sheet);
    return sheet;
  };
  // A legend that nothing reads is not evaluated, and not checked.
  let legend: ReadLegend | undefined;
  const ownElements = (id: LayerId): boolean => puzzle.layers[id]?.domain.kind === "paths";
  const late = (id: LayerId): boolean => puzzle.layers[id]?.on.kind === "of-layer";
  const read = (block: InstanceData): void => {
    const lines = texts.get(block);
    if (lines === undefined) return;
    const named = { name: block.line.name.text, at: block.line.name.span };
    if (block.target.kind === "map") {
      legend ??= makeLegend(reading);
      const fill = fillByLegend(reading, legend, sheetOf);
      (block.withLinks ? readCellsAndLinks : readCells)(reading, lines, named, fill);
    } else if (block.target.kind === "layer") {
      const sheet = sheetOf(block.target.layer);
      if (sheet !== undefined) readLayer(reading, sheet, block, lines);
    }
  };
  const layerOf = (block: InstanceData): LayerId | undefined =>
    block.target.kind === "layer" ? block.target.layer : undefined;

  for (const block of blocks) {
    const id = layerOf(block);
    if (
      block.target.kind === "map" ||
      (id !== undefined && !late(id) && !ownElements(id) && !isTable(puzzle, id))
    )
      read(block);
  }
  for (const id of layerIds(puzzle)) {
    const layer = puzzle.layers[id];
    if (layer === undefined) continue;
    const here = blocks.filter((block) => layerOf(block) === id);
    if (layer.domain.kind === "region" && (sheets.has(id) || (allGivens && layer.role === "given"))) {
      const sheet = sheetOf(id);
      if (sheet !== undefined) elements.set(id, numberRegions(board, sheet));
    } else if (layer.domain.kind === "paths" && (here.length > 0 || (allGivens && layer.role === "given")))
      elements.set(
        id,
        readPaths(
          reading,
          id,
          layer.name,
          here.flatMap((block) => texts.get(block)?.lines ?? []),
        ),
      );
  }
  for (const block of blocks) {
    const id = layerOf(block);
    if (id !== undefined && late(id)) read(block);
  }
  if (allGivens)
    for (const id of layerIds(puzzle))
      if (puzzle.layers[id]?.role === "given" && !isTable(puzzle, id) && !ownElements(id)) sheetOf(id);
}

const isTable = (puzzle: TypedPuzzle, id: LayerId): boolean => puzzle.layers[id]?.domain.kind === "table";

/** Data under a layer's own name, in the form that fits what it stands on. */
function readLayer(
  reading: DataReading,
  sheet: Sheet,
  block: InstanceData,
  { lines, inline, file }: DataLines,
): void {
  const { standing, layer } = sheet;
  const { name } = block.line;
  const text = { lines, inline, ...(file === undefined ? {} : { file }) };
  if (lines.length === 0) {
    reading.report(diagnose(dataForm, name.span, { layer: layer.name, form: standing.form }));
    return;
  }
  if (block.withLinks) readMap(reading, sheet, text, { name: name.text, at: name.span }, true);
  else if (standing.sort === "cell" && !namesCells(reading.board, lines))
    readMap(reading, sheet, text, { name: name.text, at: name.span }, false);
  else if (reading.board.sheet === undefined && isCornerMap(layer, lines))
    readCorners(reading, sheet, text, { name: name.text, at: name.span });
  else if (standing.byPosition && (block.on !== undefined || !lines.some((line) => line.text.includes("="))))
    readPositions(reading, sheet, lines, inline, stretchOf(reading, sheet, block.on));
  else readEntries(sheet, lines);
}

/** The first line names a cell. */
const namesCells = ({ named }: Board, lines: DataLines["lines"]): boolean =>
  named === undefined ? /^r\d+c\d+\b/iu.test(lines[0]?.text.trim() ?? "") : isByName(named, lines);

function stretchOf({ board }: DataReading, { standing }: Sheet, on: "row" | "column" | undefined): Stretch {
  if (standing.sort !== "line" || on === undefined)
    return { first: 0, count: standing.count, plural: standing.plural };
  return on === "row"
    ? { first: 0, count: board.lines.row.sets.length, plural: "rows" }
    : { first: board.lines.row.sets.length, count: board.lines.column.sets.length, plural: "columns" };
}
