/** Formatting, by the compiler's formatter: the text, a range of it, or what was just written. Only white space changes. */
import { type FormattedPart, formatParts, type Line } from "@ecp/compiler";
import type { Snapshot } from "../snapshot.js";
import { endOfBlock, linesAround } from "../text-lines.js";

export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Only what changes; `range`: only logical lines that it touches. */
export function formatting(
  { source }: Snapshot,
  range?: { readonly start: number; readonly end: number },
): readonly Replacement[] {
  return formatParts(source.text).flatMap((part) =>
    range === undefined ||
    (part.start < range.end && range.start < part.end) ||
    (part.start === range.start && part.end === range.end)
      ? changed(source.text, part)
      : [],
  );
}

/** Blocks whose lines are lined up with each other. */
const linedUp: ReadonlySet<Line["block"]> = new Set(["data rows", "shape rows", "legend"]);

/** After a new line: the line before it, and the map or legend that it belongs to, so that columns stay below each other. */
export function formattingOnType(snapshot: Snapshot, offset: number): readonly Replacement[] {
  const { text } = snapshot.source;
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  if (lineStart === 0 || text.slice(lineStart, offset).trim() !== "") return [];
  const before = text.slice(0, lineStart).trimEnd().length;
  const lines = linesAround(snapshot, before);
  const line = lines.at(-1);
  if (line === undefined || line.end < before - 200) return [];
  const block = linedUp.has(line.block) ? lines.at(-2) : line;
  if (block === undefined) return [];
  const end = Math.min(lineStart, endOfBlock(block));
  const next = nextText(text, offset);
  return formatting(snapshot, { start: block.lineStart, end: Math.max(end, block.start + 1) }).filter(
    // The line that is being begun, and the blank space round it, are the writer's.
    (edit) => edit.end <= lineStart || edit.start >= next,
  );
}

const nextText = (text: string, offset: number): number => {
  const rest = /^\s*/.exec(text.slice(offset))?.[0].length ?? 0;
  return offset + rest;
};

/** Text that is alike at both ends stays, so that marks and cursors beside the change do not move. */
function changed(text: string, part: FormattedPart): readonly Replacement[] {
  const old = text.slice(part.start, part.end);
  if (old === part.text) return [];
  let head = 0;
  while (head < old.length && head < part.text.length && old[head] === part.text[head]) head++;
  let tail = 0;
  const most = Math.min(old.length, part.text.length) - head;
  while (tail < most && old[old.length - 1 - tail] === part.text[part.text.length - 1 - tail]) tail++;
  return [
    {
      start: part.start + head,
      end: part.end - tail,
      text: part.text.slice(head, part.text.length - tail),
    },
  ];
}
