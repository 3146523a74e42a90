/** `ecpc trace FILE [INSTANCE]`: the search, step by step: a moving board on a terminal, a log of events with `--json`. */

import { diagnose, type Ground, type Lowered, nothingToSolve, spanOf } from "@ecp/compiler";
import {
  type ItemId,
  itemName,
  type OptionId,
  optionName,
  type Problem,
  type Search,
  type SearchEvent,
} from "@ecp/engine";
import { TimeIsUp } from "../bounded.js";
import { clock } from "../clock.js";
import { CommandError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { titleOf } from "../input/load.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import { drawPicture, pictureOf } from "../report/results.js";
import { boundedSearch } from "../solving/bounded-search.js";
import { formatOf, type SolvingOptions } from "../solving/options.js";
import { openSession, type Session } from "../solving/session.js";
import { compileTask } from "../solving/solve-instance.js";
import type { Stream, Terminal } from "../terminal.js";

export interface TraceOptions extends SolvingOptions {
  /** Steps a second of the moving board. */
  readonly speed: number;
  /** Events to print; 0 for all. */
  readonly steps: number;
}

const HOME = "\u001b[H";
const CLEAR = "\u001b[2J";
const CLEAR_LINE = "\u001b[K";
const CLEAR_BELOW = "\u001b[J";
const HIDE_CURSOR = "\u001b[?25l";
const SHOW_CURSOR = "\u001b[?25h";

const itemText = (problem: Problem, item: ItemId): string => itemName(problem, item) ?? `#${item}`;
const optionText = (problem: Problem, option: OptionId): string =>
  optionName(problem, option) ?? `option ${option + 1}`;

function eventJson(event: SearchEvent, problem: Problem): Record<string, unknown> {
  switch (event.kind) {
    case "item":
      return { event: "item", item: itemText(problem, event.item), degree: event.degree };
    case "dead-end":
      return { event: "dead-end", item: itemText(problem, event.item) };
    case "try":
    case "undo":
    case "rule-out":
      return { event: event.kind, option: optionText(problem, event.option), level: event.level };
    case "solution":
      return { event: "solution", options: event.options.map((option) => optionText(problem, option)) };
    default:
      return event satisfies never;
  }
}

function eventText(event: SearchEvent, problem: Problem): string {
  switch (event.kind) {
    case "item":
      return `${itemText(problem, event.item)}: ${event.degree === 1 ? "one way" : `${event.degree} ways`}`;
    case "dead-end":
      return `nothing is left for ${itemText(problem, event.item)}`;
    case "try":
      return `${"  ".repeat(event.level)}try ${optionText(problem, event.option)}`;
    case "undo":
      return `${"  ".repeat(event.level)}take back ${optionText(problem, event.option)}`;
    case "rule-out":
      return `${"  ".repeat(event.level)}rule out ${optionText(problem, event.option)}`;
    case "solution":
      return "an answer";
    default:
      return event satisfies never;
  }
}

export async function trace(
  file: string,
  name: string | undefined,
  options: TraceOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const format = formatOf(options);
  if (format === "svg") throw new UsageError("trace prints text or JSON");
  const session = openSession(file, name, { ...options, format: "text", json: false }, terminal);
  if (typeof session === "number") return session;
  if (options.threads > 1) terminal.err.write("note: this searches with one thread\n");
  try {
    const [instance] = session.instances;
    if (instance === undefined) {
      throw new CommandError(exitCodes.errors, [
        diagnose(nothingToSolve, spanOf(file, 0, 0), { puzzles: [] }),
      ]);
    }
    if (session.instances.length > 1)
      terminal.err.write(`note: tracing ${titleOf(instance)}, the first instance\n`);
    const compiled = await compileTask({ ...session, instance, options });
    const { diagnostics } = compiled.ready ? compiled : compiled.outcome;
    printDiagnostics(diagnostics, session.loaded.host.sources, terminal);
    if (!compiled.ready) {
      if (compiled.outcome.reason !== undefined)
        terminal.err.write(`not known: ${compiled.outcome.reason}\n`);
      return compiled.outcome.exitCode;
    }
    session.interrupt.listen();
    const moving =
      format === "text" && session.results.isTerminal && fits(compiled.ground, session.results, terminal);
    return moving
      ? await moveBoard(compiled, session, options)
      : await logEvents(compiled, session, options, format !== "text");
  } finally {
    await session.interrupt.release();
  }
}

/** Lines below the board that say what happens. */
const STATUS_LINES = 3;

/** A board that does not fit on the screen cannot be written over itself. */
function fits(ground: Ground, stream: Stream, terminal: Terminal): boolean {
  const lines = drawPicture(pictureOf(ground), { ascii: true }, stream).split("\n").length;
  if (lines + STATUS_LINES <= stream.height) return true;
  terminal.err.write(`note: the board is higher than this terminal (${lines} lines), so this is a log\n`);
  return false;
}

interface Compiled {
  readonly ground: Ground;
  readonly lowered: Lowered;
}

/** After the first answer (or as many as `--limit` says) the search is over. */
const traceLimit = (options: TraceOptions) => (options.limit > 0 ? { limit: options.limit } : {});

async function logEvents(
  { lowered }: Compiled,
  session: Session,
  options: TraceOptions,
  json: boolean,
): Promise<ExitCode> {
  const { problem } = lowered;
  const written = { events: 0 };
  const onEvent = (event: SearchEvent): void => {
    if (options.steps > 0 && written.events >= options.steps) return;
    written.events++;
    const line = json ? JSON.stringify(eventJson(event, problem)) : eventText(event, problem);
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

async function runSlice(
  search: Search,
  { interrupt, deadline }: Session,
  { timeout }: TraceOptions,
): Promise<ExitCode | undefined> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  if (interrupt.requested) return exitCodes.interrupted;
  if (deadline !== undefined && clock() > deadline) throw new TimeIsUp(timeout);
  search.step(200);
  search.next();
  return undefined;
}

async function moveBoard(
  { ground, lowered }: Compiled,
  session: Session,
  options: TraceOptions,
): Promise<ExitCode> {
  const { problem } = lowered;
  const { results, interrupt, deadline } = session;
  const chosen: OptionId[] = [];
  const last = { event: "" };
  const onEvent = (event: SearchEvent): void => {
    if (event.kind === "try") chosen.splice(event.level, chosen.length, event.option);
    if (event.kind === "undo") chosen.splice(event.level);
    last.event = eventText(event, problem).trim();
  };
  const bounds = { deadline, timeout: options.timeout };
  const search = boundedSearch(problem, { ...traceLimit(options), onEvent }, bounds);
  results.write(`${HIDE_CURSOR}${CLEAR}`);
  try {
    let state = search.state;
    while (state === "running") {
      state = search.step(1);
      const found = search.next();
      show(results, ground, lowered, found.at(-1) ?? chosen, last.event, search.stats().nodes, options);
      if (await paused(1000 / options.speed, interrupt)) return exitCodes.interrupted;
      if (deadline !== undefined && clock() > deadline) throw new TimeIsUp(options.timeout);
    }
    return search.count() === 0n ? exitCodes.noSolution : exitCodes.answered;
  } finally {
    results.write(`${SHOW_CURSOR}\n`);
  }
}

/** Written over the frame before, so that nothing flickers. */
function show(
  stream: Stream,
  ground: Ground,
  lowered: Lowered,
  chosen: readonly OptionId[],
  event: string,
  nodes: number,
  options: TraceOptions,
): void {
  const drawing = drawPicture(pictureOf(ground, lowered.decode(chosen)), options, stream);
  const lines = [...drawing.split("\n"), "", event, `${nodes} nodes, ${chosen.length} chosen (Ctrl-C ends)`];
  stream.write(`${HOME}${lines.map((line) => line + CLEAR_LINE).join("\n")}${CLEAR_BELOW}`);
}

/** Whether it was interrupted meanwhile. */
function paused(milliseconds: number, interrupt: Session["interrupt"]): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      forget();
      resolve(interrupt.requested);
    }, milliseconds);
    const forget = interrupt.onRequest(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
