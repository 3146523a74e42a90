/** The started server, over standard input and output: what an editor sends, and what it gets back. */
import { type BoardResult, type CandidatesResult, type ExplainResult, methods } from "@ecp/lsp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CancellationTokenSource, CodeLensRequest, ExecuteCommandRequest } from "vscode-languageserver/node";
import { type Built, build } from "../cli/built.js";
import { testOfLong } from "../support/sampled.js";
import { type Client, startClient } from "./client.js";

const queens = `puzzle Queens(n: 1..20 = 4)
board n x n
find queen: yes/no
exactly 1 queen in each row, column
`;

let built: Built;
let client: Client;

beforeAll(async () => {
  built = await build();
  client = await startClient(built);
});

afterAll(() => built.remove());

describe("diagnostics", () => {
  test("a right text has none", async () => {
    expect(await client.diagnostics(client.open("queens.ecp", queens))).toEqual([]);
  });

  test("a mistake has its place, its code, its page and its mend in words", async () => {
    const uri = client.open("misspelt.ecp", queens.replace("1 queen", "1 quen"));
    const [only, ...others] = await client.diagnostics(uri);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      code: "ECP2001",
      severity: 1,
      source: "ecp",
      message: "nothing here is called `quen`\ndid you mean `queen`?",
      range: { start: { line: 3, character: 10 }, end: { line: 3, character: 14 } },
    });
    expect(only?.codeDescription?.href).toMatch(/^file:.*\/pages\/ECP2001\.md$/);
  });

  test("an edit of a range is followed, and the mistake goes", async () => {
    const uri = client.open("edited.ecp", queens.replace("1 queen", "1 quen"));
    expect(await client.diagnostics(uri)).toHaveLength(1);
    const version = client.change(uri, "queen", {
      start: { line: 3, character: 10 },
      end: { line: 3, character: 14 },
    });
    expect(await client.diagnostics(uri, version)).toEqual([]);
  });

  test("mistakes in the data of an instance are found", async () => {
    const uri = client.open(
      "map.ecp",
      "puzzle P\nfind digit: 1..2\nexactly one of each digit in each row\ninstance:\n  digit:\n    1 .\n    . 7\n",
    );
    const found = await client.diagnostics(uri);
    expect(found.map(({ code, range }) => [code, range.start])).toEqual([
      ["ECP4001", { line: 6, character: 6 }],
    ]);
  });

  test("contradicting data name both places", async () => {
    const uri = client.open(
      "differ.ecp",
      "puzzle P\nboard 2 x 2\ngiven clue: number\nfind digit: 1..2\nfor each cell c with clue: c.digit = c.clue\ninstance:\n  clue: r1c1 = 1, r1c1 = 2\n",
    );
    const [found] = await client.diagnostics(uri);
    expect(found?.code).toBe("ECP4009");
    expect(found?.relatedInformation?.[0]?.location.range.start).toEqual({ line: 6, character: 15 });
  });

  test("unused names are faded", async () => {
    const uri = client.open("unused.ecp", queens.replace("find", "let half = n / 2\nfind"));
    const [found] = await client.diagnostics(uri);
    expect(found).toMatchObject({ code: "ECP2008", severity: 4, tags: [1] });
  });
});

describe("several files", () => {
  test("a file that is used is read, and followed as it is edited", async () => {
    const base = client.open("base.ecp", queens);
    const uri = client.open(
      "user.ecp",
      'use "base.ecp"\ninstance of Queens(n = 5):\n  expect 120 solutions\n',
    );
    expect(await client.diagnostics(uri)).toEqual([]);
    client.change(base, "Kings", { start: { line: 0, character: 7 }, end: { line: 0, character: 13 } });
    await client.diagnostics(base);
    await expect
      .poll(async () => (await client.diagnostics(uri)).map(({ code }) => code))
      .toEqual(["ECP2023"]);
  });

  test("a mistake in a file that is used shows at the line that uses it", async () => {
    built.file("broken.ecp", queens.replace("1 queen", "1 quen"));
    const uri = client.open("of-broken.ecp", 'use "broken.ecp"\ninstance of Queens:\n  expect unique\n');
    const found = await client.diagnostics(uri);
    expect(found.map(({ code, range }) => [code, range.start.line])).toEqual([["ECP2001", 0]]);
    expect(found[0]?.relatedInformation?.[0]?.location.uri).toMatch(/broken\.ecp$/);
  });
});

