/** Conditions that have been said already: a mark by the number of each, since what is said once is asked for as often as there are conditions. */
import type { Condition } from "../../condition.js";
import { conditionNumber } from "./interning.js";

const FIRST_ROOM = 1024;

export class Duplicates {
  private marks = new Uint8Array(FIRST_ROOM);

  has(condition: Condition): boolean {
    const { id = conditionNumber(condition) } = condition;
    return this.marks[id] === 1;
  }

  add(condition: Condition): void {
    const number = conditionNumber(condition);
    if (number >= this.marks.length) {
      const more = new Uint8Array(2 * number);
      more.set(this.marks);
      this.marks = more;
    }
    this.marks[number] = 1;
  }
}
