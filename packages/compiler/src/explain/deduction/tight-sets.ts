/** Counts of one family that need together all that counts of another family have room for. */
import type { SignedOption } from "@ecp/engine";
import type { FactCount } from "./counts.js";

/** Sets of counts that are looked at. */
const MOST_SETS = 2_000;

/** A count without what is known. */
export interface Rest {
  readonly count: FactCount;
  readonly open: readonly SignedOption[];
  readonly least: number;
  readonly most: number;
}

/** No more of them have room than are needed for that. */
export interface Tight {
  readonly needing: readonly FactCount[];
  readonly allowing: readonly FactCount[];
}

export interface CountFamily {
  readonly counts: readonly Rest[];
  readonly needing: readonly Rest[];
  /** The number of the count that a fact is in. */
  readonly placeOf: ReadonlyMap<SignedOption, number>;
}

export const familyOf = (counts: readonly Rest[]): CountFamily => ({
  counts,
  needing: counts.filter(({ least }) => least > 0),
  placeOf: new Map(counts.flatMap(({ open }, place) => open.map((fact) => [fact, place] as const))),
});

/** So many open facts of a count are in a count of the other family. */
interface Share {
  /** -1: in none. */
  readonly place: number;
  readonly number: number;
}

export class TightSets {
  private readonly others: readonly Rest[];
  private readonly shares: readonly (readonly Share[])[];
  private readonly neighbours: readonly ReadonlySet<number>[];
  /** By count of the other family: open facts of what is chosen. */
  private readonly numberAt: Int32Array;
  /** How often a count was beside what is chosen. */
  private readonly seen: Int32Array;
  private readonly chosen: number[] = [];
  private found: Tight[] = [];
  private size = 0;
  /** One more takes up no more slack than it needs. */
  private readonly mostNeeded: number;
  /** How much room there is for what is chosen beyond what it needs. */
  private slack = 0;
  private setsLeft = 0;

  constructor(
    private readonly needing: readonly Rest[],
    { counts, placeOf }: CountFamily,
  ) {
    this.others = counts;
    this.shares = needing.map(({ open }) => sharesOf(open, placeOf));
    const meeting: number[][] = counts.map(() => []);
    this.shares.forEach((shares, index) => {
      for (const { place } of shares) meeting[place]?.push(index);
    });
    this.neighbours = this.shares.map(
      (shares) => new Set(shares.flatMap(({ place }) => meeting[place] ?? [])),
    );
    this.numberAt = new Int32Array(counts.length);
    this.seen = new Int32Array(needing.length);
    this.mostNeeded = Math.max(0, ...needing.map(({ least }) => least));
  }

  /**
   * All sets of so many counts of the family that hang together (others are tight one by one), where there are not too many. For each count of the other family that has just
   * room for what is needed of it, there is one with it; and one with none of these.
   */
  ofSize(size: number): readonly Tight[] {
    this.size = size;
    this.found = [];
    this.setsLeft = MOST_SETS;
    this.seen.fill(0);
    for (let first = 0; first < this.needing.length; first++) {
      this.seen[first] = 1;
      this.grow(first, []);
    }
    return this.found;
  }

  /** Each set once: it begins with its first count; what may be added is beside it, and was not beside it before. */
  private grow(added: number, ahead: readonly number[]): void {
    if (this.setsLeft-- <= 0) return;
    const { chosen, seen } = this;
    chosen.push(added);
    this.add(added, 1);
    const left = this.size - chosen.length;
    if (left === 0) {
      if (this.slack === 0) this.take();
    } else if (this.slack <= left * this.mostNeeded) {
      const beside = [...(this.neighbours[added] ?? [])].filter((each) => seen[each] === 0);
      for (const each of beside) seen[each] = 1;
      const next = [...ahead, ...beside];
      for (let each = next.pop(); each !== undefined; each = next.pop()) this.grow(each, next);
      for (const each of beside) seen[each] = 0;
    }
    this.add(added, -1);
    chosen.pop();
  }

  private add(index: number, sign: 1 | -1): void {
    for (const { place, number } of this.shares[index] ?? []) {
      const before = this.numberAt[place] ?? 0;
      const most = this.others[place]?.most;
      if (most === undefined) this.slack += sign * number;
      else {
        this.numberAt[place] = before + sign * number;
        this.slack += Math.min(most, before + sign * number) - Math.min(most, before);
      }
    }
    this.slack -= sign * (this.needing[index]?.least ?? 0);
  }

  private take(): void {
    const chosen = [...this.chosen].sort((one, other) => one - other);
    const needing = chosen.flatMap((index) => this.needing[index]?.count ?? []);
    const full: FactCount[] = [];
    const just: FactCount[] = [];
    this.others.forEach(({ count, open, most }, place) => {
      const number = this.numberAt[place] ?? 0;
      if (number > most) full.push(count);
      // Where nothing else is open, it says nothing, and there may be room for more than is open.
      else if (number === most && number > 0 && number < open.length) just.push(count);
    });
    this.found.push({ needing, allowing: full });
    for (const each of just) this.found.push({ needing, allowing: [...full, each] });
  }
}

function sharesOf(
  open: readonly SignedOption[],
  placeOf: ReadonlyMap<SignedOption, number>,
): readonly Share[] {
  const numbers = new Map<number, number>();
  for (const fact of open) {
    const place = placeOf.get(fact) ?? -1;
    numbers.set(place, (numbers.get(place) ?? 0) + 1);
  }
  return [...numbers].map(([place, number]) => ({ place, number }));
}