describe("every capability answers over the protocol", () => {
  const text = `puzzle Akari
given wall: yes/no
given clue: 0..4
find lamp: yes/no on cells where not wall
legend:
  "#": wall
  0..4: wall, clue = it
rule "Clues": for each cell c with clue: exactly c.clue lamps in c.neighbours

instance "three":
  map:
    1 . .
    . # .
`;
  let uri = "";
  const at = (line: number, character: number) => ({ textDocument: { uri }, position: { line, character } });
  const whole = {
    textDocument: { uri: "" },
    range: { start: { line: 0, character: 0 }, end: { line: 20, character: 0 } },
  };

  beforeAll(() => {
    uri = client.open("akari.ecp", text);
    whole.textDocument.uri = uri;
  });

  const ask = (method: string, params: object): Promise<unknown> =>
    client.connection.sendRequest(method, params);

  test("the capabilities of the server", () => {
    expect(Object.keys(client.initialized.capabilities).sort()).toEqual([
      "codeActionProvider",
      "codeLensProvider",
      "completionProvider",
      "definitionProvider",
      "documentFormattingProvider",
      "documentHighlightProvider",
      "documentLinkProvider",
      "documentOnTypeFormattingProvider",
      "documentRangeFormattingProvider",
      "documentSymbolProvider",
      "executeCommandProvider",
      "foldingRangeProvider",
      "hoverProvider",
      "inlayHintProvider",
      "referencesProvider",
      "renameProvider",
      "selectionRangeProvider",
      "semanticTokensProvider",
      "signatureHelpProvider",
      "textDocumentSync",
      "workspaceSymbolProvider",
    ]);
  });

  test("completion", async () => {
    const found = await ask("textDocument/completion", at(7, 51));
    expect(found).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ label: "clue", detail: "given: a number" })]),
    });
  });

  test("hover", async () => {
    expect(await ask("textDocument/hover", at(11, 4))).toMatchObject({
      contents: { value: expect.stringContaining("**r1c1**") },
      range: { start: { line: 11, character: 4 }, end: { line: 11, character: 5 } },
    });
  });

  test("signature help", async () => {
    const other = client.open(
      "call.ecp",
      "puzzle P\nfind a: yes/no\nfor each cell c: size(look(c, up)) = 2\n",
    );
    const params = { textDocument: { uri: other }, position: { line: 2, character: 30 } };
    expect(await ask("textDocument/signatureHelp", params)).toMatchObject({ activeParameter: 1 });
  });

  test("definition, references, highlight", async () => {
    const start = { line: 2, character: 6 };
    expect(await ask("textDocument/definition", at(7, 51))).toMatchObject({ uri, range: { start } });
    const references = await ask("textDocument/references", {
      ...at(7, 51),
      context: { includeDeclaration: false },
    });
    expect(references).toHaveLength(3);
    expect(await ask("textDocument/documentHighlight", at(7, 51))).toHaveLength(4);
  });

  testOfLong("rename over two files, one of them not open", async () => {
    built.file("lights.ecp", text);
    const user = client.open(
      "lit.ecp",
      'puzzle More\nuse Akari from "lights.ecp"\nat most 3 lamps in each row\ninstance of More:\n  map:\n    1 .\n',
    );
    expect(await client.diagnostics(user)).toEqual([]);
    const place = { textDocument: { uri: user }, position: { line: 2, character: 12 } };
    expect(await ask("textDocument/prepareRename", place)).toMatchObject({ placeholder: "lamp" });
    const edit = await ask("textDocument/rename", { ...place, newName: "light" });
    const { changes } = edit as { changes: Record<string, { newText: string }[]> };
    expect(
      Object.entries(changes)
        .map(([file, edits]) => [file.split("/").at(-1), edits.map(({ newText }) => newText)])
        .sort(),
    ).toEqual([
      ["lights.ecp", ["light", "lights"]],
      ["lit.ecp", ["lights"]],
    ]);
    await expect(ask("textDocument/rename", { ...place, newName: "for" })).rejects.toThrow(
      "a word of the language",
    );
  });

  test("symbols of the document and of the workspace", async () => {
    expect(await ask("textDocument/documentSymbol", { textDocument: { uri } })).toMatchObject([
      { name: "Akari" },
      { name: "three" },
    ]);
    expect(await ask("workspace/symbol", { query: "clues" })).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: "Clues", containerName: "Akari" })]),
    );
  });

  testOfLong("semantic tokens, folding, selection, links, hints", async () => {
    const tokens = (await ask("textDocument/semanticTokens/full", { textDocument: { uri } })) as {
      data: number[];
    };
    expect(tokens.data.slice(0, 5)).toEqual([0, 0, 6, 0, 0]);
    expect(await ask("textDocument/semanticTokens/range", whole)).toMatchObject({ data: tokens.data });
    expect(await ask("textDocument/foldingRange", { textDocument: { uri } })).toContainEqual({
      startLine: 9,
      endLine: 12,
    });
    const selections = await ask("textDocument/selectionRange", {
      textDocument: { uri },
      positions: [{ line: 7, character: 50 }],
    });
    expect(selections).toMatchObject([{ parent: { parent: {} } }]);
    expect(await ask("textDocument/documentLink", { textDocument: { uri } })).toEqual([]);
    expect(await ask("textDocument/inlayHint", whole)).toMatchObject([
      { label: expect.stringContaining("2 x 3") },
    ]);
  });

  test("formatting of the document, a range, and while typing", async () => {
    const other = client.open("crooked.ecp", "puzzle P\nfind   a :yes/no\n\nexactly 1  a in each row\n");
    const options = { tabSize: 2, insertSpaces: true };
    expect(await ask("textDocument/formatting", { textDocument: { uri: other }, options })).toHaveLength(2);
    const range = { start: { line: 3, character: 0 }, end: { line: 3, character: 5 } };
    expect(
      await ask("textDocument/rangeFormatting", { textDocument: { uri: other }, range, options }),
    ).toHaveLength(1);
    const typed = { textDocument: { uri: other }, position: { line: 2, character: 0 }, ch: "\n", options };
    expect(await ask("textDocument/onTypeFormatting", typed)).toHaveLength(1);
  });

  test("a quick fix is applied", async () => {
    const other = client.open("fix.ecp", queens.replace("1 queen", "1 quen"));
    const range = { start: { line: 3, character: 11 }, end: { line: 3, character: 11 } };
    const params = { textDocument: { uri: other }, range, context: { diagnostics: [] } };
    expect(await ask("textDocument/codeAction", params)).toMatchObject([
      {
        title: "Change to `queen`",
        kind: "quickfix",
        isPreferred: true,
        edit: { changes: { [other]: [{ newText: "queen" }] } },
      },
      { title: "Declare `find quen: yes/no`" },
      { title: "Declare `given quen: number`" },
    ]);
  });

  test("of a sentence that nobody reads, each of the nearest is a fix, and none is preferred", async () => {
    const text =
      "puzzle P\nboard 3 x 3\nfind strip: region\ntwo strips that share a border have different sizes\n";
    const other = client.open("sentence.ecp", text);
    const at = { line: 3, character: 5 };
    const params = {
      textDocument: { uri: other },
      range: { start: at, end: at },
      context: { diagnostics: [] },
    };
    const [first, ...others] = (await ask("textDocument/codeAction", params)) as readonly object[];
    expect(first).toMatchObject({
      title: "“neighbouring strips have different sizes”",
      edit: {
        changes: { [other]: [{ newText: expect.stringContaining("size(x.strip) != size(y.strip)") }] },
      },
    });
    expect([first, ...others].some((each) => each !== undefined && "isPreferred" in each)).toBe(false);
  });

  test("pages of diagnostics and files of the standard library can be read", async () => {
    expect(await ask(methods.page, { code: "ECP2001" })).toMatchObject({
      markdown: expect.stringContaining("# ECP2001"),
    });
    expect(await ask(methods.page, { code: "ECP0" })).toMatchObject({ refused: expect.any(String) });
    expect(await ask(methods.standardFile, { uri: "std:sudoku.ecp" })).toMatchObject({
      text: expect.stringContaining("puzzle Sudoku"),
    });
  });

  test("of a text that is not open nothing is said", async () => {
    const params = { textDocument: { uri: "file:///nowhere.ecp" }, position: { line: 0, character: 0 } };
    expect(await ask("textDocument/hover", params)).toBeNull();
    expect(await ask("textDocument/completion", params)).toBeNull();
  });
});

