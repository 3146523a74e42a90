import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import { anyNumber, mended, range, read, region, yesNo } from "./typed-by-hand.js";

const digits = { layers: [{ name: "digit", domain: range(1, 9), role: "find" as const }] };
const no = undefined;

describe("a map of one layer", () => {
  it("is spaced or dense, with bars, rulers and comments", () => {
    const spaced = "digit:\n  1 . | . 2   // the first\n  . 3 | 4 .\n  ----+----\n  . . | . .\n  5 6 | 7 8\n";
    const dense = "digit:\n  1.|.2\n  .3|4.\n  --+--\n  ..|..\n  56|78\n";
    const expected = [1, no, no, 2, no, 3, 4, no, no, no, no, no, 5, 6, 7, 8];
    expect(read(digits, spaced, [4, 4]).values("digit")).toEqual(expected);
    expect(read(digits, dense, [4, 4]).values("digit")).toEqual(expected);
    expect(read(digits, dense, [4, 4]).said).toEqual([]);
  });
  it("goes on with letters after 9 where it is dense", () => {
    const large = { layers: [{ name: "digit", domain: range(1, 35) }] };
    expect(read(large, "digit:\n  1A\n  G.\n", [2, 2]).values("digit")).toEqual([1, 10, 16, no]);
  });
  it("of a board of one column has no spaces to tell by", () => {
    expect(read(digits, "digit:\n  3\n  .\n", [2, 1]).values("digit")).toEqual([3, no]);
    const large = { layers: [{ name: "digit", domain: range(1, 20) }] };
    expect(read(large, "digit:\n  12\n  .\n", [2, 1]).values("digit")).toEqual([12, no]);
  });
  it("of yes and no takes its signs, and a row of `-` for noes", () => {
    const shaded = { layers: [{ name: "shaded", domain: yesNo }] };
    expect(read(shaded, "shaded:\n  # x X\n  - - -\n  1 0 yes\n", [3, 3]).values("shaded")).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(read(shaded, "shaded:\n  #--\n  ---\n  .#.\n", [3, 3]).values("shaded")).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      no,
      true,
      no,
    ]);
    expect(read(shaded, "shaded:\n  #..\n  ---\n  .#.\n", [2, 3]).values("shaded")).toEqual([
      true,
      no,
      no,
      no,
      true,
      no,
    ]);
  });
  it("takes symbols by name, as written, as shown, and by their first letter where it is dense", () => {
    const puzzle = {
      layers: [
        {
          name: "mark",
          domain: { kind: "symbols" as const, values: ["moon", "sun", "star"] },
          written: { "(": "moon" },
        },
        { name: "tip", domain: { kind: "direction" as const }, written: { "^": "up" }, orNone: true },
      ],
    };
    const spaced = read(puzzle, "mark:\n  moon (\n  sun .\ntip:\n  ^ left\n  none .\n", [2, 2]);
    expect(spaced.values("mark")).toEqual(["moon", "moon", "sun", no]);
    expect(spaced.values("tip")).toEqual(["up", "left", { none: true }, no]);
    const dense = read(puzzle, "mark:\n  m(\n  s.\n", [2, 2]);
    expect(dense.values("mark")).toEqual(["moon", "moon", no, no]);
    expect(dense.said).toEqual(["ECP4015 [s] `s` can be read in two ways: `sun`, or `star`"]);
  });
  it("takes signs of drawings, unless they mean something else", () => {
    const symbols = (...values: string[]) => ({ kind: "symbols" as const, values });
    const puzzle = {
      layers: [
        { name: "pearl", domain: symbols("white", "black", "circle") },
        { name: "sky", domain: symbols("star", "moon"), written: { "*": "moon" } },
        { name: "day", domain: range(1, 3), written: { Mon: "1", "3": "2" } },
      ],
    };
    const stones = { layers: [{ name: "stone", domain: symbols("white", "orchid") }] };
    const stone = read(stones, "stone:\n  ○o\n  ..\n", [2, 2]).values("stone");
    expect(stone).toEqual(["white", "orchid", no, no]);
    const drawn = "pearl:\n  ● ○\n  @ o\nsky:\n  ★*\n  ☾.\nday:\n  Mon 2\n  3 .\n";
    const reading = read(puzzle, drawn, [2, 2]);
    expect(reading.values("pearl")).toEqual(["black", no, "black", no]);
    expect(reading.values("sky")).toEqual(["star", "moon", "moon", no]);
    expect(reading.values("day")).toEqual([1, 2, 2, no]);
  });
  it("counts characters as people do", () => {
    const rooms = { layers: [{ name: "room", domain: region }] };
    expect(read(rooms, "room:\n  🌙🌙\n  ♛︎é\n", [2, 2]).elements("room")).toMatchObject({
      names: ["🌙", "♛︎", "é"],
      cells: [[0, 1], [2], [3]],
    });
  });
  it("may stand in one line for the whole board", () => {
    expect(read(digits, "digit: 12.4\n", [2, 2]).values("digit")).toEqual([1, 2, no, 4]);
    expect(read(digits, "digit: 1 2 . 4\n", [1, 4]).values("digit")).toEqual([1, 2, no, 4]);
  });
  it("may come from a file", () => {
    const files = { "a.csv": "1,,3\r\n ,5,\r\n", "a.txt": "\uFEFF1 . 3 // top\r\n. 5 .\r\n" };
    const expected = [1, no, 3, no, 5, no];
    for (const name of ["a.csv", "a.txt"]) {
      const found = read(digits, `digit: from "${name}"\n`, [2, 3], files);
      expect(found.values("digit")).toEqual(expected);
      expect(found.said).toEqual([]);
    }
    expect(read(digits, 'digit: from "b.csv"\n', [2, 3]).said).toEqual([
      'ECP4017 [from "b.csv"] the file `b.csv` cannot be read: there is no such file',
    ]);
    expect(read(digits, 'digit: from "c"\n', [1, 1], { c: "  77\n" }).said).toEqual([
      "ECP4001 [77] `77` at r1c1 is not a value of `digit` (1 to 9)",
    ]);
  });
});

