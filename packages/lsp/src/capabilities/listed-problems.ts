/** Problems of a text as a list for a person who does not see the text beside it: the worst first, each with the lines that it is about. */

import type { Severity, Source, Span } from "@ecp/compiler";
import { positionAt } from "@ecp/compiler";
import { extentOf, offsetAt } from "../places.js";
import type { ExcerptLine, ListedProblem, ProblemsResult } from "../protocol.js";
import { contextLines, lineLead, mostListed, widestLine } from "../thresholds.js";
import type { Problem } from "./diagnostics.js";

const severities: readonly Severity[] = ["error", "warning", "hint"];

export function listProblems(
  source: Source,
  problems: readonly Problem[],
): Pick<ProblemsResult, "problems" | "omitted"> {
  const rank = ({ severity }: Problem): number => severities.indexOf(severity);
  const sorted = problems.toSorted((a, b) => rank(a) - rank(b) || a.span.start - b.span.start);
  return {
    problems: sorted.slice(0, mostListed).map((problem): ListedProblem => {
      const { severity, code, message, help, span } = problem;
      return {
        severity,
        code,
        message,
        ...(help === undefined ? {} : { help }),
        range: extentOf(source, span),
        excerpt: excerptOf(source, span),
      };
    }),
    omitted: Math.max(0, sorted.length - mostListed),
  };
}

/** A mistake of several lines is shown where it begins. */
function excerptOf(source: Source, { start, end }: Pick<Span, "start" | "end">): readonly ExcerptLine[] {
  const { line: meant } = positionAt(source, start);
  const first = Math.max(0, meant - contextLines);
  const last = Math.min(source.lineStarts.length - 1, meant + contextLines);
  return Array.from({ length: last - first + 1 }, (_, i): ExcerptLine => {
    const line = first + i;
    const from = offsetAt(source, { line, character: 0 });
    const to = offsetAt(source, { line, character: Number.POSITIVE_INFINITY });
    if (line !== meant) return { line, text: cut(source.text, from, to, from) };
    const shownFrom = start - from + lineLead > widestLine ? start - lineLead : from;
    const before = shownFrom > from ? 1 : 0;
    const inShown = (offset: number): number =>
      Math.max(0, Math.min(offset, to, shownFrom + widestLine) - shownFrom) + before;
    return {
      line,
      text: cut(source.text, from, to, shownFrom),
      mark: { start: inShown(start), end: inShown(end) },
    };
  });
}

function cut(text: string, from: number, to: number, shownFrom: number): string {
  const shownTo = Math.min(to, shownFrom + widestLine);
  return `${shownFrom > from ? "…" : ""}${text.slice(shownFrom, shownTo)}${shownTo < to ? "…" : ""}`;
}
