/**
 * Facts that follow from counts added up: some counts of one family need all that counts of another family have room for, as two rooms all that two rows have. Then there is
 * nothing else in the rows, and all that lies outside of them is there. It is looked for exactly: of each few counts that hang together, the best of the other family are known
 * at once, since each is worth it or not by itself.
 */
import type { SignedOption } from "@ecp/engine";
import type { BoardFacts } from "./board-facts.js";
import { type Count, countsOf, type FactNames, familiesOf } from "./counts.js";
import type { Deduction } from "./deduction.js";

/** Counts of the one family, and all counts of a step. */
const MOST_CHOSEN = 5;
const MOST_COUNTS = 10;
/** Sets of counts of two families that are looked at. */
const MOST_SETS = 2_000;

interface Known {
  readonly holds: (fact: SignedOption) => boolean;
  /** It holds whatever is known. */
  readonly isCertain: (fact: SignedOption) => boolean;
  /** It is worth telling, and may be the same in all answers. */
  readonly isSought: (fact: SignedOption) => boolean;
}

/** A count without what is known. */
interface Rest {
  readonly count: Count;
  readonly open: readonly SignedOption[];
  readonly least: number;
  readonly most: number;
}

/** Counts that need together all that others have room for. */
interface Tight {
  readonly needing: readonly Count[];
  readonly allowing: readonly Count[];
}

interface Finding extends Tight {
  readonly follows: SignedOption;
}

export class CountedTogether {
  private readonly families: readonly (readonly Count[])[];

  constructor(
    board: BoardFacts,
    private readonly names: FactNames,
  ) {
    this.families = familiesOf(countsOf(board, names));
  }

  /** Of what follows from the fewest counts, the first. */
  best(known: Known): Deduction | undefined {
    let best: Finding | undefined;
    const rests = this.families.map((family) => family.map((count) => this.rest(count, known)));
    const turned = rests.map((family) => family.map(withOpposites));
    let fewer = MOST_COUNTS + 1;
    for (let size = 1; size <= MOST_CHOSEN && size + 1 < fewer; size++)
      for (const families of [rests, turned])
        for (const one of families)
          for (const other of families) {
            if (one === other) continue;
            for (const tight of tightSets(one, other, size)) {
              const found = families === rests ? tight : { needing: tight.allowing, allowing: tight.needing };
              if (sizeOf(found) >= fewer) continue;
              const follows = this.forced(found, known).find(known.isSought);
              if (follows === undefined) continue;
              best = { ...found, follows };
              fewer = sizeOf(found);
            }
          }
    return best === undefined ? undefined : this.deduction(best, known);
  }

  private rest(count: Count, known: Known): Rest {
    const open = count.of.filter((fact) => this.valueOf(fact, known) === undefined);
    const there = count.of.filter((fact) => this.valueOf(fact, known) === 1).length;
    const most = Math.min(count.most - there, open.length);
    return { count, open, least: Math.max(0, count.least - there), most };
  }

  private valueOf(fact: SignedOption, { holds, isCertain }: Known): 0 | 1 | undefined {
    const opposite = this.names.opposite(fact);
    if (isCertain(fact) || holds(fact)) return 1;
    return isCertain(opposite) || holds(opposite) ? 0 : undefined;
  }

  /** What there is in one of those with room only is not there, what there is in one of those in need only is. */
  private forced({ needing, allowing }: Tight, known: Known): readonly SignedOption[] {
    const isOpen = (fact: SignedOption): boolean => this.valueOf(fact, known) === undefined;
    const [needed, allowed] = [factsOf(needing), factsOf(allowing)];
    return [
      ...[...allowed].filter((fact) => isOpen(fact) && !needed.has(fact)).map(this.names.opposite),
      ...[...needed].filter((fact) => isOpen(fact) && !allowed.has(fact)),
    ];
  }

  private deduction({ needing, allowing, follows }: Finding, known: Known): Deduction {
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

const factsOf = (counts: readonly Count[]): ReadonlySet<SignedOption> =>
  new Set(counts.flatMap(({ of }) => of));

const sizeOf = ({ needing, allowing }: Tight): number => needing.length + allowing.length;

/** The same count of what is not there. */
const withOpposites = ({ count, open, least, most }: Rest): Rest => ({
  count,
  open,
  least: open.length - most,
  most: open.length - least,
});

/**
 * Sets of counts that need together what the other family has room for, and one or no more of these than are needed: for each count of the other family that has
 * just room for what is needed of it, once with it and once without.
 */
function* tightSets(family: readonly Rest[], others: readonly Rest[], size: number): Iterable<Tight> {
  const placeOf = new Map(others.flatMap(({ open }, place) => open.map((fact) => [fact, place] as const)));
  const needing = family.filter(({ least }) => least > 0);
  /** Of each, the numbers of its open facts by count of the other family; -1: in none of these. */
  const spread = needing.map(({ open }) => {
    const numbers = new Map<number, number>();
    for (const fact of open) {
      const place = placeOf.get(fact) ?? -1;
      numbers.set(place, (numbers.get(place) ?? 0) + 1);
    }
    return numbers;
  });
  const meeting: number[][] = others.map(() => []);
  spread.forEach((numbers, index) => {
    for (const place of numbers.keys()) meeting[place]?.push(index);
  });
  const neighbours = spread.map(
    (numbers) => new Set([...numbers.keys()].flatMap((each) => meeting[each] ?? [])),
  );
  const numberAt = new Map<number, number>();
  const chosen: number[] = [];
  let slack = 0;
  let setsLeft = MOST_SETS;
  const room = (place: number, number: number): number => Math.min(number, others[place]?.most ?? number);
  const add = (index: number, sign: 1 | -1): void => {
    for (const [place, number] of spread[index] ?? []) {
      const before = numberAt.get(place) ?? 0;
      const after = before + sign * number;
      numberAt.set(place, after);
      slack += room(place, after) - room(place, before);
    }
    slack -= sign * (needing[index]?.least ?? 0);
  };
  const found = function* (): Iterable<Tight> {
    const own = chosen.flatMap((index) => needing[index]?.count ?? []);
    const full: Count[] = [];
    const just: Count[] = [];
    for (const [place, number] of numberAt) {
      const other = others[place];
      if (other === undefined || number === 0) continue;
      if (number > other.most) full.push(other.count);
      else if (number === other.most) just.push(other.count);
    }
    yield { needing: own, allowing: full };
    for (const each of just) yield { needing: own, allowing: [...full, each] };
  };
  /** Each set that hangs together, once: those that may be added are those beside it which were not beside it before, and come after the first. */
  const extend = function* (ahead: readonly number[], seen: ReadonlySet<number>): Iterable<Tight> {
    if (setsLeft-- <= 0) return;
    if (chosen.length === size) {
      if (slack === 0) yield* found();
      return;
    }
    const left = [...ahead];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const beside = [...(neighbours[next] ?? [])].filter((each) => !seen.has(each));
      chosen.push(next);
      add(next, 1);
      yield* extend([...left, ...beside], new Set([...seen, ...beside]));
      add(next, -1);
      chosen.pop();
    }
  };
  for (let first = 0; first < needing.length; first++) {
    const before = new Set(needing.keys());
    for (let each = first + 1; each < needing.length; each++) before.delete(each);
    const beside = [...(neighbours[first] ?? [])].filter((each) => !before.has(each));
    chosen.push(first);
    add(first, 1);
    yield* extend(beside, new Set([...before, ...beside]));
    add(first, -1);
    chosen.pop();
  }
}
