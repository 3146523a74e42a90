import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { partOfLong } from "../support/sampled.js";
import { type Built, build, collect } from "./built.js";
import { rooks, squares } from "./puzzles.js";
import { schemaErrors } from "./schema.js";

let built: Built;

const board = "1.....3..2.....4";
const answer = "1342243142133124";
const many = 3000;

beforeAll(async () => {
  built = await build();
  built.file("squares.ecp", squares);
  built.file("many.txt", `${board}\n`.repeat(many));
  const rules = squares.slice(0, squares.indexOf("instance"));
  const one = (index: number): string =>
    `instance "${index}":\n  digit:\n    1 . | . .\n    . . | 3 .\n    ----+----\n    . 2 | . .\n    . . | . 4\n`;
  built.file("sixty.ecp", `${rules}${Array.from({ length: 60 }, (_, index) => one(index)).join("")}`);
});
afterAll(() => built.remove());

describe("lines, by several threads", () => {
  test("in the order of the input, whatever the threads", async () => {
    built.file("mixed.txt", `# first\n\n${board}\n1.....3..2.....1\n${board}\n`);
    const one = await built.ecpc(["solve", "squares.ecp", "--instances", "mixed.txt", "--format", "ndjson"]);
    const two = await built.ecpc([
      ...["solve", "squares.ecp", "--instances", "mixed.txt", "--format", "ndjson", "--threads", "2"],
    ]);
    expect(two).toEqual(one);
    const results = one.out
      .trim()
      .split("\n")
      .map((line): { instance: string; status: string } => JSON.parse(line));
    for (const result of results) expect(schemaErrors("result", result)).toEqual([]);
    // An instance is called by the number of its line, comments and empty lines counted.
    expect(results.map(({ instance, status }) => [instance, status])).toEqual([
      ["3", "unique"],
      ["4", "none"],
      ["5", "unique"],
    ]);
  });

  test.each(["1", "2"])(
    "the n-th line answers the n-th, also behind empty lines and comments, with %s threads",
    async (threads) => {
      built.file("gaps.txt", `# boards\n${board}\n\n\nxy\n  \n${board}\r\n`);
      const { code, out, err } = await built.ecpc([
        "solve",
        "squares.ecp",
        "--instances",
        "gaps.txt",
        "--threads",
        threads,
      ]);
      expect([code, out.split("\n")]).toEqual([1, ["", answer, "", "", "error", "", answer, ""]]);
      expect(err).toContain("gaps.txt:5:1");
    },
  );

  test("a bad line is told with its place, and thousands of others are answered", async () => {
    const lines = Array.from({ length: many }, () => board);
    lines[1234] = "12";
    built.file("bad.txt", lines.join("\n"));
    const { code, out, err } = await built.ecpc([
      ...["solve", "squares.ecp", "--instances", "bad.txt", "--threads", "2"],
    ]);
    const answers = out.trim().split("\n");
    expect(answers).toHaveLength(many);
    expect(answers[1234]).toBe("error");
    expect(answers.filter((each) => each === answer)).toHaveLength(many - 1);
    expect(err).toContain("--> bad.txt:1235:1");
    expect(code).toBe(1);
  });

  test("--format json is a list", async () => {
    const { out } = await built.ecpc([
      ...["solve", "squares.ecp", "--instances", "many.txt", "--threads", "2", "--format", "json"],
    ]);
    expect(JSON.parse(out)).toHaveLength(many);
  });

  test("rules that lines cannot fill: told once", async () => {
    built.file("roomy.ecp", "puzzle P\nboard 2 x 2\nfind a, b: 1..2\n");
    const { code, err } = await built.ecpc([
      ...["solve", "roomy.ecp", "--instances", "many.txt", "--threads", "2"],
    ]);
    expect(code).toBe(2);
    expect(err.match(/ECP6009/g)).toHaveLength(1);
  });

  test.each(partOfLong(2, ["2", "1"]))(
    "a reader that goes away is no error, with %s threads",
    async (threads) => {
      built.file("more.txt", `${board}\n`.repeat(100_000));
      const child = built.start(["solve", "squares.ecp", "--instances", "more.txt", "--threads", threads]);
      const ended = collect(child);
      child.stdout?.once("data", () => child.stdout?.destroy());
      const { code, err } = await ended;
      expect([code, err]).toEqual([0, ""]);
    },
  );

  test.each(partOfLong(2, ["2", "1"]))("Ctrl-C: what there is, and 130, with %s threads", async (threads) => {
    const child = built.start(["solve", "squares.ecp", "--instances", "more.txt", "--threads", threads]);
    const ended = collect(child);
    child.stdout?.once("data", () => child.kill("SIGINT"));
    const { code, out, err } = await ended;
    expect(code).toBe(130);
    const lines = out.trimEnd().split("\n");
    expect(lines.length).toBeLessThan(100_000);
    expect(err).toBe(`interrupted: ${lines.length} were looked at\n`);
  });

  test("are answered while others are still to come, and end with Ctrl-C", async () => {
    const child = built.start(["solve", "squares.ecp", "--instances", "-"]);
    const ended = collect(child);
    child.stdin?.write(`${board}\n1.....3..2.....1\n`);
    const answers: string[] = [];
    while (answers.join("").split("\n").length < 3)
      answers.push(String(await new Promise((resolve) => child.stdout?.once("data", resolve))));
    child.kill("SIGINT");
    expect(await ended).toEqual({
      code: 130,
      out: `${answer}\nno answer\n`,
      err: "interrupted: 2 were looked at\n",
    });
  });

  test("one that is no text is told, and the others are answered", async () => {
    const good = new TextEncoder().encode(`${board}\n`);
    built.file("latin1.txt", Uint8Array.of(...good, 0xe9, 0x0a, ...good));
    const { code, out, err } = await built.ecpc(["solve", "squares.ecp", "--instances", "latin1.txt"]);
    expect(out).toBe(`${answer}\nerror\n${answer}\n`);
    expect(err).toContain("error[ECP6002]: this is not UTF-8 text: byte E9 in line 2");
    expect(code).toBe(1);
  });

  test("a reader who is slow slows the work", async () => {
    const child = built.start(["solve", "squares.ecp", "--instances", "more.txt", "--format", "ndjson"]);
    const ended = collect(child);
    child.stdout?.pause();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    child.kill("SIGINT");
    child.stdout?.resume();
    const { out } = await ended;
    // A pipe and a few pieces: far less than would be answered in that time.
    expect(out.trimEnd().split("\n").length).toBeLessThan(10_000);
  });
});