describe("boards and solving", () => {
  const sudoku = `puzzle Small
board 4 x 4
find digit: 1..4
exactly one of each digit in each row, column, box 2 x 2
instance "corner":
  digit:
    1 2 3 4
    3 4 1 2
    2 1 4 .
    . . . .
`;
  const ask = (method: string, params: object): Promise<unknown> =>
    client.connection.sendRequest(method, params);

  test("a board is drawn, and its cells know their places in the map", async () => {
    const uri = client.open("board.ecp", sudoku);
    expect(await ask(methods.instances, { uri })).toMatchObject({
      version: 1,
      instances: [{ id: "corner", title: "corner", puzzle: "Small" }],
    });
    const board = await ask(methods.board, { uri, instance: "corner" });
    expect(board).toMatchObject({
      version: 1,
      stale: false,
      rows: 4,
      columns: 4,
      svg: expect.stringContaining('data-cell="r1c1"'),
      status: { kind: "unsolved", answers: 0 },
    });
    const { cells } = board as BoardResult;
    expect(cells.find(({ name }) => name === "r3c4")?.places).toEqual([
      {
        map: "digit",
        range: { start: { line: 8, character: 10 }, end: { line: 8, character: 11 } },
        symbol: ".",
      },
    ]);
  });

  test("a lens stands for each command that the client has named", async () => {
    const lensCommands = { solve: "s", count: "c", unique: "u", hint: "h", rate: "r" };
    const other = await startClient(built, { lensCommands });
    try {
      const uri = other.open("named.ecp", sudoku);
      const lenses = await other.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } });
      const named = lenses?.map(({ command }) => [command?.title, command?.command]);
      expect(named).toEqual([
        ["Solve", "s"],
        ["Count", "c"],
        ["Check unique", "u"],
        ["Hint", "h"],
        ["Rate", "r"],
      ]);
      const asked = { uri, instance: "corner", what: "all" };
      const told: ExplainResult = await other.connection.sendRequest(methods.explain, asked);
      expect([told.status, told.score]).toEqual(["steps", expect.any(Number)]);
      expect(told.score).toBeGreaterThan(0);
    } finally {
      await other.stop();
    }
  });

  testOfLong("a lens solves, and then says what came of it", async () => {
    const uri = client.open("lens.ecp", sudoku);
    const lenses = async () =>
      (await client.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } })) ?? [];
    const [solve] = await lenses();
    expect(solve?.command).toMatchObject({
      title: "Solve",
      command: "ecp.server.solve",
      arguments: [{ uri, instance: "corner", version: 1 }],
    });
    const result = await client.connection.sendRequest(ExecuteCommandRequest.type, {
      command: solve?.command?.command ?? "",
      arguments: solve?.command?.arguments ?? [],
    });
    expect(result).toMatchObject({ status: "unique", answers: 1, count: "1", version: 1 });
    expect((await lenses()).map(({ command }) => command?.title)).toEqual([
      "Solve",
      "Count",
      "Check unique",
      "one answer, and no other",
    ]);
    expect(await ask(methods.board, { uri, instance: "corner", answer: 0 })).toMatchObject({
      status: { kind: "unique", answers: 1 },
      svg: expect.stringContaining("r4c4: digit 1"),
    });
  });

  testOfLong("an edit elsewhere keeps the answer, an edit of the board forgets it", async () => {
    const uri = client.open("kept.ecp", sudoku);
    await ask(methods.solve, { uri, instance: "corner" });
    client.change(uri, "// a comment\n", {
      start: { line: 0, character: 0 },
      end: { line: 0, character: 0 },
    });
    await client.diagnostics(uri);
    expect(await ask(methods.board, { uri, instance: "corner" })).toMatchObject({
      status: { kind: "unique" },
    });
    client.change(uri, ".", { start: { line: 7, character: 4 }, end: { line: 7, character: 5 } });
    await client.diagnostics(uri);
    expect(await ask(methods.board, { uri, instance: "corner" })).toMatchObject({
      status: { kind: "unsolved" },
    });
  });

  test("counting is exact", async () => {
    const uri = client.open("count.ecp", queens);
    expect(await ask(methods.count, { uri, instance: "Queens" })).toMatchObject({
      status: "multiple",
      count: "24",
    });
  });

  testOfLong("candidates are the values of some answer", async () => {
    const uri = client.open(
      "candidates.ecp",
      sudoku.replace("3 4 1 2", ". . . 2").replace("2 1 4 .", ". . . ."),
    );
    const found = (await ask(methods.candidates, { uri, instance: "corner" })) as CandidatesResult;
    expect(found.status).toBe("done");
    const of = (cell: string) =>
      [...(found.candidates.find((each) => each.cell === cell)?.values ?? [])].sort();
    expect(of("r2c4")).toEqual(["2"]);
    expect(of("r2c3")).toEqual(["1"]);
    expect(of("r2c1")).toEqual(["3", "4"]);
  });

  testOfLong("a long search is cancelled by an edit, and by the client", async () => {
    // Without the diagonals a diagram counts them in less than a second.
    const long = (size: number): string =>
      `${queens.replace("= 4", `= ${size}`)}at most 1 queen in each diagonal\n`;
    const uri = client.open("long.ecp", long(18));
    const stale = ask(methods.count, { uri, instance: "Queens" });
    await client.diagnostics(uri);
    client.change(uri, long(19));
    expect(await stale).toMatchObject({ status: "stale", version: 1 });
    const source = new CancellationTokenSource();
    const cancelled = client.connection.sendRequest(methods.count, { uri, instance: "Queens" }, source.token);
    await ask(methods.instances, { uri });
    source.cancel();
    expect(await cancelled).toMatchObject({ status: "cancelled", version: 2 });
  });

  test("a symbol typed into a cell is written into the map, which stays lined up", async () => {
    const uri = client.open("typed.ecp", sudoku);
    const edits = await ask(methods.setSymbol, { uri, instance: "corner", cell: "r4c4", symbol: "1" });
    expect(edits).toMatchObject({
      version: 1,
      edits: [
        { newText: "1", range: { start: { line: 9, character: 10 }, end: { line: 9, character: 11 } } },
      ],
    });
    expect(
      await ask(methods.setSymbol, { uri, instance: "corner", cell: "r9c9", symbol: "1" }),
    ).toMatchObject({
      refused: "no map of this instance has a symbol for r9c9",
    });
  });

  testOfLong("while the text is broken the last good board stays", async () => {
    const uri = client.open("stays.ecp", sudoku);
    await ask(methods.board, { uri, instance: "corner" });
    client.change(uri, sudoku.replace("2 1 4 .", "2 1 7 ."));
    await client.diagnostics(uri);
    expect(await ask(methods.board, { uri, instance: "corner" })).toMatchObject({
      version: 2,
      drawnOf: 1,
      stale: true,
      svg: expect.stringContaining("r1c1"),
      marks: [{ cells: ["r3c3"], code: "ECP4001", severity: "error" }],
    });
  });

  test("a request for what is not there is refused, and the server lives", async () => {
    await expect(ask(methods.board, { uri: "file:///nowhere.ecp", instance: "x" })).rejects.toThrow(
      "there is no text",
    );
    const uri = client.open("lives.ecp", queens);
    await expect(ask(methods.board, { uri, instance: "x" })).rejects.toThrow("there is no instance");
    expect(await client.diagnostics(uri)).toEqual([]);
  });
});

