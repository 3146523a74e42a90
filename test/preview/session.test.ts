/** The conversation of a preview, with a language server that is a few lines long. */
import type { BoardResult, InstanceInfo, InstanceStatus, SolveResult } from "@ecp/lsp";
import { beforeEach, describe, expect, test } from "vitest";
import type { Client, Requests } from "../../packages/preview/src/requests.js";
import { openSession, type Session } from "../../packages/preview/src/session.js";
import type { PreviewState } from "../../packages/preview/src/state.js";

const at = (line: number, character: number, length = 1) => ({
  start: { line, character },
  end: { line, character: character + length },
});
const one: InstanceInfo = {
  id: "one",
  title: "one",
  puzzle: "P",
  range: { ...at(4, 0), end: { line: 8, character: 0 } },
};
const two: InstanceInfo = {
  ...one,
  id: "two",
  title: "two",
  range: { ...at(9, 0), end: { line: 12, character: 0 } },
};

interface Server {
  version: number;
  instances: readonly InstanceInfo[];
  stale: boolean;
  status: InstanceStatus;
  asked: string[];
  /** Ends the search that runs. */
  finish: ((result: Partial<SolveResult>) => void) | undefined;
  aborted: boolean;
}

let server: Server;
let shown: PreviewState;
let revealed: unknown[];
let written: unknown[];
let session: Session;

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function boardOf(instance: string): BoardResult {
  const cells = [1, 2].map((column) => ({
    name: `r1c${column}`,
    places: [
      { map: "a", range: at(6, 2 + 2 * column), symbol: "." },
      { map: "b", range: at(7, 2 + 2 * column), symbol: "." },
    ],
  }));
  return {
    version: server.version,
    instance: instance === "two" ? two : one,
    svg: "<svg/>",
    drawnOf: 1,
    stale: server.stale,
    rows: 1,
    columns: 2,
    cells,
    marks: [],
    status: server.status,
  };
}

const solved = (instance: string, more: Partial<SolveResult>): SolveResult => ({
  version: server.version,
  instance,
  status: "unique",
  answers: 1,
  says: "the only answer",
  milliseconds: 1,
  ...more,
});

function answer(
  method: string,
  params: { readonly uri: string; readonly instance?: string; readonly limit?: number },
  signal?: AbortSignal,
): unknown {
  const { instance = "" } = params;
  server.asked.push(`${method.slice(4)}${params.limit === undefined ? "" : ` ${params.limit}`}`);
  switch (method) {
    case "ecp/instances":
      return { version: server.version, instances: server.instances };
    case "ecp/board":
      return boardOf(instance);
    case "ecp/setSymbol":
      return { version: server.version, edits: [{ range: at(6, 4), newText: "5" }], range: at(6, 4) };
    case "ecp/candidates":
      return {
        version: server.version,
        instance,
        status: "done",
        candidates: [{ layer: "a", cell: "r1c1", values: ["1", "2"] }],
      };
    default:
      return new Promise((resolve, reject) => {
        server.finish = (result) => resolve(solved(instance, result));
        signal?.addEventListener("abort", () => {
          server.aborted = true;
          reject(new Error("cancelled"));
        });
      });
  }
}

const client: Client = {
  request: async <Method extends keyof Requests>(
    method: Method,
    params: Requests[Method]["takes"],
    signal?: AbortSignal,
  ) => {
    const given: Requests[Method]["gives"] = JSON.parse(JSON.stringify(await answer(method, params, signal)));
    return given;
  },
};

beforeEach(async () => {
  server = {
    version: 1,
    instances: [one, two],
    stale: false,
    status: { kind: "unsolved", says: "not solved yet", answers: 0 },
    asked: [],
    finish: undefined,
    aborted: false,
  };
  revealed = [];
  written = [];
  session = openSession("file:///a.ecp", "a.ecp", {
    client,
    show: (state) => {
      shown = state;
    },
    reveal: (range) => revealed.push(range),
    write: async (edits, version) => {
      written.push({ edits, version });
    },
  });
  session.handle({ kind: "ready" });
  await settle();
});

