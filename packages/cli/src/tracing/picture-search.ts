/** A search as a picture that moves: its events as frames, up to a limit, and these as SVG, as a GIF or as a page. */
import { type Film, FRAMES, MOST_FRAMES, makeFilm, recordFrames, type SearchFrame } from "@ecp/compiler";
import type { Search } from "@ecp/engine";
import { TimeIsUp } from "../bounded.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { boundedSearch } from "../solving/bounded-search.js";
import type { Session } from "../solving/session.js";
import type { Terminal } from "../terminal.js";
import { GIF_FRAMES, MOST_GIF_FRAMES, PICTURE_SPEED } from "../thresholds.js";
import { movingPage } from "./moving-page.js";
import { movingSvg } from "./moving-svg.js";
import { type PictureFormat, type TracedPicture, type TraceOptions, traceLimit } from "./options.js";
import { runSlice } from "./run-slice.js";

interface Watched {
  readonly frames: readonly SearchFrame[];
  /** Why there are no more. */
  readonly says: string;
  /** Nobody who looks at the picture expects it. */
  readonly isCut: boolean;
  readonly exitCode: ExitCode;
}

type PictureOptions = TraceOptions & { readonly format: PictureFormat };

export async function pictureSearch(
  traced: TracedPicture,
  title: string,
  session: Session,
  options: PictureOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const watched = await watch(traced, session, options);
  if (watched.isCut) terminal.err.write(`note: ${watched.says}\n`);
  const film = await filmOf(traced, watched, session);
  if (film === undefined) return exitCodes.interrupted;
  const speed = options.speed ?? PICTURE_SPEED;
  const picture = await drawn(film, title, speed, options.format, session);
  if (picture === undefined) return exitCodes.interrupted;
  session.results.write(picture);
  return watched.exitCode;
}

/** Undefined if it was interrupted. */
async function drawn(
  film: Film,
  title: string,
  speed: number,
  format: PictureFormat,
  { interrupt }: Session,
): Promise<string | Uint8Array | undefined> {
  if (format === "svg") return movingSvg(film, title, speed);
  if (format === "html") return movingPage(film, title, speed);
  const { movingGif } = await import("./moving-gif.js");
  return movingGif(film, title, speed, () => interrupt.requested);
}

const mostFrames = (format: PictureFormat): { readonly usual: number; readonly most: number } =>
  format === "gif" ? { usual: GIF_FRAMES, most: MOST_GIF_FRAMES } : { usual: FRAMES, most: MOST_FRAMES };

async function watch(
  { lowered, entered }: TracedPicture,
  session: Session,
  options: PictureOptions,
): Promise<Watched> {
  const { problem } = lowered;
  const { usual, most: limit } = mostFrames(options.format);
  const most = options.steps > 0 ? Math.min(options.steps, limit) : usual;
  const { frames, isCut, onEvent } = recordFrames(lowered, most, entered);
  const bounds = { deadline: session.deadline, timeout: options.timeout };
  const search = boundedSearch(problem, { ...traceLimit(options), onEvent }, bounds);
  const end = (says: string, isShort: boolean, exitCode: ExitCode): Watched => ({
    frames,
    says,
    isCut: isShort,
    exitCode,
  });
  try {
    while (search.state === "running" && !isCut()) {
      const ending = await runSlice(search, session, options);
      if (ending !== undefined) return end("The search was interrupted here.", true, ending);
    }
  } catch (error) {
    if (!(error instanceof TimeIsUp)) throw error;
    return end(
      `The search was stopped here after ${options.timeout ?? 0} s, as --timeout says.`,
      true,
      exitCodes.unknown,
    );
  }
  if (isCut()) return end(cutWords(most, options.steps, limit), true, exitCodes.answered);
  const isNone = search.count() === 0n && search.state === "done";
  const exitCode = isNone ? exitCodes.noSolution : exitCodes.answered;
  return end(endWords(search, isNone), !tellsSteps(search), exitCode);
}

function cutWords(most: number, steps: number, limit: number): string {
  const asked = steps > limit ? `, which is the most` : "";
  const more = steps === 0 ? "; --steps shows more of them" : "";
  return `The picture ends here, after ${most} steps${asked}. The search goes on${more}.`;
}

const tellsSteps = (search: Search): boolean => search.stats().strategy !== "diagram";

function endWords(search: Search, isNone: boolean): string {
  const { strategy } = search.stats();
  const end = isNone ? "There is no answer." : search.state === "done" ? "All ways have been tried." : "";
  if (tellsSteps(search)) return end;
  return `The strategy ${strategy}, which searches this puzzle, tells its answers only, and not its steps. ${end}`.trim();
}

/** Returns undefined if it was interrupted. */
async function filmOf(
  { ground, lowered, entered }: TracedPicture,
  { frames, says, isCut }: Watched,
  { interrupt }: Session,
): Promise<Film | undefined> {
  const maker = makeFilm(ground, lowered.decode);
  maker.add({ chosen: entered, says: "The puzzle, before the search." });
  // The frames from before an interruption are drawn all the same, unless somebody interrupts that too.
  const before = interrupt.requested;
  for (const { chosen, says: words } of frames) {
    maker.add({ chosen, says: words });
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (interrupt.requested && !before) return undefined;
  }
  const last = frames.at(-1);
  if (says !== "" && (isCut || last?.event?.kind !== "solution"))
    maker.add({ chosen: last?.chosen ?? entered, says });
  return maker.film();
}
