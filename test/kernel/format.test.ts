import { createProblemBuilder, type Literal, ProblemError, readProblem, writeProblem } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { switches } from "./boards.js";
import { bruteForce, seen } from "./brute-force.js";
import { KINDS, randomProblem } from "./random-problem.js";

it("is text that reads back as the same problem", () => {
  for (const kind of KINDS) {
    for (let seed = 1; seed <= 60; seed++) {
      const problem = randomProblem(seed, kind);
      const text = writeProblem(problem);
      const again = readProblem(text);
      expect(writeProblem(again)).toBe(text);
      if (seed > 10) continue;
      const answers = (p: typeof problem): string[] => bruteForce(p).map((s) => seen(p, s));
      expect(answers(again)).toEqual(answers(problem));
    }
  }
});

it("keeps names and marks", () => {
  const text = [
    "exact cover 1",
    'primary 1..1 "A \\"quoted\\""',
    "primary 0..2",
    'secondary functional "X"',
    'option 0 2=7 "first"',
    "option 1",
    "clause o0 !i2=7",
    "linear -1..3 2*o0 -1*!o1",
    "global connected vertices 2 edges 0-1 literals o0 !o1 data 1 0",
    "visible i2=7",
    "",
  ].join("\n");
  expect(writeProblem(readProblem(text))).toBe(text);
});

describe("malformed text is refused where it stands", () => {
  const code = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      if (error instanceof ProblemError) return `${error.code}: ${error.message}`;
      throw error;
    }
    return "accepted";
  };

  it.each([
    ["nonsense", "bad-text: line 1: `exact cover 1` was expected"],
    ["exact cover 1\nrow", "bad-text: line 2: `row` is not the beginning of a line"],
    ["exact cover 1\nprimary 1..x", "bad-text: line 2: `x` is not an integer"],
    ["exact cover 1\nprimary 2..1", "bad-multiplicity: line 2: multiplicity 2..1 is not a range of counts"],
    ['exact cover 1\nprimary 1..1 "A', "bad-text: line 2: the name does not end"],
    ["exact cover 1\nclause o0", "unknown-option: line 2: there is no option 0"],
    ["exact cover 1\nclause x", "bad-text: line 2: `x` is no literal"],
    ["exact cover 1\nlinear 0..1 o0", "bad-text: line 2: `o0` has no weight"],
    ["exact cover 1\nglobal loop", /line 2: a global has a name/],
  ])("%j", (text, expected) => {
    const result = code(() => readProblem(text));
    if (typeof expected === "string") expect(result).toBe(expected);
    else expect(result).toMatch(expected);
  });

  const graph = (...pairs: [number, number][]) => ({
    vertexCount: 3,
    from: Int32Array.from(pairs, ([u]) => u),
    to: Int32Array.from(pairs, ([, v]) => v),
  });
  const triangle = graph([0, 1], [1, 2], [2, 0]);
  const refusals: [string, string, number, ReturnType<typeof graph>, number[], string][] = [
    ["no such name", "konnected", 3, triangle, [], "there is no global `konnected`"],
    ["too few literals", "connected", 2, triangle, [], "needs one literal for each vertex: 3, not 2"],
    ["marks for some vertices", "connected", 3, triangle, [1], "needs a mark for each vertex"],
    ["other marks", "connected", 3, triangle, [1, 2, 0], "has marks other than 0 and 1"],
    ["a vertex that is not there", "loop", 1, graph([0, 3]), [], "has no vertex 3"],
    ["data of a loop", "loop", 3, triangle, [1], "takes no data"],
    ["an edge twice", "loop", 2, graph([0, 1], [1, 0]), [], "two edges between the vertices 1 and 0"],
    ["an edge to itself", "paths", 1, graph([1, 1]), [0, 0, 0], "an edge from vertex 1 to itself"],
    ["labels missing", "paths", 3, triangle, [1, 1], "needs a label for each vertex"],
    ["one end alone", "paths", 3, triangle, [1, 0, 0], "has 1 vertices labelled 1, not 2"],
    ["a strange label", "paths", 3, triangle, [0, 0, -2], "has the label -2"],
    ["vertices or edges", "acyclic", 3, triangle, [2], "takes 0 or 1 as data"],
    ["sizes without bounds", "component-size", 3, triangle, [1], "needs lo and hi for each class"],
    ["sizes upside down", "component-size", 3, triangle, [3, 2], "has sizes 3..2"],
    ["size 0", "component-size", 3, triangle, [0, 2], "has sizes 0..2"],
    ["places missing", "halves", 3, triangle, [0, 1, 1, 0], "needs side, row, column and size"],
    ["a third side", "halves", 3, triangle, [2, 1, 1, 0, 0, 1, 2, 0, 0, 2, 1, 0], "has a side 2"],
    ["a place twice", "halves", 3, triangle, [0, 1, 1, 0, 1, 1, 1, 0, 0, 2, 1, 0], "two vertices at row 1"],
    ["a size below 0", "halves", 3, triangle, [0, 1, 1, -2, 1, 1, 2, 0, 0, 2, 1, 0], "has the size -2"],
  ];
  it.each(refusals)("a global: %s", (_, name, count, shape, data, expected) => {
    const builder = createProblemBuilder();
    const literals: Literal[] = switches(builder, 3).slice(0, count);
    expect(code(() => builder.global(name, literals, shape, data))).toContain(expected);
  });
});
