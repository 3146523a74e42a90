/**
 * Lines up the symbols of a map below each other, and the fields of a table. Rows of a map are trimmed and cut at white space when they are read, so that only the
 * amount of white space between symbols may change; a dense map, rulers, and rows that are not all alike, are left as they are.
 */
import { displayWidth } from "../draw/text/display-width.js";

interface Row {
  readonly text: string;
  readonly pieces: readonly string[];
  /** Made of ruler characters and bars alone: a ruler, unless it has as many symbols as the other rows. */
  readonly like: boolean;
}

const piecePattern = /[|│]|[^\s|│]+/gu;
const barPattern = /^[|│]$/u;
const rulerPattern = /^[-+=─┼|│\s]*[-+=─┼][-+=─┼|│\s]*$/u;
/** In a quoted text white space may mean something; `r1c2 = 3 . 1 .` gives a value to a cell by name, and is not a row of a map. */
const untouchable = /"|^\s*r\d+c\d+\b/iu;

export function alignRows(texts: readonly string[]): readonly string[] {
  const rows = texts.map(
    (text): Row => ({ text, pieces: text.match(piecePattern) ?? [], like: rulerPattern.test(text) }),
  );
  const [first] = rows.filter((row) => !row.like);
  if (first === undefined || texts.some((text) => untouchable.test(text)) || !rows.some(isSpaced))
    return texts;
  const alike = (row: Row): boolean =>
    row.pieces.length === first.pieces.length &&
    row.pieces.every((piece, i) => barPattern.test(piece) === barPattern.test(first.pieces[i] ?? ""));
  if (!rows.every((row) => row.like || alike(row))) return texts;
  if (rows.every(hasFields)) return fieldsBelowEachOther(rows);
  // A map is a picture of the board: its columns are all as wide as the widest symbol, and what stands in them stands at the right.
  const cells = rows.filter(alike).flatMap((row) => row.pieces.filter((piece) => !barPattern.test(piece)));
  const widest = cells.reduce((width, piece) => Math.max(width, displayWidth(piece)), 1);
  const widths = first.pieces.map((piece) => (barPattern.test(piece) ? 1 : widest));
  const pad = (row: Row): string =>
    row.pieces.map((piece, i) => " ".repeat((widths[i] ?? 0) - displayWidth(piece)) + piece).join(" ");
  return rows.map((row) => (alike(row) ? pad(row) : row.text));
}

/** `cruiser, 2, ###`: a row of a table, and none of a map. */
const hasFields = ({ pieces }: Row): boolean =>
  pieces.length > 1 && pieces.slice(0, -1).every((piece) => piece.endsWith(","));

/** Each field is as wide as the widest below it, and begins where that does. */
function fieldsBelowEachOther(rows: readonly Row[]): readonly string[] {
  const width = (at: number): number =>
    rows.reduce((widest, { pieces }) => Math.max(widest, displayWidth(pieces[at] ?? "")), 0);
  return rows.map(({ pieces }) =>
    pieces
      .map((piece, at) =>
        at === pieces.length - 1 ? piece : piece + " ".repeat(width(at) - displayWidth(piece)),
      )
      .join(" "),
  );
}

/** Some row has white space between two symbols. */
const isSpaced = (row: Row): boolean => !row.like && /[^\s|│]\s+[^\s|│]/u.test(row.text);
