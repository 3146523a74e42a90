/** A count cut into work units, counted apart, and merged; or refused. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
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
    const entry = join(built.folder, "bundle", "start.js");
    const command = `ls ${each.join(" ")} | xargs -P 2 -I{} "${process.execPath}" "${entry}" run-part {} -o {}.result`;
    expect(spawnSync("sh", ["-c", command], { cwd: built.folder }).status).toBe(0);
    const found = each.map((name) => readFileSync(join(built.folder, `${name}.result`), "utf8").trim());
    expect(found).toEqual(results);
  });

  test("a part that is missing, there twice, or of another work: refused", async () => {
    const lost = await merge([...results.slice(0, 1), ...results.slice(2)]);
    expect([lost.code, lost.out, lost.err]).toEqual([2, "", "error: of 5 parts, these are missing: 2\n"]);
    const twice = await merge([...results, results[2] ?? ""]);
    expect([twice.code, twice.out, twice.err]).toEqual([2, "", "error: part 3 of 5 is there twice\n"]);
    const other = await built.ecpc(["split", queens, "--parts", "5", "--set", "n=7"]);
    const foreign = linesOf((await built.ecpc(["run-part", "-"], other.out)).out);
    const mixed = await merge([...results.slice(0, 4), foreign[4] ?? ""]);
    expect([mixed.code, mixed.out]).toEqual([2, ""]);
    expect(mixed.err).toContain("belongs to another work");
    expect((await merge([])).code).toBe(2);
    expect((await merge(units.slice(0, 1))).err).toContain("line 1: this is none of the results");
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
});
