/** The state of a preview, as data; and a person's actions on it. Both cross from page to host as messages, so they are plain values. */
import type {
  BoardCell,
  BoardResult,
  CandidatesResult,
  Extent,
  InstanceInfo,
  ProblemsResult,
} from "@ecp/lsp";

/** The work that is waited for, and can be cancelled. */
export type Work = "solve" | "count" | "unique" | "candidates";

/** How far a search is. */
export interface Progress {
  /** From 0 to 100. */
  readonly percentage?: number;
  /** How many answers were found. */
  readonly message?: string;
}

export interface PreviewState {
  /** The name of the file. */
  readonly file: string;
  readonly instances: readonly InstanceInfo[];
  /** The messages about the text. */
  readonly problems?: ProblemsResult;
  readonly board?: BoardResult;
  /** The number, from 0, of the answer that is drawn; absent: the puzzle as it is given. */
  readonly answer?: number;
  /** The cell whose place in a map the cursor is at. */
  readonly cursor?: string;
  /** The map that symbols are written into, where the instance has any. */
  readonly map?: string;
  /** Present where they are to be shown. */
  readonly candidates?: CandidatesResult;
  readonly work?: Work;
  /** Of the work, where the host has told. */
  readonly progress?: Progress;
  /** Of a search that did not succeed, for a person. It belongs to the text that was searched. */
  readonly notice?: string;
  /** Why the last thing that a person did on the board was not done: it stays until the next one. */
  readonly refused?: string;
  /** Whether an edit of the board can be undone, or made again; absent until the host has told. */
  readonly history?: EditHistoryState;
}

export interface EditHistoryState {
  readonly undo: boolean;
  readonly redo: boolean;
}

export type PreviewEvent =
  | { readonly kind: "ready" }
  /** A cell was chosen: the cursor goes there. */
  | { readonly kind: "select"; readonly cell: string }
  /** `key`: the last key of the symbol, which is written alone where the whole does not fit. */
  | { readonly kind: "type"; readonly cell: string; readonly symbol: string; readonly key?: string }
  /** Symbols are written into this map from now on. */
  | { readonly kind: "map"; readonly map: string }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  | { readonly kind: "instance"; readonly instance: string }
  | { readonly kind: "solve" }
  | { readonly kind: "count" }
  /** Whether there is one answer and no other; none is shown. */
  | { readonly kind: "unique" }
  | { readonly kind: "cancel" }
  | { readonly kind: "answer"; readonly step: 1 | -1 }
  /** The puzzle as it is given. */
  | { readonly kind: "unsolved" }
  | { readonly kind: "candidates"; readonly shown: boolean }
  | { readonly kind: "reveal"; readonly range: Extent };

/** Names of the maps of an instance, in the order of its text. */
export const mapsOfCells = (cells: readonly BoardCell[] = []): readonly string[] => [
  ...new Set(cells.flatMap(({ places }) => places.map(({ map }) => map))),
];
