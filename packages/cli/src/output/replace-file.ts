/**
 * A file is replaced whole or stays as it was: its new content is written beside it, is made to last (fsync), and takes its name. Links are followed,
 * and mode and owner are kept.
 */

import { randomBytes } from "node:crypto";
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { CHARACTERS_TOGETHER } from "../thresholds.js";
import type { Content } from "./content.js";
import { targetOf } from "./target.js";

/** Content on its way into a file. All throw what the operating system says. */
export interface Replacement {
  readonly write: (content: Content) => void;
  /** The file has the new content from now on. `lastLook`: as `replaceFile` has it. */
  readonly finish: (lastLook?: () => void) => void;
  /** The file stays as it was; a device keeps what was written. */
  readonly discard: () => void;
}

/**
 * The file has this content, or, where this throws, the one that it had. `lastLook` is called when all is written beside it and only its name is
 * left to be taken, which is a moment; what it throws keeps the file as it is.
 */
export function replaceFile(file: string, text: string, lastLook?: () => void): void {
  const replacement = beginReplacement(file);
  try {
    replacement.write(text);
    replacement.finish(lastLook);
  } catch (error) {
    replacement.discard();
    throw error;
  }
}

/** Throws at once where the file cannot be written, so that nobody works for nothing. A device or a pipe is written as the texts come. */
export function beginReplacement(file: string): Replacement {
  const target = targetOf(file);
  return target.kind === "stream" ? straight(target.file) : beside(target.file, target.before);
}

function straight(file: string): Replacement {
  // Behind what is there: standard output may be a file that others write too.
  const descriptor = openSync(file, "a");
  return {
    write: (content) => writeAll(descriptor, Buffer.from(content)),
    finish: (lastLook) => {
      lastLook?.();
      closeSync(descriptor);
    },
    discard: () => closeSync(descriptor),
  };
}

function beside(file: string, before: Stats | undefined): Replacement {
  const waiting: Content[] = [];
  let length = 0;
  let place: Beside | "none" | undefined;
  const flush = (): void => {
    place ??= openBeside(file, before) ?? "none";
    if (place === "none") return;
    writeAll(place.descriptor, bytesOf(waiting));
    waiting.length = 0;
    length = 0;
  };
  return {
    write: (content) => {
      waiting.push(content);
      length += content.length;
      if (length >= CHARACTERS_TOGETHER && place !== "none") flush();
    },
    finish: (lastLook) => {
      flush();
      if (place === undefined || place === "none") {
        lastLook?.();
        writeInPlace(file, bytesOf(waiting));
      } else takeName(place, file, before !== undefined, lastLook);
    },
    discard: () => {
      if (place !== undefined && place !== "none") place.remove();
    },
  };
}

const isText = (content: Content): content is string => typeof content === "string";

/** Texts, which come in thousands, are put together first. */
const bytesOf = (all: readonly Content[]): Buffer =>
  all.every(isText) ? Buffer.from(all.join("")) : Buffer.concat(all.map((each) => Buffer.from(each)));

function takeName(
  { descriptor, name, remove }: Beside,
  file: string,
  isThere: boolean,
  lastLook: (() => void) | undefined,
): void {
  fsyncSync(descriptor);
  lastLook?.();
  try {
    renameSync(name, file);
    lastingFolder(dirname(file));
  } catch (error) {
    // A file that is mounted by itself, or one that is open elsewhere on Windows.
    if (!isThere) throw error;
    writeInPlace(file, readFileSync(name));
  }
  remove();
}

interface Beside {
  readonly descriptor: number;
  readonly name: string;
  /** Once, when it is not needed any more; it happens by itself where the process ends by an interrupt. */
  readonly remove: () => void;
}

/**
 * Undefined where the file is better written in place: nothing can be made in its folder, its owner cannot be kept, or it has other names (hard
 * links), which would keep the old content.
 */
function openBeside(file: string, before: Stats | undefined): Beside | undefined {
  if (before !== undefined && before.nlink > 1) return undefined;
  const name = join(dirname(file), `.${basename(file).slice(0, 40)}.${randomBytes(6).toString("hex")}.tmp`);
  let descriptor: number;
  try {
    descriptor = openSync(name, "wx", before === undefined ? 0o666 : 0o600);
  } catch (error) {
    if (before === undefined) throw error;
    return undefined;
  }
  const remove = (): void => {
    process.off("exit", remove);
    closeSync(descriptor);
    rmSync(name, { force: true });
  };
  process.once("exit", remove);
  if (before === undefined || keepsAccess(descriptor, before)) return { descriptor, name, remove };
  remove();
  return undefined;
}

/** Gives a new file the owner and the mode of the old one; false where that is not allowed. */
function keepsAccess(descriptor: number, { uid, gid, mode }: Stats): boolean {
  if (process.platform === "win32") return true;
  try {
    const own = fstatSync(descriptor);
    // The owner first: a change of it takes bits of the mode away.
    if (own.uid !== uid || own.gid !== gid) fchownSync(descriptor, uid, gid);
    fchmodSync(descriptor, mode & 0o7777);
    return true;
  } catch {
    return false;
  }
}

/** Where the disk is full, the old content is put back, which has room: the file has not become shorter until then. */
function writeInPlace(file: string, content: Buffer): void {
  const descriptor = openSync(file, "r+");
  try {
    const old = readFileSync(descriptor);
    try {
      writeAll(descriptor, content, 0);
      ftruncateSync(descriptor, content.length);
      fsyncSync(descriptor);
    } catch (error) {
      writeAll(descriptor, old, 0);
      ftruncateSync(descriptor, old.length);
      throw error;
    }
  } finally {
    closeSync(descriptor);
  }
}

/** `from`: where in the file; where it stands, if left out. */
function writeAll(descriptor: number, bytes: Buffer, from?: number): void {
  for (let at = 0; at < bytes.length; )
    at += writeSync(descriptor, bytes, at, bytes.length - at, from === undefined ? null : from + at);
}

/** The new name is to last as well. Not every system lets a folder be opened. */
function lastingFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, "r");
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The content is safe, under one of the two names.
  }
}
