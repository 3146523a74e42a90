import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build } from "./built.js";
import { asking, cover, impossible, mistakes, rooks, squares } from "./puzzles.js";
import { schemaErrors } from "./schema.js";

let built: Built;

beforeAll(async () => {
  built = await build();
  built.file("squares.ecp", squares);
  built.file("rooks.ecp", rooks);
  built.file("impossible.ecp", impossible);
  built.file("cover.ecp", cover);
  built.file("mistakes.ecp", mistakes);
  built.file("asking.ecp", asking);
});
afterAll(() => built.remove());

describe("solve", () => {
  test("draws the answer, and says that it is the only one", async () => {
    const { code, out, err } = await built.ecpc(["solve", "squares.ecp", "one"]);
    expect(err).toBe("");
    expect(out).toBe(`┏━━━┯━━━┳━━━┯━━━┓
┃ 1 │ 3 ┃ 4 │ 2 ┃
┠───┼───╂───┼───┨
┃ 2 │ 4 ┃ 3 │ 1 ┃
┣━━━┿━━━╋━━━┿━━━┫
┃ 4 │ 2 ┃ 1 │ 3 ┃
┠───┼───╂───┼───┨
┃ 3 │ 1 ┃ 2 │ 4 ┃
┗━━━┷━━━┻━━━┷━━━┛
the only answer
`);
    expect(code).toBe(0);
  });

  test("all instances have titles", async () => {
    const first = await built.ecpc(["solve", "squares.ecp"]);
    expect(first.out).toContain("Little squares, “one”\n");
    expect(first.out).not.toContain("“many”");
    expect(first.err).toBe('note: "one" is the first of 2; --all draws all of them, a name one: "many"\n');
    const { code, out } = await built.ecpc(["solve", "squares.ecp", "--all"]);
    expect(out).toContain("Little squares, “one”\n");
    expect(out).toContain("Little squares, “many”\n");
    expect(out).toContain("not the only answer");
    expect(code).toBe(0);
  });

  test("an instance without a name goes by that of its puzzle", async () => {
    built.file(
      "two.ecp",
      `${rooks}instance "four" of Rooks(n = 4):\n  expect 24 solutions\n\ninstance of Rooks(n = 2)\n`,
    );
    expect((await built.ecpc(["count", "two.ecp", "Rooks"])).out).toBe("2\n");
    expect((await built.ecpc(["count", "two.ecp", "four"])).out).toBe("24\n");
  });

  test("a cover is a list of names", async () => {
    const { code, out } = await built.ecpc(["solve", "cover.ecp"]);
    expect(out).toBe("Ann\nBob\nthe only answer\n");
    expect(code).toBe(0);
  });

  test("from standard input", async () => {
    const { code, out } = await built.ecpc(["solve", "-", "--ascii"], rooks);
    expect(out).toMatch(/^[\x20-\x7e\n]+$/);
    expect(code).toBe(0);
  });

  test("--limit gives so many, and tells whether there are more", async () => {
    const some = await built.ecpc(["solve", "rooks.ecp", "--limit", "2"]);
    expect(some.out).toContain("2 answers; there are more");
    const all = await built.ecpc(["solve", "rooks.ecp", "--limit", "0"]);
    expect(all.out.match(/┏/g)).toHaveLength(6);
    expect(all.out).toContain("6 answers\n");
  });

  test("--json: one object, as the schema says", async () => {
    const { code, out, err } = await built.ecpc(["solve", "squares.ecp", "one", "--json"]);
    const result: unknown = JSON.parse(out);
    expect(schemaErrors("result", result)).toEqual([]);
    expect(result).toMatchObject({
      file: "squares.ecp",
      instance: "one",
      puzzle: "Squares",
      status: "unique",
      count: "1",
      solutions: [
        {
          digit: [
            [1, 3, 4, 2],
            [2, 4, 3, 1],
            [4, 2, 1, 3],
            [3, 1, 2, 4],
          ],
        },
      ],
      stats: { strategy: "dance" },
    });
    expect([code, err]).toEqual([0, ""]);
  });

  test("--json of several instances: a list; --format ndjson: one a line", async () => {
    const list: unknown = JSON.parse((await built.ecpc(["solve", "squares.ecp", "--json"])).out);
    expect(schemaErrors("results", list)).toEqual([]);
    const lines = (await built.ecpc(["solve", "squares.ecp", "--format", "ndjson"])).out.trim().split("\n");
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(schemaErrors("result", JSON.parse(line))).toEqual([]);
    expect(JSON.parse(lines[1] ?? "")).toMatchObject({ instance: "many", status: "multiple" });
    expect(JSON.parse(lines[1] ?? "")).not.toHaveProperty("count");
  });

  test("--format svg: one drawing", async () => {
    const one = await built.ecpc(["solve", "squares.ecp", "one", "--format", "svg"]);
    expect(one.out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect([one.code, one.err]).toEqual([0, "the only answer\n"]);
    const two = await built.ecpc(["solve", "squares.ecp", "--format", "svg"]);
    expect(two.err).toContain("ECP6014");
    expect([two.code, two.out]).toEqual([2, ""]);
  });

  test("--show-initial, --output", async () => {
    const args = ["solve", "squares.ecp", "one", "--show-initial", "--output", "answer.txt"];
    const { code, out } = await built.ecpc(args);
    expect([code, out]).toEqual([0, ""]);
    const text = readFileSync(join(built.folder, "answer.txt"), "utf8");
    expect(text.match(/┏/g)).toHaveLength(2);
    const nowhere = await built.ecpc(["solve", "cover.ecp", "--output", "no/such/folder.txt"]);
    expect(nowhere.err).toContain("cannot be written: there is no such file");
    expect(nowhere.code).toBe(2);
  });

  test("--set, over what the file says", async () => {
    const { out } = await built.ecpc(["count", "rooks.ecp", "--set", "n=4"]);
    expect(out).toBe("24\n");
    const wrong = await built.ecpc(["count", "rooks.ecp", "--set", "n=99"]);
    expect([wrong.code, wrong.out]).toEqual([1, ""]);
    expect(wrong.err).toContain("ECP4102");
    const odd = await built.ecpc(["count", "rooks.ecp", "--set", "n"]);
    expect([odd.code, odd.err]).toEqual([2, "error: --set needs NAME=VALUE, not `n`\n"]);
  });

  test("--set makes another puzzle of an instance: its solution is not that of this one", async () => {
    built.file(
      "told.ecp",
      `${rooks}instance:\n  solution:\n    rook:\n      # . .\n      . # .\n      . . #\n`,
    );
    expect((await built.ecpc(["count", "told.ecp"])).out).toBe("6\n");
    expect((await built.ecpc(["count", "told.ecp", "--set", "n=4"])).out).toBe("24\n");
  });

  test("--stats on standard error", async () => {
    const { out, err } = await built.ecpc(["solve", "cover.ecp", "--stats"]);
    expect(out).toBe("Ann\nBob\nthe only answer\n");
    expect(err).toMatch(/^3 items, 3 options, /);
  });

  test("no solution: 20, with the reason", async () => {
    const text = await built.ecpc(["solve", "impossible.ecp"]);
    expect(text.code).toBe(20);
    expect(text.out).toMatch(/^no answer: .+impossible\.ecp:4/);
    const json: unknown = JSON.parse((await built.ecpc(["solve", "impossible.ecp", "--json"])).out);
    expect(schemaErrors("result", json)).toEqual([]);
    expect(json).toMatchObject({ status: "none", solutions: [], count: "0" });
  });

  test("stopped by the clock: 3, with the reason", async () => {
    built.file("long.ecp", rooks.replace("1..12 = 3", "1..30 = 30"));
    const args = ["count", "long.ecp", "--timeout", "1"];
    const text = await built.ecpc(args);
    expect(text.code).toBe(3);
    expect(text.out).toMatch(/^at least \d+\n$/);
    expect(text.err).toBe("not known: stopped after 1 s, as --timeout says\n");
    const json: unknown = JSON.parse((await built.ecpc([...args, "--json"])).out);
    expect(schemaErrors("result", json)).toEqual([]);
    expect(json).not.toHaveProperty("count");
  });

  test("too large for the limit on memory: 3, with its size", async () => {
    const args = ["solve", "long.ecp", "--set", "n=30", "--memory", "0.1"];
    const { code, out } = await built.ecpc(args);
    expect(out).toMatch(/^not known: /);
    expect(code).toBe(3);
  });

  test("a strategy that only counts: 2", async () => {
    const { code, err } = await built.ecpc(["solve", "rooks.ecp", "--strategy", "diagram"]);
    expect([code, err]).toEqual([2, "error: strategy `diagram` only counts\n"]);
  });
});

describe("count", () => {
  test("numbers of `?` that nobody sees make no more answers, whatever searches", async () => {
    const text = `puzzle P
board 1 x 3
given clue: 1..3 or ?
find area: region
for each area a: sum(c.clue for c in a with clue) >= 0
instance:
  clue:
    3 . ?
`;
    for (const strategy of ["dance", "walk", "learn"])
      expect((await built.ecpc(["count", "-", "--strategy", strategy], text)).out).toBe("4\n");
  });

  test("the number alone", async () => {
    const { code, out, err } = await built.ecpc(["count", "rooks.ecp"]);
    expect([code, out, err]).toEqual([0, "6\n", ""]);
  });

  test("--up-to-symmetry", async () => {
    const { out } = await built.ecpc(["count", "rooks.ecp", "--set", "n=4", "--up-to-symmetry"]);
    expect(out).toBe("24 (7 up to symmetry)\n");
    const json: unknown = JSON.parse(
      (await built.ecpc(["count", "rooks.ecp", "--up-to-symmetry", "--json"])).out,
    );
    expect(schemaErrors("result", json)).toEqual([]);
    expect(json).toMatchObject({ count: "6", upToSymmetry: "2", symmetries: 8 });
    const without = await built.ecpc(["count", "cover.ecp", "--up-to-symmetry"]);
    expect(without.code).toBe(2);
    expect(without.err).toContain("ECP6010");
  });

  test("solve --distinct: one of each class", async () => {
    const args = ["solve", "rooks.ecp", "--set", "n=4", "--distinct"];
    const all = await built.ecpc([...args, "--limit", "0"]);
    expect(all.out).toMatch(/\n7 answers up to symmetry, 24 in all\n$/);
    const first = await built.ecpc(args);
    expect([first.code, first.out.trimEnd().split("\n").at(-1)]).toEqual([
      0,
      "not the only answer up to symmetry",
    ]);
    const three = await built.ecpc([...args, "--limit", "3", "--threads", "2"]);
    expect(three.out).toMatch(/\n3 answers up to symmetry; there are more\n$/);
    const json: unknown = JSON.parse((await built.ecpc([...args, "--limit", "0", "--json"])).out);
    expect(schemaErrors("result", json)).toEqual([]);
    expect(json).toMatchObject({ status: "multiple", count: "24", upToSymmetry: "7", symmetries: 8 });
    expect((json as { solutions: unknown[] }).solutions).toHaveLength(7);
    const without = await built.ecpc(["solve", "cover.ecp", "--distinct"]);
    expect([without.code, without.err.includes("ECP6010")]).toEqual([2, true]);
  });

  test("a puzzle without symmetry says so", async () => {
    built.file(
      "odd.ecp",
      `${rooks}instance of Rooks(n = 4):\n  rook:\n    . x . .\n    . . . .\n    . . . .\n    . . . .\n`,
    );
    const { code, out, err } = await built.ecpc(["count", "odd.ecp", "--up-to-symmetry"]);
    expect([code, out]).toEqual([0, "6 (6 up to symmetry)\n"]);
    expect(err).toMatch(/^note: no turn or reflection of the board keeps/);
  });

  test("symmetries that the givens break do not count", async () => {
    built.file("given.ecp", `${rooks}instance:\n  rook:\n    x . .\n    . . .\n    . . .\n`);
    // Two answers; the reflection along the diagonal through the given keeps both of them as they are.
    expect((await built.ecpc(["count", "given.ecp", "--up-to-symmetry"])).out).toBe("2 (2 up to symmetry)\n");
  });
});

describe("mistakes", () => {
  test("all are shown, with their places; nothing on standard output", async () => {
    const { code, out, err } = await built.ecpc(["solve", "mistakes.ecp"]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain("--> mistakes.ecp:4:11\n");
    expect(err).toContain("--> mistakes.ecp:5:24\n");
    expect(err).toContain("4 | exactly 1 rok in each row\n  |           ^^^");
    expect(err).toContain("help: did you mean `rook`?");
    expect(err).toContain("2 errors\n");
  });

  test("in JSON the error object stands on standard output too", async () => {
    const { code, out } = await built.ecpc(["solve", "mistakes.ecp", "--json"]);
    const result: unknown = JSON.parse(out);
    expect(code).toBe(1);
    expect(schemaErrors("result", result)).toEqual([]);
    expect(result).toMatchObject({
      status: "error",
      diagnostics: [{ range: { start: { line: 3, character: 10 } } }, { range: { start: { line: 4 } } }],
    });
  });

  test("a parameter that nobody can be asked for: 1", async () => {
    const { code, out, err } = await built.ecpc(["solve", "asking.ecp"]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain("ECP4101");
    const set = await built.ecpc(["count", "asking.ecp", "--set", "many=1"]);
    expect(set.out).toBe("2\n");
  });

  test.each([
    [["solve", "nowhere.ecp"], 2, "ECP6001"],
    [["solve", "."], 2, "it is a folder"],
    [["solve", "squares.ecp", "onee"], 2, "did you mean `one`?"],
    [["solve"], 2, "missing required argument 'file'"],
    [["sovle", "x"], 2, "(Did you mean solve?)"],
    [["solve", "x", "--limit", "many"], 2, "it wants a whole number"],
    [["view", "x", "--port", "99999999"], 2, "it wants a whole number, from 0 to 65535"],
    [["solve", "x", "--timeout", "0"], 2, "it wants a number above 0"],
    [["solve", "x", "--format", "pdf"], 2, "Allowed choices are"],
    [["solve", "x", "--colour"], 2, "unknown option"],
  ])("%j: %i", async (args, expected, says) => {
    const { code, out, err } = await built.ecpc(args);
    expect([code, out]).toEqual([expected, ""]);
    expect(err).toContain(says);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test("a file that is no UTF-8 text: 1, with the byte and its line", async () => {
    built.file("old.ecp", Uint8Array.from([...Buffer.from("puzzle P\n// caf"), 0xe9, 0x0a]));
    const { code, out, err } = await built.ecpc(["check", "old.ecp"]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain("byte E9 in line 2");
  });

  test("an empty file: 1", async () => {
    built.file("empty.ecp", "");
    const { code, out, err } = await built.ecpc(["solve", "empty.ecp"]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain("error[ECP1007]");
  });

  test("rules without an instance that need one: 1", async () => {
    built.file(
      "rules.ecp",
      "puzzle Rules\ngiven room: region\nfind star: yes/no\nexactly 1 star in each room\n",
    );
    const { code, err } = await built.ecpc(["solve", "rules.ecp"]);
    expect(code).toBe(1);
    expect(err).toContain("ECP6004");
    expect((await built.ecpc(["check", "rules.ecp"])).code).toBe(0);
  });
});
