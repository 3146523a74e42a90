/** Quick fixes: what the catalogue says would mend a diagnostic, and what only the text round it can tell. */

import { type ClassLine, type Span, singularsOf, spanOf, type TypedPuzzle } from "@ecp/compiler";
import { isRecord } from "../parameters.js";
import type { Snapshot } from "../snapshot.js";
import { nodesAround } from "../tree-walk.js";
import { mapsOf } from "./board.js";
import type { Problem } from "./diagnostics.js";
import { skeletonLines } from "./instance-skeleton.js";

export interface Action {
  readonly title: string;
  readonly kind: "quickfix" | "refactor";
  readonly edits: readonly { readonly span: Span; readonly text: string }[];
  /** The diagnostic that it mends. */
  readonly problem?: Problem;
  /** The one that is likeliest meant. */
  readonly preferred?: boolean;
}

/** For the problems that a range touches, and for the range itself. */
export function codeActions(
  snapshot: Snapshot,
  range: { readonly start: number; readonly end: number },
  problems: readonly Problem[],
): readonly Action[] {
  const touched = problems.filter(({ span }) => span.start <= range.end && range.start <= span.end);
  const fixes = touched.flatMap((problem) => [
    ...ofCatalogue(problem),
    ...ofText(snapshot, problem).map((action): Action => ({ ...action, problem })),
  ]);
  return [...fixes, ...newInstance(snapshot, range)];
}

function ofCatalogue(problem: Problem): readonly Action[] {
  const { fix, choices = [] } = problem.of;
  const actions = choices.map(({ title, edits }): Action => ({ title, kind: "quickfix", edits, problem }));
  return fix === undefined
    ? actions
    : [{ title: fix.title, kind: "quickfix", edits: fix.edits, problem, preferred: true }, ...actions];
}

function ofText(snapshot: Snapshot, { slug, span }: Problem): readonly Action[] {
  switch (slug) {
    case "unknown-name":
    case "no-such-member":
      return declareLayer(snapshot, span);
    case "absent-given":
    case "may-be-none":
      return addWith(snapshot, span);
    case "unused-let":
      return removeLine(snapshot, span);
    case "map-sizes-differ":
      return addRows(snapshot, span);
    case "board-size-unknown":
      return fillInstance(snapshot, span);
    case "symbol-not-in-legend":
    case "no-map-legend":
      return addLegend(snapshot, span);
    case "missing-body":
      return fillInstance(snapshot, span);
    default:
      return [];
  }
}

const quickfix = (title: string, span: Span, text: string): Action => ({
  title,
  kind: "quickfix",
  edits: [{ span, text }],
});

const lineEndOf = (text: string): string => (text.includes("\r\n") ? "\r\n" : "\n");

// ---------------------------------------------------------------- layers

/** Behind the last layer of the puzzle, or below its first line. */
function declareLayer(snapshot: Snapshot, span: Span): readonly Action[] {
  const { source, analysis } = snapshot;
  const written = source.text.slice(span.start, span.end);
  if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(written)) return [];
  const place = snapshot.names().find(({ name }) => name.span.start === span.start);
  const counted = place?.reference?.role === "noun" && place.instance === undefined;
  const name = counted ? (singularsOf(written).at(-1) ?? written) : written;
  const section = analysis.file.sections.findLast(
    (each) =>
      each.kind === "puzzle" &&
      (each.span.start <= span.start || each.name.text === place?.puzzle.puzzle.name.text),
  );
  if (section?.kind !== "puzzle" || section.span.file !== snapshot.name) return [];
  const layers = section.body.filter((line) => line.kind === "layer" || line.kind === "board");
  const after =
    layers.at(-1)?.span.end ?? section.title?.span.end ?? headerEnd(source.text, section.span.start);
  const at = spanOf(snapshot.name, after, after);
  const line = (text: string): string => `${lineEndOf(source.text)}${text}`;
  const given = quickfix(`Declare \`given ${name}: number\``, at, line(`given ${name}: number`));
  const found = quickfix(`Declare \`find ${name}: yes/no\``, at, line(`find ${name}: yes/no`));
  return place?.instance === undefined ? [found, given] : [given];
}

