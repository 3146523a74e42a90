/** Where a constraint comes from, with more said of it. */
import type { Origin } from "./ground.js";

/** Of most origins `at` is put into words when it is read, and a copy that does not name it has none. */
export const withMore = (origin: Origin, more: Partial<Origin>): Origin => ({
  ...origin,
  at: origin.at,
  ...more,
});

/** Whether both come from one sentence, spoken of the same: seen by what its heads stand for, without putting that into words where it is known. */
export function areSpokenTogether(a: Origin, b: Origin): boolean {
  if (a === b) return true;
  if (a.span !== b.span) return false;
  const [own, others] =
    a.values === undefined || b.values === undefined ? [a.at, b.at] : [a.values, b.values];
  return own.length === others.length && own.every((value, i) => value === others[i]);
}
