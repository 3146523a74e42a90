/** The world outside as a command sees it: two streams, whether they are terminals, and whether colour is welcome. */
import { once } from "node:events";
import { createColors } from "picocolors";

type Colours = ReturnType<typeof createColors>;

export interface Stream {
  readonly write: (text: string) => void;
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
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** https://no-color.org: any value that is not empty. */
const noColour = (environment: Terminal["environment"]): boolean =>
  (environment.NO_COLOR ?? "") !== "" || environment.TERM === "dumb";

function streamOf(stream: NodeJS.WriteStream, environment: Terminal["environment"]): Stream {
  const isTerminal = stream.isTTY === true;
  const forced = (environment.FORCE_COLOR ?? "") !== "" && environment.FORCE_COLOR !== "0";
  return {
    write: (text) => {
      stream.write(text);
    },
    flushed: async () => {
      if (stream.writableNeedDrain) await once(stream, "drain");
    },
    isTerminal,
    colours: createColors(!noColour(environment) && (isTerminal || forced)),
    get width() {
      return stream.columns || 80;
    },
    get height() {
      return stream.rows || 24;
    },
  };
}

export function processTerminal(): Terminal {
  const environment = process.env;
  return {
    out: streamOf(process.stdout, environment),
    err: streamOf(process.stderr, environment),
    environment,
  };
}
