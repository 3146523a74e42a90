/** Columns that neighbouring lines share: one for what stands behind their colons, and one for their comments. */
import { displayWidth } from "../draw/text/display-width.js";
import type { LaidLine } from "./laid-line.js";

/** Runs of neighbours for which `belongs` holds between each two. */
function runs(
  lines: readonly LaidLine[],
  belongs: (above: LaidLine, below: LaidLine) => boolean,
): LaidLine[][] {
  const found: LaidLine[][] = [];
  for (const line of lines) {
    const run = found.at(-1);
    const above = run?.at(-1);
    if (run !== undefined && above !== undefined && belongs(above, line)) run.push(line);
    else found.push([line]);
  }
  return found;
}

/**
 * Entries of a legend always share the column of what they set. Other lines share one where they did before and somebody put spaces there
 * for it; a single such line shares it with nobody, and loses them.
 */
export function lineUpColons(lines: readonly LaidLine[]): LaidLine[] {
  const belongs = (above: LaidLine, below: LaidLine): boolean => {
    if (above.indent !== below.indent || above.colonWas === undefined || below.colonWas === undefined)
      return false;
    if (above.entry === true || below.entry === true) return above.entry === below.entry;
    return above.colonWas.column === below.colonWas.column;
  };
  return runs(lines, belongs).flatMap((run) => {
    const wanted = run.some((line) => line.entry === true || (line.colonWas?.gap ?? 0) > 1);
    if (run.length < 2 || !wanted) return run;
    const widths = run.map((line) => displayWidth(line.text.slice(0, line.afterColon)));
    const column = Math.max(...widths);
    if (run.some((line) => line.entry === true) && column - Math.min(...widths) > widestStep) return run;
    return run.map((line) => {
      const head = line.text.slice(0, line.afterColon);
      const gap = " ".repeat(column - displayWidth(head) + 1);
      return { ...line, text: head + gap + line.text.slice(line.afterColon).trimStart() };
    });
  });
}

/** Entries whose heads differ by more would be far from what they set. */
const widestStep = 12;
const commentGap = 2;
/** A comment far to the right of a short line is not read with it. */
const widest = 90;

/** Comments behind neighbouring lines begin in one column. Gives the whole lines, with indentation. */
export function printLaidLines(lines: readonly LaidLine[]): string[] {
  const belongs = (above: LaidLine, below: LaidLine): boolean =>
    above.text !== "" && above.comment !== "" && below.text !== "" && below.comment !== "";
  const ends = (line: LaidLine): number => line.indent + displayWidth(line.text);
  return runs(lines, belongs).flatMap((run) => {
    const column = Math.max(...run.map(ends).filter((end) => end <= widest));
    return run.map((line) => {
      if (line.text === "" && line.comment === "") return "";
      const text = " ".repeat(line.indent) + line.text;
      if (line.comment === "" || line.text === "") return text + line.comment;
      return text + " ".repeat(Math.max(column - ends(line), 0) + commentGap) + line.comment;
    });
  });
}
