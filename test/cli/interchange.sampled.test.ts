import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ofOneLetter } from "../interchange/setters/of-one-letter.js";
import { testOfLong, testOnce } from "../support/sampled.js";
import { type Built, build, collect } from "./built.js";
import { schemaErrors } from "./schema.js";

let built: Built;

beforeAll(async () => {
  built = await build();
});
afterAll(() => built.remove());

/** Made from the instances of examples/. */
const akari = "https://puzz.link/p?akari/8/8/anc7.i..jbg.j5.ib.g.hao2b";
const nurikabe = "https://puzz.link/p?nurikabe/5/5/h1g1k2o1g4g1";
const sudoku = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

describe("import", () => {
  testOnce("its output can be solved, and exported again", async () => {
    const imported = await built.ecpc(["import", nurikabe]);
    expect(imported).toMatchObject({ code: 0, err: "" });
    expect(imported.out).toMatch(/^use std\n\ninstance "5 x 5" of Nurikabe:\n/);
    const solved = await built.ecpc(["solve", "-", "--format", "json"], imported.out);
    expect(JSON.parse(solved.out)).toMatchObject({ status: "unique", puzzle: "Nurikabe" });
    const exported = await built.ecpc(["export", "-", "--to", "puzzlink"], imported.out);
    expect(exported).toEqual({ code: 0, out: `${nurikabe}\n`, err: "" });
    const file = await built.ecpc(["export", "-", "--to", "pzprv3"], imported.out);
    const again = await built.ecpc(["import", "-"], file.out);
    expect(again).toEqual(imported);
  });

  testOnce("an address stands for its text where a file is only read", async () => {
    const imported = await built.ecpc(["import", nurikabe]);
    const solved = await built.ecpc(["solve", nurikabe]);
    expect(solved).toEqual(await built.ecpc(["solve", "-"], imported.out));
    expect(solved.out).toContain("the only answer");
    const cut = await built.ecpc(["count", nurikabe.slice(0, -3)]);
    expect(cut.err).toContain("ECP6023");
    expect(cut.code).toBe(1);
    const viewed = await built.ecpc(["format", nurikabe]);
    expect(viewed.err).toContain("`ecpc import ADDRESS -o NAME.ecp` makes one");
    expect(viewed.code).toBe(2);
  });

  testOfLong("an answer is written as a file that says it, and is read as the puzzle again", async () => {
    const imported = await built.ecpc(["import", nurikabe]);
    const solved = await built.ecpc(["solve", "-", "--format", "pzprv3"], imported.out);
    expect(solved.code).toBe(0);
    expect(solved.err).toContain("the only answer");
    expect(solved.out).toMatch(/^pzprv3\nnurikabe\n5\n5\n[-.#\d \n]+#[-.#\d \n]+$/);
    expect(await built.ecpc(["import", "-"], solved.out)).toEqual(imported);
    const exported = await built.ecpc(["export", "-", "--to", "pzprv3", "--answer"], imported.out);
    expect(exported.out).toBe(solved.out);
    const address = await built.ecpc(["export", "-", "--to", "puzzlink", "--answer"], imported.out);
    expect(address).toMatchObject({ code: 2, out: "" });
    expect(address.err).toContain("no place for an answer");
  });

  testOnce("a class without a genre has no such file", async () => {
    const text =
      'puzzle P\nfind x: yes/no\nrule "all": for each cell c: c.x\n\ninstance of P:\n  board 2 x 2\n';
    const { code, out, err } = await built.ecpc(["solve", "-", "--format", "pzprv3"], text);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("ECP6027");
  });

  testOnce("files and addresses together; what is broken is told, and the rest goes on", async () => {
    built.file("some.txt", `# two\n${nurikabe}\nhttps://puzz.link/p?nurikabe/5/5/h1\n\n${sudoku}\n`);
    const { code, out, err } = await built.ecpc(["import", "some.txt", "nowhere.txt", akari]);
    expect([...out.matchAll(/^instance (".*") of (\w+)/gm)].map((match) => match.slice(1))).toEqual([
      ['"1"', "Nurikabe"],
      ['"2"', "Sudoku"],
      ['"3"', "Akari"],
    ]);
    expect(err).toContain("error[ECP6023]");
    expect(err).toContain("some.txt:3:");
    expect(err).toContain("error[ECP6001]");
    expect(code).toBe(2);
  });

  testOnce("a file that says more than any class: the rest is written, and each thing is told", async () => {
    const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
    const json = JSON.stringify({
      grid,
      "diagonal+": true,
      "diagonal-": true,
      antiknight: true,
      clone: [{ cells: ["R1C1"] }],
    });
    built.file("sets.json", json);
    const { code, out, err } = await built.ecpc(["import", "sets.json"]);
    expect(err).toContain("error[ECP6031]: not supported: `clone`");
    expect(out).toContain("use SudokuX from std\nuse AntiKnight from std\n");
    expect(out).toContain("// not supported: `clone`\ninstance");
    expect(code).toBe(1);
    const object = JSON.parse((await built.ecpc(["import", "sets.json", "--format", "ndjson"])).out);
    expect(schemaErrors("imported", object)).toEqual([]);
  });

  testOnce("--format ndjson: an object a puzzle, with the number of its line", async () => {
    built.file("lines.txt", `${nurikabe}\n\nhttps://puzz.link/p?nurikabe/5/5/h1\n${akari}\n`);
    const { code, out, err } = await built.ecpc(["import", "lines.txt", "--format", "ndjson"]);
    const objects = out
      .trim()
      .split("\n")
      .map((line): { line: number; instance: string | null; text?: string } => JSON.parse(line));
    for (const object of objects) expect(schemaErrors("imported", object)).toEqual([]);
    expect(objects.map(({ line, instance, text }) => [line, instance, text?.split("\n")[0]])).toEqual([
      [1, "1", 'instance "1" of Nurikabe:'],
      [3, null, undefined],
      [4, "2", 'instance "2" of Akari:'],
    ]);
    expect(err).toContain("--> lines.txt:3:");
    expect(code).toBe(1);
  });

  testOnce("the first results are written before the rest is there; Ctrl-C ends it", async () => {
    const child = built.start(["import", "-"]);
    const ended = collect(child);
    child.stdin?.write(`${nurikabe}\n${akari}\n`);
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    child.kill("SIGINT");
    const { code, out, err } = await ended;
    expect(out).toContain('instance "1" of Nurikabe:');
    expect(err).toBe("interrupted: 2 were looked at\n");
    expect(code).toBe(130);
  });

  test.each([
    ["neither an address nor a file", "puzz/link", "ECP6020"],
    ["an unknown kind", "https://puzz.link/p?akary/8/8/a", "ECP6021"],
    ["no cells", "https://puzz.link/p?akari/0/8/a", "ECP6022"],
    ["too many cells", "https://puzz.link/p?akari/99999/99999/a", "ECP6022"],
    ["cut off", "https://puzz.link/p?nurikabe/5/5/h1g1", "ECP6023"],
    ["too much", `https://puzz.link/p?nurikabe/5/5/h1g1k2o1g4g1zz`, "ECP6024"],
    ["a letter that means nothing", "https://puzz.link/p?nurikabe/5/5/h1g1k!2o1g4g1", "ECP6025"],
    ["a variant", "https://puzz.link/p?aqre/b/6/6/0", "ECP6026"],
    ["a text of any length", `https://f-puzzles.com/?load=${ofOneLetter(5000)}`, "ECP6029"],
    ["a puzzle that its page keeps", "https://sudokupad.app/abc123", "ECP6030"],
  ])("%s", async (_, text, expected) => {
    const { code, out, err } = await built.ecpc(["import", text]);
    expect(err).toContain(`error[${expected}]`);
    expect(out).toBe("");
    expect(code).toBe(1);
  });
});

describe("library", () => {
  testOnce(
    "finds classes by name, address and words of their rules, and shows the rules of a few",
    async () => {
      const masyu = await built.ecpc(["library", "mashu"]);
      expect(masyu.code).toBe(0);
      expect(masyu.out).toMatch(/^Masyu +loops +mashu, masyu, pearl\n {2}Draw one closed loop/);
      expect((await built.ecpc(["library", "pearls", "loop"])).out).toBe(masyu.out);
      const none = await built.ecpc(["library", "nosuchthing"]);
      expect(none).toEqual({ code: 1, out: "", err: "0 classes\n" });
    },
  );

  testOfLong("lists all; as JSON with names, kind and rules", async () => {
    const all = await built.ecpc(["library"]);
    const json: readonly { name: string; kind: string | null; rules: string }[] = JSON.parse(
      (await built.ecpc(["library", "--json"])).out,
    );
    expect(all.out.trim().split("\n").length).toBe(json.length);
    expect(json.find(({ name }) => name === "Masyu")).toMatchObject({
      kind: "loops",
      file: "loops/masyu.ecp",
    });
    expect(json.find(({ name }) => name === "Sudoku")).toMatchObject({ kind: null });
  });
});

describe("export", () => {
  testOnce("a class that the format does not have", async () => {
    built.file("latin.ecp", 'use std\ninstance "four" of Latin(n = 4):\n  expect 576 solutions\n');
    const { code, err } = await built.ecpc(["export", "latin.ecp", "--to", "puzzlink"]);
    expect(err).toContain("error[ECP6027]");
    expect(code).toBe(1);
  });

  testOfLong("boards that the format cannot say are refused", async () => {
    built.file(
      "boxes.ecp",
      'use std\ninstance "six" of Sudoku(n = 6, h = 3, w = 2):\n  digit:\n    1.....\n    ......\n    ......\n    ......\n    ......\n    ......\n',
    );
    const { code, err } = await built.ecpc(["export", "boxes.ecp", "--to", "puzzlink"]);
    expect(err).toContain("error[ECP6028]");
    expect(code).toBe(1);
  });
});
