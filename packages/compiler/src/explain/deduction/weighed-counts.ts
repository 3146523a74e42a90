/**
 * Facts that would need more than there is room for: some counts need together more than others leave, where the others are of several families, or overlap, and where a fact is supposed that
 * is in several of them. A linear program finds the counts, each with a weight (simplex.ts); whole numbers verify them, so that its rounding does not matter.
 */
import type { SignedOption } from "@ecp/engine";
import { addTo } from "../../maps.js";
import { type CountsKnown, restOf, valueIn } from "./counted-together.js";
import type { FactCount, FactNames } from "./counts.js";
import type { Deduction } from "./deduction.js";
import { Simplex, type VariableBound } from "./simplex.js";
import type { Rest } from "./tight-sets.js";

/** Counts of a step, each as often as it is added. */
const MOST_COUNTS = 16;
/** Where there is one of so few, no other is looked for. */
const FEW_COUNTS = 6;
/** The most before any is left out. */
const MOST_DRAFT = 3 * MOST_COUNTS;
/** Each count is added so often at most, where weights are no whole numbers. */
const MOST_TIMES = 6;
/** Entries of tableaus that are looked at for one step. */
const MOST_WORK = 300_000_000;
/** Counts times places that are open in them: with more, one sum takes too long. */
const MOST_SIZE = 60_000;
/** Where nothing is found, it is looked for again with so much less to find. */
const AGAIN = 0.9;
const EPSILON = 1e-6;

/** A count in its lower bound (it needs so many) or in its upper bound (it has room for so many). */
interface Side {
  readonly rest: Rest;
  readonly isNeed: boolean;
}

interface Added extends Side {
  readonly times: number;
}

interface Finding {
  /** Its opposite follows. */
  readonly supposed: SignedOption;
  readonly added: readonly Added[];
}

export class WeighedCounts {
  /** By what is supposed. */
  private readonly found = new Map<SignedOption, Finding>();
  /** With more, nothing was found before. */
  private mostSupposed = Number.POSITIVE_INFINITY;

  constructor(
    private readonly counts: readonly FactCount[],
    private readonly names: FactNames,
  ) {}

  /** Of what follows from the fewest counts, the first. */
  best(known: CountsKnown): Deduction | undefined {
    const sides = withoutWeaker(this.counts.flatMap((count) => sidesOf(this.restOf(count, known))));
    const open = [...new Set(sides.flatMap(({ rest }) => rest.open))];
    const supposed = open.flatMap((fact) =>
      [fact, this.names.opposite(fact)].filter((each) => known.isSought(this.names.opposite(each))),
    );
    const draft = this.shortest(supposed) ?? this.sought(sides, supposed);
    if (draft === undefined) return undefined;
    const fewest = this.fewest(this.asKnown(draft, known));
    if (timesOf(fewest) > MOST_COUNTS) return undefined;
    const { added, facts } = this.withFewestFacts({ ...draft, added: fewest }, known);
    return this.deduction({ ...draft, added }, facts);
  }

  /** Of those found before, which are right whatever else is known. */
  private shortest(supposed: Iterable<SignedOption>): Finding | undefined {
    let best: Finding | undefined;
    for (const each of supposed) {
      const found = this.found.get(each);
      if (found !== undefined && (best === undefined || timesOf(found.added) < timesOf(best.added)))
        best = found;
    }
    return best;
  }

  private sought(sides: readonly Side[], supposed: readonly SignedOption[]): Finding | undefined {
    if (supposed.length === 0 || supposed.length > this.mostSupposed) return undefined;
    const open = new Set(sides.flatMap(({ rest }) => rest.open)).size;
    if (open * sides.length > MOST_SIZE) return undefined;
    const sums = new Sums(sides, this.names);
    for (const each of supposed) {
      if (sums.work > MOST_WORK) break;
      const added = sums.beyond(each);
      if (added === undefined || timesOf(added) > MOST_DRAFT) continue;
      this.found.set(each, { supposed: each, added });
      if (timesOf(added) <= FEW_COUNTS) break;
    }
    const shortest = this.shortest(supposed);
    if (shortest === undefined) this.mostSupposed = AGAIN * supposed.length;
    return shortest;
  }