const finish = async (kind: InstanceStatus["kind"], answers: number): Promise<void> => {
  server.status = { kind, says: kind, answers };
  server.finish?.({ answers });
  await settle();
};

describe("a preview", () => {
  test("shows the board of the first instance, and that of the instance that the cursor is in", async () => {
    expect(shown.board?.instance.id).toBe("one");
    session.cursorAt({ line: 10, character: 0 });
    await settle();
    expect(shown.board?.instance.id).toBe("two");
  });

  test("marks the cell that the cursor is at", () => {
    session.cursorAt({ line: 6, character: 6 });
    expect(shown.cursor).toBe("r1c2");
    session.cursorAt({ line: 5, character: 0 });
    expect(shown.cursor).toBeUndefined();
  });

  test("a click moves the cursor, within the map in which it is", () => {
    session.handle({ kind: "select", cell: "r1c1" });
    session.cursorAt({ line: 7, character: 4 });
    session.handle({ kind: "select", cell: "r1c2" });
    expect(revealed).toEqual([at(6, 4), at(7, 6)]);
  });

  test("a symbol typed into a cell is written into the text that the server knew", async () => {
    session.handle({ kind: "type", cell: "r1c1", symbol: "5" });
    await settle();
    expect(written).toEqual([{ edits: [{ range: at(6, 4), newText: "5" }], version: 1 }]);
  });

  test("solves, and draws the answer", async () => {
    session.handle({ kind: "solve" });
    await settle();
    expect(shown.work).toBe("solve");
    await finish("unique", 1);
    expect([shown.work, shown.answer, shown.board?.status.kind]).toEqual([undefined, 0, "unique"]);
  });

  test("further answers are looked for when they are asked for", async () => {
    session.handle({ kind: "solve" });
    await finish("multiple", 1);
    session.handle({ kind: "answer", step: 1 });
    await settle();
    expect(server.asked.filter((each) => each.startsWith("solve"))).toEqual(["solve 1", "solve 11"]);
    await finish("multiple", 11);
    expect(shown.answer).toBe(1);
    session.handle({ kind: "answer", step: 1 });
    session.handle({ kind: "answer", step: -1 });
    session.handle({ kind: "answer", step: -1 });
    await settle();
    expect(shown.answer).toBe(0);
  });

  test("an edit cancels a search, and what was found goes", async () => {
    session.handle({ kind: "solve" });
    await finish("unique", 1);
    session.handle({ kind: "solve" });
    await settle();
    session.analysed({ uri: "file:///a.ecp", version: 2, errors: 0 });
    await settle();
    expect([server.aborted, shown.work, shown.answer]).toEqual([true, undefined, undefined]);
  });

  test("cancel ends the search, and says nothing", async () => {
    session.handle({ kind: "solve" });
    await settle();
    session.handle({ kind: "cancel" });
    await settle();
    expect([server.aborted, shown.work, shown.notice]).toEqual([true, undefined, undefined]);
  });

  test("candidates are asked for, and again after an edit, until they are hidden", async () => {
    session.handle({ kind: "candidates", shown: true });
    await settle();
    expect(shown.candidates?.candidates).toHaveLength(1);
    session.analysed({ uri: "file:///a.ecp", version: 2, errors: 0 });
    await settle();
    expect(server.asked.filter((each) => each === "candidates")).toHaveLength(2);
    session.handle({ kind: "candidates", shown: false });
    expect(shown.candidates).toBeUndefined();
  });

  test("while the text has no instance the last board stays, greyed", async () => {
    server.instances = [];
    session.analysed({ uri: "file:///a.ecp", version: 2, errors: 1 });
    await settle();
    expect([shown.board?.stale, shown.board?.svg]).toEqual([true, "<svg/>"]);
  });
});
