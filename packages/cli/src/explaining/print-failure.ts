/** Steps that end in a contradiction: why there is no answer, or none with what was entered. */
import {
  type BoardEntry,
  entryWords,
  explainFailure,
  type Ground,
  type JsonObject,
  positionAt,
  type Sources,
  type TypedInstance,
} from "@ecp/compiler";
import type { Session } from "../solving/session.js";
import { drive, within } from "./drive.js";
import { type ExplainOptions, explainFormatOf } from "./options.js";
import { drawStep, factText, stepText } from "./print-path.js";
import { stepJson } from "./step-json.js";

/** `r1c3 digit 5 is wrong (board.txt:1:3): no answer has it.` */
export function wrongText(wrong: BoardEntry, ground: Ground, sources: Sources): string {
  const source = wrong.span === undefined ? undefined : sources.get(wrong.span.file);
  const { line, character } =
    source === undefined || wrong.span === undefined
      ? { line: 0, character: 0 }
      : positionAt(source, wrong.span.start);
  const where = source === undefined ? "" : ` (${source.file}:${line + 1}:${character + 1})`;
  return `${factText(entryWords(ground, wrong))} is wrong${where}: no answer has it with what stands before it.`;
}

/** The steps as JSON; as text they are written. Undefined where no way to a contradiction was found in time. */
export async function tellFailure(
  instance: TypedInstance,
  entries: readonly BoardEntry[] | undefined,
  { loaded, settings, interrupt, deadline, results }: Session,
  options: ExplainOptions,
): Promise<readonly JsonObject[] | undefined> {
  const { analysis, host } = loaded;
  const task = {
    analysis,
    instance,
    settings: within(settings, deadline),
    host,
    ...(entries === undefined ? {} : { entries }),
  };
  const driven = await drive(explainFailure(task), { interrupt, deadline, timeout: options.timeout });
  if (driven.ending !== "done" || driven.result.kind !== "clash") return undefined;
  const { ground, steps, known } = driven.result;
  const facts = [...known];
  if (explainFormatOf(options) === "text")
    steps.forEach((step, index) => {
      facts.push(...step.found);
      results.write(stepText(step, index + 1, host.sources, results));
      if (options.brief !== true) results.write(`${drawStep(ground, facts, step, options, results)}\n`);
    });
  return steps.map((step) => stepJson(step, ground, host.sources));
}
