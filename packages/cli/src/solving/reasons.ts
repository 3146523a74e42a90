/** Why there is no answer, and why a search stopped, in words. */
import type { Lowered, Origin, Sources } from "@ecp/compiler";
import type { Search } from "@ecp/engine";
import type { Loaded } from "../input/load.js";
import { placeOf } from "../report/print-diagnostics.js";
import type { SolvingOptions } from "./options.js";
import type { Ending } from "./run-search.js";

/** `nothing can satisfy “exactly 1 queen in each row” for row 3 (queens.ecp:6:1)`. */
export function noSolutionReason(search: Search, lowered: Lowered, { host }: Pick<Loaded, "host">): string {
  for (const item of search.uncoverable) {
    const origin = lowered.originOf(item);
    if (origin !== undefined) return `nothing can satisfy ${originText(origin, host.sources)}`;
  }
  return search.reason ?? "every possibility was tried";
}

export function originText({ span, rule, at }: Origin, sources: Sources): string {
  const text = sources.get(span.file)?.text.slice(span.start, span.end).split(/\r?\n/)[0]?.trim() ?? "";
  const said = rule === undefined ? `“${text}”` : `“${text}” of the rule “${rule}”`;
  const where = at.length === 0 ? "" : ` for ${at.join(", ")}`;
  return `${text === "" ? "a rule" : said}${where} (${placeOf(span, sources)})`;
}

/** Why it is not known, or not known exactly. */
export function stopReason(
  ending: Ending,
  search: Search,
  options: Pick<SolvingOptions, "timeout" | "memory">,
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

function limitText(search: Search): string {
  switch (search.limitedBy) {
    case "memory":
      return "stopped by the limit on memory (--memory raises it)";
    case "nodes":
      return "stopped by the limit on nodes";
    default:
      return "stopped";
  }
}
