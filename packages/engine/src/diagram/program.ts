/**
 * Programs on a state, as lists of numbers: an operation and its operands. A field of a state is given by its word, the
 * place of its lowest bit, and its mask before the shift. Programs are made by `plan.ts` and run by `run.ts`.
 */

import type { Tracker } from "./trackers.js";

/** word mask: none of these bits may be set; sets them. Items covered, colourless secondary items used. */
export const TAKE = 1;
/** word mask: all of these bits must be set, and are cleared. Items that nothing can cover later. */
export const MUST = 2;
/** word mask: clears bits. Of what is closed. */
export const CLEAR = 3;
/** word shift mask code skip: gives a secondary item this colour; if it has it already, skips so many numbers. */
export const COLOUR = 4;
/** word shift mask delta: adds to the sum of a row, unless that is settled. */
export const ADD = 5;
/** word shift mask value: a row opens with this. */
export const OPEN = 6;
/** word shift mask lowest highest surelyFrom surelyTo: the sum must be in the first range, and is settled if in the second. */
export const CHECK = 7;
/** word shift mask count next…: the state of a table moves to what stands there for it; not at all where that is negative. */
export const MOVE = 8;
/** word shift mask skip count flag…: skips so many numbers unless there is a 1 for the state of a table. */
export const IF = 9;
/** The instructions that follow a graph; the first operand is the number of its tracker. Then, of mates: slot slot label label. */
export const EDGE = 10;
/** slot label */
export const LEAVE = 11;
/** For labels: slot mark. */
export const ENTER = 12;
/** slot slot */
export const MEET = 13;
/** slot slot */
export const LINK = 14;
/** slot */
export const DROP = 15;
export const RENUMBER = 16;
/** Of mates, slot: a vertex that has one edge to come. */
export const SETTLE = 17;

export interface Alternative {
  /** The option chosen; -1 for none. */
  readonly option: number;
  readonly program: Int32Array;
}

/** One decision: which of these, if its item is not covered yet. */
export interface Step {
  /** Where to see whether the item is covered: a word and a bit; the mask is 0 if nothing covers it earlier. */
  readonly coveredWord: number;
  readonly coveredMask: number;
  /** The program where it is covered. */
  readonly whenCovered: Int32Array;
  readonly alternatives: readonly Alternative[];
}

export interface Plan {
  readonly steps: readonly Step[];
  /** Words of a state. */
  readonly width: number;
  readonly trackers: readonly Tracker[];
  /** The largest number of bits of a state that mean something at once. */
  readonly openBits: number;
  /** About how many states there would be if all of these bits were free: for comparing orders. */
  readonly cost: number;
}
