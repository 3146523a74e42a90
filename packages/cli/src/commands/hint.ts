/** `ecpc hint FILE [INSTANCE]`: show the next step, and no more. */
import { drawSvg, nextStep, stepScene, type TypedInstance, whereToLook } from "@ecp/compiler";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { drive, within } from "../explaining/drive.js";
import { type InstanceExplained, stopped } from "../explaining/explain-path.js";
import { type ExplainOptions, explainFormatOf } from "../explaining/options.js";
import { pageHtml } from "../explaining/pictured.js";
import { tellFailure, wrongText } from "../explaining/print-failure.js";
import { drawStep, knownText } from "../explaining/print-path.js";
import { entryJson, stepJson } from "../explaining/step-json.js";
import { entriesFrom } from "../input/entries-from.js";
import { titleOf } from "../input/load.js";
import { limitsMet, limitText } from "../report/limits.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import { heading } from "../report/results.js";
import type { Session } from "../solving/session.js";
import type { Terminal } from "../terminal.js";
import { forEachInstance } from "./explain.js";

export const hint = (
  file: string,
  name: string | undefined,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<ExitCode> => forEachInstance(file, name, options, terminal, hintFor);

async function hintFor(
  instance: TypedInstance,
  session: Session,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<InstanceExplained> {
  const { loaded, instances, settings, interrupt, deadline, results } = session;
  const { analysis, host } = loaded;
  const { sources } = host;
  const format = explainFormatOf(options);
  const isText = format === "text";
  const say = (text: string): void => {
    if (isText) results.write(`${text}\n`);
  };
  const object = { file: loaded.file, instance: instance.name ?? null, puzzle: instance.puzzle.name };
  const entries =
    options.from === undefined ? undefined : entriesFrom(options.from, loaded, instance, settings, terminal);
  if (typeof entries === "number") return { exitCode: entries, object: { ...object, status: "error" } };
  if (isText) results.write(heading({ instance }, instances.length > 1, results));
  const task = { analysis, instance, settings: within(settings, deadline), host };
  const driven = await drive(nextStep({ ...task, ...(entries === undefined ? {} : { entries }) }), {
    interrupt,
    deadline,
    timeout: options.timeout,
  });
  if (driven.ending !== "done") {
    const { reason, exitCode } = stopped(driven.ending, options);
    say(`not known: ${reason}`);
    return { exitCode, object: { ...object, status: "unknown", reason } };
  }
  const next = driven.result;
  if (next.kind === "step") {
    const { step, ground, known } = next;
    const where = whereToLook(step);
    const isWhole = options.where !== true;
    say(where.says);
    if (isWhole) {
      say(step.says);
      if (step.known.length > 0) say(`   ${results.colours.dim("from")} ${knownText(step)}`);
    }
    const facts = isWhole ? [...known, ...step.found] : known;
    const shown = isWhole ? step : { ...step, found: [], known: [] };
    if (isText && options.brief !== true) results.write(drawStep(ground, facts, shown, options, results));
    if (format === "svg") results.write(drawSvg(stepScene(ground, facts, shown), { title: where.says }));
    if (format === "html")
      results.write(pageHtml({ title: titleOf(instance), known, ground, steps: [step], says: "" }));
    return {
      exitCode: exitCodes.answered,
      object: {
        ...object,
        status: "step",
        where: { says: where.says, cells: where.cells.map((cell) => ground.board?.cellName(cell) ?? "") },
        ...(isWhole ? { step: stepJson(step, ground, sources) } : {}),
      },
    };
  }
  const { end, ground } = next;
  switch (end.kind) {
    case "solved":
      say("Nothing is left to be found.");
      return { exitCode: exitCodes.answered, object: { ...object, status: "solved" } };
    case "wrong": {
      if (ground === undefined) break;
      say(wrongText(end.wrong, ground, sources));
      const clash = await tellFailure(instance, entries, session, options);
      return {
        exitCode: exitCodes.noSolution,
        object: {
          ...object,
          status: "wrong",
          wrong: entryJson(end.wrong, ground),
          ...(clash === undefined ? {} : { clash }),
        },
      };
    }
    case "no answer":
      say("There is no answer; `ecpc explain` says why.");
      return { exitCode: exitCodes.noSolution, object: { ...object, status: "none" } };
    case "open":
      say("There are several answers, and nothing more is the same in all of them.");
      return { exitCode: exitCodes.answered, object: { ...object, status: "multiple" } };
    case "refused": {
      printDiagnostics(end.diagnostics, sources, terminal);
      const [limit] = limitsMet(end.diagnostics);
      if (limit === undefined) return { exitCode: exitCodes.errors, object: { ...object, status: "error" } };
      const reason = limitText(limit);
      return { exitCode: exitCodes.unknown, object: { ...object, status: "unknown", reason } };
    }
    case "given up":
      break;
    default:
      return end satisfies never;
  }
  const reason = "no step was found with some patience";
  say(`not known: ${reason}`);
  return { exitCode: exitCodes.unknown, object: { ...object, status: "unknown", reason } };
}
