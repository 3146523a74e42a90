/** Hint, Explain and Why not? in a preview's conversation, with a language server that is a few lines long. */
import type { BoardParams, ExplainedStep, ExplainParams, ExplainResult } from "@ecp/lsp";
import { beforeEach, describe, expect, test } from "vitest";
import { parsePreviewEvent } from "../../packages/preview/src/parse-event.js";
import type { Client, Requests } from "../../packages/preview/src/requests.js";
import { openSession, type Session } from "../../packages/preview/src/session.js";
import { isDrawnOver, type PreviewState, stepDrawn } from "../../packages/preview/src/state.js";

const place = { line: 0, character: 0 };
const instance = { id: "one", puzzle: "P", range: { start: place, end: place } };
const uri = "file:///a.ecp";
const entry = { layer: "digit", part: "value", element: 1, value: "3" } as const;

const stepAt = (cell: string): ExplainedStep => ({
  where: `Look at ${cell}`,
  says: `${cell} is found.`,
  from: "",
  technique: "one place left",
  rank: 1,
  rules: [],
  conclusion: [cell],
  between: [],
  premises: [],
  scope: [cell],
});
const three = ["r1c1", "r1c2", "r1c3"].map(stepAt);

let asked: string[];
let steps: readonly ExplainedStep[];
let status: ExplainResult["status"];
let until: Promise<void> | undefined;
let shown: PreviewState;
let session: Session;

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const boardsAsked = (): readonly string[] => asked.filter((each) => each.startsWith("board"));

async function answer(method: string, params: Partial<ExplainParams & BoardParams>): Promise<unknown> {
  switch (method) {
    case "ecp/instances":
      return { version: 1, instances: [instance] };
    case "ecp/problems":
      return { version: 1, problems: [], omitted: 0 };
    case "ecp/board": {
      asked.push(`board ${params.step ?? "as given"}`);
      return {
        version: 1,
        instance,
        svg: `<svg>${params.step ?? ""}</svg>`,
        drawnOf: 1,
        stale: false,
        rows: 1,
        columns: 3,
        cells: [],
        marks: [],
        status: { kind: "unique", says: "one answer", answers: 1 },
      };
    }
    case "ecp/play":
      return { version: 1, instance: "one", key: "key", layers: [] };
    case "ecp/explain":
      asked.push(`${params.what} from ${params.entries?.length ?? "the text"}`);
      await until;
      return { version: 1, instance: "one", status, says: status, steps };
    case "ecp/solve":
      return {
        version: 1,
        instance: "one",
        status: "unique",
        answers: 1,
        says: "one answer",
        milliseconds: 1,
      };
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

beforeEach(async () => {
  asked = [];
  steps = three;
  status = "steps";
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

describe("an explanation in a preview", () => {
  test("a hint is told in two halves, is asked for once, and leaves the board as it is", async () => {
    steps = three.slice(0, 1);
    session.handle({ kind: "explain", what: "next" });
    await settle();
    expect([shown.explained?.isWhole, shown.explained?.result.steps[0]?.where]).toEqual([
      false,
      "Look at r1c1",
    ]);
    session.handle({ kind: "explain", what: "next" });
    await settle();
    expect(shown.explained?.isWhole).toBe(true);
    expect([stepDrawn(shown), isDrawnOver(shown)]).toEqual([undefined, false]);
    expect(asked).toEqual(["next from the text"]);
    session.handle({ kind: "explain", what: "next" });
    await settle();
    expect([asked.length, shown.explained?.isWhole]).toEqual([2, false]);
  });

  test("steps are gone through within their bounds, each with its board", async () => {
    session.handle({ kind: "explain", what: "all" });
    await settle();
    expect([shown.explained?.at, shown.board?.svg, shown.work]).toEqual([0, "<svg>0</svg>", undefined]);
    for (const at of [1, 2, 3, -1]) session.handle({ kind: "step", at });
    await settle();
    expect([shown.explained?.at, shown.board?.svg]).toEqual([2, "<svg>2</svg>"]);
    session.handle({ kind: "unexplained" });
    await settle();
    expect([shown.explained, shown.board?.svg]).toEqual([undefined, "<svg></svg>"]);
    expect(boardsAsked().at(-1)).toBe("board as given");
  });

  test("while the board is filled in it begins from there, and the next entry ends it", async () => {
    session.handle({ kind: "mode", mode: "play" });
    await settle();
    session.handle({ kind: "filled", entries: [entry] });
    session.handle({ kind: "explain", what: "all" });
    await settle();
    expect(asked).toContain("all from 1");
    expect(isDrawnOver(shown)).toBe(true);
    session.handle({ kind: "filled", entries: [] });
    await settle();
    expect([shown.explained, shown.board?.svg]).toEqual([undefined, "<svg></svg>"]);
  });

  test("without steps the board stays, and what is said is shown", async () => {
    steps = [];
    status = "none";
    session.handle({ kind: "explain", what: "all" });
    await settle();
    expect([stepDrawn(shown), shown.explained?.result.says]).toEqual([undefined, "none"]);
    steps = three.slice(0, 2);
    session.handle({ kind: "explain", what: "why not" });
    await settle();
    expect([shown.explained?.what, shown.board?.svg]).toEqual(["why not", "<svg>0</svg>"]);
  });

  test("it gives way to an answer, and an answer to it", async () => {
    session.handle({ kind: "explain", what: "all" });
    await settle();
    session.handle({ kind: "solve" });
    await settle();
    expect([shown.answer, shown.explained]).toEqual([0, undefined]);
    session.handle({ kind: "explain", what: "all" });
    await settle();
    expect([shown.answer, shown.explained?.at]).toEqual([undefined, 0]);
  });

  test("an edit ends it", async () => {
    session.handle({ kind: "explain", what: "all" });
    await settle();
    session.analysed({ uri, version: 2, errors: 0 });
    await settle();
    expect([shown.explained, shown.board?.svg]).toEqual([undefined, "<svg></svg>"]);
  });

  test("cancelled, nothing of it is shown", async () => {
    let go = (): void => {};
    until = new Promise((resolve) => {
      go = resolve;
    });
    session.handle({ kind: "explain", what: "all" });
    await settle();
    expect(shown.work).toBe("all");
    session.handle({ kind: "cancel" });
    go();
    await settle();
    expect([shown.work, shown.explained]).toEqual([undefined, undefined]);
  });
});

test("events of a page are looked at before they are believed", () => {
  for (const event of [
    { kind: "explain", what: "next" },
    { kind: "explain", what: "all" },
    { kind: "explain", what: "why not" },
    { kind: "step", at: 3 },
    { kind: "unexplained" },
  ])
    expect(parsePreviewEvent(event)).toEqual(event);
  for (const event of [{ kind: "explain" }, { kind: "explain", what: "rm" }, { kind: "step", at: "1" }])
    expect(parsePreviewEvent(event)).toBeUndefined();
});
