/**
 * Rows, globals and truths while lowering files add to them; `build.ts` makes the engine's of them. Beside `Draft`, which has items and options.
 *
 * A truth is a literal of the draft: 2 · (atom + 1), plus 1 if negated; TRUE is 0 and FALSE 1. Rows are simplified as they are added: constants
 * are folded, literals of one atom joined. A truth made by `fresh` is an item of its own with two options; whoever makes one adds the rows that
 * make it a function of what was there before, so that counts of answers stay true.
 */

import type { Origin } from "../../ground.js";
import { SHORT_ROW } from "../../thresholds.js";
import type { Draft, DraftItem, DraftOption } from "../draft.js";
import { LoweringLimit } from "../limits.js";

export type DraftLiteral = number;
export const TRUE: DraftLiteral = 0;
export const FALSE: DraftLiteral = 1;

export interface Weighted {
  readonly truth: DraftLiteral;
  readonly weight: number;
}

export interface DraftRow {
  readonly truths: readonly DraftLiteral[];
  /** 1 where there is none. Undefined: a clause. */
  readonly weights?: readonly number[];
  readonly lo: number;
  readonly hi: number;
  readonly origin: Origin | undefined;
}

export interface DraftGlobal {
  readonly name: string;
  readonly truths: readonly DraftLiteral[];
  readonly vertexCount: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly data: readonly number[];
  readonly alone?: boolean;
  readonly origin: Origin | undefined;
}

/** The meaning of an atom: the option is chosen, or the item has the colour. A bare number is an option: there may be millions of these. */
export type Atom = DraftOption | { readonly item: DraftItem; readonly colour: number };

/** The largest sum that a row of the engine takes. */
const LARGEST_SUM = 2 ** 31 - 1;

export class RowDraft {
  readonly atoms: Atom[] = [];
  readonly rows: DraftRow[] = [];
  readonly globals: DraftGlobal[] = [];
  /** For each truth that was made: why. */
  readonly truthOrigins: (Origin | undefined)[] = [];
  /** Why each row is there that can never hold. */
  readonly impossible: (Origin | undefined)[] = [];
  objective: { readonly terms: readonly Weighted[]; readonly offset: number } | undefined;
  /** Of all that is added from now on. */
  origin: Origin | undefined;
  /** By option, which are numbered from 0 on. */
  private readonly byOption: (DraftLiteral | undefined)[] = [];
  private readonly byColour = new Map<string, DraftLiteral>();
  private size = 0;
  /** By truth, the clause in which it was met last. */
  private metIn = new Int32Array(0);
  private clausesMet = 0;

  constructor(
    readonly draft: Draft,
    private readonly limit: number,
  ) {}

  chosen(option: DraftOption): DraftLiteral {
    const known = this.byOption[option];
    if (known !== undefined) return known;
    const truth = this.atom(option);
    this.byOption[option] = truth;
    return truth;
  }

  coloured(item: DraftItem, colour: number): DraftLiteral {
    const key = `${item}:${colour}`;
    const known = this.byColour.get(key);
    if (known !== undefined) return known;
    const truth = this.atom({ item, colour });
    this.byColour.set(key, truth);
    return truth;
  }

  private atom(atom: Atom): DraftLiteral {
    this.atoms.push(atom);
    return 2 * this.atoms.length;
  }

  /** A new truth: true and false are two options of an item. */
  fresh(): DraftLiteral {
    const { draft } = this;
    const item = draft.primary("truth", this.truthOrigins.length);
    this.truthOrigins.push(this.origin);
    const yes = draft.option("auxiliary", item);
    draft.cover(yes, item);
    draft.cover(draft.option("auxiliary", item), item);
    return this.chosen(yes);
  }

  /** One of them holds. The list is kept. */
  clause(truths: readonly DraftLiteral[]): void {
    const kept = isSimple(truths) ? truths : this.simplified(truths);
    if (kept !== undefined) this.add({ truths: kept, lo: 1, hi: kept.length, origin: this.origin });
  }

  /** The literals of a clause: each truth once, and undefined where it holds anyway. */
  private simplified(truths: readonly DraftLiteral[]): readonly DraftLiteral[] | undefined {
    const room = 2 * this.atoms.length + 2;
    if (this.metIn.length < room) this.metIn = new Int32Array(2 * room);
    const { metIn } = this;
    const clause = ++this.clausesMet;
    const kept: DraftLiteral[] = [];
    for (const truth of truths) {
      if (truth === TRUE || metIn[truth ^ 1] === clause) return undefined;
      if (truth === FALSE || metIn[truth] === clause) continue;
      metIn[truth] = clause;
      kept.push(truth);
    }
    return kept;
  }

