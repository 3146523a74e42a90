/** Inside a map: the symbols of the legend, or the values of the layer whose map it is. */

import type { LegendEntry, RawLine, TypedLayer, TypedPuzzle } from "@ecp/compiler";
import { directionNames } from "@ecp/compiler";
import type { Snapshot } from "../../snapshot.js";
import { mostNumbers } from "../../thresholds.js";
import { plainKey } from "../map-symbols.js";
import type { Offer } from "./item.js";
import type { CompletionPlace } from "./place.js";

/** The symbol that is being written: it is more than letters and digits. */
export function symbolBefore(text: string, offset: number): number {
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  const written = /[^\s|│]*$/u.exec(text.slice(lineStart, offset))?.[0] ?? "";
  return offset - written.length;
}

export function mapOffers({ lines, puzzle, snapshot }: CompletionPlace): readonly Offer[] {
  const header = lines.findLast(({ block }) => block === "instance" || block === "solution");
  if (header === undefined || puzzle === undefined) return [];
  const name = /^[\p{L}\p{N}_]+/u.exec(snapshot.source.text.slice(header.start, header.end))?.[0] ?? "";
  return symbolsOfMap(name, puzzle, snapshot);
}

/** `name`: `map`, or a layer. Where there are too many to be spelled out, not all. */
export function symbolsOfMap(name: string, puzzle: TypedPuzzle, snapshot: Snapshot): readonly Offer[] {
  const nothing: Offer = { label: ".", kind: "value", detail: "nothing is given", rank: 2 };
  if (name === "map") {
    const named = puzzle.layers.flatMap((layer) => (layer.domain.kind === "symbols" ? valuesOf(layer) : []));
    return [...legendEntries(puzzle).flatMap((entry) => ofEntry(entry, snapshot)), ...named, nothing];
  }
  const layer = puzzle.layers.find((each) => each.name === name);
  return layer === undefined ? [nothing] : [...valuesOf(layer), nothing];
}

export const legendEntries = ({ resolved }: TypedPuzzle): readonly LegendEntry[] =>
  resolved.lines
    .flatMap((line) => (line.kind === "legend" ? line.entries : []))
    .filter((entry) => entry.kind === "legend-entry");

function ofEntry(entry: LegendEntry, snapshot: Snapshot): readonly Offer[] {
  const { key, span } = entry;
  const source =
    span.file === snapshot.name ? snapshot.source : snapshot.analysis.resolved.sources.get(span.file);
  const detail = source?.text.slice(key.span.end, span.end).replace(/^\s*:\s*/, "") ?? "";
  const offer = (label: string): Offer => ({ label, kind: "value", detail, rank: 0 });
  if (key.kind === "range") {
    const { from, to } = key;
    if (from.kind !== "number" || to.kind !== "number" || to.value - from.value >= mostNumbers) return [];
    return Array.from({ length: Math.max(0, to.value - from.value + 1) }, (_, i) =>
      offer(String(from.value + i)),
    );
  }
  const plain = plainKey(key);
  return plain === undefined || /\{[^}]*\}/.test(plain) ? [] : [offer(plain)];
}

function valuesOf(layer: TypedLayer): readonly Offer[] {
  const detail = `\`${layer.name}\``;
  const offer = (label: string): Offer => ({ label, kind: "value", detail, rank: 0 });
  const written = [...layer.written].map(([symbol, value]): Offer => ({ ...offer(symbol), detail: value }));
  const { domain } = layer;
  const unprinted = layer.orUnprinted ? [{ ...offer("?"), detail: "a clue that is not printed" }] : [];
  switch (domain.kind) {
    case "symbols":
      return [...written, ...domain.values.map(offer), ...unprinted];
    case "numbers":
      return [...written, ...domain.values.map((value) => offer(String(value))), ...unprinted];
    case "yes-no":
      return [offer("#"), offer("-")];
    case "range": {
      const { from, to } = domain;
      const last = to.kind === "number" ? to.value : 9;
      if (from.kind !== "number" || last - from.value >= mostNumbers) return [...written, ...unprinted];
      const numbers = Array.from({ length: Math.max(0, last - from.value + 1) }, (_, i) =>
        offer(String(from.value + i)),
      );
      return [...written, ...numbers, ...unprinted];
    }
    case "direction":
      return written.length > 0 ? written : directionNames.map(offer);
    case "pieces":
      return domain.pieces.shapes.map((shape) => offer(shape.name));
    case "number":
    case "number-list":
    case "region":
    case "paths":
    case "table":
      return [...written, ...unprinted];
    default:
      return domain satisfies never;
  }
}

/** Symbols in the maps of all instances, for the legend. */
export function symbolsInMaps(snapshot: Snapshot): ReadonlySet<string> {
  const maps = snapshot.analysis.file.sections.flatMap((section) =>
    section.kind === "instance"
      ? section.body.flatMap((line): readonly RawLine[] =>
          line.kind === "data" && line.name.text === "map" ? line.rows : [],
        )
      : [],
  );
  return new Set(
    maps
      .flatMap(({ text }) => text.split(/[\s|│]+/u))
      .filter((symbol) => symbol !== "" && [...symbol].length <= 4),
  );
}
