/**
 * The results of searches, by instance. A result belongs to the text that was searched; it is kept while an edit leaves the instance's
 * meaning alone (its `key`), and a search whose text has changed is cancelled.
 */
import type { PlaceCandidates, Solution } from "@ecp/compiler";
import type { InstanceReading, Snapshot } from "../snapshot.js";
import type { JobOf, Report, SearchTask, Verdict } from "./job.js";
import type { Running, Solver } from "./solver.js";

export interface Result {
  readonly key: string;
  readonly version: number;
  readonly solutions: readonly Solution[];
  /** The solution is the best so far. */
  readonly improving?: true;
  readonly verdict?: Verdict;
  /** Exact, once it was counted. */
  readonly count?: string;
  /** The candidates of the puzzle as it is given, in some answer, once they were asked for. */
  readonly inSomeAnswer?: readonly PlaceCandidates[];
  /** The work in progress. */
  readonly running?: SearchTask["kind"];
}

export type Outcome =
  | {
      readonly result: Result;
      /** Of this task. */
      readonly verdict: Verdict;
      readonly candidates?: readonly PlaceCandidates[];
      readonly milliseconds: number;
    }
  | "cancelled"
  | "stale";

export interface Results {
  readonly of: (snapshot: Snapshot, reading: InstanceReading) => Result | undefined;
  readonly run: (
    snapshot: Snapshot,
    reading: InstanceReading,
    task: SearchTask,
    watch: Watch,
  ) => Promise<Outcome>;
  /** A text is no longer what it was: what no longer holds goes. */
  readonly edited: (name: string, snapshot: Snapshot | undefined) => void;
}

export interface Watch {
  readonly onProgress: (fraction: number, found: string) => void;
  /** There are so many answers by now, or a better one, and the search goes on. */
  readonly onFound?: (answers: number) => void;
  readonly onEnd: () => void;
  /** Called with what to call to cancel. */
  readonly onStart: (cancel: () => void) => void;
}

interface Entry {
  readonly file: string;
  readonly id: string;
  result: Result;
  running?: { readonly work: Running; readonly settle: (outcome: Outcome) => void };
}

export function makeResults(solver: Solver, now: () => number, memoryBytes?: number): Results {
  const entries = new Map<string, Entry>();
  const at = (file: string, id: string): string => `${file}\0${id}`;

  const stop = (entry: Entry, outcome: "cancelled" | "stale"): void => {
    const { running } = entry;
    if (running === undefined) return;
    delete entry.running;
    const { running: _, ...rest } = entry.result;
    entry.result = rest;
    running.work.cancel();
    running.settle(outcome);
  };

  return {
    of: (snapshot, reading) => {
      const entry = entries.get(at(snapshot.name, reading.id));
      return entry?.result.key === reading.key() ? entry.result : undefined;
    },
    run: (snapshot, reading, task, watch) =>
      new Promise((resolve) => {
        const settle = (outcome: Outcome): void => {
          watch.onEnd();
          resolve(outcome);
        };
        const place = at(snapshot.name, reading.id);
        const before = entries.get(place);
        if (before !== undefined) stop(before, "cancelled");
        const key = reading.key();
        const fresh: Result = { key, version: snapshot.version, solutions: [] };
        const kept = before?.result.key === key ? before.result : fresh;
        const begun = task.kind === "solve" ? withoutAnswers(kept) : kept;
        const entry: Entry = {
          file: snapshot.name,
          id: reading.id,
          result: { ...begun, running: task.kind },
        };
        entries.set(place, entry);
        const started = now();
        let told = entry.result.solutions;
        const tellFound = (): void => {
          const { solutions } = entry.result;
          if (task.kind !== "solve" || solutions === told) return;
          told = solutions;
          watch.onFound?.(solutions.length);
        };
        let candidates: readonly PlaceCandidates[] | undefined;
        const take = (report: Report): void => {
          if (entry.running === undefined) return;
          if (report.kind === "progress") {
            tellFound();
            watch.onProgress(report.fraction, report.found);
          } else if (report.kind === "candidates") candidates = report.candidates;
          else entry.result = withReport(entry.result, report, task);
          if (report.kind !== "verdict") return;
          if (candidates !== undefined && isOfThePuzzle(task))
            entry.result = { ...entry.result, inSomeAnswer: candidates };
          delete entry.running;
          const told = candidates === undefined ? {} : { candidates };
          settle({ result: entry.result, verdict: report, ...told, milliseconds: now() - started });
        };
        entry.running = { work: solver.start(jobOf(snapshot, reading, task, memoryBytes), take), settle };
        watch.onStart(() => stop(entry, "cancelled"));
      }),
    edited: (name, snapshot) => {
      for (const [place, entry] of entries) {
        if (entry.file !== name) continue;
        const reading = snapshot?.instances.find(({ id }) => id === entry.id);
        if (reading?.key() === entry.result.key) continue;
        stop(entry, "stale");
        entries.delete(place);
      }
    },
  };
}

/** The settings with which another search for them begins. */
function withoutAnswers({ improving: _, ...rest }: Result): Result {
  return { ...rest, solutions: [] };
}

const isOfThePuzzle = (task: SearchTask): boolean =>
  task.kind === "candidates" && task.by === "answers" && task.entries.length === 0;

function withReport(
  result: Result,
  report: Exclude<Report, { kind: "progress" | "candidates" }>,
  task: SearchTask,
): Result {
  switch (report.kind) {
    case "answer":
      return {
        ...result,
        solutions: [...(report.instead === true ? [] : result.solutions), report.solution],
        ...(report.instead === true ? { improving: true } : {}),
      };
    case "made":
    case "checked":
    case "step":
    case "explained":
    case "replayed":
    case "verified":
      return result;
    case "verdict": {
      const { running: _, ...rest } = result;
      // That all is broken, or that there is no answer, is true of the puzzle where nothing was filled in.
      if (task.kind === "candidates")
        return isOfThePuzzle(task) && report.status !== "multiple" ? { ...rest, verdict: report } : rest;
      const counted = report.count === undefined ? {} : { count: report.count };
      return { ...rest, ...counted, verdict: report };
    }
    default:
      return report satisfies never;
  }
}

export function jobOf<Task>(
  snapshot: Snapshot,
  reading: InstanceReading,
  task: Task,
  memoryBytes?: number,
): JobOf<Task> {
  return {
    file: snapshot.name,
    text: snapshot.source.text,
    files: new Map([...snapshot.sources].map(([name, { text }]) => [name, text])),
    instance: snapshot.instances.indexOf(reading),
    task,
    ...(memoryBytes === undefined ? {} : { memoryBytes }),
  };
}
