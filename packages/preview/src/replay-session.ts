/** The part of the session for a search that is shown: it is asked for once, and then goes forward and back by itself, without the server. */
import { MOST_FRAMES, type PlayEntry } from "@ecp/compiler";
import type { ReplayFilm } from "@ecp/lsp";
import { type Look, replayedAt } from "./replay/film.js";
import { firstSpeed, speeds } from "./replay/speeds.js";
import type { Client } from "./requests.js";
import { type PreviewState, type Replayed, stepDrawn } from "./state.js";

export interface ReplaySession {
  readonly replay: (plays: boolean, isLonger: boolean) => Promise<void>;
  readonly goTo: (at: number) => void;
  readonly play: (plays: boolean) => void;
  readonly setSpeed: (speed: number) => void;
  readonly close: () => void;
}

export interface ReplayHost {
  readonly client: Client;
  readonly uri: string;
  readonly work: (
    kind: "replay",
    task: (signal: AbortSignal, instance: string) => Promise<void>,
  ) => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly show: (change: {
    readonly answer?: undefined;
    readonly explained?: undefined;
    readonly notice?: string;
    readonly replayed?: Replayed | undefined;
  }) => void;
  readonly state: () => PreviewState;
  /** While a board is filled in: what is entered, from which the search begins. */
  readonly entries: () => readonly PlayEntry[] | undefined;
}

interface Shown {
  readonly film: ReplayFilm;
  readonly isLongest: boolean;
}

export function makeReplaySession({
  client,
  uri,
  work,
  refresh,
  show,
  state,
  entries,
}: ReplayHost): ReplaySession {
  let shown: Shown | undefined;
  let speed = firstSpeed;
  let clock: ReturnType<typeof setTimeout> | undefined;

  /** Goes on by itself from there, where it plays and there is more. */
  const turnTo = (look: Look): void => {
    clearTimeout(clock);
    const replayed = shown && replayedAt(shown.film, shown.isLongest, look);
    if (replayed === undefined) return;
    show({ answer: undefined, explained: undefined, replayed });
    if (replayed.isPlaying) clock = setTimeout(goOn, 1000 / look.speed);
  };
  const goOn = (): void => {
    const { replayed } = state();
    if (replayed?.isPlaying === true) turnTo({ at: replayed.at + 1, isPlaying: true, speed });
  };
  const close = (): void => {
    clearTimeout(clock);
    shown = undefined;
    if (state().replayed !== undefined) show({ replayed: undefined });
  };

  return {
    replay: (plays, isLonger) =>
      work("replay", async (signal, instance) => {
        const steps = isLonger ? { steps: MOST_FRAMES } : {};
        const entered = entries();
        const from = entered === undefined ? {} : { entries: entered };
        const film = await client.request("ecp/replay", { uri, instance, ...steps, ...from }, signal);
        if (signal.aborted) return;
        if (film.frames.length === 0) {
          close();
          show({ notice: film.says });
          return;
        }
        const before = state();
        const at = isLonger ? (before.replayed?.at ?? 0) : 0;
        shown = { film, isLongest: isLonger };
        turnTo({ at: Math.min(at, film.frames.length - 1), isPlaying: plays, speed });
        if (before.answer !== undefined || stepDrawn(before) !== undefined) await refresh();
      }),
    goTo: (at) => {
      if (state().replayed !== undefined) turnTo({ at, isPlaying: false, speed });
    },
    play: (plays) => {
      const { replayed } = state();
      if (replayed === undefined) return;
      const isOver = replayed.at === replayed.last;
      turnTo({ at: plays && isOver ? 0 : replayed.at, isPlaying: plays, speed });
    },
    setSpeed: (wanted) => {
      if (!speeds.includes(wanted)) return;
      speed = wanted;
      const { replayed } = state();
      if (replayed !== undefined) turnTo({ at: replayed.at, isPlaying: replayed.isPlaying, speed });
    },
    close,
  };
}
