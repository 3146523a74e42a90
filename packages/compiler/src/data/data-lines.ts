/** The lines of a data block: those in the text, or those of the file that it names. */
import type { RawLine } from "../ast.js";
import { dataFile } from "../diagnostics/catalogue/ecp4017-data-file.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import { spanOf } from "../text/span.js";
import type { InstanceData } from "../typed.js";
import type { DataEnvironment } from "./data-environment.js";

export interface DataLines {
  /** The text behind the colon comes first. */
  readonly lines: readonly RawLine[];
  /** There is one line, on that of the colon. */
  readonly inline: boolean;
  /** The whole text of a file. */
  readonly file?: RawLine;
}

const fromPattern = /^from\s+"((?:[^"]|"")*)"\s*$/u;

export function dataLines(
  data: InstanceData,
  readFile: DataEnvironment["readFile"],
  report: (diagnostic: Diagnostic) => void,
): DataLines | undefined {
  const { inline } = data.line;
  const rows = data.rows.filter((row) => row !== inline && row.text.trim() !== "");
  const own = inline === undefined || inline.text.trim() === "" ? rows : [inline, ...rows];
  const path =
    own.length === 1 && inline !== undefined ? fromPattern.exec(inline.text.trim())?.[1] : undefined;
  if (path === undefined) return { lines: own, inline: own.length === 1 && own[0] === inline };
  return readLines(path.replaceAll('""', '"'), inline ?? data.line, readFile, report);
}

/** The lines of a file named at `at`, with comments and blank lines cut off as in a block. */
export function readLines(
  path: string,
  at: Pick<RawLine, "span">,
  readFile: DataEnvironment["readFile"],
  report: (diagnostic: Diagnostic) => void,
): DataLines | undefined {
  const read = readFile(path, at.span.file);
  if ("refused" in read) {
    report(diagnose(dataFile, at.span, { path, reason: read.refused }));
    return undefined;
  }
  const start = read.text.startsWith("\uFEFF") ? 1 : 0;
  const file: RawLine = { span: spanOf(read.file, start, read.text.length), text: read.text.slice(start) };
  const lines: RawLine[] = [];
  for (const match of file.text.matchAll(/[^\r\n]+/gu)) {
    const text = match[0].replace(/(?:^|\s)\/\/.*$/u, "").trimEnd();
    const blank = text.length - text.trimStart().length;
    const from = start + match.index + blank;
    if (text.trim() !== "")
      lines.push({ text: text.trim(), span: spanOf(read.file, from, start + match.index + text.length) });
  }
  return { lines, inline: false, file };
}
