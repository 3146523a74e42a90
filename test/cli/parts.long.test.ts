/** A count cut into work units, counted apart, and merged; or refused. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build, examples } from "./built.js";

const hidden = `puzzle Hidden "Each mark has a partner beside it, which is not shown"
board 4 x 4
find mark: yes/no
find hidden partner: direction
exactly 1 mark in each row
for each cell c with mark: c has next(c.partner) and c.next(c.partner) is not mark
instance "whole":
  expect 256 solutions
`;

describe("work units", () => {
  let built: Built;
  let units: string[];
  let results: string[];
  const queens = join(examples, "queens.ecp");
  const linesOf = (text: string): string[] => text.split("\n").filter((line) => line !== "");

  beforeAll(async () => {
    built = await build();
    const cut = await built.ecpc(["split", queens, "--parts", "5", "-o", "units.jsonl"]);
    expect([cut.code, cut.out, cut.err]).toEqual([0, "", ""]);
    units = linesOf(readFileSync(join(built.folder, "units.jsonl"), "utf8"));
    const ran = await built.ecpc(["run-part", "units.jsonl"]);
    expect([ran.code, ran.err]).toEqual([0, ""]);
    results = linesOf(ran.out);
  });
  afterAll(() => built.remove());

  const merge = (lines: readonly string[]) => built.ecpc(["merge", "-"], `${lines.join("\n")}\n`);

  test("add up, in any order and from several files", async () => {
    expect([units.length, results.length]).toEqual([5, 5]);
    const whole = await merge([...results].reverse());
    expect([whole.code, whole.out]).toEqual([0, "92\n"]);
    built.file("some.jsonl", results.slice(0, 2).join("\n"));
    built.file("others.jsonl", results.slice(2).join("\n"));
    expect((await built.ecpc(["merge", "some.jsonl", "others.jsonl"])).out).toBe("92\n");
  });

  test("are run one by one, by processes of their own", () => {
    const each = units.map((unit, k) => built.file(`unit-${k}`, `${unit}\n`));
    const { entry } = built;
    const command = `ls ${each.join(" ")} | xargs -P 2 -I{} "${process.execPath}" "${entry}" run-part {} -o {}.result`;
    expect(spawnSync("sh", ["-c", command], { cwd: built.folder }).status).toBe(0);
    const found = each.map((name) => readFileSync(join(built.folder, `${name}.result`), "utf8").trim());
    expect(found).toEqual(results);
  });

  test("a part that is missing, there twice, or of another work: refused", async () => {
    const lost = await merge([...results.slice(0, 1), ...results.slice(2)]);
    expect([lost.code, lost.out, lost.err]).toEqual([2, "", "error: of 5 parts, these are missing: 2\n"]);
    const twice = await merge([...results, results[2] ?? ""]);
    expect([twice.code, twice.out, twice.err]).toEqual([2, "", "error: part 3 of 5 occurs twice\n"]);
    const other = await built.ecpc(["split", queens, "--parts", "5", "--set", "n=7"]);
    const foreign = linesOf((await built.ecpc(["run-part", "-"], other.out)).out);
    const mixed = await merge([...results.slice(0, 4), foreign[4] ?? ""]);
    expect([mixed.code, mixed.out]).toEqual([2, ""]);
    expect(mixed.err).toContain("belongs to another count");
    expect((await merge([])).code).toBe(2);
    expect((await merge(units.slice(0, 1))).err).toContain(
      "line 1: this is no result of a work unit: `ecpc run-part` writes such lines",
    );
  });

  /** A line with other fields, and the checksum that it had, or that it ought to have. */
  const edited = (line: string, change: object, resealed = false): string => {
    const { checksum, ...said } = { ...JSON.parse(line), ...change };
    const own = createHash("sha256").update(JSON.stringify(said)).digest("hex");
    return JSON.stringify({ ...said, checksum: resealed ? own : checksum });
  };

  test("a line that was changed is refused", async () => {
    const [first = "", ...others] = results;
    for (const change of [
      edited(first, { count: "1" }),
      edited(first, { of: 4 }),
      edited(first, { part: 2 }),
      edited(first, { work: "0" }),
    ]) {
      const { code, out, err } = await merge([change, ...others]);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toMatch(
        /^error: -, line 1: this result of a work unit was changed after it was written.*run-part/,
      );
    }
    expect((await merge([first.slice(0, -9), ...others])).err).toContain("line 1: this is no result");
    const [unit = ""] = units;
    const pieces = JSON.parse(unit).pieces.slice(1);
    for (const change of [edited(unit, { pieces }), edited(unit, { problem: "" }), edited(unit, { of: 4 })]) {
      const { code, out, err } = await built.ecpc(["run-part", "-"], change);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toMatch(/^error: -, line 1: this work unit was changed after it was written.*split/);
    }
  });

  test("a line of another version is refused, and it is said what to do", async () => {
    const old = edited(results[0] ?? "", { format: "ecpc work result 1" }, true);
    expect((await merge([old])).err).toBe(
      "error: -, line 1: this result of a work unit was written by another version of ecpc: make it again with `ecpc run-part` of this one\n",
    );
  });

  test("of very many parts, the missing ones are told at once", async () => {
    const many = edited(results[0] ?? "", { of: 1e12 }, true);
    const { code, err } = await merge([many]);
    expect([code, err]).toEqual([
      2,
      "error: of 1000000000000 parts, these are missing: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 999999999989 more\n",
    ]);
  });

  test("a unit whose problem is another is refused", async () => {
    for (const change of [
      { pieces: [[99_999_999]] },
      { pieces: [[-1]] },
      { problem: "exact cover 1\nprimary 1..1 x" },
    ]) {
      const { code, out, err } = await built.ecpc(["run-part", "-"], edited(units[0] ?? "", change, true));
      expect([code, out]).toEqual([2, ""]);
      expect(err).toContain("error: -: part 1 of 5 is damaged: ");
    }
  });

  test("answers that differ in hidden layers alone are one", async () => {
    const file = built.file("hidden.ecp", hidden);
    const cut = await built.ecpc(["split", file, "--parts", "6"]);
    expect([cut.code, linesOf(cut.out).length]).toEqual([0, 6]);
    const ran = await built.ecpc(["run-part", "-"], cut.out);
    expect((await merge(linesOf(ran.out))).out).toBe((await built.ecpc(["count", file])).out);
    const refused = await built.ecpc(["run-part", "-", "--strategy", "dance"], cut.out);
    expect([refused.code, refused.out]).toEqual([2, ""]);
  });

  test("a unit that is not counted to the end has no result", async () => {
    const open = await built.ecpc(["split", queens, "--set", "n=20", "--parts", "2"]);
    const stopped = await built.ecpc(["run-part", "-", "--timeout", "0.3"], open.out);
    expect([stopped.code, stopped.out]).toEqual([3, ""]);
    expect(stopped.err).toContain("part 1 of 2 is not counted: ");
  });

  describe("as docs/parts.md has it", () => {
    const page = readFileSync(new URL("../../docs/parts.md", import.meta.url), "utf8");
    const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gmu)].map(([, block = ""]) => block);
    const blockWith = (word: string): string => blocks.find((block) => block.includes(word)) ?? "exit 9";
    const hasParallel = spawnSync("parallel", ["--version"]).status === 0;
    const folder = (): string => {
      const made = mkdtempSync(join(built.folder, "page-"));
      const { entry } = built;
      writeFileSync(join(made, "ecpc"), `#!/bin/sh\nexec "${process.execPath}" "${entry}" "$@"\n`, {
        mode: 0o755,
      });
      writeFileSync(join(made, "queens.ecp"), readFileSync(queens, "utf8"));
      writeFileSync(join(made, "units.jsonl"), units.map((unit) => `${unit}\n`).join(""));
      return made;
    };
    const run = (script: string, cwd: string, more: Readonly<Record<string, string>> = {}) => {
      const env = { ...process.env, HOME: cwd, PATH: `${cwd}:${process.env.PATH ?? ""}`, ...more };
      const { status, stdout } = spawnSync("sh", ["-e"], { cwd, env, input: script, encoding: "utf8" });
      return { status, stdout };
    };

    test("in one shell", () => {
      const small = blockWith("--set n=14").replace("n=14", "n=6").replace("--parts 64", "--parts 4");
      expect(run(small, folder())).toEqual({ status: 0, stdout: "4\n" });
    });

    test.skipIf(!hasParallel)("with GNU parallel", () => {
      const script = `${blockWith("parallel")}ecpc merge results.jsonl\n`;
      expect(run(script, folder())).toEqual({ status: 0, stdout: "92\n" });
    });

    test("with xargs", () => {
      expect(run(blockWith("xargs"), folder())).toEqual({ status: 0, stdout: "92\n" });
    });

    test("as a job array; what is missing is named, and run again", () => {
      const job = blockWith("SLURM_ARRAY_TASK_ID");
      const cwd = folder();
      for (const line of ["1", "2", "4", "5"])
        expect(run(job, cwd, { SLURM_ARRAY_TASK_ID: line }).status).toBe(0);
      expect(run("ecpc merge result-*.jsonl", cwd).status).toBe(2);
      expect(run(job, cwd, { SLURM_ARRAY_TASK_ID: "3" }).status).toBe(0);
      expect(run("ecpc merge result-*.jsonl", cwd)).toEqual({ status: 0, stdout: "92\n" });
    });

    test("missing parts, run again", () => {
      const cwd = folder();
      writeFileSync(
        join(cwd, "results.jsonl"),
        `${[...results.slice(0, 2), ...results.slice(3)].join("\n")}\n`,
      );
      expect(run(blockWith("sed -n 3p"), cwd)).toEqual({ status: 0, stdout: "92\n" });
    });
  });
});
