/** What a preview shows, as data; and what a person does with it. Both cross from page to host as messages, so they are plain values. */
import type { BoardResult, CandidatesResult, Extent, InstanceInfo } from "@ecp/lsp";

/** What is being waited for, and can be cancelled. */
export type Work = "solve" | "count" | "candidates";

export interface PreviewState {
  /** The name of the file. */
  readonly file: string;
  readonly instances: readonly InstanceInfo[];
  readonly board?: BoardResult;
  /** Which answer is drawn, from 0; absent: the puzzle as it is given. */
  readonly answer?: number;
  /** The cell whose place in a map the cursor is at. */
  readonly cursor?: string;
  /** Present where they are to be shown. */
  readonly candidates?: CandidatesResult;
  readonly work?: Work;
  /** Something that did not succeed, for a person: why a symbol was not written, why nothing is drawn. */
  readonly notice?: string;
}

export type PreviewEvent =
  | { readonly kind: "ready" }
  /** A cell was chosen: the cursor goes there. */
  | { readonly kind: "select"; readonly cell: string }
  | { readonly kind: "type"; readonly cell: string; readonly symbol: string }
  | { readonly kind: "instance"; readonly instance: string }
  | { readonly kind: "solve" }
  | { readonly kind: "count" }
  | { readonly kind: "cancel" }
  | { readonly kind: "answer"; readonly step: 1 | -1 }
  /** The puzzle as it is given. */
  | { readonly kind: "unsolved" }
  | { readonly kind: "candidates"; readonly shown: boolean }
  | { readonly kind: "reveal"; readonly range: Extent };
