import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeOnce, testOfLong, testOnce } from "../support/sampled.js";
import { type Built, build, examples } from "./built.js";
import { cover, impossible, squares } from "./puzzles.js";
import { schemaErrors } from "./schema.js";

let built: Built;

/** Nothing is left for r1c2: 1, 3 and 4 stand in its row and box, 2 in its column. */
const crowded = `${squares.replace(/instance[\s\S]*/u, "")}
instance "crowded":
  digit:
    1 . | 3 4
    . . | . .
    ----+----
    . 2 | . .
    . . | . .
`;

beforeAll(async () => {
  built = await build();
  built.file("squares.ecp", squares);
  built.file("crowded.ecp", crowded);
  built.file("impossible.ecp", impossible);
  built.file("cover.ecp", cover);
});
afterAll(() => built.remove());

describeOnce("explain, where there is no answer", () => {
  test("its few givens and one rule", async () => {
    const { code, out, err } = await built.ecpc(["explain", "crowded.ecp", "--brief"]);
    expect([code, err]).toEqual([20, ""]);
    expect(out.slice(out.indexOf("No answer"))).toBe(`No answer, because these contradict:
  given  digit 1 at r1c1  crowded.ecp:11:5
  given  digit 3 at r1c3  crowded.ecp:11:11
  given  digit 4 at r1c4  crowded.ecp:11:13
  given  digit 2 at r3c2  crowded.ecp:14:7
  rule   exactly one of each digit in each row, column, box h x w  crowded.ecp:6:1
           at row 1, column 2
Without any one of them, the others would not contradict each other.

How it shows, from what is given:

1. Row 1 is left without digit 2. (a contradiction)
   from r1c1 digit 1; r1c3 digit 3; r1c4 digit 4; r3c2 digit 2
`);
    expect(out).toContain("[1]");
  });

  test("--json", async () => {
    const { code, out } = await built.ecpc(["explain", "crowded.ecp", "crowded", "--json"]);
    const explained: unknown = JSON.parse(out);
    expect(schemaErrors("explained", explained)).toEqual([]);
    expect(explained).toMatchObject({ status: "none", irreducible: true });
    expect(explained).toHaveProperty("members.length", 6);
    expect(code).toBe(20);
  });

  test("a rule that nothing can satisfy stands alone", async () => {
    const { code, out } = await built.ecpc(["explain", "impossible.ecp"]);
    expect(code).toBe(20);
    expect(out).toContain("No answer, because of this alone:\n  rule   exactly 3 marks in each row");
    expect(out).toContain("at row");
  });

  test("errors are told as ever", async () => {
    built.file("wrong.ecp", squares.replace("1 . | . .", "9 . | . ."));
    const { code, out } = await built.ecpc(["explain", "wrong.ecp", "one", "--json"]);
    const explained: unknown = JSON.parse(out);
    expect(schemaErrors("explained", explained)).toEqual([]);
    expect(explained).toMatchObject({ status: "error" });
    expect(code).toBe(1);
  });

  test("a file that is not there", async () => {
    expect((await built.ecpc(["explain", "nowhere.ecp"])).code).toBe(2);
  });
});

describe("explain, from a partly filled board", () => {
  testOfLong("it goes on from what was entered, in the file or beside it", async () => {
    built.file("entered.txt", "digit:\n  1 3 4 2\n  2 4 3 1\n  . . . .\n  . . . .\n");
    const { code, out } = await built.ecpc([
      "explain",
      "squares.ecp",
      "one",
      "--from",
      "entered.txt",
      "--brief",
    ]);
    expect([code, out.match(/^\d+\. /gmu)?.length]).toEqual([0, 6]);
    const text = squares.replace("  expect unique", "  so far:\n    digit: r1c2 = 3\n  expect unique");
    built.file("so-far.ecp", text);
    const own = await built.ecpc(["explain", "so-far.ecp", "one", "--brief"]);
    expect(own.out).not.toMatch(/^\d+\. .*r1c2.*(?:left|digit 3)/mu);
    expect((await built.ecpc(["solve", "so-far.ecp", "one"])).out).toContain("the only answer");
  });

  testOnce("the first wrong entry is named, with where it was written and where it shows", async () => {
    built.file("wrong.txt", "so far:\n  digit: r1c2 = 3, r2c2 = 1\n");
    const { code, out } = await built.ecpc([
      "explain",
      "squares.ecp",
      "one",
      "--from",
      "wrong.txt",
      "--brief",
    ]);
    expect(code).toBe(20);
    expect(out).toMatch(/^r2c2 digit 1 is wrong \(wrong\.txt:2:27\): no answer has it/u);
    expect(out).toContain("(a contradiction)");
    const explained: unknown = JSON.parse(
      (await built.ecpc(["explain", "squares.ecp", "one", "--from", "wrong.txt", "--json"])).out,
    );
    expect(schemaErrors("explained", explained)).toEqual([]);
    expect(explained).toMatchObject({ status: "wrong", wrong: { says: "r2c2 digit 1" } });
  });

  testOfLong("mistakes are told of the file that has them", async () => {
    built.file("bad.txt", "digit: r1c2 = 7\nnumber: r1c1 = 1\n");
    const { code, err } = await built.ecpc(["explain", "squares.ecp", "one", "--from", "bad.txt"]);
    expect(code).toBe(1);
    expect(err).toContain("bad.txt:2:1");
    expect((await built.ecpc(["explain", "squares.ecp", "one", "--from", "nowhere.txt"])).code).toBe(2);
    expect((await built.ecpc(["explain", "squares.ecp", "--from", "entered.txt"])).code).toBe(2);
  });
});

