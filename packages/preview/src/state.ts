/** The state of a preview, as data; and a person's actions on it. Both cross from page to host as messages, so they are plain values. */
import type { PlayEntry } from "@ecp/compiler";
import type {
  BoardCell,
  BoardResult,
  CandidatesResult,
  CheckResult,
  ExplainResult,
  ExplainWhat,
  Extent,
  InstanceInfo,
  PlayResult,
  ProblemsResult,
  ReplayFrame,
  ReplayPlace,
} from "@ecp/lsp";

/** The work that is waited for, and can be cancelled. */
export type Work = "solve" | "count" | "unique" | "candidates" | "check" | "replay" | "verify" | ExplainWhat;

/** An explanation that is shown, and how far it has been gone through. */
export interface Explained {
  readonly what: ExplainWhat;
  readonly result: ExplainResult;
  /** The step that is looked at, from 0. */
  readonly at: number;
  /** For a hint: the whole step, not only where to look. */
  readonly isWhole: boolean;
}

/** A search that is shown step by step: the frame that is looked at, from 0. */
export interface Replayed {
  readonly at: number;
  readonly last: number;
  readonly frame: ReplayFrame;
  readonly standing: Standing;
  readonly svg: string;
  /** The end, or the place where it is cut, in a sentence. */
  readonly end: string;
  /** It can be asked for with more steps. */
  readonly hasMore: boolean;
  readonly isPlaying: boolean;
  /** Frames a second. */
  readonly speed: number;
}

/** The places that the search has put something at by then: the only way that was left, or one of several. */
export interface Standing {
  readonly placed: readonly ReplayPlace[];
  readonly chosen: readonly ReplayPlace[];
}

/** `set`: symbols are written into the text. `play`: the board is filled in, and the text stays as it is. */
export type Mode = "set" | "play";

/** The values that the rules leave, each rule by itself, or those that occur in some answer. */
export type CandidatesBy = "rules" | "answers";

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
  readonly candidatesBy?: CandidatesBy;
  readonly mode?: Mode;
  /** The possible entries; present while the board is being filled in. */
  readonly play?: PlayResult;
  /** The last report on the entries; it is removed when they change. */
  readonly check?: CheckResult;
  readonly explained?: Explained;
  readonly replayed?: Replayed;
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
  | { readonly kind: "verify" }
  | { readonly kind: "cancel" }
  | { readonly kind: "answer"; readonly step: 1 | -1 }
  /** The puzzle as it is given. */
  | { readonly kind: "unsolved" }
  | { readonly kind: "candidates"; readonly shown: boolean; readonly by?: CandidatesBy }
  | { readonly kind: "mode"; readonly mode: Mode }
  /** All that is filled in by now. */
  | { readonly kind: "filled"; readonly entries: readonly PlayEntry[] }
  | { readonly kind: "check" }
  /** A hint that is shown is told whole. */
  | { readonly kind: "explain"; readonly what: ExplainWhat }
  /** This step of the explanation is looked at. */
  | { readonly kind: "step"; readonly at: number }
  /** The explanation goes. */
  | { readonly kind: "unexplained" }
  /** The search is shown. `plays`: at once; `isLonger`: with as many steps as there may be. */
  | { readonly kind: "replay"; readonly plays: boolean; readonly isLonger: boolean }
  /** This frame of it is looked at, and it stands still. */
  | { readonly kind: "frame"; readonly at: number }
  /** It goes on by itself, at the end from the beginning; or it stands still. */
  | { readonly kind: "playing"; readonly plays: boolean }
  /** So many frames a second. */
  | { readonly kind: "speed"; readonly speed: number }
  /** It goes. */
  | { readonly kind: "unreplayed" }
  | { readonly kind: "reveal"; readonly range: Extent };

/** The step after which the board is drawn; a hint leaves the board as it is. */
export const stepDrawn = ({ explained }: PreviewState): number | undefined =>
  explained === undefined || explained.what === "next" || explained.result.steps.length === 0
    ? undefined
    : explained.at;

/** An answer, what was found so far, or what a search has put there stands on the board instead of what a person has filled in. */
export const isDrawnOver = (state: PreviewState): boolean =>
  state.answer !== undefined || stepDrawn(state) !== undefined || state.replayed !== undefined;

export const drawingOf = ({ board, replayed }: PreviewState): string | undefined =>
  replayed?.svg ?? board?.svg;

/** Names of the maps of an instance, in the order of its text. */
export const mapsOfCells = (cells: readonly BoardCell[] = []): readonly string[] => [
  ...new Set(cells.flatMap(({ places }) => places.map(({ map }) => map))),
];
