/**
 * Facts that follow from counts added up: some counts of one family need all that counts of another family have room for, as two rooms all that two rows have. Then there is
 * nothing else in the rows, and all that lies outside of them is there. It is looked for exactly: of each few counts that hang together, the best of the other family are known
 * at once, since each is worth it or not by itself.
 */
import type { SignedOption } from "@ecp/engine";
import type { BoardFacts } from "./board-facts.js";
import { countsOf, type FactCount, type FactNames, familiesOf } from "./counts.js";
import type { Deduction } from "./deduction.js";
import { familyOf, type Rest, type Tight, TightSets } from "./tight-sets.js";

/** Counts of the one family, and all counts of a step. */
const MOST_CHOSEN = 5;
const MOST_COUNTS = 10;

export interface CountsKnown {
  readonly holds: (fact: SignedOption) => boolean;
  /** It holds whatever is known. */
  readonly isCertain: (fact: SignedOption) => boolean;
  /** It is worth telling, and may be the same in all answers. */
  readonly isSought: (fact: SignedOption) => boolean;
}

interface Finding extends Tight {
  readonly follows: SignedOption;
}

export class CountedTogether {
  private readonly families: readonly (readonly FactCount[])[];
  private readonly facts: ReadonlySet<SignedOption>;

  constructor(
    board: BoardFacts,
    private readonly names: FactNames,
  ) {
    this.families = familiesOf(countsOf(board, names));
    this.facts = factsOf(this.families.flat());
  }

  /** Of what follows from the fewest counts, the first. */
  best(known: CountsKnown): Deduction | undefined {
    const pairs = this.pairsOf(known);
    let best: Finding | undefined;
    let fewer = MOST_COUNTS + 1;
    for (let size = 1; size <= MOST_CHOSEN && size + 1 < fewer; size++)
      for (const sets of pairs)
        for (const found of sets.ofSize(size)) {
          if (sizeOf(found) >= fewer) continue;
          const follows = this.forced(found, known).find(known.isSought);
          if (follows === undefined) continue;
          best = { ...found, follows };
          fewer = sizeOf(found);
        }
    return best === undefined ? undefined : this.deduction(best, known);
  }

  private pairsOf(known: CountsKnown): readonly TightSets[] {
    const values = new Map<SignedOption, 0 | 1 | undefined>();
    for (const fact of this.facts) values.set(fact, valueIn(known, this.names, fact));
    const families = this.families.map((family) =>
      familyOf(family.map((count) => restOf(count, (fact) => values.get(fact)))),
    );
    return families.flatMap((one) =>
      families.flatMap((other) =>
        one === other || one.needing.length === 0 ? [] : [new TightSets(one.needing, other)],
      ),
    );
  }

  /** Facts of counts with room only are false, and facts of counts in need only are true. */
  private forced({ needing, allowing }: Tight, known: CountsKnown): readonly SignedOption[] {
    const isOpen = (fact: SignedOption): boolean => valueIn(known, this.names, fact) === undefined;
    const [needed, allowed] = [factsOf(needing), factsOf(allowing)];
    return [
      ...[...allowed].filter((fact) => isOpen(fact) && !needed.has(fact)).map(this.names.opposite),
      ...[...needed].filter((fact) => isOpen(fact) && !allowed.has(fact)),
    ];
  }

  private deduction({ needing, allowing, follows }: Finding, known: CountsKnown): Deduction {
    const { opposite } = this.names;
    const [needed, allowed] = [factsOf(needing), factsOf(allowing)];
    const facts = [
      ...[...needed].filter((fact) => !allowed.has(fact)).map(opposite),
      ...[...allowed].filter((fact) => !needed.has(fact)),
    ].filter((fact) => known.holds(fact) && !known.isCertain(fact));
    const rules = [...new Set([...needing, ...allowing].flatMap(({ by }) => ("rule" in by ? by.rule : [])))];
    const others = this.forced({ needing, allowing }, known).filter((fact) => fact !== follows);
    return {
      follows,
      rules,
      facts,
      isSearched: true,
      counted: { needing, allowing, others },
      links: [{ follows, rules, because: facts }],
    };
  }
}

const factsOf = (counts: readonly FactCount[]): ReadonlySet<SignedOption> =>
  new Set(counts.flatMap(({ of }) => of));

const sizeOf = ({ needing, allowing }: Tight): number => needing.length + allowing.length;

/** Undefined where it is open. */
export function valueIn(
  { holds, isCertain }: CountsKnown,
  names: FactNames,
  fact: SignedOption,
): 0 | 1 | undefined {
  const opposite = names.opposite(fact);
  if (isCertain(fact) || holds(fact)) return 1;
  return isCertain(opposite) || holds(opposite) ? 0 : undefined;
}

export function restOf(count: FactCount, valueAt: (fact: SignedOption) => 0 | 1 | undefined): Rest {
  const open: SignedOption[] = [];
  let there = 0;
  for (const fact of count.of) {
    const value = valueAt(fact);
    if (value === undefined) open.push(fact);
    else there += value;
  }
  const most = Math.min(count.most - there, open.length);
  return { count, open, least: count.least - there, most };
}
