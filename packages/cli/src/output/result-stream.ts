/** Where results go: standard output, or the files that `--output` names. */
import { reasonOf } from "@ecp/lsp/read-file";
import { createColors } from "picocolors";
import { UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { endedByReader } from "../process-stream.js";
import type { Stream, Terminal } from "../terminal.js";
import type { Content } from "./content.js";
import { beginReplacement, type Replacement } from "./replace-file.js";

/** The files that results are written to. Each is replaced when the command has ended, and stays as it was until then. */
export interface ResultFiles {
  /** The same stream for the same name. Throws a `UsageError` where the file cannot be written. */
  readonly open: (file: string) => Stream;
  /**
   * Makes all that was written permanent. Where nothing was, because there were only mistakes or it was stopped before, the file stays as it
   * was. Throws a `UsageError` where that fails.
   */
  readonly finish: (code: ExitCode) => void;
}

export function resultStream({ out, files }: Terminal, file: string | undefined): Stream {
  return file === undefined || file === "-" ? out : files.open(file);
}

interface Open {
  readonly stream: Stream;
  readonly replacement: Replacement;
  written: boolean;
}

export function resultFiles(): ResultFiles {
  const opened = new Map<string, Open>();
  const open = (file: string): Open => {
    const replacement = attempt(file, () => beginReplacement(file));
    const write = (content: Content): void => {
      one.written ||= content.length > 0;
      attempt(
        file,
        () => replacement.write(content),
        () => {
          opened.delete(file);
          replacement.discard();
        },
      );
    };
    const one: Open = { stream: streamTo(write), replacement, written: false };
    opened.set(file, one);
    return one;
  };
  return {
    open: (file) => (opened.get(file) ?? open(file)).stream,
    finish: (code) => {
      const all = [...opened];
      opened.clear();
      for (const [file, { replacement, written }] of all) {
        if (written || isWhole(code)) attempt(file, replacement.finish, replacement.discard);
        else replacement.discard();
      }
    },
  };
}

/** Nothing is then all that there is to write. */
const isWhole = (code: ExitCode): boolean => code === exitCodes.answered || code === exitCodes.noSolution;

function attempt<T>(file: string, write: () => T, otherwise: () => void = () => {}): T {
  try {
    return write();
  } catch (error) {
    otherwise();
    // A pipe whose reader has what it wants.
    if (error instanceof Error && "code" in error && error.code === "EPIPE") endedByReader();
    throw new UsageError(`\`${file}\` cannot be written: ${reasonOf(error)}`);
  }
}

const streamTo = (write: (content: Content) => void): Stream => ({
  write,
  flushed: async () => {},
  isTerminal: false,
  colours: createColors(false),
  width: 80,
  height: 24,
});
