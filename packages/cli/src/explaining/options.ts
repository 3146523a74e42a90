/** The options of `ecpc explain FILE`, `hint` and `rate`. */
import type { TextFormat } from "../solving/options.js";

export type ExplainFormat = TextFormat | "svg" | "html";

export interface ExplainOptions {
  readonly set: readonly string[];
  readonly format: ExplainFormat;
  readonly json?: boolean;
  readonly ascii?: boolean;
  /** Steps without a drawing each. */
  readonly brief?: boolean;
  /** A partly filled board. */
  readonly from?: string;
  /** Steps told at most. */
  readonly steps?: number;
  /** Hints: only where to look. */
  readonly where?: boolean;
  /** Seconds. */
  readonly timeout?: number;
  readonly progress?: boolean;
  readonly output?: string;
}

export const explainFormatOf = (options: Pick<ExplainOptions, "format" | "json">): ExplainFormat =>
  options.json === true ? "json" : options.format;
