/** `ecpc count FILE [INSTANCE]`: count the answers exactly; `--up-to-symmetry` also up to the symmetries of the board. */
import { isProof } from "@ecp/engine";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { titleOf } from "../input/load.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import { printJson, resultOf, statsLine, toJson } from "../report/results.js";
import { certificateTo } from "../solving/certificate-to.js";
import { bytesOf, formatOf, type SolvingOptions } from "../solving/options.js";
import { countOrbits } from "../solving/orbits.js";
import { progressOn } from "../solving/progress.js";
import { threadsOf } from "../solving/searched.js";
import { openSession, type Session } from "../solving/session.js";
import {
  type Compiled,
  compileTask,
  type Outcome,
  searchInstance,
  type Task,
} from "../solving/solve-instance.js";
import { asymmetric, symmetriesOf } from "../solving/symmetry.js";
import type { Terminal } from "../terminal.js";
import { ANSWERS_OF_SHORT_PROOFS } from "../thresholds.js";
import { oneProof } from "./solve.js";

interface Counted extends Outcome {
  readonly limit: number;
  /** Why the number up to symmetry is not known, where that of all is. */
  readonly unknownSymmetry?: string | undefined;
}

export async function count(
  file: string,
  name: string | undefined,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const session = await openSession(file, name, options, terminal);
  if (typeof session === "number") return session;
  const { loaded, results } = session;
  if (options.proof !== undefined && session.instances.length > 1) throw oneProof(session.instances);
  const format = formatOf(options);
  const counted: Counted[] = [];
  try {
    for (const instance of session.instances) {
      const outcome = await countInstance(session, instance, options, terminal);
      counted.push(outcome);
      printDiagnostics(outcome.diagnostics, loaded.host.sources, terminal);
      if (format === "text") printCount(outcome, session.instances.length > 1, session, terminal);
      if (format === "ndjson") printJson(toJson([countResult(outcome, session)]), "ndjson", results);
      if (options.stats) terminal.err.write(statsLine(outcome));
      if (session.interrupt.requested) break;
    }
  } finally {
    await session.interrupt.release();
  }
  if (format === "json")
    printJson(toJson(counted.map((outcome) => countResult(outcome, session))), "json", results);
  const interrupted = session.interrupt.requested ? [exitCodes.interrupted] : [];
  return worstOf([...counted.map((outcome) => outcome.exitCode), ...interrupted]);
}

async function countInstance(
  session: Session,
  instance: Session["instances"][number],
  options: SolvingOptions,
  terminal: Terminal,
): Promise<Counted> {
  const task: Task = {
    loaded: session.loaded,
    instance,
    settings: session.settings,
    options,
    limit: options.limit,
    countOnly: true,
    interrupt: session.interrupt,
    progress: progressOn(terminal, options.progress),
    threads: threadsOf(options, terminal),
    deadline: session.deadline,
    certificate: certificateTo(options, terminal),
  };
  const compiled = await compileTask(task);
  if (!compiled.ready) return { limit: options.limit, ...compiled.outcome };
  const own = await withShortProof(compiled, task);
  const outcome = { ...(await searchInstance(compiled, own)), limit: options.limit };
  if (options.upToSymmetry !== true || outcome.count === undefined) return outcome;
  const running = { ...task, progress: progressOn(terminal, options.progress) };
  const symmetries = await symmetriesOf(compiled, running);
  if ("reason" in symmetries) return withoutSymmetry(outcome, symmetries.reason);
  const { turnings, group } = symmetries;
  const memoryBytes = bytesOf(options);
  const { count, reason } = await countOrbits(
    compiled.lowered.problem,
    turnings,
    group,
    outcome.count,
    { strategy: options.strategy, ...(memoryBytes === undefined ? {} : { memoryBytes }) },
    { threads: options.threads, note: () => {} },
    running,
  );
  running.progress.clear();
  if (count === undefined) return withoutSymmetry(outcome, reason ?? "stopped");
  return { ...outcome, symmetries: group.length, upToSymmetry: count };
}

/**
 * Where ways are free, the proof of a few answers is far shorter than that of a long list (`change` in docs/proofs.md): a search without a proof finds out whether
 * there are few. Of more, each would have to be compared with each change.
 */
async function withShortProof(compiled: Compiled, task: Task): Promise<Task> {
  const { strategy } = task.options;
  const isShorter =
    task.certificate !== undefined &&
    task.limit === 0 &&
    isProof(compiled.lowered.problem, { limit: ANSWERS_OF_SHORT_PROOFS, strategy });
  if (!isShorter) return task;
  const { certificate: _, ...first } = { ...task, limit: ANSWERS_OF_SHORT_PROOFS };
  const { count } = await searchInstance(compiled, first);
  return count === undefined ? task : { ...task, limit: ANSWERS_OF_SHORT_PROOFS };
}

/** The number of all answers stands. */
const withoutSymmetry = (outcome: Counted, reason: string): Counted => ({
  ...outcome,
  exitCode: exitCodes.unknown,
  unknownSymmetry: reason,
});

const countResult = (outcome: Counted, { loaded }: Session) => {
  const result = resultOf(outcome, loaded);
  return { ...result, solutions: undefined, reason: outcome.unknownSymmetry ?? result.reason };
};

function printCount(outcome: Counted, several: boolean, { results }: Session, terminal: Terminal): void {
  if (outcome.status === "error") return;
  const title = several ? `${titleOf(outcome.instance)}: ` : "";
  if (outcome.count === undefined && outcome.status === "multiple" && outcome.reason === undefined) {
    results.write(`${title}more than ${outcome.limit}\n`);
    return;
  }
  if (outcome.count === undefined) {
    if ((outcome.found ?? 0n) > 0n) results.write(`${title}at least ${outcome.found}\n`);
    terminal.err.write(`${title}not known: ${outcome.reason ?? "stopped"}\n`);
    return;
  }
  const symmetric = outcome.upToSymmetry === undefined ? "" : ` (${outcome.upToSymmetry} up to symmetry)`;
  results.write(`${title}${outcome.count}${symmetric}\n`);
  if (outcome.unknownSymmetry !== undefined)
    terminal.err.write(`${title}not known up to symmetry: ${outcome.unknownSymmetry}\n`);
  if (outcome.symmetries === 1) terminal.err.write(asymmetric);
  if (outcome.status === "none" && outcome.reason !== undefined)
    terminal.err.write(`no answer: ${outcome.reason}\n`);
}
