/**
 * Standard output and standard error. Node's own streams are made when they are needed: to have one loads all that Node knows of sockets and
 * terminals. Into a pipe, a socket or a file, the little that most commands say is written without; what a pipe may not hold waits for its
 * reader in Node's stream, where interrupts are heard meanwhile.
 */

import { once } from "node:events";
import { fstatSync, writeSync } from "node:fs";
import { reasonOf } from "@ecp/lsp/read-file";
import { createColors } from "picocolors";
import { exitCodes } from "./exit-codes.js";
import type { Content } from "./output/content.js";
import type { Stream, Terminal } from "./terminal.js";
import { LITTLE } from "./thresholds.js";

export interface ProcessStream extends Stream {
  /** When all that was written is out of the process. */
  readonly written: () => Promise<void>;
}

type Descriptor = 1 | 2;

/** Whoever reads the results may stop reading (`ecpc … | head`): that is no error. */
export const endedByReader = (): never => process.exit(process.exitCode ?? exitCodes.answered);

/** Ends the process: quietly where the reader has gone, else with a sentence, as where the disk is full. */
function endedByFailure(descriptor: Descriptor, error: unknown): never {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EPIPE") endedByReader();
  if (descriptor === 1)
    try {
      writeSync(2, `error: standard output cannot be written: ${reasonOf(error)}\n`);
    } catch {
      // There is nowhere to say it.
    }
  process.exit(exitCodes.usage);
}

const failures = {
  1: (error: unknown) => endedByFailure(1, error),
  2: (error: unknown) => endedByFailure(2, error),
};

/** Node's stream, whose failure ends the process. */
export function ownStream(descriptor: Descriptor): NodeJS.WriteStream {
  const stream = descriptor === 1 ? process.stdout : process.stderr;
  const onError = failures[descriptor];
  if (!stream.listeners("error").includes(onError)) stream.on("error", onError);
  return stream;
}

export function processStream(descriptor: Descriptor, environment: Terminal["environment"]): ProcessStream {
  let own = isPlain(descriptor) ? undefined : ownStream(descriptor);
  let written = 0;
  const isTerminal = own?.isTTY === true;
  const forced = (environment.FORCE_COLOR ?? "") !== "" && environment.FORCE_COLOR !== "0";
  return {
    write: (content) => {
      let left: Content | undefined = content;
      if (own === undefined && written + content.length <= LITTLE) {
        written += content.length;
        left = writeAtOnce(descriptor, content);
      }
      if (left === undefined) return;
      own ??= ownStream(descriptor);
      own.write(left);
    },
    flushed: async () => {
      if (own?.writableNeedDrain === true) await once(own, "drain");
    },
    written: () =>
      new Promise((resolve) => {
        if (own === undefined) resolve();
        else own.write("", () => resolve());
      }),
    isTerminal,
    colours: createColors(!noColour(environment) && (isTerminal || forced)),
    get width() {
      return own?.columns || 80;
    },
    get height() {
      return own?.rows || 24;
    },
  };
}

/** https://no-color.org: any value that is not empty. */
const noColour = (environment: Terminal["environment"]): boolean =>
  (environment.NO_COLOR ?? "") !== "" || environment.TERM === "dumb";

/** No terminal, and written to at once: elsewhere than on Windows that goes for pipes too. */
function isPlain(descriptor: Descriptor): boolean {
  if (process.platform === "win32") return false;
  try {
    const stats = fstatSync(descriptor);
    return stats.isFile() || stats.isFIFO() || stats.isSocket();
  } catch {
    return false;
  }
}

/** Writes as much as it can without waiting; returns the rest. */
function writeAtOnce(descriptor: Descriptor, content: Content): Buffer | undefined {
  const bytes = Buffer.from(content);
  let at = 0;
  while (at < bytes.length)
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EAGAIN") return bytes.subarray(at);
      return endedByFailure(descriptor, error);
    }
  return undefined;
}
