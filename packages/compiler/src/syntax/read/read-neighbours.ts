/** The lines below `board places …`. */
import type { Board, ClassLine, RawLine } from "../../ast.js";
import { wrongPlace } from "../../diagnostics/catalogue/ecp1009-wrong-place.js";
import { missingBody } from "../../diagnostics/catalogue/ecp1018-missing-body.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { neighboursHeader } from "../lines/blocks.js";
import type { LineReader } from "../lines/line-reader.js";
import type { Line } from "../lines/line-tree.js";
import { rawLine } from "../lines/raw-line.js";

/** The board with what `neighbours:` says below its line; other lines there are reported. */
export function withNeighbours(reader: LineReader, line: Line, board: Board): Board {
  const lines: RawLine[] = [];
  for (const child of line.children) {
    const header = neighboursHeader.exec(reader.text(child))?.[0];
    if (header !== undefined) {
      for (const row of rowsOf(reader, child, header)) lines.push(row);
      continue;
    }
    const what = `\`${reader.text(child)}\``;
    reader.diagnostics.push(
      diagnose(wrongPlace, reader.span(child), { what, place: "the places of a board" }),
    );
  }
  return line.children.length === 0 ? board : { ...board, neighbours: lines };
}

/** The lines of a puzzle, in which `neighbours:` may stand level with `board places …`; a line for which there is no such board stays. */
export function withNeighboursBeside(
  reader: LineReader,
  beside: readonly Line[],
  body: readonly ClassLine[],
): { readonly body: ClassLine[]; readonly without: readonly Line[] } {
  const board = body.find((line): line is Board => line.kind === "board" && line.places !== undefined);
  if (board === undefined || beside.length === 0) return { body: [...body], without: beside };
  const rows = beside.flatMap((line) =>
    rowsOf(reader, line, neighboursHeader.exec(reader.text(line))?.[0] ?? ""),
  );
  const whole: Board = { ...board, neighbours: [...(board.neighbours ?? []), ...rows] };
  return { body: body.map((line) => (line === board ? whole : line)), without: [] };
}

function rowsOf(reader: LineReader, line: Line, header: string): readonly RawLine[] {
  const { file, text } = reader.source;
  const inline = rawLine(file, text, line.start + header.length, line.end);
  const rows = line.children.flatMap((child) => rawLine(file, text, child.start, child.end) ?? []);
  if (inline === undefined && rows.length === 0)
    reader.diagnostics.push(diagnose(missingBody, reader.span(line), { header: reader.text(line) }));
  return inline === undefined ? rows : [inline, ...rows];
}
