/** Writes values as data write them. */

import type { Datum } from "../ground.js";
import type { TypedLayer } from "../typed.js";
import { sayUnprinted } from "../vocabulary/say-unprinted.js";
import { spellingOf } from "./glyphs.js";

/** The text of a value, in the form that makeSpelling reads. */
export function sayValue(
  layer: TypedLayer,
  value: Datum | undefined,
  names: readonly string[] | undefined,
): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "boolean") {
    if (value) return "#";
    return layer.role === "given" ? undefined : "-";
  }
  if (typeof value === "number" && layer.domain.kind === "region")
    return names?.[value] ?? regionSymbol(value);
  if (typeof value === "number" || typeof value === "string")
    return spellingOf(layer, value) ?? String(value);
  if ("unprinted" in value) return sayUnprinted(value.entries);
  return "none" in value ? "none" : value.join(",");
}

/** The symbol of a region that has none: a, b, … z, A, … Z, a1, … */
export function regionSymbol(number: number): string {
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const letter = letters[number % letters.length] ?? "a";
  return number < letters.length ? letter : `${letter}${Math.floor(number / letters.length)}`;
}
