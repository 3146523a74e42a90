import { ProblemError } from "../problem-error.js";
import type { SearchOptions } from "../search.js";

/** Throws where something is assumed: nobody could check whether it holds. */
export function refuseAssumptions({ assume, forbid, assumeLiterals }: SearchOptions): void {
  if ([assume, forbid, assumeLiterals].some((given) => (given ?? []).length > 0))
    throw new ProblemError("unsupported", "a certificate is of a whole problem, without assumptions");
}
