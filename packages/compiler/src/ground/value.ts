/**
 * The value of an expression of the typed core while an instance is ground: a value that is known, or a ground expression
 * (`Unknown`), which depends on variables. Every operator maps these to these; `evaluate.ts` is where they meet.
 *
 * Elements are interned by their family, so two of them are the same exactly if they are `===`. Sets are arrays in order, without repeats.
 * Symbols, shapes of pieces and texts are strings.
 */

import type { Chain, Condition, State } from "../condition.js";
import type { GroundVariableId, ListEntries, ValueCode } from "../ground.js";
import type { Order } from "../ranges.js";
import { SMALL_SET } from "../thresholds.js";
import type { LayerId } from "../typed.js";
import type { Family } from "./family.js";

export interface Element {
  readonly kind: "element";
  readonly family: Family;
  readonly index: number;
}

export interface SetValue {
  readonly kind: "set";
  readonly items: readonly Known[];
  /** It has an order that rules may use (a line, the cells of a `look`); others are in the order in which they were made. */
  readonly ordered: boolean;
  /** The way to go through it, if that is not from each item to the next. */
  readonly walk?: Walk<Known>;
}

/**
 * The way through a set with an order, in pieces that do not touch: a ring at the border, a row with a hole. `closed`: the end of the only piece
 * meets its start. A piece may come back to an item, as a given path may, which is in the set once.
 */
