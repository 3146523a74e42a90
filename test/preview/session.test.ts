/** The conversation of a preview, with a language server that is a few lines long. */
import type {
  BoardResult,
  CheckResult,
  InstanceInfo,
  InstanceStatus,
  ListedProblem,
  SolveResult,
} from "@ecp/lsp";
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
  problems: readonly ListedProblem[];
  /** The refusals of a map, by `map symbol`. */
  refuses: Readonly<Record<string, string>>;
  /** These are beginnings of symbols that it holds. */
  begins: boolean;
  /** The status of what is filled in. */
  checked: CheckResult["status"];
  /** Happens while a board is asked for. */
  meanwhile?: (() => void) | undefined;
}

let server: Server;
let shown: PreviewState;
let revealed: unknown[];
let written: unknown[];
let session: Session;
let writing: { refused?: string; until?: Promise<void> };

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
  params: {
    readonly uri: string;
    readonly instance?: string;
    readonly limit?: number;
    readonly map?: string;
    readonly symbol?: string;
  },
  signal?: AbortSignal,
): unknown {
  const { instance = "" } = params;
  server.asked.push(`${method.slice(4)}${params.limit === undefined ? "" : ` ${params.limit}`}`);
  switch (method) {
    case "ecp/instances":
      return { version: server.version, instances: server.instances };
    case "ecp/board":
      server.meanwhile?.();
      return boardOf(instance);
    case "ecp/problems":
      return { version: server.version, problems: server.problems, omitted: 0 };
    case "ecp/setSymbol": {
      const { map = "any", symbol = "" } = params;
      const refused = server.refuses[`${map} ${symbol}`];
      const goesOn = server.begins ? { goesOn: true } : {};
      if (refused !== undefined) return { version: server.version, refused, ...goesOn };
      return { version: server.version, edits: [{ range: at(6, 4), newText: symbol }], range: at(6, 4) };
    }
    case "ecp/play":
      return { version: server.version, instance, key: `key of ${instance}`, layers: [] };
    case "ecp/check":
      return {
        version: server.version,
        instance,
        status: server.checked,
        says: server.checked,
        rules: [],
        wrong: [],
      };
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
    problems: [],
    refuses: {},
    begins: false,
    checked: "right",
  };
  revealed = [];
  written = [];
  writing = {};
  session = openSession("file:///a.ecp", "a.ecp", {
    client,
    show: (state) => {
      shown = state;
    },
    reveal: (range) => revealed.push(range),
    write: async (edits, version) => {
      if (writing.refused !== undefined) throw new Error(writing.refused);
      written.push({ edits, version });
      await writing.until;
      server.version++;
    },
    undo: async () => {
      written.push("undo");
    },
    redo: async () => {
      written.push("redo");
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

  test("an answer is drawn while the search goes on, and stays where it is cancelled", async () => {
    const found = (instance: string, answers: number): Promise<void> => {
      server.status = { kind: "solving", says: "an answer, and perhaps others", answers };
      session.found({ uri: "file:///a.ecp", version: 1, instance, answers });
      return settle();
    };
    session.handle({ kind: "solve" });
    await settle();
    await found("two", 1);
    expect(shown.answer).toBeUndefined();
    await found("one", 1);
    expect([shown.work, shown.answer, shown.board?.status.says]).toEqual([
      "solve",
      0,
      "an answer, and perhaps others",
    ]);
    session.handle({ kind: "cancel" });
    server.status = { kind: "unknown", says: "an answer", answers: 1 };
    session.solved("file:///a.ecp", "one");
    await settle();
    expect([shown.work, shown.answer, shown.board?.status.kind]).toEqual([undefined, 0, "unknown"]);
    // It is told late, of a search that is no more.
    session.handle({ kind: "unsolved" });
    await found("one", 1);
    expect(shown.answer).toBeUndefined();
  });

  test("the answer that was asked for is waited for", async () => {
    session.handle({ kind: "solve" });
    await finish("multiple", 1);
    session.handle({ kind: "answer", step: 1 });
    await settle();
    for (const answers of [1, 2]) {
      server.status = { kind: "solving", says: "", answers };
      session.found({ uri: "file:///a.ecp", version: 1, instance: "one", answers });
      await settle();
      expect(shown.answer).toBe(answers - 1);
    }
  });

  test("whether there is another answer is asked without showing one", async () => {
    session.handle({ kind: "unique" });
    await settle();
    session.found({ uri: "file:///a.ecp", version: 1, instance: "one", answers: 1 });
    await settle();
    expect(shown.answer).toBeUndefined();
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

  test("a search that is begun on a board goes on when its text is told to have been understood", async () => {
    server.version = 2;
    session.handle({ kind: "ready" });
    await settle();
    session.handle({ kind: "solve" });
    await settle();
    session.another(2);
    session.analysed({ uri: "file:///a.ecp", version: 2, errors: 0 });
    await settle();
    expect([server.aborted, shown.work]).toEqual([false, "solve"]);
    await finish("unique", 1);
    expect([shown.work, shown.answer]).toEqual([undefined, 0]);
  });

  test("how far a search is belongs to that search", async () => {
    session.handle({ kind: "solve" });
    await settle();
    session.progress({ percentage: 40 });
    expect(shown.progress).toEqual({ percentage: 40 });
    session.handle({ kind: "cancel" });
    expect([server.aborted, shown.progress]).toEqual([true, undefined]);
    session.progress({ percentage: 50 });
    expect(shown.progress).toBe(undefined);
  });

  test("cancel ends the search, and says nothing", async () => {
    session.handle({ kind: "solve" });
    await settle();
    session.handle({ kind: "cancel" });
    await settle();
    expect([server.aborted, shown.work, shown.notice]).toEqual([true, undefined, undefined]);
  });

  test("the number of answers is found without showing one", async () => {
    session.handle({ kind: "unique" });
    await settle();
    expect(shown.work).toBe("unique");
    await finish("unique", 1);
    expect([shown.work, shown.answer, shown.notice]).toEqual([undefined, undefined, undefined]);
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

  test("a board that is filled in is checked when that is asked, and what was said goes with the next entry", async () => {
    session.handle({ kind: "mode", mode: "play" });
    await settle();
    expect([shown.mode, shown.play?.key]).toEqual(["play", "key of one"]);
    server.checked = "wrong";
    const entries = [{ layer: "a", part: "value", element: 0, value: "1" }] as const;
    session.handle({ kind: "filled", entries });
    session.handle({ kind: "check" });
    await settle();
    expect(shown.check?.status).toBe("wrong");
    session.handle({ kind: "filled", entries: [] });
    expect(shown.check).toBeUndefined();
  });

  test("that a puzzle is solved is said without being asked", async () => {
    session.handle({ kind: "mode", mode: "play" });
    await settle();
    server.checked = "solved";
    session.handle({ kind: "filled", entries: [{ layer: "a", part: "value", element: 0, value: "1" }] });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(shown.check?.status).toBe("solved");
  });

  test("what can be filled in of another instance is another board", async () => {
    session.handle({ kind: "mode", mode: "play" });
    await settle();
    session.handle({ kind: "instance", instance: "two" });
    expect(shown.play).toBeUndefined();
    await settle();
    expect(shown.play?.key).toBe("key of two");
  });

  test("while the text has no instance the last board stays, greyed", async () => {
    server.instances = [];
    session.analysed({ uri: "file:///a.ecp", version: 2, errors: 1 });
    await settle();
    expect([shown.board?.stale, shown.board?.svg]).toEqual([true, "<svg/>"]);
  });

  test("an instance that goes while its board is asked for is no failure: the newest text is shown", async () => {
    server.meanwhile = () => {
      server.meanwhile = undefined;
      server.instances = [two];
      session.analysed({ uri: "file:///a.ecp", version: 3, errors: 0 });
      throw new Error("there is no instance one");
    };
    session.analysed({ uri: "file:///a.ecp", version: 2, errors: 0 });
    await settle();
    expect([shown.board?.instance.id, shown.notice]).toEqual(["two", undefined]);
  });

  test("it tells when the board of a text is shown, also where that of the text before is still asked for", async () => {
    server.meanwhile = () => {
      server.meanwhile = undefined;
      server.instances = [two];
    };
    session.handle({ kind: "unsolved" });
    await session.analysed({ uri: "file:///a.ecp", version: 2, errors: 0 });
    expect(shown.board?.instance.id).toBe("two");
  });

  test("an answer that is found while a board is asked for is shown", async () => {
    const solving = session.solve();
    await settle();
    server.meanwhile = () => {
      server.meanwhile = undefined;
      server.status = { kind: "unique", says: "one answer, and no other", answers: 1 };
      server.finish?.({});
    };
    session.handle({ kind: "unsolved" });
    await solving;
    await settle();
    expect([shown.board?.status.kind, shown.answer]).toEqual(["unique", 0]);
  });

  test("of another text the first instance is shown, though it has one of the same name", async () => {
    session.choose("two");
    await settle();
    session.another(2);
    session.analysed({ uri: "file:///a.ecp", version: 2, errors: 0 });
    await settle();
    expect(shown.board?.instance.id).toBe("one");
  });

  test("says what is wrong with a text that has no instance yet", async () => {
    server.instances = [];
    server.problems = [
      { severity: "error", code: "ECP1012", message: "a value is missing", range: at(1, 2), excerpt: [] },
    ];
    session.analysed({ uri: "file:///a.ecp", version: 2, errors: 1 });
    await settle();
    expect(shown.problems?.problems.map(({ code }) => code)).toEqual(["ECP1012"]);
  });

  describe("a symbol", () => {
    const typed = (symbol: string, key?: string): Promise<void> => {
      session.handle({ kind: "type", cell: "r1c1", symbol, ...(key === undefined ? {} : { key }) });
      return settle();
    };
    const texts = () =>
      written.map((each) =>
        typeof each === "string" ? each : JSON.stringify(each).match(/newText":"(.*?)"/)?.[1],
      );

    test("that no map can hold is refused, until something else is done", async () => {
      server.refuses = { "a 9": "there is 1 to 4" };
      await typed("9");
      expect([shown.refused, written]).toEqual(["there is 1 to 4", []]);
      session.analysed({ uri: "file:///a.ecp", version: 2, errors: 0 });
      await settle();
      expect(shown.refused).toBe("there is 1 to 4");
      await typed("3");
      expect([shown.refused, texts()]).toEqual([undefined, ["3"]]);
    });

    test("that went on with the one before is written alone where the two do not fit", async () => {
      server.refuses = { "a 12": "there is 1 to 4" };
      await typed("1", "1");
      await typed("12", "2");
      expect(texts()).toEqual(["1", "2"]);
    });

    test("that is the beginning of another waits for what follows", async () => {
      server.refuses = { "a up": "`up` is the beginning of `upper`" };
      server.begins = true;
      await typed("up", "p");
      expect([shown.refused, texts()]).toEqual(["`up` is the beginning of `upper`", []]);
    });

    test("goes into the map that was chosen, or in which the cursor is", async () => {
      expect(shown.map).toBe("a");
      server.refuses = { "a 5": "a has no 5" };
      await typed("5");
      session.handle({ kind: "map", map: "b" });
      await typed("5");
      session.cursorAt({ line: 6, character: 4 });
      await typed("5");
      expect([texts(), shown.map, shown.refused]).toEqual([["5"], "a", "a has no 5"]);
      session.cursorAt({ line: 7, character: 4 });
      expect(shown.map).toBe("b");
    });
  });

  test("edits follow one after the other, each of the text that the one before has made", async () => {
    let done: () => void = () => {};
    writing.until = new Promise((resolve) => {
      done = resolve;
    });
    session.handle({ kind: "type", cell: "r1c1", symbol: "1" });
    session.handle({ kind: "type", cell: "r1c2", symbol: "2" });
    session.handle({ kind: "undo" });
    await settle();
    expect(written).toHaveLength(1);
    done();
    await settle();
    expect(written.map((each) => JSON.stringify(each).match(/"version":(\d)|undo/)?.[0])).toEqual([
      '"version":1',
      '"version":2',
      "undo",
    ]);
  });

  test("an edit of a text that has changed is refused, and the text as it is now is shown", async () => {
    writing.refused = "the file has changed";
    server.asked = [];
    session.handle({ kind: "type", cell: "r1c1", symbol: "1" });
    await settle();
    expect([shown.refused, server.asked]).toEqual([
      "the file has changed",
      ["setSymbol", "instances", "problems", "board"],
    ]);
    session.analysed({ uri: "file:///a.ecp", version: 2, errors: 0 });
    await settle();
    expect(shown.refused).toBe("the file has changed");
  });
});
