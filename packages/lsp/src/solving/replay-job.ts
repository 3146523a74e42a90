/** The search for an answer as a film: found and drawn in the thread that solves. */
import {
  type BoardEntry,
  drawSvg,
  entryToExplain,
  firstFrame,
  type Ground,
  makeScene,
  optionsOfEntries,
  overlay,
  placeWatch,
  recordFrames,
  type SearchFrame,
  type Solution,
  soFarEntries,
  withEntries,
} from "@ecp/compiler";
import { type OptionId, search as startSearch } from "@ecp/engine";
import { titleOf } from "../instances.js";
import type { ReplayFilm, ReplayFrame } from "../protocol.js";
import { compileJob, type Ready } from "./compile-job.js";
import type { ReplayJob, Report } from "./job.js";
import { slices } from "./slices.js";
import { noFilm, toldBeginning, toldFilmEnd, toldFrame } from "./told-frame.js";

/** The last report but one is the film. */
export function* replayJob(job: ReplayJob, now: () => number): Generator<Report, void> {
  const { entries } = job.task;
  let entered: readonly BoardEntry[] = [];
  const compiled = compileJob(job, (ground) => {
    entered = entries?.flatMap((each) => entryToExplain(ground, each) ?? []) ?? soFarEntries(ground);
    return withEntries(ground, entered);
  });
  if ("kind" in compiled) {
    const { status, reason = "the text has mistakes" } = compiled;
    yield {
      kind: "replayed",
      ...noFilm(status === "error" ? "error" : "unknown", `It could not be shown: ${reason}.`),
    };
    yield compiled;
    return;
  }
  const before = optionsOfEntries(compiled.ground, compiled.lowered, entered);
  const recording = recordFrames(compiled.lowered, job.task.steps, before);
  const { frames, isCut, onEvent } = recording;
  const memory = job.memoryBytes === undefined ? {} : { memoryBytes: job.memoryBytes };
  const search = startSearch(compiled.lowered.problem, { ...memory, limit: 1, onEvent });
  for (const slice of slices(search, now)) {
    if (slice.ended || isCut()) break;
    yield { kind: "progress", fraction: 0, found: "" };
  }
  const end = toldFilmEnd(search, frames.length, isCut());
  search.stop();
  const film = yield* drawn(compiled, frames, before);
  yield { kind: "replayed", ...end, ...film };
  yield { kind: "verdict", status: "unknown", diagnostics: [] };
}

function* drawn(
  { ground, lowered, instance }: Ready,
  frames: readonly SearchFrame[],
  before: readonly OptionId[],
): Generator<Report, Pick<ReplayFilm, "frames" | "lines">> {
  const { problem, decode } = lowered;
  const title = titleOf(instance);
  const lines = overlay();
  const draw = (frame: number, solution: Solution): void =>
    lines.add(frame, drawSvg(makeScene(pictureOf(ground, solution)), { title }).split("\n"));
  const changed = placeWatch(ground, lowered);
  draw(0, decode(before));
  changed(before);
  const told: ReplayFrame[] = [{ ...toldBeginning, puts: [], takes: [] }];
  for (const [index, frame] of frames.entries()) {
    draw(index + 1, decode(frame.chosen));
    const { puts, takes } = changed(frame.chosen);
    told.push({
      ...toldFrame(problem, frame, frames[index - 1] ?? firstFrame),
      puts: puts.map(namesIn(ground)),
      takes: takes.map(namesIn(ground)),
    });
    yield { kind: "progress", fraction: (index + 1) / frames.length, found: "" };
  }
  return { frames: told, lines: lines.parts().map(({ svg, seen }) => ({ text: svg, seen })) };
}

const pictureOf = (ground: Ground, solution: Solution) => ({
  ground,
  ...(ground.board === undefined ? {} : { board: ground.board }),
  solution,
});

const namesIn =
  ({ board }: Ground) =>
  (cells: readonly number[]): readonly string[] =>
    cells.map((cell) => board?.cellName(cell) ?? "");
