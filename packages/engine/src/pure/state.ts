/**
 * The two things that everything is lowered to in a plain exact cover: variables, and chains over them.
 *
 * A variable is a secondary item that always gets a colour; its colours are its values. A chain reads variables one
 * after the other through a deterministic automaton: link i is a primary item with one option for each (state before,
 * value read), which gives the colours of the state before, of the variable, and of the state after. So for every
 * assignment there is at most one way to cover the links, and counts stay what they were.
 *
 * Only states that are reachable, and from which an end can be reached, get options.
 */

import type { ItemId } from "../problem.js";
import type { Entry, ProblemBuilder } from "../problem-builder.js";

/** Colours are values + 1, since 0 is no colour. */
export interface Variable {
  readonly item: ItemId;
  readonly values: readonly number[];
}

export const FALSE = 0;
export const TRUE = 1;

/** A Boolean variable, perhaps negated. */
export interface Signed {
  readonly variable: Variable;
  readonly negated: boolean;
}

export interface Automaton {
  readonly start: number;
  /** The state after reading a value as the i-th; undefined: not accepted. States are integers from 0. */
  step(state: number, value: number, i: number): number | undefined;
  accepts(state: number): boolean;
}

export function newVariable(builder: ProblemBuilder, values: readonly number[]): Variable {
  const item = builder.secondary();
  builder.functional(item);
  return { item, values };
}

export function entry(variable: Variable, value: number): Entry {
  return { item: variable.item, colour: value + 1 };
}

export function functionalPrimary(builder: ProblemBuilder): ItemId {
  const item = builder.primary();
  builder.functional(item);
  return item;
}

/** Values of a signed Boolean as it is read: turned round if it is negated. */
export function readSigned(signed: Signed, value: number): number {
  return signed.negated ? 1 - value : value;
}

/** A variable whose value is the final state is given as `result`. */
export function addChain(
  builder: ProblemBuilder,
  variables: readonly Variable[],
  automaton: Automaton,
  result?: Variable,
): void {
  const n = variables.length;
  if (n === 0) {
    addEmptyChain(builder, automaton, result);
    return;
  }
  const useful = usefulStates(variables, automaton);
  let before: Variable | undefined;
  variables.forEach((variable, i) => {
    const last = i === n - 1;
    const after = last ? result : newVariable(builder, [...(useful[i + 1] ?? [])]);
    const link = functionalPrimary(builder);
    for (const state of useful[i] ?? []) {
      for (const value of variable.values) {
        const next = automaton.step(state, value, i);
        if (next === undefined || !useful[i + 1]?.has(next)) continue;
        builder.option([
          link,
          ...(before === undefined ? [] : [entry(before, state)]),
          entry(variable, value),
          ...(after === undefined ? [] : [entry(after, next)]),
        ]);
      }
    }
    before = after;
  });
}

/** At least one of the literals is true. */
export function addClause(builder: ProblemBuilder, literals: readonly Signed[]): void {
  addChain(
    builder,
    literals.map((literal) => literal.variable),
    {
      start: FALSE,
      step: (state, value, i) => {
        const signed = literals[i];
        return signed === undefined ? undefined : state | readSigned(signed, value);
      },
      accepts: (state) => state === TRUE,
    },
  );
}

function addEmptyChain(builder: ProblemBuilder, automaton: Automaton, result?: Variable): void {
  const link = functionalPrimary(builder);
  if (!automaton.accepts(automaton.start)) return;
  builder.option([link, ...(result === undefined ? [] : [entry(result, automaton.start)])]);
}

/** By number of values read: the states that are reachable and not in vain. */
function usefulStates(variables: readonly Variable[], automaton: Automaton): Set<number>[] {
  const reachable: Set<number>[] = [new Set([automaton.start])];
  variables.forEach((variable, i) => {
    const next = new Set<number>();
    for (const state of reachable[i] ?? []) {
      for (const value of variable.values) {
        const to = automaton.step(state, value, i);
        if (to !== undefined) next.add(to);
      }
    }
    reachable.push(next);
  });
  const n = variables.length;
  const useful = reachable.map((states) => new Set(states));
  useful[n] = new Set([...(reachable[n] ?? [])].filter((state) => automaton.accepts(state)));
  for (let i = n - 1; i >= 0; i--) {
    for (const state of useful[i] ?? []) {
      const leads = variables[i]?.values.some((value) => {
        const to = automaton.step(state, value, i);
        return to !== undefined && useful[i + 1]?.has(to) === true;
      });
      if (leads !== true) useful[i]?.delete(state);
    }
  }
  return useful;
}
