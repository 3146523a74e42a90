/** The options of `ecpc trace`, and what each way of telling a search is given. */
import type { Ground, Lowered } from "@ecp/compiler";
import type { OptionId } from "@ecp/engine";
import type { SolvingOptions } from "../solving/options.js";

export type TraceFormat = SolvingOptions["format"] | PictureFormat;

/** A picture that moves. */
export type PictureFormat = "svg" | "gif" | "html";

export const isPicture = (format: TraceFormat): format is PictureFormat =>
  format === "svg" || format === "gif" || format === "html";

export interface TraceOptions extends Omit<SolvingOptions, "format"> {
  readonly format: TraceFormat;
  /** A file with what somebody has entered. */
  readonly from?: string;
  /** Steps a second of what moves. */
  readonly speed?: number;
  /** Events to tell; 0 for all, or as many as a picture has room for. */
  readonly steps: number;
}

export interface TracedPicture extends Traced {
  /** On the board before the search. */
  readonly entered: readonly OptionId[];
}

export interface Traced {
  readonly ground: Ground;
  readonly lowered: Lowered;
}

/** After the first answer (or as many as `--limit` says) the search is over. */
export const traceLimit = ({ limit }: TraceOptions): { readonly limit?: number } =>
  limit > 0 ? { limit } : {};
