/** Files as text: UTF-8 or nothing, with a reason that a person understands. */
import { constants } from "node:buffer";
import { readFileSync, readSync } from "node:fs";
import { type Diagnostic, diagnose, fileNotRead, notUtf8, spanOf } from "@ecp/compiler";

export type ReadText =
  | { readonly text: string }
  /** `usage`: the file is not there; otherwise it is no text. */
  | { readonly refused: Diagnostic; readonly usage: boolean };

/** `-` is standard input. */
export function readText(file: string): ReadText {
  const notRead = (reason: string): ReadText => ({
    refused: diagnose(fileNotRead, spanOf(file, 0, 0), { file, reason }),
    usage: true,
  });
  const bytes = readBytes(file);
  if (typeof bytes === "string") return notRead(bytes);
  try {
    // A byte order mark stays: the text's offsets are those of the file.
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    if (bytes.length > constants.MAX_STRING_LENGTH)
      return notRead("it is longer than a text can be (512 MB)");
    return { refused: diagnose(notUtf8, spanOf(file, 0, 0), badPlace(bytes)), usage: false };
  }
}

function readBytes(file: string): Uint8Array | string {
  try {
    return file === "-" ? readStandardInput() : readFileSync(file);
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * All of standard input. It may be a pipe that does not block, because Node's own stream has looked at it or whoever started us made it so;
 * then there may be nothing yet while the other side still works.
 */
function readStandardInput(): Uint8Array {
  const chunks: Uint8Array[] = [];
  const chunk = new Uint8Array(65_536);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const count = readSome(chunk);
    if (count === 0) return Buffer.concat(chunks);
    if (count === undefined) Atomics.wait(pause, 0, 0, 5);
    else chunks.push(chunk.slice(0, count));
  }
}

/** Undefined where there is nothing yet. */
function readSome(chunk: Uint8Array): number | undefined {
  try {
    return readSync(0, chunk, 0, chunk.length, null);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EAGAIN") return undefined;
    // Windows says so at the end of a pipe.
    if (code === "EOF") return 0;
    throw error;
  }
}

/** What the operating system said, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "ENOENT":
      return "there is no such file";
    case "EISDIR":
      return "it is a folder";
    case "ENOTDIR":
      return "a part of its path is not a folder";
    case "EACCES":
    case "EPERM":
      return "it may not be read or written by you";
    case "EEXIST":
      return "it is there already";
    case "ENOSPC":
      return "the disk is full";
    default:
      return error instanceof Error ? error.message : String(error);
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
