/** Values of layers as integers (`ValueCode`), and back. */

import { type Datum, NONE, type ValueCode } from "../ground.js";
import type { TypedLayer } from "../typed.js";
import { directionNames } from "../vocabulary/directions.js";
import type { Family } from "./family.js";
import { type Known, none } from "./value.js";

/** The code of a value in a layer; undefined for what no value of the layer can be. */
export function codeOf(layer: TypedLayer, value: Known): ValueCode | undefined {
  if (typeof value === "number") return Number.isInteger(value) ? value : undefined;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string") {
    const index = symbolsOf(layer).indexOf(value);
    return index < 0 ? undefined : index;
  }
  if (value.kind === "element") return value.index;
  return value.kind === "none" ? NONE : undefined;
}

/** The value of a code; `directions` is the family of a board. */
export function valueOfCode(layer: TypedLayer, code: ValueCode, directions: Family | undefined): Known {
  if (code === NONE) return none;
  switch (layer.domain.kind) {
    case "yes-no":
      return code === 1;
    case "symbols":
    case "pieces":
      return symbolsOf(layer)[code] ?? none;
    case "direction":
      return directions?.at(code) ?? none;
    default:
      return code;
  }
}

/** The value as data, as answers and drawings hold it. */
export function datumOf(layer: TypedLayer, code: ValueCode): Datum | null {
  if (code === NONE) return null;
  switch (layer.domain.kind) {
    case "yes-no":
      return code === 1;
    case "symbols":
    case "pieces":
      return symbolsOf(layer)[code] ?? null;
    case "direction":
      return directionNames[code] ?? null;
    default:
      return code;
  }
}

/** And back; undefined for what no value of the layer can be. */
export function codeOfDatum(layer: TypedLayer, datum: Datum | undefined): ValueCode | undefined {
  if (typeof datum === "number") return Number.isInteger(datum) ? datum : undefined;
  if (typeof datum === "boolean") return datum ? 1 : 0;
  if (typeof datum === "string") {
    const names: readonly string[] = layer.domain.kind === "direction" ? directionNames : symbolsOf(layer);
    const index = names.indexOf(datum);
    return index < 0 ? undefined : index;
  }
  return typeof datum === "object" && "none" in datum ? NONE : undefined;
}

/** For messages: `digit 5`, `queen`, `moon`. */
export function describeCode(layer: TypedLayer, code: ValueCode): string {
  if (code === NONE) return `no ${layer.name}`;
  switch (layer.domain.kind) {
    case "yes-no":
      return code === 1 ? layer.name : `not ${layer.name}`;
    case "symbols":
    case "pieces":
      return symbolsOf(layer)[code] ?? layer.name;
    case "direction":
      return `${layer.name} ${directionNames[code] ?? ""}`;
    default:
      return `${layer.name} ${code}`;
  }
}

function symbolsOf(layer: TypedLayer): readonly string[] {
  const { domain } = layer;
  switch (domain.kind) {
    case "symbols":
      return domain.values;
    case "pieces":
      return domain.pieces.shapes.map((shape) => shape.name);
    default:
      return [];
  }
}
