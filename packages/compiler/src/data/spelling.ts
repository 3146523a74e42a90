/** The spellings of the values of a layer in maps: by name, as `written` and `show` say, and for each type in its own way. */

import { nearName } from "../diagnostics/near-name.js";
import { type Drawn, drawValue } from "../draw/glyphs.js";
import { signsOfGlyph } from "../draw/looks.js";
import type { Datum } from "../ground.js";
import type { LayerId, TypedLayer, TypedPuzzle } from "../typed.js";
import { directionNames } from "../vocabulary/directions.js";
import { sayUnprinted } from "../vocabulary/say-unprinted.js";

export type Spelled =
  | { readonly kind: "nothing" }
  | { readonly kind: "value"; readonly value: Datum }
  | { readonly kind: "unreadable"; readonly near?: string }
  /** A first letter of several values. */
  | { readonly kind: "ambiguous"; readonly first: string; readonly second: string };

/** `dense`: one character stands for a value, so letters go on from 9, and first letters are enough. */
export type ReadSpelled = (text: string, dense: boolean) => Spelled;

const yesWords = ["yes", "#", "x", "X", "*", "1"];
const noWords = ["no", "-", "0"];
/** Directions as they are drawn, up first. */
const arrows = ["^↑", ">→", "v↓", "<←"];

export function makeSpelling(puzzle: TypedPuzzle, id: LayerId): ReadSpelled {
  const layer = puzzle.layers[id];
  if (layer === undefined) return () => ({ kind: "unreadable" });
  const names = valueNames(layer);
  const said = signsOfLayer(puzzle, id, layer);

  return (text, dense) => {
    if (text === ".") return { kind: "nothing" };
    const value = said.get(text) ?? ownReading(layer, text, dense);
    if (value !== undefined) return { kind: "value", value };
    if (dense && [...text].length === 1) {
      const [first, second] = names.filter((name) => name.startsWith(text));
      if (first !== undefined && second !== undefined) return { kind: "ambiguous", first, second };
      if (first !== undefined) return { kind: "value", value: first };
    }
    const near = nearName(text, said.keys());
    return near === undefined ? { kind: "unreadable" } : { kind: "unreadable", near };
  };
}

/** The spellings that data have for the values of a layer whose values can be listed. */
export function signsOfLayer(
  puzzle: TypedPuzzle,
  id: LayerId,
  layer: TypedLayer,
): ReadonlyMap<string, Datum> {
  const names = valueNames(layer);
  const said = new Map<string, Datum>(names.map((name) => [name, name]));
  if (layer.domain.kind === "direction")
    arrows.forEach((signs, direction) => {
      for (const sign of signs) said.set(sign, directionNames[direction] ?? "");
    });
  if (layer.domain.kind === "yes-no") {
    for (const word of noWords) said.set(word, false);
    for (const word of [...yesWords, layer.name]) said.set(word, true);
  }
  for (const show of puzzle.shows)
    if (show.target.layer === id && show.as.kind === "text") {
      const value = namedValue(layer, show.target.value);
      if (value !== undefined) said.set(show.as.text, value);
    }
  for (const [symbol, name] of layer.written) {
    const value = namedValue(layer, name);
    if (value !== undefined) said.set(symbol, value);
  }
  if (layer.orNone && !said.has("none")) said.set("none", { none: true });
  if (layer.orUnprinted && !said.has("?")) said.set("?", { unprinted: true });
  addDrawnSigns(puzzle, id, layer, said);
  return said;
}

/** A dot stands for a cell of which nothing is known, and never for a value that a drawing shows by it. */
const NOTHING_KNOWN = ".";

/** The signs by which drawings show the values, unless they mean another value: that of its shape, and what stands for it in plain characters. */
function addDrawnSigns(puzzle: TypedPuzzle, id: LayerId, layer: TypedLayer, said: Map<string, Datum>): void {
  const { domain } = layer;
  const values: readonly Datum[] =
    domain.kind === "symbols" ? domain.values : domain.kind === "yes-no" ? [true] : [];
  const drawn = values.flatMap((value) =>
    signsOfDrawn(drawValue(puzzle, id, value, 0)).map((sign) => ({ sign, value })),
  );
  for (const { sign, value } of drawn) {
    const isPlain = /^[\x20-\x7e]$/u.test(sign);
    const isOther =
      drawn.some((other) => other.sign === sign && other.value !== value) ||
      (isPlain && valueNames(layer).some((name) => name !== value && name.startsWith(sign)));
    if (sign !== NOTHING_KNOWN && !isOther && !said.has(sign)) said.set(sign, value);
  }
}

/** Of what is drawn with one sign. */
const signsOfDrawn = (drawn: Drawn): readonly string[] =>
  drawn.kind === "glyph" && drawn.glyph.kind === "shape" ? signsOfGlyph(drawn.glyph) : [];

/** Of types whose values are too many to list. */
function ownReading(layer: TypedLayer, text: string, dense: boolean): Datum | undefined {
  const { domain } = layer;
  switch (domain.kind) {
    case "number":
    case "range":
    case "numbers":
      return readNumber(text, dense);
    case "number-list":
      return readList(text, layer.orUnprinted);
    case "region":
      return text;
    case "yes-no":
    case "symbols":
    case "direction":
    case "pieces":
    case "paths":
    case "table":
      return undefined;
    default:
      return domain satisfies never;
  }
}

export function readNumber(text: string, dense: boolean): number | undefined {
  if (/^[-+]?\d{1,15}$/u.test(text)) return Number(text);
  if (dense && /^[A-Z]$/u.test(text)) return Number.parseInt(text, 36);
  return undefined;
}

/**
 * A list, with spaces or commas between its numbers; where some may not be printed, also `3 ? 1` and `3 * 1`. `?` alone is no list of one entry: that is `[?]`.
 * Returns undefined unless all are numbers or such signs.
 */
export function readList(text: string, orUnprinted: boolean): Datum | undefined {
  const [, inside] = /^\[(.*)\]$/u.exec(text) ?? [];
  const texts = (inside ?? text).trim().split(/\s*,\s*|\s+/u);
  const numbers = texts.map((each) => readNumber(each, false));
  if (numbers.every((number) => number !== undefined)) return numbers;
  if (!orUnprinted || text === "?") return undefined;
  const entries = texts.map((each, at) => (each === "?" || each === "*" ? each : numbers[at]));
  return entries.every((entry) => entry !== undefined) ? { unprinted: true, entries } : undefined;
}

function valueNames(layer: TypedLayer): readonly string[] {
  const { domain } = layer;
  if (domain.kind === "symbols") return domain.values;
  if (domain.kind === "direction") return directionNames;
  if (domain.kind === "pieces") return domain.pieces.shapes.map((shape) => shape.name);
  return [];
}

/** A value by the name that `written` or `show` uses; without a name, yes. */
function namedValue(layer: TypedLayer, name: string | undefined): Datum | undefined {
  if (layer.domain.kind === "yes-no") return name !== "no";
  if (name === undefined) return undefined;
  return valueNames(layer).includes(name) ? name : readNumber(name, false);
}

export function sayDatum(value: Datum): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return String(value);
  if ("unprinted" in value) return sayUnprinted(value.entries);
  return "none" in value ? "none" : value.join(",");
}
