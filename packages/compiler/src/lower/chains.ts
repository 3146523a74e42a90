/**
 * Chains: finite automata over a sequence, as layers of states. Of each layer exactly one state holds, and of each step exactly one way from a
 * state to a state; a way holds where its state and one of its symbols do. All of them are functions of the symbols read, from the first on, so
 * counts are true. A state that one way alone leads to, or that one way alone leaves, is that way: no truth of its own.
 *
 * Unit propagation on these rows is domain consistent: a state without ways in or out is off, a way that is off is so for every symbol that
 * needs it, and a symbol none of whose ways is left is off.
 */
import type { Chain, Condition, State } from "../condition.js";
import { type Automaton, NOWHERE, unroll } from "./automaton.js";
import { FALSE, TRUE, type Truth } from "./row-draft.js";
import type { RuleLowering } from "./rule-lowering.js";
import { CHAIN_SIZE } from "./thresholds.js";

type Accepts = (state: State) => boolean;

/** A symbol of a step that can be read, and its truth. */
interface Read {
  readonly symbol: number;
  readonly when: Condition | true;
  readonly truth: Truth;
}

export function assertChain(lowering: RuleLowering, chain: Chain, accepts: Accepts): void {
  const { possible, steps } = readable(lowering, chain);
  const automaton = unroll(
    possible,
    (state) => (state !== undefined && accepts(state) ? "" : undefined),
    CHAIN_SIZE,
  );
  const start = automaton.layers[0];
  if (automaton.ends.length === 0 || start?.next.length === 0) lowering.rows.clause([]);
  else statesAtEnd(lowering, automaton, steps);
}

export function truthOfChain(lowering: RuleLowering, chain: Chain, accepts: Accepts): Truth {
  const { possible, steps } = readable(lowering, chain);
  const automaton = unroll(
    possible,
    (state) => (state !== undefined && accepts(state) ? "accepted" : "not"),
    CHAIN_SIZE,
  );
  const ends = statesAtEnd(lowering, automaton, steps);
  return ends[automaton.ends.indexOf("accepted")] ?? FALSE;
}

/** The chain without symbols that cannot be read. */
function readable(
  lowering: RuleLowering,
  chain: Chain,
): { readonly possible: Chain; readonly steps: readonly (readonly Read[])[] } {
  const steps = chain.steps.map((symbols) => {
    const read = symbols.map(
      ({ symbol, when }): Read => ({ symbol, when, truth: when === true ? TRUE : lowering.truth(when) }),
    );
    const certain = read.find(({ truth }) => truth === TRUE);
    return certain === undefined ? read.filter(({ truth }) => truth !== FALSE) : [certain];
  });
  return { possible: { ...chain, steps }, steps };
}

/** A way: from a state to a state, on any of these symbols. */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly symbols: number[];
}

/** Adds the layers, and gives the truths of the states after the last step. */
function statesAtEnd(
  lowering: RuleLowering,
  automaton: Automaton,
  steps: readonly (readonly Read[])[],
): readonly Truth[] {
  let states: readonly Truth[] = [TRUE];
  automaton.layers.forEach(({ next }, step) => {
    const count = automaton.layers[step + 1]?.next.length ?? automaton.ends.length;
    states = addLayer(lowering, next, count, steps[step] ?? [], states);
  });
  return states;
}

function addLayer(
  lowering: RuleLowering,
  next: readonly (readonly number[])[],
  targets: number,
  read: readonly Read[],
  states: readonly Truth[],
): readonly Truth[] {
  const { rows } = lowering;
  const ways = waysOf(next);
  const out = group(ways, next.length, (way) => way.from);
  const into = group(ways, targets, (way) => way.to);
  const truths = new Map<Way, Truth>();
  for (const way of ways) {
    const from = states[way.from] ?? FALSE;
    const symbols = union(lowering, read, way.symbols);
    if (out[way.from]?.length === 1) {
      truths.set(way, from);
      rows.clause([from ^ 1, symbols]);
    } else truths.set(way, lowering.all([from, symbols]));
  }
  const truthOf = (way: Way): Truth => truths.get(way) ?? FALSE;
  out.forEach((leaving, state) => {
    if (leaving.length > 1) rows.exactlyOne([(states[state] ?? FALSE) ^ 1, ...leaving.map(truthOf)]);
  });
  const reached = into.map((arriving) => {
    const [only] = arriving;
    if (only === undefined) return FALSE;
    if (targets === 1) {
      rows.exactlyOne(arriving.map(truthOf));
      return TRUE;
    }
    if (arriving.length === 1) return truthOf(only);
    const state = rows.fresh();
    rows.exactlyOne([state ^ 1, ...arriving.map(truthOf)]);
    return state;
  });
  if (targets > 1) rows.exactlyOne(reached);
  read.forEach(({ truth }, symbol) => {
    if (truth !== TRUE)
      rows.clause([truth ^ 1, ...ways.filter((way) => way.symbols.includes(symbol)).map(truthOf)]);
  });
  return reached;
}

function waysOf(next: readonly (readonly number[])[]): Way[] {
  return next.flatMap((targets, from) => {
    const ways = new Map<number, Way>();
    targets.forEach((to, symbol) => {
      if (to === NOWHERE) return;
      const way = ways.get(to);
      if (way === undefined) ways.set(to, { from, to, symbols: [symbol] });
      else way.symbols.push(symbol);
    });
    return [...ways.values()];
  });
}

function group(ways: readonly Way[], count: number, of: (way: Way) => number): Way[][] {
  const groups: Way[][] = Array.from({ length: count }, () => []);
  for (const way of ways) groups[of(way)]?.push(way);
  return groups;
}

/** One of these symbols is read. Symbols of a step exclude each other, and one of them is read. */
function union(lowering: RuleLowering, read: readonly Read[], symbols: readonly number[]): Truth {
  if (symbols.length === read.length) return TRUE;
  const chosen = symbols.flatMap((symbol) => read[symbol] ?? []);
  const [first] = chosen;
  if (first === undefined) return FALSE;
  if (chosen.length === 1) return first.truth;
  const held = chosen.flatMap(({ when }) => (when === true ? [] : (lowering.holding(when) ?? [])));
  const holder = held[0]?.holder;
  if (holder !== undefined && held.length === chosen.length && held.every((each) => each.holder === holder))
    return lowering.values.oneOf(
      holder,
      held.flatMap(({ values }) => values),
    );
  const rest = read.filter((_, symbol) => !symbols.includes(symbol));
  if (rest.length === 1) return (rest[0]?.truth ?? FALSE) ^ 1;
  const truths = chosen.map(({ truth }) => truth);
  return lowering.once(`|${truths.join()}`, (rows) => {
    const truth = rows.fresh();
    rows.exactlyOne([truth ^ 1, ...truths]);
    rows.exactlyOne([truth, ...rest.map((each) => each.truth)]);
    return truth;
  });
}
