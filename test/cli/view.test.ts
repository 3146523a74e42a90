/** The server of `ecpc view`, asked as its page and as others ask it: who may, what for, and what becomes of the file. */
import type { ChildProcess } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { latin } from "../editor/puzzles.js";
import { type Built, build } from "./built.js";

interface Answer {
  readonly status: number;
  readonly text: string;
}

describe("ecpc view", { timeout: 60_000 }, () => {
  let built: Built;
  let child: ChildProcess;
  /** As it is printed, with the key. */
  let address: string;
  const name = "latin.ecp";
  const path = (): string => join(built.folder, name);
  const uri = (): string => pathToFileURL(path()).href;
  const text = (): string => readFileSync(path(), "utf8");

  beforeAll(async () => {
    built = await build();
    built.file(name, latin);
    child = built.start(["view", name, "--no-open"]);
    address = await new Promise((resolve) =>
      child.stdout?.once("data", (data) => resolve(String(data).trim())),
    );
  });
  afterAll(() => {
    child?.kill("SIGINT");
    built?.remove();
  });

  const post = async (route: string, body: unknown, base = address): Promise<Answer> => {
    const response = await fetch(base + route, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  const ask = (method: string, params: unknown): Promise<Answer> => post("request", { method, params });
  const setSymbol = async (cell: string, symbol: string): Promise<{ version: number; edits: unknown[] }> =>
    JSON.parse((await ask("ecp/setSymbol", { uri: uri(), instance: "one", cell, symbol })).text);
  const at = (line: number, character: number) => ({ line, character });
  const insert = (line: number, character: number) => ({
    range: { start: at(line, character), end: at(line, character) },
    newText: "// x",
  });

  beforeEach(async () => {
    writeFileSync(path(), latin);
    // Until the server has it: what it writes then is of this text.
    await expect.poll(async () => (await post("write", await setSymbol("r1c1", "1"))).status).toBe(200);
    expect(text()).toBe(latin);
  });

  describe("answers only those who know its key", () => {
    const origin = (): string => new URL(address).origin;

    test("the key is long, and no part of the address is left out", async () => {
      expect(new URL(address).pathname).toMatch(/^\/[\w-]{32}\/$/);
      const others = [
        "/",
        "/preview.js",
        "/events",
        `/${"A".repeat(32)}/`,
        `${new URL(address).pathname.slice(0, -2)}/`,
      ];
      for (const other of others) expect((await fetch(origin() + other)).status).toBe(403);
    });

    test.each(["/", `/${"A".repeat(32)}/`])("nothing is read or written below %s", async (base) => {
      const { version } = await setSymbol("r1c1", "1");
      const write = await post("write", { version, edits: [insert(0, 0)] }, origin() + base);
      const read = await post(
        "request",
        { method: "ecp/instances", params: { uri: uri() } },
        origin() + base,
      );
      expect([write.status, read.status]).toEqual([403, 403]);
      expect(text()).toBe(latin);
    });

    test.each([
      ["another name of the machine", { host: "elsewhere.example" }],
      ["a page from elsewhere", { origin: "http://elsewhere.example" }],
      ["a page of another port", { origin: "http://127.0.0.1:1" }],
    ])("nor is anybody who has the key answered through %s", async (_, headers) => {
      const status = await new Promise((resolve, reject) => {
        request(address, { headers }, (response) => resolve(response.resume().statusCode))
          .on("error", reject)
          .end();
      });
      expect(status).toBe(403);
    });
  });

  test("only the file that is viewed can be asked for", async () => {
    const other = pathToFileURL(join(built.folder, built.file("other.ecp", latin))).href;
    for (const params of [{ uri: other }, {}, null, [uri()]])
      expect((await ask("ecp/instances", params)).status).toBe(403);
    expect((await ask("ecp/export", { uri: uri(), instance: "one", to: "puzzlink" })).status).toBe(400);
    expect((await ask("ecp/instances", { uri: uri() })).status).toBe(200);
  });

  test("edits at places that are not in the text are refused", async () => {
    const { version } = await setSymbol("r1c2", "3");
    const wrong = [
      { range: { start: at(-5, -7), end: at(1e9, 0) }, newText: "" },
      insert(0, 1000),
      insert(1000, 0),
      { range: { start: at(3, 0), end: at(2, 0) }, newText: "" },
      { range: { start: at(0.5, 0), end: at(1, 0) }, newText: "" },
    ];
    for (const edit of wrong) expect((await post("write", { version, edits: [edit] })).status).toBe(400);
    expect(text()).toBe(latin);
  });

  test("an edit of a text that an editor has just saved over is refused, and the new text is shown", async () => {
    const { version, edits } = await setSymbol("r1c2", "3");
    const saved = `// saved by an editor\n// two lines\n${latin}`;
    writeFileSync(path(), saved);
    const written = await post("write", { version, edits });
    expect([written.status, text()]).toEqual([409, saved]);
    expect(written.text).toContain("nothing was written");
    // The next edit is of the new text, without a wait for the file to be looked at.
    expect((await post("write", await setSymbol("r1c2", "3"))).status).toBe(200);
    expect(text()).toBe(saved.replace("1 . . .", "1 3 . ."));
  });

  test("the file keeps its mode, and nothing stays beside it", async () => {
    chmodSync(path(), 0o640);
    expect((await post("write", await setSymbol("r1c2", "3"))).status).toBe(200);
    expect(statSync(path()).mode & 0o777).toBe(0o640);
    expect(readdirSync(built.folder).filter((each) => each.endsWith(".tmp"))).toEqual([]);
  });

  test("an edit is made once, however often it is sent", async () => {
    const set = await setSymbol("r1c2", "3");
    const answers = await Promise.all([post("write", set), post("write", set), post("write", set)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(text()).toBe(latin.replace("1 . . .", "1 3 . ."));
  });

  test("edits are undone and made again, until another program changes the file", async () => {
    const one = latin.replace("1 . . .", "1 3 . .");
    const two = one.replace(". . 3 .", "2 . 3 .");
    await post("write", await setSymbol("r1c2", "3"));
    await post("write", await setSymbol("r2c1", "2"));
    expect(text()).toBe(two);
    for (const [does, then] of [
      ["undo", one],
      ["undo", latin],
      ["redo", one],
      ["redo", two],
      ["undo", one],
    ]) {
      expect((await post(does ?? "", {})).status).toBe(200);
      expect(text()).toBe(then);
    }
    writeFileSync(path(), `// saved by an editor\n${one}`);
    const refused = await post("undo", {});
    expect([refused.status, text()]).toEqual([409, `// saved by an editor\n${one}`]);
    expect(refused.text).toContain("nothing to undo");
  });
});
