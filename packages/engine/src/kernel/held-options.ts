/**
 * The options that hold each item, with the colour that they give it: in two passes over a problem.
 *
 * Those of an item are `options[start[item]] … options[start[item + 1] - 1]`. Of a secondary item those without a colour come first, and then one group
 * after the other, a group for each colour; groups of item i are `firstGroup[i] … firstGroup[i + 1] - 1`, in the order in which options name their
 * colours, and the options of group g are those from `groupStart[g]` up to `groupEnd[g]`. Otherwise options are in their own order.
 *
 * Example: options `A X:1`, `B X`, `B X:2`, `A X:1` give A 0 3, B 1 2, X 1 0 3 2, with groups 0 3 (of colour 1) and 2.
 */
import { GrowingInts } from "../growing-ints.js";
import type { Problem } from "../problem.js";
import { at } from "./indexing.js";

export interface HeldOptions {
  readonly start: Int32Array;
  readonly options: Int32Array;
  readonly firstGroup: Int32Array;
  readonly groupStart: Int32Array;
  readonly groupEnd: Int32Array;
  readonly groupColour: Int32Array;
  /** Secondary items that some option holds, in the order in which options first do. */
  readonly secondaries: Int32Array;
}

export function holdOptions(problem: Problem): HeldOptions {
  const { itemCount, optionCount, itemSecondary, optionStart, optionItems, optionColours } = problem;
  const start = new Int32Array(itemCount + 1);
  const secondaries = new GrowingInts();
  const entryCount = optionItems.length;
  for (let k = 0; k < entryCount; k++) {
    const item = optionItems[k] ?? 0;
    const before = at(start, item + 1);
    start[item + 1] = before + 1;
    if (before === 0 && itemSecondary[item] === 1) secondaries.push(item);
  }
  for (let item = 0; item < itemCount; item++) start[item + 1] = at(start, item + 1) + at(start, item);
  const next = start.slice();
  const options = new Int32Array(entryCount);
  const colours = new Int32Array(entryCount);
  for (let o = 0; o < optionCount; o++) {
    const end = optionStart[o + 1] ?? 0;
    for (let k = optionStart[o] ?? 0; k < end; k++) {
      const item = optionItems[k] ?? 0;
      const place = at(next, item);
      next[item] = place + 1;
      options[place] = o;
      colours[place] = optionColours[k] ?? 0;
    }
  }
  return { start, options, secondaries: secondaries.freeze(), ...groupsOf(problem, start, options, colours) };
}

/** Puts the options of each secondary item in the order of their groups. */
function groupsOf(problem: Problem, start: Int32Array, options: Int32Array, colours: Int32Array) {
  const { itemCount, itemSecondary } = problem;
  const firstGroup = new Int32Array(itemCount + 1);
  const groupStart = new GrowingInts();
  const groupEnd = new GrowingInts();
  const groupColour = new GrowingInts();
  const groupByColour = new Map<number, number>();
  const present = new Int32Array(options.length);
  for (let item = 0; item < itemCount; item++) {
    const first = groupColour.length;
    firstGroup[item] = first;
    if (itemSecondary[item] !== 1) continue;
    const from = at(start, item);
    const to = at(start, item + 1);
    groupByColour.clear();
    let uncoloured = 0;
    // How large each group is stands in `groupEnd` for now.
    for (let k = from; k < to; k++) {
      const colour = at(colours, k);
      present[k] = at(options, k);
      if (colour === 0) {
        uncoloured++;
        continue;
      }
      const group = groupByColour.get(colour);
      if (group === undefined) {
        groupByColour.set(colour, groupColour.length);
        groupColour.push(colour);
        groupEnd.push(1);
      } else groupEnd.set(group, groupEnd.at(group) + 1);
    }
    if (uncoloured === to - from) continue;
    let place = from + uncoloured;
    for (let group = first; group < groupColour.length; group++) {
      groupStart.push(place);
      const size = groupEnd.at(group);
      groupEnd.set(group, place);
      place += size;
    }
    let without = from;
    for (let k = from; k < to; k++) {
      const group = at(colours, k) === 0 ? -1 : (groupByColour.get(at(colours, k)) ?? -1);
      if (group < 0) options[without++] = at(present, k);
      else {
        const end = groupEnd.at(group);
        options[end] = at(present, k);
        groupEnd.set(group, end + 1);
      }
    }
  }
  firstGroup[itemCount] = groupColour.length;
  return {
    firstGroup,
    groupStart: groupStart.freeze(),
    groupEnd: groupEnd.freeze(),
    groupColour: groupColour.freeze(),
  };
}
