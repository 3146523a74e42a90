/** A genre: one class of puzzles in the formats of others. The table of them is genres.ts. */
import type { Field } from "./fields/field.js";
import { INNER_BORDER } from "./fields/regions/inner-borders.js";
import type { Givens, Value } from "./givens.js";

/** How an instance spells a layer. `map`: in its map, by the legend of the class. */
export type Spelled =
  | "map"
  | "cells"
  /** Yes or nothing, in cells. */
  | "marks"
  /** Yes or nothing, listed by place. */
  | "links"
  | "edges"
  | "corners"
  /** Of each cell a value for each direction, listed by cell. */
  | "sides"
  /** Ways from cell to cell, listed. */
  | "paths"
  /** Listed by the cells at both ends. */
  | "diagonals"
  /** In a map of a row and a column more than the board. */
  | "cornerMap"
  | "regions"
  | "rows"
  | "columns"
  /** A list for each row, then for each column. */
  | "lines"
  /** A row of a table each, its fields apart by commas. */
  | "table"
  /** The same, of single values. */
  | "rowsAndColumns"
  /** A value for each region of a layer. */
  | { readonly of: string };

export interface Genre {
  readonly puzzle: string;
  /** In an address; the first is the one that is written. */
  readonly names: readonly [string, ...string[]];
  readonly layers: Readonly<Record<string, Spelled>>;
  /** The symbol of the class's legend for what stands at a cell. */
  readonly symbol?: (at: (layer: string) => Value | undefined) => string;
  /** The body of an address, behind the size. */
  readonly address: readonly Field[];
  /** pzprv3 text. The answer goes into layers of `answerOf`. */
  readonly file: {
    readonly name: string;
    /** The version that is written. */
    readonly version: number;
    /** One number for rows and columns. */
    readonly square?: true;
    /** Lines before the fields that ask for other rules. */
    readonly variants?: readonly string[];
    /** How many of the lines behind the size are without spaces, so that one may look like a Sudoku. */
    readonly denseLines?: (rows: number) => number;
    readonly fields: (version: number) => readonly Field[];
  };
  /** Rows and columns that the board of the class has more than that of the format. */
  readonly margin?: 1;
  /**
   * Parameters of the instance that follow from the size, or that the format's rules fix: with other values an instance is not exported.
   * Undefined where no puzzle has that size.
   */
  readonly parameters?: (rows: number, columns: number) => ReadonlyMap<string, Value> | undefined;
  /** Parameters that have these values need not be said. */
  readonly defaults?: ReadonlyMap<string, Value>;
  /** The class of the same genre that says less, and is enough where nothing stands in the layers that it lacks. */
  readonly plain?: Genre;
  /** A layer that the class lacks: where anything stands in it, this class of the library is taken in beside it. */
  readonly beside?: { readonly layer: string; readonly puzzle: string };
  /** The formats can say that a cell is not on the board. */
  readonly holes?: true;
  /** Before an export: the same puzzle as the format has it. */
  readonly prepare?: (givens: Givens) => Givens;
  /** Of the flags in an address those that ask for no other rules. */
  readonly flags?: string;
  /** One of them that each address has; `older` under no name reads addresses without it. */
  readonly everyAddress?: string;
  /** A flag, in an address and in a file before the fields, that asks for a rule which the class has as a parameter. */
  readonly choice?: Choice;
  /** Older bodies of an address, by the flag that asks for them. */
  readonly older?: Readonly<Record<string, readonly Field[]>>;
}

export interface Choice {
  readonly flag: string;
  readonly parameter: string;
  /** The value that the flag asks for; without it, it is the other. */
  readonly asks: boolean;
  /** In a file one of the fields reads it (`choiceLine`). */
  readonly amongFields?: true;
}

/** The genre of the class that also knows borders which end inside a room. */
export const withBorders = (plain: Genre, puzzle: string): Genre => ({
  ...plain,
  puzzle,
  layers: { ...plain.layers, [INNER_BORDER]: "edges" },
  plain,
});

const ANSWER = "=";

/** The name under which a draft keeps the answer's values of a layer, apart from what is given of it. */
export const answerOf = (layer: string): string => ANSWER + layer;

/** The name under which an answer says of which shape the piece on each cell is. */
export const shapesOf = (layer: string): string => `shape of ${layer}`;

/** The name under which an answer says which cells one piece covers: the board as regions. */
export const piecesOf = (layer: string): string => `pieces of ${layer}`;

/** The layer that an answer's values are of; undefined for what is given. */
export const answeredLayer = (name: string): string | undefined =>
  name.startsWith(ANSWER) ? name.slice(ANSWER.length) : undefined;
