/** Replay in a preview's conversation, with a language server that is a few lines long: a film goes forward and back by itself. */
import type { ReplayFilm, ReplayFrame, ReplayParams } from "@ecp/lsp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parsePreviewEvent } from "../../packages/preview/src/parse-event.js";
import { drawingAt, replayedAt, standingAt } from "../../packages/preview/src/replay/film.js";
import { replayKey } from "../../packages/preview/src/replay/replay-keys.js";
import type { Client, Requests } from "../../packages/preview/src/requests.js";
import { openSession, type Session } from "../../packages/preview/src/session.js";
import { drawingOf, isDrawnOver, type PreviewState } from "../../packages/preview/src/state.js";

const place = { line: 0, character: 0 };
const instance = { id: "one", puzzle: "P", range: { start: place, end: place } };
const uri = "file:///a.ecp";

const frames: readonly ReplayFrame[] = [
  { kind: "begin", says: "before", puts: [], takes: [] },
  { kind: "choose", says: "tries r1c1", puts: [["r1c1"]], takes: [] },
  { kind: "place", says: "places r1c2", puts: [["r1c2"], ["r1c2", "r1c3"]], takes: [] },
  { kind: "take-back", says: "takes back r1c2", puts: [], takes: [["r1c2"], ["r1c2", "r1c3"]] },
  { kind: "answer", says: "an answer", puts: [["r1c3"]], takes: [] },
];
const whole: ReplayFilm = {
  status: "answer",
  says: "It ends with an answer.",
  frames,
  lines: [
    { text: "<svg>", seen: [[0, 5]] },
    { text: "1", seen: [[1, 5]] },
    {
      text: "2",
      seen: [
        [2, 3],
        [4, 5],
      ],
    },
    { text: "</svg>", seen: [[0, 5]] },
  ],
};
const cut: ReplayFilm = { ...whole, status: "cut", says: "It is cut here.", frames: frames.slice(0, 3) };

let asked: string[];
let film: ReplayFilm;
let until: Promise<void> | undefined;
let shown: PreviewState;
let session: Session;

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(5);
const boardsAsked = (): number => asked.filter((each) => each === "board").length;

async function answer(method: string, { steps }: Partial<ReplayParams>): Promise<unknown> {
  switch (method) {
    case "ecp/instances":
      return { version: 1, instances: [instance] };
    case "ecp/problems":
      return { version: 1, problems: [], omitted: 0 };
    case "ecp/board":
      asked.push("board");
      return {
        version: 1,
        instance,
        svg: "<svg>given</svg>",
        drawnOf: 1,
        stale: false,
        rows: 1,
        columns: 3,
        cells: [],
        marks: [],
        status: { kind: "unique", says: "one answer", answers: 1 },
      };
    case "ecp/play":
      return { version: 1, instance: "one", key: "key", layers: [] };
    case "ecp/replay":
      asked.push(`replay ${steps ?? "as many as usual"}`);
      await until;
      return { version: 1, instance: "one", ...film };
    case "ecp/explain":
      return { version: 1, instance: "one", status: "none", says: "none", steps: [] };
    case "ecp/solve":
      return { version: 1, instance: "one", status: "unique", answers: 1, says: "one", milliseconds: 1 };
    default:
      throw new Error(method);
  }
}

const client: Client = {
  request: async <Method extends keyof Requests>(method: Method, params: Requests[Method]["takes"]) => {
    const given: Requests[Method]["gives"] = JSON.parse(JSON.stringify(await answer(method, params)));
    return given;
  },
};

