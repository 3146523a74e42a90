/** What is printed of a puzzle, to be compared: layers with anything in them, each up to its last value. */
import type { Givens, Value } from "@ecp/interchange";

const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);

export function printed({ puzzle, rows, columns, layers }: Givens): unknown {
  const said = [...layers]
    .map(([name, values]) => {
      const last = values.findLastIndex((value) => !isEmpty(value));
      const all = Array.from(values.slice(0, last + 1), (value) => (isEmpty(value) ? null : (value ?? null)));
      return [name, all] as const;
    })
    .filter(([, values]) => values.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { puzzle, rows, columns, said };
}
