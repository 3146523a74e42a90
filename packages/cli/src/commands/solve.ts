/** `ecpc solve FILE [INSTANCE]`: draws the answer, and says whether it is the only one. */
import { diagnose, drawSvg, makeScene, oneDrawing, spanOf, type TypedInstance } from "@ecp/compiler";
import { CommandError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { askedName, titleOf } from "../input/load.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import {
  drawPicture,
  heading,
  pictureOf,
  printJson,
  resultOf,
  statsLine,
  toJson,
  verdictLine,
} from "../report/results.js";
import { formatOf, type SolvingOptions } from "../solving/options.js";
import { progressOn } from "../solving/progress.js";
import { openSession, type Session } from "../solving/session.js";
import { type Outcome, solveInstance } from "../solving/solve-instance.js";
import type { Terminal } from "../terminal.js";

export async function solve(
  file: string,
  name: string | undefined,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (options.instances !== undefined) {
    const { solveBatch } = await import("../solving/batch.js");
    return solveBatch(file, name, options.instances, options, terminal);
  }
  if (options.watch === true) {
    if (file === "-") throw new UsageError("standard input cannot be watched");
    const { watchFile } = await import("../solving/watch.js");
    return watchFile(file, terminal, () => solveOnce(file, name, options, terminal));
  }
  return solveOnce(file, name, options, terminal);
}

async function solveOnce(
  file: string,
  name: string | undefined,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const session = openSession(file, name, options, terminal);
  if (typeof session === "number") return session;
  if (formatOf(options) === "svg") onlyOne(file, session.instances);
  const outcomes: Outcome[] = [];
  try {
    for (const instance of session.instances) {
      outcomes.push(await solveAndPrint(instance, session, options, terminal));
      if (session.interrupt.requested) break;
    }
  } finally {
    session.interrupt.release();
  }
  if (session.interrupt.requested) terminal.err.write("interrupted: this is what was found until then\n");
  if (formatOf(options) === "json") {
    printJson(toJson(outcomes.map((outcome) => resultOf(outcome, session.loaded))), "json", session.results);
  }
  const interrupted = session.interrupt.requested ? [exitCodes.interrupted] : [];
  return worstOf([...outcomes.map((outcome) => outcome.exitCode), ...interrupted]);
}

export function onlyOne(file: string, instances: readonly TypedInstance[]): void {
  if (instances.length < 2) return;
  const names = instances.map(askedName);
  throw new CommandError(exitCodes.usage, [diagnose(oneDrawing, spanOf(file, 0, 0), { names })]);
}

async function solveAndPrint(
  instance: TypedInstance,
  session: Session,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<Outcome> {
  const { loaded, results } = session;
  const format = formatOf(options);
  const several = session.instances.length > 1;
  const progress = progressOn(terminal, options.progress);
  const printed = { answers: 0, initial: false };
  const printInitial = (outcome: Pick<Outcome, "instance" | "ground">): void => {
    if (printed.initial) return;
    printed.initial = true;
    results.write(heading(outcome, several, results));
    if (options.showInitial === true && outcome.ground !== undefined) {
      results.write(`${drawPicture(pictureOf(outcome.ground), options, results)}\n\n`);
    }
  };
  const outcome = await solveInstance({
    loaded,
    instance,
    settings: session.settings,
    options,
    limit: options.limit,
    countOnly: false,
    interrupt: session.interrupt,
    progress,
    deadline: session.deadline,
    ...(format === "text"
      ? {
          onSolution: (solution, ground) => {
            progress.clear();
            printInitial({ instance, ground });
            const gap = printed.answers++ > 0 ? "\n" : "";
            results.write(`${gap}${drawPicture(pictureOf(ground, solution), options, results)}\n`);
          },
        }
      : {}),
  });
  printDiagnostics(outcome.diagnostics, loaded.host.sources, terminal);
  switch (format) {
    case "text":
      if (outcome.status === "error") break;
      printInitial(outcome);
      results.write(`${verdictLine(outcome, printed.answers)}\n${several ? "\n" : ""}`);
      break;
    case "ndjson":
      printJson(toJson([resultOf(outcome, loaded)]), "ndjson", results);
      break;
    case "svg":
      printSvg(outcome, session, terminal);
      break;
    case "json":
      break;
    default:
      format satisfies never;
  }
  if (options.stats) terminal.err.write(statsLine(outcome));
  return outcome;
}

function printSvg(outcome: Outcome, { results }: Session, terminal: Terminal): void {
  const [solution] = outcome.solutions;
  if (solution !== undefined && outcome.ground !== undefined) {
    const scene = makeScene(pictureOf(outcome.ground, solution));
    results.write(drawSvg(scene, { title: titleOf(outcome.instance) }));
  }
  if (outcome.status !== "error") terminal.err.write(`${verdictLine(outcome, outcome.solutions.length)}\n`);
}
