/**
 * A file as lines, which are read as they are asked for: whoever is slow to take them slows the reading, and no more than a piece of the file
 * is in memory. A line that is no UTF-8 is told, and the others are read.
 */

import { createReadStream, fstatSync, openSync } from "node:fs";
import { type Diagnostic, diagnose, fileNotRead, notUtf8, spanOf } from "@ecp/compiler";
import { reasonOf } from "@ecp/lsp/read-file";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { LONGEST_LINE } from "../thresholds.js";
import { firstBadByte } from "./read-text.js";

export interface Line {
  /** With its end, if it has one; of a line that is no text, what could be made of it. */
  readonly text: string;
  /** Where it begins in the file, in characters. */
  readonly start: number;
  /** From 1. */
  readonly number: number;
  /** The fault, if the line is no text. */
  readonly refused?: Diagnostic;
}

export interface Lines {
  readonly lines: AsyncIterable<Line>;
  /** How much of the file has been read, from 0 to 1; undefined where its length is not known. */
  readonly share: () => number | undefined;
}

const LINE_FEED = 10;

/** `-` is standard input. Throws a `CommandError` where the file cannot be read. */
export function readLines(file: string): Lines {
  const { stream, length } = bytesOf(file);
  const read = { bytes: 0 };
  return {
    lines: linesOf(file, stream, read),
    share: () => (length === undefined ? undefined : Math.min(1, read.bytes / length)),
  };
}

interface Bytes {
  readonly stream: AsyncIterable<Buffer>;
  readonly length?: number;
}

function bytesOf(file: string): Bytes {
  if (file === "-") return { stream: process.stdin };
  try {
    const fd = openSync(file, "r");
    const about = fstatSync(fd);
    if (about.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
    const stream = createReadStream(file, { fd });
    return about.isFile() ? { stream, length: about.size } : { stream };
  } catch (error) {
    throw notRead(file, error);
  }
}

const notRead = (file: string, error: unknown): CommandError =>
  new CommandError(exitCodes.usage, [
    diagnose(fileNotRead, spanOf(file, 0, 0), { file, reason: reasonOf(error) }),
  ]);

async function* linesOf(
  file: string,
  stream: AsyncIterable<Buffer>,
  read: { bytes: number },
): AsyncGenerator<Line, void, void> {
  const place = { start: 0, number: 1 };
  const rest: Buffer[] = [];
  let kept = 0;
  try {
    for await (const bytes of stream) {
      read.bytes += bytes.length;
      const end = bytes.lastIndexOf(LINE_FEED) + 1;
      if (end > 0) {
        yield* decoded(file, Buffer.concat([...rest, bytes.subarray(0, end)]), place);
        rest.length = 0;
        kept = 0;
      }
      if (kept < LONGEST_LINE && end < bytes.length) rest.push(bytes.subarray(end));
      kept += bytes.length - end;
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    // Whoever reads has closed it: as if the file ended here.
    if (!(error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE"))
      throw notRead(file, error);
  }
  if (kept > 0) yield* decoded(file, Buffer.concat(rest), place);
}

/** Whole lines. They are decoded at once, and one by one only where one of them is no text. */
function* decoded(file: string, bytes: Buffer, place: { start: number; number: number }): Generator<Line> {
  const line = (text: string, refused?: Diagnostic): Line => {
    const taken = {
      text: text.slice(0, LONGEST_LINE),
      ...place,
      ...(refused === undefined ? {} : { refused }),
    };
    place.start += text.length;
    place.number++;
    return taken;
  };
  const whole = textOf(bytes);
  if (whole !== undefined) {
    for (const text of splitLines(whole)) yield line(text);
    return;
  }
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from) + 1 || bytes.length;
    const own = bytes.subarray(from, end);
    const text = textOf(own);
    if (text !== undefined) yield line(text);
    else {
      const bad = { byte: firstBadByte(own), line: place.number };
      yield line(own.toString("utf8"), diagnose(notUtf8, spanOf(file, 0, 0), bad));
    }
    from = end;
  }
}

function* splitLines(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf("\n", from) + 1 || text.length;
    yield text.slice(from, end);
    from = end;
  }
}

/** A byte order mark stays: offsets are those of the file. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
