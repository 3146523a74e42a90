import {
  countSolutions,
  createProblemBuilder,
  type Problem,
  ProblemError,
  readKnuth,
  solveAll,
  writeKnuth,
} from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dominatingQueens, langford, queens } from "./families.js";
import { randomProblem } from "./random-problem.js";

function read(text: string): Problem {
  const { problem, diagnostics } = readKnuth(text);
  if (problem === undefined) throw new Error(JSON.stringify(diagnostics));
  return problem;
}

/** The parts of a problem that matter, primary items first. */
function shape(problem: Problem): unknown {
  return [problem.itemCount, problem.primaryCount, [...problem.optionStart], countSolutions(problem)];
}

describe("reading Knuth's format", () => {
  it("reads his example of colours (DLX2), and leaves out the option without primary item", () => {
    const { problem, diagnostics } = readKnuth(
      "| A simple example of color controls\nA B C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nX:0 Y:1\nB X:1\nC Y:1\n",
    );
    expect(diagnostics).toEqual([
      {
        severity: "warning",
        line: 5,
        column: 1,
        message: "the option is left out: it holds no primary item",
      },
    ]);
    expect(problem && solveAll(problem).solutions.map((s) => [...s].sort())).toEqual([[1, 2]]);
  });

  it("reads his example of multiplicities (DLX3)", () => {
    const problem = read("A B 2:3|C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nC X:0\nB X:1\nC Y:1\n");
    expect(solveAll(problem).solutions.map((s) => [...s].sort())).toEqual([[1, 3, 4]]);
  });

  it("reads his first example (DLX1)", () => {
    const problem = read("A B C D E | F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n");
    expect(solveAll(problem).solutions.map((s) => [...s].sort())).toEqual([[0, 3, 4]]);
  });

  it.each([
    [
      "blank lines, tabs, CRLF, comments anywhere, no newline at the end",
      "\r\n  | x\n\tA  B |C\r\n\n|\n A C \nB\t",
    ],
    ["a bar with nothing after it", "A |\nA\n"],
    ["`3|` and `:3|`", "3|A :3|B\nA B\nA B\nA B\n"],
    ["names of eight bytes, colours that are bars or colons", "abcdefgh | x\nabcdefgh x::\nabcdefgh x:|\n"],
  ])("accepts %s", (_, text) => {
    expect(readKnuth(text)).toMatchObject({ diagnostics: [] });
  });

  it.each<[string, number, number, string]>([
    ["", 1, 1, "there is no line of items"],
    ["| only\n\n", 2, 1, "there is no line of items"],
    ["A A\n", 1, 3, "item `A` is declared twice"],
    ["A | A\n", 1, 5, "item `A` is declared twice"],
    ["A | B | C\n", 1, 7, "the line of items has `|` twice"],
    ["ninechars\n", 1, 1, "item name `ninechars` has more than 8 bytes"],
    ["äöüäö\n", 1, 1, "item name `äöüäö` has more than 8 bytes"],
    ["A:B\n", 1, 1, "`A:B` is not a name: names have no `:` or `|`"],
    ["A|B\n", 1, 1, "`A` is not a bound: it is `lowest:highest|` or `number|`"],
    ["1:2:3|B\n", 1, 1, "`1:2:3` is not a bound: it is `lowest:highest|` or `number|`"],
    ["0|B\n", 1, 1, "the upper bound is zero"],
    ["3:2|B\n", 1, 1, "the lower bound exceeds the upper bound"],
    ["12345678|B\n", 1, 1, "bound `12345678` has more than 7 digits"],
    ["A 2| B\n", 1, 3, "the item has bounds but no name"],
    ["A | 2|B\n", 1, 5, "secondary items have no bounds, and their names no `|`"],
    ["A\nB\n", 2, 1, "there is no item `B`"],
    ["A\nA A\n", 2, 3, "the option holds item `A` twice"],
    ["A\n :x A\n", 2, 2, "an item name is missing before `:`"],
    ["A\nA:x\n", 2, 2, "`A` is primary and can have no colour"],
    ["A | B\nA B:\n", 2, 5, "a colour is a single character"],
    ["A | B\nA B:xy\n", 2, 5, "a colour is a single character"],
  ])("refuses %j", (text, line, column, message) => {
    const { problem, diagnostics } = readKnuth(text);
    expect(problem).toBeUndefined();
    expect(diagnostics).toEqual([{ severity: "error", line, column, message }]);
  });

  it("shows every mistake, and does not throw whatever it gets", () => {
    expect(readKnuth("A B\nC\nA A\nB:1\n").diagnostics).toHaveLength(3);
    // Options below a line of items that is off are not told of.
    expect(readKnuth("A: B\nA\nA B\n").diagnostics).toHaveLength(1);
    const pieces = fc.constantFrom(
      "A",
      "B",
      "|",
      ":",
      " ",
      "\n",
      "2",
      "3:4|",
      "A:x",
      "\t",
      "ninechars",
      "\u{1F600}",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const { problem, diagnostics } = readKnuth(parts.join(""));
        expect(problem === undefined).toBe(diagnostics.some((d) => d.severity === "error"));
      }),
      { numRuns: 3000 },
    );
  });
});

