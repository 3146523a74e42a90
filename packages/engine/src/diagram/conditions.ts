/**
 * A problem as a diagram sees it: options that can still be chosen, and conditions on them, each of which looks at options one after
 * the other. Items with multiplicities are sums; negated literals in sums are turned round.
 */
import type { OptionId, Problem } from "../problem.js";

/** Sum of `weight` over the chosen options and the colours given is in lo … hi. */
export interface Sum {
  readonly lo: number;
  readonly hi: number;
  readonly ofOption: ReadonlyMap<number, number>;
  /** Keys are `colourKey(item, colour)`. */
  readonly ofColour: ReadonlyMap<string, number>;
}

/** An edge of the loop is there if an option is chosen, or is not chosen, or if an item has a colour. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly option: number;
  readonly negated: boolean;
  readonly colour: string | undefined;
}

export interface Conditions {
  readonly problem: Problem;
  /** Options that can be chosen, in order. */
  readonly options: readonly number[];
  /** Options that must be chosen. */
  readonly assumed: ReadonlySet<number>;
  readonly sums: readonly Sum[];
  readonly edges: readonly Edge[];
  readonly hasLoop: boolean;
}

export function colourKey(item: number, colour: number): string {
  return `${item}:${colour}`;
}

export function isExact(problem: Problem, item: number): boolean {
  return problem.itemSecondary[item] === 0 && problem.itemLo[item] === 1 && problem.itemHi[item] === 1;
}

/** The entries of an option: calls `visit` with each item and its colour. */
export function forEntries(
  problem: Problem,
  option: number,
  visit: (item: number, colour: number) => void,
): void {
  const end = problem.optionStart[option + 1] ?? 0;
  for (let k = problem.optionStart[option] ?? 0; k < end; k++) {
    visit(problem.optionItems[k] ?? 0, problem.optionColours[k] ?? 0);
  }
}

/** "none": no solution. "unsupported": conditions that a diagram does not know. */
export function conditionsOf(
  problem: Problem,
  assume: readonly OptionId[] = [],
  forbid: readonly OptionId[] = [],
): Conditions | "none" | "unsupported" {
  const [loop, ...others] = problem.globals;
  if (others.length > 0 || (loop !== undefined && loop.name !== "loop")) return "unsupported";
  const options = liveOptions(problem, assume, forbid);
  const live = new Set(options);
  if (assume.some((option) => !live.has(option))) return "none";
  const sums: Sum[] = [];
  const held = new Map<number, Map<number, number>>();
  for (const option of options) {
    forEntries(problem, option, (item) => {
      if (problem.itemSecondary[item] === 1 || isExact(problem, item)) return;
      const terms = held.get(item) ?? new Map<number, number>();
      held.set(item, terms.set(option, 1));
    });
  }
  for (let item = 0; item < problem.itemCount; item++) {
    if (problem.itemSecondary[item] === 1 || isExact(problem, item)) continue;
    const [lo, hi] = [problem.itemLo[item] ?? 0, problem.itemHi[item] ?? 0];
    sums.push({ lo, hi, ofOption: held.get(item) ?? new Map(), ofColour: new Map() });
  }
  for (let row = 0; row < problem.rows.count; row++) sums.push(sumOfRow(problem, row, live));
  const edges = loop === undefined ? [] : edgesOf(problem, loop, live);
  if (edges === undefined) return "unsupported";
  return { problem, options, assumed: new Set(assume), sums, edges, hasLoop: loop !== undefined };
}

/** All but those forbidden, those of items of which there must be none, and those that clash with what is assumed in an item covered once. */
function liveOptions(
  problem: Problem,
  assume: readonly OptionId[],
  forbid: readonly OptionId[],
): readonly number[] {
  const forbidden = new Set<number>(forbid);
  const owner = new Map<number, number>();
  let clash = false;
  for (const option of new Set(assume)) {
    forEntries(problem, option, (item) => {
      if (!isExact(problem, item)) return;
      if (owner.has(item)) clash = true;
      owner.set(item, option);
    });
  }
  if (clash) return [];
  const options: number[] = [];
  for (let option = 0; option < problem.optionCount; option++) {
    let isLive = !forbidden.has(option);
    forEntries(problem, option, (item) => {
      if (problem.itemSecondary[item] === 0 && problem.itemHi[item] === 0) isLive = false;
      if ((owner.get(item) ?? option) !== option) isLive = false;
    });
    if (isLive) options.push(option);
  }
  return options;
}

function sumOfRow(problem: Problem, row: number, live: ReadonlySet<number>): Sum {
  const { rows, atoms } = problem;
  let lo = rows.lo[row] ?? 0;
  let hi = rows.hi[row] ?? 0;
  const ofOption = new Map<number, number>();
  const ofColour = new Map<string, number>();
  for (let k = rows.start[row] ?? 0; k < (rows.start[row + 1] ?? 0); k++) {
    const literal = rows.literals[k] ?? 0;
    let weight = rows.weights[k] ?? 0;
    if ((literal & 1) === 1) {
      lo -= weight;
      hi -= weight;
      weight = -weight;
    }
    const item = atoms.item[literal >> 1] ?? -1;
    const value = atoms.value[literal >> 1] ?? 0;
    if (item >= 0) {
      const key = colourKey(item, value);
      ofColour.set(key, (ofColour.get(key) ?? 0) + weight);
    } else if (live.has(value)) ofOption.set(value, (ofOption.get(value) ?? 0) + weight);
  }
  return { lo, hi, ofOption, ofColour };
}

/** Undefined if there is an edge that a diagram cannot decide at one place, or two edges that join the same vertices. */
function edgesOf(
  problem: Problem,
  loop: Problem["globals"][number],
  live: ReadonlySet<number>,
): Edge[] | undefined {
  const edges: Edge[] = [];
  const joined = new Set<string>();
  const { atoms } = problem;
  for (let e = 0; e < loop.literals.length; e++) {
    const [from, to] = [loop.graph.from[e] ?? 0, loop.graph.to[e] ?? 0];
    const pair = `${Math.min(from, to)} ${Math.max(from, to)}`;
    if (from === to || joined.has(pair)) return undefined;
    joined.add(pair);
    const literal = loop.literals[e] ?? 0;
    const negated = (literal & 1) === 1;
    const item = atoms.item[literal >> 1] ?? -1;
    const value = atoms.value[literal >> 1] ?? 0;
    if (item >= 0) {
      if (negated) return undefined;
      edges.push({ from, to, option: -1, negated, colour: colourKey(item, value) });
    } else if (live.has(value)) edges.push({ from, to, option: value, negated, colour: undefined });
    else if (negated) return undefined;
  }
  return edges;
}
