/** `let digit = (place - 1) mod 3 + 1`, of a layer that has a value in each cell: the name is one of each cell too, `let digit of cell = …`. */
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { lineAt, type Source } from "../text/source.js";
import { spanOf } from "../text/span.js";
import type { Moved } from "./let-at-the-margin.js";

export function letOfEach(source: Source, { span, message }: Diagnostic): Moved | undefined {
  const { file, text } = source;
  const layer = text.slice(span.start, span.end);
  const [, kind] = /has a value in each (\w+):/.exec(message) ?? [];
  const { start, text: line } = lineAt(source, span.start);
  const [, opening] = /^(let \w+) = /.exec(line) ?? [];
  if (kind === undefined || opening === undefined) return undefined;
  const isEverywhere = new RegExp(`^find [^:\\n]*\\b${layer}\\b(?![^\\n]* or none)`, "m").test(text);
  const head = ` of ${kind}${isEverywhere ? "" : ` with ${layer}`}`;
  const at = start + opening.length;
  const mended = `${opening}${head}${line.slice(opening.length)}`.trimEnd();
  return {
    title: `Change to \`${mended}\``,
    help: `write \`${mended}\`: then each ${kind} has one`,
    edits: [{ span: spanOf(file, at, at), text: head }],
  };
}
