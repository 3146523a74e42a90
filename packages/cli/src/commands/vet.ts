/** `ecpc vet FILE [INSTANCE]`: what is wrong with a puzzle that was set. */
import {
  type AnswerPlace,
  type Datum,
  diagnosticJson,
  drawText,
  type JsonObject,
  makeScene,
  markCells,
  type Solution,
  sayDatum,
  type TypedInstance,
  type Vetted,
  vetInstance,
} from "@ecp/compiler";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { drive, within } from "../explaining/drive.js";
import { type InstanceExplained, stopped } from "../explaining/explain-path.js";
import { type ExplainOptions, explainFormatOf } from "../explaining/options.js";
import { tellFailure } from "../explaining/print-failure.js";
import { sideBySide } from "../explaining/side-by-side.js";
import { limitsMet, limitText } from "../report/limits.js";
import { placeOf, printDiagnostics } from "../report/print-diagnostics.js";
import { heading, pictureOf } from "../report/results.js";
import { stylesFor } from "../report/styles.js";
import type { Session } from "../solving/session.js";
import type { Terminal } from "../terminal.js";
import { MOST_DIFFERING } from "../thresholds.js";
import { forEachInstance } from "./explain.js";

export const vet = (
  file: string,
  name: string | undefined,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<ExitCode> => forEachInstance(file, name, options, terminal, vetOne);

async function vetOne(
  instance: TypedInstance,
  session: Session,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<InstanceExplained> {
  const { loaded, instances, settings, interrupt, deadline, results } = session;
  const { analysis, host } = loaded;
  const isText = explainFormatOf(options) === "text";
  const say = (text: string): void => {
    if (isText) results.write(`${text}\n`);
  };
  const object = { file: loaded.file, instance: instance.name ?? null, puzzle: instance.puzzle.name };
  if (isText) results.write(heading({ instance }, instances.length > 1, results));
  const task = { analysis, instance, settings: within(settings, deadline), host };
  const driven = await drive(vetInstance(task), { interrupt, deadline, timeout: options.timeout });
  if (driven.ending !== "done") {
    const { reason, exitCode } = stopped(driven.ending, options);
    say(`not known: ${reason}`);
    return { exitCode, object: { ...object, status: "unknown", reason } };
  }
  const vetted = driven.result;
  switch (vetted.kind) {
    case "refused": {
      printDiagnostics(vetted.diagnostics, host.sources, terminal);
      const [limit] = limitsMet(vetted.diagnostics);
      const diagnostics = vetted.diagnostics.map((each) => diagnosticJson(each, host.sources));
      return limit === undefined
        ? { exitCode: exitCodes.errors, object: { ...object, status: "error", diagnostics } }
        : { exitCode: exitCodes.unknown, object: { ...object, status: "unknown", reason: limitText(limit) } };
    }
    case "none": {
      say("There is no answer. How it shows, from what is given:\n");
      const clash = await tellFailure(instance, [], session, options);
      if (clash === undefined)
        say("no steps of a few rules come to it; `ecpc explain` says what contradicts.");
      return {
        exitCode: exitCodes.noSolution,
        object: { ...object, status: "none", ...(clash === undefined ? {} : { clash }) },
      };
    }
    case "unique":
      for (const line of uniqueLines(vetted, session)) say(line);
      return { exitCode: exitCodes.answered, object: { ...object, ...uniqueJson(vetted) } };
    case "several":
      for (const line of severalLines(vetted, session, options)) say(line);
      return { exitCode: exitCodes.answered, object: { ...object, ...severalJson(vetted) } };
    default:
      return vetted satisfies never;
  }
}

type Unique = Extract<Vetted, { kind: "unique" }>;
type Several = Extract<Vetted, { kind: "several" }>;

function uniqueLines({ unneeded, looked, unknown }: Unique, { loaded }: Session): readonly string[] {
  const lines = ["There is one answer."];
  if (unneeded.length > 0) {
    lines.push(
      unneeded.length === 1
        ? "This given is not needed:"
        : "Each of these givens is not needed as long as all others stay:",
    );
    for (const { words, at, span } of unneeded)
      lines.push(`  ${words} at ${at}${span === undefined ? "" : `  ${placeOf(span, loaded.host.sources)}`}`);
  } else if (looked > 0 && unknown === 0) lines.push("All of its givens are needed.");
  if (unknown > 0) lines.push(`Of ${unknown} givens it is not known whether they are needed.`);
  return lines;
}

const uniqueJson = ({ unneeded, looked, unknown }: Unique): JsonObject => ({
  status: "unique",
  looked,
  unknown,
  unneeded: unneeded.map(({ words, at }) => ({ says: words, at })),
});

function severalLines(vetted: Several, session: Session, options: ExplainOptions): readonly string[] {
  const { ground, answers, count, isAll, differing, extra } = vetted;
  const shown = differing.slice(0, MOST_DIFFERING).map(({ at }) => at);
  const more = differing.length - shown.length;
  const lines = [
    isAll ? `There are ${count} answers.` : `There are more than ${count} answers.`,
    `${isAll ? "They" : "Those"} differ at ${shown.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`,
  ];
  const styles = stylesFor(session.results);
  const cells = new Map(differing.flatMap((place) => place.cells.map((cell) => [cell, "strong"] as const)));
  const drawn = (solution: Solution): string =>
    drawText(markCells(makeScene(pictureOf(ground, solution)), cells, { fills: styles.fills }), {
      ascii: options.ascii === true,
      styles,
    });
  if (options.brief !== true && ground.board !== undefined)
    lines.push("", sideBySide(drawn(answers[0]), drawn(answers[1]), session.results.width), "");
  lines.push(extraText(ground, extra));
  return lines;
}

function extraText(ground: Several["ground"], extra: Several["extra"]): string {
  if (extra === undefined) return "No values that could be given tell them apart.";
  const { givens, fewest } = extra;
  const which = givens.map((place) => sayGiven(ground, place)).join(", ");
  if (givens.length === 1) return `One given more leaves one answer: ${which}.`;
  return `${givens.length} givens more leave one answer${fewest ? ", and no fewer do" : ""}: ${which}.`;
}

/** `r1c2 fence`, `r1c2 not fence`, `r1c2 digit 3`: as steps have it. */
function sayGiven({ puzzle }: Several["ground"], place: AnswerPlace): string {
  const { at, value, given } = place;
  const name = given === undefined ? undefined : puzzle.layers[given.layer]?.name;
  if (name === undefined) return `${sayValueOf(place)} at ${at}`;
  if (value === true) return `${at} ${name}`;
  if (value === false) return `${at} not ${name}`;
  return value === null ? `${at} no ${name}` : `${at} ${name} ${sayValueOf(place)}`;
}

const sayValueOf = ({ value }: AnswerPlace): string =>
  value === null ? "nothing" : value === true ? "yes" : value === false ? "no" : sayDatum(value as Datum);

const severalJson = ({ count, isAll, differing, extra }: Several): JsonObject => ({
  status: "multiple",
  answers: count,
  all: isAll,
  differing: differing.map(({ at }) => at),
  ...(extra === undefined
    ? {}
    : {
        extra: {
          fewest: extra.fewest,
          givens: extra.givens.map((place) => ({ at: place.at, value: sayValueOf(place) })),
        },
      }),
});
