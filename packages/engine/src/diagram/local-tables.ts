/**
 * Rules on few options as tables: the sums of a group are followed together by the smallest automaton that accepts what all of them allow (it is minimal
 * level by level, as a diagram of their own would be). A condition that two sums state costs nothing then, and options that nobody sees, and which only these sums
 * look at, need not be decided: an automaton follows all of their values at once.
 */
import type { Sum } from "./entries.js";

/** Sums that are followed together, and the items of which one option each is taken, whatever it is. */
export interface Group {
  readonly sums: readonly Sum[];
  readonly hidden: readonly (readonly number[])[];
  /** The options that are decided. */
  readonly options: ReadonlySet<number>;
}

export interface Table {
  /** The steps that concern it. */
  readonly steps: readonly number[];
  /** By step, for each option that counts there, and -1 for all else: the state after, or -1, by the state before. */
  readonly moves: readonly ReadonlyMap<number, readonly number[]>[];
  /** For each step, and for each state after it, the options of later steps that may still be taken. Unknown for tables of many steps. */
  readonly possible: readonly (readonly ReadonlySet<number>[])[];
  /** The largest number of states at once. */
  readonly states: number;
}

/** Values of hidden items that are followed at once, and states, before the automaton is made minimal as after. */
const MOST_VALUES = 64;
const MOST_STATES = 256;
/** Steps of a table; and of one that is as simple as a count of a few, or of all but a few. */
const MOST_STEPS = 24;
const MOST_SIMPLE_STEPS = 512;
const FEW = 8;

const combinations = (hidden: Group["hidden"]): readonly (readonly number[])[] =>
  hidden.reduce<readonly (readonly number[])[]>(
    (all, options) => all.flatMap((each) => options.map((option) => [...each, option])),
    [[]],
  );

/** "none": nothing is allowed. Undefined: it is too large. */
export function tableOf(group: Group, stepOf: ArrayLike<number>): Table | "none" | undefined {
  const values = group.hidden.reduce((product, options) => product * options.length, 1);
  if (values > MOST_VALUES) return undefined;
  const steps = [...new Set([...group.options].map((option) => stepOf[option] ?? 0))].sort((a, b) => a - b);
  if (steps.length > (isSimple(group) ? MOST_SIMPLE_STEPS : MOST_STEPS)) return undefined;
  const symbols = steps.map((s) => [-1, ...[...group.options].filter((option) => stepOf[option] === s)]);
  const followed = follow(group, symbols);
  return followed === undefined || followed === "none" ? followed : minimal(steps, symbols, followed);
}

function isSimple({ sums, hidden }: Group): boolean {
  const [sum, ...others] = sums;
  if (sum === undefined || others.length > 0 || hidden.length > 0) return false;
  const { lo, hi, ofOption } = sum;
  const most = ofOption.size;
  return [...ofOption.values()].every((weight) => weight === 1) && (hi >= most ? lo : hi) <= FEW;
}

/** For each value of the hidden items, the sums so far; undefined where that value is out. */
type Followed = readonly (readonly number[] | undefined)[];

interface Level {
  readonly count: number;
  /** By symbol, the state after, or -1, by the state before. */
  readonly moves: readonly (readonly number[])[];
}

function follow(
  group: Group,
  symbols: readonly (readonly number[])[],
): readonly Level[] | "none" | undefined {
  const { sums } = group;
  const bounds = boundsAfter(sums, symbols);
  const start: Followed = combinations(group.hidden).map((taken) => {
    const sum = sums.map(({ ofOption }) =>
      taken.reduce((all, option) => all + (ofOption.get(option) ?? 0), 0),
    );
    return within(sum, sums, bounds[0]);
  });
  if (start.every((each) => each === undefined)) return "none";
  let states: readonly Followed[] = [start];
  const levels: Level[] = [];
  for (let k = 0; k < symbols.length; k++) {
    const known = new Map<string, number>();
    const next: Followed[] = [];
    const moves = (symbols[k] ?? []).map((option) =>
      states.map((state) => {
        const after = state.map((sum) =>
          sum === undefined ? undefined : within(added(sum, sums, option), sums, bounds[k + 1]),
        );
        if (after.every((each) => each === undefined)) return -1;
        const key = after.map((each) => each?.join() ?? "").join(";");
        const number = known.get(key) ?? next.push(after) - 1;
        known.set(key, number);
        return number;
      }),
    );
    levels.push({ count: states.length, moves });
    if (next.length > MOST_STATES) return undefined;
    states = next;
  }
  return levels;
}

