import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build } from "./built.js";
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

describe("explain, where there is no answer", () => {
  test("its few givens and one rule", async () => {
    const { code, out, err } = await built.ecpc(["explain", "crowded.ecp"]);
    expect([code, err]).toEqual([20, ""]);
    expect(out.slice(out.indexOf("No answer"))).toBe(`No answer, because these contradict:
  given  digit 1 at r1c1  crowded.ecp:11:5
  given  digit 3 at r1c3  crowded.ecp:11:11
  given  digit 4 at r1c4  crowded.ecp:11:13
  given  digit 2 at r3c2  crowded.ecp:14:7
  rule   exactly one of each digit in each row, column, box h x w  crowded.ecp:6:1
           at row 1, column 2
Without any one of them there would be an answer.
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

describe("explain, where there is an answer", () => {
  test("step by step, with a sentence and the known values that each rests on", async () => {
    const { code, out, err } = await built.ecpc(["explain", "squares.ecp", "one"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(
      /^1\. r\dc\d can only be digit \d: all else is ruled out there\. \(one value left\)$/mu,
    );
    expect(out).toMatch(/^\d\. Row \d needs digit \d: only r\dc\d is left\. \(one place left\)$/mu);
    expect(out).toMatch(/^ {3}from r\dc\d digit \d/mu);
    expect(out).toMatch(/\[\d\]/);
    expect(out.trimEnd().endsWith("This is the only answer.")).toBe(true);
    const brief = await built.ecpc(["explain", "squares.ecp", "one", "--brief"]);
    expect(brief.out).not.toContain("┃");
  });

  test("it says where nothing more is forced", async () => {
    const { code, out } = await built.ecpc(["explain", "squares.ecp", "many", "--brief"]);
    expect(code).toBe(0);
    expect(out).toContain(
      "There are several answers, and nothing more is the same in all of them. They differ at r",
    );
  });

  test("--json", async () => {
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

  test("the options of a cover are told too", async () => {
    const { code, out } = await built.ecpc(["explain", "cover.ecp"]);
    expect(code).toBe(0);
    expect(out).toContain("1. ");
  });
});
