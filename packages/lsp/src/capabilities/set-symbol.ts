/** A symbol typed into a cell of the board: the edits that write it into the map, and line the column up where a wider symbol comes. */
import { displayWidth, type PlacedSymbol, type Span, spanOf } from "@ecp/compiler";
import type { InstanceReading, Snapshot } from "../snapshot.js";
import { cellName, mapsOf } from "./board.js";

export interface SymbolEdit {
  readonly span: Span;
  readonly text: string;
}

export type SymbolSet =
  /** `at`: where the symbol stands in the text as it was; edits before it may move it. */
  | { readonly edits: readonly SymbolEdit[]; readonly at: Span; readonly symbol: string }
  | { readonly refused: string };

export function setSymbol(
  { source }: Snapshot,
  reading: InstanceReading,
  cell: string,
  typed: string,
  wanted: string | undefined,
): SymbolSet {
  const symbol = typed.trim() === "" ? "." : typed.trim();
  if (/[\s|│]/u.test(symbol)) return { refused: "a symbol has no spaces or bars" };
  const maps = mapsOf(reading).filter(({ block }) => wanted === undefined || block.line.name.text === wanted);
  for (const map of maps) {
    const place = map.symbols.find((each) => each.sort === "cell" && cellName(each) === cell);
    if (place === undefined) continue;
    if (map.dense && [...symbol].length > 1) {
      return { refused: "this map is written without spaces: a symbol is one character there" };
    }
    if (/^\/\//.test(symbol)) return { refused: "`//` begins a comment" };
    const edit = map.dense ? { span: place.span, text: symbol } : aligned(source.text, place, symbol);
    return { edits: [edit], at: place.span, symbol };
  }
  return {
    refused:
      maps.length === 0
        ? "this instance has no map to write into"
        : `no map of this instance has a symbol for ${cell}`,
  };
}

/**
 * The spaces behind the symbol take up the difference in width, so that the columns of a map which is lined up stay so. A symbol that
 * needs more than there are is written all the same: formatting lines the map up again.
 */
function aligned(text: string, place: PlacedSymbol, symbol: string): SymbolEdit {
  const { file, start, end } = place.span;
  const wider = displayWidth(symbol) - displayWidth(place.text);
  const spaces = /^ */.exec(text.slice(end, end + 100))?.[0].length ?? 0;
  const isLast = /[\r\n]|^$/.test(text.slice(end + spaces, end + spaces + 1));
  if (isLast) return { span: place.span, text: symbol };
  if (wider <= 0) return { span: place.span, text: symbol + " ".repeat(-wider) };
  return { span: spanOf(file, start, end + Math.max(0, Math.min(wider, spaces - 1))), text: symbol };
}
