/** The services that grounding lends to the reader of data, so that nothing here depends on ground/. */
import type { Board } from "../board.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Datum } from "../ground.js";
import type { Expression, TypedPuzzle, VariableId } from "../typed.js";

export interface DataEnvironment {
  /**
   * A known expression: a number, truth, symbol or direction. Undefined where it has no value; whoever evaluates has reported why.
   */
  readonly evaluate: (expression: Expression, bindings: ReadonlyMap<VariableId, Datum>) => Datum | undefined;
  /** Like `Host.read`. */
  readonly readFile: (
    path: string,
    from: string,
  ) => { readonly file: string; readonly text: string } | { readonly refused: string };
  /** Told how much is read, so that what takes too long ends. */
  readonly spend?: (steps: number) => void;
  /** The board has the size that `measure` found, which has compared the maps already. */
  readonly boardFromMaps: boolean;
}

/** The context that every reader is handed. */
export interface DataReading {
  readonly puzzle: TypedPuzzle;
  readonly board: Board;
  readonly environment: DataEnvironment;
  readonly report: (diagnostic: Diagnostic) => void;
}
