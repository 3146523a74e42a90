/**
 * The givens of a puzzle, in the terms of its class: the form between all formats. Layers are named as the class names them, so that
 * every format needs to know the class alone, and no format another.
 */

/** `?` is a value that is there and not printed. */
export type Value = number | boolean | string | readonly number[];

/**
 * Values of a layer by element, in the compiler's order: cells row by row; links and edges first those between cells of a row or above
 * them (see places.ts); rows; columns; lines as rows, then columns; regions by their number. Of a region layer the number of the region of
 * each cell, from 0 in reading order of their first cells.
 */
export type Layer = readonly (Value | undefined)[];

export interface Givens {
  /** The class, as `instance … of` names it. */
  readonly puzzle: string;
  readonly rows: number;
  readonly columns: number;
  readonly parameters: ReadonlyMap<string, Value>;
  readonly layers: ReadonlyMap<string, Layer>;
  /** Classes of the library: the class says what these say, and nothing else. */
  readonly takesIn?: readonly string[];
  readonly remarks?: Remarks;
}

/** The contents of a file apart from its puzzle. */
export interface Remarks {
  readonly title?: string;
  readonly author?: string;
  /** In words. */
  readonly rules?: string;
  /** The parts that no class can express. */
  readonly notSaid: readonly string[];
}

/** No layer of a class: true for cells that are not on the board. */
export const HOLE = "hole";

/** Givens while they are read; only the functions that read them write them. */
export interface Draft {
  readonly puzzle: string;
  rows: number;
  columns: number;
  readonly parameters: Map<string, Value>;
  readonly layers: Map<string, (Value | undefined)[]>;
}

export const makeDraft = (puzzle: string, rows: number, columns: number): Draft => ({
  puzzle,
  rows,
  columns,
  parameters: new Map(),
  layers: new Map(),
});

/** The layer of that name, empty where nothing has been read into it yet. */
export function draftLayer(draft: Draft, name: string): (Value | undefined)[] {
  const layer = draft.layers.get(name) ?? [];
  draft.layers.set(name, layer);
  return layer;
}
