/** Why there is no answer, and why a search stopped, in words. */
import type { Diagnostic, Lowered } from "@ecp/compiler";
import type { Search } from "@ecp/engine";
import type { Loaded } from "../input/load.js";
import { placeOf } from "../report/print-diagnostics.js";
import type { SolvingOptions } from "./options.js";
import type { Ending } from "./run-search.js";

const GIVENS_CLASH = "ECP4114";

/** Of the first condition that nothing, or too little, can satisfy, if there is one; else of givens that clash. */
export function noSolutionReason(
  search: Pick<Search, "uncoverable" | "reason">,
  lowered: Lowered,
  { host }: Pick<Loaded, "host">,
  diagnostics: readonly Diagnostic[],
): string {
  for (const item of search.uncoverable) {
    const said = lowered.reasonOf(item);
    if (said !== undefined) return `${said.message} (${placeOf(said.span, host.sources)})`;
  }
  const clash = diagnostics.find(({ code }) => code === GIVENS_CLASH);
  if (clash !== undefined) return `${clash.message} (${placeOf(clash.span, host.sources)})`;
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
