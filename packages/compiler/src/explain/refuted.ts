/** Why a fact must be so: the rules and the facts that leave no room for its opposite, none of which can be left out. */
import type { OptionId } from "@ecp/engine";
import type { Fact } from "./facts.js";
import type { Judge, Slices } from "./judge.js";
import type { SoftGroup } from "./soften.js";

export interface Explanation {
  readonly groups: readonly SoftGroup[];
  readonly facts: readonly Fact[];
  readonly cost: number;
}

/** The effort of the search. */
export interface SearchEffort {
  /** Nodes beyond what is assumed. */
  readonly patience: number;
  /** It is no search. */
  readonly isSeenAtOnce: boolean;
  /** Where there may be another answer, it is looked for without these. */
  readonly unlike?: readonly OptionId[];
}

const RULE_COST = 3;
/** More than any that is seen at once. */
const TRIED_COST = 10_000;

/** Why the option must be chosen, with nothing that could be left out; undefined where that is not seen. */
export function* refuted(
  judge: Judge,
  groups: readonly SoftGroup[],
  facts: readonly (readonly [OptionId, Fact])[],
  option: OptionId,
  { patience, isSeenAtOnce, unlike }: SearchEffort,
  possible: (chosen: readonly OptionId[]) => void = () => {},
): Slices<Explanation | undefined> {
  const forbid = [option];
  const assume = facts.map(([each]) => each);
  const verdict = yield* judge.ask(groups, { patience, assume, forbid, ...(unlike && { unlike }) });
  if (verdict.kind === "possible") possible(verdict.chosen);
  if (verdict.kind !== "impossible") return undefined;
  let kept = new Set(verdict.core);
  let used = new Set(verdict.options);
  const parts = [
    ...[...kept].map((group) => ({ group })),
    ...facts.flatMap(([each]) => (used.has(each) ? [{ fact: each }] : [])),
  ];
  for (const part of parts) {
    const without = "group" in part ? new Set(kept) : kept;
    const fewer = "group" in part ? used : new Set(used);
    if ("group" in part ? !without.delete(part.group) : !fewer.delete(part.fact)) continue;
    const again = yield* judge.ask(without, { patience, assume: [...fewer], forbid });
    if (again.kind !== "impossible") continue;
    kept = new Set(again.core);
    used = new Set(again.options);
  }
  return {
    groups: [...kept],
    facts: facts.flatMap(([each, fact]) => (used.has(each) ? [fact] : [])),
    cost: RULE_COST * kept.size + used.size + (isSeenAtOnce ? 0 : TRIED_COST),
  };
}
