/**
 * A line that has an error, and is nearly the line that somebody meant (`exactly 1 shaded in every row and column`), gets that line as its mend: the first
 * of what the table of phrases leads to that the compiler takes without an error. So a mend that is offered always works; whether it says
 * what was meant, whoever wrote it sees.
 */

import { missingValue } from "../diagnostics/catalogue/ecp1012-missing-value.js";
import { missingName } from "../diagnostics/catalogue/ecp1013-missing-name.js";
import { missingBody } from "../diagnostics/catalogue/ecp1018-missing-body.js";
import type { Diagnostic, Edit } from "../diagnostics/diagnostic.js";
import { positionAt, type Source } from "../text/source.js";
import { spanOf } from "../text/span.js";
import {
  LARGEST_MENDED,
  LONGEST_MENDED,
  MENDED_ATTEMPTS,
  MENDED_LINES,
  MENDED_TEXTS,
} from "../thresholds.js";
import { candidates, type Names } from "./candidates.js";

export interface Mending {
  readonly source: Source;
  /** Of the file as it stands, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  /** With those that are not told, since they follow from others. */
  readonly all: readonly Diagnostic[];
  /** Names of the file, and words of the language. */
  readonly names: Names;
  /** Whether a line, alone, is well formed. */
  readonly isFormed: (line: string) => boolean;
  /** The diagnostics of another text for the file. */
  readonly analysed: (text: string) => readonly Diagnostic[];
}

/** A line with an error, without the spaces round it. */
interface Wrong {
  readonly text: string;
  readonly start: number;
  readonly first: Diagnostic;
  /** How many errors the other lines have. */
  readonly others: number;
}

export function mendLines(mending: Mending): readonly Diagnostic[] {
  const { source, diagnostics, all } = mending;
  if (source.text.length > LARGEST_MENDED) return diagnostics;
  const lineOf = ({ span }: Diagnostic): number =>
    span.file === source.file ? positionAt(source, span.start).line : -1;
  const errors = diagnostics.filter((each) => isError(each) && lineOf(each) >= 0);
  const mends = new Map<number, Edit>();
  for (const line of [...new Set(errors.map(lineOf))].slice(0, MENDED_LINES)) {
    const here = errors.filter((each) => lineOf(each) === line);
    const [first] = here;
    if (first === undefined) continue;
    const others = all.filter((each) => isError(each) && lineOf(each) >= 0 && lineOf(each) !== line).length;
    const wrong = { ...lineWith(source, first), first, others };
    if (wrong.text.length > LONGEST_MENDED || isMended(mending, wrong)) continue;
    const text = lineFor(mending, wrong, isUnfinished(wrong) ? 1 : MENDED_TEXTS);
    if (text === undefined) continue;
    mends.set(line, { span: spanOf(source.file, wrong.start, wrong.start + wrong.text.length), text });
  }
  return mends.size === 0 ? diagnostics : withMends(diagnostics, mends, lineOf);
}

const isError = ({ severity }: Diagnostic): boolean => severity === "error";

/** Further messages about a line that is mended as a whole follow from the first error. */
function withMends(
  diagnostics: readonly Diagnostic[],
  mends: ReadonlyMap<number, Edit>,
  lineOf: (diagnostic: Diagnostic) => number,
): readonly Diagnostic[] {
  const told = new Set<Edit>();
  return diagnostics.flatMap((each) => {
    const edit = isError(each) ? mends.get(lineOf(each)) : undefined;
    if (edit === undefined) return [each];
    if (told.has(edit)) return [];
    told.add(edit);
    return [
      {
        ...each,
        help: `write \`${edit.text}\``,
        fix: { title: `Change to \`${edit.text}\``, edits: [edit] },
      },
    ];
  });
}

function lineWith({ text }: Source, { span }: Diagnostic): Pick<Wrong, "text" | "start"> {
  const from = Math.max(text.lastIndexOf("\n", span.start - 1), text.lastIndexOf("\r", span.start - 1)) + 1;
  const whole = /^[^\r\n]*/.exec(text.slice(from))?.[0] ?? "";
  const line = whole.trim();
  return { text: line, start: from + whole.indexOf(line) };
}

/** Somebody is still typing it: something is missing at its end, or what closes a bracket. */
function isUnfinished({ text, start, first: { code, span } }: Wrong): boolean {
  const isMissing = code === missingValue.code || code === missingName.code || code === missingBody.code;
  if (isMissing && span.end >= start + text.length - 1) return !text.endsWith(";");
  return (text.match(/[([{]/g)?.length ?? 0) > (text.match(/[)\]}]/g)?.length ?? 0);
}

/** Whether the message has a fix of its own that leaves no error in the line. */
function isMended({ source, analysed }: Mending, { first, others }: Wrong): boolean {
  if (first.fix === undefined) return false;
  const text = [...first.fix.edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((now, { span, text }) => now.slice(0, span.start) + text + now.slice(span.end), source.text);
  return analysed(text).filter(isError).length <= others;
}

function lineFor(
  { source, names, isFormed, analysed }: Mending,
  wrong: Wrong,
  texts: number,
): string | undefined {
  const before = source.text.slice(0, wrong.start);
  const after = source.text.slice(wrong.start + wrong.text.length);
  let attempts = 0;
  for (const candidate of candidates(wrong.text, names, texts)) {
    if (!isFormed(candidate)) continue;
    if (++attempts > MENDED_ATTEMPTS) return undefined;
    if (analysed(before + candidate + after).filter(isError).length <= wrong.others) return candidate;
  }
  return undefined;
}
