/** The way to the answer of an instance that has one: told step by step as it is found. */

import {
  type BoardEntry,
  explainSolution,
  type Fact,
  type Ground,
  type JsonObject,
  type PathEnd,
  type Sources,
  type Step,
  type TypedInstance,
} from "@ecp/compiler";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { titleOf } from "../input/load.js";
import { progressLine } from "../report/progress-line.js";
import type { Session } from "../solving/session.js";
import type { Terminal } from "../terminal.js";
import { MOST_OPEN } from "../thresholds.js";
import { type Driven, drive, within } from "./drive.js";
import { type ExplainOptions, explainFormatOf } from "./options.js";
import { pageHtml, sheetSvg } from "./pictured.js";
import { tellFailure, wrongText } from "./print-failure.js";
import { drawStep, stepText } from "./print-path.js";
import { entryJson, stepJson } from "./step-json.js";

export interface InstanceExplained {
  readonly exitCode: ExitCode;
  readonly object: JsonObject;
}

export function stopped(
  ending: "timeout" | "interrupted",
  options: Pick<ExplainOptions, "timeout">,
): { readonly reason: string; readonly exitCode: ExitCode } {
  return ending === "timeout"
    ? { reason: `stopped after ${options.timeout ?? 0} s, as --timeout says`, exitCode: exitCodes.unknown }
    : { reason: "interrupted", exitCode: exitCodes.interrupted };
}

export async function explainPath(
  instance: TypedInstance,
  entries: readonly BoardEntry[] | undefined,
  session: Session,
  options: ExplainOptions,
  object: JsonObject,
  terminal: Terminal,
  way: typeof explainSolution = explainSolution,
): Promise<InstanceExplained> {
  const { loaded, settings, interrupt, deadline, results } = session;
  const { analysis, host } = loaded;
  const format = explainFormatOf(options);
  const isText = format === "text";
  const steps: Step[] = [];
  const known: Fact[] = [];
  const state: { ground?: Ground; before: readonly Fact[] } = { before: [] };
  const task = { analysis, instance, settings: within(settings, deadline), host };
  const work = way({ ...task, ...(entries === undefined ? {} : { entries }) }, (ground, before) => {
    state.ground = ground;
    state.before = before;
    known.push(...before);
  });
  // Steps that are printed as they are found tell enough.
  const isSilent = !isText || options.output !== undefined;
  const showing = progressLine(terminal, isSilent ? options.progress : false);
  const take = (step: Step | undefined): void => {
    const { ground } = state;
    if (step === undefined || ground === undefined) return;
    steps.push(step);
    known.push(...step.found);
    showing.show(`step ${steps.length}${step.left > 0 ? `, ${step.left} values are left` : ""}`);
    if (!isText) return;
    results.write(stepText(step, steps.length, host.sources, results));
    if (options.brief !== true) results.write(`${drawStep(ground, known, step, options, results)}\n`);
  };
  const most = options.steps ?? 0;
  const limited = most > 0 ? firstOf(work, most) : work;
  const driven = await drive(limited, { interrupt, deadline, timeout: options.timeout }, take);
  showing.clear();
  const { ground } = state;
  const ending = endOf(driven, steps, options, { instance, ground, sources: host.sources });
  const { says } = ending;
  if (isText) results.write(`${says}\n`);
  const wrong = driven.ending === "done" && driven.result?.kind === "wrong" ? driven.result.wrong : undefined;
  const clash = wrong === undefined ? undefined : await tellFailure(instance, entries, session, options);
  if (ground !== undefined && (format === "svg" || format === "html")) {
    const pictured = { title: titleOf(instance), known: state.before, ground, steps, says };
    results.write(format === "svg" ? sheetSvg(pictured) : pageHtml(pictured));
  }
  const { status, exitCode } = ending;
  return {
    exitCode,
    object: {
      ...object,
      status,
      ...(status === "unknown" ? { reason: ending.reason ?? says } : {}),
      ...(wrong === undefined || ground === undefined ? {} : { wrong: entryJson(wrong, ground) }),
      ...(clash === undefined ? {} : { clash }),
      steps: ground === undefined ? [] : steps.map((step) => stepJson(step, ground, host.sources)),
    },
  };
}

