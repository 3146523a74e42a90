/** Why a fact must be so: the rules and the facts that leave no room for its opposite, none of which can be left out. */
import { chosen, notChosen, type OptionId, type SignedOption } from "@ecp/engine";
import type { Fact } from "./facts.js";
import { asAsked, type Judge, type Slices, type Verdict } from "./judge.js";
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

type Blame = Pick<Extract<Verdict, { readonly kind: "impossible" }>, "options" | "ruledOut">;

const RULE_COST = 3;
/** More than any that is seen at once. */
const TRIED_COST = 10_000;

/** Why the option must be chosen, with nothing that could be left out; undefined where that is not seen. */
export function* refuted(
  judge: Judge,
  groups: readonly SoftGroup[],
  facts: readonly (readonly [SignedOption, Fact])[],
  option: OptionId,
  { patience, isSeenAtOnce, unlike }: SearchEffort,
  possible: (chosen: readonly OptionId[]) => void = () => {},
): Slices<Explanation | undefined> {
  const opposite = notChosen(option);
  const all = facts.map(([each]) => each);
  const verdict = yield* judge.ask(groups, {
    patience,
    ...asAsked([opposite, ...all]),
    ...(unlike && { unlike }),
  });
  if (verdict.kind === "possible") possible(verdict.chosen);
  if (verdict.kind !== "impossible") return undefined;
  const blamed = ({ options, ruledOut }: Blame): Set<SignedOption> =>
    new Set([...options.map(chosen), ...ruledOut.filter((each) => each !== option).map(notChosen)]);
  let kept = new Set(verdict.core);
  let used = blamed(verdict);
  const parts = [
    ...[...kept].map((group) => ({ group })),
    ...all.flatMap((each) => (used.has(each) ? [{ fact: each }] : [])),
  ];
  for (const part of parts) {
    const without = "group" in part ? new Set(kept) : kept;
    const fewer = "group" in part ? used : new Set(used);
    if ("group" in part ? !without.delete(part.group) : !fewer.delete(part.fact)) continue;
    const again = yield* judge.ask(without, { patience, ...asAsked([opposite, ...fewer]) });
    if (again.kind !== "impossible") continue;
    kept = new Set(again.core);
    used = blamed(again);
  }
  return {
    groups: [...kept],
    facts: facts.flatMap(([each, fact]) => (used.has(each) ? [fact] : [])),
    cost:
      RULE_COST * kept.size + all.filter((each) => used.has(each)).length + (isSeenAtOnce ? 0 : TRIED_COST),
  };
}
