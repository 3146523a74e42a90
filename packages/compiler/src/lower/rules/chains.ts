/**
 * Chains: finite automata over a sequence, as layers of states. Of each layer exactly one state holds, and of each step exactly one way from a
 * state to a state; a way holds where its state and one of its symbols do. All of them are functions of the symbols read, from the first on, so
 * counts are true. A state that one way alone leads to, or that one way alone leaves, is that way: no truth of its own.
 *
 * Unit propagation on these rows is domain consistent: a state without ways in or out is off, a way that is off is so for every symbol that
 * needs it, and a symbol none of whose ways is left is off.
 */
import type { Chain, Condition, State } from "../../condition.js";
import type { GroundVariableId } from "../../ground.js";
import { CHAIN_SIZE } from "../../thresholds.js";
import { type Automaton, NOWHERE, unroll } from "./automaton.js";
import type { Lowering } from "./lowering.js";
import { type DraftLiteral, FALSE, TRUE } from "./row-draft.js";
import { MOST_VALUES, type StepValues } from "./values-on-ways.js";

type Accepts = (state: State) => boolean;

/** A symbol of a step that can be read, and its truth. */
interface Read {
  readonly symbol: number;
  readonly when: Condition | true;
  readonly truth: DraftLiteral;
}

export function assertChain(lowering: Lowering, chain: Chain, accepts: Accepts): void {
  const { possible, steps } = readable(lowering, chain);
  const automaton = unroll(
    possible,
    (state) => (state !== undefined && accepts(state) ? "" : undefined),
    CHAIN_SIZE,
    differentValues(lowering, steps),
  );
  const start = automaton.layers[0];
  if (automaton.ends.length === 0 || start?.next.length === 0) lowering.rows.clause([]);
  else statesAtEnd(lowering, automaton, steps);
}

export function truthOfChain(lowering: Lowering, chain: Chain, accepts: Accepts): DraftLiteral {
  const { possible, steps } = readable(lowering, chain);
  const automaton = unroll(
    possible,
    (state) => (state !== undefined && accepts(state) ? "accepted" : "not"),
    CHAIN_SIZE,
    differentValues(lowering, steps),
  );
  const ends = statesAtEnd(lowering, automaton, steps);
  return ends[automaton.ends.indexOf("accepted")] ?? FALSE;
}

