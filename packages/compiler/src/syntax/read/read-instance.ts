/** The lines of an instance: data, `board`, `expect`, `solution:`, `so far:`, `fix`. */
import type { Broken, Data, InstanceLine, SoFar, Solution } from "../../ast.js";
import { wrongPlace } from "../../diagnostics/catalogue/ecp1009-wrong-place.js";
import { missingColon } from "../../diagnostics/catalogue/ecp1010-missing-colon.js";
import { unknownLine } from "../../diagnostics/catalogue/ecp1017-unknown-line.js";
import { missingBody } from "../../diagnostics/catalogue/ecp1018-missing-body.js";
import { unfitWord } from "../../diagnostics/catalogue/ecp1028-unfit-word.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { nearName } from "../../diagnostics/near-name.js";
import { joinSpans, spanOf } from "../../text/span.js";
import { buildBoard, buildExpect, buildFix } from "../build/build-lines.js";
import { dataHeader, soFarHeader } from "../lines/blocks.js";
import { puzzleWords } from "../lines/first-word.js";
import type { LineReader } from "../lines/line-reader.js";
import type { Line } from "../lines/line-tree.js";
import { rawLine } from "../lines/raw-line.js";
import { isName } from "../names.js";
import { isReserved } from "../token-table.js";
import { withNeighbours } from "./read-neighbours.js";
import { brokenLine, reportStrayChild } from "./read-statements.js";

const instanceWords = ["board", "expect", "fix", "solution"];

export const readInstanceLines = (reader: LineReader, lines: readonly Line[]): InstanceLine[] =>
  lines.flatMap((line) => readInstanceLine(reader, line));

function readInstanceLine(reader: LineReader, line: Line): InstanceLine[] {
  const text = reader.text(line);
  const [first = ""] = /^[^\s:]+/.exec(text) ?? [];
  if (soFarHeader.test(text)) return [readAnswer(reader, line, "so-far")];
  if (line.opens === "solution" || first === "solution") return [readAnswer(reader, line, "solution")];
  if (dataHeader.test(text)) return [readDataLines(reader, line)];
  switch (first) {
    case "board":
    case "expect":
    case "fix":
      return readKnownLines(reader, line, first);
    default:
      return readUnknown(reader, line, first);
  }
}

function readKnownLines(reader: LineReader, line: Line, first: "board" | "expect" | "fix"): InstanceLine[] {
  const known = readKnown(reader, line, first);
  if (known.kind === "board" && line.opens === "board") return [withNeighbours(reader, line, known)];
  return [known, ...strayChildren(reader, line)];
}

function readKnown(reader: LineReader, line: Line, first: "board" | "expect" | "fix"): InstanceLine {
  const rule = first === "board" ? "boardLine" : first === "expect" ? "expectLine" : "fixLine";
  const { node, at, broken } = reader.read(line, rule);
  if (node === undefined || (broken && first === "expect")) return brokenLine(reader, line);
  if (first === "board") return buildBoard(at, node);
  return first === "expect" ? buildExpect(at, node) : buildFix(at, node);
}

function strayChildren(reader: LineReader, line: Line): InstanceLine[] {
  const [child] = line.children;
  if (child === undefined) return [];
  reportStrayChild(reader, line, child);
  return readInstanceLines(reader, line.children);
}

function readUnknown(reader: LineReader, line: Line, first: string): InstanceLine[] {
  const { file } = reader.source;
  const span = reader.span(line);
  const firstSpan = spanOf(file, line.start, line.start + first.length);
  const isDeclaration = puzzleWords.some((each) => each === first) || isReserved(first);
  const words = reader.text(line).split(/\s+/);
  if (isDeclaration) {
    reader.diagnostics.push(diagnose(wrongPlace, span, { what: `\`${first}\``, place: "an instance" }));
    return [brokenLine(reader, line)];
  }
  const near = nearName(first, instanceWords);
  if (near !== undefined && (words.length > 1 || near === "solution")) {
    reader.diagnostics.push(diagnose(unknownLine, firstSpan, { word: first, near }));
    return [brokenLine(reader, line)];
  }
  if (isName(first) && (words.length === 1 || line.children.length > 0 || words.length > 2)) {
    const isColonLater = words.slice(1).some((each) => each.endsWith(":"));
    reader.diagnostics.push(
      diagnose(missingColon, words.length === 1 ? span : firstSpan, {
        after: first,
        ...(isColonLater ? { data: first } : {}),
      }),
    );
    return [readDataWithoutColon(reader, line, first)];
  }
  reader.diagnostics.push(diagnose(unfitWord, firstSpan, { text: first }));
  return [brokenLine(reader, line)];
}

