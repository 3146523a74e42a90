/**
 * The values that a function of three elements had (`cross(a, b, c)`), by the places of these in their families. A head over pairs of links asks for the same
 * three again and again: of 30 points there are 27,000 threes, and half a million pairs of pairs.
 */
import { MOST_KEPT_BY_THREE } from "../../thresholds.js";
import type { Family } from "../family.js";
import { isElement, type Value } from "../value.js";

type Families = readonly [Family, Family, Family];

export class ByThree {
  private readonly values = new Map<number, Value>();

  private constructor(private readonly families: Families) {}

  /** A table for elements of the same families as these; undefined if they are not elements, or if their families are too large for one key. */
  static of([a, b, c]: readonly Value[]): ByThree | undefined {
    if (a === undefined || b === undefined || c === undefined) return undefined;
    if (!isElement(a) || !isElement(b) || !isElement(c)) return undefined;
    const families: Families = [a.family, b.family, c.family];
    const threes = families.reduce((product, { count }) => product * count, 1);
    return Number.isSafeInteger(threes) ? new ByThree(families) : undefined;
  }

  valueOf(given: readonly Value[]): Value | undefined {
    const key = this.keyOf(given);
    return key === undefined ? undefined : this.values.get(key);
  }

  keep(given: readonly Value[], value: Value): void {
    const key = this.values.size < MOST_KEPT_BY_THREE ? this.keyOf(given) : undefined;
    if (key !== undefined) this.values.set(key, value);
  }

  private keyOf(given: readonly Value[]): number | undefined {
    const { families } = this;
    let key = 0;
    for (let place = 0; place < 3; place++) {
      const value = given[place];
      const family = families[place];
      if (value === undefined || family === undefined || !isElement(value) || value.family !== family)
        return undefined;
      key = key * family.count + value.index;
    }
    return key;
  }
}
