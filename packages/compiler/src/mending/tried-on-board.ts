/**
 * A line that was meant, tried on the first instance of its file: one that speaks of what this board lacks was not meant, and one that excludes nothing or everything hardly. The other lines that are wrong
 * are left out meanwhile.
 */
import { type Analysis, analyse } from "../compile.js";
import { absentGiven } from "../diagnostics/catalogue/ecp4106-absent-given.js";
import { canNeverHold } from "../diagnostics/catalogue/ecp4127-can-never-hold.js";
import { idleStatement } from "../diagnostics/catalogue/ecp4128-idle-statement.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { groundInstance } from "../ground/instance/ground-instance.js";
import type { Host } from "../host.js";
import type { OnBoard } from "../phrases/mend-lines.js";
import { lineAt, makeSource, type Source } from "../text/source.js";
import { BOARDS_TRIED, ENTRIES_TRIED, WRONG_LINES_LEFT_OUT } from "../thresholds.js";

/** As many boards as a person waits for: after them each line stands. */
export function boardTrier(file: string, host: Host): OnBoard {
  let left = BOARDS_TRIED;
  return (text, { start, end }) => {
    const analysis = left-- > 0 ? withoutWrongLines(file, text, host, start) : undefined;
    const instance = analysis?.typed.instances.find((each) => analysis.typed.isSoundInstance(each));
    if (analysis === undefined || instance === undefined || !analysis.typed.isSoundInstance(instance))
      return "stands";
    const settings = { set: new Map<string, string>(), entryLimit: ENTRIES_TRIED };
    const said = groundInstance(instance, settings, host).diagnostics.filter(
      ({ span }) => span.file === file && span.start >= start && span.start <= end,
    );
    if (said.some(isFaultOfBoard)) return "refused";
    return said.some(({ code }) => hardly.has(code)) ? "hardly" : "stands";
  };
}

/** It excludes nothing or everything, or reads a given that may still have to be written. */
const hardly: ReadonlySet<string> = new Set([idleStatement.code, canNeverHold.code, absentGiven.code]);

/** Limits, ECP5…, say nothing of what a line means. */
const isFaultOfBoard = ({ severity, code }: Diagnostic): boolean =>
  severity === "error" && code.startsWith("ECP4") && !hardly.has(code);

/** Undefined where the line at `kept` is wrong itself, or others would still be. */
function withoutWrongLines(file: string, text: string, host: Host, kept: number): Analysis | undefined {
  let now = text;
  for (let round = 0; round <= WRONG_LINES_LEFT_OUT; round++) {
    const analysis = analyse(file, now, host);
    const errors = analysis.all.filter(({ severity }) => severity === "error");
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
