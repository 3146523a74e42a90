/**
 * A chain, unrolled: for each step the states that can be reached and, where only acceptance is asked for, from which acceptance can be reached;
 * states with the same future are one. The result is the smallest layered automaton of what is asked (Hopcroft and Ullman's minimisation is
 * trivial without circles: one pass from the end).
 */
import type { Chain, State } from "../condition.js";
import { LoweringLimit } from "./limits.js";

export interface Layer {
  /** By state of this layer, by symbol of the step: the state of the next layer, or NOWHERE. */
  readonly next: readonly (readonly number[])[];
}

export interface Automaton {
  /** One for each step. The first has one state, or none: then nothing is accepted. */
  readonly layers: readonly Layer[];
  /** By state of the layer after the last: the classes that `classOf` gave. */
  readonly ends: readonly string[];
}

/** From here nothing is accepted. */
export const NOWHERE = -1;

/**
 * `classOf` undefined for a state: that it is reached is ruled out. It is asked for undefined too: the end of a sequence that stopped, for which
 * `next` was undefined.
 */
export function unroll(
  chain: Chain,
  classOf: (state: State | undefined) => string | undefined,
  limit: number,
): Automaton {
  const reached = reach(chain, classOf(undefined) !== undefined, limit);
  const ends: string[] = [];
  const endOf = new Map<string, number>();
  let classes = reached.last.map((state) => {
    const name = classOf(state);
    if (name === undefined) return NOWHERE;
    let end = endOf.get(name);
    if (end === undefined) {
      end = ends.length;
      ends.push(name);
      endOf.set(name, end);
    }
    return end;
  });
  const layers: Layer[] = [];
  for (let step = chain.steps.length - 1; step >= 0; step--) {
    const known = new Map<string, number>();
    const next: number[][] = [];
    const after = classes;
    classes = (reached.next[step] ?? []).map((targets) => {
      const own = targets.map((target) => (target === NOWHERE ? NOWHERE : (after[target] ?? NOWHERE)));
      if (own.every((target) => target === NOWHERE)) return NOWHERE;
      const key = own.join();
      let state = known.get(key);
      if (state === undefined) {
        state = next.length;
        next.push(own);
        known.set(key, state);
      }
      return state;
    });
    layers.unshift({ next });
  }
  return { layers, ends };
}

interface Reached {
  /** By step, by state in the order in which it was met, by symbol. */
  readonly next: readonly (readonly (readonly number[])[])[];
  readonly last: readonly (State | undefined)[];
}

function reach(chain: Chain, keepStopped: boolean, limit: number): Reached {
  const next: number[][][] = [];
  let states: (State | undefined)[] = [chain.start];
  let size = 0;
  chain.steps.forEach((symbols, step) => {
    const known = new Map<State | undefined, number>();
    const following: (State | undefined)[] = [];
    next.push(
      states.map((state) =>
        symbols.map(({ symbol }) => {
          if (++size > limit) throw new LoweringLimit(limit);
          const target = state === undefined ? undefined : chain.next(state, symbol, step);
          if (target === undefined && !keepStopped) return NOWHERE;
          let index = known.get(target);
          if (index === undefined) {
            index = following.length;
            following.push(target);
            known.set(target, index);
          }
          return index;
        }),
      ),
    );
    states = following;
  });
  return { next, last: states };
}
