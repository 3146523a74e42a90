/** A block of statement lines, with `else` lines joined to their `if`. */

import type { Broken, If, Statement } from "../../ast.js";
import { unexpectedIndent } from "../../diagnostics/catalogue/ecp1003-unexpected-indent.js";
import { twoBodies } from "../../diagnostics/catalogue/ecp1019-two-bodies.js";
import { strayElse } from "../../diagnostics/catalogue/ecp1020-stray-else.js";
import { tooDeep } from "../../diagnostics/catalogue/ecp1022-too-deep.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { spanOf } from "../../text/span.js";
import { DEEPEST_BLOCK } from "../../thresholds.js";
import { type Below, buildElses, buildStatements, type ElsePart } from "../build/build-statement.js";
import { type LinePlace, nodesOf } from "../grammar/cst.js";
import { correctFirstWord } from "../lines/first-word.js";
import type { LineReader } from "../lines/line-reader.js";
import type { Line } from "../lines/line-tree.js";
import { word } from "../tokens.js";

export const brokenLine = (reader: LineReader, line: Line): Broken => ({
  kind: "broken",
  span: reader.span(line),
});

/** Adds the statements of one line, and of those below it, to `statements`; `reported`: the line has a diagnostic already. */
export function readStatementLine(
  reader: LineReader,
  line: Line,
  statements: Statement[],
  depth: number,
  reported = false,
): void {
  if (depth > DEEPEST_BLOCK) {
    reader.diagnostics.push(diagnose(tooDeep, reader.span(line), { what: "blocks" }));
    statements.push(brokenLine(reader, line));
    return;
  }
  const tokens = reader.tokens(line);
  if (tokens[0]?.tokenType === word.else) {
    readElseLine(reader, line, statements, depth);
    return;
  }
  const corrected = reported || correctFirstWord(reader, line, tokens, "statement");
  const { node, at, broken } = reader.read(line, "statements", corrected);
  const below = makeBelow(reader, line, at, depth, broken);
  const built = node === undefined ? [] : buildStatements(at, node, below);
  if (built.length === 0) statements.push(brokenLine(reader, line));
  else for (const each of built) statements.push(each);
  for (const each of below.rest()) statements.push(each);
}

interface OpenBelow extends Below {
  /** Lines that no block took: reported, and read as lines of the block around. */
  rest(): readonly Statement[];
}

function makeBelow(reader: LineReader, line: Line, at: LinePlace, depth: number, quiet: boolean): OpenBelow {
  let taken = false;
  const { children } = line;
  const [first] = children;
  const last = lastOf(line);
  return {
    any: children.length > 0,
    end: last.end,
    take: () => {
      if (taken) return [];
      taken = true;
      return readStatements(reader, children, depth + 1);
    },
    missing: (header) => {
      if (quiet) return;
      const end = Math.min(header.end, line.end);
      at.missingBody(spanOf(header.file, header.start, end));
    },
    rest: () => {
      if (taken || first === undefined) return [];
      taken = true;
      if (!quiet) reportStrayChild(reader, line, first);
      const statements = readStatements(reader, children, depth + 1);
      return quiet ? [] : statements;
    },
  };
}

function lastOf(line: Line): Line {
  let last = line;
  for (let next = last.children.at(-1); next !== undefined; next = last.children.at(-1)) last = next;
  return last;
}

/** A line below one that opens no block, or whose block stands behind its colon. */
export function reportStrayChild(reader: LineReader, line: Line, child: Line): void {
  const text = reader.text(line);
  const opened = line.opens !== "none" && /:/.test(text);
  reader.diagnostics.push(
    opened
      ? diagnose(twoBodies, reader.span(child), {}, [
          { span: reader.span(line), message: "the block stands here" },
        ])
      : diagnose(unexpectedIndent, reader.span(child), {
          above: text.length > 40 ? `${text.slice(0, 40)}…` : text,
        }),
  );
}

function readStatements(reader: LineReader, lines: readonly Line[], depth: number): Statement[] {
  const statements: Statement[] = [];
  for (const line of lines) readStatementLine(reader, line, statements, depth);
  return statements;
}

function readElseLine(reader: LineReader, line: Line, statements: Statement[], depth: number): void {
  const { node, at, broken } = reader.read(line, "elseLine");
  const below = makeBelow(reader, line, at, depth, broken);
  const parts = node === undefined ? [] : buildElses(at, nodesOf(node, "elsePart"), below);
  const before = statements.at(-1);
  if (before?.kind === "if" && before.otherwise === undefined) {
    statements[statements.length - 1] = withElses(reader, before, parts);
  } else if (before?.kind === "broken") {
    // Its `if` is likely what is broken.
  } else {
    if (!broken) reader.diagnostics.push(diagnose(strayElse, reader.span(line), {}));
    statements.push(brokenLine(reader, line));
  }
  for (const each of below.rest()) statements.push(each);
}

/** The same list of branches grows, so that a long chain is not copied at each of its lines. */
function withElses(reader: LineReader, statement: If, parts: readonly ElsePart[]): If {
  const branches = reader.growingBranches.get(statement) ?? [...statement.branches];
  for (const { condition, body } of parts) if (condition !== undefined) branches.push({ condition, body });
  const last = parts.at(-1);
  const otherwise = parts.find((part) => part.condition === undefined);
  const longer: If = {
    ...statement,
    span: last === undefined ? statement.span : { ...statement.span, end: last.span.end },
    branches,
    ...(otherwise === undefined ? {} : { otherwise: otherwise.body }),
  };
  reader.growingBranches.set(longer, branches);
  return longer;
}