/** Reads it as if it had its colon, so that no message says that the data are missing. */
function readDataWithoutColon(reader: LineReader, line: Line, name: string): Data {
  const { file, text } = reader.source;
  const nameSpan = spanOf(file, line.start, line.start + name.length);
  const inline = rawLine(file, text, nameSpan.end, line.end);
  const rows = allBelow(line).flatMap((child) => rawLine(file, text, child.start, child.end) ?? []);
  return {
    kind: "data",
    span: spanOf(file, line.start, rows.at(-1)?.span.end ?? line.end),
    name: { kind: "name", span: nameSpan, text: name },
    ...(inline === undefined ? {} : { inline }),
    rows,
  };
}

function allBelow(line: Line): Line[] {
  const found: Line[] = [];
  const waiting = line.children.toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    found.push(next);
    for (const child of next.children.toReversed()) waiting.push(child);
  }
  return found;
}

/** `NAME [on NAME] [with NAME]: rest`, and rows below. */
function readDataLines(reader: LineReader, line: Line): Data {
  const { file, text } = reader.source;
  const [header = "", name = "", on, onName, withWord, withName] = dataHeader.exec(reader.text(line)) ?? [];
  const nameAt = (offset: number, each: string) => ({
    kind: "name" as const,
    span: spanOf(file, line.start + offset, line.start + offset + each.length),
    text: each,
  });
  const onStart = name.length + (on?.length ?? 0);
  const withStart = onStart + (onName?.length ?? 0) + (withWord?.length ?? 0);
  const inline = rawLine(file, text, line.start + header.length, line.end);
  const rows = line.children.flatMap((child) => rawLine(file, text, child.start, child.end) ?? []);
  // How data of a layer are written depends on the layer, and is said where they are read.
  if (inline === undefined && rows.length === 0 && name === "map") {
    reader.diagnostics.push(diagnose(missingBody, reader.span(line), { header: reader.text(line) }));
  }
  return {
    kind: "data",
    span: spanOf(file, line.start, rows.at(-1)?.span.end ?? line.end),
    name: nameAt(0, name),
    ...(onName === undefined ? {} : { on: nameAt(onStart, onName) }),
    ...(withName === undefined ? {} : { with: nameAt(withStart, withName) }),
    ...(inline === undefined ? {} : { inline }),
    rows,
  };
}

function readAnswer(reader: LineReader, line: Line, kind: "solution" | "so-far"): Solution | SoFar {
  const { broken } = reader.read(line, kind === "solution" ? "solutionHeader" : "soFarHeader");
  if (line.children.length === 0 && !broken) {
    reader.diagnostics.push(diagnose(missingBody, reader.span(line), { header: reader.text(line) }));
  }
  const data = line.children.map((child): Data | Broken => {
    const text = reader.text(child);
    if (dataHeader.test(text)) return readDataLines(reader, child);
    const [first = text] = text.split(/\s/, 1);
    const span = spanOf(reader.source.file, child.start, child.start + first.length);
    reader.diagnostics.push(diagnose(missingColon, span, { after: first }));
    return isName(first) ? readDataWithoutColon(reader, child, first) : brokenLine(reader, child);
  });
  const last = data.at(-1);
  const span = reader.span(line);
  return { kind, span: last === undefined ? span : joinSpans(span, last.span), data };
}
