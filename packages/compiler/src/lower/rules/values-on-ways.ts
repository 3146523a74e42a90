/**
 * For a layered automaton that reads values which all differ: the values that are on ways to its states, or from them. A way is left out where
 * no sequence of different values takes it: what each way before has read cannot be read again; nor can what the ways before have read between
 * them, if these are no more values than steps (Hall's condition); and with fewer values than steps there is no such way (all-different on
 * decision diagrams: Andersen, Hadzic, Hooker, Tiedemann 2007). So of a line of towers the highest that is seen so far is at least as high as
 * the number of towers passed.
 *
 * Nothing is lost: each of the three holds of every sequence of different values that ends accepted, so all of its ways stay.
 */

import { bitCount } from "../../ground/conditions/bits.js";

/** By symbol of a step: the values that it stands for, as bits; undefined of a step that reads none of those that differ. */
export type StepValues = readonly number[] | undefined;

/** Up to this many values have a bit each. */
export const MOST_VALUES = 30;

/** The values read between a layer and one end, in all ways of its states and in some. */
export interface ValuesRead {
  /** Steps between that read one of the values that differ. */
  readonly steps: number;
  /** By state, bits. */
  readonly some: number[];
  readonly all: number[];
}

export const nothingRead = (states: number): ValuesRead => ({
  steps: 0,
  some: new Array<number>(states).fill(0),
  all: new Array<number>(states).fill(0),
});

/** One step further, its states still to be met. */
export const stepFurther = ({ steps }: ValuesRead, step: StepValues): ValuesRead => ({
  steps: step === undefined ? steps : steps + 1,
  some: [],
  all: [],
});

/** No value is left: no sequence of different values goes through this state. */
const EVERY = -1;

/** The values that are read between in any case. */
function taken({ steps, some, all }: ValuesRead, state: number): number {
  const own = some[state] ?? 0;
  const values = bitCount(own);
  if (values < steps) return EVERY;
  return values === steps ? own : (all[state] ?? 0);
}

/** The values that the symbol can stand for on the way from one state to another; undefined where there is no such way. */
export function freeValues(
  step: StepValues,
  symbol: number,
  before: ValuesRead,
  from: number,
  after?: ValuesRead,
  to = 0,
): number | undefined {
  const used = taken(before, from) | (after === undefined ? 0 : taken(after, to));
  if (used === EVERY) return undefined;
  const free = step === undefined ? 0 : (step[symbol] ?? 0) & ~used;
  if (step !== undefined && free === 0) return undefined;
  if (after === undefined) return free;
  const all = (before.some[from] ?? 0) | free | (after.some[to] ?? 0);
  const steps = before.steps + after.steps + (step === undefined ? 0 : 1);
  return bitCount(all) < steps ? undefined : free;
}

/** The state is reached from one on the other side, by a step on one of these values. */
export function read(
  values: ValuesRead,
  state: number,
  beyond: ValuesRead,
  other: number,
  free: number,
): void {
  const certain = (free & (free - 1)) === 0 ? free : 0;
  join(values, state, (beyond.some[other] ?? 0) | free, (beyond.all[other] ?? 0) | certain);
}

/** Adds the values read in a state to those of a state that stands for it and others. */
export function join(values: ValuesRead, state: number, some: number, all: number): void {
  values.some[state] = (values.some[state] ?? 0) | some;
  values.all[state] = (values.all[state] ?? EVERY) & all;
}
