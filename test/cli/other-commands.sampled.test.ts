import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readGif } from "../support/gif.js";
import { describeOnce, testOfLong, testOnce } from "../support/sampled.js";
import { type Built, build, collect, examples } from "./built.js";
import { cover, mistakes, rooks, squares } from "./puzzles.js";
import { schemaErrors } from "./schema.js";

let built: Built;

beforeAll(async () => {
  built = await build();
  built.file("squares.ecp", squares);
  built.file("rooks.ecp", rooks);
  built.file("cover.ecp", cover);
  built.file("mistakes.ecp", mistakes);
});
afterAll(() => built.remove());

describe("check", () => {
  testOnce("nothing to say: 0", async () => {
    expect(await built.ecpc(["check", "squares.ecp", "cover.ecp"])).toEqual({ code: 0, out: "", err: "" });
  });

  testOfLong("--json", async () => {
    const { code, out } = await built.ecpc(["check", "squares.ecp", "mistakes.ecp", "nowhere.ecp", "--json"]);
    const checked: unknown = JSON.parse(out);
    expect(schemaErrors("checked", checked)).toEqual([]);
    expect(checked).toMatchObject({
      diagnostics: [
        { file: "mistakes.ecp" },
        { file: "mistakes.ecp" },
        { code: "ECP6001", file: "nowhere.ecp" },
      ],
    });
    expect(code).toBe(2);
  });

  testOfLong("data of instances is looked at", async () => {
    built.file("data.ecp", squares.replace("1 . | . .", "9 . | . ."));
    const { code, err } = await built.ecpc(["check", "data.ecp"]);
    expect(code).toBe(1);
    expect(err).toContain("data.ecp:10:5");
  });
});

