/**
 * Rows of a map → symbols with spans. A map is spaced (symbols apart by white space) or dense (one character each), as a whole: it is
 * spaced if some row has white space between two symbols. Bars are skipped, and separate symbols in a spaced map, unless they mean something here. Characters are code
 * points with their combining marks and variation selectors.
 */
import type { RawLine } from "../ast.js";
import { type Span, within } from "../text/span.js";

export interface MapSymbol {
  readonly text: string;
  readonly span: Span;
}

export interface MapRow {
  readonly symbols: readonly MapSymbol[];
  readonly span: Span;
}

export interface MapRows {
  readonly rows: readonly MapRow[];
  readonly dense: boolean;
}

interface Cut {
  readonly line: RawLine;
  readonly pieces: readonly MapSymbol[];
  readonly spaced: boolean;
  /** Made of ruler characters and bars alone. */
  readonly like: boolean;
}

const barPattern = /[|│]/u;
/** The texts between white space and bars; where a bar is a symbol, between white space. */
const pieceBeside = (bars: boolean): RegExp => (bars ? /[^\s|│]+/gu : /[^\s]+/gu);
const rulerPattern = /^[-+=─┼|│\s]*[-+=─┼][-+=─┼|│\s]*$/u;

/**
 * `isSymbol`: whether a ruler character alone means something in this map (`-` is no in a map of a yes/no layer). `spaced` overrules what
 * the rows look like: a board of one column has no spaces to tell by.
 */
export function splitRows(
  lines: readonly RawLine[],
  isSymbol: (text: string) => boolean,
  spaced?: boolean,
): MapRows {
  const bars = !isSymbol("|") && !isSymbol("│");
  const cuts = lines.map((line) => cut(line, bars));
  const plain = cuts.filter((each) => !each.like);
  const dense =
    spaced === undefined ? !(plain.length > 0 ? plain : cuts).some((each) => each.spaced) : !spaced;
  const symbolsOf = (each: Cut): readonly MapSymbol[] =>
    dense ? each.pieces.flatMap((piece) => clusters(piece)) : each.pieces;
  const plainRows = plain.map(symbolsOf);
  const used = new Set(plainRows.flatMap((row) => row.map((symbol) => symbol.text)));
  const lengths = new Set(plainRows.map((row) => row.length));
  const rows: MapRow[] = [];
  for (const each of cuts) {
    const symbols = symbolsOf(each);
    if (symbols.length === 0 || (each.like && isRuler(symbols, { dense, used, lengths, isSymbol }))) continue;
    rows.push({ symbols, span: each.line.span });
  }
  return { rows, dense };
}

/**
 * A row that looks like a ruler is one, unless each of its symbols means something here, and it does not look longer than a symbol:
 * `- - -` in a yes/no map is a row of noes; a dense `---` is one only if the other rows are as long and use `-` too.
 */
function isRuler(
  symbols: readonly MapSymbol[],
  map: {
    readonly dense: boolean;
    readonly used: ReadonlySet<string>;
    readonly lengths: ReadonlySet<number>;
    readonly isSymbol: (text: string) => boolean;
  },
): boolean {
  if (!symbols.every((symbol) => map.isSymbol(symbol.text))) return true;
  if (!map.dense || symbols.length === 1 || map.lengths.size === 0) return false;
  return !(map.lengths.has(symbols.length) && symbols.every((symbol) => map.used.has(symbol.text)));
}

function cut(line: RawLine, bars: boolean): Cut {
  const pieces: MapSymbol[] = [];
  let spaced = false;
  let end = 0;
  for (const match of line.text.matchAll(pieceBeside(bars))) {
    if (pieces.length > 0 && !barPattern.test(line.text.slice(end, match.index))) spaced = true;
    end = match.index + match[0].length;
    pieces.push({ text: match[0], span: within(line.span, match.index, end) });
  }
  return { line, pieces, spaced, like: rulerPattern.test(line.text) };
}

/** A character with the marks that combine with it is one symbol. */
export function clusters({ text, span }: MapSymbol): readonly MapSymbol[] {
  if (/^[\x20-\x7e]*$/.test(text))
    return Array.from(text, (each, i) => ({ text: each, span: within(span, i, i + 1) }));
  return [...text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)].map((match) => ({
    text: match[0],
    span: within(span, match.index, match.index + match[0].length),
  }));
}
