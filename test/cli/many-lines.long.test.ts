/** `ecpc import` of thousands of lines. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Built, build, collect } from "./built.js";

let built: Built;

beforeAll(async () => {
  built = await build();
});
afterAll(() => built.remove());

const nurikabe = "https://puzz.link/p?nurikabe/5/5/h1g1k2o1g4g1";

test("thousands of lines, in little memory, and bad ones told with their numbers", async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => (index % 40_000 === 7 ? "nonsense" : nurikabe));
  built.file("thousands.txt", lines.join("\n"));
  const child = built.start(["import", "thousands.txt"], {
    // An eighth of what the instances take as text.
    NODE_OPTIONS: "--max-old-space-size=40",
  });
  const { code, out, err } = await collect(child);
  expect(out.match(/^instance /gm)).toHaveLength(lines.length - 3);
  expect([...err.matchAll(/--> thousands\.txt:(\d+):1/g)].map((match) => match[1])).toEqual([
    "8",
    "40008",
    "80008",
  ]);
  expect(err).toContain("3 errors\n");
  expect(code).toBe(1);
});

test("a reader who is slow slows the reading", async () => {
  const child = built.start(["import", "thousands.txt"]);
  const ended = collect(child);
  child.stdout?.pause();
  await new Promise((resolve) => setTimeout(resolve, 2500));
  child.kill("SIGINT");
  child.stdout?.resume();
  const { out, code } = await ended;
  expect(out.match(/^instance /gm)?.length).toBeLessThan(10_000);
  expect(code).toBe(130);
});
