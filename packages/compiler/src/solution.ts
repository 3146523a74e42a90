/**
 * An answer in the puzzle's terms, and the board that it is drawn on.
 *
 * Produced by: lower/answers/decode.ts, from the options that the engine chose. Consumed by: draw/ (text, SVG), json.ts, and tests.
 */
import type { Board } from "./board.js";
import type { Datum, Ground } from "./ground.js";
import type { LayerId } from "./typed.js";

export interface Placed {
  readonly shape: string;
  /** Or edges, or links: what its layer stands on. */
  readonly cells: readonly number[];
}

/** Of a division that is not known yet, neighbours that are in one region, and neighbours that are not. */
export interface KnownBorders {
  readonly joined: readonly (readonly [number, number])[];
  readonly apart: readonly (readonly [number, number])[];
}

export type LayerAnswer =
  /** By element; null outside the layer's `on` and where the value is `none`. */
  | { readonly kind: "values"; readonly values: readonly (Datum | null)[] }
  /** A division: for each cell the number of its region, from 1 in reading order; null outside. */
  | { readonly kind: "regions"; readonly values: readonly (number | null)[]; readonly known?: KnownBorders }
  /** On the way to an answer, also single steps of ways that are not known yet. */
  | {
      readonly kind: "paths";
      readonly paths: readonly (readonly number[])[];
      readonly steps?: readonly (readonly [number, number])[];
    }
  /** By cell the name of the shape, and the placements. */
  | {
      readonly kind: "pieces";
      readonly values: readonly (string | null)[];
      readonly placements: readonly Placed[];
    };

export interface Solution {
  /** Every `find` layer that is not hidden. */
  readonly layers: ReadonlyMap<LayerId, LayerAnswer>;
  /** Names of the chosen options of a cover puzzle, in the order of the file. */
  readonly options: readonly string[];
}

/** The content of a drawing: the givens of `ground`, and, if there is one, an answer. */
export interface Picture {
  readonly ground: Ground;
  readonly board?: Board;
  readonly solution?: Solution;
}
