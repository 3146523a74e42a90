/**
 * Messages between the server and the thread that solves. Plain data: they cross between threads by structured clone.
 * The job carries the texts, not what was made of them: a compiled puzzle holds functions, and compiling again takes milliseconds.
 */
import type {
  Best,
  CheckedBoard,
  Diagnostic,
  PlaceCandidates,
  PlayEntry,
  Solution,
  Symmetry,
} from "@ecp/compiler";
import type { ExplainedStep, ExplainResult, ExplainWhat, ReplayFilm, VerifyResult } from "../protocol.js";
import type { Change } from "./text-change.js";

export interface JobOf<Task> {
  readonly file: string;
  readonly text: string;
  /** The other files that it reads, by name. */
  readonly files: ReadonlyMap<string, string>;
  /** Its place among the instances of the file. */
  readonly instance: number;
  /** So much may the search take. */
  readonly memoryBytes?: number;
  readonly task: Task;
}

export type SearchTask =
  /** Finds answers and keeps `limit` of them; one more is looked for. */
  | { readonly kind: "solve"; readonly limit: number }
  | { readonly kind: "count" }
  /** The candidates for each place, given the entries: those that the rules leave, or those in some answer. */
  | {
      readonly kind: "candidates";
      readonly by: "rules" | "answers";
      readonly entries: readonly PlayEntry[];
    };

/** Whether what a person has entered is right. */
export interface CheckTask {
  readonly kind: "check";
  readonly entries: readonly PlayEntry[];
}

/** Steps from what is on the board; without entries from what the instance says. */
export interface ExplainTask {
  readonly kind: "explain";
  readonly what: ExplainWhat;
  readonly entries?: readonly PlayEntry[];
}

/** The search for the first answer as frames, up to so many. */
/** Searches with a proof, and checks it. */
export interface VerifyTask {
  readonly kind: "verify";
}

export interface ReplayTask {
  readonly kind: "replay";
  readonly steps: number;
  readonly entries?: readonly PlayEntry[];
}

/** Makes another instance of the same class. */
export interface GenerateTask {
  readonly kind: "generate";
  readonly size?: { readonly rows: number; readonly columns: number };
  readonly keepStructure: boolean;
  readonly symmetry: Symmetry;
  readonly seed: number;
}

export type SearchJob = JobOf<SearchTask>;
export type GenerateJob = JobOf<GenerateTask>;
export type CheckJob = JobOf<CheckTask>;
export type ExplainJob = JobOf<ExplainTask>;
export type ReplayJob = JobOf<ReplayTask>;
export type VerifyJob = JobOf<VerifyTask>;
export type Job = SearchJob | GenerateJob | CheckJob | ExplainJob | ReplayJob | VerifyJob;

export type Report =
  /** `found`: how many answers, or, where the best is wanted, how good it is so far, in words. */
  | { readonly kind: "progress"; readonly fraction: number; readonly found: string }
  /** `instead`: it takes the place of those before. */
  | { readonly kind: "answer"; readonly solution: Solution; readonly instead?: true }
  /** The whole list, when it is known. */
  | { readonly kind: "candidates"; readonly candidates: readonly PlaceCandidates[] }
  | { readonly kind: "checked"; readonly checked: CheckedBoard }
  /** The board after the step, as a change of that after the step before. */
  | { readonly kind: "step"; readonly step: ExplainedStep; readonly drawn: Change }
  | ({ readonly kind: "explained" } & Pick<ExplainResult, "status" | "says" | "wrong" | "score">)
  | ({ readonly kind: "replayed" } & ReplayFilm)
  | ({ readonly kind: "verified" } & Omit<VerifyResult, "version" | "instance">)
  /** The text of an instance. */
  | { readonly kind: "made"; readonly text: string; readonly minimal: boolean }
  | Verdict;

export interface Verdict {
  readonly kind: "verdict";
  /** `best`: one of the best answers, and none is better; or, where it is `unknown`, the best so far. */
  readonly status: "unique" | "multiple" | "none" | "best" | "unknown" | "error";
  readonly best?: Best;
  /** Exact, in decimal. */
  readonly count?: string;
  readonly reason?: string;
  readonly diagnostics: readonly Diagnostic[];
}