  private asKnown({ supposed, added }: Finding, known: CountsKnown): Finding {
    const now = added.map((each) => ({ ...each, rest: this.restOf(each.rest.count, known) }));
    return { supposed, added: withoutIdle(now, supposed, this.names) };
  }

  private restOf(count: FactCount, known: CountsKnown): Rest {
    return restOf(count, (fact) => valueIn(known, this.names, fact));
  }

  /** Counts are left out one after the other, as long as the others are enough. */
  private fewest({ supposed, added }: Finding): readonly Added[] {
    let kept = added;
    for (const each of added) {
      if (!kept.some(({ rest }) => rest === each.rest)) continue;
      const others = kept.filter(({ rest }) => rest !== each.rest);
      kept = new Sums(others, this.names).beyond(supposed) ?? kept;
    }
    return kept;
  }

  /** The same with what is known: with other weights they may be enough. */
  private withFewestFacts(
    { supposed, added }: Finding,
    known: CountsKnown,
  ): { readonly added: readonly Added[]; readonly facts: readonly SignedOption[] } {
    const without = new Set<SignedOption>();
    const left: CountsKnown = { ...known, holds: (fact) => known.holds(fact) && !without.has(fact) };
    let kept = { added, facts: neededFacts(added, supposed, known, this.names) };
    for (const fact of kept.facts) {
      if (!kept.facts.includes(fact)) continue;
      without.add(fact);
      const counts = [...new Set(kept.added.map(({ rest: { count } }) => count))];
      const sides = counts.flatMap((count) => sidesOf(this.restOf(count, left)));
      const others = new Sums(sides, this.names).beyond(supposed);
      if (others === undefined || timesOf(others) > MOST_COUNTS) without.delete(fact);
      else kept = { added: others, facts: neededFacts(others, supposed, left, this.names) };
    }
    return kept;
  }

  private deduction({ supposed, added }: Finding, facts: readonly SignedOption[]): Deduction {
    const follows = this.names.opposite(supposed);
    const rules = [
      ...new Set(added.flatMap(({ rest: { count } }) => ("rule" in count.by ? count.by.rule : []))),
    ];
    const countsIn = (isNeed: boolean): readonly FactCount[] =>
      added.flatMap((each) =>
        each.isNeed === isNeed ? Array.from({ length: each.times }, () => each.rest.count) : [],
      );
    return {
      follows,
      rules,
      facts,
      isSearched: true,
      counted: { needing: countsIn(true), allowing: countsIn(false), others: [], supposed },
      links: [{ follows, rules, because: facts }],
    };
  }
}

const timesOf = (added: readonly Added[]): number => added.reduce((sum, { times }) => sum + times, 0);

const sidesOf = (rest: Rest): readonly Side[] => [
  ...(rest.least > 0 ? [{ rest, isNeed: true }] : []),
  ...(rest.most < rest.open.length ? [{ rest, isNeed: false }] : []),
];

/** Without bounds that others contain: where a part of a row has room for one, a smaller part has no more to say. */
function withoutWeaker(sides: readonly Side[]): readonly Side[] {
  const at = new Map<SignedOption, Side[]>();
  for (const side of sides) for (const fact of side.rest.open) addTo(at, fact, side);
  const isWeaker = (side: Side, other: Side): boolean => {
    if (other === side || other.isNeed !== side.isNeed) return false;
    const [one, two] = side.isNeed ? [side.rest, other.rest] : [other.rest, side.rest];
    if (side.isNeed ? two.least < one.least : one.most > two.most) return false;
    const of = new Set(one.open);
    if (!two.open.every((fact) => of.has(fact))) return false;
    return two.open.length < one.open.length || sides.indexOf(other) < sides.indexOf(side);
  };
  return sides.filter(
    (side) =>
      at.get(side.rest.open[0] ?? (0 as SignedOption))?.some((other) => isWeaker(side, other)) !== true,
  );
}

/** Sums of some counts, over the facts that are open in them. */
class Sums {
  private readonly places = new Map<SignedOption, number>();
  private readonly program: Simplex;