describe("mistakes in a map", () => {
  it("a value outside the domain is said with the domain", () => {
    expect(read(digits, "digit:\n  1 12\n  x .\n", [2, 2]).said).toEqual([
      "ECP4001 [12] `12` at r1c2 is not a value of `digit` (1 to 9)",
      "ECP4001 [x] `x` at r2c1 is not a value of `digit` (1 to 9)",
    ]);
    expect(read(digits, "digit:\n  1B\n  x.\n", [2, 2]).said).toEqual([
      "ECP4001 [B] `B` at r1c2 is not a value of `digit` (1 to 9)",
      "ECP4001 [x] `x` at r2c1 is not a value of `digit` (1 to 9)",
    ]);
    const unbounded = { layers: [{ name: "clue", domain: anyNumber }] };
    expect(read(unbounded, "clue:\n  1 ?\n", [1, 2]).said).toEqual([
      "ECP4001 [?] `?` at r1c2 is not a value of `clue` (a number)",
    ]);
  });
  it("a misspelt symbol has a near one", () => {
    const puzzle = {
      layers: [{ name: "mark", domain: { kind: "symbols" as const, values: ["moon", "sun"] } }],
    };
    const text = "mark:\n  mon sun\n";
    const { diagnostics } = read(puzzle, text, [1, 2]);
    expect(diagnostics[0]?.help).toBe("did you mean `moon`?");
    expect(mended(text, diagnostics[0])).toBe("mark:\n  moon sun\n");
  });
  it("short and long rows are mended", () => {
    const text = "digit:\n  1 2 3\n  4 5\n  6 7 8 9\n";
    const { said, diagnostics } = read(digits, text, [3, 3]);
    expect(said).toEqual([
      "ECP4002 [4 5] row 2 has 2 symbols where 3 are needed",
      "ECP4002 [6 7 8 9] row 3 has 4 symbols where 3 are needed",
    ]);
    expect(mended(text, diagnostics[0])).toBe("digit:\n  1 2 3\n  4 5 .\n  6 7 8 9\n");
    expect(mended(text, diagnostics[1])).toBe("digit:\n  1 2 3\n  4 5\n  6 7 8\n");
    expect(read(digits, "digit:\n  123\n  4\n", [2, 3]).said).toHaveLength(1);
  });
  it("a dense row among spaced ones is told to put spaces", () => {
    const { diagnostics } = read(digits, "digit:\n  1 2 3\n  456\n", [2, 3]);
    expect(diagnostics[0]?.help).toBe("put spaces between the symbols, as in the other rows");
  });
  it("a map with too few rows says so", () => {
    const { said, diagnostics } = read(digits, "digit:\n  1 2\n", [2, 2]);
    expect(said).toEqual(["ECP4003 [digit] `digit` is 1 x 2 and the board 2 x 2"]);
    expect(diagnostics[0]?.help).toBe("row 2 of `digit` may be missing");
  });
  it("a hole has no data", () => {
    const text = "digit:\n  1 2\n  . 3\n";
    const { said, diagnostics } = read(digits, text, makeBoard(2, 2, { without: [0, 2] }));
    expect(said).toEqual(["ECP4008 [1] `1` stands at r1c1, where the board has a hole"]);
    expect(mended(text, diagnostics[0])).toBe("digit:\n  . 2\n  . 3\n");
  });
  it("two values for one element are both shown", () => {
    const text = "digit:\n  1 2\ndigit: r1c1 = 3, r1c2 = 2\n";
    const { said, diagnostics, values } = read(digits, text, [1, 2]);
    expect(said).toEqual(["ECP4009 [3] `digit` at r1c1 is `3` here and `1` above"]);
    expect(diagnostics[0]?.related[0]?.span.start).toBe(text.indexOf("1"));
    expect(values("digit")).toEqual([1, 2]);
  });
});

