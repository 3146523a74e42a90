/** The started server, over standard input and output: what an editor sends, and what it gets back. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build } from "../cli/built.js";
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

  test("what nothing uses is faded", async () => {
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