describe("explain, as pictures", () => {
  testOnce("an SVG has each step with its board, a ring and its sentence", async () => {
    const { code, out } = await built.ecpc(["explain", "squares.ecp", "one", "--format", "svg"]);
    expect(code).toBe(0);
    expect(out.startsWith("<svg ")).toBe(true);
    expect(out.match(/<svg /gu)?.length).toBe(1 + (out.match(/>\d+\. /gu)?.length ?? 0));
    expect(out.match(/<style>/gu)).toHaveLength(1);
    expect(out).toContain("line found-border");
  });

  testOnce("a page has a list of the steps, and no script", async () => {
    const { code, out } = await built.ecpc(["explain", "squares.ecp", "one", "--format", "html"]);
    expect(code).toBe(0);
    expect(out.startsWith("<!doctype html>")).toBe(true);
    expect(out.match(/<section id="step-/gu)?.length).toBe(out.match(/<li><a href="#step-/gu)?.length);
    expect(out).not.toContain("<script");
  });

  testOnce("of one instance only", async () => {
    expect((await built.ecpc(["explain", "squares.ecp", "--format", "svg"])).code).toBe(2);
  });

  testOfLong("edges that are known to be nothing are crossed out", async () => {
    const { out } = await built.ecpc([
      "explain",
      `${examples}loops/slitherlink.ecp`,
      "--format",
      "html",
      "--steps",
      "3",
      "seven by seven",
    ]);
    expect(out).toContain("×");
    expect(out).toContain("These are the first 3, as --steps says.");
  });
});

describe("explain, where there is an answer", () => {
  testOnce("step by step, with a sentence and the known values that each rests on", async () => {
    const { code, out, err } = await built.ecpc(["explain", "squares.ecp", "one"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(
      /^\d+\. r\dc\d can only be digit \d: all else is ruled out there \([^)]+\)\. \(one value left\)$/mu,
    );
    expect(out).toMatch(/^\d+\. Row \d needs digit \d: only r\dc\d is left\. \(one place left\)$/mu);
    expect(out).toMatch(/^ {3}from r\dc\d digit \d/mu);
    expect(out).toMatch(/\[\d\]/);
    expect(out.trimEnd().endsWith("This is the only answer.")).toBe(true);
    const brief = await built.ecpc(["explain", "squares.ecp", "one", "--brief"]);
    expect(brief.out).not.toContain("┃");
  });

  testOfLong("it says where nothing more is forced", async () => {
    const { code, out } = await built.ecpc(["explain", "squares.ecp", "many", "--brief"]);
    expect(code).toBe(0);
    expect(out).toContain(
      "There are several answers, and nothing more is the same in all of them. They differ at r",
    );
  });

  testOnce("--json", async () => {
    for (const [name, status] of [
      ["one", "unique"],
      ["many", "multiple"],
    ] as const) {
      const explained: unknown = JSON.parse(
        (await built.ecpc(["explain", "squares.ecp", name, "--json"])).out,
      );
      expect(schemaErrors("explained", explained)).toEqual([]);
      expect(explained).toMatchObject({ status });
    }
  });

  testOnce("the options of a cover are told too", async () => {
    const { code, out } = await built.ecpc(["explain", "cover.ecp"]);
    expect(code).toBe(0);
    expect(out).toContain("1. ");
  });
});
