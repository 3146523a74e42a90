/** A search as a log: an event a line, in words or as JSON. */
import { eventWords } from "@ecp/compiler";
import type { Problem, SearchEvent } from "@ecp/engine";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { boundedSearch } from "../solving/bounded-search.js";
import type { Session } from "../solving/session.js";
import { DEEPEST_INDENT } from "../thresholds.js";
import { eventJson } from "./event-json.js";
import { type Traced, type TraceOptions, traceLimit } from "./options.js";
import { runSlice } from "./run-slice.js";

export async function logEvents(
  { lowered }: Traced,
  session: Session,
  options: TraceOptions,
  json: boolean,
): Promise<ExitCode> {
  const { problem } = lowered;
  const written = { events: 0 };
  const onEvent = (event: SearchEvent): void => {
    if (options.steps > 0 && written.events >= options.steps) return;
    written.events++;
    const line = json ? JSON.stringify(eventJson(event, problem)) : indentedWords(problem, event);
    session.results.write(`${line}\n`);
  };
  const bounds = { deadline: session.deadline, timeout: options.timeout };
  const search = boundedSearch(problem, { ...traceLimit(options), onEvent }, bounds);
  // Small slices: a log is written while it is read, and stops where it is told to.
  let state = search.step(200);
  search.next();
  while (state === "running") {
    if (options.steps > 0 && written.events >= options.steps) return exitCodes.answered;
    const ending = await runSlice(search, session, options);
    if (ending !== undefined) return ending;
    state = search.state;
  }
  return search.count() === 0n && search.state === "done" ? exitCodes.noSolution : exitCodes.answered;
}

/** Indented by the options that were chosen before. */
const indentedWords = (problem: Problem, event: SearchEvent): string =>
  `${"level" in event ? "  ".repeat(Math.min(event.level, DEEPEST_INDENT)) : ""}${eventWords(problem, event)}`;
