import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build } from "./built.js";
import { impossible, mistakes, squares } from "./puzzles.js";
import { schemaErrors } from "./schema.js";

let built: Built;

/** Two givens more than it needs. */
const generous = squares.replace("    1 . | . .\n    . . | 3 .", "    1 3 | 4 2\n    . . | 3 .");

beforeAll(async () => {
  built = await build();
  built.file("squares.ecp", squares);
  built.file("generous.ecp", generous);
  built.file("impossible.ecp", impossible);
  built.file("mistakes.ecp", mistakes);
});
afterAll(() => built.remove());

const json = async (args: readonly string[]): Promise<unknown> =>
  JSON.parse((await built.ecpc([...args, "--json"])).out);

describe("hint", () => {
  test("where to look, the step, and the board", async () => {
    const { code, out } = await built.ecpc(["hint", "squares.ecp", "one"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Look at .+: one (?:value|place) left\.\n.+\.\n {3}from /u);
    expect(out).toMatch(/\[\d\]/u);
  });

  test("--where says nothing of what is found", async () => {
    const { out } = await built.ecpc(["hint", "squares.ecp", "one", "--where", "--brief"]);
    expect(out).toMatch(/^Look at .+\.\n$/u);
    expect(await json(["hint", "squares.ecp", "one", "--where"])).not.toHaveProperty("step");
  });

  test("as JSON, as a picture, as a page", async () => {
    const hinted = await json(["hint", "squares.ecp", "one"]);
    expect(schemaErrors("hinted", hinted)).toEqual([]);
    expect(hinted).toMatchObject({ status: "step" });
    expect((await built.ecpc(["hint", "squares.ecp", "one", "--format", "svg"])).out).toMatch(/^<svg /u);
    expect((await built.ecpc(["hint", "squares.ecp", "one", "--format", "html"])).out).toContain("<h2>1. ");
  });

  test("following hints from board to board leads to the answer", async () => {
    let entries = "";
    for (let steps = 0; steps < 40; steps++) {
      built.file("played.txt", `digit: ${entries === "" ? "r1c1 = 1" : entries}`);
      const hinted = await json(["hint", "squares.ecp", "one", "--from", "played.txt"]);
      if (typeof hinted !== "object" || hinted === null || !("step" in hinted)) {
        expect(hinted).toMatchObject({ status: "solved" });
        expect(entries.split(",")).toHaveLength(12);
        return;
      }
      const says = JSON.stringify(hinted.step);
      const [, cell = "", digit = ""] = /"found":\[\{"says":"(r\dc\d) digit (\d)"/u.exec(says) ?? [];
      entries += `${entries === "" ? "" : ", "}${cell} = ${digit}`;
    }
    expect.unreachable("the hints end");
  });

  test("a wrong entry is named first", async () => {
    built.file("wrong.txt", "digit: r1c2 = 2");
    const { code, out } = await built.ecpc(["hint", "squares.ecp", "one", "--from", "wrong.txt", "--brief"]);
    expect(code).toBe(20);
    expect(out).toMatch(/^r1c2 digit 2 is wrong \(wrong\.txt:1:15\)/u);
    const hinted = await json(["hint", "squares.ecp", "one", "--from", "wrong.txt"]);
    expect(schemaErrors("hinted", hinted)).toEqual([]);
    expect(hinted).toMatchObject({ status: "wrong", wrong: { at: "r1c2" } });
  });

  test("no answer, several answers, mistakes, a limit", async () => {
    expect((await built.ecpc(["hint", "impossible.ecp"])).code).toBe(20);
    const many = await json(["hint", "squares.ecp", "many"]);
    expect(schemaErrors("hinted", many)).toEqual([]);
    expect((await built.ecpc(["hint", "mistakes.ecp"])).code).toBe(1);
    expect((await built.ecpc(["hint", "squares.ecp", "one", "--timeout", "x"])).code).toBe(2);
    const late = await built.ecpc(["hint", "squares.ecp", "one", "--timeout", "0.000001"]);
    expect([late.code, late.out + late.err]).toEqual([3, expect.stringContaining("--timeout")]);
  });
});

describe("rate", () => {
  test("one number, the hardest rank, steps by technique, and what made it hard", async () => {
    const { code, out } = await built.ecpc(["rate", "squares.ecp", "one"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^difficulty \d+, hardest rank 1 \(one \w+ left\)\n/u);
    expect(out).toMatch(/^ +\d+ × rank 1 {2}one (?:place|value) left$/mu);
    expect(out).toContain("the hardest steps:");
    const rated = await json(["rate", "squares.ecp", "one"]);
    expect(schemaErrors("rated", rated)).toEqual([]);
    expect(rated).toMatchObject({ status: "rated", hardest: 1, steps: 12 });
  });

  test("what has several answers or none has no grade", async () => {
    const { code, out } = await built.ecpc(["rate", "squares.ecp", "many"]);
    expect([code, out]).toEqual([0, expect.stringContaining("not rated: it has several answers")]);
    expect((await built.ecpc(["rate", "impossible.ecp"])).code).toBe(20);
    expect(schemaErrors("rated", await json(["rate", "squares.ecp", "many"]))).toEqual([]);
  });
});

describe("vet", () => {
  test("several answers: where they differ, two of them, and the fewest givens that leave one", async () => {
    const { code, out } = await built.ecpc(["vet", "squares.ecp", "many"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^There are \d+ answers\.\nThey differ at r1c2/u);
    expect(out).toMatch(/┓ {4}┏/u);
    const [, which = ""] =
      /(?:leaves one answer|leave one answer, and no fewer do): (.+)\.\n/u.exec(out) ?? [];
    const givens = which.split(", ").map((each) => /^(r\dc\d) digit (\d)$/u.exec(each)?.slice(1) ?? []);
    const data = givens.map(([cell, digit]) => `${cell} = ${digit}`).join(", ");
    built.file("mended.ecp", `${squares.replace("  expect unique\n", "")}  so far:\n    digit: ${data}\n`);
    const mended = await built.ecpc(["explain", "mended.ecp", "many", "--brief"]);
    expect(mended.out).toContain("With what was entered this is the only answer; the puzzle has others.");
    const vetted = await json(["vet", "squares.ecp", "many"]);
    expect(schemaErrors("vetted", vetted)).toEqual([]);
    expect(vetted).toMatchObject({ status: "multiple", all: true, extra: { fewest: true } });
  });

  test("givens that are not needed", async () => {
    const { out } = await built.ecpc(["vet", "squares.ecp", "one"]);
    expect(out).toBe("There is one answer.\nAll of its givens are needed.\n");
    const more = await built.ecpc(["vet", "generous.ecp", "one"]);
    expect(more.out).toContain("Each of these givens is not needed as long as all others stay:");
    expect(more.out).toMatch(/digit 4 at r1c3 {2}generous\.ecp:10:11/u);
    expect(schemaErrors("vetted", await json(["vet", "generous.ecp", "one"]))).toEqual([]);
  });

  test("no answer: the contradiction at the step where it shows", async () => {
    const { code, out } = await built.ecpc(["vet", "impossible.ecp"]);
    expect(code).toBe(20);
    expect(out).toContain("There is no answer.");
    expect(schemaErrors("vetted", await json(["vet", "impossible.ecp"]))).toEqual([]);
  });

  test("mistakes, and a limit", async () => {
    expect((await built.ecpc(["vet", "mistakes.ecp"])).code).toBe(1);
    expect((await built.ecpc(["vet", "squares.ecp", "one", "--timeout", "0.000001"])).code).toBe(3);
  });
});

describe("generate --difficulty", () => {
  test("makes one of the wished rank, the same from the same seed", async () => {
    const args = ["generate", "squares.ecp", "--difficulty", "1", "--seed", "1"];
    const { code, out } = await built.ecpc(args);
    expect(code).toBe(0);
    expect((await built.ecpc(args)).out).toBe(out);
    built.file("made.ecp", `${squares.replace(/instance[\s\S]*/u, "")}${out}`);
    expect(await json(["rate", "made.ecp"])).toMatchObject({ hardest: 1 });
  });

  test("a rank that there is not", async () => {
    expect((await built.ecpc(["generate", "squares.ecp", "--difficulty", "8"])).code).toBe(2);
  });
});
