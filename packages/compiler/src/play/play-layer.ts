/**
 * The possible entries of a person on a board: for each layer to be found its places, and for each place the possible values. Told by the sorts of the layers
 * alone, so that every puzzle of a sort is filled in alike.
 *
 * Produced by: play/play-layers.ts. Consumed by: whoever lets people fill in a board (packages/lsp, packages/preview). Plain data.
 * Places are counted in half cells, as in draw/scene.ts.
 */
import type { Point } from "../draw/scene.js";

export interface PlayLayer {
  readonly name: string;
  readonly part: PlayPart;
  readonly on: PlayPlaceSort;
  /** All that can stand at its places, in their order. */
  readonly values: readonly PlayValue[];
  /** The value of a cross or a dot, which says that there is nothing. Absent if something stands everywhere. */
  readonly nothing?: string;
  readonly places: readonly PlayPlace[];
}

/**
 * `value`: of an element. Regions, pieces and ways have none, and are filled in by what is drawn of them: whether neighbours are `joined`, whether a way
 * makes the `step` from one to the other, which `shape` covers a cell.
 */
export type PlayPart = "value" | "joined" | "step" | "shape";

/** `link`: a line from centre to centre. `edge`: a border. `beside`: next to something, as the sum of a row. */
export type PlayPlaceSort = "cell" | "link" | "edge" | "corner" | "wedge" | "beside";

export interface PlayPlace {
  /** The element of the layer; of `joined` and `step` the link. */
  readonly element: number;
  /** `r3c4`, `r1c1-r1c2` */
  readonly name: string;
  /** Its middle. */
  readonly at: Point;
  /** For links and edges: from where to where they go. */
  readonly ends?: readonly [Point, Point];
  /** Of a link or an edge between layers of the board, which stands in both its cells: where it stands once more. */
  readonly also?: readonly { readonly at: Point; readonly ends: readonly [Point, Point] }[];
  /** The values that can stand here, by their place in `PlayLayer.values`, where not all can. */
  readonly only?: readonly number[];
  /** It is printed, and nobody fills it in. */
  readonly isGiven?: true;
}

export interface PlayValue {
  /** The value as it is spelled: `5`, `yes`, `none`, `white`. */
  readonly text: string;
  readonly look: PlayLook;
}

export type PlayLook =
  /** Attributes of what fills the cell, and perhaps a mark over it. */
  | { readonly kind: "fill"; readonly paint: string; readonly isBlack: boolean; readonly svg?: string }
  /** Drawn round (0, 0), for a cell of 40. */
  | { readonly kind: "mark"; readonly svg: string }
  /** The number of lines along the link or edge. */
  | { readonly kind: "lines"; readonly count: number }
  | { readonly kind: "nothing" };

/** Something that a person has filled in: what stands at a place. */
export interface PlayEntry {
  readonly layer: string;
  readonly part: PlayPart;
  readonly element: number;
  readonly value: string;
}
