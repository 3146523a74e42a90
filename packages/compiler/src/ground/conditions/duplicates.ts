/** Conditions that have been said already: a mark by the number of each, since what is said once is asked for as often as there are conditions. */
import type { Condition } from "../../condition.js";
import { MANY_CONDITIONS } from "../../thresholds.js";
import { conditionNumber } from "./interning.js";

const FIRST_ROOM = 1024;

/** A condition that was said, and one that a long choice has among others. */
const SAID = 1;
const AMONG_MANY = 2;

export class Duplicates {
  private marks = new Uint8Array(FIRST_ROOM);

  has(condition: Condition): boolean {
    const { id = conditionNumber(condition) } = condition;
    return ((this.marks[id] ?? 0) & SAID) !== 0;
  }

  /** Whether it is one of many of which it was said that one of them holds. */
  isAmongMany(condition: Condition): boolean {
    return ((this.marks[conditionNumber(condition)] ?? 0) & AMONG_MANY) !== 0;
  }

  add(condition: Condition): void {
    this.note(condition, SAID);
    if (condition.kind === "any-of" && condition.parts.length > MANY_CONDITIONS)
      for (const part of condition.parts) this.note(part, AMONG_MANY);
  }

  private note(condition: Condition, as: number): void {
    const number = conditionNumber(condition);
    if (number >= this.marks.length) {
      const more = new Uint8Array(2 * number);
      more.set(this.marks);
      this.marks = more;
    }
    this.marks[number] = (this.marks[number] ?? 0) | as;
  }
}

/** Everything is said again: each sentence stands by itself. */
export class NoDuplicates extends Duplicates {
  override has(): boolean {
    return false;
  }
}
