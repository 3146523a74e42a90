/** `--output` and `format`: a file is replaced whole, or stays as it was. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Built, build } from "./built.js";
import { mistakes, squares } from "./puzzles.js";

const old = "what was there before\n";

let built: Built;
beforeAll(async () => {
  built = await build();
  built.file("squares.ecp", squares);
  built.file("mistakes.ecp", mistakes);
});
afterAll(() => built.remove());
beforeEach(() => {
  built.file("out.txt", old);
});

const path = (name: string): string => join(built.folder, name);
const textOf = (name: string): string => readFileSync(path(name), "utf8");
/** The files that a write leaves beside the file. */
const leftovers = (): string[] => readdirSync(built.folder).filter((name) => name.endsWith(".tmp"));

/** Runs in a shell in which a file may have no more than 8 or 16 KB; reaching that limit looks like a full disk. */
function onFullDisk(args: string): { status: number | null; stderr: string } {
  const script = `trap '' XFSZ; ulimit -f 16; exec "${process.execPath}" "${built.entry}" ${args}`;
  const { status, stderr } = spawnSync("sh", ["-c", script], { cwd: built.folder, encoding: "utf8" });
  return { status, stderr };
}

describe("--output", () => {
  test.each([
    [["solve", "mistakes.ecp"], 1],
    [["build", "mistakes.ecp", "--emit", "ground"], 1],
    [["draw", "mistakes.ecp"], 1],
    [["import", "nothing-to-import"], 2],
    [["run-part", "squares.ecp"], 2],
    [["merge", "squares.ecp"], 2],
    [["run", "squares.ecp"], 1],
    [["export", "squares.ecp", "--to", "puzzlink"], 1],
    [["generate", "mistakes.ecp"], 1],
  ] as const)("%j has nothing to write, and the file stays", async (args, expected) => {
    const { code } = await built.ecpc([...args, "-o", "out.txt"]);
    expect([code, textOf("out.txt"), leftovers()]).toEqual([expected, old, []]);
  });

  test("an empty result is a result", async () => {
    const { code } = await built.ecpc(["import", "-", "-o", "out.txt"], "");
    expect([code, textOf("out.txt")]).toEqual([0, ""]);
  });

  test("the input may be the output", async () => {
    built.file("io.txt", "https://puzz.link/p?nurikabe/5/5/h1g1k2o1g4g1\n");
    const { code } = await built.ecpc(["import", "io.txt", "-o", "io.txt"]);
    expect(code).toBe(0);
    expect(textOf("io.txt")).toContain("instance");
  });

  test("a mode is kept, and a link stays a link", async () => {
    mkdirSync(path("elsewhere"));
    writeFileSync(path("elsewhere/real.txt"), old);
    chmodSync(path("elsewhere/real.txt"), 0o640);
    symlinkSync("elsewhere/real.txt", path("link.txt"));
    expect((await built.ecpc(["count", "squares.ecp", "one", "-o", "link.txt"])).code).toBe(0);
    expect(lstatSync(path("link.txt")).isSymbolicLink()).toBe(true);
    expect(readlinkSync(path("link.txt"))).toBe("elsewhere/real.txt");
    expect([textOf("elsewhere/real.txt"), statSync(path("link.txt")).mode & 0o777]).toEqual(["1\n", 0o640]);
    expect(readdirSync(path("elsewhere"))).toEqual(["real.txt"]);
  });

  test("a link to a file that is not there yet", async () => {
    symlinkSync("elsewhere/new.txt", path("early.txt"));
    expect((await built.ecpc(["count", "squares.ecp", "one", "-o", "early.txt"])).code).toBe(0);
    expect([lstatSync(path("early.txt")).isSymbolicLink(), textOf("elsewhere/new.txt")]).toEqual([
      true,
      "1\n",
    ]);
  });

  test("a file of several names keeps them", async () => {
    linkSync(path("out.txt"), path("other.txt"));
    expect((await built.ecpc(["count", "squares.ecp", "one", "-o", "out.txt"])).code).toBe(0);
    expect([textOf("out.txt"), textOf("other.txt")]).toEqual(["1\n", "1\n"]);
  });

  test("a file that cannot be written is refused before the work", async () => {
    for (const [name, reason] of [
      ["nowhere/out.txt", "there is no such file"],
      [".", "it is a folder"],
    ] as const) {
      const { code, out, err } = await built.ecpc(["count", "squares.ecp", "one", "-o", name]);
      expect([code, out, err]).toEqual([2, "", `error: \`${name}\` cannot be written: ${reason}\n`]);
    }
  });

  describe.skipIf(process.platform === "win32")("what is no file is written straight", () => {
    const shell = (script: string): string =>
      spawnSync("sh", ["-c", script.replace("ecpc", `"${process.execPath}" "${built.entry}"`)], {
        cwd: built.folder,
        encoding: "utf8",
      }).stdout;

    test("standard output by its name", () => {
      expect(shell("ecpc count squares.ecp one -o /dev/stdout | cat")).toBe("1\n");
      expect(shell("echo before > log; ecpc count squares.ecp one -o /dev/stdout >> log; cat log")).toBe(
        "before\n1\n",
      );
    });

    test("a pipe that has a name", () => {
      expect(shell("mkfifo pipe; cat pipe & ecpc count squares.ecp one -o pipe; wait")).toBe("1\n");
      expect(statSync(path("pipe")).isFIFO()).toBe(true);
    });
  });
});

describe.skipIf(process.platform === "win32")("on a full disk", () => {
  const many = "puzzle P\nitems a\noption x(i) for i in 1..3000: a\n";
  const full = "cannot be written: it would become larger than a file may be\n";

  test.each(["out.txt", "name1.txt"])("results leave the file as it was (%s)", (name) => {
    built.file("many.ecp", many);
    built.file(name, old);
    // The second has two names, and is written in place.
    if (name === "name1.txt") linkSync(path(name), path("name2.txt"));
    const { status, stderr } = onFullDisk(`solve many.ecp --limit 0 -o ${name}`);
    expect([status, stderr]).toEqual([2, `error: \`${name}\` ${full}`]);
    expect([textOf(name), leftovers()]).toEqual([old, []]);
  });

  test("a formatted text leaves the file as it was", () => {
    const untidy = `puzzle  P\nitems a\n${"// a comment\n".repeat(3000)}`;
    built.file("large.ecp", untidy);
    const { status, stderr } = onFullDisk("format large.ecp");
    expect([status, stderr]).toEqual([2, `error: \`large.ecp\` ${full}`]);
    expect([textOf("large.ecp") === untidy, leftovers()]).toEqual([true, []]);
  });
});
