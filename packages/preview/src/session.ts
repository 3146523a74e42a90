/**
 * The conversation between one preview and the language server: what is asked when the text changes, when the cursor moves, and when a person
 * does something on the board. Neither editor nor page is known here, so that a webview and a browser have the same.
 */
import type { AnalysedParams, Extent, FoundParams, Place, PlayResult, TextEdit } from "@ecp/lsp";
import { cellAt, instanceAt, mapAt, placeIn } from "./cursor-places.js";
import { makeExplainSession } from "./explain-session.js";
import { makeFillSession } from "./fill-session.js";
import { makeReplaySession } from "./replay-session.js";
import type { Client } from "./requests.js";
import {
  type EditHistoryState,
  mapsOfCells,
  type PreviewEvent,
  type PreviewState,
  type Progress,
  stepDrawn,
  type Work,
} from "./state.js";

export interface SessionHost {
  readonly client: Client;
  readonly show: (state: PreviewState) => void;
  /** The cursor goes there. */
  readonly reveal: (range: Extent) => void;
  /** Changes the text, which is that of `version`. */
  readonly write: (edits: readonly TextEdit[], version: number) => Promise<void>;
  /** Takes the last edit of the text back, or makes it again. */
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
}

export interface Session {
  readonly handle: (event: PreviewEvent) => void;
  /** The server has understood a text, perhaps this one. Resolves when the board of it is shown. */
  readonly analysed: (params: AnalysedParams) => Promise<void>;
  /** A search goes on that has found something: what was asked for here is shown. */
  readonly found: (params: FoundParams) => void;
  /** A search has ended, whoever asked for it. */
  readonly solved: (uri: string, instance: string) => void;
  /** How far the search is that was asked for; undefined: it has ended. */
  readonly progress: (progress: Progress | undefined) => void;
  readonly cursorAt: (place: Place) => void;
  readonly choose: (instance: string) => void;
  /** The text of this version is another one: its first instance is shown, though it may have one of the name of that before. */
  readonly another: (version: number) => void;
  /** The edits that can be undone and made again, where the host counts them. */
  readonly historyIs: (history: EditHistoryState) => void;
  readonly solve: () => Promise<void>;
  readonly close: () => void;
}

/** In milliseconds: candidates that are found so quickly follow each change; others a while after the last. */
const liveWithin = 300;
const restsFor = 900;

/** Further answers are looked for in steps, since each search begins anew. */
const answersAtOnce = 10;

