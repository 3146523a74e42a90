/**
 * Expressions as pairs of a text and a meaning: the text is compiled, the meaning is a closure written from grammar/semantics.md that is
 * asked of each assignment of the layers. Nothing here knows the compiler. `absent` is what L8 speaks of: no value at all, which is not `none`.
 */

export const absent = Symbol("absent");
export type Absent = typeof absent;

export type Direction = "up" | "right" | "down" | "left";
/** A cell by its column, from 0: the board has one row. */
export type Cell = { readonly cell: number };
/** A link by its left cell. */
export type Link = { readonly link: number };
/** A region by its cells, a line by its number. */
export type Region = { readonly region: readonly number[] };
export type Row = { readonly row: number };
export type Value =
  | boolean
  | number
  | string
  | null
  | Cell
  | Link
  | Region
  | Row
  | ReadonlySet<string>
  | readonly Maybe<Value>[];
export type Maybe<T> = T | Absent;

export const columns = 3;
export const cells: readonly Cell[] = [{ cell: 0 }, { cell: 1 }, { cell: 2 }];
export const links: readonly Link[] = [{ link: 0 }, { link: 1 }];

export interface State {
  /** By layer and element: its value; undefined where the layer does not stand. `none` is null. */
  readonly layers: Readonly<Record<string, readonly (Value | undefined)[]>>;
  /** The layer `a`: its regions. */
  readonly regions: readonly (readonly number[])[];
  /** What bound names stand for. */
  readonly names: Readonly<Record<string, Maybe<Value>>>;
}

export interface Term<T = Value> {
  readonly text: string;
  readonly of: (state: State) => Maybe<T>;
  /** Lines before the rule that the text needs: each is written once. */
  readonly before?: readonly string[];
}

/** A truth: it always has a value (L8: what is said of what is absent is false). */
export interface Rule {
  readonly text: string;
  readonly holds: (state: State) => boolean;
  readonly before?: readonly string[];
}

export const isThere = <T>(value: Maybe<T>): value is T => value !== absent;

/** As compared: two values are the same exactly if their keys are. */
export const keyOf = (value: Maybe<Value>): string =>
  value === absent
    ? "absent"
    : value instanceof Set
      ? `{${[...value].sort().join()}}`
      : JSON.stringify(value);

export const term = <T>(
  text: string,
  of: (state: State) => Maybe<T>,
  ...from: readonly { readonly before?: readonly string[] }[]
): Term<T> => ({ text, of, before: from.flatMap(({ before = [] }) => before) });

export const rule = (
  text: string,
  holds: (state: State) => boolean,
  ...from: readonly { readonly before?: readonly string[] }[]
): Rule => ({ text, holds, before: from.flatMap(({ before = [] }) => before) });

/** Calculated: without a value where an operand has none. */
export const strict =
  <A extends readonly unknown[], T>(
    calculate: (...values: A) => Maybe<T>,
    ...operands: { readonly [K in keyof A]: (state: State) => Maybe<A[K]> }
  ) =>
  (state: State): Maybe<T> => {
    const values: unknown[] = [];
    for (const operand of operands) {
      const value: unknown = operand(state);
      if (value === absent) return absent;
      values.push(value);
    }
    return calculate(...(values as unknown as A));
  };

/** Said: false where an operand is absent. */
export const said =
  <A extends readonly unknown[]>(
    holds: (...values: A) => boolean,
    ...operands: { readonly [K in keyof A]: (state: State) => Maybe<A[K]> }
  ) =>
  (state: State): boolean =>
    strict<A, boolean>(holds, ...operands)(state) === true;

/** A set that is asked of what is absent is empty. */
export const orEmpty = <T>(set: Maybe<readonly T[]>): readonly T[] => (isThere(set) ? set : []);

/** The layer at the element; without a value where the element is absent, or outside its `on`. */
export const readAt = (state: State, layer: string, element: Maybe<Cell | Link>): Maybe<Value> => {
  if (!isThere(element)) return absent;
  const value = state.layers[layer]?.["cell" in element ? element.cell : element.link];
  return value === undefined ? absent : value;
};

export const nextTo = ({ cell }: Cell, direction: Value): Maybe<Cell> => {
  const other = direction === "right" ? cell + 1 : direction === "left" ? cell - 1 : -1;
  return other >= 0 && other < columns ? { cell: other } : absent;
};

export const neighbours = (cell: Cell): readonly Cell[] =>
  (["left", "right"] as const).map((direction) => nextTo(cell, direction)).filter(isThere);

/** From the neighbour to the end of the board. */
export function look(cell: Cell, direction: Value): readonly Cell[] {
  const seen: Cell[] = [];
  for (let at = nextTo(cell, direction); isThere(at); at = nextTo(at, direction)) seen.push(at);
  return seen;
}

/** The connected cells round the one that have its value. */
export function groupOf(state: State, layer: string, { cell }: Cell): readonly Cell[] {
  const value = keyOf(readAt(state, layer, { cell }));
  const same = (other: number): boolean =>
    other >= 0 && other < columns && keyOf(readAt(state, layer, { cell: other })) === value;
  let [from, to] = [cell, cell];
  while (same(from - 1)) from--;
  while (same(to + 1)) to++;
  return cells.slice(from, to + 1);
}
