import type { Analysis } from "../compile.js";
import { absentGiven } from "../diagnostics/catalogue/ecp4106-absent-given.js";
import { canNeverHold } from "../diagnostics/catalogue/ecp4127-can-never-hold.js";
import { idleStatement } from "../diagnostics/catalogue/ecp4128-idle-statement.js";
import { type Diagnostic, type Edit, saysError } from "../diagnostics/diagnostic.js";
import { groundInstance } from "../ground/instance/ground-instance.js";
import type { Host } from "../host.js";
import { isOfDataAlone } from "../normalize/readings/of-data-alone.js";
import { withGuards } from "../phrases/guards.js";
import type { OnBoard, TriedLine } from "../phrases/mend-lines.js";
import { lineAt, makeSource, type Source } from "../text/source.js";
import { BOARDS_TRIED, ENTRIES_TRIED, WRONG_LINES_LEFT_OUT } from "../thresholds.js";
import { symbolsOf } from "./names-in-puzzles.js";

/** The analysis of another text for the file. */
type AnalysisOf = (text: string) => Analysis;

/** As many boards as a person waits for: after them each line stands. */
export function boardTrier(file: string, host: Host, analysisOf: AnalysisOf, most = BOARDS_TRIED): OnBoard {
  let left = most;
  const saidOf = (analysis: Analysis, from: number, to: number): readonly Diagnostic[] => {
    const instance = analysis.typed.instances.find((each) => analysis.typed.isSoundInstance(each));
    if (instance === undefined || !analysis.typed.isSoundInstance(instance)) return [];
    const settings = { set: new Map<string, string>(), entryLimit: ENTRIES_TRIED };
    return groundInstance(instance, settings, host).diagnostics.filter(
      ({ span }) => span.file === file && span.start >= from && span.start <= to,
    );
  };
  return (text, { start, end }) => {
    const stands: TriedLine = { verdict: "stands", line: text.slice(start, end) };
    const analysis = left-- > 0 ? withoutWrongLines(file, text, analysisOf, start) : undefined;
    if (analysis === undefined) return stands;
    // A file in which nothing is to be found may still get that.
    const isOfGivens = analysis.typed.puzzles.some(
      ({ layers, statements }) =>
        layers.some(({ role }) => role === "find") && isOfDataAlone(statements, { file, start, end }),
    );
    return { ...tried(analysis, stands, start, end), ...(isOfGivens ? { isOfGivens } : {}) };
  };

  function tried(analysis: Analysis, stands: TriedLine, start: number, end: number): TriedLine {
    const said = saidOf(analysis, start, end);
    const edits = guardsFor(analysis, said, analysisOf).filter(
      ({ span }) => span.start >= start && span.end <= end,
    );
    if (edits.length > 0) {
      const guarded = edited(analysis.source.text, edits);
      const to = end + guarded.length - analysis.source.text.length;
      const again = analysisOf(guarded);
      if (!again.all.some(saysError) && !saidOf(again, start, to).some(isFault))
        return { verdict: "stands", line: guarded.slice(start, to) };
    }
    if (said.some((each) => isFault(each) && (!hardly.has(each.code) || readsFound(analysis, each))))
      return { ...stands, verdict: "refused" };
    return said.some(({ code }) => hardly.has(code)) ? { ...stands, verdict: "hardly" } : stands;
  }
}

/** The guards without which something is not there at some places. */
function guardsFor(
  { source }: Analysis,
  said: readonly Diagnostic[],
  analysisOf: AnalysisOf,
): readonly Edit[] {
  const isRight = (text: string): boolean => !analysisOf(text).all.some(saysError);
  const edits = withGuards(source, said, isRight).flatMap(({ fix }) => fix?.edits ?? []);
  const places = new Set<number>();
  return edits.filter(({ span }) => !places.has(span.start) && places.add(span.start));
}

/** From the last to the first, so that places stay. */
const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((now, { span, text: instead }) => now.slice(0, span.start) + instead + now.slice(span.end), text);

/** It excludes nothing or everything, or reads a given that may still have to be written. */
const hardly: ReadonlySet<string> = new Set([idleStatement.code, canNeverHold.code, absentGiven.code]);

/** A value to be found, where the layer does not stand: no data can add that. */
const readsFound = ({ source, resolved }: Analysis, { code, span }: Diagnostic): boolean => {
  const [layer] = /\w+$/.exec(source.text.slice(span.start, span.end)) ?? [];
  return (
    code === absentGiven.code &&
    symbolsOf(resolved).some(
      (each) => each.kind === "layer" && each.name === layer && each.declaration.role === "find",
    )
  );
};

/** Limits, ECP5…, say nothing of what a line means. */
const isFault = (each: Diagnostic): boolean => saysError(each) && each.code.startsWith("ECP4");

/** Undefined where the line at `kept` is wrong itself, or others would still be. */
function withoutWrongLines(
  file: string,
  text: string,
  analysisOf: AnalysisOf,
  kept: number,
): Analysis | undefined {
  let now = text;
  for (let round = 0; round <= WRONG_LINES_LEFT_OUT; round++) {
    const analysis = analysisOf(now);
    const errors = analysis.all.filter(saysError);
    if (errors.length === 0) return analysis;
    const source = makeSource(file, now);
    const lines = errors.map(({ span }) => (span.file === file ? lineAt(source, span.start).start : -1));
    if (lines.includes(-1) || lines.includes(lineAt(source, kept).start)) return undefined;
    now = lines.reduce(blanked(source), now);
  }
  return undefined;
}

/** Spaces in its place: all others stay where they are. */
const blanked =
  (source: Source) =>
  (text: string, start: number): string => {
    const { length } = lineAt(source, start).text;
    return text.slice(0, start) + " ".repeat(length) + text.slice(start + length);
  };
