/**
 * Turns conditions and an order of the items into a plan: the steps, the fields of a state, and a program for each alternative of each
 * step.
 *
 * An option is decided at the first of its items in the order. An item that is covered exactly once is one step: it is covered
 * already, or by one of the options that come first there. An item with a multiplicity has a step for each of its options,
 * which is taken or left. A condition has a field from the first step that concerns it to the last.
 */
import type { Conditions } from "./conditions.js";
import { colourKey, forEntries, isExact } from "./entries.js";
import { bitsFor, type FieldWish, placeFields } from "./fields.js";
import type { DiagramGraph } from "./graphs.js";
import { isTrivial, type Table, tableOf } from "./local-tables.js";
import { type PlannedGraph, planGraph } from "./plan-graphs.js";
import { type PlannedSum, planSum } from "./plan-sums.js";
import {
  ADD,
  type Alternative,
  CHECK,
  CLEAR,
  COLOUR,
  IF,
  MOVE,
  MUST,
  OPEN,
  type Plan,
  type Step,
  TAKE,
} from "./program.js";
import { type ColourTouch, type RawStep, rawSteps, touchesOf } from "./steps.js";
import type { Tracker } from "./trackers.js";

const WORD_BITS = 32;
/** A field of more bits would not fit into a word beside its sign. */
const MOST_BITS = 30;

/** "none": no solution. Undefined: a field would have too many bits. */
export function makePlan(conditions: Conditions, order: readonly number[]): Plan | "none" | undefined {
  const { problem, assumed, hidden, graphs } = conditions;
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
    if (hidden.has(item)) continue;
    if (isExact(problem, item)) {
      if (end < 0) return "none";
      if (own < 0 || first < own) itemField[item] = wish(first, end, 1);
    } else if (problem.itemSecondary[item] === 1 && end > first) {
      const bits = colours[item] === 0 ? 1 : bitsFor((colours[item] ?? 0) + 1);
      itemField[item] = wish(first, end, bits);
    }
  }

  // Sums, together as tables where that is possible.
  const followed = followSums(conditions, raw, stepOf, touchOfColour);
  if (followed === "none" || followed === undefined) return followed;
  const { rows, tables } = followed;
  const rowField = rows.map((row) => wish(row.steps[0] ?? 0, row.steps.at(-1) ?? 0, bitsFor(row.range + 1)));
  const tableField = new Map(
    tables.map((table) => [
      table,
      wish(table.steps[0] ?? 0, table.steps.at(-1) ?? 0, bitsFor(table.states - 1)),
    ]),
  );

  // Graphs.
  if (graphs.length > 0 && raw.length === 0) return undefined;
  const moments = { steps: raw.length, stepOf, touchOfColour };
  const planned: PlannedGraph[] = [];
  for (const graph of graphs) {
    const one = planGraph(graph, planned.length, moments, tables);
    if (one === "none") return "none";
    if (one !== undefined) planned.push(one);
  }
  if (planned.some(({ slotBits }) => slotBits > MOST_BITS)) return undefined;
  const closed = planned.map(({ closes }) => (closes ? wish(0, last, 1) : -1));
  const slotWordsOf = ({ slotBits, slotCount }: PlannedGraph): number =>
    Math.ceil(slotCount / Math.floor(WORD_BITS / slotBits));
  const slotWords = planned.reduce((sum, one) => sum + slotWordsOf(one), 0);

  const { fields, words, openBits } = placeFields(wishes, raw.length, slotWords);
  const at = (index: number): { word: number; shift: number; mask: number } =>
    fields[index] ?? { word: 0, shift: 0, mask: 0 };
  const bit = (index: number): { word: number; mask: number } => {
    const { word, shift } = at(index);
    return { word, mask: 1 << shift };
  };
  let firstWord = 0;
  const trackers = planned.map((one, g) => {
    const flag = (closed[g] ?? -1) < 0 ? { word: 0, mask: 0 } : bit(closed[g] ?? -1);
    const tracker = trackerOf(one, firstWord, flag);
    firstWord += slotWordsOf(one);
    return tracker;
  });

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
  for (const { on } of planned) {
    for (const { when, ops } of on) {
      if (when.colour !== undefined) append(onColour, when.colour, ops);
      else if (when.negated) onOther[stepOf[when.option] ?? 0]?.push({ option: when.option, ops: [...ops] });
      else append(onOption, when.option, ops);
    }
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
  planned.forEach((one, g) => {
    for (const [s, ops] of one.before) before[s]?.push(...ops);
    for (const { step, table, isDone, ops } of one.early) {
      const { word, shift, mask } = at(tableField.get(table) ?? 0);
      after[step]?.push(IF, word, shift, mask, ops.length, isDone.length, ...isDone.map(Number), ...ops);
    }
    for (const [s, ops] of one.after) after[s]?.push(...ops);
    if (one.mustClose) after[last]?.push(MUST, bit(closed[g] ?? 0).word, bit(closed[g] ?? 0).mask);
    else if (one.closes) clear(last, bit(closed[g] ?? 0).word, bit(closed[g] ?? 0).mask);
  });
  const moves: ((option: number) => number[])[][] = raw.map(() => []);
  for (const table of tables) {
    const { word, shift, mask } = at(tableField.get(table) ?? 0);
    table.steps.forEach((s, j) => {
      const of = table.moves[j];
      moves[s]?.push((option) => {
        const next = of?.get(option) ?? of?.get(-1) ?? [];
        return [MOVE, word, shift, mask, next.length, ...next];
      });
    });
  }
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
    for (const move of moves[s] ?? []) program.push(...move(option));
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
  const said = bitsSaidTwice(tables, graphs, raw.length);
  for (let s = 0; s < raw.length; s++) {
    const bits = planned.reduce(
      (sum, { bitsOpen }) => sum + (bitsOpen[s] ?? 0),
      (openBits[s] ?? 0) - (said[s] ?? 0),
    );
    most = Math.max(most, bits);
    cost += 2 ** bits;
  }
  return { steps, width: Math.max(1, slotWords + words), trackers, openBits: most, cost };
}

