/** The common part of `learn` and `walk`, seen from the `Search` that drives them (`kernel-search.ts`). */

/** `solution`: every variable has a value. `exhausted`: there are no more. `paused`: the budget is used up. */
export type MachineStatus = "solution" | "exhausted" | "paused";

export interface SearchMachine {
  readonly strategy: "learn" | "walk";
  /** Decisions and conflicts so far. */
  readonly nodes: number;
  readonly conflicts: number;
  readonly restarts: number;
  readonly depth: number;
  /** Goes on for at most `budget` nodes, from where it stopped; after a solution, with the next one. */
  run(budget: number): MachineStatus;
  /** 0 to 1, never decreasing. */
  progress(): number;
  /** After `exhausted`: the assumed literals that leave no solution; empty if there is none without them either. */
  readonly core: readonly number[];
}
