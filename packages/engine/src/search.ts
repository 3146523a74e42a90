/**
 * A search, whatever the strategy: a resumable object, and what it may be told and asked. `begin-search.ts` begins one.
 */
import type { ClauseExchange } from "./learn/clause-exchange.js";
import type { ItemId, Literal, OptionId, Problem } from "./problem.js";

export type Strategy = "dance" | "walk" | "learn" | "diagram";

/**
 * The rule by which a search takes the item, or variable, that it branches on: the first that is open, in the order declared; the one with the fewest
 * ways left; the one with the fewest ways for its weight, which grows with the dead ends that it had a part in.
 */
export type NextItem = "first" | "fewest" | "weighted";

/** One step of a search, for tracing. Levels count the options chosen before. */
export type SearchEvent =
  /** The search branches on this item, in `degree` ways (1: forced). */
  | { readonly kind: "item"; readonly item: ItemId; readonly degree: number }
  /** It tries this option. */
  | { readonly kind: "try"; readonly option: OptionId; readonly level: number }
  /** The latest try, or ruling out, has failed: nothing is left that could cover this item, or, without one, the rules contradict each other. */
  | { readonly kind: "dead-end"; readonly item?: ItemId }
  /** It takes this option back, and all that was tried after it. */
  | { readonly kind: "undo"; readonly option: OptionId; readonly level: number }
  /** All solutions with this option (and those chosen below `level`) are done; from here on it is out. */
  | { readonly kind: "rule-out"; readonly option: OptionId; readonly level: number }
  /** The chosen options are a solution. */
  | { readonly kind: "solution"; readonly options: readonly OptionId[] };

export interface SearchOptions {
  readonly strategy?: Strategy | "auto";
  /** Stop after this many solutions; 0, the default, is all. */
  readonly limit?: number;
  /** Stop after this many nodes in all. */
  readonly nodeLimit?: number;
  /** Refuse to take more memory than this for the search itself (default 1 GiB). */
  readonly memoryBytes?: number;
  /** Count solutions without keeping them: `next` stays empty. */
  readonly countOnly?: boolean;
  /** `false`: `auto` puts no diagram beside a count, because somebody else does. */
  readonly diagram?: boolean;
  /** Options that are chosen before the search begins. They are part of every solution. */
  readonly assume?: readonly OptionId[];
  /** Options that may not be chosen. */
  readonly forbid?: readonly OptionId[];
  /** Stop after this many milliseconds since the search was begun. */
  readonly timeLimit?: number;
  /** Literals that hold in every solution; `learn` and `walk` only. */
  readonly assumeLiterals?: readonly Literal[];
  /**
   * Each solution is better than the one before, by the problem's objective, and the last is one of the best when the search is done. `auto` is `learn`
   * then, which alone can do it.
   */
  readonly best?: boolean;
  /**
   * For `dance`, which knows `first` and `fewest` and is `fewest` by itself, and `walk`, which is `weighted` by itself. If it is said, `dance` keeps its
   * sets of options the same way for either rule, so that the numbers of nodes can be compared.
   */
  readonly nextItem?: NextItem;
  /** For `learn`: other seeds search in another order. The same seed always gives the same search; default 0. */
  readonly seed?: number;
  /** For `learn`: clauses to and from other searches of the same problem with the same options. Then a search is not the same each time. */
  readonly exchange?: ClauseExchange;
  /** A clock in milliseconds: `learn` and `walk` then measure each propagator. */
  readonly clock?: () => number;
  /**
   * Takes a certificate of all that the search finds, in pieces (`certificate/`); nothing may be assumed then. `auto` is `learn`, or, for many answers of a plain
   * exact cover, whichever of `learn` and `dance` is done first without one.
   */
  readonly certificate?: (text: string) => void;
  /** Called during `step` for every event; `walk` and `learn` have none but solutions. A search without it pays nothing. */
  readonly onEvent?: (event: SearchEvent) => void;
}

/** `running`: call `step` again. `done`: the tree is exhausted. `limit`: stopped before that; `limitedBy` says why. */
export type SearchState = "running" | "done" | "limit";

export type Limit = "solutions" | "nodes" | "time" | "memory" | "stopped" | "superseded";

export interface SearchStats {
  readonly strategy: Strategy;
  /**
   * Nodes of the search tree, as Knuth counts them: the states in which an item is looked for; where `dance` has masks, those in which every
   * item has an option, and all that is forced is one; in `walk` and `learn`, decisions and dead ends.
   */
  readonly nodes: number;
  /** Removals of an option from the list of one of its items; where `dance` has masks, options tried; in `walk` and `learn`, literals propagated. */
  readonly updates: number;
  readonly solutions: bigint;
  /** The largest number of options chosen at once. */
  readonly depth: number;
  /** Memory that the search holds. */
  readonly bytes: number;
  /** Dead ends met, and searches begun anew; of `learn` and `walk`. */
  readonly conflicts?: number;
  readonly restarts?: number;
}

export interface Search {
  /**
   * Goes on for at most `nodeBudget` nodes. It may return `running` earlier, when many solutions wait to be fetched.
   */
  step(nodeBudget: number): SearchState;
  readonly state: SearchState;
  /** The solutions found since the last call: options in the order in which they were chosen. */
  next(): OptionId[][];
  /** How many solutions have been found, exactly. */
  count(): bigint;
  stats(): SearchStats;
  /** How much of the tree is done, 0 to 1, as if it were uniform (Knuth's estimate). It does not decrease. */
  progress(): number;
  /** Ends the search; its results so far stay available. */
  stop(): void;
  readonly limitedBy: Limit | undefined;
  /** For a search for the best: a sum that the objective cannot exceed, as far as is known. */
  bound?(): number;
  /** In words, why there is no solution or why the search stopped, where there is more to say than "none". */
  readonly reason: string | undefined;
  /** Items that too few options hold, whatever is chosen: the problem has no solution. */
  readonly uncoverable: readonly ItemId[];
}

/**
 * A problem made ready for many searches, one after the other, in the same memory. Beginning a new one ends the one
 * before (`limitedBy` is then "superseded").
 */
export interface Prepared {
  readonly problem: Problem;
  search(options?: SearchOptions): Search;
}
