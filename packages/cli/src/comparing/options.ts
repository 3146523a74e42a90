/** The options of `ecpc compare`. */
import type { SolvingOptions } from "../solving/options.js";

export type CompareFormat = "text" | "json" | "svg";

export interface CompareOptions extends Omit<SolvingOptions, "format" | "timeout"> {
  readonly format: CompareFormat;
  /** Seconds of each search. */
  readonly timeout: number;
}

export const compareFormatOf = ({ format, json }: CompareOptions): CompareFormat =>
  json === true ? "json" : format;