const added = (sum: readonly number[], sums: readonly Sum[], option: number): readonly number[] =>
  option < 0 ? sum : sum.map((value, r) => value + (sums[r]?.ofOption.get(option) ?? 0));

/** Returns undefined if a sum cannot be reached any more. One that is sure to be is 0 from then on, and its bounds are none: it is left out of what is compared. */
function within(
  sum: readonly number[],
  sums: readonly Sum[],
  rest: readonly { readonly below: number; readonly above: number }[] | undefined,
): readonly number[] | undefined {
  const settled: number[] = [];
  for (let r = 0; r < sums.length; r++) {
    const { lo, hi } = sums[r] ?? { lo: 0, hi: 0 };
    const value = sum[r] ?? 0;
    const { below, above } = rest?.[r] ?? { below: 0, above: 0 };
    if (value === SURE || (value + below >= lo && value + above <= hi)) settled.push(SURE);
    else if (value + above < lo || value + below > hi) return undefined;
    else settled.push(value);
  }
  return settled;
}

/** Whatever is added to it, it stays. */
const SURE = Number.POSITIVE_INFINITY;

/** Before each step, and after the last: how much of each sum may still come. */
function boundsAfter(
  sums: readonly Sum[],
  symbols: readonly (readonly number[])[],
): { readonly below: number; readonly above: number }[][] {
  const all = [sums.map(() => ({ below: 0, above: 0 }))];
  for (const options of symbols.toReversed()) {
    const later = all[0] ?? [];
    all.unshift(
      sums.map(({ ofOption }, r) => {
        const weights = options.map((option) => ofOption.get(option) ?? 0);
        return {
          below: (later[r]?.below ?? 0) + Math.min(...weights),
          above: (later[r]?.above ?? 0) + Math.max(...weights),
        };
      }),
    );
  }
  return all;
}

function minimal(
  steps: readonly number[],
  symbols: readonly (readonly number[])[],
  levels: readonly Level[],
): Table | "none" {
  // From behind: states that allow the same are one. All that are left at the end accept.
  let classes: readonly number[] | undefined;
  let possibleOfClass: readonly ReadonlySet<number>[] = [new Set()];
  let most = 1;
  const isAsked = steps.length <= MOST_STEPS;
  const moves: ReadonlyMap<number, readonly number[]>[] = [];
  const possible: (readonly ReadonlySet<number>[])[] = [];
  for (let k = levels.length - 1; k >= 0; k--) {
    const level = levels[k];
    const options = symbols[k] ?? [];
    if (level === undefined) break;
    const after = classes;
    if (isAsked) possible.unshift(possibleOfClass);
    const known = new Map<string, number>();
    const tables = options.map((): number[] => []);
    const mayFollow: ReadonlySet<number>[] = [];
    const of = Array.from({ length: level.count }, (_, state) => {
      const next = options.map((__, symbol) => {
        const to = level.moves[symbol]?.[state] ?? -1;
        return to < 0 ? -1 : after === undefined ? 0 : (after[to] ?? -1);
      });
      if (next.every((to) => to < 0)) return -1;
      const key = next.join();
      const found = known.get(key);
      if (found !== undefined) return found;
      const number = known.size;
      known.set(key, number);
      const follows = new Set<number>();
      next.forEach((to, symbol) => {
        tables[symbol]?.push(to);
        if (to < 0 || !isAsked) return;
        follows.add(options[symbol] ?? -1);
        for (const option of possibleOfClass[to] ?? []) follows.add(option);
      });
      mayFollow.push(follows);
      return number;
    });
    moves.unshift(new Map(options.map((option, symbol) => [option, tables[symbol] ?? []])));
    classes = of;
    possibleOfClass = mayFollow;
    most = Math.max(most, mayFollow.length);
  }
  if (levels.length > 0 && (classes?.[0] ?? -1) < 0) return "none";
  return { steps, moves, possible, states: most };
}

/** Whether it allows everything. */
export const isTrivial = ({ moves, states }: Table): boolean =>
  states === 1 && moves.every((step) => [...step.values()].every((table) => table.every((to) => to >= 0)));