  constructor(
    private readonly sides: readonly Side[],
    private readonly names: FactNames,
  ) {
    const { places } = this;
    for (const { rest } of sides)
      for (const fact of rest.open) if (!places.has(fact)) places.set(fact, places.size);
    const placesOf = (facts: readonly SignedOption[]): readonly number[] =>
      facts.map((fact) => places.get(fact) ?? 0);
    const single = new Set(sides.flatMap(({ rest, isNeed }) => (!isNeed && rest.most <= 1 ? rest.open : [])));
    this.program = new Simplex(places.size, [
      ...sides.map(
        ({ rest: { open, least, most }, isNeed }): VariableBound =>
          isNeed ? { of: placesOf(open), sign: -1, most: -least } : { of: placesOf(open), sign: 1, most },
      ),
      ...[...places].flatMap(([fact, place]): readonly VariableBound[] =>
        single.has(fact) ? [] : [{ of: [place], sign: 1, most: 1 }],
      ),
    ]);
  }

  get work(): number {
    return this.program.work;
  }

  /** Counts that leave no room for it together. */
  beyond(supposed: SignedOption): readonly Added[] | undefined {
    const { program, places, names } = this;
    const isThere = places.has(supposed);
    const place = places.get(isThere ? supposed : names.opposite(supposed));
    if (place === undefined || !program.isFeasible) return undefined;
    const found = program.below(place, isThere ? 1 : -1, isThere ? 1 : 0);
    return found === undefined ? undefined : this.inWholeNumbers(supposed, found.weights);
  }

  private inWholeNumbers(supposed: SignedOption, weights: readonly number[]): readonly Added[] | undefined {
    for (let factor = 1; factor <= MOST_TIMES; factor++) {
      const times = this.sides.map((_, index) => factor * (weights[index] ?? 0));
      if (times.some((each) => Math.abs(each - Math.round(each)) > EPSILON)) continue;
      const added = this.sides.flatMap((side, index): readonly Added[] => {
        const whole = Math.round(times[index] ?? 0);
        return whole === 0 ? [] : [{ ...side, times: whole }];
      });
      return excess(added, supposed, this.names) > 0 ? withoutIdle(added, supposed, this.names) : undefined;
    }
    return undefined;
  }
}

/** Without counts that are not needed, as often as the others stand there. */
function withoutIdle(added: readonly Added[], supposed: SignedOption, names: FactNames): readonly Added[] {
  let kept = added;
  for (const each of added) {
    const fewer = kept.filter((other) => other !== each);
    if (excess(fewer, supposed, names) > 0) kept = fewer;
  }
  return kept;
}

/** By fact, how often it takes room, less how often it is needed. */
function factorsOf(
  added: readonly Added[],
  factsIn: (rest: Rest) => readonly SignedOption[],
): ReadonlyMap<SignedOption, number> {
  const factors = new Map<SignedOption, number>();
  for (const { rest, isNeed, times } of added)
    for (const fact of factsIn(rest)) factors.set(fact, (factors.get(fact) ?? 0) + (isNeed ? -times : times));
  return factors;
}

/** By how much they need more than there is room for, with what is supposed: whatever the others are. */
function excess(added: readonly Added[], supposed: SignedOption, names: FactNames): number {
  const factors = factorsOf(added, ({ open }) => open);
  const room = added.reduce(
    (sum, { rest: { least, most }, isNeed, times }) => sum + (isNeed ? -times * least : times * most),
    0,
  );
  let taken = 0;
  for (const [fact, factor] of factors) {
    if (fact === supposed) taken += factor;
    else if (names.opposite(fact) !== supposed) taken += Math.min(0, factor);
  }
  return taken - room;
}

/** The known facts of these counts that take room, or leave less to choose from. */
function neededFacts(
  added: readonly Added[],
  supposed: SignedOption,
  known: CountsKnown,
  names: FactNames,
): readonly SignedOption[] {
  const factors = factorsOf(added, ({ count }) => count.of);
  let spare = excess(added, supposed, names) - 1;
  return [...factors].flatMap(([fact, factor]): readonly SignedOption[] => {
    const value = valueIn(known, names, fact);
    const said = value === 1 ? fact : names.opposite(fact);
    if (value === undefined || factor === 0 || value === (factor > 0 ? 0 : 1) || known.isCertain(said))
      return [];
    const isSpare = Math.abs(factor) <= spare;
    if (isSpare) spare -= Math.abs(factor);
    return isSpare ? [] : [said];
  });
}
