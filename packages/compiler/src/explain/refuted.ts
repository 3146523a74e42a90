/** Why a fact must be so: the rules and the facts that leave no room for its opposite, none of which can be left out. */
import { chosen, notChosen, type OptionId, type SignedOption } from "@ecp/engine";
import { asAsked, type Judge, type Slices, type Verdict } from "./judge.js";
import type { SoftGroup } from "./soften.js";

export interface Refutation {
  readonly groups: readonly SoftGroup[];
  readonly facts: readonly SignedOption[];
}

/** The effort of the search. */
export interface SearchEffort {
  /** Nodes beyond what is assumed. */
  readonly patience: number;
  /** Where there may be another answer, it is looked for without these. */
  readonly unlike?: readonly OptionId[];
}

type Impossible = Extract<Verdict, { readonly kind: "impossible" }>;

const RULE_COST = 3;

/** How much one has to look at. */
export const costOfRefutation = ({ groups, facts }: Refutation): number =>
  RULE_COST * groups.length + facts.length;

const blamed = (option: OptionId, { core, options, ruledOut }: Impossible): Refutation => ({
  groups: core,
  facts: [...options.map(chosen), ...ruledOut.filter((each) => each !== option).map(notChosen)],
});

/** Why the option must be chosen; undefined where that is not seen. */
export function* refuted(
  judge: Judge,
  { groups, facts }: Refutation,
  option: OptionId,
  { patience, unlike }: SearchEffort,
  possible: (chosen: readonly OptionId[]) => void = () => {},
): Slices<Refutation | undefined> {
  const verdict = yield* judge.ask(groups, {
    patience,
    ...asAsked([notChosen(option), ...facts]),
    ...(unlike && { unlike }),
  });
  if (verdict.kind === "possible") possible(verdict.chosen);
  return verdict.kind === "impossible" ? blamed(option, verdict) : undefined;
}

/** The same, with nothing that could be left out. A rule goes where what is `known` makes up for it: one looks at the board first. */
export function* irreducible(
  judge: Judge,
  whole: Refutation,
  option: OptionId,
  effort: SearchEffort & { readonly known?: readonly SignedOption[] },
): Slices<Refutation> {
  const { known = whole.facts } = effort;
  let kept = whole;
  for (const group of whole.groups) {
    if (!kept.groups.includes(group)) continue;
    const groups = kept.groups.filter((each) => each !== group);
    kept = (yield* refuted(judge, { groups, facts: known }, option, effort)) ?? kept;
  }
  for (const fact of kept.facts) {
    if (!kept.facts.includes(fact)) continue;
    const facts = kept.facts.filter((each) => each !== fact);
    kept = (yield* refuted(judge, { groups: kept.groups, facts }, option, effort)) ?? kept;
  }
  return kept;
}
