/**
 * A chain, unrolled: for each step the states that can be reached and, where only acceptance is asked for, from which acceptance can be reached;
 * states with the same future are one. The result is the smallest layered automaton of what is asked (Hopcroft and Ullman's minimisation is
 * trivial without circles: one pass from the end).
 *
 * Of sequences whose values all differ, ways are left out that no such sequence takes (values-on-ways.ts): it is smaller then, and says no less of
 * those that are left.
 */
import type { Chain, State } from "../../condition.js";
import { LoweringLimit } from "../limits.js";
import {
  freeValues,
  join,
  nothingRead,
  read,
  type StepValues,
  stepFurther,
  type ValuesRead,
} from "./values-on-ways.js";

export interface AutomatonLayer {
  /** By state of this layer, by symbol of the step: the state of the next layer, or NOWHERE. */
  readonly next: readonly (readonly number[])[];
}

export interface Automaton {
  /** One for each step. The first has one state, or none: then nothing is accepted. */
  readonly layers: readonly AutomatonLayer[];
  /** By state of the layer after the last: the classes that `classOf` gave. */
  readonly ends: readonly string[];
}

/** From here nothing is accepted. */
export const NOWHERE = -1;

/**
 * `classOf` undefined for a state: that it is reached is ruled out. It is asked for undefined too: the end of a sequence that stopped, for which
 * `next` was undefined. `different`: of steps whose values all differ.
 */
export function unroll(
  chain: Chain,
  classOf: (state: State | undefined) => string | undefined,
  limit: number,
  different: readonly StepValues[] = [],
): Automaton {
  const reached = reach(chain, classOf(undefined) !== undefined, limit, different);
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
  const layers: AutomatonLayer[] = [];
  let after = nothingRead(ends.length);
  for (let step = chain.steps.length - 1; step >= 0; step--) {
    const known = new Map<string, number>();
    const next: number[][] = [];
    const targetOf = classes;
    const before = reached.before[step] ?? nothingRead(1);
    const beyond = after;
    const values = stepFurther(beyond, different[step]);
    const here = stepFurther(beyond, different[step]);
    classes = (reached.next[step] ?? []).map((targets, from) => {
      const own = targets.map((target, symbol) => {
        const to = target === NOWHERE ? NOWHERE : (targetOf[target] ?? NOWHERE);
        const free =
          to === NOWHERE ? undefined : freeValues(different[step], symbol, before, from, beyond, to);
        if (free === undefined) return NOWHERE;
        read(values, from, beyond, to, free);
        return to;
      });
      if (own.every((target) => target === NOWHERE)) return NOWHERE;
      const key = own.join();
      let state = known.get(key);
      if (state === undefined) {
        state = next.length;
        next.push(own);
        known.set(key, state);
      }
      join(here, state, values.some[from] ?? 0, values.all[from] ?? 0);
      return state;
    });
    after = here;
    layers.unshift({ next });
  }
  return { layers, ends };
}

interface Reached {
  /** By step, by state in the order in which it was met, by symbol. */
  readonly next: readonly (readonly (readonly number[])[])[];
  readonly last: readonly (State | undefined)[];
  /** By step: what was read on the way to its states. */
  readonly before: readonly ValuesRead[];
}

function reach(chain: Chain, keepStopped: boolean, limit: number, different: readonly StepValues[]): Reached {
  const next: number[][][] = [];
  const before: ValuesRead[] = [];
  let states: (State | undefined)[] = [chain.start];
  let values = nothingRead(1);
  let size = 0;
  chain.steps.forEach((symbols, step) => {
    const known = new Map<State | undefined, number>();
    const following: (State | undefined)[] = [];
    const own = different[step];
    const after = stepFurther(values, own);
    next.push(
      states.map((state, from) =>
        symbols.map(({ symbol }, place) => {
          if (++size > limit) throw new LoweringLimit(limit);
          const target = state === undefined ? undefined : chain.next(state, symbol, step);
          if (target === undefined && !keepStopped) return NOWHERE;
          const free = freeValues(own, place, values, from);
          if (free === undefined) return NOWHERE;
          let index = known.get(target);
          if (index === undefined) {
            index = following.length;
            following.push(target);
            known.set(target, index);
          }
          read(after, index, values, from, free);
          return index;
        }),
      ),
    );
    before.push(values);
    values = after;
    states = following;
  });
  return { next, last: states, before };
}
