/**
 * Text → IR 1. Never throws, terminates in linear time, and always gives a tree; each line that is broken is told once, and spoils no
 * other line.
 */
import type { Expression, File } from "../ast.js";
import { tabInIndentation } from "../diagnostics/catalogue/ecp1001-tab-in-indentation.js";
import { badDedent } from "../diagnostics/catalogue/ecp1002-bad-dedent.js";
import { type Diagnostic, diagnose, type Outcome } from "../diagnostics/diagnostic.js";
import { makeSource, type Source } from "../text/source.js";
import { spanOf } from "../text/span.js";
import { buildExpression } from "./build/build-expression.js";
import { nodeOf } from "./grammar/cst.js";
import type { LineMemory } from "./lines/line-memory.js";
import { makeLineReader } from "./lines/line-reader.js";
import { type Line, type LineTree, readLineTree } from "./lines/line-tree.js";
import { readSections } from "./read/read-sections.js";

/** `memory`: what was read of an earlier version of the text; lines that are as they were cost less. */
export function parse(source: Source, memory?: LineMemory): Outcome<File> {
  memory?.begin();
  const tree = readLineTree(source.text);
  const reader = makeLineReader(source, memory);
  const sections = readSections(reader, tree);
  const diagnostics = [...reader.diagnostics, ...indentation(source, tree)];
  diagnostics.sort((a, b) => a.span.start - b.span.start);
  return {
    value: { kind: "file", span: spanOf(source.file, 0, source.text.length), sections },
    diagnostics,
  };
}

/** One expression, from `text` as it stands in `file` at `offset`: a value of `--set`, the range of a template. */
export function parseExpression(text: string, file: string, offset: number): Outcome<Expression> {
  // Spaces stand for what precedes it, so that all spans are those of the file.
  const reader = makeLineReader(makeSource(file, " ".repeat(offset) + text));
  const start = offset + text.length - text.trimStart().length;
  const line: Line = {
    from: 0,
    lineStart: 0,
    start,
    end: Math.max(start, offset + text.trimEnd().length),
    to: offset + text.length,
    indent: 0,
    block: "none",
    opens: "none",
    children: [],
  };
  const { node, at } = reader.read(line, "wholeExpression");
  const value = buildExpression(at, nodeOf(node, "expression"), spanOf(file, start, start));
  return { value, diagnostics: reader.diagnostics };
}

function indentation(source: Source, tree: LineTree): Diagnostic[] {
  const { file } = source;
  const said: Diagnostic[] = [];
  const [tab] = tree.tabs;
  if (tab !== undefined) {
    const edits = tree.tabs.map(({ lineStart, start, indent }) => ({
      span: spanOf(file, lineStart, start),
      text: " ".repeat(Math.min(indent, 200)),
    }));
    said.push(
      diagnose(tabInIndentation, spanOf(file, tab.lineStart, tab.start), { lines: edits.length, edits }),
    );
  }
  for (const { line, above, outer } of tree.badDedents) {
    const payload = { depth: line.indent, above: above.indent, outer };
    said.push(
      diagnose(badDedent, spanOf(file, line.start, line.end), payload, [
        { span: spanOf(file, above.start, above.end), message: "a line above, which is deeper" },
      ]),
    );
  }
  return said;
}