/** The chain without symbols that cannot be read. */
function readable(
  lowering: Lowering,
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

/** Of steps that read a variable each, which are all different: for which values each symbol stands. */
function differentValues(
  { different, values }: Lowering,
  steps: readonly (readonly Read[])[],
): readonly StepValues[] {
  const variables = new Set<GroundVariableId>();
  const own = steps.map((read) => {
    const variable = onlyVariable(read);
    if (variable === undefined || variables.has(variable)) return undefined;
    variables.add(variable);
    return variable;
  });
  const all = variables.size < 2 ? undefined : different.valuesOf([...variables]);
  if (all === undefined || all.length > MOST_VALUES) return [];
  const bits = new Map(all.map((value, place) => [value, 1 << place]));
  return own.map((variable, step) => {
    if (variable === undefined) return undefined;
    const domain = new Set(values.domainOf(variable));
    return (steps[step] ?? []).map(({ when }) =>
      when === true || when.kind !== "literal"
        ? 0
        : when.values.reduce((sum, value) => (domain.has(value) ? sum | (bits.get(value) ?? 0) : sum), 0),
    );
  });
}

/** The variable that every symbol of the step is about. */
function onlyVariable(read: readonly Read[]): GroundVariableId | undefined {
  let variable: GroundVariableId | undefined;
  for (const { when } of read) {
    if (when === true || when.kind !== "literal") return undefined;
    variable ??= when.variable;
    if (variable !== when.variable) return undefined;
  }
  return variable;
}

/**
 * A way: from any of some states to a state, on any of these symbols. Ways to one state on the same symbols are one, since whichever of its states
 * and whichever of its symbols holds, it leads there: there is a truth for each pair of a state and a set of symbols, and not one for each pair of states.
 */
interface Way {
  readonly from: number[];
  readonly to: number;
  readonly symbols: readonly number[];
  /** Made after the ways are known. */
  truth: DraftLiteral;
}

/** Adds the layers, and gives the truths of the states after the last step. */
function statesAtEnd(
  lowering: Lowering,
  automaton: Automaton,
  steps: readonly (readonly Read[])[],
): readonly DraftLiteral[] {
  let states: readonly DraftLiteral[] = [TRUE];
  automaton.layers.forEach(({ next }, step) => {
    const count = automaton.layers[step + 1]?.next.length ?? automaton.ends.length;
    states = addLayer(lowering, next, count, steps[step] ?? [], states);
  });
  return states;
}

function addLayer(
  lowering: Lowering,
  next: readonly (readonly number[])[],
  targets: number,
  read: readonly Read[],
  states: readonly DraftLiteral[],
): readonly DraftLiteral[] {
  const { rows } = lowering;
  const ways = waysOf(next);
  const out = group(ways, next.length, (way) => way.from);
  const into = group(ways, targets, (way) => [way.to]);
  for (const way of ways) way.truth = truthOfWay(lowering, way, read, states, out);
  out.forEach((leaving, state) => {
    const stateOff = (states[state] ?? FALSE) ^ 1;
    if (leaving.some(({ from }) => from.length > 1)) rows.clause([stateOff, ...truthsOf(leaving)]);
    else if (leaving.length > 1) rows.exactlyOne([stateOff, ...truthsOf(leaving)]);
  });
  const reached = into.map((arriving) => {
    const [only] = arriving;
    if (only === undefined) return FALSE;
    if (targets === 1) {
      rows.exactlyOne(truthsOf(arriving));
      return TRUE;
    }
    if (arriving.length === 1) return only.truth;
    const state = rows.fresh();
    rows.exactlyOne([state ^ 1, ...truthsOf(arriving)]);
    return state;
  });
  if (targets > 1) rows.exactlyOne(reached);
  const onSymbol = read.map(({ truth }) => [truth ^ 1]);
  for (const { symbols, truth } of ways) for (const symbol of symbols) onSymbol[symbol]?.push(truth);
  for (const clause of onSymbol) if (clause[0] !== FALSE) rows.clause(clause);
  return reached;
}

const truthsOf = (ways: readonly Way[]): readonly DraftLiteral[] => ways.map(({ truth }) => truth);

/** `out`: the ways that leave each state. */
function truthOfWay(
  lowering: Lowering,
  way: Way,
  read: readonly Read[],
  states: readonly DraftLiteral[],
  out: readonly (readonly Way[])[],
): DraftLiteral {
  const symbols = union(lowering, read, way.symbols);
  const [from = 0, more] = way.from;
  const state = states[from] ?? FALSE;
  if (more !== undefined)
    return wayFromSeveral(
      lowering,
      way.from.map((one) => states[one] ?? FALSE),
      symbols,
    );
  if (out[from]?.length !== 1) return lowering.all([state, symbols]);
  lowering.rows.clause([state ^ 1, symbols]);
  return state;
}

/** From one of the states, of which at most one holds, and on the symbols. */
function wayFromSeveral(
  { rows }: Lowering,
  states: readonly DraftLiteral[],
  symbols: DraftLiteral,
): DraftLiteral {
  const way = rows.fresh();
  rows.clause([way ^ 1, symbols]);
  rows.clause([way ^ 1, ...states]);
  for (const state of states) rows.clause([state ^ 1, symbols ^ 1, way]);
  return way;
}

function waysOf(next: readonly (readonly number[])[]): Way[] {
  const ways: Way[] = [];
  const bySymbols = new Map<string, Way>();
  next.forEach((targets, from) => {
    targets.forEach((to, first) => {
      if (to === NOWHERE || targets.indexOf(to) < first) return;
      const symbols: number[] = [];
      for (let symbol = first; symbol < targets.length; symbol++)
        if (targets[symbol] === to) symbols.push(symbol);
      // A variable that is read anyway is the state itself.
      const key = symbols.length < targets.length ? `${to}:${symbols.join()}` : undefined;
      const same = key === undefined ? undefined : bySymbols.get(key);
      if (same !== undefined) {
        same.from.push(from);
        return;
      }
      const way: Way = { from: [from], to, symbols, truth: FALSE };
      ways.push(way);
      if (key !== undefined) bySymbols.set(key, way);
    });
  });
  return ways;
}

function group(ways: readonly Way[], count: number, of: (way: Way) => readonly number[]): Way[][] {
  const groups: Way[][] = Array.from({ length: count }, () => []);
  for (const way of ways) for (const place of of(way)) groups[place]?.push(way);
  return groups;
}

/** One of these symbols is read. Symbols of a step exclude each other, and one of them is read. */
function union(lowering: Lowering, read: readonly Read[], symbols: readonly number[]): DraftLiteral {
  if (symbols.length === read.length) return TRUE;
  const [one = 0, more] = symbols;
  if (more === undefined) return read[one]?.truth ?? FALSE;
  const chosen = symbols.flatMap((symbol) => read[symbol] ?? []);
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
