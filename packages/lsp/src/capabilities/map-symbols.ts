/** Symbols in maps: which one stands at a place of the text, what it means, and where else its like stands. */
import {
  type LegendEntry,
  type MapPlaces,
  type PlacedSymbol,
  type ResolvedPuzzle,
  type Span,
  spanOf,
} from "@ecp/compiler";
import { holds } from "../places.js";
import type { InstanceReading, Snapshot } from "../snapshot.js";
import { mapsOf, mapsOfSolution } from "./board.js";

export interface SymbolPlace {
  readonly reading: InstanceReading;
  readonly map: MapPlaces;
  readonly symbol: PlacedSymbol;
  /** In a `solution:` block. */
  readonly inSolution: boolean;
}

export function symbolAt(snapshot: Snapshot, offset: number): SymbolPlace | undefined {
  const reading = snapshot.instances.find(
    ({ instance }) => instance.resolved !== undefined && holds(instance.span, offset),
  );
  if (reading === undefined) return undefined;
  for (const inSolution of [false, true]) {
    for (const map of inSolution ? mapsOfSolution(reading) : mapsOf(reading)) {
      if (!holds(map.block.line.span, offset)) continue;
      // Between two dense symbols the one behind is meant: the cursor stands before it.
      const symbol =
        map.symbols.find(({ span }) => span.start <= offset && offset < span.end) ??
        map.symbols.find(({ span }) => span.end === offset);
      if (symbol !== undefined) return { reading, map, symbol, inSolution };
    }
  }
  return undefined;
}

/** The key of the legend, or the declaration of the value, that gives a symbol its meaning. */
export function meaningOfSymbol({ reading, map, symbol }: SymbolPlace): Span | undefined {
  const { resolved, layers } = reading.instance.puzzle;
  if (map.layer === undefined) {
    const entry = legendEntryOf(resolved, symbol.text);
    if (entry !== undefined) return entry.key.span;
  }
  const layer = map.layer === undefined ? undefined : layers[map.layer];
  const written = layer === undefined ? undefined : spellingOf(resolved, layer.name, symbol.text);
  if (written !== undefined) return written;
  const value = resolved.symbols.find((each) => each.kind === "value" && each.name === symbol.text);
  if (value?.kind === "value") return value.at[0]?.span;
  return layer?.at.span;
}

/** Entries with a plain key, or whose range or template holds the symbol. */
export function legendEntryOf({ lines }: ResolvedPuzzle, symbol: string): LegendEntry | undefined {
  const entries = lines
    .flatMap((line) => (line.kind === "legend" ? line.entries : []))
    .filter((entry) => entry.kind === "legend-entry");
  return (
    entries.find(({ key }) => plainKey(key) === symbol) ??
    entries.find(({ key }) => key.kind === "range" && /^\d+$/.test(symbol)) ??
    entries.find(({ key }) => key.kind === "text" && templatePattern(key.text)?.test(symbol) === true)
  );
}

export const plainKey = (key: LegendEntry["key"]): string | undefined =>
  key.kind === "number" ? String(key.value) : key.kind === "text" ? key.text : undefined;

/** A hole holds anything, also nothing. */
function templatePattern(template: string): RegExp | undefined {
  if (!/\{[\p{L}_][\p{L}\p{N}_]*\}/u.test(template)) return undefined;
  const parts = template.split(/\{[\p{L}_][\p{L}\p{N}_]*\}/u);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`, "u");
}

/** `written ^ up`: the place of the symbol, without quotes if it has any. */
function spellingOf({ lines }: ResolvedPuzzle, layer: string, symbol: string): Span | undefined {
  for (const line of lines) {
    if (line.kind !== "layer" || !line.names.some(({ text }) => text === layer)) continue;
    const found = line.written.find((each) => each.symbol.text === symbol);
    if (found !== undefined) return found.symbol.span;
  }
  return undefined;
}

/** All places of a symbol in the maps that the legend of a puzzle reads. */
export function placesOfSymbol(
  snapshot: Snapshot,
  puzzle: { readonly file: string; readonly start: number },
  symbol: string,
): readonly (PlacedSymbol & { readonly dense: boolean })[] {
  return snapshot.instances.flatMap((reading) => {
    const { span } = reading.instance.puzzle.resolved.puzzle;
    if (span.file !== puzzle.file || span.start !== puzzle.start) return [];
    return [...mapsOf(reading), ...mapsOfSolution(reading)].flatMap((map) =>
      map.layer === undefined
        ? map.symbols.filter(({ text }) => text === symbol).map((each) => ({ ...each, dense: map.dense }))
        : [],
    );
  });
}

/** Of a text in quotes, what is between them. */
export const insideQuotes = (source: { readonly text: string }, span: Span): Span =>
  source.text.charAt(span.start) === '"' ? spanOf(span.file, span.start + 1, span.end - 1) : span;
