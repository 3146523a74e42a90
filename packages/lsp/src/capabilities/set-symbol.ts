/** A symbol typed into a cell of the board: the edits that write it into the map, and line the column up where a wider symbol comes. */

import { displayWidth, type MapPlaces, type PlacedSymbol, type Span, spanOf } from "@ecp/compiler";
import type { InstanceReading, Snapshot } from "../snapshot.js";
import { mostNamed } from "../thresholds.js";
import { cellName, mapsOf } from "./board.js";
import { legendEntries, symbolsOfMap } from "./completion/map-offers.js";
import { tryEdit } from "./try-edit.js";

export interface SymbolEdit {
  readonly span: Span;
  readonly text: string;
}

export type SymbolSet =
  /** `at`: where the symbol stands in the text as it was; edits before it may move it. */
  { readonly edits: readonly SymbolEdit[]; readonly at: Span; readonly symbol: string } | Refused;

export interface Refused {
  readonly refused: string;
  /** The map can hold symbols that begin so. */
  readonly goesOn?: true;
}

/** Slugs of the mistakes that say that a symbol cannot stand where it does. Others are about what it leads to, and are drawn on the board. */
const unfit: ReadonlySet<string> = new Set([
  "value-outside-domain",
  "symbol-not-in-legend",
  "data-in-a-hole",
  "two-readings",
  "symbol-in-a-wrong-place",
  "no-layer-there",
]);

export function setSymbol(
  snapshot: Snapshot,
  reading: InstanceReading,
  cell: string,
  typed: string,
  wanted: string | undefined,
): SymbolSet {
  const { source } = snapshot;
  const symbol = typed.trim() === "" ? "." : typed.trim();
  if (/[\s|│]/u.test(symbol)) return { refused: "a symbol has no spaces or bars" };
  if (symbol.startsWith("//")) return { refused: "`//` begins a comment" };
  const maps = mapsOf(reading).filter(({ block }) => wanted === undefined || block.line.name.text === wanted);
  for (const map of maps) {
    const place = map.symbols.find((each) => each.sort === "cell" && cellName(each) === cell);
    if (place === undefined) continue;
    const edit =
      map.dense || place.name !== undefined
        ? { span: place.span, text: symbol }
        : aligned(source.text, place, symbol);
    const refused =
      symbol === "." ? undefined : whyUnfit(snapshot, reading, map, edit, symbol, edit.span.start);
    return refused ?? { edits: [edit], at: place.span, symbol };
  }
  for (const map of maps) {
    const last = map.symbols.at(-1);
    if (last?.name === undefined || symbol === ".") continue;
    return addEntry(snapshot, reading, map, last.span, cell, symbol);
  }
  return {
    refused:
      maps.length === 0
        ? "this instance has no map to write into"
        : `no map of this instance has a symbol for ${cell}`,
  };
}

/** Behind the last entry of data that name places. */
function addEntry(
  snapshot: Snapshot,
  reading: InstanceReading,
  map: MapPlaces,
  { file, end }: Span,
  place: string,
  symbol: string,
): SymbolSet {
  const before = `, ${place} = `;
  const edit = { span: spanOf(file, end, end), text: before + symbol };
  const refused = whyUnfit(snapshot, reading, map, edit, symbol, end + before.length);
  return refused ?? { edits: [edit], at: edit.span, symbol };
}

const tooLongForDense = (symbol: string): string => {
  const number = /^\d{2}$/.test(symbol) ? Number(symbol) : 0;
  const letter =
    number >= 10 && number < 36 ? `; ${number} is written \`${number.toString(36).toUpperCase()}\`` : "";
  return `\`${symbol}\` is too long: this map is written without spaces, one character for each cell${letter}`;
};

/** The compiler is asked how it would read the symbol there: nothing that it takes is refused, and its message says what can stand there. */
function whyUnfit(
  snapshot: Snapshot,
  reading: InstanceReading,
  map: MapPlaces,
  edit: SymbolEdit,
  symbol: string,
  start: number,
): Refused | undefined {
  if (map.dense && [...symbol].length > 1) return { refused: tooLongForDense(symbol) };
  const mistake = tryEdit(snapshot, reading, edit)
    ?.data()
    .diagnostics.find(
      ({ slug, span }) => unfit.has(slug) && span.start === start && span.end === start + symbol.length,
    );
  if (mistake === undefined) return undefined;
  const { puzzle } = reading.instance;
  const longer = symbolsOfMap(map.block.line.name.text, puzzle, snapshot)
    .map(({ label }) => label)
    .filter((label) => label.length > symbol.length && label.startsWith(symbol));
  if (longer.length > 0 && !map.dense)
    return {
      refused: `\`${symbol}\` is the beginning of ${named(longer)}: type on, or press Enter to write it whole`,
      goesOn: true,
    };
  if (mistake.slug !== "symbol-not-in-legend") return { refused: mistake.message };
  const keys = legendEntries(puzzle).map(({ key }) =>
    (sourceOf(snapshot, key.span.file)?.text.slice(key.span.start, key.span.end) ?? "").replaceAll('"', ""),
  );
  return { refused: `${mistake.message}; it has ${named(keys)}` };
}

const sourceOf = (snapshot: Snapshot, file: string) =>
  file === snapshot.name ? snapshot.source : snapshot.analysis.resolved.sources.get(file);

const named = (symbols: readonly string[]): string =>
  [
    ...new Set(symbols.slice(0, mostNamed).map((symbol) => `\`${symbol}\``)),
    ...(symbols.length > mostNamed ? ["…"] : []),
  ].join(", ");

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