describe("regions", () => {
  const rooms = {
    layers: [
      { name: "room", domain: region },
      { name: "count", domain: range(0, 9), on: { kind: "of-layer" as const, layer: 0 as never } },
    ],
  };
  it("are numbered by first appearance, and `.` is in none", () => {
    const { read: data, elements, values } = read(rooms, "room:\n  b b .\n  a b c\n", [2, 3]);
    expect(elements("room")).toMatchObject({ names: ["b", "a", "c"], cells: [[0, 1, 4], [3], [5]] });
    expect(values("room")).toEqual([0, 0, no, 1, 0, 2]);
    expect(values("count")).toEqual([no, no, no]);
    expect(data.nameOf(1 as never, 1)).toBe("room a");
  });
  it("in two parts raise a warning", () => {
    const { said, diagnostics } = read(rooms, "room:\n  aba\n  ab.\n", [2, 3]);
    expect(said).toEqual(["ECP4010 [a] room `a` is in 2 parts"]);
    expect(diagnostics[0]?.severity).toBe("warning");
    expect(diagnostics[0]?.span.start).toBe(10);
    expect(read(rooms, "room:\n  aba\n", makeBoard(1, 3, { torus: true })).said).toEqual([]);
  });
  it("have data by name", () => {
    const text = "count: a = 3, bb = 10\ncount:\n  c = 1\nroom:\n  a a\n  bb c\n";
    expect(read(rooms, text, [2, 2]).values("count")).toEqual([3, 10, 1]);
    expect(read(rooms, text.replaceAll(" =", ""), [2, 2]).values("count")).toEqual([3, 10, 1]);
    expect(read(rooms, "room:\n  aab\ncount: c = 1, a 3 b\n", [1, 3]).said).toEqual([
      "ECP4006 [c] there is no room `c`",
      "ECP4011 [a 3 b] `a 3 b` cannot be read as data of `count`",
    ]);
    expect(read(rooms, "count: a = 1\n", [1, 3]).diagnostics[0]?.help).toBe(
      "the instance has no map of `room`",
    );
  });
});

describe("any map", () => {
  it("reads as it was printed: spaced or dense, with or without bars and rulers", () => {
    const board = fc.record({
      rows: fc.integer({ min: 1, max: 6 }),
      columns: fc.integer({ min: 2, max: 6 }),
      dense: fc.boolean(),
      bars: fc.boolean(),
      cells: fc.array(fc.option(fc.integer({ min: 0, max: 9 }), { nil: no, freq: 2 }), {
        minLength: 36,
        maxLength: 36,
      }),
    });
    fc.assert(
      fc.property(board, ({ rows, columns, dense, bars, cells }) => {
        const wanted = cells.slice(0, rows * columns);
        const lines = Array.from({ length: rows }, (_, r) => {
          const symbols = wanted
            .slice(r * columns, (r + 1) * columns)
            .map((value) => value?.toString() ?? ".");
          const space = dense ? "" : " ";
          if (!bars) return `  ${symbols.join(space)}`;
          return `  ${symbols.slice(0, 1).join(space)} | ${symbols.slice(1).join(space)}`;
        });
        // Of two columns with a bar between them no space is left to tell by; digits read alike either way.
        const text = `digit:\n${lines.join(bars ? "\n  ---+---\n" : "\n")}\n`;
        const puzzle = { layers: [{ name: "digit", domain: range(0, 9) }] };
        const found = read(puzzle, text, [rows, columns]);
        expect(found.said).toEqual([]);
        expect(found.values("digit")).toEqual(wanted);
      }),
      { numRuns: 300 },
    );
  });
  it("that is garbled is read without an exception, and no value is taken from nowhere", () => {
    const line = fc.string({
      unit: fc.constantFrom("1", "a", ".", " ", "|", "-", "+", "\t", "é", "=", ",", "r1c1"),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const text = `digit:\n${lines.map((each) => `  ${each}`).join("\n")}\nroom:\n${lines.map((each) => `  ${each}`).join("\n")}\n`;
        const puzzle = {
          layers: [
            { name: "digit", domain: range(1, 3) },
            { name: "room", domain: region },
          ],
        };
        const found = read(puzzle, text, [3, 3]);
        for (const value of found.values("digit"))
          expect(value === undefined || (typeof value === "number" && /\d/.test(text))).toBe(true);
        for (const { span } of found.diagnostics) expect(span.start).toBeLessThanOrEqual(span.end);
      }),
      { numRuns: 300 },
    );
  });
});
