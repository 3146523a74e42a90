/** Where a constraint comes from, with more said of it. */
import type { Origin } from "./ground.js";

/** Of most origins `at` is put into words when it is read, and a copy that does not name it has none. */
export const withMore = (origin: Origin, more: Partial<Origin>): Origin => ({
  ...origin,
  at: origin.at,
  ...more,
});
