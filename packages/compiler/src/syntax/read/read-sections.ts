/** The sections of a file: `use` lines, puzzles with the lines at the margin below them, instances with their indented lines. */
import type { Broken, Instance, InstanceLine, Puzzle, Use } from "../../ast.js";
import { emptyFile } from "../../diagnostics/catalogue/ecp1007-empty-file.js";
import { outsideSection } from "../../diagnostics/catalogue/ecp1008-outside-section.js";
import { missingColon } from "../../diagnostics/catalogue/ecp1010-missing-colon.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { joinSpans, spanOf } from "../../text/span.js";
import { buildArguments, buildParameters, buildUse } from "../build/build-lines.js";
import { has, nameOf, textOf, tokenOf, tokensOf } from "../grammar/cst.js";
import { correctFirstWord } from "../lines/first-word.js";
import type { LineReader } from "../lines/line-reader.js";
import type { Line, LineTree } from "../lines/line-tree.js";
import { word } from "../tokens.js";
import { readInstanceLines } from "./read-instance.js";
import { readPuzzleLines } from "./read-puzzle.js";
import { brokenLine } from "./read-statements.js";

type Section = Use | Puzzle | Instance | Broken;

/** A section's own line, and the lines at the margin up to the next. */
interface Group {
  readonly kind: "puzzle" | "instance" | "use" | "none";
  readonly head: Line;
  readonly lines: Line[];
  /** Its first word was misspelt. */
  readonly corrected: boolean;
}

export function readSections(reader: LineReader, tree: LineTree): Section[] {
  if (tree.lines.length === 0) {
    reader.diagnostics.push(
      diagnose(emptyFile, spanOf(reader.source.file, 0, Math.min(1, tree.text.length)), {}),
    );
    return [];
  }
  return groupLines(reader, tree.lines).map((group) => {
    switch (group.kind) {
      case "puzzle":
        return markTorn(reader, () => readPuzzle(reader, group));
      case "instance":
        return markTorn(reader, () => readInstance(reader, group));
      case "use":
        return readUse(reader, group.head);
      case "none":
        return outside(reader, group);
      default:
        return group.kind satisfies never;
    }
  });
}

/** The section that `read` gives, with a mark if errors were reported meanwhile. */
function markTorn<S extends Section>(reader: LineReader, read: () => S): S {
  const before = reader.diagnostics.length;
  const section = read();
  const torn = reader.diagnostics.slice(before).some(({ severity }) => severity === "error");
  return torn ? { ...section, torn } : section;
}

function groupLines(reader: LineReader, lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const head of lines) {
    const tokens = reader.tokens(head);
    const corrected = open === undefined && correctFirstWord(reader, head, tokens, "puzzle");
    const type = tokens[0]?.tokenType;
    const kind =
      head.indent > 0 && open !== undefined
        ? "none"
        : type === word.puzzle
          ? "puzzle"
          : type === word.instance
            ? "instance"
            : type === word.use && open?.kind !== "puzzle"
              ? "use"
              : "none";
    if (kind === "none" && open !== undefined && open.kind !== "use") {
      open.lines.push(head);
      continue;
    }
    open = { kind, head, lines: [], corrected };
    groups.push(open);
  }
  return groups;
}

function outside(reader: LineReader, { head }: Group): Broken {
  reader.diagnostics.push(diagnose(outsideSection, reader.span(head), { section: "none" }));
  return brokenLine(reader, head);
}

function readUse(reader: LineReader, line: Line): Use | Broken {
  const { node, at, broken } = reader.read(line, "useLine");
  return node === undefined || broken ? brokenLine(reader, line) : buildUse(at, node);
}

function readPuzzle(reader: LineReader, { head, lines, corrected }: Group): Puzzle | Broken {
  const { node, at } = reader.read(head, "puzzleHeader", corrected);
  // Lines may be indented below the head as well.
  const body = readPuzzleLines(reader, [...head.children, ...lines]);
  const span = [...head.children, ...lines].reduce(
    (whole, line) => joinSpans(whole, reader.span(lastBelow(line))),
    reader.span(head),
  );
  if (node === undefined)
    return { kind: "puzzle", span, name: nameOf(at, undefined, span), parameters: [], body };
  const title = tokenOf(node, "Text");
  const aliases = tokensOf(node, "alias");
  return {
    kind: "puzzle",
    span,
    name: nameOf(at, tokenOf(node, "Name"), spanOf(span.file, span.start, span.start + "puzzle".length)),
    parameters: buildParameters(at, node),
    ...(title === undefined ? {} : { title: textOf(at, title, span) }),
    ...(aliases.length === 0 ? {} : { aliases: aliases.map((alias) => textOf(at, alias, span)) }),
    body,
  };
}

/** The last of the lines in its block, in theirs, and so on; itself where there are none. */
function lastBelow(line: Line): Line {
  let last = line;
  for (let below = last.children.at(-1); below !== undefined; below = below.children.at(-1)) last = below;
  return last;
}

function readInstance(reader: LineReader, { head, lines, corrected }: Group): Instance | Broken {
  const { node, at, broken } = reader.read(head, "instanceHeader", corrected);
  // Told of the first: the others stand there for the same reason.
  const [first] = lines;
  if (first !== undefined) {
    reader.diagnostics.push(diagnose(outsideSection, reader.span(first), { section: "instance" }));
  }
  const stray = lines.flatMap((line): InstanceLine[] =>
    line.opens === "none" ? [] : readInstanceLines(reader, [line]),
  );
  const body = [...readInstanceLines(reader, head.children), ...stray];
  const own = reader.span(head);
  const span = body.reduce((whole, line) => joinSpans(whole, line.span), own);
  if (node === undefined) return { kind: "instance", span, arguments: [], body };
  const colon = has(node, "Colon");
  if (!broken && !colon && head.children.length > 0) {
    reader.diagnostics.push(diagnose(missingColon, own, { after: reader.text(head) }));
  }
  const title = tokenOf(node, "Text");
  const of = tokenOf(node, "Name");
  return {
    kind: "instance",
    span,
    ...(title === undefined ? {} : { title: textOf(at, title, own) }),
    ...(of === undefined ? {} : { of: nameOf(at, of, own) }),
    arguments: buildArguments(at, node),
    body,
  };
}
