/** A terminal that keeps what is written, so that it can be printed in its turn. */
import { createColors } from "picocolors";
import { resultFiles } from "../output/result-stream.js";
import type { Stream, Terminal } from "../terminal.js";
import type { Order } from "./work.js";

export interface Captured {
  readonly terminal: Terminal;
  /** Returns the text written since the last call. */
  readonly take: () => { readonly out: string; readonly err: string };
}

export function captured({ colours, errorColours, width }: Order["look"]): Captured {
  const written = { out: "", err: "" };
  const stream = (key: "out" | "err", coloured: boolean): Stream => ({
    write: (content) => {
      written[key] += typeof content === "string" ? content : Buffer.from(content).toString();
    },
    flushed: async () => {},
    isTerminal: false,
    colours: createColors(coloured),
    width,
    height: 24,
  });
  return {
    terminal: {
      out: stream("out", colours),
      err: stream("err", errorColours),
      files: resultFiles(),
      environment: {},
    },
    take: () => {
      const { out, err } = written;
      written.out = "";
      written.err = "";
      return { out, err };
    },
  };
}
