/** `solve --proof`, `count --proof` and `verify`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { testOfLong, testOnce } from "../support/sampled.js";
import { type Built, build, examples } from "./built.js";

let built: Built;
const nurikabe = join(examples, "shading/nurikabe.ecp");

beforeAll(async () => {
  built = await build();
  await built.ecpc(["solve", nurikabe, "five by five", "--proof", "board.proof"]);
});
afterAll(() => built.remove());

const proof = (): string => readFileSync(join(built.folder, "board.proof"), "utf8");

describe("verify", () => {
  testOnce("the only answer", async () => {
    const { code, out } = await built.ecpc(["verify", "board.proof"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^verified: the answer is the only one \(\d+ steps\)\n$/);
    const json = await built.ecpc(["verify", "board.proof", "--json"]);
    expect(JSON.parse(json.out)).toMatchObject({ verified: true, answers: 1, complete: true });
  });

  testOnce("against the puzzle, and against another", async () => {
    const same = ["verify", "board.proof", "--against", nurikabe, "--instance"];
    expect((await built.ecpc([...same, "five by five"])).code).toBe(0);
    const { code, err } = await built.ecpc([...same, "ten by ten, generated"]);
    expect(code).toBe(1);
    expect(err).toMatch(/not verified: line 2: this is of another puzzle/);
  });

  testOnce("against a file of several puzzles one has to be named", async () => {
    const { code, err } = await built.ecpc(["verify", "board.proof", "--against", nurikabe]);
    expect([code, err]).toEqual([2, expect.stringContaining('name one, such as --instance "')]);
  });

  testOnce("a count of few answers has the short proof of ways, one of many has not", async () => {
    const few = "1 . . 1\n    . 2 . .\n    3 . . 2\n    . . 3 .";
    const many = "1 . . . .\n    . . . 2 .\n    . 3 . 1 .\n    . . . . 2\n    . 3 . . .";
    for (const [board, answers, isShort] of [
      [few, 9, true],
      [many, 184, false],
    ] as const) {
      built.file("ways.ecp", `use std\n\ninstance of Numberlink:\n  number:\n    ${board}\n`);
      const { out } = await built.ecpc(["count", "ways.ecp", "--proof", "ways.proof"]);
      expect(out).toBe(`${answers}\n`);
      expect(/^change /m.test(readFileSync(join(built.folder, "ways.proof"), "utf8"))).toBe(isShort);
      const verified = await built.ecpc(["verify", "ways.proof", "--against", "ways.ecp"]);
      expect(verified.out).toMatch(`verified: there are exactly ${answers} answers`);
    }
  });

  testOfLong("against the puzzle: nothing may be stated besides", async () => {
    const queens = join(examples, "queens.ecp");
    await built.ecpc(["count", queens, "--proof", "whole.proof"]);
    const lines = readFileSync(join(built.folder, "whole.proof"), "utf8").split("\n");
    const stated = lines.slice(
      0,
      lines.findIndex((line) => /^(so|try|answer|merge)\b/.test(line)),
    );
    const answer = lines.find((line) => line.startsWith("answer")) ?? "";
    const isMore = /more is stated here than the puzzle comes to/;
    for (const [more, said] of [
      [["row 1 1"], isMore],
      [["clause"], isMore],
      [["seen", answer], /it is said twice: `seen`/],
      [["name 1 x", "row 1 1"], isMore],
    ] as const) {
      built.file("more.proof", [...stated, ...more, "end complete", ""].join("\n"));
      const { code, out, err } = await built.ecpc(["verify", "more.proof", "--against", queens]);
      expect([code, out]).toEqual([1, ""]);
      expect(err).toMatch(said);
    }
  });

  testOfLong("cut off, changed, and no proof at all", async () => {
    built.file("cut.proof", proof().replace(/end complete\n/, ""));
    expect((await built.ecpc(["verify", "cut.proof"])).err).toMatch(/not verified: line \d+: .*cut off/);
    built.file("changed.proof", proof().replace(/^answer \d+/mu, "answer 1 2"));
    expect((await built.ecpc(["verify", "changed.proof"])).err).toMatch(/line \d+: this is no answer/);
    const { code, err } = await built.ecpc(["verify", nurikabe]);
    expect([code, err]).toEqual([1, "not verified: line 1: the first line is not `ecp certificate 1`\n"]);
  });
});

describe("--proof", () => {
  testOnce("of a count, and of an answer that is not the only one", async () => {
    const queens = join(examples, "queens.ecp");
    expect((await built.ecpc(["count", queens, "--proof", "queens.proof"])).out).toBe("92\n");
    expect((await built.ecpc(["verify", "queens.proof"])).out).toMatch(
      /^verified: there are exactly 92 answers/,
    );
    await built.ecpc(["solve", queens, "--proof", "two.proof"]);
    expect((await built.ecpc(["verify", "two.proof"])).out).toMatch(
      /^verified: 2 answers are right; .* no others/,
    );
  });

  testOfLong("of an instance that is generated", async () => {
    const text =
      "puzzle Mine\nboard 4 x 4\nfind digit: 1..4\nexactly one of each digit in each row, column\n";
    const file = built.file("mine.ecp", text);
    const made = await built.ecpc(["generate", file, "--seed", "1", "--proof", "made.proof"]);
    expect([made.code, made.err]).toEqual([0, ""]);
    built.file("made.ecp", `${text}\n${made.out}`);
    expect((await built.ecpc(["verify", "made.proof", "--against", "made.ecp"])).out).toMatch(
      /^verified: the answer is the only one/,
    );
    const two = await built.ecpc(["generate", file, "--count", "2", "--proof", "made.proof"]);
    expect([two.code, two.err]).toEqual([2, expect.stringContaining("--count asks for 2")]);
  });

  testOfLong("is of one instance, by `learn`", async () => {
    const many = await built.ecpc(["solve", nurikabe, "--proof", "x.proof", "--json"]);
    expect([many.code, many.err]).toEqual([2, expect.stringContaining("name one, such as")]);
    const dance = await built.ecpc([
      "solve",
      nurikabe,
      "five by five",
      ...["--proof", "x.proof", "--strategy", "dance"],
    ]);
    expect([dance.code, dance.err]).toEqual([2, expect.stringContaining("writes no certificate")]);
  });

  testOnce("of regions that are two halves", async () => {
    const halves = join(examples, "regions/doublechoco.ecp");
    await built.ecpc(["solve", halves, "ten by ten", "--proof", "halves.proof"]);
    const verify = ["verify", "halves.proof", "--against", halves, "--instance", "ten by ten"];
    expect(await built.ecpc(verify)).toMatchObject({ code: 0, err: "" });
  });
});
