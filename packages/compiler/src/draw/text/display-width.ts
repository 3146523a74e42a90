/**
 * The number of columns that a text takes in a terminal: 2 for East Asian wide characters and emoji, 0 for marks that combine, 1 otherwise.
 * Characters that are narrow or wide depending on the font ("ambiguous" in Unicode's annex 11: ● ★ ♛) count as narrow, as
 * terminals outside East Asia show them.
 */
import { once } from "../../once.js";

/** Wide and full-width blocks of annex 11 (Unicode 15), coarsely: blocks whose unassigned places are wide too. First and last code point. */
const wideRanges: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x23e9, 0x23ec],
  [0x25fd, 0x25fe],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x17000, 0x18cff],
  [0x1aff0, 0x1b2ff],
  [0x20000, 0x3fffd],
];

/** Made where they are asked: they take longer than most drawings. */
const isEmoji = (text: string): boolean => /\p{Emoji_Presentation}/u.test(text);
const combines = (text: string): boolean => /^[\p{Mark}\p{Cf}\p{Cc}]+$/u.test(text);
/** Making one takes longer than most drawings, which do not need it. */
const segmenter = /* @__PURE__ */ once(() => new Intl.Segmenter(undefined, { granularity: "grapheme" }));

/** Texts without characters that combine or are wide: letters of the West, arrows, boxes, blocks. Most of a drawing is this. */
const SIMPLE = /^[\x20-\x7e\xa0-\xac\xae-\u02ff\u2190-\u21ff\u2500-\u25fc]*$/;

/** The parts of a text, each of which a reader sees as one character. */
export function graphemes(text: string): readonly string[] {
  if (text.length === 1) return [text];
  if (SIMPLE.test(text)) return text.split("");
  return Array.from(segmenter().segment(text), (part) => part.segment);
}

export function graphemeWidth(grapheme: string): number {
  const code = grapheme.codePointAt(0) ?? 0;
  if (grapheme.length === 1 && SIMPLE.test(grapheme)) return 1;
  if (code < 0x300) return code < 0x20 || (code >= 0x7f && code < 0xa0) ? 0 : 1;
  if (combines(grapheme)) return 0;
  // U+FE0F asks for the coloured picture of a character that has both.
  if (grapheme.includes("\ufe0f") || isEmoji(grapheme)) return 2;
  return wideRanges.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

export function displayWidth(text: string): number {
  let width = 0;
  for (const grapheme of graphemes(text)) width += graphemeWidth(grapheme);
  return width;
}