export interface Walk<Item> {
  readonly pieces: readonly (readonly Item[])[];
  readonly closed: boolean;
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

/** A form up to turns and reflections, or as it lies; equal forms have equal keys, and the checker keeps the two kinds apart. */
export interface ShapeValue {
  readonly kind: "shape";
  readonly key: string;
}

export interface NoneValue {
  readonly kind: "none";
}

/** `?`: there is a value, and nobody says which; `of` tells the clues apart where that matters. */
export interface UnprintedValue {
  readonly kind: "unprinted";
  readonly of?: UnprintedClue;
  /** The bag of a list that is not printed. */
  readonly bag?: true;
  /** The printed entries of a list. */
  readonly entries?: ListEntries;
}

/** The layer, the element, and where the layer keeps what it says of it. */
export interface UnprintedClue {
  readonly layer: LayerId;
  readonly element: Element;
  readonly key: string;
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

/** A condition on variables, where a truth is asked for. */
export type UnknownTruth = Condition;

/** A value that depends on one variable: `outcomes[i]` where the variable has the value `codes[i]`. The commonest unknown there is. */
export interface Choice {
  readonly kind: "choice";
  readonly variable: GroundVariableId;
  readonly codes: readonly ValueCode[];
  readonly outcomes: readonly Known[];
}

/** A value that depends on a few variables: an outcome for each way to choose their codes, the last variable fastest; undefined: no value. */
export interface Table {
  readonly kind: "table";
  readonly variables: readonly GroundVariableId[];
  readonly codes: readonly (readonly ValueCode[])[];
  readonly outcomes: readonly (Known | undefined)[];
  /** For added numbers: the same by the values of its variables, for what is added to it. */
  readonly asSum?: Sum;
}

/** One of these values: the conditions exclude each other. Where none of them holds there is no value. */
export interface Cases {
  readonly kind: "cases";
  readonly cases: readonly Case[];
  /** Of a cell of a set that holds one piece (patterns/one-piece-in-each.ts): all such values of that set are the same one, where they are there. */
  readonly one?: { readonly set: readonly number[]; readonly there: Truth };
  /** One of them always holds. */
  readonly total?: true;
  /** The condition that one of them holds, where a condition of its own says so: made when it is first asked for. */
  readonly there?: () => Truth;
}

export interface Case {
  readonly value: Known;
  readonly when: Condition | true;
}

/** `plus`, and the weight of each condition that holds. Weights are not nought, and may be fractions; each condition is there once. */
export interface Sum {
  readonly kind: "sum";
  readonly terms: readonly { readonly weight: number; readonly when: Condition }[];
  readonly plus: number;
  /** Where it does not hold, there is no value; absent where there always is one. */
  readonly there?: Truth;
}

/** The end of a chain: a value for each state. */
export interface Machine {
  readonly kind: "machine";
  readonly chain: Chain;
  readonly outcome: (state: State) => Known;
  /** One that passes the comparison with a number where this one does, in fewer states; absent where there is none. */
  readonly towards?: (operator: Order, amount: number) => Machine | undefined;
}

/** The largest, or smallest, of numbers, each of which may or may not be there. */
export interface Extreme {
  readonly kind: "extreme";
  readonly largest: boolean;
  readonly of: readonly Entry[];
  /** The condition on which there is a value; without it, one operand of `max(a, b)`, say, is missing. Absent if the operands that exist suffice. */
  readonly there?: Truth;
}

/** A set of which it is unknown whether some elements are in it. Elements are there once. */
export type AnySet = SetValue | Members;

export interface Members {
  readonly kind: "members";
  readonly items: readonly Member[];
  readonly ordered: boolean;
  /**
   * If the set has one order or another, and no single order agrees with both: the elements in the first order, then in the second. An element
   * may be there more than once, of which at most one is in an answer.
   */
  readonly orders?: readonly Member[];
  /** Where it is one set or another, each in its order: the conditions exclude each other. Where none of them holds the set is empty. */
  readonly either?: readonly Either<SetValue | Members>[];
  readonly walk?: Walk<Member>;
  /** It is one of several rings: a statement about its order cannot be made for all of them at once. */
  readonly isSomeRing?: true;
  /** The number of elements, if it can be given without evaluating them. */
  readonly count?: () => Value;
  /** Where its elements go together: all sets that it can be besides the empty one, undefined if they are too many to list. */
  readonly possible?: () => readonly (readonly Known[])[] | undefined;
  /** Whether an element is in it, if that can be told without evaluating the others. */
  readonly holds?: (element: Element) => Truth;
}

export interface Either<Of> {
  readonly when: Condition | true;
  readonly value: Of;
}

export interface Member {
  readonly item: Known;
  readonly when: Condition | true;
}

/** A member of a set: an element of it, or one that may be. */
export type SetItem = Known | Member;

/** Only members have `when`. */
export const isMemberItem = (each: SetItem): each is Member => typeof each === "object" && "when" in each;

/** A list of which entries, or whether they are there, are unknown. */
export interface Entries {
  readonly kind: "entries";
  readonly of: "list" | "bag";
  readonly items: readonly Entry[];
}

export interface Entry {
  readonly value: Value;
  readonly when: Condition | true;
}

/** The lengths of the runs of what holds, in pieces that do not touch; closed: the end of the only piece meets its start. */
export interface Runs {
  readonly kind: "runs";
  readonly of: "list" | "bag";
  readonly pieces: readonly (readonly RunPlace[])[];
  readonly closed: boolean;
  /** In one order of the set or another: the runs in each. The conditions exclude each other; where none holds, nothing is there. */
  readonly either?: readonly Either<Runs | ListValue>[];
}

/** An absent element is not between its neighbours: it ends no run. */
export interface RunPlace {
  readonly there: Condition | true;
  readonly yes: Truth;
}

export type UnknownValue = Choice | Table | Cases | Sum | Machine | Extreme | Members | Entries | Runs;
export type Unknown = UnknownTruth | UnknownValue;

export type Value = Known | Unknown;
export type Truth = boolean | UnknownTruth;

export const none: NoneValue = { kind: "none" };
export const unprinted: UnprintedValue = { kind: "unprinted" };
export const isNone = (value: Value | undefined): value is NoneValue =>
  typeof value === "object" && value.kind === "none";

/** A clue that is not printed. */
export const isUnprinted = (value: Value | undefined): value is UnprintedValue =>
  typeof value === "object" && value.kind === "unprinted";

export const bagWith = (items: readonly Known[]): BagValue => ({
  kind: "bag",
  items: [...items].sort((a, b) => (textKey(a) < textKey(b) ? -1 : 1)),
});

/** Not a number where it is none. */
export const numberIn = (value: Known): number => (typeof value === "number" ? value : Number.NaN);

export const isElement = (value: Value | undefined): value is Element =>
  typeof value === "object" && value.kind === "element";

/** A group, or another set as an element, of which it is to be found what is in it. */
export const isFoundSet = (value: Value | undefined): value is Element =>
  isElement(value) && value.family.members !== undefined;

export function isUnknown(value: Value): value is Unknown {
  if (typeof value !== "object") return false;
  switch (value.kind) {
    case "element":
    case "set":
    case "list":
    case "bag":
    case "shape":
    case "none":
    case "unprinted":
      return false;
    default:
      return true;
  }
}

/** Whether it is known, and no `?`. */
export const isPlain = (value: Value): value is Known => !isUnknown(value) && !isUnprinted(value);

export const isChoice = (value: Value | undefined): value is Choice =>
  typeof value === "object" && value.kind === "choice";

export const isCases = (value: Value | undefined): value is Cases =>
  typeof value === "object" && value.kind === "cases";

export const isAnySet = (value: Value | undefined): value is AnySet =>
  typeof value === "object" && (value.kind === "set" || value.kind === "members");

export function isTruth(value: Value): value is Truth {
  if (typeof value !== "object") return typeof value === "boolean";
  switch (value.kind) {
    case "literal":
    case "auxiliary":
    case "candidate":
    case "placement":
    case "all-of":
    case "any-of":
    case "counted":
    case "weighed":
    case "chain":
      return true;
    default:
      return false;
  }
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
      return value.of === undefined ? "?" : `? ${value.of.key}${value.bag ? " bag" : ""}`;
    default:
      return value satisfies never;
  }
}

/** Like `keyOf`, but two sets in different orders, and a ring and a row of the same cells, are told apart: as one of several values they are two. */
export function caseKeyOf(value: Known): number | string | boolean | Element {
  if (typeof value !== "object" || value.kind !== "set" || !value.ordered) return keyOf(value);
  const inOrder = (items: readonly Known[]): string => items.map(textKey).join(",");
  const { items, walk } = value;
  if (walk === undefined) return `<${inOrder(items)}>`;
  return `<${inOrder(items)}> ${walk.closed ? "closed" : "open"} ${walk.pieces.map(inOrder).join("|")}`;
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

export const reversedWalk = <Item>({ pieces, closed }: Walk<Item>): Walk<Item> => ({
  pieces: pieces.map((piece) => [...piece].reverse()).reverse(),
  closed,
});

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

interface Listed {
  readonly items: readonly Known[];
}

/** Linear; identity decides for elements, numbers and symbols. */
export function contains({ items }: Listed, value: Known): boolean {
  if (items.includes(value)) return true;
  if (typeof value !== "object" || value.kind === "element") return false;
  const key = keyOf(value);
  return items.some((item) => keyOf(item) === key);
}

/** A test for membership that is worth its making where many are asked. */
export function membership(set: Listed): (value: Known) => boolean {
  if (set.items.length <= SMALL_SET) return (value) => contains(set, value);
  const keys = new Set<unknown>(set.items.map(keyOf));
  return (value) => keys.has(keyOf(value));
}

/** For messages. */
export function describeValue(value: Value): string {
  if (typeof value === "number" || typeof value === "string") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (isUnknown(value)) return "something to be found";
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
    default:
      return value satisfies never;
  }
}

function listed(items: readonly Known[]): string {
  const shown = items.slice(0, 6).map(describeValue).join(", ");
  return items.length > 6 ? `${shown}, …` : shown;
}