describe("instances of a file, by several threads", () => {
  test.each(["text", "json", "ndjson"])("as by one: %s", async (format) => {
    const one = await built.ecpc(["solve", "sixty.ecp", "--format", format]);
    const two = await built.ecpc(["solve", "sixty.ecp", "--format", format, "--threads", "2"]);
    const timeless = (text: string): string => text.replaceAll(/"(compileMs|solveMs)": ?[0-9.]+/g, "");
    expect(timeless(two.out)).toBe(timeless(one.out));
    expect([two.code, two.err]).toEqual([one.code, one.err]);
  });

  test("from standard input", async () => {
    const instance = squares.slice(squares.indexOf('instance "one"'), squares.indexOf('instance "many"'));
    const text = squares + instance.replace('"one"', '"two"');
    const { code, out } = await built.ecpc(["solve", "-", "--threads", "2", "--format", "ndjson"], text);
    expect(out.trim().split("\n")).toHaveLength(3);
    expect(code).toBe(0);
  });

  test("Ctrl-C reaches the threads", async () => {
    const long = rooks.replace("1..12 = 3", "1..30 = 20");
    built.file(
      "long.ecp",
      `${long}instance "a" of Rooks:\n  expect unique\ninstance "b" of Rooks:\n  expect unique\n`,
    );
    const child = built.start(["solve", "long.ecp", "--limit", "0", "--threads", "2", "--format", "ndjson"]);
    const ended = collect(child);
    setTimeout(() => child.kill("SIGINT"), 1500);
    const { code, out, err } = await ended;
    expect(code).toBe(130);
    expect(err).toContain("interrupted");
    expect(out).toContain('"reason":"interrupted"');
  });
});

