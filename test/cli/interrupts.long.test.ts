/** Ctrl-C is heard, whatever is being done: what there is by then is printed, and the code is 130. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { partOfLong } from "../support/sampled.js";
import { type Built, build, collect, examples } from "./built.js";
import { rooks, squares } from "./puzzles.js";

let built: Built;
beforeAll(async () => {
  built = await build();
  const instances = Array.from({ length: 4000 }, (_, i) =>
    squares.slice(squares.indexOf("instance")).replaceAll("one", `one ${i}`),
  );
  built.file("many.ecp", squares.slice(0, squares.indexOf("instance")) + instances.join("\n"));
  // The second takes minutes to compile.
  built.file(
    "slow.ecp",
    `${rooks.replace("1..12 = 3", "1..2000 = 3")}instance "quick":\n  expect 6 solutions\ninstance "slow" of Rooks(n = 1200):\n  expect 6 solutions\n`,
  );
});
afterAll(() => built.remove());

/** Interrupted so many milliseconds after it has written something. */
async function interrupted(args: readonly string[], milliseconds: number) {
  const child = built.start(args);
  child.stdout?.once("data", () => {
    setTimeout(() => child.kill("SIGINT"), milliseconds);
  });
  return collect(child);
}

/** It ends by the signal itself (no code) where that came in the moment in which Node hands it on: then it is tried again. */
async function heard(args: readonly string[]) {
  for (let wait = 100; wait < 1000; wait += 170) {
    const ran = await interrupted(args, wait);
    if (ran.code !== null) return ran;
  }
  throw new Error("it never ended in an orderly way");
}

describe.skipIf(process.platform === "win32")("Ctrl-C", () => {
  test("while many instances are tested or solved, at any moment", async () => {
    for (const command of [["test"], ["solve", "--all"]])
      for (const wait of partOfLong(3, [10, 40, 70, 100, 130])) {
        const { code, out } = await interrupted([...command, "many.ecp"], wait);
        expect(out).not.toBe("");
        // On a busy machine all is told before the signal is sent.
        if (code === 0) expect(out).toContain("one 3999");
        else expect([130, null]).toContain(code);
      }
  });

  test("while an instance is compiled for minutes, behind one that was answered", async () => {
    const tested = await heard(["test", "slow.ecp"]);
    expect(tested.code).toBe(130);
    expect(tested.out).toContain("1 held, 0 failed, 1 not known");
    const solved = await heard(["solve", "--all", "slow.ecp"]);
    expect(solved.code).toBe(130);
    expect(solved.err).toContain("interrupted: this is what was found until then");
  });

  test("answers found until then are in the file", async () => {
    const file = join(built.folder, "out.txt");
    writeFileSync(file, "old\n");
    let ended: number | null = null;
    for (let wait = 200; ended === null && wait < 1200; wait += 170) {
      const child = built.start(["solve", "--all", "slow.ecp", "-o", "out.txt", "--stats"]);
      child.stderr?.once("data", () => setTimeout(() => child.kill("SIGINT"), wait));
      ended = (await collect(child)).code;
    }
    expect(ended).toBe(130);
    expect(readFileSync(file, "utf8")).toContain("not known: interrupted");
  });

  test("while a large instance is made", async () => {
    // It writes nothing until then: on a slow machine it may not have begun to listen.
    for (let wait = 1500, code: number | null = null; code === null; wait *= 2) {
      const child = built.start([
        "generate",
        join(examples, "shading/nurikabe.ecp"),
        ...["--size", "30x30", "--seed", "1"],
      ]);
      setTimeout(() => child.kill("SIGINT"), wait);
      const ended = await collect(child);
      code = ended.code;
      if (code !== null) expect(ended).toEqual({ code: 130, out: "", err: "interrupted\n" });
    }
  });

  test("all answers as one line of JSON: it is whole", async () => {
    const child = built.start([
      "solve",
      join(examples, "queens.ecp"),
      ...["--set", "n=14", "--limit", "0", "--format", "ndjson"],
    ]);
    setTimeout(() => child.kill("SIGINT"), 3000);
    const { code, out } = await collect(child);
    expect(code).toBe(130);
    const result: unknown = JSON.parse(out);
    expect(result).toMatchObject({ status: "multiple", reason: "interrupted" });
  });
});