/** By step, the bits of tables on the edges of one vertex: the slot of that vertex says mostly the same. */
function bitsSaidTwice(
  tables: readonly Table[],
  graphs: readonly DiagramGraph[],
  steps: number,
): Float64Array {
  const bits = new Float64Array(steps);
  const verticesOf = new Map<number, Set<string>>();
  graphs.forEach((graph, g) => {
    if (graph.kind === "vertices") return;
    for (const { from, to, when } of graph.edges) {
      if (typeof when === "string" || when.colour !== undefined) continue;
      const vertices = verticesOf.get(when.option) ?? new Set();
      verticesOf.set(when.option, vertices.add(`${g} ${from}`).add(`${g} ${to}`));
    }
  });
  for (const table of tables) {
    const options = table.moves.flatMap((moves) => [...moves.keys()]).filter((option) => option >= 0);
    const [some, ...others] = options.map((option) => verticesOf.get(option) ?? new Set<string>());
    const isOfOne = [...(some ?? [])].some((vertex) => others.every((vertices) => vertices.has(vertex)));
    if (!isOfOne) continue;
    for (let s = table.steps[0] ?? 0; s < (table.steps.at(-1) ?? 0); s++)
      bits[s] = (bits[s] ?? 0) + bitsFor(table.states - 1);
  }
  return bits;
}

/** Where its state stands: slots from a word on, and the flag that nothing may follow. */
function trackerOf(
  { graph, slotCount: count, slotBits: bits }: PlannedGraph,
  word: number,
  flag: { readonly word: number; readonly mask: number },
): Tracker {
  const perWord = Math.floor(WORD_BITS / bits);
  const places = Int32Array.from({ length: count }, (_, slot) => {
    const within = slot % perWord;
    return WORD_BITS * (word + (slot - within) / perWord) + within * bits;
  });
  const slots = { count, places, mask: 2 ** bits - 1, closedWord: flag.word, closedMask: flag.mask };
  if (graph.kind === "mates") return { kind: "mates", ...slots, closed: graph.closed };
  const { acyclic, whole } = graph;
  const marked = graph.kind === "vertices" && whole && graph.counts.includes(false);
  const dropsSingles = graph.kind === "edges" && !whole;
  return { kind: "labels", ...slots, acyclic, whole, marked, dropsSingles, names: new Int32Array(count + 2) };
}

/** Undefined: they cannot be followed in this order. */
function followSums(
  { sums, groups }: Conditions,
  raw: readonly RawStep[],
  stepOf: Int32Array,
  touchOfColour: ReadonlyMap<string, ColourTouch>,
): { readonly rows: readonly PlannedSum[]; readonly tables: readonly Table[] } | "none" | undefined {
  const tables: Table[] = [];
  const single = [...sums];
  for (const group of groups) {
    const table = tableOf(group, stepOf);
    if (table === "none") return "none";
    if (table !== undefined) {
      if (!isTrivial(table)) tables.push(table);
    } else if (group.hidden.length > 0) return undefined;
    else single.push(...group.sums);
  }
  const rows: PlannedSum[] = [];
  for (const sum of single) {
    const row = planSum(sum, raw, stepOf, touchOfColour);
    if (row === "none") return "none";
    rows.push(row);
  }
  // A field of more bits would not fit into a word beside its sign.
  return rows.some((row) => bitsFor(row.range + 1) > MOST_BITS) ? undefined : { rows, tables };
}
