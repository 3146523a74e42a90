/** Files as text: UTF-8 or nothing, with a reason that a person understands. */
import { constants } from "node:buffer";
import { closeSync, constants as flags, fstatSync, openSync, readSync } from "node:fs";
import { type Diagnostic, diagnose, fileNotRead, notUtf8, spanOf } from "@ecp/compiler";
import { tooLarge } from "@ecp/lsp";
import { type ReadFile, readRegularFile, readToEnd, reasonOf } from "@ecp/lsp/read-file";
import { textOfAddress } from "./addresses.js";

export type ReadText =
  | { readonly text: string }
  /** `usage`: the file is not there; otherwise it is no text. */
  | { readonly refused: Diagnostic; readonly usage: boolean };

/** A file that the command line names: a pipe and a device too, since a shell gives such. `-` is standard input; an address that was read before is its text. */
export function readText(file: string): ReadText {
  const text = textOfAddress(file);
  return text === undefined ? textOf(file, readNamed(file)) : { text };
}

/** A file that a puzzle names: a regular one that is not too large, since whoever runs a puzzle may not know what it names. */
export const readTextForPuzzle = (file: string): ReadText => textOf(file, readRegularFile(file));

function textOf(file: string, read: ReadFile): ReadText {
  if ("refused" in read)
    return {
      refused: diagnose(fileNotRead, spanOf(file, 0, 0), { file, reason: read.refused }),
      usage: true,
    };
  try {
    // A byte order mark stays: the text's offsets are those of the file.
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(read.bytes) };
  } catch {
    return { refused: diagnose(notUtf8, spanOf(file, 0, 0), badPlace(read.bytes)), usage: false };
  }
}

/** As many bytes as a text can have characters: 512 MB. */
const longestText = constants.MAX_STRING_LENGTH;

function readNamed(file: string): ReadFile {
  let descriptor: number | undefined;
  try {
    if (file === "-") return readStandardInput();
    descriptor = openSync(file, "r");
    const { size } = fstatSync(descriptor);
    return size > longestText ? { refused: tooLarge(longestText) } : readToEnd(descriptor, longestText, size);
  } catch (error) {
    return { refused: reasonOf(error) };
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** All of standard input, read in such a way that waiting for it can be broken off: there may be nothing yet while the other side still works. */
function readStandardInput(): ReadFile {
  const own = standardInput();
  try {
    return readAll(own ?? 0);
  } finally {
    if (own !== undefined) closeSync(own);
  }
}

/**
 * Standard input once more, so that reading it does not block; undefined where the system has no name for it, and of a file, which never blocks and may
 * have been read in part.
 */
function standardInput(): number | undefined {
  try {
    const input = fstatSync(0);
    // A socket has no name to be opened by, and Node's own stream makes it one that does not block.
    if (input.isSocket()) void process.stdin;
    if (input.isFile() || input.isSocket()) return undefined;
    return openSync("/dev/stdin", flags.O_RDONLY | flags.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

function readAll(descriptor: number): ReadFile {
  const chunks: Uint8Array[] = [];
  const chunk = new Uint8Array(65_536);
  let length = 0;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const count = readSome(descriptor, chunk);
    if (count === 0) return { bytes: Buffer.concat(chunks) };
    if (count === undefined) Atomics.wait(pause, 0, 0, 5);
    else chunks.push(chunk.slice(0, count));
    length += count ?? 0;
    if (length > longestText) return { refused: tooLarge(longestText) };
  }
}

/** Returns undefined if there is nothing yet. */
function readSome(descriptor: number, chunk: Uint8Array): number | undefined {
  try {
    return readSync(descriptor, chunk, 0, chunk.length, null);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EAGAIN") return undefined;
    // Windows says so at the end of a pipe.
    if (code === "EOF") return 0;
    throw error;
  }
}

function badPlace(bytes: Uint8Array): { readonly byte: number; readonly line: number } {
  const at = firstBad(bytes);
  let line = 1;
  for (const byte of bytes.subarray(0, at)) if (byte === 10) line++;
  return { byte: bytes[at] ?? 0, line };
}

/** The first byte of the sequence that cannot be decoded. */
export const firstBadByte = (bytes: Uint8Array): number => bytes[firstBad(bytes)] ?? 0;

function firstBad(bytes: Uint8Array): number {
  const decodes = (end: number, whole: boolean): boolean => {
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, end), { stream: !whole });
      return true;
    } catch {
      return false;
    }
  };
  // As a beginning, a text may end inside a character: so this is monotonic, and can be halved.
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (decodes(middle, false)) low = middle;
    else high = middle - 1;
  }
  while (low > 0 && !decodes(low, true)) low--;
  return low;
}
