/** A puzzle file of a page where people set Sudokus: what has been read of it, and what no class can say. */
import type { Value } from "../givens.js";
import type { Json } from "./loose-json.js";

export type JsonObject = { readonly [name: string]: Json };

export interface SetterFile {
  /** Rows, and columns. */
  readonly size: number;
  /** The content of the file under a name; from then on it counts as read. */
  readonly take: (name: string) => Json;
  /** `what` is told as not supported. */
  readonly leave: (what: string) => void;
  /** A cell by its name: undefined where it is none of the board. */
  readonly cell: (name: Json | undefined) => number | undefined;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Nothing is said by it. */
export const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === "" ||
  (Array.isArray(value) ? value.every(isEmpty) : isObject(value) && Object.values(value).every(isEmpty));

/** Text or a number, as text. */
export const textOf = (value: Json | undefined): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

export const numberOf = (value: Json | undefined): number | undefined =>
  /^\d{1,6}$/.test(textOf(value)) ? Number(textOf(value)) : undefined;

export const objectsOf = (value: Json): readonly JsonObject[] =>
  listOf(value).map((each) => (isObject(each) ? each : {}));

/** `R3C4`, from 1; 0 and one more than the size stand beside the board. */
export function placeOf(
  name: Json | undefined,
): { readonly row: number; readonly column: number } | undefined {
  const match = /^r(\d{1,3})c(\d{1,3})$/i.exec(textOf(name));
  return match === null ? undefined : { row: Number(match[1]), column: Number(match[2]) };
}

export function cellIn(size: number, name: Json | undefined): number | undefined {
  const place = placeOf(name);
  if (place === undefined) return undefined;
  const { row, column } = place;
  const isInside = row >= 1 && column >= 1 && row <= size && column <= size;
  return isInside ? (row - 1) * size + column - 1 : undefined;
}

export const setterCell = (size: number, cell: number): string =>
  `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`;

export type Layers = Readonly<Record<string, readonly (Value | undefined)[]>>;
