/** That blocks have just room for what a count needs, by a few rules and facts: as few as will do. */
import { type Deducer, opposite, type SignedOption } from "@ecp/engine";
import { leaveOut } from "../../leave-out.js";
import type { SoftGroup } from "../../soften.js";
import type { BoardFacts } from "../board-facts.js";
import type { Deduction, PackedBlock, PackedCount } from "../deduction.js";
import type { FactTrial } from "../fact-trial.js";
import { followReasons } from "../follow-reasons.js";
import type { KnownFacts } from "../irreducible.js";
import type { Grounds } from "../sketch.js";
import { hasRoomFor } from "./room-for.js";

export interface Packing extends PackedCount {
  /** Where what follows is seen: without it, there is room for one less. */
  readonly deciding: PackedBlock;
  /** Facts that are counted, and do not hold. */
  readonly absent: readonly SignedOption[];
}

interface Shown {
  readonly board: BoardFacts;
  readonly deducer: Deducer;
  readonly canonical: (fact: SignedOption) => SignedOption;
  readonly isKnown: (fact: SignedOption) => boolean;
}

/** Undefined where what is known does not show it by itself. Pre: `base` holds what is known. */
export function packed(
  base: Deducer,
  trial: FactTrial,
  known: KnownFacts,
  { follows, packing }: { readonly follows: SignedOption; readonly packing: Packing },
): Deduction | undefined {
  const { board, canonical } = trial;
  const tried = canonical(opposite(follows));
  if (!base.push([tried])) {
    base.pop();
    return undefined;
  }
  const whole = groundsFor(
    { board, deducer: base, canonical, isKnown: (fact) => known.has(fact) },
    packing,
    tried,
  );
  base.pop();
  if (whole === undefined) return undefined;
  const kept = fewest(trial, packing, tried, whole);
  if (kept === undefined) return undefined;
  const rules = [...new Set([...("rule" in packing.count.by ? [packing.count.by.rule] : []), ...kept.rules])];
  const facts = [...kept.facts];
  const { count, number, blocks, isOfOthers } = packing;
  const others = packing.others.filter((other) =>
    isShownToo(trial, packing, canonical(opposite(other)), kept),
  );
  return {
    follows,
    rules,
    facts,
    isSearched: true,
    packed: { count, number, blocks, isOfOthers, others },
    links: [{ follows, rules, because: facts }],
  };
}

function shownBy(
  trial: FactTrial,
  packing: Packing,
  tried: SignedOption,
  { rules, facts }: Grounds,
): Grounds | undefined {
  const { board, deducer, canonical } = trial;
  return trial.assume({ rules, facts: new Set([...facts, tried]) })
    ? groundsFor({ board, deducer, canonical, isKnown: (fact) => facts.has(fact) }, packing, tried)
    : undefined;
}

/** Another one is seen in the same way. */
const isShownToo = (trial: FactTrial, packing: Packing, tried: SignedOption, grounds: Grounds): boolean =>
  shownBy(trial, packing, tried, grounds) !== undefined;

function fewest(
  trial: FactTrial,
  packing: Packing,
  tried: SignedOption,
  whole: Grounds,
): Grounds | undefined {
  const shown = (grounds: Grounds): Grounds | undefined => shownBy(trial, packing, tried, grounds);
  let kept = shown(whole);
  if (kept === undefined) return undefined;
  const take = (without: (grounds: Grounds) => Grounds): boolean => {
    const fewer = kept === undefined ? undefined : shown(without(kept));
    kept = fewer ?? kept;
    return fewer !== undefined;
  };
  leaveOut(
    [...kept.rules],
    (rule) => kept?.rules.has(rule) === true,
    (some) =>
      take(({ rules, facts }) => ({
        rules: new Set([...rules].filter((rule) => !some.includes(rule))),
        facts,
      })),
  );
  leaveOut(
    [...kept.facts],
    (fact) => kept?.facts.has(fact) === true,
    (some) =>
      take(({ rules, facts }) => ({
        rules,
        facts: new Set([...facts].filter((fact) => !some.includes(fact))),
      })),
  );
  return kept;
}

/** The rules and facts by which each block has no room for more; undefined where one of them has. Pre: the opposite of what follows is tried. */
function groundsFor(
  { board, deducer, canonical, isKnown }: Shown,
  { blocks, deciding, absent }: Packing,
  tried: SignedOption,
): Grounds | undefined {
  const rules = new Set<SoftGroup>();
  const facts = new Set<SignedOption>();
  const clashed = (chosen: readonly SignedOption[]): void => {
    const met = new Set([tried, ...chosen.map(canonical)]);
    followReasons({ deducer, board }, deducer.whyClash(), met, rules, facts, (fact) =>
      isKnown(fact) ? fact : undefined,
    );
  };
  const isFull = (of: readonly SignedOption[], most: number): boolean =>
    !hasRoomFor(deducer, of, most + 1, clashed);
  const isShown =
    absent.every((fact) => isFull([fact], 0)) &&
    blocks.every((block) => isFull(block.of, block === deciding ? block.most - 1 : block.most));
  return isShown ? { rules, facts } : undefined;
}
