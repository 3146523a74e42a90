/** One instance of a session: solved, and printed as the options say. */
import { type Diagnostic, drawSvg, makeScene, type TypedInstance } from "@ecp/compiler";
import { exitCodes } from "../exit-codes.js";
import { titleOf } from "../input/load.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import {
  answerText,
  drawPicture,
  heading,
  pictureOf,
  printLine,
  resultOf,
  statsLine,
  verdictLine,
} from "../report/results.js";
import type { Terminal } from "../terminal.js";
import { certificateTo } from "./certificate-to.js";
import { afterMoment, interimResult, NOT_KNOWN_YET } from "./open-answer.js";
import { formatOf, type SolvingOptions, wantsBest } from "./options.js";
import { type Progress, progressOn } from "./progress.js";
import { threadsOf } from "./searched.js";
import type { Session } from "./session.js";
import { type Outcome, solveInstance } from "./solve-instance.js";
import { asymmetric } from "./symmetry.js";

export async function solveAndPrint(
  instance: TypedInstance,
  session: Session,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<Outcome> {
  const { loaded, results, several } = session;
  const format = formatOf(options);
  const printed = { answers: 0, initial: false };
  const answers: string[] = [];
  const bar = progressOn(terminal, options.progress);
  const open = afterMoment(() => {
    const base = { file: loaded.file, instance: instance.name, puzzle: instance.puzzle.name };
    printLine(interimResult(base), answers, results);
  });
  const progress: Progress = {
    clear: bar.clear,
    show: (search, found) => {
      bar.show(search, found ?? (printed.answers === 1 ? NOT_KNOWN_YET : undefined));
      // Of several each line is the result of another.
      if (!several) open.goesOn();
    },
  };
  // Read when it is asked for: `solve` draws most of the time.
  const files = format === "pzprv3" ? await import("../report/answer-file.js") : undefined;
  const refused: Diagnostic[] = [];
  const printInitial = (outcome: Pick<Outcome, "instance" | "ground">): void => {
    if (printed.initial) return;
    printed.initial = true;
    results.write(heading(outcome, several, results));
    if (options.showInitial === true && outcome.ground !== undefined) {
      results.write(`${drawPicture(pictureOf(outcome.ground), options, results)}\n\n`);
    }
  };
  const mistakes = session.broken.get(instance.span.start);
  const outcome: Outcome =
    mistakes === undefined
      ? await solveInstance({
          loaded,
          instance,
          settings: session.settings,
          options,
          limit: options.limit,
          countOnly: false,
          distinct: options.distinct,
          best: wantsBest(options),
          interrupt: session.interrupt,
          progress,
          // Several are solved at once instead (batches/).
          ...(several ? {} : { threads: threadsOf(options, terminal) }),
          deadline: session.deadline,
          certificate: certificateTo(options, terminal),
          flushed: results.flushed,
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
          ...(format === "ndjson"
            ? {
                onSolution: (solution, ground) => {
                  answers.push(answerText(ground, solution));
                  open.found();
                },
              }
            : {}),
          ...(files === undefined
            ? {}
            : {
                onSolution: (solution, ground) => {
                  const written = files.answerFile(ground, solution);
                  if ("value" in written) results.write(written.value);
                  else if (refused.length === 0) refused.push(files.notWritten(written, instance));
                },
              }),
        })
      : { instance, status: "error", exitCode: exitCodes.errors, solutions: [], diagnostics: mistakes };
  printDiagnostics(outcome.diagnostics, loaded.host.sources, terminal);
  switch (format) {
    case "text":
      if (outcome.status === "error") break;
      printInitial(outcome);
      results.write(`${verdictLine(outcome, printed.answers)}\n${several ? "\n" : ""}`);
      if (outcome.status === "none" && terminal.err.isTerminal)
        terminal.err.write(whyNone(loaded.file, instance, several));
      break;
    case "ndjson":
      printLine(resultOf({ ...outcome, solutions: [] }, loaded), answers, results);
      break;
    case "svg":
      printSvg(outcome, session, terminal);
      break;
    case "pzprv3":
      printDiagnostics(refused, loaded.host.sources, terminal);
      if (outcome.status !== "error") terminal.err.write(aside(outcome, several, terminal));
      break;
    case "json":
      break;
    default:
      format satisfies never;
  }
  if (outcome.symmetries === 1) terminal.err.write(asymmetric);
  if (options.stats) terminal.err.write(statsLine(outcome));
  return refused.length === 0 ? outcome : { ...outcome, exitCode: exitCodes.errors };
}

/** The command that says why there is no answer, for whoever reads along. */
function whyNone(file: string, { name }: TypedInstance, several: boolean): string {
  const command = ["ecpc explain", file, ...(several && name !== undefined ? [name] : [])]
    .map((word, at) => (at > 0 && /[^\w./-]/.test(word) ? `"${word}"` : word))
    .join(" ");
  return `\`${command}\` shows where the contradiction lies\n`;
}

/** The verdict where standard output has room for answers alone. */
const aside = (outcome: Outcome, several: boolean, { err }: Terminal): string =>
  `${heading(outcome, several, err)}${verdictLine(outcome, outcome.solutions.length)}\n`;

function printSvg(outcome: Outcome, { results }: Session, terminal: Terminal): void {
  const [solution] = outcome.solutions;
  if (solution !== undefined && outcome.ground !== undefined) {
    const scene = makeScene(pictureOf(outcome.ground, solution));
    results.write(drawSvg(scene, { title: titleOf(outcome.instance) }));
  }
  if (outcome.status !== "error") terminal.err.write(aside(outcome, false, terminal));
}
