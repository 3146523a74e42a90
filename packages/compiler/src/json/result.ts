/** The report of a command on an instance, as JSON. The shapes are a contract; packages/cli/schema/ has their schema. */
import type { Best } from "../verdicts/best.js";
import type { Json, JsonObject } from "./json.js";

export type Status = "unique" | "multiple" | "none" | "best" | "unknown" | "error";

export interface StatsOfRun {
  readonly items: number;
  readonly options: number;
  readonly nodes: number;
  readonly updates: number;
  readonly compileMs: number;
  readonly solveMs: number;
  readonly strategy: string;
}

export interface InstanceResult {
  readonly file: string;
  /** Undefined for an instance without a name. */
  readonly instance: string | undefined;
  readonly puzzle: string | undefined;
  readonly status: Status;
  /** The answers found so far: the search goes on, and another result of the same instance follows. */
  readonly interim?: true | undefined;
  /** Why there is no answer, or why it is not known. */
  readonly reason?: string | undefined;
  readonly solutions?: readonly JsonObject[] | undefined;
  /** Where it is exact. */
  readonly count?: bigint | undefined;
  /** Where the best answer was asked for. */
  readonly best?: Best | undefined;
  /** How many answers there are up to symmetry, and how many symmetries of the board keep the rules. */
  readonly upToSymmetry?: bigint | undefined;
  readonly symmetries?: number | undefined;
  readonly stats?: StatsOfRun | undefined;
  readonly diagnostics?: readonly JsonObject[] | undefined;
}

export function resultJson(result: InstanceResult): JsonObject {
  const { file, instance, puzzle, status, reason, solutions, count } = result;
  const { interim, best, upToSymmetry, symmetries, stats, diagnostics } = result;
  const properties: Record<string, Json> = {
    file,
    instance: instance ?? null,
    puzzle: puzzle ?? null,
    status,
  };
  if (interim !== undefined) properties.interim = interim;
  if (reason !== undefined) properties.reason = reason;
  if (solutions !== undefined) properties.solutions = solutions;
  if (count !== undefined) properties.count = count.toString();
  if (best !== undefined)
    properties.best = { sense: best.sense, value: best.value ?? null, bound: best.bound ?? null };
  if (upToSymmetry !== undefined) properties.upToSymmetry = upToSymmetry.toString();
  if (symmetries !== undefined) properties.symmetries = symmetries;
  if (stats !== undefined) properties.stats = { ...stats };
  if (diagnostics !== undefined) properties.diagnostics = diagnostics;
  return properties;
}
