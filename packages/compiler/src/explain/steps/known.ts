/** Facts by what says them in the problem: chosen options, and options that are not. */
import { chosen, notChosen, type SignedOption } from "@ecp/engine";
import type { Fact } from "../facts.js";
import type { Posed } from "../posed.js";

export function knownIn(posed: Posed, facts: readonly Fact[]): ReadonlyMap<SignedOption, Fact> {
  const known = new Map<SignedOption, Fact>();
  for (const fact of facts) {
    const option = posed.optionOf(fact);
    const excluded = posed.excludedOption(fact);
    if (option !== undefined) known.set(chosen(option), fact);
    if (excluded !== undefined) known.set(notChosen(excluded), fact);
  }
  return known;
}
