/**
 * The form of a corpus file: many cases, each
 *
 *     // --- what it shows
 *     source
 *     //     ^^^ error[ECP1010]: a message, under the line that it points into
 *     // ==>
 *     // what the stage prints
 *
 * Carets stand below what they mean; where that begins in the first two columns, which `//` takes, `// 1:^^^` names the column. A place
 * between two characters is `|`; `>` behind the carets says that it goes on in later lines. The part from `// ==>` on is only there
 * where a case wants the stage's output told; diagnostics are always told, and all of them.
 */
import type { Diagnostic } from "../../packages/compiler/src/diagnostics/diagnostic.js";
import { makeSource, positionAt, type Source } from "../../packages/compiler/src/text/source.js";

export interface Case {
  readonly name: string;
  readonly line: number;
  readonly source: string;
  /** The case as it stands, from behind its name. */
  readonly written: string;
  readonly wantsOutput: boolean;
}

const title = /^\/\/ --- (.*)$/;
const annotation = /^\/\/ *(?:\d+:)?(?:\^+|\|)>? (?:error|warning|hint|related)\b/;

export function readCases(text: string): { readonly header: string; readonly cases: readonly Case[] } {
  const lines = text.split("\n");
  const starts = lines.flatMap((line, i) => (title.test(line) ? [i] : []));
  const cases = starts.map((start, i) => {
    const end = starts[i + 1] ?? lines.length;
    const body = lines.slice(start + 1, end);
    const arrow = body.indexOf("// ==>");
    const source = (arrow < 0 ? body : body.slice(0, arrow)).filter((line) => !annotation.test(line));
    return {
      name: title.exec(lines[start] ?? "")?.[1] ?? "",
      line: start + 1,
      source: `${source.join("\n").trimEnd()}\n`,
      written: `${body.join("\n").trimEnd()}\n`,
      wantsOutput: arrow >= 0,
    };
  });
  return { header: lines.slice(0, starts[0] ?? lines.length).join("\n"), cases };
}

/** The case as it should stand, given what the stage said. */
export function printCase(each: Case, diagnostics: readonly Diagnostic[], output: string): string {
  const source = makeSource("case.ecp", each.source);
  const below = new Map<number, string[]>();
  const add = (start: number, end: number, text: string): void => {
    const { line, mark } = markOf(source, start, end);
    below.set(line, [...(below.get(line) ?? []), `//${mark} ${text}`]);
  };
  for (const { span, severity, code, message, related } of diagnostics) {
    add(span.start, span.end, `${severity}[${code}]: ${message}`);
    for (const { span: at, message: text } of related) add(at.start, at.end, `related[${code}]: ${text}`);
  }
  const lines = each.source.trimEnd().split("\n");
  const annotated = lines.flatMap((line, i) => [line, ...(below.get(i) ?? [])]);
  if (each.wantsOutput) {
    annotated.push(
      "// ==>",
      ...output
        .trimEnd()
        .split("\n")
        .map((line) => (line === "" ? "//" : `// ${line}`)),
    );
  }
  return `${annotated.join("\n")}\n`;
}

function markOf(
  source: Source,
  start: number,
  end: number,
): { readonly line: number; readonly mark: string } {
  const from = positionAt(source, start);
  const to = positionAt(source, end);
  const lineEnd = (source.lineStarts[from.line + 1] ?? source.text.length + 1) - 1;
  const length = Math.min(end, lineEnd) - start;
  const carets = `${length <= 0 ? "|" : "^".repeat(length)}${to.line > from.line ? ">" : ""}`;
  const mark =
    from.character < 2 ? ` ${from.character + 1}:${carets}` : `${" ".repeat(from.character - 2)}${carets}`;
  return { line: from.line, mark };
}

/** The whole file again. */
export function printCases(
  header: string,
  cases: readonly { readonly name: string; readonly text: string }[],
): string {
  const parts = cases.map(({ name, text }) => `// --- ${name}\n${text}`);
  return `${header === "" ? "" : `${header.trimEnd()}\n\n`}${parts.join("\n")}`;
}
