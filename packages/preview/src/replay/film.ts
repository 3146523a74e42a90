/** A film of a search as it was told: the drawing of each frame, and what stands on the board by then. Pure functions. */
import type { ReplayFilm, ReplayFrame, ReplayLine, ReplayPlace } from "@ecp/lsp";
import type { Replayed, Standing } from "../state.js";

/** A place in a film, and the way it is looked at. */
export type Look = Pick<Replayed, "at" | "isPlaying" | "speed">;

/** `isLongest`: there are no longer films. */
export function replayedAt(
  film: ReplayFilm,
  isLongest: boolean,
  { at, isPlaying, speed }: Look,
): Replayed | undefined {
  const frame = film.frames[at];
  if (frame === undefined) return undefined;
  const last = film.frames.length - 1;
  return {
    at,
    last,
    frame,
    standing: standingAt(film.frames, at),
    svg: drawingAt(film.lines, at),
    end: film.says,
    hasMore: film.status === "cut" && !isLongest,
    isPlaying: isPlaying && at < last,
    speed,
  };
}

export const drawingAt = (lines: readonly ReplayLine[], at: number): string =>
  lines
    .filter(({ seen }) => isSeen(seen, at))
    .map(({ text }) => text)
    .join("\n");

/** Spans come in order. */
function isSeen(spans: ReplayLine["seen"], at: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.[1] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.[0] ?? Number.POSITIVE_INFINITY) <= at;
}

export function standingAt(frames: readonly ReplayFrame[], at: number): Standing {
  const standing = new Map<string, { readonly place: ReplayPlace; readonly isChosen: boolean }>();
  for (const { kind, puts, takes } of frames.slice(0, at + 1)) {
    for (const place of takes) standing.delete(place.join());
    for (const place of puts) standing.set(place.join(), { place, isChosen: kind === "choose" });
  }
  const all = [...standing.values()];
  return {
    placed: all.flatMap(({ place, isChosen }) => (isChosen ? [] : [place])),
    chosen: all.flatMap(({ place, isChosen }) => (isChosen ? [place] : [])),
  };
}