describe("characters that a text may hold", () => {
  test("names of files that no system takes are refused, and the server lives", async () => {
    const uri = client.open(
      "odd.ecp",
      'use "\0.ecp"\nuse "/proc/self/mem"\nuse ""\nuse "."\ninstance of P\n',
    );
    expect((await client.diagnostics(uri)).map(({ code }) => code)).toContain("ECP2020");
    expect(await client.diagnostics(client.open("after.ecp", queens))).toEqual([]);
  });

  testOfLong("a file of many instances is compiled to its end", async () => {
    const instances = Array.from(
      { length: 520 },
      (_, i) => `instance "${i}" of Queens(n = 1):\n  expect unique\n`,
    );
    const uri = client.open("many.ecp", `${queens}${instances.join("")}`);
    await client.diagnostics(uri);
    const version = client.change(uri, " ", {
      start: { line: 3, character: 9 },
      end: { line: 3, character: 9 },
    });
    expect(await client.diagnostics(uri, version)).toEqual([]);
  });
});

describe("start and end", () => {
  test("the first diagnostics come soon, and the server ends when it is told", async () => {
    const before = performance.now();
    const other = await startClient(built);
    await other.diagnostics(other.open("first.ecp", queens));
    // A figure to look at; what it may be is said in the README's table, and depends on the machine.
    console.info(`start to first diagnostics: ${Math.round(performance.now() - before)} ms`);
    expect(await other.stop()).toBe(0);
  });
});