function headerEnd(text: string, start: number): number {
  const length = text.slice(start).search(/[\r\n]/);
  return length < 0 ? text.length : start + length;
}

/** `for each cell c: … c.clue …` → `for each cell c with clue: …`. */
function addWith(snapshot: Snapshot, span: Span): readonly Action[] {
  const { source, analysis, name: file } = snapshot;
  const [, element, layer] =
    /^([\p{L}_][\p{L}\p{N}_]*)\.([\p{L}_][\p{L}\p{N}_]*)$/u.exec(source.text.slice(span.start, span.end)) ??
    [];
  if (element === undefined || layer === undefined) return [];
  for (const { node } of [...nodesAround(analysis.file.sections, file, span.start)].reverse()) {
    const names = headsOf(node).flatMap((head) => (Array.isArray(head.names) ? head.names : []));
    for (const name of names) {
      if (!isName(name) || name.text !== element) continue;
      const at = spanOf(file, name.span.end, name.span.end);
      return [{ ...quickfix(`Say \`${element} with ${layer}\``, at, ` with ${layer}`), preferred: true }];
    }
  }
  return [];
}

/** Of a `for each`, each head with one name: `with` is about all names of its head. */
function headsOf(node: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] {
  if (node.kind !== "for-each" || !Array.isArray(node.heads)) return [];
  return node.heads.filter(isRecord).filter(({ names }) => Array.isArray(names) && names.length === 1);
}

const isName = (value: unknown): value is { readonly text: string; readonly span: Span } =>
  isRecord(value) && value.kind === "name" && typeof value.text === "string" && isRecord(value.span);

// ---------------------------------------------------------------- lines

function removeLine(snapshot: Snapshot, span: Span): readonly Action[] {
  const line = lineOf(snapshot, span, ({ kind }) => kind === "let");
  if (line === undefined) return [];
  const { text } = snapshot.source;
  const start = text.slice(0, line.span.start).search(/[^\r\n]*$/);
  const rest = /^[^\r\n]*(?:\r\n|\n|\r)?/.exec(text.slice(line.span.end))?.[0].length ?? 0;
  return [quickfix("Remove it", spanOf(snapshot.name, start, line.span.end + rest), "")];
}

function lineOf(
  { analysis }: Snapshot,
  span: Span,
  fits: (line: ClassLine) => boolean,
): ClassLine | undefined {
  return analysis.file.sections
    .flatMap((section) => (section.kind === "puzzle" ? section.body : []))
    .find((line) => fits(line) && line.span.start <= span.start && span.end <= line.span.end);
}

// ---------------------------------------------------------------- maps and instances

/** Rows of points below a map that is too short, rows cut from one that is too long. */
function addRows(snapshot: Snapshot, span: Span): readonly Action[] {
  for (const reading of snapshot.instances) {
    const maps = mapsOf(reading).filter(({ withLinks }) => !withLinks);
    const map = maps.find(({ block }) => block.line.name.span.start === span.start);
    if (map === undefined) continue;
    const rows = map.rows.length;
    const others = maps.filter((each) => each !== map).map((each) => each.rows.length);
    const wanted = rowsOfBoard(reading.instance.puzzle) ?? Math.max(...others, 0);
    const last = map.rows.at(-1);
    const width = map.rows[0]?.symbols.length ?? 0;
    if (last === undefined || wanted <= 0 || wanted === rows) return [];
    if (wanted < rows) {
      const kept = map.rows[wanted - 1];
      if (kept === undefined) return [];
      return [
        quickfix(
          `Cut \`${map.block.line.name.text}\` to ${wanted} rows`,
          spanOf(snapshot.name, kept.span.end, last.span.end),
          "",
        ),
      ];
    }
    const { text } = snapshot.source;
    const lineStart = text.slice(0, last.span.start).search(/[^\r\n]*$/);
    const indent = " ".repeat(last.span.start - lineStart);
    const row =
      lineEndOf(text) + indent + Array.from({ length: width }, () => ".").join(map.dense ? "" : " ");
    const count = wanted - rows;
    return [
      quickfix(
        `Add ${count === 1 ? "a row" : `${count} rows`} of points`,
        spanOf(snapshot.name, last.span.end, last.span.end),
        row.repeat(count),
      ),
    ];
  }
  return [];
}

