/** The options of `ecpc explain FILE`. */
import type { Format } from "../solving/options.js";

export interface ExplainOptions {
  readonly set: readonly string[];
  readonly format: Format;
  readonly json?: boolean;
  readonly ascii?: boolean;
  /** Steps without a drawing each. */
  readonly brief?: boolean;
  /** Seconds. */
  readonly timeout?: number;
  readonly output?: string;
}