describe("writing Knuth's format", () => {
  it.each([
    ["queens", queens(6)],
    ["Langford", langford(4)],
    ["multiplicities", dominatingQueens(4, 2)],
  ])("reads back %s", (_, problem) => {
    expect(shape(read(writeKnuth(problem)))).toEqual(shape(problem));
  });

  it("reads back whatever it writes: the same solutions, option for option", () => {
    fc.assert(
      fc.property(randomProblem, (problem) => {
        const none = [...problem.itemHi].some((hi, i) => hi === 0 && problem.itemSecondary[i] === 0);
        if (problem.primaryCount === 0 || none) return;
        const back = read(writeKnuth(problem));
        expect(writeKnuth(back)).toBe(writeKnuth(read(writeKnuth(back))));
        const solutions = (p: Problem): string[] =>
          solveAll(p)
            .solutions.map((s) => [...s].sort((a, b) => a - b).join(" "))
            .sort();
        expect(solutions(back)).toEqual(solutions(problem));
      }),
      { numRuns: 2000 },
    );
  });

  it("writes what it can in Knuth's words, and says what it had to change", () => {
    const b = createProblemBuilder();
    const long = b.primary("row 3 holds 5");
    const some = b.primary("some", 0, 9);
    const none = b.primary("none", 0, 0);
    const s = b.secondary("x:y");
    b.option([long, { item: s, colour: 1000 }, some]);
    b.option([long, { item: s, colour: 2 }]);
    b.option([long, none]);
    expect(writeKnuth(b.build())).toBe(
      '| item i0 is "row 3 holds 5"\n' +
        '| item i3 is "x:y"\n' +
        "| colour i3:0 is 1000\n" +
        "| colour i3:1 is 2\n" +
        "| left out, with the options that hold it, since there must be none: none\n" +
        "i0 0:1|some | i3\n" +
        "i0 i3:0 some\n" +
        "i0 i3:1\n",
    );
  });

  it("keeps to lines that DLX2 reads: short ASCII names, one character a colour", () => {
    const b = createProblemBuilder();
    const cells = Array.from({ length: 500 }, (_, i) => b.primary(`cell number ${i}`));
    const ring = Array.from({ length: 500 }, (_, i) => b.secondary(i % 2 === 0 ? `Käse ${i}` : undefined));
    cells.forEach((item, i) => {
      for (let colour = 1; colour < 80; colour += 9) b.option([item, { item: ring[i] ?? item, colour }]);
    });
    const text = writeKnuth(b.build());
    expect(/^[\t\n -~]*$/.test(text.replace(/^\|.*$/gm, ""))).toBe(true);
    for (const line of text.split("\n").filter((l) => !l.startsWith("|"))) {
      for (const token of line.split(" ")) expect(token).toMatch(/^(\||[^:|]{0,8}(:.)?)$/);
    }
    expect(read(text).optionCount).toBe(4500);
  });

  it.each<[string, () => Problem]>([
    [
      "rows",
      () => {
        const b = createProblemBuilder();
        b.clause([b.chosen(b.option([b.primary()]))]);
        return b.build();
      },
    ],
    ["no primary items", () => createProblemBuilder().build()],
    [
      "a bound of eight digits",
      () => {
        const b = createProblemBuilder();
        b.primary("x", 10_000_000);
        return b.build();
      },
    ],
    [
      "more colours than characters",
      () => {
        const b = createProblemBuilder();
        const [p, s] = [b.primary(), b.secondary()];
        for (let colour = 1; colour < 100; colour++) b.option([p, { item: s, colour }]);
        return b.build();
      },
    ],
  ])("refuses %s", (_, problem) => {
    expect(() => writeKnuth(problem())).toThrow(ProblemError);
  });
});
