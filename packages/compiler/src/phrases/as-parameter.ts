/** `given target: number` for one number of the whole board: it is a parameter, and an instance sets it in its first line. */
import { valueWithoutElement } from "../diagnostics/catalogue/ecp3007-value-without-element.js";
import type { Diagnostic, Edit, QuickFix } from "../diagnostics/diagnostic.js";
import type { Source } from "../text/source.js";
import { spanOf } from "../text/span.js";

interface Mend extends QuickFix {
  readonly help: string;
}

/** Behind the colon of its data, with no rows below. */
const NUMBER_ALONE = "[ \\t]*\\d+[ \\t]*(?:\\n|$)";

/** Only where nothing reads the layer at a cell, and no instance has a map of it. */
export function asParameter({ file, text }: Source, { code, span }: Diagnostic): Mend | undefined {
  const name = text.slice(span.start, span.end);
  if (code !== valueWithoutElement.code || !/^\w+$/.test(name)) return undefined;
  const [line, type] = new RegExp(`^given ${name}: (number|\\d+\\.\\.\\d+)[ \\t]*$`, "m").exec(text) ?? [];
  if (line === undefined) return undefined;
  const readInCells = new RegExp(
    `\\.${name}\\b|\\b(?:with|without|has|where|is|no|of each)(?: not| no)? ${name}\\b|^[ \\t]+${name}:(?!${NUMBER_ALONE})|\\b${name}[a-z]`,
    "m",
  );
  if (readInCells.test(text)) return undefined;
  const start = text.indexOf(line);
  const declared = `param ${name}: ${type}`;
  return {
    title: `Change to \`${declared}\``,
    help: `if it is one number for the whole board, write \`${declared}\`, and \`instance "…" (${name} = …)\``,
    edits: [{ span: spanOf(file, start, start + line.length), text: declared }, ...set({ file, text }, name)],
  };
}

/** `target = 10`, or `target: 10`, below an instance goes into its first line. */
function set({ file, text }: Pick<Source, "file" | "text">, name: string): readonly Edit[] {
  const given = new RegExp(
    `^(instance\\b[^\\n(]*?):?[ \\t]*\\n((?:[ \\t]+.*\\n)*?)[ \\t]+${name}(?: *=|:) *(\\d+)[ \\t]*(?:\\n|$)`,
    "gm",
  );
  return [...text.matchAll(given)].flatMap(({ 0: all, 1: head = "", 2: between = "", 3: value, index }) => {
    const headEnd = index + head.length;
    const after = text.indexOf("\n", headEnd);
    return [
      { span: spanOf(file, headEnd, headEnd), text: ` (${name} = ${value})` },
      { span: spanOf(file, after + 1 + between.length, index + all.length), text: "" },
    ];
  });
}