export function openSession(uri: string, file: string, host: SessionHost): Session {
  const { client } = host;
  let state: PreviewState = { file, instances: [] };
  let instance: string | undefined;
  let wantsCandidates = false;
  let candidatesTook = 0;
  let candidatesLater: ReturnType<typeof setTimeout> | undefined;
  let cursor: Place | undefined;
  let version = 0;
  let running: { readonly work: Work; readonly controller: AbortController } | undefined;
  /** Which answer is shown as soon as it is there. */
  let awaited = 0;
  /** The version of the text whose board was shown when something was begun last: it may be shown before the host is told that it was understood. */
  let begunOf: number | undefined;
  let refreshing: Promise<void> | undefined;
  let again = false;
  let closed = false;
  const filling = makeFillSession(
    client,
    uri,
    () => (state.mode === "play" ? instance : undefined),
    (check) => show({ check }),
  );
  /** Edits are made one after the other: each is of the text that the one before has made. */
  let edited: Promise<void> = Promise.resolve();

  const show = (change: { readonly [Key in keyof PreviewState]?: PreviewState[Key] | undefined }): void => {
    if (closed) return;
    state = withoutAbsent({ ...state, ...change });
    host.show(state);
  };

  const refreshOnce = async (): Promise<void> => {
    const [{ instances }, problems] = await Promise.all([
      client.request("ecp/instances", { uri }),
      client.request("ecp/problems", { uri }),
    ]);
    if (!instances.some(({ id }) => id === instance))
      instance = (instanceAt(instances, cursor) ?? instances[0])?.id;
    if (instance === undefined) {
      // While the text is broken the last board stays, greyed.
      const { board } = state;
      show({
        instances,
        problems,
        board: board === undefined ? undefined : { ...board, stale: true, marks: [] },
      });
      return;
    }
    const { answer } = state;
    const step = stepDrawn(state);
    const drawnAs = answer !== undefined ? { answer } : step !== undefined ? { step } : {};
    const [board, play] = await Promise.all([
      client.request("ecp/board", { uri, instance, ...drawnAs }),
      state.mode === "play" || wantsCandidates ? filling.board(instance) : undefined,
    ]);
    const kept = answer !== undefined && answer < board.status.answers ? answer : undefined;
    // An answer that was found while this was asked stays: the board is asked for once more.
    const drawn = state.answer === answer ? kept : state.answer;
    const maps = mapsOfCells(board.cells);
    const map = state.map !== undefined && maps.includes(state.map) ? state.map : maps[0];
    // While the text is broken, what was filled in stays.
    const shown =
      board.stale || play === undefined ? state.play : isSameBoard(play, state.play) ? state.play : play;
    show({
      instances,
      problems,
      board,
      answer: drawn,
      map,
      play: shown,
      cursor: cellAt(board.cells, cursor)?.name,
    });
  };

  /** Asked again while it runs, it runs once more: the last text is always the one that is shown. */
  const refresh = (): Promise<void> => {
    if (refreshing !== undefined) {
      again = true;
      return refreshing;
    }
    refreshing = (async () => {
      do {
        again = false;
        try {
          await refreshOnce();
        } catch (error) {
          // A question about a text that has changed meanwhile is asked again of the new one.
          if (!again) show({ notice: saying(error) });
        }
      } while (again && !closed);
    })().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  const cancel = (): void => {
    running?.controller.abort();
    running = undefined;
    if (state.work !== undefined) show({ work: undefined, progress: undefined });
  };

  /** One thing at a time: what was begun before is cancelled. */
  const work = async (
    kind: Work,
    task: (signal: AbortSignal, id: string) => Promise<void>,
  ): Promise<void> => {
    cancel();
    if (instance === undefined) await refresh();
    if (instance === undefined) return;
    const mine = { work: kind, controller: new AbortController() };
    begunOf = state.board?.version;
    running = mine;
    show({ work: kind, notice: undefined });
    try {
      await task(mine.controller.signal, instance);
    } catch (error) {
      if (!mine.controller.signal.aborted) show({ notice: saying(error) });
    } finally {
      if (running === mine) {
        running = undefined;
        show({ work: undefined, progress: undefined });
      }
    }
  };

  const solve = (limit = 1, then = 0): Promise<void> => {
    awaited = then;
    return work("solve", async (signal, id) => {
      const solved = await client.request("ecp/solve", { uri, instance: id, limit }, signal);
      if (signal.aborted) return;
      const found =
        solved.answers > 0 ? { answer: Math.min(then, solved.answers - 1) } : { notice: solved.says };
      state = withoutAbsent({ ...state, ...found, explained: undefined, replayed: undefined });
      await refresh();
    });
  };

  const count = (): Promise<void> =>
    work("count", async (signal, id) => {
      const { says } = await client.request("ecp/count", { uri, instance: id }, signal);
      if (signal.aborted) return;
      show({ notice: says });
      await refresh();
    });

  const checkUnique = (): Promise<void> =>
    work("unique", async (signal, id) => {
      const { answers, says } = await client.request("ecp/solve", { uri, instance: id }, signal);
      if (signal.aborted) return;
      if (answers === 0) show({ notice: says });
      await refresh();
    });

  const verify = (): Promise<void> =>
    work("verify", async (signal, id) => {
      const { says } = await client.request("ecp/verify", { uri, instance: id }, signal);
      if (!signal.aborted) show({ notice: says });
    });

  const askCandidates = (): Promise<void> =>
    work("candidates", async (signal, id) => {
      const { candidatesBy: by = "answers" } = state;
      const entries = state.mode === "play" ? filling.entries() : [];
      const begun = performance.now();
      const candidates = await client.request("ecp/candidates", { uri, instance: id, by, entries }, signal);
      if (signal.aborted || !wantsCandidates) return;
      candidatesTook = performance.now() - begun;
      const play = state.play ?? (await filling.board(id));
      if (candidates.status === "done") show({ candidates, play, notice: undefined });
      else show({ candidates: undefined, notice: candidates.reason ?? "the candidates are not known" });
    });

  /** At once where that is quick; else when nothing was changed for a while. */
  const candidatesAgain = (): void => {
    clearTimeout(candidatesLater);
    if (!wantsCandidates) return;
    if (candidatesTook < liveWithin) quietly(askCandidates());
    else candidatesLater = setTimeout(() => quietly(askCandidates()), restsFor);
  };

  const check = (): Promise<void> =>
    work("check", async (signal, id) => {
      const result = await filling.check(id, signal);
      if (!signal.aborted) show({ check: result });
    });

  const explaining = makeExplainSession({
    client,
    uri,
    work,
    refresh,
    show,
    state: () => state,
    entries: () => (state.mode === "play" ? filling.entries() : undefined),
  });

  const replaying = makeReplaySession({
    client,
    uri,
    work,
    refresh,
    show,
    state: () => state,
    entries: () => (state.mode === "play" ? filling.entries() : undefined),
  });

  const step = async (by: 1 | -1): Promise<void> => {
    const { answer, board } = state;
    const kept = board?.status.answers ?? 0;
    if (answer === undefined && (kept === 0 || by === -1)) {
      if (by === 1) await solve();
      return;
    }
    const next = (answer ?? -1) + by;
    if (next < 0) return;
    if (next < kept) {
      show({ answer: next, explained: undefined, replayed: undefined });
      await refresh();
    } else if (board?.status.kind !== "unique" && board?.status.kind !== "best")
      await solve(kept + answersAtOnce, next);
  };

  const edit = (task: () => Promise<void>): void => {
    edited = edited.then(task).catch((error: unknown) => {
      show({ refused: saying(error) });
      // The text may be another than the one on the screen.
      return refresh();
    });
  };

  /** The whole symbol, or else its last key alone. */
  const type = async (cell: string, symbol: string, key: string): Promise<void> => {
    const map = placeIn(state, cell)?.map;
    let refused: string | undefined;
    for (const typed of new Set([symbol, key])) {
      if (instance === undefined) return;
      const where = map === undefined ? {} : { map };
      const set = await client.request("ecp/setSymbol", { uri, instance, cell, symbol: typed, ...where });
      if (!("refused" in set)) {
        cursor = set.range.start;
        await host.write(set.edits, set.version);
        return;
      }
      refused = set.refused;
      if (set.goesOn === true) break;
    }
    show({ refused });
  };

  const select = (name: string): void => {
    const place = placeIn(state, name);
    show({ cursor: name });
    if (place === undefined) return;
    cursor = place.range.start;
    host.reveal(place.range);
  };

  const choose = (id: string): void => {
    if (id === instance) return;
    cancel();
    instance = id;
    wantsCandidates = false;
    show({
      answer: undefined,
      candidates: undefined,
      notice: undefined,
      board: undefined,
      play: undefined,
      check: undefined,
      explained: undefined,
      replayed: undefined,
    });
    void refresh();
  };

  const quietly = (promise: Promise<void>): void => {
    promise.catch((error: unknown) => show({ notice: saying(error) }));
  };

  return {
    handle(event) {
      if (event.kind !== "ready" && state.refused !== undefined) show({ refused: undefined });
      switch (event.kind) {
        case "ready":
          host.show(state);
          quietly(refresh());
          return;
        case "select":
          select(event.cell);
          return;
        case "type":
          edit(() => type(event.cell, event.symbol, event.key ?? event.symbol));
          return;
        case "map":
          show({ map: event.map });
          return;
        case "undo":
          edit(host.undo);
          return;
        case "redo":
          edit(host.redo);
          return;
        case "instance":
          choose(event.instance);
          return;
        case "solve":
          quietly(solve());
          return;
        case "count":
          quietly(count());
          return;
        case "verify":
          quietly(verify());
          return;
        case "unique":
          quietly(checkUnique());
          return;
        case "cancel":
          cancel();
          return;
        case "answer":
          quietly(step(event.step));
          return;
        case "unsolved":
          show({ answer: undefined });
          quietly(refresh());
          return;
        case "candidates":
          wantsCandidates = event.shown;
          if (event.by !== undefined) state = { ...state, candidatesBy: event.by };
          if (event.shown) quietly(askCandidates());
          else {
            clearTimeout(candidatesLater);
            if (running?.work === "candidates") cancel();
            show({ candidates: undefined });
          }
          return;
        case "reveal":
          host.reveal(event.range);
          return;
        case "mode":
          if (event.mode === (state.mode ?? "set")) return;
          show({
            mode: event.mode,
            play: undefined,
            check: undefined,
            candidates: undefined,
            explained: undefined,
            replayed: undefined,
          });
          quietly(refresh().then(() => (wantsCandidates ? askCandidates() : undefined)));
          return;
        case "filled":
          filling.filled(event.entries);
          if (state.check !== undefined) show({ check: undefined });
          explaining.close();
          replaying.close();
          candidatesAgain();
          return;
        case "explain":
          quietly(explaining.explain(event.what));
          return;
        case "step":
          quietly(explaining.goTo(event.at));
          return;
        case "unexplained":
          explaining.close();
          return;
        case "replay":
          quietly(replaying.replay(event.plays, event.isLonger));
          return;
        case "frame":
          replaying.goTo(event.at);
          return;
        case "playing":
          replaying.play(event.plays);
          return;
        case "speed":
          replaying.setSpeed(event.speed);
          return;
        case "unreplayed":
          replaying.close();
          return;
        case "check":
          quietly(check());
          return;
        default:
          event satisfies never;
      }
    },
    analysed(params) {
      if (params.uri !== uri) return Promise.resolve();
      if (params.version !== version) {
        version = params.version;
        if (begunOf !== version) {
          // The result is about another text.
          cancel();
          state = withoutAbsent({
            ...state,
            answer: undefined,
            candidates: undefined,
            notice: undefined,
            check: undefined,
            explained: undefined,
            replayed: undefined,
          });
        }
      }
      const shown = refresh();
      quietly(shown.then(() => (params.errors === 0 ? candidatesAgain() : undefined)));
      return shown;
    },
    found({ uri: of, version: ofVersion, instance: id, answers }) {
      if (of !== uri || id !== instance || ofVersion !== begunOf || running?.work !== "solve") return;
      if (answers <= awaited) return;
      state = withoutAbsent({ ...state, answer: awaited, explained: undefined, replayed: undefined });
      quietly(refresh());
    },
    solved(of, id) {
      if (of === uri && id === instance && running === undefined) quietly(refresh());
    },
    progress(progress) {
      if (running !== undefined) show({ progress });
    },
    cursorAt(place) {
      cursor = place;
      const here = instanceAt(state.instances, place);
      if (here !== undefined && here.id !== instance) choose(here.id);
      else {
        const cells = state.board?.cells ?? [];
        show({ cursor: cellAt(cells, place)?.name, map: mapAt(cells, place) ?? state.map });
      }
    },
    choose,
    another(of) {
      // Its board is shown, and somebody works on it already.
      if (begunOf === of) return;
      cancel();
      instance = undefined;
      cursor = undefined;
      wantsCandidates = false;
      show({ play: undefined, check: undefined, explained: undefined, replayed: undefined });
    },
    historyIs: (history) => show({ history }),
    solve: () => solve(),
    close() {
      closed = true;
      replaying.close();
      filling.close();
      clearTimeout(candidatesLater);
      running?.controller.abort();
    },
  };
}

const saying = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Absentable<State> = { readonly [Key in keyof State]: State[Key] | undefined };

/** Leaves out properties that are absent. */
function withoutAbsent({ file, instances, ...rest }: Absentable<PreviewState>): PreviewState {
  const present: Partial<PreviewState> = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  );
  return { file: file ?? "", instances: instances ?? [], ...present };
}

/** A kit that is the same is not told anew. */
const isSameBoard = (one: PlayResult, other: PlayResult | undefined): boolean =>
  other !== undefined && one.key === other.key && one.instance === other.instance;
