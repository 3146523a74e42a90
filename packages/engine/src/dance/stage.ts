/** A problem laid out in the memory of a kernel, as `dance-search.ts` needs it, whichever way its sets of options are kept there. */
import type { ItemId, OptionId } from "../problem.js";

export interface Stage {
  /** The arena; registers that every arena has stand at the addresses of `arena.ts`. */
  readonly words: Int32Array;
  /** Runs for at most `budget` nodes, and up to so many solutions, which are only counted unless `listing`. What `arena.ts` names is returned. */
  run(budget: number, most: number, listing: boolean): number;
  /** After a run that was listing and found solutions: those. */
  takeSolutions(): OptionId[][];
  /** How much of the tree is done, as Knuth estimates it. */
  progress(): number;
  /** Called once, when the search has ended. */
  leave(): void;
}

/** Needed only until a search has begun. */
export interface Opening {
  /** Items that have fewer options than they need. */
  readonly uncoverable: readonly ItemId[];
  /** How many options hold the first of these. */
  readonly firstHas: number;
  isChosen(option: OptionId): boolean;
  /** Whether the option can still be chosen. */
  isLive(option: OptionId): boolean;
  /** Pre: it is live. False if too few options are left for an item, which is then in WIPED. */
  choose(option: OptionId): boolean;
  /** Pre: it is live. */
  remove(option: OptionId): boolean;
}

export interface OpenedStage {
  readonly stage: Stage;
  readonly opening: Opening;
}

/** Stages for searches of one problem, one after the other. */
export interface Stages {
  /** The memory of a search. */
  readonly bytes: number;
  /** Returns undefined if there is not so much memory to be had. */
  open(): OpenedStage | undefined;
}
