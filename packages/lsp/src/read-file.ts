/** Files of the system as bytes, for all that run under Node: the command line and the language server. */
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { tooLarge } from "./files.js";
import { largestFile } from "./thresholds.js";

export type ReadFile = { readonly bytes: Uint8Array } | { readonly refused: string };

/**
 * A regular file, whole. A folder, a device, a pipe or a socket is refused, and so is a file of more than `most` bytes, before more than that is
 * in memory; `refused` says why, as a clause that goes on from the name of the file.
 */
export function readRegularFile(file: string, most = largestFile): ReadFile {
  let descriptor: number | undefined;
  try {
    // To open a pipe would wait for somebody who writes into it.
    descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const about = fstatSync(descriptor);
    if (about.isDirectory()) return { refused: "it is a folder" };
    if (!about.isFile()) return { refused: "it is no regular file, but a device, a pipe or a socket" };
    return about.size > most ? { refused: tooLarge(most) } : readToEnd(descriptor, most, about.size);
  } catch (error) {
    return { refused: reasonOf(error) };
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** All that an open descriptor gives, as long as that is at most `most` bytes. `expected`: how many there may be. Throws where it cannot be read. */
export function readToEnd(descriptor: number, most: number, expected = 0): ReadFile {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // One more than expected, so that the end is met in the same chunk.
  let chunk = Buffer.allocUnsafe(Math.max(65_536, expected + 1));
  let used = 0;
  for (;;) {
    const count = readSync(descriptor, chunk, used, chunk.length - used, null);
    used += count;
    length += count;
    if (length > most) return { refused: tooLarge(most) };
    if (count > 0 && used < chunk.length) continue;
    chunks.push(chunk.subarray(0, used));
    if (count === 0) return { bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) };
    chunk = Buffer.allocUnsafe(1 << 20);
    used = 0;
  }
}

/** The operating system's refusal, in words. */
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
    case "EDQUOT":
      return "your share of the disk is full";
    case "EFBIG":
      return "it would become larger than a file may be";
    case "EROFS":
      return "the disk can only be read";
    case "ELOOP":
      return "its links lead round in a circle";
    case "ENAMETOOLONG":
      return "its name is too long";
    case "EAGAIN":
      return "there is nothing to be read from it yet";
    case "ENXIO":
      return "it is a device or a pipe that nobody serves";
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
