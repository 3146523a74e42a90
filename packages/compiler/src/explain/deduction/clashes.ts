/** Ways that clash one after the other once something is supposed: of all that were met, the few that the last clash rests on. */
import { opposite, type SignedOption } from "@ecp/engine";
import type { SoftGroup } from "../soften.js";
import { estimated, type Sketch } from "./sketch.js";

/** Reasons of a clash; among the facts, what is supposed and the ways that were ruled out before. */
export interface Clashing {
  readonly rules: ReadonlySet<SoftGroup>;
  readonly facts: ReadonlySet<SignedOption>;
  readonly entries: number;
}

interface Asked {
  readonly follows: SignedOption;
  readonly supposed: SignedOption;
  readonly last: Clashing;
  /** So many ways at most. */
  readonly most: number;
}

export class Clashes {
  /** By what holds since the way is ruled out, in the order in which they were found. */
  private readonly all = new Map<SignedOption, Clashing>();

  add(other: SignedOption, clashing: Clashing): void {
    this.all.set(other, clashing);
  }

  sketch({ follows, supposed, last, most }: Asked): Sketch | undefined {
    const needed = this.neededFor(last);
    if (needed.length === 0 || needed.length > most) return undefined;
    const clashes = [...needed.map(([, clashing]) => clashing), last];
    const rules = new Set(clashes.flatMap((clash) => [...clash.rules]));
    const facts = new Set(clashes.flatMap((clash) => [...clash.facts]));
    facts.delete(supposed);
    for (const [other] of needed) facts.delete(other);
    const entries = clashes.reduce((sum, clash) => sum + clash.entries, 0);
    return {
      follows,
      supposed,
      ruledOut: needed.map(([other]) => opposite(other)),
      rules,
      facts,
      estimate: estimated(entries, rules.size, facts.size),
    };
  }

  private neededFor(last: Clashing): readonly (readonly [SignedOption, Clashing])[] {
    const needed = new Set<SignedOption>();
    const open = [last];
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const fact of next.facts) {
        const clashing = this.all.get(fact);
        if (clashing === undefined || needed.has(fact)) continue;
        needed.add(fact);
        open.push(clashing);
      }
    return [...this.all].filter(([other]) => needed.has(other));
  }
}
