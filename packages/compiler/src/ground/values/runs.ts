/**
 * The lengths of runs, as an automaton. Compared with a known list it follows that list: its state is how many runs are done and how long the
 * present one is. Otherwise, and in a closed ring, its state spells what was read; a ring has eight cells.
 * Every state is a function of the cells that were read.
 */
import type { Chain, State } from "../../condition.js";
import type { Span } from "../../text/span.js";
import {
  type BagValue,
  bagWith,
  type Entry,
  type Known,
  keyOf,
  type ListValue,
  type Machine,
  numberIn,
  type Runs,
  type Truth,
  type Value,
} from "../value.js";
import type { World } from "../world/world.js";
import { machineIs, placeStep, SKIP } from "./automata.js";
import { countOf } from "./sums.js";

/** Where a piece begins that does not touch what was read before. */
export function cuts(runs: Runs): ReadonlySet<number> {
  const found = new Set<number>();
  let at = 0;
  for (const piece of runs.pieces) {
    if (at > 0) found.add(at);
    at += piece.length;
  }
  return found;
}

export function stepsOf(world: World, runs: Runs): Chain["steps"] {
  return runs.pieces.flatMap((piece) => piece.map((place) => placeStep(world, place)));
}

/** State: whether the first cell that is there is in a run (empty: none was yet), the lengths of the runs that are done, and that of the present one: `1|2,1|3`. */
export function runsAsMachine(world: World, runs: Runs): Machine {
  const cut = cuts(runs);
  const chain: Chain = {
    start: "||0",
    next: (state, symbol, step) => {
      const [first = "", done = "", now = "0"] = String(state).split("|");
      const present = cut.has(step) ? 0 : Number(now);
      const closedBefore = cut.has(step) ? appended(done, Number(now)) : done;
      if (symbol === SKIP) return `${first}|${closedBefore}|${present}`;
      const begins = first === "" ? `${symbol}` : first;
      if (symbol === 1) return `${begins}|${closedBefore}|${present + 1}`;
      return `${begins}|${appended(closedBefore, present)}|0`;
    },
    steps: stepsOf(world, runs),
  };
  return { kind: "machine", chain, outcome: (state) => lengthsIn(runs, state) };
}

const appended = (done: string, length: number): string =>
  length === 0 ? done : done === "" ? `${length}` : `${done},${length}`;

function lengthsIn(runs: Runs, state: State): Known {
  const [first = "", done = "", now = "0"] = String(state).split("|");
  const lengths = done === "" ? [] : done.split(",").map(Number);
  const last = Number(now);
  if (last > 0)
    if (runs.closed && first === "1" && lengths.length > 0) lengths[0] = (lengths[0] ?? 0) + last;
    else lengths.push(last);
  const items = lengths.length === 0 ? [0] : lengths;
  return runs.of === "list" ? { kind: "list", items } : bagWith(items);
}

/**
 * Each run that there may be, by its first cell and then by its last, as an entry that is there where it is one: so many cells that hold, between two that do
 * not. Undefined in a ring, of which a run may go over the end, where cells may be absent, which end no run, and where the order is to be found.
 */
export function placesOfRuns({ conditions, budget }: World, runs: Runs): readonly Entry[] | undefined {
  const all = openPieces(runs);
  if (all === undefined) return undefined;
  const entries: Entry[] = [];
  const add = (value: number, when: Truth): void => {
    if (when !== false) entries.push({ value, when });
  };
  add(0, conditions.not(conditions.anyOf(all.flat())));
  for (const piece of all)
    for (const from of piece.keys())
      for (let to = from; to < piece.length && piece[to] !== false; to++) {
        budget.step();
        const around = [piece[from - 1], piece[to + 1]].map((yes) => conditions.not(yes ?? false));
        add(to - from + 1, conditions.allOf([...piece.slice(from, to + 1), ...around]));
      }
  return entries;
}

/**
 * How many lengths the list has: one for each cell that holds where the one before it does not; and one if no cell holds, or all cells of a closed ring do.
 * Undefined where cells may be absent, and where the order is to be found.
 */
export function sizeOfRuns({ conditions }: World, { pieces, closed, either }: Runs): Value | undefined {
  if (either !== undefined || !pieces.every((piece) => piece.every(({ there }) => there === true)))
    return undefined;
  const all = pieces.map((piece) => piece.map(({ yes }) => yes));
  const begins = all.flatMap((piece) =>
    piece.map((yes, at) =>
      conditions.both(yes, conditions.not((at === 0 && closed ? piece.at(-1) : piece[at - 1]) ?? false)),
    ),
  );
  const none = conditions.not(conditions.anyOf(all.flat()));
  return countOf([...begins, none, closed ? conditions.allOf(all.flat()) : false]);
}

