/**
 * Messages between the server and the thread that solves. Plain data: they cross between threads by structured clone.
 * The job carries the texts, not what was made of them: a compiled puzzle holds functions, and compiling again takes milliseconds.
 */
import type { Diagnostic, Solution, Symmetry } from "@ecp/compiler";

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
  | { readonly kind: "candidates" };

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
export type Job = SearchJob | GenerateJob;

export type Report =
  | { readonly kind: "progress"; readonly fraction: number; readonly found: string }
  | { readonly kind: "answer"; readonly solution: Solution }
  /** Values that elements of a layer can have: layer, element, values as they are spelled. The whole list, when it is known. */
  | { readonly kind: "candidates"; readonly candidates: readonly ElementCandidates[] }
  /** The text of an instance. */
  | { readonly kind: "made"; readonly text: string; readonly minimal: boolean }
  | Verdict;

export interface ElementCandidates {
  readonly layer: number;
  readonly element: number;
  readonly values: readonly string[];
}

export interface Verdict {
  readonly kind: "verdict";
  readonly status: "unique" | "multiple" | "none" | "unknown" | "error";
  /** Exact, in decimal. */
  readonly count?: string;
  readonly reason?: string;
  readonly diagnostics: readonly Diagnostic[];
}
