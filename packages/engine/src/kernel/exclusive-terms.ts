/**
 * What an item counts, in few literals. Of the options of an item that is covered exactly once one is chosen: so all of them but one, among those that another
 * item counts, are "not that one", and of these no more than one is chosen. So "not 3 here, or not 4 there, or 5", said with all other values of both
 * cells, is a clause of three literals, and needs no bound above.
 */
import type { Problem } from "../problem.js";
import type { HeldOptions } from "./held-options.js";
import { at } from "./indexing.js";
import { TRUE } from "./model.js";

const NONE = -1;

/** Of a row: how many literals there are, and how many of them can hold at once. */
export interface Terms {
  readonly size: number;
  readonly most: number;
}

export class ExclusiveTerms {
  /** By option, the call that it was last among; by item, how many of its options are among those of the present call, from `base` on. */
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
        row[size++] = among === of ? TRUE : literalOf(this.unmarked(owner, stamp)) ^ 1;
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

  /** The first option of an item without this mark. Pre: there is one. */
  private unmarked(item: number, stamp: number): number {
    const { options, start } = this.held;
    let k = at(start, item);
    while (at(this.marks, at(options, k)) === stamp) k++;
    return at(options, k);
  }
}
