/** `ecpc count FILE [INSTANCE]`: the exact number of answers; `--up-to-symmetry` also up to the symmetries of the board. */
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { titleOf } from "../input/load.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import { printJson, resultOf, statsLine, toJson } from "../report/results.js";
import { formatOf, type SolvingOptions } from "../solving/options.js";
import { progressOn } from "../solving/progress.js";
import { threadsOf } from "../solving/searched.js";
import { openSession, type Session } from "../solving/session.js";
import { type Outcome, solveInstance } from "../solving/solve-instance.js";
import { countOrbits } from "../solving/symmetry.js";
import type { Terminal } from "../terminal.js";

interface Counted extends Outcome {
  readonly limit: number;
  readonly upToSymmetry?: bigint;
}

export async function count(
  file: string,
  name: string | undefined,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const session = openSession(file, name, options, terminal);
  if (typeof session === "number") return session;
  const { loaded, results } = session;
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
    session.interrupt.release();
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
  const bySymmetry = options.upToSymmetry === true;
  const outcome: Counted = {
    limit: options.limit,
    ...(await solveInstance({
      loaded: session.loaded,
      instance,
      settings: session.settings,
      options,
      limit: options.limit,
      countOnly: !bySymmetry,
      interrupt: session.interrupt,
      progress: progressOn(terminal, options.progress),
      threads: threadsOf(options, terminal),
      deadline: session.deadline,
    })),
  };
  if (!bySymmetry || outcome.count === undefined || outcome.ground === undefined) return outcome;
  return { ...outcome, upToSymmetry: countOrbits(outcome.ground, outcome.solutions, session.loaded.file) };
}

const countResult = (outcome: Counted, { loaded }: Session) => {
  const result = resultOf(outcome, loaded);
  return { ...result, solutions: undefined, upToSymmetry: outcome.upToSymmetry };
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
  if (outcome.status === "none" && outcome.reason !== undefined)
    terminal.err.write(`no answer: ${outcome.reason}\n`);
}
