/**
 * The values of each layer that a picture has to show, in one form for all sources: the printed data, the values that the instance fixed, the answer.
 */

import { type Datum, type Ground, type GroundVariable, NONE, type ValueCode } from "../ground.js";
import type { KnownBorders, Picture } from "../solution.js";
import type { LayerId, TypedLayer, TypedPuzzle } from "../typed.js";
import { directionNames } from "../vocabulary/directions.js";
import type { By } from "./scene.js";

export interface ShownValue {
  readonly value: Datum;
  readonly by: By;
}

/** Layers with their ids, in the order of the text. */
export function layersOf(puzzle: TypedPuzzle): readonly (readonly [LayerId, TypedLayer])[] {
  return puzzle.layers.map((layer, index) => [index as LayerId, layer] as const);
}

/** The datum that a code stands for in a layer; undefined for `none`. */
function drawnDatum(layer: TypedLayer, code: ValueCode): Datum | undefined {
  if (code === NONE) return undefined;
  const { domain } = layer;
  switch (domain.kind) {
    case "yes-no":
      return code === 1;
    case "symbols":
      return domain.values[code];
    case "direction":
      return directionNames[code];
    case "pieces":
      return domain.pieces.shapes[code]?.name;
    case "number":
    case "range":
    case "numbers":
    case "number-list":
    case "region":
    case "paths":
    case "table":
      return code;
    default:
      return domain satisfies never;
  }
}

const givenValue = (layer: TypedLayer, variable: GroundVariable | undefined): Datum | undefined => {
  const [only, ...others] = variable?.given === undefined ? [] : variable.domain;
  return only === undefined || others.length > 0 ? undefined : drawnDatum(layer, only);
};

function givenAt(
  ground: Ground,
  layer: TypedLayer,
  id: LayerId,
  printed: Datum | undefined,
  element: number,
): Datum | undefined {
  if (printed !== undefined) return printed;
  const variable = ground.variableOf.get(id)?.[element];
  return variable === undefined ? undefined : givenValue(layer, ground.variables[variable]);
}

/** By element; undefined where there is nothing to show. Regions and paths are not values: see `regionsOf`, `pathsOf`. */
export function shownValues(picture: Picture, id: LayerId): readonly (ShownValue | undefined)[] {
  const { ground, solution } = picture;
  const layer = ground.puzzle.layers[id];
  if (layer === undefined) return [];
  const printed = ground.data.get(id)?.values ?? [];
  const answer = solution?.layers.get(id);
  const found: readonly (Datum | null)[] =
    answer === undefined || answer.kind === "paths" ? [] : answer.values;
  const length = Math.max(printed.length, found.length, ground.variableOf.get(id)?.length ?? 0);
  return Array.from({ length }, (_, element) => {
    const given = givenAt(ground, layer, id, printed[element], element);
    if (given !== undefined) return { value: given, by: "given" };
    const value = found[element];
    return value === undefined || value === null ? undefined : { value, by: "found" };
  });
}

export interface ShownRegions {
  readonly by: By;
  /** By cell the number of its region, from 0; undefined outside. */
  readonly regionAt: readonly (number | undefined)[];
  /** The symbol that the data has for it. */
  readonly names: readonly string[];
  /** On the way to an answer. */
  readonly known?: KnownBorders | undefined;
}

/** A division of the board: rooms that the data prints, or areas found. */
export function regionsOf(picture: Picture, id: LayerId): ShownRegions | undefined {
  const answer = picture.solution?.layers.get(id);
  if (answer?.kind === "regions") {
    return {
      by: "found",
      regionAt: answer.values.map((value) => (value === null ? undefined : value - 1)),
      names: [],
      known: answer.known,
    };
  }
  const printed = picture.ground.elements.get(id);
  if (printed === undefined) return undefined;
  const regionAt: (number | undefined)[] = [];
  printed.cells.forEach((cells, region) => {
    for (const cell of cells) regionAt[cell] = region;
  });
  return { by: "given", regionAt, names: printed.names };
}

export interface ShownPath {
  readonly by: By;
  readonly cells: readonly number[];
  /** A step of a way of which neither beginning nor end is known. */
  readonly isStep: boolean;
}

export function pathsOf(picture: Picture, id: LayerId): readonly ShownPath[] {
  const answer = picture.solution?.layers.get(id);
  if (answer?.kind === "paths")
    return [...answer.paths, ...(answer.steps ?? [])].map((cells, index) => ({
      by: "found",
      cells,
      isStep: index >= answer.paths.length,
    }));
  return (picture.ground.elements.get(id)?.cells ?? []).map((cells) => ({
    by: "given",
    cells,
    isStep: false,
  }));
}