/** The facts found until then. */
function soFar(reason: string, steps: readonly Step[]): string {
  const last = steps.at(-1);
  const left = last === undefined || last.left === 0 ? "" : ` ${last.left} values are left.`;
  return `The way ends here: ${reason}.${left}`;
}

/** Ends, with undefined, after as many steps. */
function* firstOf<End>(
  work: Generator<Step | undefined, End, void>,
  most: number,
): Generator<Step | undefined, End | undefined, void> {
  let told = 0;
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    yield next.value;
    if (next.value !== undefined && ++told === most) return undefined;
  }
}

interface Ending {
  readonly status: "unique" | "multiple" | "none" | "unknown" | "wrong";
  readonly says: string;
  /** Where a limit ended it. */
  readonly reason?: string;
  readonly exitCode: ExitCode;
}

function endOf(
  driven: Driven<PathEnd | undefined>,
  steps: readonly Step[],
  options: ExplainOptions,
  of: {
    readonly instance: TypedInstance;
    readonly ground: Ground | undefined;
    readonly sources: Sources;
  },
): Ending {
  if (driven.ending === "done")
    return ended(driven.result, steps.length, of.instance.puzzle.options.length > 0, of.ground, of.sources);
  const { reason, exitCode } = stopped(driven.ending, options);
  return { status: "unknown", says: soFar(reason, steps), reason, exitCode };
}

function ended(
  end: PathEnd | undefined,
  steps: number,
  isCover: boolean,
  ground: Ground | undefined,
  sources: Sources,
): Ending {
  if (end === undefined)
    return {
      status: "unknown",
      says: `These are the first ${steps}, as --steps says.`,
      exitCode: exitCodes.answered,
    };
  switch (end.kind) {
    case "solved":
      return end.only
        ? { status: "unique", says: solvedText(steps, isCover), exitCode: exitCodes.answered }
        : {
            status: "multiple",
            says: "With what was entered this is the only answer; the puzzle has others.",
            exitCode: exitCodes.answered,
          };
    case "open": {
      const shown = end.open.slice(0, MOST_OPEN).map(({ at, words }) => (at === "" ? words : at));
      const more = end.open.length - shown.length;
      const where = `${[...new Set(shown)].join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
      const same = end.untried
        ? "and no other piece, region or way is in all of them; whether single borders or cells are was not looked at."
        : "and nothing more is the same in all of them.";
      return {
        status: "multiple",
        says: `There are several answers, ${same}${where === "" ? "" : ` They differ at ${where}.`}`,
        exitCode: exitCodes.answered,
      };
    }
    case "given up":
      return {
        status: "unknown",
        says: `No further step was found with some patience${end.left > 0 ? `; ${end.left} values are left` : ""}.`,
        exitCode: exitCodes.unknown,
      };
    case "wrong":
      return {
        status: "wrong",
        says: ground === undefined ? "" : wrongText(end.wrong, ground, sources),
        exitCode: exitCodes.noSolution,
      };
    case "no answer":
      return steps === 0
        ? { status: "unknown", says: "This could not be told in steps.", exitCode: exitCodes.unknown }
        : { status: "none", says: "So there is no answer.", exitCode: exitCodes.noSolution };
    case "refused":
      return { status: "unknown", says: "This could not be told in steps.", exitCode: exitCodes.unknown };
    default:
      return end satisfies never;
  }
}

function solvedText(steps: number, isCover: boolean): string {
  if (steps > 0) return "This is the only answer.";
  return isCover ? "This is the only answer: no option is chosen." : "Nothing is left to be found.";
}
