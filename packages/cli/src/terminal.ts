/** The world outside as a command sees it: two streams, whether they are terminals and colour is welcome, and files of results. */
import type { createColors } from "picocolors";
import type { Content } from "./output/content.js";
import type { ResultFiles } from "./output/result-stream.js";

type Colours = ReturnType<typeof createColors>;

export interface Stream {
  readonly write: (content: Content) => void;
  /** When whoever reads it has taken most of what was written: results that come in thousands wait for that. */
  readonly flushed: () => Promise<void>;
  readonly isTerminal: boolean;
  readonly colours: Colours;
  /** Columns and rows; usual ones where a terminal does not know its size. */
  readonly width: number;
  readonly height: number;
}

export interface Terminal {
  readonly out: Stream;
  readonly err: Stream;
  /** Those that options name; `main` sees to it that they are written in the end. */
  readonly files: ResultFiles;
  readonly environment: Readonly<Record<string, string | undefined>>;
}
