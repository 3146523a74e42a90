/**
 * Programs on a state, as lists of numbers: an operation and its operands. A field of a state is given by its word, the
 * place of its lowest bit, and its mask before the shift. Programs are made by `plan.ts` and run by `run.ts`.
 */

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
/** slot slot: an edge of the loop between two vertices. */
export const EDGE = 8;
/** slot: a vertex has no more edges; it must not be the end of a path. */
export const LEAVE = 9;

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

/** Where the slots of vertices stand: slot s in word `word + floor(s / perWord)`. */
export interface Slots {
  readonly count: number;
  readonly word: number;
  readonly bits: number;
  readonly perWord: number;
  /** Word and mask of the flag that the loop is closed. */
  readonly closedWord: number;
  readonly closedMask: number;
}

export interface Plan {
  readonly steps: readonly Step[];
  /** Words of a state. */
  readonly width: number;
  readonly slots: Slots | undefined;
  /** The largest number of bits of a state that mean something at once. */
  readonly openBits: number;
  /** About how many states there would be if all of these bits were free: for comparing orders. */
  readonly cost: number;
}
