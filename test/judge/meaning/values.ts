/**
 * Values of the language. `undefined` is what only the answer shows not to be there (L8); `null` is `none`, a value of layers that may be without one
 * (L4).
 */
export type Missing = undefined;
export type None = null;

/** A set of cells that is one thing: a region, a path, a piece. Two are the same where they are one array. */
export type Body = readonly number[];

/** By sort of an expression what it yields. */
export interface Values {
  readonly truth: boolean | Missing;
  readonly number: number | Missing;
  /** A number that may be `none`. */
  readonly perhaps: number | None | Missing;
  readonly symbol: string | None | Missing;
  readonly direction: number | None | Missing;
  readonly cell: number | Missing;
  /** A set of cells. */
  readonly cells: readonly number[];
  /** One with an order of its own. */
  readonly ordered: readonly number[];
  readonly row: number | Missing;
  readonly column: number | Missing;
  readonly link: number | Missing;
  readonly links: readonly number[];
  readonly edge: number | Missing;
  readonly edges: readonly number[];
  readonly corner: number | Missing;
  readonly corners: readonly number[];
  /** Four times the number of its cell, and its direction. */
  readonly wedge: number | Missing;
  readonly wedges: readonly number[];
  readonly body: Body | None | Missing;
  readonly path: Body | None | Missing;
  /** Sets of cells. */
  readonly family: readonly (readonly number[])[];
  readonly list: readonly number[] | Missing;
  readonly shape: string;
  /** A statement holds or does not. */
  readonly statement: boolean;
}

export type Sort = keyof Values;
export type Value = Values[Sort];

/** The text asks for what is an error: there is nothing to compare. */
export class Fault extends Error {}

export const distinct = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

export const inReadingOrder = (cells: readonly number[]): readonly number[] =>
  distinct(cells).toSorted((a, b) => a - b);

/** R12: a form as it lies. */
export function outlineOf(cells: readonly number[], columns: number): string {
  const points = distinct(cells).map((cell) => [Math.floor(cell / columns), cell % columns] as const);
  return fromOrigin(points);
}

function fromOrigin(points: readonly (readonly [number, number])[]): string {
  const top = Math.min(...points.map(([row]) => row));
  const left = Math.min(...points.map(([, column]) => column));
  return points
    .map(([row, column]) => `${row - top},${column - left}`)
    .sort()
    .join(" ");
}

/** B9, R12: a form up to turns and reflections. */
export function shapeOf(cells: readonly number[], columns: number): string {
  const points = distinct(cells).map((cell) => [Math.floor(cell / columns), cell % columns] as const);
  const forms = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => {
    const turned = points.map(([row, column]) => {
      const [a, b] = (turn & 1) === 0 ? [row, column] : [column, row];
      return [(turn & 2) === 0 ? a : -a, (turn & 4) === 0 ? b : -b] as const;
    });
    return fromOrigin(turned);
  });
  return forms.sort()[0] ?? "";
}
