/** Many instances as pieces of work, which any thread can do: the message that a thread gets once, and its result for each piece. */

import type { JsonObject } from "@ecp/compiler";
import { clock } from "../clock.js";
import type { ExitCode } from "../exit-codes.js";
import type { Line } from "../input/read-lines.js";
import type { Interrupt } from "../solving/interrupt.js";
import type { SolvingOptions } from "../solving/options.js";
import type { Blocks } from "./blocks.js";

/** The work, as data that can be handed to another thread. */
export interface Order {
  readonly kind: "lines" | "puzzles" | "instances" | "tests";
  readonly file: string;
  readonly text: string;
  /** The instance that is named. */
  readonly name?: string;
  /** For lines: the file that they stand in, as messages name it. */
  readonly linesFile?: string;
  /** For instances: where they stand in the text. */
  readonly blocks?: Blocks;
  /** For tests: the files. */
  readonly files?: readonly string[];
  readonly options: SolvingOptions;
  /** How results are printed in the end. */
  readonly look: { readonly colours: boolean; readonly errorColours: boolean; readonly width: number };
  /** In milliseconds since 1970, which all threads agree on. */
  readonly deadline?: number;
  /** Its first number is 1 as soon as no more is wanted. */
  readonly stop: SharedArrayBuffer;
}

/** A line that is a board. */
export type BoardLine = Omit<Line, "start"> & {
  /** Lines before it that are no boards: in a text of answers, as many empty lines stand for them. */
  readonly gap: number;
};

/** Instances, or files, number `from` to `to` - 1, from 0, in the order of the input; or lines, which come with the piece. */
export type Piece =
  | { readonly kind: "instances"; readonly from: number; readonly to: number }
  | { readonly kind: "lines"; readonly lines: readonly BoardLine[] };

export const workSize = (piece: Piece): number =>
  piece.kind === "lines" ? piece.lines.length : piece.to - piece.from;

export interface Done {
  /** For standard output and standard error. */
  readonly out: string;
  readonly err: string;
  /** With `--format json`, which prints all at the end. */
  readonly objects: readonly JsonObject[];
  readonly codes: readonly ExitCode[];
}

/** A piece that was stopped says what it has until then. */
export type Work = (piece: Piece) => Promise<Done>;

export const isStopped = (stop: SharedArrayBuffer): boolean => Atomics.load(new Int32Array(stop), 0) !== 0;

/** Ctrl-C, as another thread hears of it. */
export function distantInterrupt(stop: SharedArrayBuffer): Interrupt {
  return {
    pace: { isQuick: false },
    get requested() {
      return isStopped(stop);
    },
    get isListening() {
      // Of the threads that share a request, the one that hears of Ctrl-C.
      return process.listenerCount("SIGINT") > 0;
    },
    listen: () => {},
    onRequest: () => () => {},
    release: async () => {},
  };
}

/** A moment of `Order` on this thread's own clock. */
export const ownDeadline = (deadline: number | undefined): number | undefined =>
  deadline === undefined ? undefined : clock() + (deadline - Date.now());
