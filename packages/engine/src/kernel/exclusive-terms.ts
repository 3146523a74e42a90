/**
 * The number of chosen options of an item, in few literals. Each option of the item is tallied under an owner: another item that it holds and that is covered
 * exactly once, or none. So "not 3 here, or not 4 there, or 5", said with all other values of both cells, is a clause of three literals, and needs no bound above.
 *
 * Proof that as many literals hold as options are chosen, and never more than `most`. Take an owner with `of` options, of which `among` are tallied under it:
 * no option is tallied under two owners, so the tallies divide the options of the item, and each can be looked at alone. One of the `of` options is chosen.
 * - Never more than one of those tallied under an owner is chosen. One for each owner and one for each option without an owner add up to `most`.
 * - Where `among` is `of`, one of those tallied is chosen: TRUE stands for them.
 * - Where `among` is `of` - 1, one of those tallied is chosen exactly if the option left over is not: its negation stands for them. The option left over
 *   may be one of the item's too, tallied under another owner; then its literal, or what stands for its owner, is in the row as well.
 * - All others stand for themselves.
 * So a literal can be in the row twice, or beside its negation: the reader of the row has to add them up.
 */
import type { Problem } from "../problem.js";
import type { HeldOptions } from "./held-options.js";
import { at } from "./indexing.js";
import { TRUE } from "./model.js";

const NONE = -1;

/** For a row: how many literals there are, and how many of them can hold at once. */
export interface Terms {
  readonly size: number;
  readonly most: number;
}

export class ExclusiveTerms {
  /** By option, the call that it was last among; by item, how many options the present call has tallied under it, from `base` on. */
  private readonly marks: Int32Array;
  private readonly tallies: Int32Array;
  private base = 0;

  constructor(
    private readonly problem: Problem,
    private readonly held: HeldOptions,
    private readonly literalOf: (option: number) => number,
  ) {
    this.marks = new Int32Array(problem.optionCount);
    this.tallies = new Int32Array(problem.itemCount);
  }

  /** Into `row`, which has room for all of them: literals of which as many hold as options of the item are chosen. */
  collect(item: number, row: Int32Array): Terms {
    const { marks, tallies, held, literalOf } = this;
    const { options, start } = held;
    const from = at(start, item);
    const to = at(start, item + 1);
    const { base } = this;
    const stamp = base + 1;
    this.base = base + to - from;
    let most = 0;
    for (let k = from; k < to; k++) {
      const option = at(options, k);
      marks[option] = stamp;
      const owner = this.ownerOf(option, item);
      if (owner < 0 || at(tallies, owner) <= base) most++;
      if (owner >= 0) tallies[owner] = Math.max(at(tallies, owner), base) + 1;
    }
    let size = 0;
    for (let k = from; k < to; k++) {
      const option = at(options, k);
      const owner = this.ownerOf(option, item);
      const among = owner < 0 ? 0 : at(tallies, owner) - base;
      // They were said together.
      if (among < 0) continue;
      const of = owner < 0 ? 0 : at(start, owner + 1) - at(start, owner);
      if (among < 2 || among < of - 1) row[size++] = literalOf(option);
      else {
        row[size++] = among === of ? TRUE : literalOf(this.leftOver(owner, item, stamp)) ^ 1;
        tallies[owner] = base - 1;
      }
    }
    return { size, most };
  }

  /** An item that is covered exactly once, other than this one, that the option holds; NONE if there is none. */
  private ownerOf(option: number, other: number): number {
    const { itemLo, itemHi, itemSecondary, optionStart, optionItems } = this.problem;
    const end = optionStart[option + 1] ?? 0;
    for (let e = optionStart[option] ?? 0; e < end; e++) {
      const item = optionItems[e] ?? 0;
      if (item !== other && itemLo[item] === 1 && itemHi[item] === 1 && itemSecondary[item] !== 1)
        return item;
    }
    return NONE;
  }

  /** The option of an owner that is not tallied under it. Pre: there is one, and the options of `item` bear this mark. */
  private leftOver(owner: number, item: number, stamp: number): number {
    const { options, start } = this.held;
    let k = at(start, owner);
    while (at(this.marks, at(options, k)) === stamp && this.ownerOf(at(options, k), item) === owner) k++;
    return at(options, k);
  }
}
