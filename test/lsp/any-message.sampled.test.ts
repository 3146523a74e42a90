/** A client may send anything, and a text may be half typed: the started server answers each request, and goes on. */
import { methods } from "@ecp/lsp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build } from "../cli/built.js";
import { oneIn } from "../support/sampled.js";
import { type Client, startClient } from "./client.js";

let built: Built;
let client: Client;

beforeAll(async () => {
  built = await build();
  client = await startClient(built);
});

afterAll(() => built.remove());

const ask = (method: string, params: unknown): Promise<unknown> =>
  client.connection.sendRequest(method, params);

const board = "\n\ninstance of P:\n  a: r1c1 = yes\n";
const halfTyped: readonly (readonly [line: string, text: string])[] = [
  ["board 8 x", "puzzle P\nfind a: yes/no\nexactly 1 a in each row\n\ninstance of P:\n  board 8 x\n"],
  [
    "board 4 x 1.5",
    "puzzle P(h: 1..9 = 4)\nboard h x h\nfind a: yes/no\n\ninstance of P:\n  board 4 x 1.5\n",
  ],
  ["a head", `puzzle P\nboard 2 x 2\nfind a: yes/no\nfor each cell c with a,${board}`],
  ["a set", `puzzle P\nboard 2 x 2\nfind a: yes/no\nfor each i in {2, 6},${board}`],
  [
    "a relation",
    `puzzle P\nboard 2 x 2\nfind a: yes/no\nlet j of corners p, q = p p is not q\nacyclic(corners by j)${board}`,
  ],
  [
    "a relation that is no truth",
    `puzzle P\nboard 2 x 2\nfind a: yes/no\nlet j of corners p, q = p\nacyclic(corners by j)${board}`,
  ],
  [
    "a property of sets behind `with`",
    `puzzle P\nboard 2 x 2\nfind a: yes/no\nfor each diagonal d with acyclic: exactly 1 a in d${board}`,
  ],
];

describe("a line that is half typed", () => {
  test.each(oneIn(3, halfTyped))("%s: diagnostics come, and every request is answered", async (_, text) => {
    const uri = client.open(`half-${halfTyped.findIndex((each) => each[1] === text)}.ecp`, text);
    const found = await client.diagnostics(uri);
    expect(found.filter(({ severity }) => severity === 1)).toHaveLength(1);
    const lines = text.split("\n");
    for (const [line, { length }] of lines.entries()) {
      const position = { line, character: length };
      const range = { start: { line: 0, character: 0 }, end: position };
      const params = { textDocument: { uri }, position, range, context: { diagnostics: [] } };
      for (const what of ["hover", "completion", "inlayHint", "codeLens", "codeAction", "documentSymbol"])
        await ask(`textDocument/${what}`, params);
    }
    expect(await ask(methods.board, { uri, instance: "P" })).toMatchObject({ stale: true });
    expect(await ask(methods.solve, { uri, instance: "P" })).toMatchObject({
      status: "error",
      reason: String(found[0]?.message).split("\n")[0],
    });
  });
});

test("the title of a text is no Markdown in a hover", async () => {
  const evil = "[c](command:x) ![x](http://127.0.0.1/x.png) <img src=x> `a` **b** &lt; www.x.org";
  const uri = client.open(
    "evil.ecp",
    `puzzle P "${evil}"\nboard 1 x 2\nfind a: yes/no\nrule "${evil}": exactly 1 a in each row\n\ninstance "${evil}" of P\n`,
  );
  const says = async (line: number, character: number): Promise<string> => {
    const hover = await ask("textDocument/hover", { textDocument: { uri }, position: { line, character } });
    return (hover as { contents: { value: string } }).contents.value;
  };
  const escaped =
    "\\[c\\](command:x) \\!\\[x\\](http\\://127.0.0.1/x.png) \\<img src=x\\> \\`a\\` \\*\\*b\\*\\* \\&lt; www\\.x.org";
  expect(await says(0, 8)).toContain(`“${escaped}”`);
  expect(await says(3, 1)).toContain(`“${escaped}”`);
});

describe("parameters", () => {
  const uri = "file:///nowhere.ecp";
  const document = { textDocument: { uri } };
  const position = { line: 0, character: 0 };
  const asks: readonly (readonly [method: string, params: object, field: string])[] = [
    ["textDocument/hover", {}, "textDocument"],
    ["textDocument/hover", document, "position"],
    ["textDocument/completion", { ...document, position: null }, "position"],
    ["textDocument/definition", { ...document, position: { line: -1, character: 0 } }, "position"],
    ["textDocument/references", { ...document, position }, "context"],
    ["textDocument/rename", { ...document, position }, "newName"],
    ["textDocument/selectionRange", { ...document, positions: position }, "positions"],
    ["textDocument/inlayHint", { ...document, range: { start: position } }, "range"],
    ["textDocument/codeLens", { textDocument: {} }, "textDocument"],
    ["workspace/symbol", {}, "query"],
    ["workspace/executeCommand", {}, "command"],
    [methods.instances, {}, "uri"],
    [methods.board, { uri }, "instance"],
    [methods.board, { uri, instance: "P", answer: "first" }, "answer"],
    [methods.solve, { uri, instance: 1 }, "instance"],
    [methods.replay, { uri, instance: "P", steps: "all" }, "steps"],
    [methods.setSymbol, { uri, instance: "P", cell: "r1c1" }, "symbol"],
    [methods.export, { uri, instance: "P", to: "elsewhere" }, "to"],
    [methods.import, {}, "text"],
    [methods.page, { code: null }, "code"],
  ];
  test.each(asks)("%s of %j is invalid for its `%s`", async (method, params, field) => {
    await expect(ask(method, params)).rejects.toMatchObject({
      code: -32602,
      message: `\`${field}\` is missing or malformed`,
    });
  });
  test("none at all", async () => {
    await expect(client.connection.sendRequest("textDocument/hover")).rejects.toMatchObject({ code: -32602 });
  });
});

test("after `shutdown` no request is answered, and nothing is published", async () => {
  const other = await startClient(built);
  const text = "puzzle P\nboard 2 x 2\nfind a: yes/no\nexactly 1 b in each row\n";
  const uri = other.open("last.ecp", text);
  await other.diagnostics(uri);
  await other.connection.sendRequest("shutdown");
  await expect(
    other.connection.sendRequest("textDocument/hover", {
      textDocument: { uri },
      position: { line: 0, character: 0 },
    }),
  ).rejects.toMatchObject({ code: -32600 });
  let published = 0;
  other.connection.onNotification("textDocument/publishDiagnostics", () => {
    published++;
  });
  other.change(uri, text.replace("1 b", "1 a"));
  await expect(other.connection.sendRequest(methods.instances, { uri })).rejects.toMatchObject({
    code: -32600,
  });
  expect(published).toBe(0);
  void other.connection.sendNotification("exit");
  other.connection.dispose();
});
