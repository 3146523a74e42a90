/** The legend: a symbol of a `map:` → values of layers. Plain symbols come before ranges, and both before templates. */

import type { Direction } from "../board.js";
import { readsVariable } from "../check/walks/some-node.js";
import { legendSymbolDoubled } from "../diagnostics/catalogue/ecp4005-legend-symbol-doubled.js";
import { diagnose, type Edit } from "../diagnostics/diagnostic.js";
import { nearName } from "../diagnostics/near-name.js";
import type { Datum } from "../ground.js";
import { addTo } from "../maps.js";
import { positionAt } from "../text/source.js";
import { spanOf } from "../text/span.js";
import { LONGEST_LEGEND_RANGE } from "../thresholds.js";
import type { Expression, LayerId, TypedLegendEntry, VariableId } from "../typed.js";
import { directionNumber } from "../vocabulary/directions.js";
import type { DataReading } from "./data-environment.js";
import { layerIds } from "./layer-ids.js";
import { fitTemplate, type TemplateParts } from "./maps/template.js";
import { makeSpelling, readNumber, signsOfLayer } from "./spelling.js";

export type PlaceSort = "cell" | "link";

export interface Setting {
  readonly layer: LayerId;
  /** Of a layer by direction. */
  readonly direction?: Direction;
  readonly value: Datum;
}

export type Meaning =
  | { readonly kind: "sets"; readonly sets: readonly Setting[] }
  | { readonly kind: "missing"; readonly near?: string; readonly add?: Edit }
  | { readonly kind: "two"; readonly first: string; readonly second: string }
  /** It fills layers of another sort. */
  | { readonly kind: "elsewhere"; readonly sort: string };

export type ReadLegend = (text: string, place: PlaceSort) => Meaning;

type Bindings = ReadonlyMap<VariableId, Datum>;

/** Reports symbols that are there twice. Meanings are kept, so that a large map costs its different symbols. */
export function makeLegend(reading: DataReading): ReadLegend {
  const { puzzle } = reading;
  const plain = new Map<string, { entry: TypedLegendEntry; bindings: Bindings; sort: string }[]>();
  const templates: { entry: TypedLegendEntry; parts: TemplateParts; sort: string }[] = [];
  const add = (symbol: string, entry: TypedLegendEntry, bindings: Bindings): void => {
    const sort = sortOf(reading, entry);
    const before = plain.get(symbol) ?? [];
    const same = before.find((other) => other.sort === sort);
    if (same === undefined) plain.set(symbol, [...before, { entry, bindings, sort }]);
    else
      reading.report(
        diagnose(legendSymbolDoubled, entry.span, { symbol }, [
          { span: same.entry.span, message: "also here" },
        ]),
      );
  };
  for (const entry of puzzle.legend) {
    const { key } = entry;
    if (key.kind === "symbol") add(key.text, entry, new Map());
    else if (key.kind === "template")
      templates.push({ entry, parts: key.parts, sort: sortOf(reading, entry) });
    else for (const it of rangeOf(reading, key.from, key.to)) add(String(it), entry, new Map([[key.it, it]]));
  }
  const named = symbolsByName(reading);

  const find = (text: string, place: PlaceSort): Meaning => {
    const here = plain.get(text);
    const fit = here?.find((each) => each.sort === place || each.sort === "none");
    if (fit !== undefined)
      return { kind: "sets", sets: settings(reading, fit.entry, fit.bindings, new Set()) };
    const byTemplate = findTemplate(reading, templates, text, place);
    if (byTemplate !== undefined) return byTemplate;
    const sets = (named.get(text) ?? []).filter(({ layer }) => puzzle.layers[layer]?.on.kind === place);
    const [first, second] = sets.map(
      ({ layer, value }) => `\`${value}\` of \`${puzzle.layers[layer]?.name}\``,
    );
    if (first !== undefined && second !== undefined) return { kind: "two", first, second };
    if (sets.length > 0) return { kind: "sets", sets };
    if (here?.[0] !== undefined) return { kind: "elsewhere", sort: here[0].sort };
    const near = nearName(text, [...plain.keys(), ...named.keys()]);
    const edit = newEntry(reading, text);
    return {
      kind: "missing",
      ...(near === undefined ? {} : { near }),
      ...(edit === undefined ? {} : { add: edit }),
    };
  };
  const known = new Map<string, Meaning>();
  return (text, place) => {
    const key = `${place} ${text}`;
    const meaning = known.get(key) ?? find(text, place);
    known.set(key, meaning);
    return meaning;
  };
}

/** A line above the first one, as deep as that. */
function newEntry({ puzzle }: DataReading, symbol: string): Edit | undefined {
  const first = puzzle.legend[0]?.span;
  if (first === undefined) return undefined;
  const { source } = puzzle.resolved;
  // The legend may have been taken in from another file.
  const column = first.file === source.file ? positionAt(source, first.start).character : 2;
  const text = `"${symbol.replaceAll('"', '""')}": \n${" ".repeat(column)}`;
  return { span: spanOf(first.file, first.start, first.start), text };
}

