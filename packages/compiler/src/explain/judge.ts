/**
 * Decides whether a set of rules and givens can all be kept, by asking the same softened problem again and again. The search for an answer runs
 * in slices: whoever drives the generator decides when to go on, and may stop.
 */
import {
  isPositive,
  type OptionId,
  openSession,
  optionOf,
  type Session,
  type SignedOption,
} from "@ecp/engine";
import type { Lowered } from "../lower/lower.js";
import { ON, type SoftGroup } from "./soften.js";

export type Verdict =
  | { readonly kind: "possible"; readonly chosen: readonly OptionId[] }
  /** Those of the groups, and of the options, that already clash; none of them, if the structure alone allows nothing. */
  | {
      readonly kind: "impossible";
      readonly core: readonly SoftGroup[];
      readonly options: readonly OptionId[];
      /** Of those that were ruled out. */
      readonly ruledOut: readonly OptionId[];
    }
  | { readonly kind: "unknown" };

export interface Asking {
  /** At most as many nodes besides what is asked: decisions and dead ends. */
  readonly patience: number;
  /** Options chosen, and options ruled out, besides the groups. */
  readonly assume?: readonly OptionId[];
  readonly forbid?: readonly OptionId[];
  /** Options that are rather not chosen: all others are tried first. */
  readonly unlike?: readonly OptionId[];
}

/** These facts as a question has them: options chosen, and options ruled out. */
export function asAsked(facts: readonly SignedOption[]): Required<Pick<Asking, "assume" | "forbid">> {
  return {
    assume: facts.filter(isPositive).map(optionOf),
    forbid: facts.filter((fact) => !isPositive(fact)).map(optionOf),
  };
}

export type Slices<Result> = Generator<undefined, Result, void>;

/** Nodes of one slice. */
const SLICE = 500;

export class Judge {
  private readonly session: Session;
  private readonly options = new Map<SoftGroup, OptionId>();
  private readonly groupOf = new Map<OptionId, SoftGroup>();

  constructor(
    readonly lowered: Lowered,
    readonly groups: readonly SoftGroup[],
  ) {
    this.session = openSession(lowered.problem);
    for (const group of groups) {
      const option = lowered.optionOfAuxiliary(group.selector, ON);
      if (option === undefined) continue;
      this.options.set(group, option);
      this.groupOf.set(option, group);
    }
  }

  /** The option that switches a group on. */
  selectorOf(group: SoftGroup): OptionId | undefined {
    return this.options.get(group);
  }

  /** Decides whether the groups agree; all other groups are left out. A refutation prefers to rest on those that come first. */
  *ask(groups: Iterable<SoftGroup>, { patience, assume = [], forbid = [], unlike }: Asking): Slices<Verdict> {
    const held: OptionId[] = [];
    for (const group of groups) {
      const option = this.options.get(group);
      if (option !== undefined) held.push(option);
    }
    const { session } = this;
    const prefer = unlike === undefined ? {} : { prefer: { options: unlike, chosen: false } };
    session.ask({ assume: [...held, ...assume], forbid, ...prefer });
    let left = patience + held.length + assume.length + forbid.length;
    for (;;) {
      const slice = Math.min(SLICE, left);
      if (slice <= 0) return { kind: "unknown" };
      const answer = session.step(slice);
      if (answer?.kind === "solution") return { kind: "possible", chosen: answer.options };
      if (answer !== undefined) return this.impossible(answer.assume, answer.forbid);
      left -= slice;
      yield;
    }
  }

  private impossible(blamed: readonly OptionId[], ruledOut: readonly OptionId[]): Verdict {
    const core: SoftGroup[] = [];
    const options: OptionId[] = [];
    for (const option of blamed) {
      const group = this.groupOf.get(option);
      if (group === undefined) options.push(option);
      else core.push(group);
    }
    return { kind: "impossible", core, options, ruledOut };
  }
}