const replay = async (plays: boolean, isLonger = false): Promise<void> => {
  session.handle({ kind: "replay", plays, isLonger });
  await settle();
};
const now = () => [shown.replayed?.at, shown.replayed?.isPlaying];

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  film = whole;
  until = undefined;
  session = openSession(uri, "a.ecp", {
    client,
    show: (state) => {
      shown = state;
    },
    reveal: () => {},
    write: async () => {},
    undo: async () => {},
    redo: async () => {},
  });
  session.handle({ kind: "ready" });
  await settle();
  asked = [];
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("a search that is shown in a preview", () => {
  test("it plays by itself to its end, is asked for once, and asks for no board", async () => {
    await replay(true);
    expect([shown.replayed?.frame.says, shown.replayed?.last, shown.work]).toEqual(["before", 4, undefined]);
    expect([drawingOf(shown), isDrawnOver(shown)]).toEqual(["<svg>\n</svg>", true]);
    await vi.advanceTimersByTimeAsync(250);
    expect([...now(), drawingOf(shown)]).toEqual([1, true, "<svg>\n1\n</svg>"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([...now(), shown.replayed?.end]).toEqual([4, false, "It ends with an answer."]);
    session.handle({ kind: "unreplayed" });
    expect([shown.replayed, drawingOf(shown)]).toEqual([undefined, "<svg>given</svg>"]);
    expect(asked).toEqual(["replay as many as usual"]);
  });

  test("for those who want no motion it stands still, and goes step by step within its bounds", async () => {
    await replay(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(now()).toEqual([0, false]);
    for (const at of [1, 2, -1, 5]) session.handle({ kind: "frame", at });
    expect(now()).toEqual([2, false]);
  });

  test("it pauses, goes on, and from its end begins again; a step stops it", async () => {
    await replay(true);
    await vi.advanceTimersByTimeAsync(250);
    session.handle({ kind: "playing", plays: false });
    await vi.advanceTimersByTimeAsync(5000);
    expect(now()).toEqual([1, false]);
    session.handle({ kind: "playing", plays: true });
    await vi.advanceTimersByTimeAsync(250);
    expect(now()).toEqual([2, true]);
    session.handle({ kind: "frame", at: 4 });
    session.handle({ kind: "playing", plays: true });
    expect(now()).toEqual([0, true]);
    session.handle({ kind: "frame", at: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(now()).toEqual([1, false]);
  });

  test("its speed is one of a few, and stays for the next film", async () => {
    session.handle({ kind: "speed", speed: 20 });
    session.handle({ kind: "speed", speed: 1e9 });
    await replay(true);
    await vi.advanceTimersByTimeAsync(50);
    expect([...now(), shown.replayed?.speed]).toEqual([1, true, 20]);
    session.handle({ kind: "speed", speed: 1 });
    await vi.advanceTimersByTimeAsync(900);
    expect(now()).toEqual([1, true]);
  });

  test("a film that is cut says so, and a longer one goes on where it was", async () => {
    film = cut;
    await replay(false);
    session.handle({ kind: "frame", at: 2 });
    expect([shown.replayed?.end, shown.replayed?.hasMore]).toEqual(["It is cut here.", true]);
    film = { ...whole, status: "cut" };
    await replay(true, true);
    expect([...now(), shown.replayed?.hasMore]).toEqual([2, true, false]);
    expect(asked).toEqual(["replay as many as usual", "replay 5000"]);
  });

  test("without frames the board stays, and what is said is shown", async () => {
    film = { status: "error", says: "The text has mistakes.", frames: [], lines: [] };
    await replay(true);
    expect([shown.replayed, shown.notice]).toEqual([undefined, "The text has mistakes."]);
  });

  test("it takes the place of an answer, and an answer, an explanation, an edit or an entry takes its own", async () => {
    session.handle({ kind: "solve" });
    await settle();
    const before = boardsAsked();
    await replay(true);
    expect([shown.answer, now()[0], boardsAsked()]).toEqual([undefined, 0, before + 1]);
    const enders: readonly (() => void)[] = [
      () => session.handle({ kind: "solve" }),
      () => session.handle({ kind: "explain", what: "all" }),
      () => session.handle({ kind: "mode", mode: "play" }),
      () => session.handle({ kind: "filled", entries: [] }),
      () => session.analysed({ uri, version: 2, errors: 0 }),
    ];
    for (const end of enders) {
      await replay(true);
      expect(shown.replayed).toBeDefined();
      end();
      await vi.advanceTimersByTimeAsync(2000);
      expect(shown.replayed).toBeUndefined();
    }
  });

  test("cancelled, nothing of it is shown", async () => {
    let go = (): void => {};
    until = new Promise((resolve) => {
      go = resolve;
    });
    await replay(true);
    expect(shown.work).toBe("replay");
    session.handle({ kind: "cancel" });
    go();
    await settle();
    expect([shown.work, shown.replayed]).toEqual([undefined, undefined]);
  });
});

describe("a film", () => {
  test("has the drawing of each frame, and what stands on the board by then", () => {
    expect(frames.map((_, at) => drawingAt(whole.lines, at).replaceAll("\n", ""))).toEqual([
      "<svg></svg>",
      "<svg>1</svg>",
      "<svg>12</svg>",
      "<svg>1</svg>",
      "<svg>12</svg>",
    ]);
    expect(standingAt(frames, 2)).toEqual({ chosen: [["r1c1"]], placed: [["r1c2"], ["r1c2", "r1c3"]] });
    expect(standingAt(frames, 3)).toEqual({ chosen: [["r1c1"]], placed: [] });
    expect(replayedAt(whole, true, { at: 5, isPlaying: true, speed: 1 })).toBeUndefined();
  });

  test("has keys that stay within it", () => {
    const at = (frame: number) => replayedAt(whole, true, { at: frame, isPlaying: false, speed: 20 });
    const press = (key: string, frame: number, ctrlKey = false) => {
      const replayed = at(frame);
      const none = { altKey: false, metaKey: false };
      return replayed === undefined ? undefined : replayKey({ key, ctrlKey, ...none }, replayed);
    };
    expect(press("ArrowLeft", 0)).toEqual({ kind: "frame", at: 0 });
    expect(press("ArrowRight", 3)).toEqual({ kind: "frame", at: 4 });
    expect(press("ArrowRight", 4)).toEqual({ kind: "frame", at: 4 });
    expect(press("Home", 3)).toEqual({ kind: "frame", at: 0 });
    expect(press("End", 3)).toEqual({ kind: "frame", at: 4 });
    expect(press(" ", 3)).toEqual({ kind: "playing", plays: true });
    expect(press("+", 3)).toEqual({ kind: "speed", speed: 20 });
    expect(press("-", 3)).toEqual({ kind: "speed", speed: 10 });
    expect(press("Escape", 3)).toEqual({ kind: "unreplayed" });
    expect(press("ArrowUp", 3)).toBeUndefined();
    expect(press("ArrowLeft", 3, true)).toBeUndefined();
  });
});

test("events of a page are looked at before they are believed", () => {
  for (const event of [
    { kind: "replay", plays: true, isLonger: false },
    { kind: "frame", at: 3 },
    { kind: "playing", plays: false },
    { kind: "speed", speed: 4 },
    { kind: "unreplayed" },
  ])
    expect(parsePreviewEvent(event)).toEqual(event);
  for (const event of [
    { kind: "replay" },
    { kind: "replay", plays: true },
    { kind: "frame", at: 1.5 },
    { kind: "playing" },
    { kind: "speed", speed: "4" },
  ])
    expect(parsePreviewEvent(event)).toBeUndefined();
});