/** Whether each cell holds, in pieces that are there in any case; undefined of a ring, and where cells may be absent or in another order. */
function openPieces({ pieces, closed, either }: Runs): readonly (readonly Truth[])[] | undefined {
  if (closed || either !== undefined) return undefined;
  return pieces.every((piece) => piece.every(({ there }) => there === true))
    ? pieces.map((piece) => piece.map(({ yes }) => yes))
    : undefined;
}

/**
 * The length of each run is allowed: where all lengths from some on are not, a clause for each window of so many cells, in which a cell does not
 * hold, says so of all longer runs; any other length that is not allowed, for each run of it. Undefined where a length may be allowed or not.
 */
export function lengthsAllowed(
  world: World,
  runs: Runs,
  isAllowed: (length: number) => Truth,
): Truth | undefined {
  const { conditions } = world;
  const all = openPieces(runs);
  const places = placesOfRuns(world, runs);
  if (all === undefined || places === undefined) return undefined;
  const allowed = new Map<Value, Truth>();
  let most = 0;
  for (const { value } of places) {
    if (typeof value !== "number" || allowed.has(value)) continue;
    const truth = isAllowed(value);
    if (typeof truth !== "boolean") return undefined;
    allowed.set(value, truth);
    if (truth) most = Math.max(most, value);
  }
  const windows = all.flatMap((piece) =>
    piece.slice(most).map((_, from) => conditions.not(conditions.allOf(piece.slice(from, from + most + 1)))),
  );
  const others = places.flatMap(({ value, when }) =>
    typeof value === "number" && value <= most && allowed.get(value) === false ? [conditions.not(when)] : [],
  );
  return conditions.allOf([...windows, ...others]);
}

/** The runs are these. */
export function runsAre(world: World, runs: Runs, wanted: ListValue | BagValue, span: Span): Truth {
  const key = String(keyOf(wanted));
  if (runs.of !== wanted.kind) return false;
  const lengths = wanted.items.map(numberIn);
  if (lengths.some((length) => !Number.isInteger(length) || length < 0)) return false;
  // The runs of nothing are the list `0`: no runs are ever the empty list.
  if (lengths.length === 0) return false;
  if (runs.closed || runs.of === "bag")
    return machineIs(
      world,
      runsAsMachine(world, runs),
      span,
      `is ${key}`,
      (outcome) => keyOf(outcome) === key,
    );
  return followed(world, runs, lengths.length === 1 && lengths[0] === 0 ? [] : lengths);
}

/** State: `done * (longest + 1) + present`. */
function followed(world: World, runs: Runs, lengths: readonly number[]): Truth {
  if (lengths.includes(0)) return false;
  const wide = Math.max(0, ...lengths) + 1;
  const cut = cuts(runs);
  const ended = (state: number): number | undefined => {
    const [done, now] = [Math.floor(state / wide), state % wide];
    if (now === 0) return state;
    return lengths[done] === now ? (done + 1) * wide : undefined;
  };
  const steps = stepsOf(world, runs);
  // Cells that are left are too few for the runs that are left: seen at once, not at the end. Across a cut two runs need no cell between them.
  const cutsBehind = steps.map((_, step) => [...cut].filter((each) => each > step).length);
  const need = lengths.map((_, i) => lengths.slice(i).reduce((sum, length) => sum + length + 1, -1));
  const chain: Chain = {
    start: 0,
    next: (before, symbol, step) => {
      const state = cut.has(step) ? ended(Number(before)) : Number(before);
      if (state === undefined) return undefined;
      const [done, now] = [Math.floor(state / wide), state % wide];
      const longer = now < (lengths[done] ?? 0) ? state + 1 : undefined;
      const after = symbol === SKIP ? state : symbol === 1 ? longer : ended(state);
      if (after === undefined) return undefined;
      const left = steps.length - step - 1 + (cutsBehind[step] ?? 0);
      const [doneAfter, nowAfter] = [Math.floor(after / wide), after % wide];
      return (need[doneAfter] ?? 0) - nowAfter > left ? undefined : after;
    },
    steps,
  };
  return world.conditions.chain(chain, "all", (state) => {
    const last = ended(Number(state));
    return last !== undefined && last === lengths.length * wide;
  });
}
