/**
 * The place of the cursor, for completion: the section, the block, the words before it on its line. The section alone is analysed anew, with a
 * name in the place of what is being written, so that a large file costs no more than a small one; what is broken elsewhere does not matter.
 */
import {
  type Line,
  type LineTree,
  readLineTree,
  readWords,
  type TypedPuzzle,
  type Word,
} from "@ecp/compiler";
import { makeSnapshot, recordingOf, type Snapshot } from "../../snapshot.js";
import { linesAround } from "../../text-lines.js";

export interface CompletionPlace {
  /** Of the section alone; offsets are those of the text. */
  readonly snapshot: Snapshot;
  readonly offset: number;
  /** The part of the word that has been written. */
  readonly prefix: string;
  /** The text that the offer replaces. */
  readonly replace: { readonly start: number; readonly end: number };
  /** Lines that hold the cursor, outermost first; the last is its own. */
  readonly lines: readonly Line[];
  readonly line: Line;
  /** Of its line, before the prefix. */
  readonly words: readonly Word[];
  /** The puzzle of the section: its own, or that which the instance is of. */
  readonly puzzle: TypedPuzzle | undefined;
}

/** A name that nobody gives. */
const placeholder = "zzz";

export function completionPlace(snapshot: Snapshot, offset: number): CompletionPlace | undefined {
  const { text } = snapshot.source;
  const prefix = /[\p{L}\p{N}_]*$/u.exec(text.slice(Math.max(0, offset - 200), offset))?.[0] ?? "";
  const start = offset - prefix.length;
  const after = /^[\p{L}\p{N}_]*/u.exec(text.slice(offset, offset + 200))?.[0].length ?? 0;
  const completed = prefix === "" && after === 0 ? placeholder : "";
  const patched = text.slice(0, offset) + completed + text.slice(offset);
  const alone = sectionAlone(patched, readLineTree(patched), start);
  const part = makeSnapshot(snapshot.name, snapshot.version, alone, recordingOf(snapshot));
  const lines = linesAround(part, start);
  const line = lines.at(-1);
  if (line === undefined) return undefined;
  const words = readWords(alone.slice(line.start, start), line.start);
  return {
    snapshot: part,
    offset,
    prefix,
    replace: { start, end: offset + after },
    lines,
    line,
    words,
    puzzle: puzzleAt(part, start),
  };
}

/**
 * Everything but the section (and, of an instance, its puzzle) becomes blanks of the same length. Files that are used stay, because `use`
 * lines do.
 */
function sectionAlone(text: string, { lines }: LineTree, offset: number): string {
  const heads = lines.filter((line) => line.indent === 0 && kindOf(text, line) !== undefined);
  const own = heads.findLast((line) => line.start <= offset);
  const puzzle =
    own === undefined || kindOf(text, own) !== "instance" ? undefined : puzzleOf(text, heads, own);
  const parts = heads.map((head, index) => {
    const from = index === 0 ? 0 : head.from;
    const part = text.slice(from, heads[index + 1]?.from ?? text.length);
    const wanted = head === own || head === puzzle || kindOf(text, head) === "use";
    return wanted ? part : part.replace(/[^\r\n]/g, " ");
  });
  return heads.length === 0 ? text : parts.join("");
}

/** The kind of section that a line at the margin begins, if any. */
const kindOf = (text: string, { start }: Line): string | undefined =>
  /^(?:puzzle|instance|use)\b/.exec(text.slice(start, start + 12))?.[0];

/** The one behind `of`; without, the one before. */
function puzzleOf(text: string, heads: readonly Line[], instance: Line): Line | undefined {
  const header = text.slice(instance.start, instance.end).replace(/"[^"]*"/g, "");
  const [, name] = /\bof\s+([\p{L}\p{N}_]+)/u.exec(header) ?? [];
  const puzzles = heads.filter((head) => kindOf(text, head) === "puzzle");
  const named = puzzles.find(
    (head) => /^puzzle\s+([\p{L}\p{N}_]+)/u.exec(text.slice(head.start, head.end))?.[1] === name,
  );
  return named ?? puzzles.findLast(({ start }) => start < instance.start);
}

/** `//` at the start of the line, or behind white space, and not in quotes. */
export function isInComment(text: string, offset: number): boolean {
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  const before = text.slice(lineStart, offset).replace(/"[^"]*"/g, (quoted) => "_".repeat(quoted.length));
  return /(?:^|\s)\/\//.test(before);
}

function puzzleAt({ analysis, name }: Snapshot, offset: number): TypedPuzzle | undefined {
  const { typed, file } = analysis;
  const section = file.sections.findLast(({ span }) => span.start <= offset);
  if (section?.kind === "instance") {
    const instance = typed.instances.find(
      ({ span }) => span.file === name && span.start === section.span.start,
    );
    if (instance !== undefined) return instance.puzzle;
  }
  const own = typed.puzzles.filter(({ resolved }) => resolved.puzzle.span.file === name);
  return own.findLast(({ resolved }) => resolved.puzzle.span.start <= offset) ?? own[0];
}
