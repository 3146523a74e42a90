/** Why there is no answer, and why a search stopped, in words. */
import { type Diagnostic, type Lowered, whyNone } from "@ecp/compiler";
import type { Search } from "@ecp/engine";
import type { Loaded } from "../input/load.js";
import { placeOf } from "../report/print-diagnostics.js";
import type { SolvingOptions } from "./options.js";
import type { Ending } from "./run-search.js";

/** With its place, where a condition or givens tell it. */
export function noSolutionReason(
  search: Pick<Search, "uncoverable" | "reason">,
  lowered: Lowered,
  { host }: Pick<Loaded, "host">,
  diagnostics: readonly Diagnostic[],
): string {
  const why = whyNone(search, lowered, diagnostics);
  if (why !== undefined) {
    const help = why.help === undefined ? "" : `; ${why.help}`;
    return `${why.message} (${placeOf(why.span, host.sources)})${help}`;
  }
  return search.reason ?? "every possibility was tried";
}

/** Why it is not known, or not known exactly. */
export function stopReason(
  ending: Ending,
  search: Partial<Pick<Search, "reason" | "limitedBy">>,
  options: Pick<SolvingOptions, "timeout">,
): string {
  switch (ending) {
    case "timeout":
      return `stopped after ${options.timeout ?? 0} s, as --timeout says`;
    case "interrupted":
      return "interrupted";
    case "done":
    case "limit":
      return search.reason ?? limitText(search);
    default:
      return ending satisfies never;
  }
}

function limitText(search: Partial<Pick<Search, "limitedBy">>): string {
  switch (search.limitedBy) {
    case "memory":
      return "stopped by the limit on memory (--memory raises it)";
    case "nodes":
      return "stopped by the limit on nodes";
    default:
      return "stopped";
  }
}