describeOnce("draw", () => {
  test("the puzzle unsolved", async () => {
    const { code, out, err } = await built.ecpc(["draw", "squares.ecp", "one"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("┃   │   ┃ 3 │   ┃\n");
    expect((await built.ecpc(["draw", "squares.ecp", "one", "--format", "svg"])).out).toContain(
      'data-cell="r4c4"',
    );
    expect((await built.ecpc(["draw", "squares.ecp", "one", "--ascii"])).out).toContain("| 1     |       |");
  });
});

describe("test", () => {
  testOnce("holds what is expected, of files and folders", async () => {
    mkdirSync(join(built.folder, "tests", "deeper"), { recursive: true });
    built.file("tests/a.ecp", squares);
    built.file("tests/deeper/b.ecp", `${rooks}instance:\n  expect 6 solutions\n`);
    const { code, out, err } = await built.ecpc(["test", "tests"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/2 held, 0 failed, 1 without expectation\n$/);
    const untimed = (text: string): string => text.replaceAll(/\d+ ms/gu, "0 ms");
    const several = await built.ecpc(["test", "tests", "--threads", "3"]);
    expect([several.code, untimed(several.out), several.err]).toEqual([code, untimed(out), err]);
    const inThreads: unknown = JSON.parse(
      (await built.ecpc(["test", "tests", "--json", "--threads", "2"])).out,
    );
    const json: unknown = JSON.parse((await built.ecpc(["test", "tests", "--json"])).out);
    expect(inThreads).toEqual(json);
    expect(schemaErrors("tested", json)).toEqual([]);
  });

  test.each([
    ["expect 5 solutions", "expected 5 answers, found more than 5"],
    ["expect 7 solutions", "expected 7 answers, found 6"],
    ["expect unique", "expected one answer, found more than 1"],
    ["expect no solution", "expected no answer, found more than 1"],
  ])("%s does not hold: 1", async (line, says) => {
    built.file("wrong.ecp", `${rooks}instance:\n  ${line}\n`);
    const { code, out, err } = await built.ecpc(["test", "wrong.ecp"]);
    expect(code).toBe(1);
    expect(out).toContain("0 held, 1 failed");
    expect(err).toContain(`error[ECP6005]: ${says}\n  --> wrong.ecp:6:3`);
  });

  testOnce("a solution block is compared", async () => {
    const solution = (first: string): string =>
      `${squares.slice(0, squares.indexOf('instance "many"'))}  solution:\n    digit:\n      ${first}\n      2 4 3 1\n      4 2 1 3\n      3 1 2 4\n`;
    built.file("right.ecp", solution("1 3 4 2"));
    expect((await built.ecpc(["test", "right.ecp"])).code).toBe(0);
    built.file("other.ecp", solution("1 4 3 2"));
    const { code, err } = await built.ecpc(["test", "other.ecp"]);
    expect(code).toBe(1);
    expect(err).toContain("ECP6006]: this is not the answer: r1c2, r1c3 differ\n");
  });

  testOfLong("of several answers one has to agree", async () => {
    const withSolution = (rows: string): string =>
      `${rooks}instance:\n  expect 6 solutions\n  solution:\n    rook:\n${rows}`;
    built.file("agrees.ecp", withSolution("      . x .\n      x . .\n      . . x\n"));
    expect((await built.ecpc(["test", "agrees.ecp"])).code).toBe(0);
    built.file("differs.ecp", withSolution("      . x .\n      . x .\n      . . x\n"));
    const { code, err } = await built.ecpc(["test", "differs.ecp"]);
    expect(code).toBe(1);
    expect(err).toContain("this is not an answer of the puzzle");
  });

  testOfLong("a folder without files: 2", async () => {
    mkdirSync(join(built.folder, "nothing"), { recursive: true });
    const { code, out, err } = await built.ecpc(["test", "nothing"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("no file in this folder ends in `.ecp`");
  });

  testOnce("a file with mistakes fails; a missing path: 2", async () => {
    expect((await built.ecpc(["test", "mistakes.ecp"])).code).toBe(1);
    expect((await built.ecpc(["test", "nowhere"])).code).toBe(2);
  });
});

describe("trace", () => {
  testOnce("a log", async () => {
    const { code, out } = await built.ecpc(["trace", "cover.ecp"]);
    expect(code).toBe(0);
    expect(out).toContain("try Ann\n");
    expect(out).toMatch(/an answer\n$/);
  });

  testOfLong("--json: an event a line", async () => {
    const { code, out } = await built.ecpc(["trace", "rooks.ecp", "--json"]);
    const events: unknown[] = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(events.flatMap((event) => schemaErrors("event", event))).toEqual([]);
    expect(events.at(-1)).toMatchObject({ event: "solution" });
    expect(code).toBe(0);
    const few = await built.ecpc(["trace", "rooks.ecp", "--json", "--steps", "3"]);
    expect(few.out.trim().split("\n")).toHaveLength(3);
  });

  testOfLong(
    "conditions on whole boards: what is placed and what contradicts, in the log and in the picture",
    async () => {
      built.file(
        "loop.ecp",
        "puzzle Loop\nboard 5 x 5\nfind line: yes/no on links\nloop line\nfor each cell c: exactly 2 lines in c.links\n",
      );
      const { out, code } = await built.ecpc(["trace", "loop.ecp", "--json"]);
      const events = out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(events.flatMap((event) => schemaErrors("event", event))).toEqual([]);
      expect(new Set(events.map(({ event }) => event))).toEqual(new Set(["item", "try", "dead-end", "undo"]));
      expect(events).toContainEqual({ event: "dead-end" });
      expect(code).toBe(20);
      const log = await built.ecpc(["trace", "loop.ecp"]);
      expect(log.out).toContain("a contradiction\n");
      // Hundreds may be placed, and a line is to be read all the same.
      expect(Math.max(...log.out.split("\n").map((line) => /^ */.exec(line)?.[0].length ?? 0))).toBeLessThan(
        100,
      );
      const picture = await built.ecpc(["trace", "loop.ecp", "--format", "svg", "--steps", "20"]);
      expect(picture.err).toBe("note: The picture ends here, after 20 steps. The search goes on.\n");
    },
  );

  testOnce("--format svg: a picture, which says where it is cut", async () => {
    const whole = await built.ecpc(["trace", "rooks.ecp", "--format", "svg"]);
    expect([whole.code, whole.err]).toEqual([0, ""]);
    expect(whole.out).toContain("The last: an answer</desc>");
    const cut = await built.ecpc(["trace", "rooks.ecp", "--format", "svg", "--steps", "2"]);
    expect(cut.err).toBe("note: The picture ends here, after 2 steps. The search goes on.\n");
    expect(cut.out).toContain("in 4 frames");
  });

  testOnce("--from: the search begins with what is entered, which is no step of it", async () => {
    built.file(
      "five.ecp",
      "puzzle Five\nboard 5 x 5\nfind queen: yes/no\nat most 1 queen in each row, column, long diagonal\nexactly 1 queen in each row\n",
    );
    built.file("five.txt", "queen: r1c1 = yes, r2c3 = yes\n");
    const from = ["trace", "five.ecp", "--format", "svg", "--from", "five.txt"];
    const { code, out, err } = await built.ecpc(from);
    expect([code, err]).toEqual([0, ""]);
    // The first board and the answer; between them the three rows that are left.
    expect(out).toContain("in 5 frames");
    expect(out).toContain("r1c1: queen</title>");
    expect(out).not.toMatch(/try r[12]c/u);
    expect(out).toContain("The last: an answer</desc>");
    built.file("wrong.txt", "queen: r1c1 = yes, r2c2 = yes\n");
    const wrong = await built.ecpc(["trace", "five.ecp", "--format", "svg", "--from", "wrong.txt"]);
    expect(wrong.code).toBe(20);
  });

  testOnce("--format gif: the same, in pixels, each frame painted over the one before", async () => {
    const { code, err } = await built.ecpc(["trace", "rooks.ecp", "--format", "gif", "-o", "rooks.gif"]);
    expect([code, err]).toEqual([0, ""]);
    const { width, height, repeats, frames } = readGif(readFileSync(join(built.folder, "rooks.gif")));
    expect(Math.max(width, height)).toBeLessThanOrEqual(800);
    expect(repeats).toBe(true);
    // Four pictures a second; the last one stays.
    expect(new Set(frames.slice(0, -1).map(({ delay }) => delay))).toEqual(new Set([25]));
    expect(frames.at(-1)?.delay).toBe(425);
    const svg = await built.ecpc(["trace", "rooks.ecp", "--format", "svg"]);
    expect(svg.out).toContain(`in ${frames.length} frames`);
    // Nothing of an earlier picture shines through: the corner is paper in all of them.
    for (const { rgb } of frames) expect([...rgb.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

describe("build", () => {
  test.each(["ast", "resolved", "typed", "ground", "problem"])("--emit %s is JSON", async (stage) => {
    const { code, out, err } = await built.ecpc(["build", "rooks.ecp", "--emit", stage]);
    expect([code, err]).toEqual([0, ""]);
    expect(JSON.parse(out)).toBeTypeOf("object");
  });

  testOnce(
    "--emit plan says of each rule its clauses, what took it, and how much of the problem it is",
    async () => {
      const { code, out, err } = await built.ecpc([
        "build",
        join(examples, "shading/lits.ecp"),
        "five by five",
        "--emit",
        "plan",
      ]);
      expect([code, err]).toEqual([0, ""]);
      expect(out).toMatch(
        /^rule "One tetromino in each room" \(.*lits\.ecp:\d+:\d+\)\n {2}for each room in all room\n/u,
      );
      expect(out).toContain('  pattern "one piece in each": ');
      expect(out).toMatch(/\n {2}11 items in 22 options\n/u);
      expect(out).toContain("  1 condition on a graph\n");
    },
  );

  testOfLong("--emit dlx, run again: the same count", async () => {
    const { out: dlx } = await built.ecpc(["build", "rooks.ecp", "--emit", "dlx", "--set", "n=5"]);
    const { code, out } = await built.ecpc(["run", "-"], dlx);
    expect([code, out]).toEqual([0, "120\n"]);
  });

  testOfLong("of several instances one has to be named", async () => {
    const { code, err } = await built.ecpc(["build", "squares.ecp", "--emit", "ground"]);
    expect(code).toBe(2);
    expect(err).toContain("`one`, `many`");
    expect((await built.ecpc(["build", "squares.ecp", "one", "--emit", "ground"])).code).toBe(0);
  });
});

describe("run", () => {
  const knuth = "| an example of Knuth's\nA B C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nX:0 Y:1\nB X:1\nC Y:1\n";

  testOnce("counts, or lists", async () => {
    built.file("xcc.dlx", knuth);
    const counted = await built.ecpc(["run", "xcc.dlx"]);
    expect([counted.code, counted.out]).toEqual([0, "1\n"]);
    expect(counted.err).toContain("warning[ECP6011]");
    expect(counted.err).toContain("xcc.dlx:5:");
    const listed = await built.ecpc(["run", "xcc.dlx", "--limit", "5"]);
    expect(listed.out.trim().split("\n").sort()).toEqual(["A C X:1 Y:1", "B X:1", "the only answer"]);
    const json: unknown = JSON.parse((await built.ecpc(["run", "xcc.dlx", "--json", "--limit", "1"])).out);
    expect(schemaErrors("result", json)).toEqual([]);
  });

  testOfLong("nothing covers an item: 20; broken text: 1", async () => {
    const none = await built.ecpc(["run", "-"], "A B\nA\n");
    expect([none.code, none.out]).toEqual([20, "0\n"]);
    expect(none.err).toContain("no answer: ");
    const broken = await built.ecpc(["run", "-"], "A B\nA A\n");
    expect([broken.code, broken.out]).toEqual([1, ""]);
    expect(broken.err).toContain("error[ECP6011]");
    const json: unknown = JSON.parse((await built.ecpc(["run", "-", "--json"], "A B\nA A\n")).out);
    expect(schemaErrors("result", json)).toEqual([]);
  });

  testOfLong("--matrix", async () => {
    const named = await built.ecpc(["run", "-", "--matrix", "--limit", "3"], "a,b,c\n1,0,0\n0,1,1\n1,1,0\n");
    expect(named.out).toBe("row 1: a\nrow 2: b c\nthe only answer\n");
    const plain = await built.ecpc(["run", "-", "--matrix"], "1;0\r\n0;1\r\n1;1\r\n");
    expect(plain.out).toBe("2\n");
    const wrong = await built.ecpc(["run", "-", "--matrix"], "1,0\n0,2\n1\n");
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain("-:2:3");
    expect(wrong.err).toContain("`2` is neither 0 nor 1");
    expect(wrong.err).toContain("this row has 1 columns, the first has 2");
  });
});

describe("explain, init, help", () => {
  testOnce("explain prints the page", async () => {
    const { code, out, err } = await built.ecpc(["explain", "ecp2001"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^ECP2001 unknown-name \(error\)\n/);
    expect(out).toContain("    exactly 1 quen in each row\n");
    const none = await built.ecpc(["explain", "ECP9999"]);
    expect([none.code, none.out]).toEqual([2, ""]);
  });

  testOfLong("explain takes the number alone", async () => {
    const whole = await built.ecpc(["explain", "ECP2001"]);
    expect(await built.ecpc(["explain", "2001"])).toEqual(whole);
  });

  testOnce("init writes a file that solves, and never overwrites one", async () => {
    expect((await built.ecpc(["init", "mine.ecp"])).code).toBe(0);
    expect((await built.ecpc(["test", "mine.ecp"])).code).toBe(0);
    writeFileSync(join(built.folder, "mine.ecp"), "mine");
    const again = await built.ecpc(["init", "mine.ecp"]);
    expect([again.code, again.out]).toEqual([2, ""]);
    expect(again.err).toContain("it is there already");
    expect(readFileSync(join(built.folder, "mine.ecp"), "utf8")).toBe("mine");
  });

  testOnce("--version, help", async () => {
    expect((await built.ecpc(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    for (const args of [["help"], ["--help"], ["help", "solve"]]) {
      const { code, out, err } = await built.ecpc(args);
      expect([code, err]).toEqual([0, ""]);
      expect(out).toMatch(/^Usage: ecpc/);
    }
    const bare = await built.ecpc([]);
    expect([bare.code, bare.out]).toEqual([2, ""]);
  });
});

describe("batches", () => {
  testOnce("an answer a line", async () => {
    built.file("lines.txt", "# two boards\n1.....3..2.....4\n\n0000000000000000\n1.....3..2.....1\n");
    const { code, out, err } = await built.ecpc(["solve", "squares.ecp", "--instances", "lines.txt"]);
    expect(err).toBe("");
    // The n-th line answers the n-th line: a comment and an empty line have empty answers.
    const [comment, first, empty, second, third] = out.split("\n");
    expect([comment, first, empty]).toEqual(["", "1342243142133124", ""]);
    expect(second).toMatch(/^[1-4]{16} not the only answer$/);
    expect(third).toBe("no answer");
    expect(code).toBe(0);
    const json = await built.ecpc(["solve", "squares.ecp", "--instances", "lines.txt", "--format", "ndjson"]);
    for (const line of json.out.trim().split("\n"))
      expect(schemaErrors("result", JSON.parse(line))).toEqual([]);
  });

  testOfLong("a bad line is told with its place, and the others are answered", async () => {
    built.file("bad.txt", "123\n1.....3..2.....4\n1.....9..2.....4\n");
    const { code, out, err } = await built.ecpc(["solve", "squares.ecp", "--instances", "bad.txt"]);
    expect(out).toBe("error\n1342243142133124\nerror\n");
    expect(err).toContain("error[ECP6007]");
    expect(err).toContain("--> bad.txt:1:1");
    expect(err).toContain("error[ECP6008]");
    expect(err).toContain("--> bad.txt:3:7");
    expect(code).toBe(1);
  });
});

testOfLong(
  "generate says on what board nothing was found, where nobody said how large it is to be",
  async () => {
    built.file(
      "twelve.ecp",
      [
        'puzzle Rooks "Rooks"',
        "given count: number on rows",
        "find rook: yes/no",
        "exactly 1 rook in each row",
        "exactly 12 rooks in cells",
        "for each row r with count: exactly r.count rooks in r",
        "",
      ].join("\n"),
    );
    const none = "no instance with exactly one answer was found";
    const free = await built.ecpc(["generate", "twelve.ecp", "--seed", "1"]);
    expect(free).toEqual({
      code: 3,
      out: "",
      err: `${none} on a board of 6 x 6 or of some other sizes; \`--size 12x12\` would be another\n`,
    });
    const said = await built.ecpc(["generate", "twelve.ecp", "--seed", "1", "--size", "5x5"]);
    expect(said).toEqual({ code: 3, out: "", err: `${none}\n` });
  },
);

testOnce("a size is refused where the board line says one", async () => {
  built.file("fixed.ecp", "puzzle Fixed\nboard hexagon 3\nfind star: yes/no\n");
  const said = await built.ecpc(["generate", "fixed.ecp", "--size", "5x5"]);
  expect([said.code, said.err]).toEqual([
    2,
    expect.stringContaining("the board line of `Fixed` says how large it is"),
  ]);
});

testOfLong("build --emit ground writes a condition that much is made of once", async () => {
  const { code, out } = await built.ecpc(["build", join(examples, "paths/pencils.ecp"), "--emit", "ground"]);
  expect(code).toBe(2);
  expect(out).toBe("");
  const name = "seven by seven, generated";
  const ground = await built.ecpc(["build", join(examples, "paths/pencils.ecp"), name, "--emit", "ground"]);
  expect(ground.code).toBe(0);
  expect(ground.out).toContain('"#": 1,');
  expect(ground.out).toMatch(/<[\w-]* ?#1>/);
  expect(ground.out.length).toBeLessThan(20_000_000);
  expect(Object.keys(JSON.parse(ground.out))).toContain("constraints");
});

describe("the process", () => {
  testOnce("Ctrl-C: what there is, and 130", async () => {
    built.file("long.ecp", rooks.replace("1..12 = 3", "1..30 = 20"));
    const child = built.start(["solve", "long.ecp", "--limit", "0"]);
    const ended = collect(child);
    child.stdout?.once("data", () => child.kill("SIGINT"));
    const { code, out, err } = await ended;
    expect(code).toBe(130);
    expect(out).toMatch(/answers or more: interrupted\n$/);
    expect(err).toBe("interrupted: this is what was found until then\n");
  });

  testOnce("a reader that goes away is no error", async () => {
    const child = built.start(["solve", "long.ecp", "--limit", "0"]);
    const ended = collect(child);
    child.stdout?.once("data", () => child.stdout?.destroy());
    const { code, err } = await ended;
    expect([code, err]).toEqual([0, ""]);
  });

  testOfLong("colours only where they are asked for", async () => {
    const plain = await built.ecpc(["solve", "cover.ecp"]);
    expect(plain.out).not.toContain("\u001b");
    const coloured = await collect(built.start(["solve", "cover.ecp"], { FORCE_COLOR: "1" }));
    expect(coloured.out).toContain("\u001b[94mAnn");
    const none = await collect(built.start(["solve", "cover.ecp"], { FORCE_COLOR: "1", NO_COLOR: "1" }));
    expect(none.out).not.toContain("\u001b");
  });
});

describe("completion", () => {
  const complete = async (words: readonly string[]): Promise<readonly string[]> => {
    const { out } = await built.ecpc(["completion", "bash"]);
    built.file("ecpc.bash", out);
    const script = `source ./ecpc.bash; COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}; _ecpc; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const ran = await collect(spawn("bash", ["-c", script], { cwd: built.folder }));
    expect(ran.err).toBe("");
    return ran.out.trim().split("\n");
  };

  testOnce("bash: commands, options, what they take, puzzle files", async () => {
    expect(await complete(["ecpc", "co"])).toEqual(["count", "compare", "completion"]);
    expect(await complete(["ecpc", "solve", "--str"])).toEqual(["--strategy"]);
    expect(await complete(["ecpc", "solve", "--strategy", "l"])).toEqual(["learn"]);
    expect(await complete(["ecpc", "solve", "squ"])).toEqual(["squares.ecp"]);
    expect(await complete(["ecpc", "completion", ""])).toEqual(["bash", "zsh", "fish"]);
  });

  test.each(["zsh", "fish"])("%s: every command and every option is there", async (shell) => {
    const { code, out } = await built.ecpc(["completion", shell]);
    const { out: help } = await built.ecpc(["--help"]);
    for (const [, command] of help.matchAll(/^ {2}([a-z]+)[ |]/gm)) expect(out).toContain(command);
    expect(out).toContain("up-to-symmetry");
    expect(code).toBe(0);
  });

  testOfLong("another shell", async () => {
    const { code, err } = await built.ecpc(["completion", "csh"]);
    expect(code).toBe(2);
    expect(err).toContain("Allowed choices are bash, zsh, fish");
  });
});

describe("mistakes that were once passed over", () => {
  testOfLong("count --limit stops above so many answers", async () => {
    expect((await built.ecpc(["count", "rooks.ecp", "--limit", "6"])).out).toBe("6\n");
    const more = await built.ecpc(["count", "rooks.ecp", "--limit", "5"]);
    expect([more.code, more.out]).toEqual([0, "more than 5\n"]);
    const { out } = await built.ecpc(["count", "rooks.ecp", "--limit", "5", "--json"]);
    const result: unknown = JSON.parse(out);
    expect(schemaErrors("result", result)).toEqual([]);
    expect(result).toMatchObject({ status: "multiple" });
    expect(result).not.toHaveProperty("count");
  });

  testOnce("test has no --limit", async () => {
    expect((await built.ecpc(["test", "squares.ecp", "--limit", "5"])).code).toBe(2);
  });
});
