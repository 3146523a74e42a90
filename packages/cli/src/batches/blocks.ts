/**
 * A file of thousands of instances, so many of them at a time: what is known of an instance takes more than ten times the room of its text. The text of a
 * block is that of the file with spaces where other instances stand, so that all places in it are those of the file.
 */

import type { Analysis } from "@ecp/compiler";
import { BLOCK } from "../thresholds.js";

export interface Blocks {
  /** The places where the instances to be answered begin, ascending. */
  readonly wanted: readonly number[];
  /** The place where each instance of the file begins, and the text after it. */
  readonly sections: readonly (readonly [number, number])[];
}

export function blocksOf({ file, source }: Analysis, wanted: readonly number[]): Blocks {
  const sections = file.sections.flatMap(({ kind, span }, i): [number, number][] =>
    kind === "instance" ? [[span.start, file.sections[i + 1]?.span.start ?? source.text.length]] : [],
  );
  return { wanted, sections };
}

/** The text with the instances of a block alone. */
export function textOfBlock(text: string, { wanted, sections }: Blocks, block: number): string {
  const kept = new Set(wanted.slice(block * BLOCK, (block + 1) * BLOCK));
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of sections) {
    if (kept.has(start)) continue;
    // The block that comes after it begins a line of its own.
    parts.push(text.slice(done, start), " ".repeat(end - start - 1), "\n");
    done = end;
  }
  return parts.concat(text.slice(done)).join("");
}
