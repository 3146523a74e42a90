/**
 * An answer as JSON: a property for each layer that was to be found, by its sort. Cells are rows of columns; rows, columns, lines and
 * other families an array; regions an object by symbol; links and edges their horizontal and their vertical ones, as rows.
 */

import type { Board } from "../board.js";
import { isOnCellSets, isOnLines } from "../cell-sets.js";
import { elementName } from "../ground/element-name.js";
import type { Datum, Ground } from "../ground.js";
import type { LayerAnswer, Picture, Solution } from "../solution.js";
import { sideName } from "../tiling/sides.js";
import type { LayerId, TypedLayer } from "../typed.js";
import { directionNames } from "../vocabulary/directions.js";
import type { Json, JsonObject } from "./json.js";

function datumJson(value: Datum | null | undefined): Json {
  if (value === null || value === undefined) return null;
  if (typeof value !== "object") return value;
  if ("unprinted" in value) return value.entries === undefined ? "?" : [...value.entries];
  return "none" in value ? null : [...value];
}

/** `rows` rows of `columns` values from `start` on. */
function rowsOf(values: readonly Json[], rows: number, columns: number, start = 0): readonly Json[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => values[start + row * columns + column] ?? null),
  );
}

/** A row of values for each row of a map; by name on a board of places. */
const cellRows = (values: readonly Json[], board: Board): Json =>
  board.named === undefined ? mapRows(values, board) : byName(values, board.cellName);

const mapRows = (values: readonly Json[], { rows, columns, placesInRow }: Board): readonly Json[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: placesInRow(row) }, (__, place) => values[row * columns + place] ?? null),
  );

const byName = (values: readonly Json[], nameOf: (element: number) => string): JsonObject =>
  Object.fromEntries(values.flatMap((value, element) => (value === null ? [] : [[nameOf(element), value]])));

function byPlace(values: readonly Json[], layer: TypedLayer, ground: Ground, board: Board): Json {
  const { rows, columns, torus } = board;
  const more = torus ? 0 : 1;
  const { on } = layer;
  if (isOnLines(on) || isOnCellSets(on)) return values;
  switch (on.kind) {
    case "cell":
      return cellRows(values, board);
    case "link": {
      if (on.own === true || board.sheet !== undefined) return byName(values, board.linkName);
      const across = columns - more;
      return {
        horizontal: rowsOf(values, rows, across),
        vertical: rowsOf(values, rows - more, columns, rows * across),
      };
    }
    case "edge": {
      if (board.sheet !== undefined) return byName(values, board.edgeName);
      const down = rows + more;
      return {
        horizontal: rowsOf(values, down, columns),
        vertical: rowsOf(values, rows, columns + more, down * columns),
      };
    }
    case "corner":
      if (board.sheet !== undefined) return byName(values, board.cornerName);
      return rowsOf(values, rows + more, columns + more);
    case "wedge":
      return byName(values, (side) => sideName(board, side));
    case "direction":
      return Object.fromEntries(
        board.directions.map((direction) => [directionNames[direction] ?? "", values[direction] ?? null]),
      );
    case "of-layer": {
      const names = ground.elements.get(on.layer)?.names;
      return names === undefined
        ? values
        : Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]));
    }
    default:
      return on satisfies never;
  }
}

function layerJson(answer: LayerAnswer, layer: TypedLayer, ground: Ground, board: Board | undefined): Json {
  switch (answer.kind) {
    case "values": {
      const values = answer.values.map(datumJson);
      return board === undefined ? values : byPlace(values, layer, ground, board);
    }
    case "regions":
      return board === undefined ? answer.values : cellRows(answer.values, board);
    case "pieces":
      return board === undefined ? answer.values : byPlace(answer.values, layer, ground, board);
    case "paths":
      return answer.paths.map((cells) => cells.map((cell) => board?.cellName(cell) ?? String(cell)));
    default:
      return answer satisfies never;
  }
}

function placementsJson(
  solution: Solution,
  nameOf: (id: LayerId) => string,
  ground: Ground,
): readonly Json[] {
  return [...solution.layers].flatMap(([id, answer]) =>
    answer.kind === "pieces"
      ? answer.placements.map(({ shape, cells }) => ({
          layer: nameOf(id),
          piece: shape,
          [`${ground.puzzle.layers[id]?.on.kind ?? "cell"}s`]: cells.map((cell) =>
            elementName(ground, id, cell),
          ),
        }))
      : [],
  );
}

/** The answer of a picture; an empty object where it has none. */
export function answerJson(picture: Picture): JsonObject {
  const { ground, board, solution } = picture;
  if (solution === undefined) return {};
  const { layers } = ground.puzzle;
  const properties: Record<string, Json> = {};
  for (const [id, answer] of solution.layers) {
    const layer = layers[id];
    if (layer !== undefined) properties[layer.name] = layerJson(answer, layer, ground, board);
  }
  const placements = placementsJson(solution, (id) => layers[id]?.name ?? "", ground);
  if (placements.length > 0) properties.placements = placements;
  if (ground.puzzle.options.length > 0) properties.options = [...solution.options];
  return properties;
}
