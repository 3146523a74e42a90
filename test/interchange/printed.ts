/** The printed part of a puzzle, for comparison: layers with anything in them, each up to its last value. */
import type { Givens, Value } from "@ecp/interchange";

/** A list of runs may say 0 where there is none. */
const isEmpty = (name: string, value: Value | undefined): boolean =>
  value === undefined ||
  (Array.isArray(value) && (value.length === 0 || (name === "runs" && value.join() === "0")));

export function printed({ puzzle, rows, columns, layers }: Givens): unknown {
  const said = [...layers]
    .map(([name, values]) => {
      const last = values.findLastIndex((value) => !isEmpty(name, value));
      const all = Array.from(values.slice(0, last + 1), (value) =>
        isEmpty(name, value) ? null : (value ?? null),
      );
      return [name, all] as const;
    })
    .filter(([, values]) => values.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { puzzle, rows, columns, said };
}
