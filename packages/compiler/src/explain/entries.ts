/** The entries that somebody has made on a board: on paper, in play, or in the `so far:` block of an instance. */
import { codeOfDatum } from "../ground/codes.js";
import { elementName } from "../ground/element-name.js";
import { type Datum, type Ground, type GroundVariableId, NONE, type ValueCode } from "../ground.js";
import type { Span } from "../text/span.js";
import type { LayerId, TypedLayer } from "../typed.js";
import { excludedFact, type Fact, markFact, valueFact } from "./facts.js";
import { type MarkedValue, wordsOfLink } from "./marks.js";
import type { Posed } from "./posed.js";

export type BoardEntry =
  /** `holds` false: the value was crossed out. */
  | {
      readonly kind: "value";
      readonly layer: LayerId;
      readonly element: number;
      readonly value: Datum;
      readonly holds: boolean;
      readonly span?: Span;
    }
  /** Whether two neighbours are in one region or piece, or on one way. */
  | {
      readonly kind: "link";
      readonly layer: LayerId;
      readonly link: readonly [number, number];
      readonly holds: boolean;
      readonly span?: Span;
    };

/** Those of the `so far:` block, in reading order of each layer. */
export function soFarEntries(ground: Ground): readonly BoardEntry[] {
  const { soFar, puzzle } = ground;
  if (soFar === undefined) return [];
  return puzzle.layers.flatMap((layer, index): readonly BoardEntry[] => {
    const id = index as LayerId;
    if (layer.role !== "find") return [];
    const data = soFar.data.get(id);
    switch (layer.domain.kind) {
      case "region":
        return wholeRegions(ground, id, soFar.elements.get(id)?.cells ?? []);
      case "paths":
        return (soFar.elements.get(id)?.cells ?? []).flatMap((cells) => alongWay(id, cells));
      default:
        return (data?.values ?? []).flatMap((value, element): readonly BoardEntry[] => {
          if (value === undefined || isUnprinted(value)) return [];
          const span = data?.spans[element];
          const entry: BoardEntry = { kind: "value", layer: id, element, value, holds: true };
          return [span === undefined ? entry : { ...entry, span }];
        });
    }
  });
}

const isUnprinted = (value: Datum): boolean =>
  typeof value === "object" && "unprinted" in value && value.unprinted;

/** Cells of one name are in one region, cells of two names in two; of cells without a name nothing is said. */
function wholeRegions(
  { board }: Ground,
  layer: LayerId,
  regions: readonly (readonly number[])[],
): readonly BoardEntry[] {
  const regionOf = new Map(regions.flatMap((cells, region) => cells.map((cell) => [cell, region] as const)));
  return [...regionOf.keys()].flatMap((cell) =>
    [...new Set(board?.neighbours(cell))]
      .filter((other) => other > cell && regionOf.has(other))
      .map((other): BoardEntry => {
        const holds = regionOf.get(cell) === regionOf.get(other);
        return { kind: "link", layer, link: [cell, other], holds };
      }),
  );
}

function alongWay(layer: LayerId, cells: readonly number[]): readonly BoardEntry[] {
  return cells.slice(1).map((cell, index): BoardEntry => {
    const before = cells[index] ?? cell;
    return { kind: "link", layer, link: [Math.min(before, cell), Math.max(before, cell)], holds: true };
  });
}

/** `r1c3`, `digit 5`: as steps name it. */
export function entryWords(
  ground: Ground,
  entry: BoardEntry,
): { readonly at: string; readonly words: string } {
  const layer = ground.puzzle.layers[entry.layer];
  if (layer === undefined) return { at: "", words: "" };
  if (entry.kind === "link") return wordsOfLink(ground, layer, entry.link, entry.holds);
  const said = saidByValue(ground, layer, entry);
  if (said !== undefined) {
    const { at, words } = (entry.holds ? valueFact : excludedFact)(ground, said.variable, said.value);
    return { at, words };
  }
  const value = typeof entry.value === "object" ? layer.name : String(entry.value);
  return { at: elementName(ground, entry.layer, entry.element), words: entry.holds ? value : `not ${value}` };
}

function saidByValue(
  { variableOf }: Ground,
  layer: TypedLayer,
  entry: Extract<BoardEntry, { kind: "value" }>,
): { readonly variable: GroundVariableId; readonly value: ValueCode } | undefined {
  const variable = variableOf.get(entry.layer)?.[entry.element];
  const value = codeOfDatum(layer, entry.value);
  return variable === undefined || value === undefined ? undefined : { variable, value };
}

/** Whether marks have to be asked for (marks.ts) to say it. */
export const needsMarks = (entries: readonly BoardEntry[], { puzzle }: Ground): boolean =>
  entries.some(({ kind, layer }) => kind === "link" || puzzle.layers[layer]?.domain.kind === "pieces");

/** The entry as a fact of the problem; `impossible` if no answer could have it, undefined if the problem cannot express it. */
export function factOfEntry(posed: Posed, entry: BoardEntry): Fact | "impossible" | undefined {
  const { ground } = posed;
  const layer = ground.puzzle.layers[entry.layer];
  if (layer === undefined) return undefined;
  if (entry.kind === "link") {
    const mark = posed.marks.find(
      ({ layer: own, of }) =>
        own === entry.layer &&
        "link" in of &&
        of.link[0] === Math.min(...entry.link) &&
        of.link[1] === Math.max(...entry.link),
    );
    return mark === undefined ? undefined : markSaid(ground, mark, entry.holds ? 1 : 0);
  }
  if (layer.domain.kind === "pieces") {
    const mark = posed.marks.find(
      ({ layer: own, of }) => own === entry.layer && of.kind === "shape" && of.cell === entry.element,
    );
    const code = codeOfDatum(layer, entry.value) ?? NONE;
    return mark === undefined || !entry.holds ? undefined : markSaid(ground, mark, code);
  }
  const said = saidByValue(ground, layer, entry);
  if (said === undefined) return entry.holds ? "impossible" : undefined;
  const { variable, value } = said;
  const isPossible = ground.variables[variable]?.domain.includes(value) === true;
  if (entry.holds) return isPossible ? valueFact(ground, variable, value) : "impossible";
  return isPossible ? excludedFact(ground, variable, value) : undefined;
}

const markSaid = (ground: Ground, mark: MarkedValue, value: number): Fact | "impossible" =>
  mark.values.includes(value) ? markFact(ground, mark, value) : "impossible";
