/**
 * Every place of a text that means the same thing. Across files the question is asked of each file in turn: a thing is identified by the place
 * of its declaration.
 */
import { type LegendEntry, type Span, spanOf } from "@ecp/compiler";
import { nameAt, thingOf } from "../names.js";
import { holds } from "../places.js";
import type { Snapshot } from "../snapshot.js";
import { insideQuotes, legendEntryOf, placesOfSymbol, plainKey, symbolAt } from "./map-symbols.js";
import { puzzleMeant, puzzleNames } from "./puzzle-names.js";

/** The thing that stands at a place, so that other files can be asked for it. */
export type Target =
  | {
      readonly kind: "thing";
      /** Names that the puzzle has given away. */
      readonly taken: ReadonlyMap<string, unknown>;
      readonly key: string;
      readonly name: string;
      readonly at: Span | undefined;
      readonly span: Span;
      /** A place of the board, which lists of neighbours and data name as well. */
      readonly isPlace: boolean;
    }
  | { readonly kind: "puzzle"; readonly name: string; readonly at: Span; readonly span: Span }
  /** A symbol of the legend of a puzzle. */
  | {
      readonly kind: "symbol";
      readonly symbol: string;
      readonly puzzle: Span;
      /** The key of the legend, within its quotes. */
      readonly at: Span;
      readonly span: Span;
    };

export interface Occurrence {
  readonly span: Span;
  /** As it stands there: a name may be in the plural. */
  readonly text: string;
  readonly declares: boolean;
  /** A symbol in a map without spaces. */
  readonly dense?: boolean;
}

type SnapshotOf = (file: string) => Snapshot | undefined;

export function targetAt(snapshot: Snapshot, offset: number, snapshotOf: SnapshotOf): Target | undefined {
  const place = nameAt(snapshot.names(), offset);
  if (place !== undefined) {
    if (place.symbol.kind === "unknown") return undefined;
    const { key, name, at } = thingOf(place);
    const isPlace = place.symbol.kind === "place";
    return { kind: "thing", taken: place.puzzle.scope, key, name, at, span: place.name.span, isPlace };
  }
  const puzzle = puzzleNames(snapshot).find(({ name }) => holds(name.span, offset));
  if (puzzle !== undefined) {
    const meant = puzzleMeant(snapshot, puzzle, snapshotOf);
    if (meant === undefined) return undefined;
    return { kind: "puzzle", name: meant.name.text, at: meant.name.span, span: puzzle.name.span };
  }
  return symbolTarget(snapshot, offset);
}

function symbolTarget(snapshot: Snapshot, offset: number): Target | undefined {
  const entry = legendKeys(snapshot).find(({ key }) => holds(key.span, offset));
  if (entry !== undefined) return targetOfEntry(snapshot, entry.entry, entry.puzzle, entry.key.span);
  const symbol = symbolAt(snapshot, offset);
  if (symbol === undefined || symbol.map.layer !== undefined) return undefined;
  const { resolved } = symbol.reading.instance.puzzle;
  const found = legendEntryOf(resolved, symbol.symbol.text);
  return found === undefined
    ? undefined
    : targetOfEntry(snapshot, found, resolved.puzzle.span, symbol.symbol.span);
}

/** Ranges and templates stand for many symbols: they are no target. */
function targetOfEntry(
  snapshot: Snapshot,
  { key }: LegendEntry,
  puzzle: Span,
  span: Span,
): Target | undefined {
  const symbol = plainKey(key);
  if (symbol === undefined || /\{[^}]*\}/.test(symbol)) return undefined;
  const source = sourceOf(snapshot, key.span.file);
  const at = source === undefined ? key.span : insideQuotes(source, key.span);
  const own = span === key.span ? at : span;
  return { kind: "symbol", symbol, puzzle, at, span: own };
}

const sourceOf = (snapshot: Snapshot, file: string) =>
  file === snapshot.name ? snapshot.source : snapshot.sources.get(file);

function legendKeys({ analysis }: Snapshot) {
  return analysis.file.sections.flatMap((section) =>
    section.kind !== "puzzle"
      ? []
      : section.body.flatMap((line) =>
          line.kind !== "legend"
            ? []
            : line.entries.flatMap((entry) =>
                entry.kind === "legend-entry" ? [{ entry, key: entry.key, puzzle: section.span }] : [],
              ),
        ),
  );
}

/** Where to look: what the language brings is looked for in the text at hand alone. */
export const textsToSearch = (
  target: Target,
  snapshot: Snapshot,
  everywhere: () => readonly Snapshot[],
): readonly Snapshot[] => (target.at === undefined ? [snapshot] : everywhere());

/** In one text. */
export function occurrences(
  snapshot: Snapshot,
  target: Target,
  snapshotOf: SnapshotOf,
): readonly Occurrence[] {
  switch (target.kind) {
    case "thing":
      return snapshot.names().flatMap((place) => {
        const thing = thingOf(place);
        if (thing.key !== target.key) return [];
        const { span, text } = place.name;
        const declares = thing.at?.start === span.start && thing.at.file === span.file;
        return [{ span, text, declares }];
      });
    case "puzzle":
      return puzzleNames(snapshot).flatMap((each) => {
        const meant = puzzleMeant(snapshot, each, snapshotOf)?.name.span;
        if (meant?.file !== target.at.file || meant.start !== target.at.start) return [];
        return [{ span: each.name.span, text: each.name.text, declares: each.as === "declaration" }];
      });
    case "symbol": {
      const { file, start, end } = target.at;
      const key =
        file === snapshot.name
          ? [{ span: spanOf(file, start, end), text: target.symbol, declares: true }]
          : [];
      const inMaps = placesOfSymbol(snapshot, target.puzzle, target.symbol).map(({ span, text, dense }) => ({
        span,
        text,
        dense,
        declares: false,
      }));
      return [...key, ...inMaps];
    }
    default:
      return target satisfies never;
  }
}
