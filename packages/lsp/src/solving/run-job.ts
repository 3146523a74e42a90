/**
 * A job, done in slices: between two of them whoever runs it may look up, report and give up. It knows no threads; a worker runs it in one
 * go, and where there are no workers the server runs it slice by slice.
 */

import type { Diagnostic, Lowered } from "@ecp/compiler";
import { type Search, search as startSearch } from "@ecp/engine";
import { bestJob } from "./best-job.js";
import { compileJob } from "./compile-job.js";
import { explainJob } from "./explain-job.js";
import { candidatesJob, checkJob } from "./fill-job.js";
import { type FilledBoards, makeFilledBoards } from "./filled-boards.js";
import type {
  CheckJob,
  ExplainJob,
  JobOf,
  ReplayJob,
  Report,
  SearchJob,
  SearchTask,
  Verdict,
  VerifyJob,
} from "./job.js";
import { makeDistinct } from "./memory.js";
import { replayJob } from "./replay-job.js";
import { reasonOf, slices } from "./slices.js";
import { verifyJob } from "./verify-job.js";

const tooManyToTellApart =
  "the answers differ in a hidden layer too, and there is no memory to tell so many of them apart";

/** `now`: a clock in milliseconds; `boards`: those that the thread has. Yields after each slice; the last report is the verdict. */
export function* runJob(
  job: SearchJob | CheckJob | ExplainJob | ReplayJob | VerifyJob,
  now: () => number,
  boards: FilledBoards = makeFilledBoards(),
): Generator<Report, void> {
  const { task } = job;
  if (task.kind === "solve" || task.kind === "count") {
    yield* searchJob({ ...job, task }, now);
    return;
  }
  if (task.kind === "explain") {
    yield* explainJob({ ...job, task });
    return;
  }
  if (task.kind === "verify") {
    yield* verifyJob({ ...job, task }, now);
    return;
  }
  if (task.kind === "replay") {
    yield* replayJob({ ...job, task }, now);
    return;
  }
  const board = boards.of(job);
  if ("kind" in board) yield board;
  else if (task.kind === "check") yield* checkJob(board, task);
  else yield* candidatesJob(board, task);
}

type AnswersTask = Exclude<SearchTask, { readonly kind: "candidates" }>;

function* searchJob(job: JobOf<AnswersTask>, now: () => number): Generator<Report, void> {
  const compiled = compileJob(job);
  if ("kind" in compiled) {
    yield compiled;
    return;
  }
  const { lowered, diagnostics, ground } = compiled;
  const { task } = job;
  const memory = job.memoryBytes === undefined ? {} : { memoryBytes: job.memoryBytes };
  // Answers that differ in a hidden layer only are one answer: they have to be looked at to be told apart.
  const distinct = ground.puzzle.layers.some((layer) => layer.hidden)
    ? makeDistinct(job.memoryBytes)
    : undefined;
  if (task.kind === "solve" && lowered.objective !== undefined) {
    yield* bestJob(lowered, lowered.objective, { diagnostics, memory }, now);
    return;
  }
  const limit = task.kind === "solve" ? task.limit : 0;
  const search = startSearch(lowered.problem, {
    ...memory,
    countOnly: task.kind === "count" && distinct === undefined,
    ...(limit > 0 && distinct === undefined ? { limit: limit + 1 } : {}),
  });
  let seen = 0;
  for (const slice of slices(search, now)) {
    for (const chosen of slice.solutions) {
      const solution = lowered.decode(chosen);
      if (distinct?.isNew(JSON.stringify([[...solution.layers], solution.options])) === false) continue;
      seen++;
      if (task.kind === "solve" && seen <= limit) yield { kind: "answer", solution };
    }
    const found = distinct === undefined ? search.count() : BigInt(seen);
    const enough = limit > 0 && seen > limit;
    const isFull = distinct?.isFull() === true && !slice.ended;
    if (slice.ended || enough || isFull) {
      if (!slice.ended) search.stop();
      const told = verdict(search, lowered, found, limit, diagnostics);
      yield isFull ? { ...told, reason: tooManyToTellApart } : told;
      return;
    }
    yield { kind: "progress", fraction: search.progress(), found: String(found) };
  }
}

function verdict(
  search: Search,
  lowered: Lowered,
  found: bigint,
  limit: number,
  diagnostics: readonly Diagnostic[],
): Verdict {
  const base = { kind: "verdict", diagnostics } as const;
  if (search.state === "done" && found === 0n) {
    return { ...base, status: "none", count: "0", reason: reasonOf(search, lowered, diagnostics) };
  }
  if (search.state === "done") {
    return { ...base, status: found === 1n ? "unique" : "multiple", count: String(found) };
  }
  if (limit > 0 && found > BigInt(limit)) return { ...base, status: "multiple" };
  return {
    ...base,
    status: found > 1n ? "multiple" : "unknown",
    reason: search.reason ?? "stopped by a limit",
  };
}
