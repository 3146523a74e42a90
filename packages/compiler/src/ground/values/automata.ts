/** The end of a chain: asked whether it passes, or for each value that it can be. */
import type { Chain, Condition, State } from "../../condition.js";
import type { Span } from "../../text/span.js";
import { MACHINE_STATES } from "../../thresholds.js";
import {
  type Case,
  type Entry,
  type Known,
  keyOf,
  type Machine,
  type RunPlace,
  type Truth,
} from "../value.js";
import { tooMany } from "../world/faults.js";
import type { World } from "../world/world.js";

export type AutomatonStep = Chain["steps"][number];

/** The symbol that stands for an entry that is not there, or has no value. */
export const SKIP = -1;

/** One step that reads an entry: the symbol of its value, or SKIP. */
export function stepOf(
  world: World,
  entry: Entry,
  span: Span,
  symbolOf: (value: Known) => number,
): AutomatonStep {
  const { conditions } = world;
  const step: { symbol: number; when: Condition | true }[] = [];
  const add = (symbol: number, when: Truth): void => {
    if (when !== false) step.push({ symbol, when });
  };
  const whens: Truth[] = [];
  for (const { value, when } of world.operators.casesOf(entry.value, span)) {
    const here = conditions.both(entry.when, when);
    whens.push(here);
    add(symbolOf(value), here);
  }
  add(SKIP, conditions.not(conditions.anyOf(whens)));
  return step;
}

/** Whether a place of runs holds; SKIP where it is not there. */
export function placeStep(world: World, { there, yes }: RunPlace): AutomatonStep {
  const { conditions } = world;
  const of = (symbol: number, truth: Truth): AutomatonStep =>
    truth === false ? [] : [{ symbol, when: truth }];
  return [
    ...of(1, conditions.both(there, yes)),
    ...of(0, conditions.both(there, conditions.not(yes))),
    ...of(SKIP, conditions.not(there)),
  ];
}

interface Ends {
  readonly states: readonly State[];
  /** Whether the chain may also stop before. */
  readonly mayStop: boolean;
}

/** The states in which the chain can end. */
function endsOf(chain: Chain, span: Span): Ends {
  let mayStop = false;
  let states = new Set<State>([chain.start]);
  chain.steps.forEach((step, k) => {
    const next = new Set<State>();
    for (const state of states)
      for (const { symbol } of step) {
        const after = chain.next(state, symbol, k);
        if (after === undefined) mayStop = true;
        else next.add(after);
      }
    if (next.size > MACHINE_STATES) throw tooMany(span, "possible results of this", MACHINE_STATES);
    states = next;
  });
  return { states: [...states], mayStop };
}

export function machineCases(world: World, machine: Machine, span: Span): readonly Case[] {
  const byKey = new Map<unknown, { readonly value: Known; readonly states: Set<State> }>();
  const { states, mayStop } = endsOf(machine.chain, span);
  for (const state of states) {
    const value = machine.outcome(state);
    const key = keyOf(value);
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, { value, states: new Set([state]) });
    else group.states.add(state);
  }
  const all = [...byKey];
  const [only] = all;
  if (all.length === 1 && only !== undefined && !mayStop) return [{ value: only[1].value, when: true }];
  return all.map(([key, { value, states }]) => ({
    value,
    when: world.conditions.chain(machine.chain, `ends ${String(key)}`, (state) => states.has(state)),
  }));
}

/** The condition that the outcome passes; `key` names the test among those of this machine. */
export function machineIs(
  world: World,
  machine: Machine,
  span: Span,
  key: string,
  passes: (outcome: Known) => boolean,
): Truth {
  const { states, mayStop } = endsOf(machine.chain, span);
  const kept = new Set(states.filter((state) => passes(machine.outcome(state))));
  if (kept.size === 0) return false;
  if (kept.size === states.length && !mayStop) return true;
  return world.conditions.chain(machine.chain, key, (state) => kept.has(state));
}
