/**
 * What an expression of the typed core stands for while an instance is ground: a value that is known, or a ground expression
 * (`Unknown`), which depends on variables. Every operator maps these to these; `evaluate.ts` is where they meet.
 *
 * Elements are interned by their family, so two of them are the same exactly if they are `===`. Sets are arrays in order, without repeats.
 * Symbols, shapes of pieces and texts are strings.
 */
import type { Ring } from "../board.js";
import type { GroundVariableId, Term, ValueCode } from "../ground.js";
import type { Family } from "./family.js";

export interface Element {
  readonly kind: "element";
  readonly family: Family;
  readonly index: number;
}

export interface SetValue {
  readonly kind: "set";
  readonly items: readonly Known[];
  /** It has an order that rules may speak of (a line, what one looks at); others are in the order in which they were made. */
  readonly ordered: boolean;
  /** A way round, which may be cut or closed. */
  readonly ring?: Ring;
}

export interface ListValue {
  readonly kind: "list";
  readonly items: readonly Known[];
}

/** The items are sorted by their keys, so equal bags are equal item by item. */
export interface BagValue {
  readonly kind: "bag";
  readonly items: readonly Known[];
}

/** A form up to turns and reflections; equal forms have equal keys. */
export interface ShapeValue {
  readonly kind: "shape";
  readonly key: string;
}

export interface NoneValue {
  readonly kind: "none";
}

/** `?`: there is a value, and nobody says which. */
export interface UnprintedValue {
  readonly kind: "unprinted";
}

export type Known =
  | number
  | boolean
  | string
  | Element
  | SetValue
  | ListValue
  | BagValue
  | ShapeValue
  | NoneValue
  | UnprintedValue;

/** The variable has one of these values (a `Term`, as a truth). */
export interface Literal extends Term {
  readonly kind: "literal";
}

export interface AllOf {
  readonly kind: "all-of";
  readonly parts: readonly UnknownTruth[];
}

/** The number of terms that hold lies in one of the ranges (ascending, disjoint, not touching). */
export interface Counted {
  readonly kind: "counted";
  readonly terms: readonly Term[];
  readonly ranges: Ranges;
}

export type UnknownTruth = Literal | AllOf | Counted;

/** A value that depends on one variable: `outcomes[i]` where the variable has the value `codes[i]`. */
export interface Choice {
  readonly kind: "choice";
  readonly variable: GroundVariableId;
  readonly codes: readonly ValueCode[];
  readonly outcomes: readonly Known[];
}

/** `plus`, and one for each term that holds. */
export interface Tally {
  readonly kind: "tally";
  readonly terms: readonly Term[];
  readonly plus: number;
}

/** The rule language adds its ground expressions here. */
export type Unknown = UnknownTruth | Choice | Tally;

export type Value = Known | Unknown;
export type Truth = boolean | UnknownTruth;
export type Range = readonly [number, number];
export type Ranges = readonly Range[];

export const none: NoneValue = { kind: "none" };
export const unprinted: UnprintedValue = { kind: "unprinted" };

export function isUnknown(value: Value): value is Unknown {
  if (typeof value !== "object") return false;
  switch (value.kind) {
    case "literal":
    case "all-of":
    case "counted":
    case "choice":
    case "tally":
      return true;
    default:
      return false;
  }
}

export function isTruth(value: Value): value is Truth {
  if (typeof value !== "object") return typeof value === "boolean";
  return value.kind === "literal" || value.kind === "all-of" || value.kind === "counted";
}

/** Equal values have equal keys, and the other way round. */
export function keyOf(value: Known): number | string | boolean | Element {
  if (typeof value === "string") return `'${value}`;
  if (typeof value !== "object") return value;
  switch (value.kind) {
    case "element":
      return value;
    case "set":
      return `{${value.items.map(textKey).sort().join(",")}}`;
    case "list":
      return `[${value.items.map(textKey).join(",")}]`;
    case "bag":
      return `bag[${value.items.map(textKey).join(",")}]`;
    case "shape":
      return `shape ${value.key}`;
    case "none":
      return "none";
    case "unprinted":
      return "?";
    default: {
      const other: never = value;
      return other;
    }
  }
}

/** A key as a text, for keys of compound values. */
export function textKey(value: Known): string {
  const key = keyOf(value);
  return typeof key === "object" ? `${key.family.id}:${key.index}` : String(key);
}

export function equal(a: Known, b: Known): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object") return false;
  return a.kind === b.kind && a.kind !== "element" && keyOf(a) === keyOf(b);
}

export function setOf(items: readonly Known[], ordered = false): SetValue {
  return { kind: "set", items, ordered };
}

/** Without repeats; of equal items the first stays. */
export function distinct(items: readonly Known[]): readonly Known[] {
  const seen = new Set<unknown>();
  const kept = items.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return kept.length === items.length ? items : kept;
}

const SMALL = 16;

export function contains(set: SetValue | ListValue | BagValue, value: Known): boolean {
  return positionIn(set, value) >= 0;
}

/** Where `value` stands among the items, from 0; -1 if it is not there. Linear; identity decides for elements, numbers and symbols. */
export function positionIn(set: SetValue | ListValue | BagValue, value: Known): number {
  const { items } = set;
  const at = items.indexOf(value);
  if (at >= 0 || typeof value !== "object" || value.kind === "element") return at;
  const key = keyOf(value);
  return items.findIndex((item) => keyOf(item) === key);
}

/** A test for membership that is worth its making where many are asked. */
export function membership(set: SetValue): (value: Known) => boolean {
  if (set.items.length <= SMALL) return (value) => contains(set, value);
  const keys = new Set<unknown>(set.items.map(keyOf));
  return (value) => keys.has(keyOf(value));
}

/** For messages. */
export function describeValue(value: Value): string {
  if (typeof value === "number" || typeof value === "string") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  switch (value.kind) {
    case "element":
      return value.family.name(value.index);
    case "set":
      return `{${listed(value.items)}}`;
    case "list":
    case "bag":
      return `[${listed(value.items)}]`;
    case "shape":
      return "a shape";
    case "none":
      return "none";
    case "unprinted":
      return "?";
    case "literal":
    case "all-of":
    case "counted":
    case "choice":
    case "tally":
      return "something to be found";
    default: {
      const other: never = value;
      return other;
    }
  }
}

function listed(items: readonly Known[]): string {
  const shown = items.slice(0, 6).map(describeValue).join(", ");
  return items.length > 6 ? `${shown}, …` : shown;
}