const rowsOfBoard = ({ board }: TypedPuzzle): number | undefined =>
  board?.rows.kind === "number" ? board.rows.value : undefined;

/** An instance without data gets a place for all that its puzzle wants. */
function fillInstance(snapshot: Snapshot, span: Span): readonly Action[] {
  const { analysis, source } = snapshot;
  const section = analysis.file.sections.find(
    (each) => each.kind === "instance" && each.span.start <= span.start && span.start <= each.span.end,
  );
  const instance = analysis.typed.instances.find((each) => each.span.start === section?.span.start);
  if (section?.kind !== "instance" || instance === undefined) return [];
  const filled = new Set(section.body.flatMap((line) => (line.kind === "data" ? [line.name.text] : [])));
  if (filled.size > 0) return [];
  const lines = skeletonLines(instance.puzzle);
  if (lines.length === 0) return [];
  const end = headerEnd(source.text, section.span.start);
  const header = source.text.slice(section.span.start, end);
  const code = /^(?:[^"/]|"[^"]*"|\/(?!\/))*/.exec(header)?.[0].trimEnd() ?? header;
  const at = section.span.start + code.length;
  const newLine = lineEndOf(source.text);
  const text = (code.endsWith(":") ? "" : ":") + lines.map((line) => newLine + line).join("");
  return [{ ...quickfix("Add the missing maps", spanOf(snapshot.name, at, at), text), preferred: true }];
}

/** On the first line of a puzzle that has no instance here. */
function newInstance(
  snapshot: Snapshot,
  range: { readonly start: number; readonly end: number },
): readonly Action[] {
  const { analysis, source } = snapshot;
  const puzzle = analysis.typed.puzzles.find(({ resolved }) => {
    const { span } = resolved.puzzle;
    return (
      span.file === snapshot.name &&
      span.start <= range.start &&
      range.start <= headerEnd(source.text, span.start)
    );
  });
  if (puzzle === undefined || puzzle.name === "") return [];
  const used = analysis.typed.instances.some((each) => each.puzzle === puzzle && each.resolved !== undefined);
  if (used) return [];
  const lines = skeletonLines(puzzle);
  const body = lines.length === 0 ? ["  expect unique"] : lines;
  const newLine = lineEndOf(source.text);
  const before = source.text.endsWith("\n") || source.text.endsWith("\r") ? newLine : newLine + newLine;
  const end = source.text.length;
  return [
    {
      title: `Add an instance of ${puzzle.name}`,
      kind: "refactor",
      edits: [
        {
          span: spanOf(snapshot.name, end, end),
          text: `${before}instance of ${puzzle.name}:${body.map((line) => newLine + line).join("")}${newLine}`,
        },
      ],
    },
  ];
}

// ---------------------------------------------------------------- legends

/** Where the puzzle has no legend yet: one with all symbols of the map. */
function addLegend(snapshot: Snapshot, span: Span): readonly Action[] {
  const reading = snapshot.instances.find(
    ({ instance }) => instance.span.start <= span.start && span.end <= instance.span.end,
  );
  const { puzzle } = reading?.instance ?? {};
  const section = puzzle?.resolved.puzzle;
  if (reading === undefined || section === undefined || puzzle === undefined) return [];
  if (section.span.file !== snapshot.name || puzzle.legend.length > 0) return [];
  const map = mapsOf(reading).find(({ layer }) => layer === undefined);
  const symbols = [...new Set(map?.symbols.map(({ text }) => text))].filter((text) => text !== ".");
  if (symbols.length === 0) return [];
  const layers = section.body.filter((line) => line.kind === "layer");
  const after = layers.at(-1)?.span.end ?? headerEnd(snapshot.source.text, section.span.start);
  const newLine = lineEndOf(snapshot.source.text);
  const first = puzzle.layers.find(({ role }) => role === "given")?.name ?? "";
  const entries = symbols.map((symbol) => `${newLine}  "${symbol.replaceAll('"', '""')}": ${first}`);
  return [
    quickfix("Add a legend", spanOf(snapshot.name, after, after), `${newLine}legend:${entries.join("")}`),
  ];
}
