/** Where results go: standard output, or the file that `--output` names. Texts are written as they come. */
import { appendFileSync, writeFileSync } from "node:fs";
import { reasonOf } from "@ecp/lsp/read-file";
import { createColors } from "picocolors";
import { UsageError } from "../command-error.js";
import type { Stream, Terminal } from "../terminal.js";

export function resultStream(terminal: Terminal, file: string | undefined): Stream {
  if (file === undefined || file === "-") return terminal.out;
  const to = (write: () => void): void => {
    try {
      write();
    } catch (error) {
      throw new UsageError(`\`${file}\` cannot be written: ${reasonOf(error)}`);
    }
  };
  to(() => writeFileSync(file, ""));
  return {
    write: (text) => to(() => appendFileSync(file, text)),
    flushed: async () => {},
    isTerminal: false,
    colours: createColors(false),
    width: 80,
    height: 24,
  };
}
