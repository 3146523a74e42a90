/** The lines of a puzzle. */
import type {
  Broken,
  ClassLine,
  DrawnShape,
  Legend,
  LegendEntry,
  Option,
  OptionEntry,
  Pieces,
  Statement,
} from "../../ast.js";
import { withoutPlaces, wrongPlace } from "../../diagnostics/catalogue/ecp1009-wrong-place.js";
import { missingColon } from "../../diagnostics/catalogue/ecp1010-missing-colon.js";
import { missingBody } from "../../diagnostics/catalogue/ecp1018-missing-body.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { joinSpans, spanOf } from "../../text/span.js";
import {
  buildAskedParameter,
  buildBoard,
  buildCover,
  buildItems,
  buildLayer,
  buildLegend,
  buildLegendEntry,
  buildLet,
  buildObjective,
  buildOption,
  buildOptionEntries,
  buildPieces,
  buildPlaceLine,
  buildShow,
  buildUse,
} from "../build/build-lines.js";
import type { LinePlace, Node } from "../grammar/cst.js";
import { dataHeader, laterShape, neighboursHeader, shapeHeader } from "../lines/blocks.js";
import { correctFirstWord, goesOnAsExpression } from "../lines/first-word.js";
import type { LineReader, RuleName } from "../lines/line-reader.js";
import type { Line } from "../lines/line-tree.js";
import { rawLine } from "../lines/raw-line.js";
import { word } from "../tokens.js";
import { withNeighbours, withNeighboursBeside } from "./read-neighbours.js";
import { brokenLine, readStatementLine, reportStrayChild } from "./read-statements.js";

interface Declaration {
  readonly rule: RuleName;
  readonly build: (at: LinePlace, node: Node) => ClassLine;
}

const declarations = new Map<unknown, Declaration>([
  [word.use, { rule: "useLine", build: buildUse }],
  [word.board, { rule: "boardLine", build: buildBoard }],
  [word.given, { rule: "layerLine", build: buildLayer }],
  [word.find, { rule: "layerLine", build: buildLayer }],
  [word.let, { rule: "letLine", build: buildLet }],
  [word.param, { rule: "paramLine", build: buildAskedParameter }],
  [word.items, { rule: "itemsLine", build: buildItems }],
  [word.optional, { rule: "itemsLine", build: buildItems }],
  [word.place, { rule: "placeLine", build: buildPlaceLine }],
  [word.cover, { rule: "coverLine", build: buildCover }],
  [word.show, { rule: "showLine", build: buildShow }],
  [word.maximize, { rule: "objectiveLine", build: buildObjective }],
  [word.minimize, { rule: "objectiveLine", build: buildObjective }],
]);

export function readPuzzleLines(reader: LineReader, lines: readonly Line[]): ClassLine[] {
  const body: ClassLine[] = [];
  // `else` lines look back at the statement before them.
  const statements: Statement[] = [];
  const flush = (): void => {
    for (const each of statements.splice(0)) body.push(each);
  };
  const neighbours: Line[] = [];
  for (const line of lines) {
    if (neighboursHeader.test(reader.text(line))) {
      neighbours.push(line);
      continue;
    }
    const declared = readDeclaration(reader, line);
    if (declared === undefined) readStatementLine(reader, line, statements, 1);
    else {
      flush();
      for (const each of declared) body.push(each);
    }
  }
  flush();
  const joined = withNeighboursBeside(reader, neighbours, body);
  const stray = joined.without.map((line) => misplaced(reader, line, "a list of neighbours", withoutPlaces));
  return [...joined.body, ...stray];
}

/** Nothing where the line is a statement. */
function readDeclaration(reader: LineReader, line: Line): readonly ClassLine[] | undefined {
  const tokens = reader.tokens(line);
  const corrected = correctFirstWord(reader, line, tokens, "puzzle");
  const [first] = tokens;
  if (first === undefined || (goesOnAsExpression(tokens) && first.tokenType !== word.let)) return undefined;
  switch (first.tokenType) {
    case word.legend:
      return [readLegend(reader, line)];
    case word.option:
      return [readOption(reader, line)];
    case word.pieces:
      return [readPieces(reader, line)];
    case word.expect:
    case word.fix:
    case word.solution:
      return [misplaced(reader, line, `\`${first.image}\``)];
    case word.so:
      if (tokens[1]?.tokenType !== word.far) break;
      return [misplaced(reader, line, "`so far:`")];
    case word.puzzle:
    case word.instance:
      if (corrected) return [brokenLine(reader, line)];
      return [misplacedSection(reader, line)];
    default:
  }
  const declaration = declarations.get(first.tokenType);
  if (declaration === undefined) {
    if (isForgottenData(reader, line)) return [misplaced(reader, line, "a map or other data")];
    return corrected ? readAsStatement(reader, line) : undefined;
  }
  const { node, at, broken } = reader.read(line, declaration.rule, corrected);
  const built: ClassLine = node === undefined ? brokenLine(reader, line) : declaration.build(at, node);
  if (built.kind === "board" && line.opens === "board") return [withNeighbours(reader, line, built)];
  return [built, ...strayChildren(reader, line, broken)];
}

/** The first word was corrected, reported, and stays corrected. */
function readAsStatement(reader: LineReader, line: Line): readonly ClassLine[] {
  const statements: Statement[] = [];
  readStatementLine(reader, line, statements, 1, true);
  return statements;
}

function strayChildren(reader: LineReader, line: Line, quiet: boolean): readonly ClassLine[] {
  const [first] = line.children;
  if (first === undefined) return [];
  if (!quiet) reportStrayChild(reader, line, first);
  return readPuzzleLines(reader, line.children);
}

