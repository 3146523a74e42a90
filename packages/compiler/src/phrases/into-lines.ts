/** Mends of one line that become several: what was said at once is said in lines of their own. */
import type { Diagnostic, Edit, QuickFix } from "../diagnostics/diagnostic.js";
import { lineAt, type Source, type TextLine } from "../text/source.js";
import { spanOf } from "../text/span.js";

interface Mend extends QuickFix {
  readonly help: string;
}

const quoted = (lines: readonly string[]): string =>
  lines.map((line) => `\`${line}\``).join(", and below it ");

function replacedBy({ file }: Source, { start, text }: TextLine, lines: readonly string[]): Mend {
  const edit: Edit = { span: spanOf(file, start, start + text.length), text: lines.join("\n") };
  return {
    title: `Change to \`${lines.map((line) => line.trim()).join("; ")}\``,
    help: `write ${quoted(lines.map((line) => line.trim()))}`,
    edits: [edit],
  };
}

const PLACED =
  /^place (?:each |every )?(\w+(?:, *(?:each )?\w+)*,? and (?:each )?\w+|\w+(?:, *(?:each )?\w+)+) ((?:exactly|at most|at least|any) .+)$/;
const PATHS = /^find (\w+): paths? from \{?(r\d+c\d+)\}? to \{?(r\d+c\d+)\}?(.*)$/;
/** The rows of one piece with a slash between them. */
const DRAWN = /^(pieces (?:\w+ )*?(\w+)(?: with [^:]*)?):? +([#.*]+(?: ?\/ ?[#.*]+)*)$/;
const ROW = /^([ \t]+)([#.*]+)$/;

/** Lists of pieces, and a piece that is drawn in the line of its set. */
export function intoLines(source: Source, { span }: Diagnostic): Mend | undefined {
  const line = lineAt(source, span.start);
  const [, list, times] = PLACED.exec(line.text) ?? [];
  if (list !== undefined) {
    const names = list.split(/,? and |, */).map((name) => name.replace(/^each /, ""));
    return replacedBy(
      source,
      line,
      names.map((name) => `place each ${name} ${times}`),
    );
  }
  const [, header, name, drawing] = DRAWN.exec(line.text) ?? [];
  return header === undefined
    ? undefined
    : replacedBy(source, line, [`${header}:`, `  ${name}_1: ${drawing}`]);
}

/** Where a path ends is a rule. */
export function endOfPaths(source: Source, { span }: Diagnostic): Mend | undefined {
  const line = lineAt(source, span.start);
  const [, name, from, to, rest] = PATHS.exec(line.text) ?? [];
  if (name === undefined) return undefined;
  return replacedBy(source, line, [
    `find ${name}: paths from {${from}}${rest}`,
    `for each ${name} p: p.end is ${to}`,
  ]);
}

/** Rows with no name above them become the drawing of one piece. */
export function namedDrawing(source: Source, { span }: Diagnostic): Mend | undefined {
  const met = lineAt(source, span.start);
  const [, indent] = ROW.exec(met.text) ?? [];
  if (indent === undefined) return undefined;
  const isRow = ({ text }: TextLine): boolean => ROW.exec(text)?.[1] === indent;
  const rows = [met];
  for (let line = met; line.start > 0; ) {
    line = lineAt(source, line.start - 1);
    if (!isRow(line)) break;
    rows.unshift(line);
  }
  for (let line = met; line.start + line.text.length + 1 < source.text.length; ) {
    line = lineAt(source, source.text.indexOf("\n", line.start) + 1);
    if (!isRow(line)) break;
    rows.push(line);
  }
  const [{ start } = met] = rows;
  const above =
    source.text
      .slice(0, start)
      .split("\n")
      .findLast((line) => /^\S/.test(line)) ?? "";
  if (above.startsWith("instance"))
    return {
      title: "Write `map:` above",
      help: "rows stand below the layer that they fill, as in `clue:`, or below `map:` if a `legend` says what each sign is, and deeper than that line",
      edits: rows.map((row, at) => ({
        span: spanOf(source.file, row.start, row.start),
        text: at === 0 ? `${indent}map:\n${indent}` : indent,
      })),
    };
  const name = `piece_${source.text.slice(0, start).split("\n").length}:`;
  return {
    title: "Give the piece a name",
    help: `a piece has a name above its rows: \`${name}\`, and the rows stand deeper below it`,
    edits: rows.map((row, at) => ({
      span: spanOf(source.file, row.start, row.start),
      text: at === 0 ? `${indent}${name}\n${indent}` : indent,
    })),
  };
}
