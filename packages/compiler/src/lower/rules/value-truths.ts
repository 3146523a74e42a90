/**
 * "The variable has one of these values", as truths: of one value the option itself; of the values below a bound an order truth; of other sets a
 * truth of their own. Each is made once.
 *
 * All are functions of the variable: an order truth is exactly what the one below it and the options in between say, and the topmost with the rest
 * of the options is exactly one; a set is exactly one with its complement, and its complement's opposite with the set. Order truths are
 * defined when all are known (`finish`), so that only bounds that some rule asks for cost anything. Along such a chain unit propagation
 * finds everything that follows.
 */
import { placeInDomain } from "../../ground/place-of.js";
import { type DraftLiteral, FALSE, type RowDraft, TRUE } from "./row-draft.js";

/** Something that has one of a few values, ascending, and the truth of each. */
export interface Holder {
  readonly domain: readonly number[];
  readonly truths: readonly DraftLiteral[];
}

interface Made {
  readonly holder: Holder;
  /** By bound k: one of the first k values. */
  readonly bounds: Map<number, DraftLiteral>;
  readonly sets: Map<string, DraftLiteral>;
}

export class ValueTruths {
  private readonly made: (Made | undefined)[] = [];

  constructor(
    private readonly rows: RowDraft,
    private readonly holderOf: (id: number) => Holder,
  ) {}

  domainOf(id: number): readonly number[] {
    return this.of(id).holder.domain;
  }

  oneOf(id: number, values: readonly number[]): DraftLiteral {
    const made = this.of(id);
    const { domain } = made.holder;
    const [only] = values;
    if (values.length === 1 && only !== undefined && domain.length > 1) {
      const place = placeInDomain(domain, only);
      return place < 0 ? FALSE : (made.holder.truths[place] ?? FALSE);
    }
    return this.atPlaces(made, placesOf(domain, values));
  }

  private of(id: number): Made {
    let made = this.made[id];
    if (made === undefined) {
      made = { holder: this.holderOf(id), bounds: new Map(), sets: new Map() };
      this.made[id] = made;
    }
    return made;
  }

  private atPlaces(made: Made, places: readonly number[]): DraftLiteral {
    const { domain, truths } = made.holder;
    const [first] = places;
    if (first === undefined) return FALSE;
    if (places.length === domain.length) return TRUE;
    if (places.length === 1) return truths[first] ?? FALSE;
    if (places.length === domain.length - 1 || first === 0) return this.opposite(made, places);
    const last = places.at(-1) ?? first;
    if (last === domain.length - 1 && last - first + 1 === places.length) return this.below(made, first) ^ 1;
    return this.set(made, places);
  }

  private opposite(made: Made, places: readonly number[]): DraftLiteral {
    const rest: number[] = [];
    let next = 0;
    for (let place = 0; place < made.holder.domain.length; place++)
      if (places[next] === place) next++;
      else rest.push(place);
    const [first] = rest;
    if (rest.length === 1 && first !== undefined) return (made.holder.truths[first] ?? FALSE) ^ 1;
    const last = places.at(-1) ?? 0;
    if (last + 1 === places.length) return this.below(made, places.length);
    return this.atPlaces(made, rest) ^ 1;
  }

  /** One of the first `bound` values; 2 <= bound <= size - 2. */
  private below(made: Made, bound: number): DraftLiteral {
    let truth = made.bounds.get(bound);
    if (truth === undefined) {
      truth = this.rows.fresh();
      made.bounds.set(bound, truth);
    }
    return truth;
  }

  private set(made: Made, places: readonly number[]): DraftLiteral {
    const key = places.join();
    const known = made.sets.get(key);
    if (known !== undefined) return known;
    const { rows } = this;
    const truth = rows.fresh();
    made.sets.set(key, truth);
    const { truths } = made.holder;
    rows.exactlyOne([truth ^ 1, ...truths.filter((_, place) => places.includes(place))]);
    rows.exactlyOne([truth, ...truths.filter((_, place) => !places.includes(place))]);
    return truth;
  }

  /** Defines the order truths that were asked for. Nothing may be asked for afterwards. */
  finish(): void {
    for (const made of this.made) {
      if (made === undefined || made.bounds.size === 0) continue;
      const { truths } = made.holder;
      const bounds = [...made.bounds].sort(([a], [b]) => a - b);
      let from = 0;
      let below: readonly DraftLiteral[] = [];
      for (const [bound, truth] of bounds) {
        this.rows.exactlyOne([truth ^ 1, ...below, ...truths.slice(from, bound)]);
        from = bound;
        below = [truth];
      }
      this.rows.exactlyOne([...below, ...truths.slice(from)]);
    }
  }
}

/** Ascending, each once: those of the values that are there. Mostly the values are ascending themselves. */
function placesOf(domain: readonly number[], values: readonly number[]): readonly number[] {
  const places: number[] = [];
  let last = -1;
  let inOrder = true;
  for (const value of values) {
    const place = placeInDomain(domain, value);
    if (place < 0) continue;
    if (place <= last) inOrder = false;
    places.push(place);
    last = place;
  }
  return inOrder ? places : [...new Set(places)].sort((a, b) => a - b);
}
