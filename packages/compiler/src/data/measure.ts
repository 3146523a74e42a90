/**
 * The size of the board that an instance's maps imply, and the sizes of its lists (`n = size of top`). Without a map, lists on rows and on
 * columns say it together: a puzzle may be given by its margins alone.
 */
import { mapSizesDiffer } from "../diagnostics/catalogue/ecp4003-map-sizes-differ.js";
import { boardSizeUnknown } from "../diagnostics/catalogue/ecp4012-board-size-unknown.js";
import { type Diagnostic, diagnose, type Outcome } from "../diagnostics/diagnostic.js";
import type { Span } from "../text/span.js";
import type { InstanceData, LayerId, TypedInstance, TypedPuzzle } from "../typed.js";
import type { DataEnvironment } from "./data-environment.js";
import { type DataLines, dataLines } from "./data-lines.js";
import { isCornerMap } from "./maps/corner-map.js";
import { splitPositions } from "./positions.js";
import { legendTest, readRows, symbolTest } from "./read-rows.js";

export interface Measure {
  /** Undefined if no map says it; then it was reported, if the puzzle needs a board and no `board` line gives it. */
  readonly size?: { readonly rows: number; readonly columns: number };
  /** How many values a layer on rows, columns, boxes or paths is given by position; undefined where it is not so given. */
  readonly sizeOf: (layer: LayerId) => number | undefined;
}

interface Measured {
  readonly name: string;
  readonly at: Span;
  readonly rows: number;
  readonly columns: number;
}

export function measure(
  puzzle: TypedPuzzle,
  instance: TypedInstance,
  environment: Pick<DataEnvironment, "readFile">,
): Outcome<Measure> {
  const diagnostics: Diagnostic[] = [];
  // Files that cannot be read are reported when the data are read.
  const linesOf = (block: InstanceData): DataLines | undefined =>
    dataLines(block, environment.readFile, () => {});
  const hasBoard = puzzle.board !== undefined || instance.board !== undefined;
  const maps = hasBoard
    ? []
    : instance.data.flatMap((block) => measureMap(puzzle, block, linesOf(block)) ?? []);
  const reference = mostCommon(maps);
  if (reference !== undefined)
    for (const map of maps)
      if (map.rows !== reference.rows || map.columns !== reference.columns)
        diagnostics.push(
          diagnose(
            mapSizesDiffer,
            map.at,
            {
              name: map.name,
              size: [map.rows, map.columns],
              other: `\`${reference.name}\``,
              otherSize: [reference.rows, reference.columns],
            },
            [
              {
                span: reference.at,
                message: `\`${reference.name}\` is ${reference.rows} x ${reference.columns}`,
              },
            ],
          ),
        );
  const sizeOfBlock = (block: InstanceData): number | undefined => measureList(puzzle, block, linesOf(block));
  const side = (which: "row" | "column"): number | undefined =>
    mode(
      instance.data.flatMap((block) => (sideOf(puzzle, block) === which ? (sizeOfBlock(block) ?? []) : [])),
    );
  const rows = hasBoard ? undefined : (reference?.rows ?? side("row"));
  const columns = hasBoard ? undefined : (reference?.columns ?? side("column"));
  const size = rows === undefined || columns === undefined ? {} : { size: { rows, columns } };
  const needsBoard = puzzle.layers.some((layer) => layer.domain.kind !== "table");
  if (size.size === undefined && !hasBoard && needsBoard)
    diagnostics.push(diagnose(boardSizeUnknown, instance.span, {}));
  const sizeOf = (layer: LayerId): number | undefined => {
    const blocks = instance.data.filter(({ target }) => target.kind === "layer" && target.layer === layer);
    const [block, another] = blocks;
    if (block === undefined || another !== undefined) return undefined;
    return sizeOfBlock(block);
  };
  return { value: { ...size, sizeOf }, diagnostics };
}

/** The rows or the columns, if a list says how many there are. */
function sideOf(puzzle: TypedPuzzle, { target, on }: InstanceData): "row" | "column" | undefined {
  const sort = target.kind === "layer" ? puzzle.layers[target.layer]?.on.kind : undefined;
  if (sort === "line") return on;
  return sort === "row" || sort === "column" ? sort : undefined;
}

/** How many values stand there by position. */
function measureList(
  puzzle: TypedPuzzle,
  { target }: InstanceData,
  lines: DataLines | undefined,
): number | undefined {
  const layer = target.kind === "layer" ? puzzle.layers[target.layer] : undefined;
  if (lines === undefined || layer === undefined || layer.on.kind === "cell") return undefined;
  if (lines.lines.length === 0 || lines.lines.some((line) => line.text.includes("="))) return undefined;
  const lists = layer.domain.kind === "number-list" && !lines.inline;
  return lists ? lines.lines.length : splitPositions(lines.lines, undefined).values.length;
}

function measureMap(
  puzzle: TypedPuzzle,
  block: InstanceData,
  lines: DataLines | undefined,
): Measured | undefined {
  const { target } = block;
  if (lines === undefined || lines.lines.length === 0 || target.kind === "asked") return undefined;
  if (target.kind === "layer") {
    const layer = puzzle.layers[target.layer];
    if (layer === undefined || layer.domain.kind === "table" || layer.domain.kind === "paths")
      return undefined;
    if (layer.on.kind !== "cell" && !block.withLinks && !isCornerMap(layer, lines.lines)) return undefined;
    if (/^r\d+c\d+\b/iu.test(lines.lines[0]?.text.trim() ?? "")) return undefined;
  }
  const isSymbol = target.kind === "layer" ? symbolTest(puzzle, target.layer) : legendTest(puzzle);
  const { rows } = readRows(lines, isSymbol);
  const lengths = block.withLinks ? rows.filter((_, index) => index % 2 === 0) : rows;
  const height = block.withLinks ? rows.length : lengths.length;
  const columns = mode(
    lengths.map((row) => row.symbols.length),
    height,
  );
  if (columns === undefined) return undefined;
  const { text: name, span: at } = block.line.name;
  const ofCorners = target.kind === "layer" && puzzle.layers[target.layer]?.on.kind === "corner";
  if (ofCorners) return { name, at, rows: rows.length - 1, columns: columns - 1 };
  if (!block.withLinks) return { name, at, rows: rows.length, columns };
  return { name, at, rows: (rows.length + 1) >> 1, columns: (columns + 1) >> 1 };
}

/** The size that most maps have; among equally many that with more rows, since a missing row is likelier than one too many. */
function mostCommon(maps: readonly Measured[]): Measured | undefined {
  const votes = (map: Measured): number =>
    maps.filter((other) => other.rows === map.rows && other.columns === map.columns).length;
  return maps.reduce<Measured | undefined>((best, map) => {
    if (best === undefined) return map;
    const lead = votes(map) - votes(best);
    return lead > 0 || (lead === 0 && map.rows * map.columns > best.rows * best.columns) ? map : best;
  }, undefined);
}

/** The most frequent number; of equally frequent ones that nearest to `likely` (most boards are square), else the larger. */
function mode(numbers: readonly number[], likely = 0): number | undefined {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const off = (number: number): number => Math.abs(number - likely);
  const [best] = [...counts].sort(([a, m], [b, n]) => n - m || (likely > 0 ? off(a) - off(b) : 0) || b - a);
  return best?.[0];
}
