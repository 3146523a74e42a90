/** Values of the brute-force evaluator. Everything is a plain value: nothing here stands for something that is still to be found. */

export interface Element {
  readonly kind: "element";
  /** `cell`, `line`, `direction`, …; of a region, path or piece layer `layer 3`. */
  readonly sort: string;
  readonly index: number;
  /** Of a diagonal, box or block: which of those of the board it is. */
  readonly key?: string;
  /** The set of cells that it is taken as where one is asked for. */
  readonly cells?: readonly number[];
  /** Of a piece of sticks: what its `cells` are. */
  readonly of?: "edge" | "link";
  readonly ordered?: boolean;
  /** The number of a row or column in arithmetic, from 1. */
  readonly number?: number;
  /** Of a placed piece. */
  readonly shape?: string;
}

export interface SetValue {
  readonly kind: "set";
  readonly items: readonly Value[];
  readonly ordered: boolean;
  /** Where it is cut into pieces that do not touch, which may come back to an item; closed: the end of the only one meets its start. */
  readonly walk?: { readonly pieces: readonly (readonly Value[])[]; readonly closed: boolean };
}

export interface ListValue {
  readonly kind: "list" | "bag";
  readonly items: readonly Value[];
}

export interface Shape {
  readonly kind: "shape";
  readonly key: string;
}

export interface None {
  readonly kind: "none";
}

/** The value of a name that was given something that is not there. */
export interface Nothing {
  readonly kind: "nothing";
}

export type Value = number | boolean | string | Element | SetValue | ListValue | Shape | None | Nothing;

export const none: None = { kind: "none" };

export const setOf = (items: readonly Value[], ordered = false): SetValue => ({
  kind: "set",
  items: unique(items),
  ordered,
});

/** Equal values have equal keys. */
export function keyOf(value: Value): string {
  if (typeof value === "number") return `${value}`;
  if (typeof value === "string") return `'${value}`;
  if (typeof value === "boolean") return value ? "yes" : "no";
  switch (value.kind) {
    case "element":
      return `${value.sort}:${value.key ?? value.index}`;
    case "set":
      return `{${value.items.map(keyOf).sort().join(" ")}}`;
    case "list":
      return `[${value.items.map(keyOf).join(" ")}]`;
    case "bag":
      return `bag[${value.items.map(keyOf).sort().join(" ")}]`;
    case "shape":
      return `shape ${value.key}`;
    case "none":
    case "nothing":
      return value.kind;
    default:
      return value satisfies never;
  }
}

export function equal(a: Value, b: Value): boolean {
  if (typeof a !== "object" || typeof b !== "object") return a === b;
  if (a.kind === "element" && b.kind === "element") return keyOf(a) === keyOf(b);
  return a.kind === b.kind && keyOf(a) === keyOf(b) && !holdsNothing(a);
}

/** A list of which an entry is not there equals none, itself neither. */
const holdsNothing = (value: Value): boolean =>
  typeof value === "object" &&
  (value.kind === "list" || value.kind === "bag") &&
  value.items.some((item) => typeof item === "object" && item.kind === "nothing");

export function unique(items: readonly Value[]): readonly Value[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export const contains = (items: readonly Value[], value: Value): boolean =>
  items.some((item) => equal(item, value));

export const isElement = (value: Value | undefined): value is Element =>
  typeof value === "object" && value.kind === "element";
