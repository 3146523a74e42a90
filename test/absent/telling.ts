/** What readings and rules are told with: values that may be absent, taken as truths, numbers and sets. */

import {
  absent,
  type Cell,
  cells,
  type Direction,
  isThere,
  keyOf,
  type Maybe,
  readAt,
  type State,
  strict,
  type Term,
  type Value,
} from "./meaning.js";
import { corner, layerAt } from "./ways.js";

export const isTrue = (value: Maybe<Value>): boolean => value === true;
export const numberIn = (value: Maybe<Value>): number => (typeof value === "number" ? value : Number.NaN);
export const yes = (state: State, layer: string, cell: Maybe<Cell>): boolean =>
  isTrue(readAt(state, layer, cell));
export const count = (state: State, layer: string, set: readonly Cell[]): number =>
  set.filter((cell) => yes(state, layer, cell)).length;
export const not =
  (of: (state: State) => boolean) =>
  (state: State): boolean =>
    !of(state);
export const there =
  (of: (state: State) => Maybe<unknown>) =>
  (state: State): boolean =>
    isThere(of(state));
export const same = (a: Value, b: Value): boolean => keyOf(a) === keyOf(b);
export const differ = (a: Value, b: Value): boolean => !same(a, b);
/** Calculating with `none` gives nothing. */
export const number =
  (calculate: (...values: readonly number[]) => Maybe<number>) =>
  (...values: readonly Value[]): Maybe<Value> =>
    values.every((value) => typeof value === "number") ? calculate(...values.map(numberIn)) : absent;

export const strict2 =
  <T>(x: Term<Cell>, of: (state: State, cell: Cell) => Maybe<T>) =>
  (s: State): Maybe<T> => {
    const cell = x.of(s);
    return isThere(cell) ? of(s, cell) : absent;
  };

export const where =
  (layer: string, of: (state: State, cell: Cell) => Maybe<Value>) => (s: State, cell: Cell) =>
    yes(s, layer, cell) ? of(s, cell) : absent;

export const chosen = (state: State, layer: string): readonly Cell[] =>
  cells.filter((cell) => yes(state, layer, cell));
export const entry = (values: readonly Value[]) =>
  strict((k: Value) => (typeof k === "number" ? (values[k - 1] ?? absent) : absent), layerAt("k", corner));

export const opposites: Readonly<Record<string, Direction>> = {
  up: "down",
  down: "up",
  left: "right",
  right: "left",
};

export const membersOf = (of: readonly Maybe<Cell>[]): readonly Cell[] => {
  const there = new Map<number, Cell>();
  for (const cell of of) if (isThere(cell)) there.set(cell.cell, cell);
  return [...there.values()];
};

/** What is absent is left out. */
export function changes(values: readonly Maybe<Value>[]): number {
  const there = values.filter(isThere).map(keyOf);
  return there.filter((value, i) => i > 0 && value !== there[i - 1]).length;
}

export function visible(values: readonly Maybe<Value>[]): number {
  const there = values.filter(isThere).map(numberIn);
  return there.filter((value, i) => there.slice(0, i).every((other) => other < value)).length;
}

export const regionIn = (value: Maybe<Value>): readonly number[] =>
  typeof value === "object" && value !== null && "region" in value ? value.region : [];

export const columnOf = (cell: Maybe<Cell>): number => (isThere(cell) ? cell.cell : Number.NaN);
export const firstOf = (region: Maybe<Value>): Maybe<Cell> => {
  const [first] = regionIn(region);
  return first === undefined ? absent : { cell: first };
};
/** The link on its left: where the cell or the link is not there, no (L3). */
export const isBar = (s: State, x: Term<Cell>): boolean => {
  const column = columnOf(x.of(s));
  return column > 0 && isTrue(readAt(s, "bar", { link: column - 1 }));
};
