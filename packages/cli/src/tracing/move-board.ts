/** A search as a board on a terminal that moves. */
import { firstFrame, type Ground, nextFrame, type SearchFrame } from "@ecp/compiler";
import type { SearchEvent } from "@ecp/engine";
import { TimeIsUp } from "../bounded.js";
import { clock } from "../clock.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { drawPicture, pictureOf } from "../report/results.js";
import { boundedSearch } from "../solving/bounded-search.js";
import type { Session } from "../solving/session.js";
import type { Stream, Terminal } from "../terminal.js";
import { BOARD_SPEED } from "../thresholds.js";
import { type Traced, type TraceOptions, traceLimit } from "./options.js";

const HOME = "\u001b[H";
const CLEAR = "\u001b[2J";
const CLEAR_LINE = "\u001b[K";
const CLEAR_BELOW = "\u001b[J";
const HIDE_CURSOR = "\u001b[?25l";
const SHOW_CURSOR = "\u001b[?25h";

/** Lines below the board that say what happens. */
const STATUS_LINES = 3;

/** A board that does not fit on the screen cannot be written over itself. */
export function fits(ground: Ground, stream: Stream, terminal: Terminal): boolean {
  const lines = drawPicture(pictureOf(ground), { ascii: true }, stream).split("\n").length;
  if (lines + STATUS_LINES <= stream.height) return true;
  terminal.err.write(`note: the board is higher than this terminal (${lines} lines), so this is a log\n`);
  return false;
}

export async function moveBoard(
  { ground, lowered }: Traced,
  session: Session,
  options: TraceOptions,
): Promise<ExitCode> {
  const { problem } = lowered;
  const { results, interrupt, deadline } = session;
  const shown = { frame: firstFrame };
  const onEvent = (event: SearchEvent): void => {
    shown.frame = nextFrame(problem, shown.frame, event);
  };
  const bounds = { deadline, timeout: options.timeout };
  const search = boundedSearch(problem, { ...traceLimit(options), onEvent }, bounds);
  results.write(`${HIDE_CURSOR}${CLEAR}`);
  try {
    let state = search.state;
    while (state === "running") {
      state = search.step(1);
      search.next();
      show(results, { ground, lowered }, shown.frame, search.stats().nodes, options);
      if (await paused(1000 / (options.speed ?? BOARD_SPEED), interrupt)) return exitCodes.interrupted;
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
  { ground, lowered }: Traced,
  { chosen, says }: SearchFrame,
  nodes: number,
  options: TraceOptions,
): void {
  const drawing = drawPicture(pictureOf(ground, lowered.decode(chosen)), options, stream);
  const lines = [...drawing.split("\n"), "", says, `${nodes} nodes, ${chosen.length} chosen (Ctrl-C ends)`];
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
