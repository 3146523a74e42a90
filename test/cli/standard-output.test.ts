/** What is written goes to whoever reads, however much it is and however long they read. */
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

  test("whoever reads may stop: that is no error", async () => {
    const child = many(0);
    child.stdout?.once("data", () => child.stdout?.destroy());
    const { code, err } = await collect(child);
    expect([code, err]).toEqual([0, ""]);
  });
});
