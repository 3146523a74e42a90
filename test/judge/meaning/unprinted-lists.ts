/** Lists that are not printed, or not wholly (R7): `?` alone is some list; in a list `?` is some number, and `*` any numbers in a row, or none. */
import { TooMany } from "./too-many.js";

/** As it is written, its entries parted by commas; `[?]` is a list of one number that is not printed. */
export type Unprinted = string;

const entriesOf = (written: Unprinted): readonly string[] =>
  written === "?" ? ["*"] : written.replace(/[[\]]/gu, "").split(",");

export function mayBe(written: Unprinted, list: readonly number[]): boolean {
  const fits = (entries: readonly string[], rest: readonly number[]): boolean => {
    const [first, ...others] = entries;
    if (first === undefined) return rest.length === 0;
    if (first === "*") return rest.length >= 0 && [...rest, 0].some((_, k) => fits(others, rest.slice(k)));
    const [value, ...more] = rest;
    return value !== undefined && (first === "?" || Number(first) === value) && fits(others, more);
  };
  return fits(entriesOf(written), list);
}

/** One that it may be, and that no other list is. */
export const unlike = (written: Unprinted, element: number): readonly number[] =>
  entriesOf(written).map((entry, k) =>
    entry === "?" || entry === "*" ? -1000 - 10 * element - k : Number(entry),
  );

/** All orders of a list, since bags are compared too. */
export function ordersOf(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length > 4) throw new TooMany();
  return list.length === 0
    ? [[]]
    : list.flatMap((entry, at) => ordersOf(list.filter((_, k) => k !== at)).map((rest) => [entry, ...rest]));
}
