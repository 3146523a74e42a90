/** Reasons, followed back. */
import type { Deducer, SignedOption } from "@ecp/engine";
import type { SoftGroup } from "../soften.js";
import type { BoardFacts } from "./board-facts.js";
import { NOTE_OF_ENTRY } from "./sketch.js";

/** Follows reasons back to what is known, and takes in rules and facts; returns how many entries are on the way. `knownAs`: what is known that says it, if anything does. */
export function followReasons(
  { deducer, board }: { readonly deducer: Deducer; readonly board: BoardFacts },
  first: readonly SignedOption[],
  met: Set<SignedOption>,
  rules: Set<SoftGroup>,
  facts: Set<SignedOption>,
  knownAs: (fact: SignedOption) => SignedOption | undefined,
): number {
  let entries = 0;
  const open = [...first];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (met.has(next)) continue;
    met.add(next);
    const group = board.groupOf(next);
    const known = group === undefined ? knownAs(next) : undefined;
    if (group !== undefined) rules.add(group);
    else if (known !== undefined) facts.add(known);
    else {
      entries += board.isExclusion(next) || board.isAbsence(next) ? NOTE_OF_ENTRY : 1;
      open.push(...deducer.why(next));
    }
  }
  return entries;
}
