/** `x, y in S`: two names that may be one element, and those whose values keep them apart. */
import { analyse } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";

const hints = (line: string): readonly (string | undefined)[] =>
  analyse("p.ecp", `puzzle P\nboard 2 x 3\nfind ev: {jump, throw, run}\nfind n: 1..3\n${line}\n`, noFiles)
    .diagnostics.filter(({ code }) => code === "ECP3042")
    .map(({ help }) => help);

describe("a hint at pairs of one element", () => {
  test.each([
    "for each row r: all(x.column = y.column - 1 for x, y in r where x is jump and y is throw)",
    "some(x.n = 1 and y.n = 2 and x.row = y.row for x, y in cells)",
  ])("is not given where values keep both apart: %s", (line) => {
    expect(hints(line)).toEqual([]);
  });

  test("is given where both have one value", () => {
    expect(hints("some(x.n = 1 and y.n = 1 for x, y in cells)")).toHaveLength(1);
  });

  test("names `before` of what is the same the other way round", () => {
    expect(hints("count(x, y in cells where x.n = y.n) = 12")).toEqual([
      "`where x is not y` excludes this, and `where x before y` takes each pair once",
    ]);
    expect(hints("count(x, y in cells where x.n = 2 * y.n) = 4")).toEqual([
      "`where x is not y` excludes this",
    ]);
  });
});