describe("more instances than are held at once", () => {
  const size = 1200;
  const rules = squares.slice(0, squares.indexOf("instance"));
  const map = "  digit:\n    1 . | . .\n    . . | 3 .\n    ----+----\n    . 2 | . .\n    . . | . 4\n";
  const bad = "  digit:\n    1 1 | . .\n    . . | 9 .\n    ----+----\n    . 2 | . .\n    . . | . 4\n";
  const texts = Array.from({ length: size }, (_, k) => `instance "${k}":\n${k === 700 ? bad : map}`);
  const text = `${rules}${texts.slice(0, 600).join("")}puzzle Lone\nboard 1 x 1\nfind dot: yes/no\n\ninstance "lone" of Lone:\n  board 1 x 1\n\n${texts
    .slice(600)
    .map((each) => each.replace('":', '" of Squares:'))
    .join("")}`;

  test.each(partOfLong(2, ["2", "1"]))(
    "in the order of the file, with places of the file: %s threads",
    async (threads) => {
      built.file("blocks.ecp", text);
      const { out, err, code } = await built.ecpc([
        ...["solve", "blocks.ecp", "--format", "ndjson", "--threads", threads],
      ]);
      const results = out
        .trim()
        .split("\n")
        .map((line): { instance?: string; status: string } => JSON.parse(line));
      const names = Array.from({ length: size }, (_, k) => String(k));
      expect(results.map(({ instance }) => instance)).toEqual([
        ...names.slice(0, 600),
        "lone",
        ...names.slice(600),
      ]);
      expect(results.filter(({ status }) => status === "unique")).toHaveLength(size - 1);
      expect(results[701]?.status).toBe("error");
      const line = text.slice(0, text.indexOf("1 1 |")).split("\n").length;
      expect(err).toContain(`blocks.ecp:${line + 1}:`);
      expect(code).toBe(1);
    },
  );
});

describe("a broken instance among others", () => {
  const texts = `${squares}
instance "misspelt":
  digitt: 1 2
instance "after":
  digit:
    1 . | . .
    . . | 3 .
    ----+----
    . 2 | . .
    . . | . 4
`;

  test.each(["1", "2"])(
    "is told in its turn, and the others are answered, by %s threads",
    async (threads) => {
      built.file("broken.ecp", texts);
      const { code, out, err } = await built.ecpc([
        ...["solve", "broken.ecp", "--format", "ndjson", "--threads", threads],
      ]);
      const results = out
        .trim()
        .split("\n")
        .map((line): { instance: string; status: string } => JSON.parse(line));
      for (const result of results) expect(schemaErrors("result", result)).toEqual([]);
      expect(results.map(({ instance, status }) => `${instance} ${status}`)).toEqual([
        "one unique",
        "many multiple",
        "misspelt error",
        "after unique",
      ]);
      expect(err.match(/ECP2001/g)).toHaveLength(1);
      expect(code).toBe(1);
    },
  );

  test.each(["1", "2"])(
    "an instance of nothing, and a line that belongs to nothing, by %s threads",
    async (threads) => {
      const lost = texts
        .replace(
          'instance "misspelt":\n  digitt: 1 2\n',
          'instance "lost" of Nothing:\n  expect unique\n\nstray\n',
        )
        .concat('\ninstance "missing" of Nothing:\n  expect unique\n');
      built.file("lost.ecp", lost);
      const { code, out, err } = await built.ecpc([
        ...["solve", "lost.ecp", "--format", "ndjson", "--threads", threads],
      ]);
      const results = out
        .trim()
        .split("\n")
        .map((line): { instance: string; status: string } => JSON.parse(line));
      expect(results.map(({ instance, status }) => `${instance} ${status}`)).toEqual([
        "one unique",
        "many multiple",
        "after unique",
      ]);
      expect([err.match(/ECP2023/g)?.length, err.match(/ECP1008/g)?.length, code]).toEqual([2, 1, 1]);
    },
  );

  test("an error in the rules ends it all", async () => {
    built.file("rules.ecp", texts.replace("of each digit", "of each digitt"));
    const { code, out } = await built.ecpc(["solve", "rules.ecp", "--format", "ndjson"]);
    expect(out.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  });
});

describe("a thread that dies in mid-run", () => {
  test("ends the work: what was said until then stands, and it is said that there was more", async () => {
    const killer = built.file(
      "killer.mjs",
      'import { isMainThread, threadId } from "node:worker_threads";\nif (!isMainThread && threadId === 1) setTimeout(() => process.exit(1), 1000);\n',
    );
    const queens = `puzzle Queens\nboard 12 x 12\nfind queen: yes/no\nexactly 1 queen in each row, column\nat most 1 queen in each diagonal\n`;
    const all = Array.from({ length: 40 }, (_, k) => `instance "${k}":\n  expect 14200 solutions\n`);
    built.file("queens.ecp", `${queens}${all.join("")}`);
    for (const args of [
      ["solve", "queens.ecp", "--limit", "0", "--format", "ndjson", "--threads", "2"],
      ["test", ...Array.from({ length: 40 }, () => "queens.ecp"), "--threads", "2"],
    ]) {
      const { code, out, err } = await collect(
        built.start(args, { NODE_OPTIONS: `--import ${built.folder}/${killer}` }),
      );
      expect([code, err]).toEqual([3, "not known: a thread ended before its work was done\n"]);
      expect(out.split("\n").filter((line) => line.startsWith("{")).length).toBeLessThan(40);
      expect(out).not.toContain(" held");
    }
  });
});
