/**
 * Turns conditions and an order of the items into a plan: the steps, the fields of a state, and a program for each alternative of each
 * step.
 *
 * An option is decided at the first of its items in the order. An item that is covered exactly once is one step: it is covered
 * already, or by one of the options that come first there. An item with a multiplicity has a step for each of its options,
 * which is taken or left. A condition has a field from the first step that concerns it to the last.
 */
import { type Conditions, colourKey, forEntries, isExact } from "./conditions.js";
import { bitsFor, type FieldWish, placeFields, placeVertices } from "./fields.js";
import { planSum } from "./plan-sums.js";
import {
  ADD,
  type Alternative,
  CHECK,
  CLEAR,
  COLOUR,
  EDGE,
  LEAVE,
  MUST,
  OPEN,
  type Plan,
  type Slots,
  type Step,
  TAKE,
} from "./program.js";
import { rawSteps, touchesOf } from "./steps.js";

/** A field of more bits would not fit into a word beside its sign. */
const MOST_BITS = 30;

/** "none": no solution. Undefined: a field would have too many bits. */
export function makePlan(conditions: Conditions, order: readonly number[]): Plan | "none" | undefined {
  const { problem, assumed, sums, edges, hasLoop } = conditions;
  const raw = rawSteps(conditions, order);
  const last = raw.length - 1;
  const stepOf = new Int32Array(problem.optionCount).fill(-1);
  raw.forEach((step, s) => {
    for (const option of step.options) stepOf[option] = s;
  });
  const wishes: FieldWish[] = [];
  const wish = (first: number, end: number, bits: number): number =>
    wishes.push({ first, last: end, bits }) - 1;

  const { firstTouch, lastTouch, codes, colours, touchOfColour } = touchesOf(conditions, stepOf, raw.length);

  // Items.
  const ownStep = new Int32Array(problem.itemCount).fill(-1);
  raw.forEach((step, s) => {
    if (step.item >= 0) ownStep[step.item] = s;
  });
  const itemField = new Int32Array(problem.itemCount).fill(-1);
  for (let item = 0; item < problem.itemCount; item++) {
    const [first, end, own] = [firstTouch[item] ?? 0, lastTouch[item] ?? -1, ownStep[item] ?? -1];
    if (isExact(problem, item)) {
      if (end < 0) return "none";
      if (own < 0 || first < own) itemField[item] = wish(first, end, 1);
    } else if (problem.itemSecondary[item] === 1 && end > first) {
      const bits = colours[item] === 0 ? 1 : bitsFor((colours[item] ?? 0) + 1);
      itemField[item] = wish(first, end, bits);
    }
  }

  // Sums.
  const planned = sums.map((sum) => planSum(sum, raw, stepOf, touchOfColour));
  const rows = planned.filter((sum) => sum !== "none");
  if (rows.length < planned.length) return "none";
  if (rows.some((row) => bitsFor(row.range + 1) > MOST_BITS)) return undefined;
  const rowField = rows.map((row) => wish(row.steps[0] ?? 0, row.steps.at(-1) ?? 0, bitsFor(row.range + 1)));

  // The loop.
  const vertexFirst = new Map<number, number>();
  const vertexLast = new Map<number, number>();
  for (const { from, to, option, colour } of edges) {
    const touch = colour === undefined ? undefined : touchOfColour.get(colour);
    if (colour !== undefined && touch === undefined) continue;
    const [first, end] = touch ? [touch.first, touch.last] : [stepOf[option] ?? 0, stepOf[option] ?? 0];
    for (const v of [from, to]) {
      vertexFirst.set(v, Math.min(vertexFirst.get(v) ?? first, first));
      vertexLast.set(v, Math.max(vertexLast.get(v) ?? end, end));
    }
  }
  if (hasLoop && vertexFirst.size === 0) return "none";
  const { slotOf, slotCount, slotsOpen } = placeVertices(vertexFirst, vertexLast, raw.length);
  const slotBits = bitsFor(slotCount + 1);
  const perWord = Math.floor(32 / slotBits);
  const slotWords = hasLoop ? Math.ceil(slotCount / perWord) : 0;
  const closed = hasLoop ? wish(0, last, 1) : -1;

  const { fields, words, openBits } = placeFields(wishes, raw.length, slotWords);
  const at = (index: number): { word: number; shift: number; mask: number } =>
    fields[index] ?? { word: 0, shift: 0, mask: 0 };
  const bit = (index: number): { word: number; mask: number } => {
    const { word, shift } = at(index);
    return { word, mask: 1 << shift };
  };
  const slots: Slots | undefined = hasLoop
    ? {
        count: slotCount,
        word: 0,
        bits: slotBits,
        perWord,
        closedWord: bit(closed).word,
        closedMask: bit(closed).mask,
      }
    : undefined;

  // The steps on an option that is chosen, or not, and on a colour that is given.
  const onColour = new Map<string, number[]>();
  const onOption = new Map<number, number[]>();
  const onOther: { readonly option: number; readonly ops: number[] }[][] = raw.map(() => []);
  const append = <K>(map: Map<K, number[]>, key: K, ops: readonly number[]): void => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [...ops]);
    else list.push(...ops);
  };
  rows.forEach((row, r) => {
    const { word, shift, mask } = at(rowField[r] ?? 0);
    for (const [option, weight] of row.ofOption) append(onOption, option, [ADD, word, shift, mask, weight]);
    for (const [key, weight] of row.ofColour) append(onColour, key, [ADD, word, shift, mask, weight]);
  });
  for (const { from, to, option, negated, colour } of edges) {
    const ops = [EDGE, slotOf.get(from) ?? 0, slotOf.get(to) ?? 0];
    if (colour !== undefined) append(onColour, colour, ops);
    else if (negated) onOther[stepOf[option] ?? 0]?.push({ option, ops });
    else append(onOption, option, ops);
  }

  // Before and after each step.
  const before: number[][] = raw.map(() => []);
  const after: number[][] = raw.map(() => []);
  const cleared: Map<number, number>[] = raw.map(() => new Map());
  const clear = (s: number, word: number, mask: number): void => {
    cleared[s]?.set(word, (cleared[s]?.get(word) ?? 0) | mask);
  };
  rows.forEach((row, r) => {
    const { word, shift, mask } = at(rowField[r] ?? 0);
    if (row.offset !== 0) before[row.steps[0] ?? 0]?.push(OPEN, word, shift, mask, row.offset);
    row.steps.forEach((s, k) => {
      after[s]?.push(CHECK, word, shift, mask, ...(row.checks[k] ?? []));
    });
    clear(row.steps.at(-1) ?? 0, word, mask << shift);
  });
  for (let item = 0; item < problem.itemCount; item++) {
    const index = itemField[item] ?? -1;
    if (index < 0) continue;
    const { word, shift, mask } = at(index);
    const end = lastTouch[item] ?? 0;
    if (isExact(problem, item) && (ownStep[item] ?? -1) < 0) after[end]?.push(MUST, word, mask << shift);
    else clear(end, word, mask << shift);
  }
  for (const [v, end] of vertexLast) after[end]?.push(LEAVE, slotOf.get(v) ?? 0);
  if (hasLoop) after[last]?.push(MUST, bit(closed).word, bit(closed).mask);
  cleared.forEach((masks, s) => {
    for (const [word, mask] of masks) after[s]?.push(CLEAR, word, mask);
  });

  const programFor = (s: number, option: number): Int32Array => {
    const program = [...(before[s] ?? [])];
    const taken = new Map<number, number>();
    const rest: number[] = [];
    if (option >= 0) {
      forEntries(problem, option, (item, colour) => {
        const key = colourKey(item, colour);
        const attached = colour === 0 ? [] : (onColour.get(key) ?? []);
        const index = itemField[item] ?? -1;
        if (index < 0) {
          rest.push(...attached);
          return;
        }
        const { word, shift, mask } = at(index);
        if (problem.itemSecondary[item] === 1 && (colours[item] ?? 0) > 0) {
          const code = colour === 0 ? mask : (codes.get(key) ?? 0);
          rest.push(COLOUR, word, shift, mask, code, attached.length, ...attached);
        } else if (ownStep[item] !== s) taken.set(word, (taken.get(word) ?? 0) | (mask << shift));
      });
      rest.push(...(onOption.get(option) ?? []));
    }
    for (const [word, mask] of taken) program.push(TAKE, word, mask);
    program.push(...rest);
    for (const other of onOther[s] ?? []) if (other.option !== option) program.push(...other.ops);
    program.push(...(after[s] ?? []));
    return Int32Array.from(program);
  };
  const steps = raw.map((step, s): Step => {
    const alternatives: Alternative[] = step.options.map((option) => ({
      option,
      program: programFor(s, option),
    }));
    const [only] = step.options;
    if (step.item < 0 && only !== undefined && !assumed.has(only)) {
      alternatives.unshift({ option: -1, program: programFor(s, -1) });
    }
    const index = step.item < 0 ? -1 : (itemField[step.item] ?? -1);
    const covered = index < 0 ? { word: 0, mask: 0 } : bit(index);
    return {
      coveredWord: covered.word,
      coveredMask: covered.mask,
      whenCovered: programFor(s, -1),
      alternatives,
    };
  });
  let most = 0;
  let cost = 0;
  for (let s = 0; s < raw.length; s++) {
    // A vertex is free, passed through, or an end: less than two bits.
    const bits = (openBits[s] ?? 0) + 1.5 * (slotsOpen[s] ?? 0);
    most = Math.max(most, bits);
    cost += 2 ** bits;
  }
  return { steps, width: Math.max(1, slotWords + words), slots, openBits: most, cost };
}