/** `digit:` over rows of symbols, where the line of the instance was forgotten. */
function isForgottenData(reader: LineReader, line: Line): boolean {
  const header = dataHeader.exec(reader.text(line));
  return header !== null && line.opens === "none";
}

function misplaced(reader: LineReader, line: Line, what: string, place = "a puzzle"): Broken {
  reader.diagnostics.push(diagnose(wrongPlace, reader.span(line), { what, place }));
  return brokenLine(reader, line);
}

function misplacedSection(reader: LineReader, line: Line): Broken {
  reader.diagnostics.push(
    diagnose(wrongPlace, reader.span(line), { what: "an indented section", place: "a puzzle" }),
  );
  return brokenLine(reader, line);
}

function readLegend(reader: LineReader, line: Line): Legend | Broken {
  const { node, at, broken } = reader.read(line, "legendHeader");
  const entries = line.children.map((child) => readLegendEntry(reader, child));
  if (node === undefined) return brokenLine(reader, line);
  const legend = buildLegend(at, node);
  const [first] = line.children;
  if (legend.entries.length > 0 && first !== undefined && !broken) reportStrayChild(reader, line, first);
  if (legend.entries.length === 0 && first === undefined && !broken) {
    reader.diagnostics.push(diagnose(missingBody, reader.span(line), { header: reader.text(line) }));
  }
  const last = entries.at(-1);
  const span = last === undefined ? legend.span : joinSpans(legend.span, last.span);
  return { ...legend, span, entries: [...legend.entries, ...entries] };
}

function readLegendEntry(reader: LineReader, line: Line): LegendEntry | Broken {
  const { node, at, broken } = reader.read(line, "legendEntry");
  const [first] = line.children;
  if (first !== undefined && !broken) reportStrayChild(reader, line, first);
  return node === undefined || broken ? brokenLine(reader, line) : buildLegendEntry(at, node);
}

function readOption(reader: LineReader, line: Line): Option | Broken {
  const { node, at, broken } = reader.read(line, "optionLine");
  const below = line.children.flatMap((child) => readEntries(reader, child));
  if (node === undefined) return brokenLine(reader, line);
  const option = buildOption(at, node);
  const [first] = line.children;
  if (option.entries.length > 0 && first !== undefined && !broken) reportStrayChild(reader, line, first);
  if (option.entries.length === 0 && first === undefined && !broken) {
    reader.diagnostics.push(diagnose(missingBody, reader.span(line), { header: reader.text(line) }));
  }
  const last = below.at(-1);
  const span = last === undefined ? option.span : joinSpans(option.span, last.span);
  return { ...option, span, entries: [...option.entries, ...below] };
}

function readEntries(reader: LineReader, line: Line): OptionEntry[] {
  const { node, at, broken } = reader.read(line, "optionEntries");
  const [first] = line.children;
  if (first !== undefined && !broken) reportStrayChild(reader, line, first);
  return node === undefined ? [] : buildOptionEntries(at, node);
}

function readPieces(reader: LineReader, line: Line): Pieces | Broken {
  const { node, at, broken } = reader.read(line, "piecesLine");
  const shapes = line.children.flatMap((child) =>
    oneByOne(reader, child).map((each) => readShape(reader, each)),
  );
  if (node === undefined) return brokenLine(reader, line);
  const { colon, span, ...header } = buildPieces(at, node);
  const text = reader.text(line);
  if (shapes.length > 0 && !colon && !broken) {
    reader.diagnostics.push(diagnose(missingColon, reader.span(line), { after: text }));
  }
  if (shapes.length === 0 && colon && !broken) {
    reader.diagnostics.push(diagnose(missingBody, reader.span(line), { header: text }));
  }
  const last = shapes.at(-1);
  return {
    kind: "pieces",
    ...header,
    span: last === undefined ? span : joinSpans(span, last.span),
    ...(shapes.length === 0 ? {} : { shapes }),
  };
}

/** `L: ### / #..; T: ### / .#.`: a line for each, of which the last has the rows below. */
function oneByOne(reader: LineReader, line: Line): readonly Line[] {
  const starts = [...reader.text(line).matchAll(laterShape)].map(({ 0: { length }, index }) => ({
    end: line.start + index,
    start: line.start + index + length,
  }));
  return [line.start, ...starts.map(({ start }) => start)].map((start, i) => {
    const next = starts[i];
    return next === undefined ? { ...line, start } : { ...line, start, end: next.end, children: [] };
  });
}

/** `I: ####`, or `L:` over rows. */
function readShape(reader: LineReader, line: Line): DrawnShape | Broken {
  const { file, text } = reader.source;
  const header = shapeHeader.exec(reader.text(line));
  const name = header?.[1];
  if (header === null || name === undefined) {
    const [first = ""] = reader.text(line).split(/\s/, 1);
    reader.diagnostics.push(
      diagnose(missingColon, spanOf(file, line.start, line.start + first.length), { after: first }),
    );
    return brokenLine(reader, line);
  }
  const inline = rawLine(file, text, line.start + header[0].length, line.end);
  const rows = line.children
    .map((child) => rawLine(file, text, child.start, child.end))
    .filter((row) => row !== undefined);
  if (inline === undefined && rows.length === 0) {
    reader.diagnostics.push(diagnose(missingBody, reader.span(line), { header: reader.text(line) }));
  }
  const end = rows.at(-1)?.span.end ?? line.end;
  return {
    kind: "shape",
    span: spanOf(file, line.start, end),
    name: { kind: "name", span: spanOf(file, line.start, line.start + name.length), text: name },
    rows: inline === undefined ? rows : [inline, ...rows],
  };
}
