/**
 * Candidates for the regions or paths of a layer: an option each, which holds an item of each element: exact cover, as of pieces. The consequences of
 * choosing one are clauses or rows under its option.
 *
 * A candidate that nothing demands has an item of its own, 0..1. Nothing is added: a set of candidates is an answer.
 */
import type { CandidateCover, CandidateId } from "../../condition.js";
import type { Ground } from "../../ground.js";
import { addTo } from "../../maps.js";
import type { Draft, DraftOption } from "../draft.js";

/** The option of each candidate. */
export function lowerCandidates(ground: Ground, draft: Draft): readonly DraftOption[] {
  const options = ground.candidates.map((_, candidate) => draft.option("candidate", candidate));
  ground.constraints.forEach((constraint, index) => {
    if (constraint.kind === "candidate-cover") cover(draft, constraint, index, options);
  });
  options.forEach((option, candidate) => {
    if (!draft.isWanted(option)) draft.cover(option, draft.primary("candidate", candidate, 0, 1));
  });
  return options;
}

function cover(
  draft: Draft,
  { elements, atMostOnce }: CandidateCover,
  index: number,
  options: readonly DraftOption[],
): void {
  const items = new Map<CandidateId, number[]>();
  elements.forEach((candidates, element) => {
    if (candidates.length === 0 && atMostOnce) return;
    const ref = draft.covered.push({ constraint: index, element }) - 1;
    const item = atMostOnce ? draft.secondary("candidate-cover", ref) : draft.primary("candidate-cover", ref);
    for (const candidate of candidates) {
      addTo(items, candidate, item);
    }
  });
  for (const [candidate, own] of items) {
    const option = options[candidate];
    if (option !== undefined) for (const item of own) draft.cover(option, item);
  }
}
