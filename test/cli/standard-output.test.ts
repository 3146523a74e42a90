/** All output reaches its reader, however much it is and however slowly it is read. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build, collect, examples } from "./built.js";

describe("standard output", () => {
  let built: Built;
  beforeAll(async () => {
    built = await build();
  });
  afterAll(() => built.remove());

  /** All ways to place twelve queens: more than a pipe holds. */
  const many = (limit: number) =>
    built.start([
      "solve",
      join(examples, "queens.ecp"),
      ...["--set", "n=12", "--limit", String(limit), "--format", "ndjson"],
    ]);

  test("of much, all arrives, and in order", async () => {
    const { code, out, err } = await collect(many(2_000));
    const lines = out.trimEnd().split("\n");
    expect([code, err]).toEqual([0, ""]);
    expect(out.length).toBeGreaterThan(100_000);
    expect(lines.every((line) => line.startsWith("{") && line.endsWith("}"))).toBe(true);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test.skipIf(process.platform !== "linux")("a full disk is said in a sentence, with 2", async () => {
    const { entry, folder } = built;
    const queens = join(examples, "queens.ecp");
    for (const args of [
      ["--version"],
      ["solve", queens],
      ["solve", queens, "--set", "n=12", "--limit", "2000", "--format", "ndjson"],
      ["check", queens, "--json"],
      ["format", "-"],
    ]) {
      const child = spawn("sh", ["-c", 'exec "$@" > /dev/full', "sh", process.execPath, entry, ...args], {
        cwd: folder,
      });
      child.stdin.end("puzzle  P\n");
      expect(await collect(child)).toEqual({
        code: 2,
        out: "",
        err: "error: standard output cannot be written: the disk is full\n",
      });
    }
  });

  test("whoever reads may stop: that is no error", async () => {
    const child = many(0);
    child.stdout?.once("data", () => child.stdout?.destroy());
    const { code, err } = await collect(child);
    expect([code, err]).toEqual([0, ""]);
  });
});
