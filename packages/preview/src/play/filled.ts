/**
 * The entries of a person on a board, as data: entries of the layers, and notes in cells that only the person reads. A change makes another one; a
 * history keeps those before.
 */
import type { PlayEntry, PlayLayer } from "@ecp/compiler";

export interface Filled {
  /** By `keyOf`: the value as it is spelled. */
  readonly entries: ReadonlyMap<string, string>;
  /** By cell (`r1c1`): what stands small in its corner, and small in its middle. */
  readonly corner: ReadonlyMap<string, readonly string[]>;
  readonly centre: ReadonlyMap<string, readonly string[]>;
  /** By cell, a number of the palette. */
  readonly colour: ReadonlyMap<string, number>;
}

export type Note = "corner" | "centre";

export const nothingFilled: Filled = {
  entries: new Map(),
  corner: new Map(),
  centre: new Map(),
  colour: new Map(),
};

export const isEmpty = ({ entries, corner, centre, colour }: Filled): boolean =>
  entries.size + corner.size + centre.size + colour.size === 0;

export const keyOf = ({ name, part }: Pick<PlayLayer, "name" | "part">, element: number): string =>
  `${part} ${element} ${name}`;

export function entryOf(key: string, value: string): PlayEntry | undefined {
  const [, part, element, layer] = /^(value|joined|step|shape) (\d+) (.+)$/u.exec(key) ?? [];
  if (layer === undefined) return undefined;
  if (part !== "value" && part !== "joined" && part !== "step" && part !== "shape") return undefined;
  return { layer, part, element: Number(element), value };
}

export const entriesOf = ({ entries }: Filled): readonly PlayEntry[] =>
  [...entries].flatMap(([key, value]) => entryOf(key, value) ?? []);

/** The latest entry comes last. */
export function withEntry(filled: Filled, key: string, value: string | undefined): Filled {
  if (filled.entries.get(key) === value) return filled;
  const entries = new Map(filled.entries);
  entries.delete(key);
  if (value !== undefined) entries.set(key, value);
  return { ...filled, entries };
}

/** Notes that all of these cells have are taken away; else those that lack it get it. */
export function withNote(filled: Filled, note: Note, cells: readonly string[], value: string): Filled {
  const notes = new Map(filled[note]);
  const all = cells.every((cell) => notes.get(cell)?.includes(value) === true);
  for (const cell of cells) {
    const others = (notes.get(cell) ?? []).filter((each) => each !== value);
    const changed = all ? others : inOrder([...others, value]);
    if (changed.length === 0) notes.delete(cell);
    else notes.set(cell, changed);
  }
  return { ...filled, [note]: notes };
}

const inOrder = (values: readonly string[]): readonly string[] =>
  values.toSorted((a, b) => Number(a) - Number(b) || a.localeCompare(b));

export function withColour(filled: Filled, cells: readonly string[], colour: number | undefined): Filled {
  const colours = new Map(filled.colour);
  const all = colour !== undefined && cells.every((cell) => colours.get(cell) === colour);
  for (const cell of cells) {
    if (all || colour === undefined) colours.delete(cell);
    else colours.set(cell, colour);
  }
  return { ...filled, colour: colours };
}

export function withoutNotes(filled: Filled, cells: readonly string[]): Filled {
  const without = <Value>(notes: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
    new Map([...notes].filter(([cell]) => !cells.includes(cell)));
  return { ...filled, corner: without(filled.corner), centre: without(filled.centre) };
}

/** Only what the board has places for: a text that was changed may have lost some. */
export function fitting(filled: Filled, layers: readonly PlayLayer[]): Filled {
  const places = new Map(
    layers.flatMap((layer) =>
      layer.places.flatMap(({ element, isGiven, only }) => {
        const values = only === undefined ? layer.values : only.flatMap((at) => layer.values[at] ?? []);
        return isGiven === true
          ? []
          : [[keyOf(layer, element), new Set(values.map(({ text }) => text))] as const];
      }),
    ),
  );
  const entries = [...filled.entries].filter(([key, value]) => places.get(key)?.has(value) === true);
  return entries.length === filled.entries.size ? filled : { ...filled, entries: new Map(entries) };
}

// ---------------------------------------------------------------- as text, to be kept

export const filledText = ({ entries, corner, centre, colour }: Filled, seconds: number): string =>
  JSON.stringify({
    entries: [...entries],
    corner: [...corner],
    centre: [...centre],
    colour: [...colour],
    seconds,
  });

/** The stored data may be anything by now. */
export function readFilled(text: string): { readonly filled: Filled; readonly seconds: number } | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(kept)) return undefined;
  const { entries, corner, centre, colour, seconds } = kept;
  const isTexts = (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((each) => typeof each === "string");
  const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
  return {
    filled: {
      entries: pairsOf(entries, (value) => typeof value === "string"),
      corner: pairsOf(corner, isTexts),
      centre: pairsOf(centre, isTexts),
      colour: pairsOf(colour, isNumber),
    },
    seconds: isNumber(seconds) && seconds > 0 ? seconds : 0,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function pairsOf<Value>(
  value: unknown,
  isValue: (value: unknown) => value is Value,
): ReadonlyMap<string, Value> {
  const pairs = new Map<string, Value>();
  for (const pair of Array.isArray(value) ? value : []) {
    if (!Array.isArray(pair)) continue;
    const [key, held]: readonly unknown[] = pair;
    if (typeof key === "string" && isValue(held)) pairs.set(key, held);
  }
  return pairs;
}