function findTemplate(
  reading: DataReading,
  templates: readonly { entry: TypedLegendEntry; parts: TemplateParts; sort: string }[],
  text: string,
  place: PlaceSort,
): Meaning | undefined {
  let best: { empty: number; ways: { sets: readonly Setting[]; says: string }[] } | undefined;
  for (const { entry, parts, sort } of templates) {
    if (sort !== place && sort !== "none") continue;
    const readers = holeReaders(reading, entry);
    const { empty, fillings } = fitTemplate(parts, text, (hole, held) => readers(hole, held) !== undefined);
    if (fillings.length === 0 || (best !== undefined && empty > best.empty)) continue;
    if (best === undefined || empty < best.empty) best = { empty, ways: [] };
    for (const filling of fillings) {
      const bindings = new Map<VariableId, Datum>();
      const none = new Set<VariableId>();
      for (const [hole, held] of filling) {
        const value = held === "" ? undefined : readers(hole, held);
        if (value === undefined) none.add(hole);
        else bindings.set(hole, value);
      }
      best.ways.push({
        sets: settings(reading, entry, bindings, none),
        says: parts
          .filter((part) => typeof part !== "string")
          .map((part) => `${part.name} = \`${filling.get(part.hole)}\``)
          .join(" and "),
      });
    }
  }
  const [first, second] = best?.ways ?? [];
  if (first === undefined) return undefined;
  if (second !== undefined) return { kind: "two", first: first.says, second: second.says };
  return { kind: "sets", sets: first.sets };
}

/** The content of a hole: the values of the layers that it fills; else a number or a text, as its variable is. */
function holeReaders(
  reading: DataReading,
  entry: TypedLegendEntry,
): (hole: VariableId, text: string) => Datum | undefined {
  const { puzzle } = reading;
  return (hole, text) => {
    const fills = entry.sets.filter(({ value }) => value.kind === "hole" && value.variable === hole);
    let read: Datum | undefined;
    for (const { layer } of fills) {
      const spelled = makeSpelling(puzzle, layer)(text, false);
      if (spelled.kind !== "value" || isInPart(spelled.value)) return undefined;
      read ??= spelled.value;
    }
    if (fills.length > 0) return read;
    return puzzle.variables[hole]?.type.kind === "number" ? readNumber(text, false) : text;
  };
}

/** A list of which a part is printed: in a legend that part is the hole, and the sign stands beside it (`"?,{n}"`). */
const isInPart = (value: Datum): boolean =>
  typeof value === "object" && "unprinted" in value && value.entries !== undefined;

/** `none`: holes that are empty; what they would have set is not set. */
function settings(
  reading: DataReading,
  entry: TypedLegendEntry,
  bindings: Bindings,
  none: ReadonlySet<VariableId>,
): readonly Setting[] {
  const sets: Setting[] = [];
  for (const { layer, direction, value } of entry.sets) {
    if (value.kind === "expression" && [...none].some((hole) => readsVariable(value.expression, hole)))
      continue;
    const set = valueSet(reading, value, bindings);
    if (set === undefined) continue;
    const towards = direction === undefined ? undefined : directionNumber(direction);
    sets.push({ layer, ...(towards === undefined ? {} : { direction: towards }), value: set });
  }
  return sets;
}

function valueSet(
  { environment }: DataReading,
  value: TypedLegendEntry["sets"][number]["value"],
  bindings: Bindings,
): Datum | undefined {
  switch (value.kind) {
    case "hole":
      return bindings.get(value.variable);
    case "expression":
      return environment.evaluate(value.expression, bindings);
    case "unprinted":
      return { unprinted: true };
    default:
      return value satisfies never;
  }
}

/** The sort that the layers of an entry stand on. */
function sortOf(reading: DataReading, entry: TypedLegendEntry): string {
  const sorts = entry.sets.map(({ layer }) => {
    const sort = reading.puzzle.layers[layer]?.on.kind ?? "none";
    return sort === "wedge" ? "cell" : sort;
  });
  return sorts.find((sort) => sort !== "cell") ?? sorts[0] ?? "none";
}

function rangeOf(reading: DataReading, from: Expression, to: Expression): readonly number[] {
  const first = reading.environment.evaluate(from, new Map());
  const last = reading.environment.evaluate(to, new Map());
  if (typeof first !== "number" || typeof last !== "number") return [];
  return Array.from(
    { length: Math.min(LONGEST_LEGEND_RANGE, Math.max(0, last - first + 1)) },
    (_, i) => first + i,
  );
}

/** Symbols that layers list, and the signs that are written or drawn for them, need no legend. */
function symbolsByName({ puzzle }: DataReading): ReadonlyMap<string, readonly Setting[]> {
  const found = new Map<string, Setting[]>();
  for (const id of layerIds(puzzle)) {
    const layer = puzzle.layers[id];
    if (layer?.domain.kind !== "symbols") continue;
    for (const [sign, value] of signsOfLayer(puzzle, id, layer))
      if (typeof value === "string") addTo(found, sign, { layer: id, value });
  }
  return found;
}
