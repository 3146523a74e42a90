/** The order of decisions: the step in which each is made, and the steps that concern an item or a colour. */
import type { Conditions } from "./conditions.js";
import { colourKey, forEntries, isExact } from "./entries.js";

/** One decision, before there is a program for it. */
export interface RawStep {
  /** The item covered exactly once that is decided here; -1 if an option is taken or left. */
  readonly item: number;
  readonly options: readonly number[];
}

/** An option is decided at the first of its items in the order. */
export function rawSteps(conditions: Conditions, order: readonly number[]): RawStep[] {
  const { problem, options } = conditions;
  const place = new Int32Array(problem.itemCount).fill(-1);
  order.forEach((item, k) => {
    place[item] = k;
  });
  const groups: number[][] = order.map(() => []);
  for (const option of options) {
    let first = order.length;
    forEntries(problem, option, (item) => {
      const k = place[item] ?? -1;
      if (k >= 0) first = Math.min(first, k);
    });
    groups[first]?.push(option);
  }
  return order.flatMap((item, k): RawStep[] => {
    const group = groups[k] ?? [];
    if (!isExact(problem, item)) return group.map((option) => ({ item: -1, options: [option] }));
    return group.length === 0 ? [] : [{ item, options: group }];
  });
}

/** The steps in which some option gives a colour. */
export interface ColourTouch {
  first: number;
  last: number;
  readonly steps: Set<number>;
}

export interface Touches {
  /** By item, the first and the last step with an option that holds it; the last is -1 if there is none. */
  readonly firstTouch: Int32Array;
  readonly lastTouch: Int32Array;
  /** The code of a colour in the field of its item: 1 … as many as it has, by `colourKey`. */
  readonly codes: ReadonlyMap<string, number>;
  /** By item, how many colours it has. */
  readonly colours: Int32Array;
  readonly touchOfColour: ReadonlyMap<string, ColourTouch>;
}

export function touchesOf(conditions: Conditions, stepOf: Int32Array, steps: number): Touches {
  const { problem } = conditions;
  const firstTouch = new Int32Array(problem.itemCount).fill(steps);
  const lastTouch = new Int32Array(problem.itemCount).fill(-1);
  const codes = new Map<string, number>();
  const colours = new Int32Array(problem.itemCount);
  const touchOfColour = new Map<string, ColourTouch>();
  for (const option of conditions.options) {
    const s = stepOf[option] ?? 0;
    forEntries(problem, option, (item, colour) => {
      firstTouch[item] = Math.min(firstTouch[item] ?? 0, s);
      lastTouch[item] = Math.max(lastTouch[item] ?? 0, s);
      if (colour === 0) return;
      const key = colourKey(item, colour);
      if (!codes.has(key)) {
        colours[item] = (colours[item] ?? 0) + 1;
        codes.set(key, colours[item] ?? 0);
      }
      const touch = touchOfColour.get(key) ?? { first: s, last: s, steps: new Set<number>() };
      touch.first = Math.min(touch.first, s);
      touch.last = Math.max(touch.last, s);
      touch.steps.add(s);
      touchOfColour.set(key, touch);
    });
  }
  return { firstTouch, lastTouch, codes, colours, touchOfColour };
}
