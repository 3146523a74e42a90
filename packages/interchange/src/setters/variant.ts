/** A variant of Sudoku: the class of the library that says it, and its words in files of f-puzzles. The table of them is variants.ts. */
import type { Spelled } from "../genre.js";
import type { Givens, Layer } from "../givens.js";
import type { Json } from "./loose-json.js";
import type { Layers, SetterFile } from "./setter-file.js";

export interface Variant {
  readonly puzzle: string;
  /** For the title of a puzzle that has several. */
  readonly words: string;
  /** Besides the digits. */
  readonly layers: Readonly<Record<string, Spelled>>;
  /** Undefined if the file says nothing of it. */
  readonly read: (file: SetterFile) => Layers | undefined;
  readonly write: (given: Written) => Readonly<Record<string, Json>>;
}

export interface Written {
  readonly size: number;
  readonly layer: (name: string) => Layer;
}

export const writtenOf = ({ rows, layers }: Givens): Written => ({
  size: rows,
  layer: (name) => layers.get(name) ?? [],
});
