/** An instance to begin with: every given layer of a puzzle has its place, in the form that it wants, on a board of a usual size. */

import { cellSetEntry, isOnCellSets, type TypedLayer, type TypedPuzzle } from "@ecp/compiler";
import { usualSize } from "../thresholds.js";

/** Lines below `instance …:`, indented. */
export function skeletonLines(puzzle: TypedPuzzle): readonly string[] {
  const { rows, columns } = sizeOf(puzzle);
  /** `more`: rows and columns that there are more of than of cells. */
  const map = (name: string, more = 0): string[] => [
    `  ${name}:`,
    ...Array.from(
      { length: rows + more },
      () =>
        `    ${Array(columns + more)
          .fill(".")
          .join(" ")}`,
    ),
  ];
  const byLegend = layersOfLegend(puzzle);
  const lines: string[] = [];
  if (byLegend.size > 0) lines.push(...map("map"));
  for (const [id, layer] of puzzle.layers.entries()) {
    if (layer.role !== "given" || byLegend.has(layer.name)) continue;
    const pieces = piecesFrom(puzzle, id);
    if (pieces !== undefined)
      lines.push(`  ${layer.name}: A, 1, ${pieces.lattice === "triangles" ? "^" : "#"}`);
    else lines.push(...dataOf(layer, { rows, columns }, map));
  }
  const found = puzzle.layers.find(
    ({ role, on, domain }) => role === "find" && on.kind === "cell" && domain.kind === "range",
  );
  if (lines.length === 0 && found !== undefined && puzzle.board === undefined) lines.push(...map(found.name));
  return lines;
}

/** The set of pieces that the rows of a table are; undefined for another layer, or where a file has them. */
function piecesFrom(puzzle: TypedPuzzle, table: number) {
  const { domain } = puzzle.layers[table] ?? {};
  if (domain?.kind !== "table" || domain.file !== undefined) return undefined;
  return puzzle.layers.flatMap(({ domain: own }) =>
    own.kind === "pieces" && own.pieces.table === table ? [own.pieces] : [],
  )[0];
}

function dataOf(
  { name, on, domain }: TypedLayer,
  size: { readonly rows: number; readonly columns: number },
  map: (name: string, more?: number) => string[],
): string[] {
  if (domain.kind === "table") return domain.file === undefined ? [`  ${name}: from "words.txt"`] : [];
  if (domain.kind === "paths") return [`  ${name}: r1c1-r1c2`];
  if (isOnCellSets(on))
    return [`  ${name}: ${cellSetEntry(on.kind).namedBy === "ends" ? "r1c1-r2c2 = " : ""}`];
  switch (on.kind) {
    case "cell":
      return map(name);
    case "row":
    case "column": {
      const count = on.kind === "row" ? size.rows : size.columns;
      const value = domain.kind === "number-list" ? Array.from({ length: count }, () => "    0") : [];
      return value.length > 0
        ? [`  ${name}:`, ...value]
        : [`  ${name}: ${Array.from({ length: count }, () => ".").join(" ")}`];
    }
    case "line":
      return [
        `  ${name} on rows:`,
        ...Array.from({ length: size.rows }, () => "    0"),
        `  ${name} on columns:`,
        ...Array.from({ length: size.columns }, () => "    0"),
      ];
    case "link":
      return [`  ${name}: r1c1-r1c2 = `];
    case "edge":
      return [`  ${name}: r1c1.up = `];
    case "wedge":
      return [`  ${name}: r1c1.up = `];
    case "corner":
      return map(name, 1);
    case "of-layer":
      return [`  ${name}: a = `];
    case "direction":
      return [`  ${name}: `];
    default:
      return on satisfies never;
  }
}

/** Layers that the legend fills: one `map:` holds them all. */
export function layersOfLegend(puzzle: TypedPuzzle): ReadonlySet<string> {
  return new Set(
    puzzle.legend.flatMap(({ sets }) => sets.map(({ layer }) => puzzle.layers[layer]?.name ?? "")),
  );
}

/** Numbers that the board line or the defaults of parameters say; a usual size where they say none. */
function sizeOf({ board, parameters }: TypedPuzzle): { readonly rows: number; readonly columns: number } {
  const numberOf = (expression: NonNullable<typeof board>["rows"] | undefined): number | undefined => {
    if (expression?.kind === "number") return expression.value;
    if (expression?.kind === "parameter") return numberOf(parameters[expression.parameter]?.value);
    return undefined;
  };
  const within = (size: number | undefined): number => Math.min(30, Math.max(1, size ?? usualSize));
  return { rows: within(numberOf(board?.rows)), columns: within(numberOf(board?.columns)) };
}