  /** The list is kept. */
  exactlyOne(truths: readonly DraftLiteral[]): void {
    if (truths.length > 1 && (isSimple(truths) || this.simplified(truths)?.length === truths.length)) {
      this.add({ truths, weights: [], lo: 1, hi: 1, origin: this.origin });
      return;
    }
    this.linear(
      truths.map((truth) => ({ truth, weight: 1 })),
      1,
      1,
    );
  }

  /** lo <= sum of the weights of those that hold <= hi; either bound may be infinite. */
  linear(parts: readonly Weighted[], lo: number, hi: number): void {
    const { terms, offset, least, most } = gather(parts);
    const low = Math.max(lo - offset, least);
    const high = Math.min(hi - offset, most);
    if (low <= least && high >= most) return;
    if (low > high) {
      this.add({ truths: [], lo: 1, hi: 1, origin: this.origin });
      return;
    }
    if (most > LARGEST_SUM || least < -LARGEST_SUM) throw new LoweringLimit(this.limit);
    this.add({
      truths: terms.map(({ truth }) => truth),
      weights: terms.map(({ weight }) => weight),
      lo: low,
      hi: high,
      origin: this.origin,
    });
  }

  /** The sum by which solutions are compared. */
  setObjective(parts: readonly Weighted[]): void {
    const { terms, offset, least, most } = gather(parts);
    if (most > LARGEST_SUM || least < -LARGEST_SUM) throw new LoweringLimit(this.limit);
    this.objective = { terms, offset };
  }

  private add(row: DraftRow): void {
    if (row.truths.length === 0 && row.lo > 0) {
      // A row that can never hold is an item that nothing covers: searches see that at once, and can name it.
      this.draft.primary("impossible", this.impossible.push(row.origin) - 1);
      return;
    }
    this.size += row.truths.length + 1;
    this.draft.patience.spend(row.truths.length);
    if (this.size > this.limit) throw new LoweringLimit(this.limit);
    this.rows.push(row);
  }

  global(
    name: string,
    truths: readonly DraftLiteral[],
    graph: { readonly vertexCount: number; readonly from: readonly number[]; readonly to: readonly number[] },
    data: readonly number[] = [],
    alone = false,
  ): void {
    this.size += truths.length + graph.from.length;
    if (this.size > this.limit) throw new LoweringLimit(this.limit);
    this.globals.push({ name, truths, ...graph, data, alone, origin: this.origin });
  }
}

export interface GatheredTerms {
  /** Of different atoms, none of weight 0. */
  readonly terms: readonly Weighted[];
  /** A row that holds anyway. */
  readonly offset: number;
  /** Bounds of the sum of the terms. */
  readonly least: number;
  readonly most: number;
}

/** The same sum, without constants, each atom once. */
export function gather(parts: readonly Weighted[]): GatheredTerms {
  const weights = new Map<DraftLiteral, number>();
  let offset = 0;
  for (const { truth, weight } of parts) {
    if (truth === FALSE) continue;
    if (truth === TRUE) {
      offset += weight;
      continue;
    }
    if (weights.has(truth ^ 1)) {
      // w · not(x) = w - w · x
      offset += weight;
      weights.set(truth ^ 1, (weights.get(truth ^ 1) ?? 0) - weight);
    } else weights.set(truth, (weights.get(truth) ?? 0) + weight);
  }
  const terms: Weighted[] = [];
  let least = 0;
  let most = 0;
  for (const [truth, weight] of weights) {
    if (weight === 0) continue;
    terms.push({ truth, weight });
    if (weight < 0) least += weight;
    else most += weight;
  }
  return { terms, offset, least, most };
}

/** A few, without constants, and no atom twice. */
function isSimple(truths: readonly DraftLiteral[]): boolean {
  if (truths.length > SHORT_ROW) return false;
  for (let i = 0; i < truths.length; i++) {
    const truth = truths[i] ?? FALSE;
    if (truth === TRUE || truth === FALSE) return false;
    for (let k = 0; k < i; k++) if ((truths[k] ?? FALSE) >> 1 === truth >> 1) return false;
  }
  return true;
}
