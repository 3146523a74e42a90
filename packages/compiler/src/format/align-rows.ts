/**
 * Lines up the symbols of a map below each other. Rows of a map are trimmed and cut at white space when they are read, so that only the
 * amount of white space between symbols may change; a dense map, and rows that are not all alike, are left as they are.
 */
import { displayWidth } from "../draw/display-width.js";

interface Row {
  readonly text: string;
  readonly pieces: readonly string[];
  /** Made of ruler characters and bars alone: a ruler, unless it has as many symbols as the other rows. */
  readonly like: boolean;
}

const piecePattern = /[|│]|[^\s|│]+/gu;
const barPattern = /^[|│]$/u;
const rulerPattern = /^[-+=─┼|│\s]*[-+=─┼][-+=─┼|│\s]*$/u;
/** In a quoted text white space may mean something. */
const untouchable = /"/u;

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
  // A map is a picture of the board: its columns are all as wide as the widest symbol, and what stands in them stands at the right.
  const cells = rows.filter(alike).flatMap((row) => row.pieces.filter((piece) => !barPattern.test(piece)));
  const widest = cells.reduce((width, piece) => Math.max(width, displayWidth(piece)), 1);
  const widths = first.pieces.map((piece) => (barPattern.test(piece) ? 1 : widest));
  const pad = (row: Row): string =>
    row.pieces.map((piece, i) => " ".repeat((widths[i] ?? 0) - displayWidth(piece)) + piece).join(" ");
  const bars = first.pieces.flatMap((piece, i) =>
    barPattern.test(piece) ? [widths.slice(0, i).reduce((sum, width) => sum + width + 1, 0)] : [],
  );
  const whole = widths.reduce((sum, width) => sum + width + 1, -1);
  return rows.map((row) => (alike(row) ? pad(row) : ruler(row.text, whole, bars)));
}

/** Some row has white space between two symbols. */
const isSpaced = (row: Row): boolean => !row.like && /[^\s|│]\s+[^\s|│]/u.test(row.text);

/** A ruler as wide as the map, with its crossings below the bars; one that is made of several parts stays. */
function ruler(text: string, width: number, bars: readonly number[]): string {
  const [stroke] = /[-=─]/u.exec(text) ?? [];
  if (stroke === undefined || /\s/u.test(text) || text.length < 3 || width < 3) return text;
  const [cross = stroke] = /[+┼|│]/u.exec(text) ?? [];
  return Array.from({ length: width }, (_, i) => (bars.includes(i) ? cross : stroke)).join("");
}
