/** The way to the answer of an instance that has one: told step by step as it is found. */
import {
  explainSolution,
  type Fact,
  type Ground,
  type JsonObject,
  type PathEnd,
  type Step,
  type TypedInstance,
} from "@ecp/compiler";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { formatOf } from "../solving/options.js";
import type { Session } from "../solving/session.js";
import { drive, within } from "./drive.js";
import { memberJson } from "./member-json.js";
import type { ExplainOptions } from "./options.js";
import { drawStep, factText, stepText } from "./print-path.js";

export interface InstanceExplained {
  readonly exitCode: ExitCode;
  readonly object: JsonObject;
}

export function stopped(
  ending: "timeout" | "interrupted",
  options: ExplainOptions,
): { readonly reason: string; readonly exitCode: ExitCode } {
  return ending === "timeout"
    ? { reason: `stopped after ${options.timeout ?? 0} s, as --timeout says`, exitCode: exitCodes.unknown }
    : { reason: "interrupted", exitCode: exitCodes.interrupted };
}

export async function explainPath(
  instance: TypedInstance,
  { loaded, settings, interrupt, deadline, results }: Session,
  options: ExplainOptions,
  object: JsonObject,
): Promise<InstanceExplained> {
  const { analysis, host } = loaded;
  const isText = formatOf(options) === "text";
  const steps: JsonObject[] = [];
  const known: Fact[] = [];
  const state: { ground?: Ground } = {};
  const work = explainSolution(
    { analysis, instance, settings: within(settings, deadline), host },
    (ground) => {
      state.ground = ground;
      for (const { variable, value } of ground.givensApart ?? [])
        known.push({ of: { kind: "value", variable, value }, at: "", words: "", cells: [] });
    },
  );
  let number = 0;
  const take = (step: Step | undefined): void => {
    const { ground } = state;
    if (step === undefined || ground === undefined) return;
    number++;
    known.push(...step.found);
    if (!isText) steps.push(stepJson(step, ground, host.sources));
    else {
      results.write(stepText(step, number, host.sources, results));
      if (options.brief !== true) results.write(`${drawStep(ground, known, step, options, results)}\n`);
    }
  };
  const driven = await drive(work, { interrupt, deadline, timeout: options.timeout }, take);
  if (driven.ending !== "done") {
    const { reason, exitCode } = stopped(driven.ending, options);
    if (isText) results.write(`The way ends here: ${reason}.\n`);
    return { exitCode, object: { ...object, status: "unknown", reason, steps } };
  }
  const isCover = instance.puzzle.options.length > 0;
  const { status, says, exitCode } = ended(driven.result, number, isCover);
  if (isText) results.write(`${says}\n`);
  return {
    exitCode,
    object: { ...object, status, ...(status === "unknown" ? { reason: says } : {}), steps },
  };
}

/** More than so many are counted. */
const MOST_OPEN = 8;

function ended(
  end: PathEnd,
  steps: number,
  isCover: boolean,
): {
  readonly status: "unique" | "multiple" | "unknown";
  readonly says: string;
  readonly exitCode: ExitCode;
} {
  switch (end.kind) {
    case "solved":
      return {
        status: "unique",
        says:
          steps > 0
            ? "This is the only answer."
            : isCover
              ? "This is the only answer: no option is chosen."
              : "Nothing is left to be found.",
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
        says: `No further step was found with some patience; ${end.left} values are left.`,
        exitCode: exitCodes.unknown,
      };
    case "no answer":
    case "refused":
      return { status: "unknown", says: "This could not be told in steps.", exitCode: exitCodes.unknown };
    default:
      return end satisfies never;
  }
}

const stepJson = (step: Step, ground: Ground, sources: Session["loaded"]["host"]["sources"]): JsonObject => ({
  found: step.found.map((fact) => factJson(fact, ground)),
  rules: step.rules.map((member) => memberJson(member, ground, sources)),
  known: step.known.map((fact) => factJson(fact, ground)),
  tried: step.tried,
  technique: step.technique.key,
  rank: step.technique.rank,
  says: step.says,
  ...(step.supposed === undefined ? {} : { supposed: factJson(step.supposed, ground) }),
  chain: step.chain.map(({ follows, rules }) => ({
    follows: follows === undefined ? null : factJson(follows, ground),
    rules: rules.map((member) => memberJson(member, ground, sources)),
  })),
});

const factJson = (fact: Fact, ground: Ground): JsonObject => ({
  says: factText(fact),
  at: fact.at,
  cells: fact.cells.map((cell) => ground.board?.cellName(cell) ?? String(cell)),
});
