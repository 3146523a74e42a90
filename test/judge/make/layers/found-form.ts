/** One way to make a layer that is to be found, and what it may depend on. */
import type { Datum, Layer, Standing } from "../../layers.js";
import type { Board } from "../../meaning/board.js";
import type { Random } from "../../random.js";

export interface FoundForm {
  readonly weight: number;
  /** Undefined where the board does not allow of it. */
  readonly make: () => Layer | undefined;
}

export interface Place {
  readonly random: Random;
  readonly board: Board;
  readonly givens: readonly Layer[];
  /** Layers that may be hidden are. */
  readonly hidden: boolean;
  /** Somewhere on the board. */
  readonly on: () => Standing;
  /** What the instance fixes of a layer that stands everywhere. */
  readonly fixed: (values: readonly Datum[], on: Standing) => readonly Datum[];
}
