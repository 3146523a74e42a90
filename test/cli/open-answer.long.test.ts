/** An answer is shown before it is known whether it is the only one, and kept where that is never known. */
import { spawn, spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { birds } from "../support/open-answer.js";
import { type Built, build, collect, type Ran } from "./built.js";
import { schemaErrors } from "./schema.js";

/** The one that Linux has: it runs a command on a terminal of its own. */
const hasScript = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;

let built: Built;
beforeAll(async () => {
  built = await build();
  built.file("birds.ecp", birds);
});
afterAll(() => built.remove());

const solveLong = (...more: readonly string[]): readonly string[] => [
  "solve",
  "birds.ecp",
  "long",
  "--threads",
  "1",
  ...more,
];

const linesOf = (text: string): readonly unknown[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

const frames = (text: string): number => text.split("┏").length - 1;

describe("as text", () => {
  test("that is read by a program, it is drawn once, and what is known of it said in the end", async () => {
    const { code, out, err } = await built.ecpc(solveLong("--timeout", "8"));
    expect(code).toBe(3);
    expect(frames(out)).toBe(1);
    expect(out).toMatch(
      /┛\nan answer; whether it is the only one is not known: stopped after 8 s, as --timeout says\n$/,
    );
    expect(err).toBe("");
  });

  test.runIf(hasScript)("on a terminal, it is said that more is not known yet", async () => {
    const { out } = await onTerminal(solveLong("--timeout", "4"));
    expect(frames(out)).toBe(1);
    const [beforeIt, note, last] = [
      "┛",
      "whether it is the only one is not known yet",
      "stopped after 4 s",
    ].map((words) => out.indexOf(words));
    expect(beforeIt).toBeGreaterThan(0);
    expect(note).toBeGreaterThan(beforeIt ?? 0);
    expect(last).toBeGreaterThan(note ?? 0);
    // The line goes when the last word is said.
    expect(out.slice(out.lastIndexOf("not known yet"), last)).toContain("\u001b[0K");
  });

  test("Ctrl-C keeps it", async () => {
    const child = built.start(solveLong());
    const ran = collect(child);
    await new Promise<void>((resolve) => {
      let out = "";
      child.stdout?.on("data", (text: string) => {
        out += text;
        if (out.includes("┛")) resolve();
      });
    });
    child.kill("SIGINT");
    const { out } = await ran;
    expect(out).toMatch(/┛\nan answer; whether it is the only one is not known: interrupted\n$/);
  });
});

describe("as a JSON line", () => {
  test("it is told once more, with the last word", async () => {
    const { out } = await built.ecpc(solveLong("--timeout", "8", "--format", "ndjson"));
    const [first, last, ...others] = linesOf(out);
    expect(others).toEqual([]);
    for (const each of [first, last]) expect(schemaErrors("result", each)).toEqual([]);
    const answer = { file: "birds.ecp", instance: "long", status: "unknown", solutions: [expect.anything()] };
    expect(first).toMatchObject({
      ...answer,
      interim: true,
      reason: "whether it is the only one is not known yet",
    });
    expect(last).toMatchObject({ ...answer, reason: "stopped after 8 s, as --timeout says" });
    expect(last).not.toHaveProperty("interim");
    expect(last).toMatchObject({ solutions: (first as { readonly solutions: unknown }).solutions });
  });

  test("it is told once where all is known soon, and of several instances", async () => {
    const one = await built.ecpc(["solve", "birds.ecp", "quick", "--format", "ndjson"]);
    expect(linesOf(one.out)).toMatchObject([{ status: "unique" }]);
    const two = await built.ecpc([
      ...["solve", "birds.ecp", "--all", "--threads", "1", "--format", "ndjson", "--timeout", "3"],
    ]);
    expect(linesOf(two.out)).toMatchObject([{ status: "unique" }, { status: "unknown" }]);
  });

  test("in one object, there is room for the last word alone", async () => {
    const { out } = await built.ecpc(solveLong("--timeout", "2", "--json"));
    expect(JSON.parse(out)).toMatchObject({ status: "unknown", solutions: [expect.anything()] });
  });
});

/** Standard output and standard error are one terminal: `out` has both. */
function onTerminal(args: readonly string[]): Promise<Ran> {
  const command = [process.execPath, built.entry, ...args].map((part) => `'${part}'`).join(" ");
  return collect(
    spawn("script", ["-qec", command, "/dev/null"], {
      cwd: built.folder,
      env: { PATH: process.env.PATH ?? "", TERM: "xterm", NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
}
