/** Sudokus of f-puzzles and SudokuPad: an address that goes out comes back equal, and what no class can say is told. */
import { classText, exportPuzzle, type Givens, importPuzzle, instanceText } from "@ecp/interchange";
import fc from "fast-check";
import LZString from "lz-string";
import { describe, expect, test } from "vitest";
import { someRuns } from "../../support/sampled.js";
import { printed } from "../printed.js";
import { ofOneLetter } from "./of-one-letter.js";
import { randomSudoku } from "./random-sudoku.js";

const read = (text: string): Givens => {
  const imported = importPuzzle(text);
  if ("problem" in imported) throw new Error(`${JSON.stringify(imported.problem)}: ${text}`);
  return imported.value;
};
const written = (givens: Givens, format: "fpuzzles" | "sudokupad"): string => {
  const text = exportPuzzle(givens, format);
  if ("problem" in text) throw new Error(JSON.stringify(text.problem));
  return text.value;
};
const problemOf = (text: string): unknown => {
  const imported = importPuzzle(text);
  return "problem" in imported ? imported.problem : undefined;
};
const notSaid = (text: string): readonly string[] | undefined => read(text).remarks?.notSaid;

test.each(["fpuzzles", "sudokupad"] as const)("addresses of %s come back equal", (format) => {
  fc.assert(
    fc.property(randomSudoku, (givens) => {
      const address = written(givens, format);
      const back = read(address);
      expect(printed(back)).toEqual(printed(givens));
      expect([...(back.takesIn ?? [])].toSorted()).toEqual([...(givens.takesIn ?? [])].toSorted());
      expect(back.remarks?.notSaid).toEqual([]);
      expect(written(back, format)).toBe(address);
    }),
    { numRuns: someRuns(100), seed: 26 },
  );
});

const grid = (size: number, cells: Readonly<Record<number, object>> = {}): readonly unknown[] =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cells[row * size + column] ?? {}),
  );
const file = (rest: object, size = 9): string => JSON.stringify({ size, grid: grid(size), ...rest });
const packed = (json: string): string => LZString.compressToBase64(json);

describe("a file", () => {
  test("of several variants is a class of several", () => {
    const givens = read(
      file({
        title: "Two rules",
        author: "somebody",
        ruleset: "Killer.\nThermo.",
        antiknight: true,
        thermometer: [{ lines: [["R1C1", "R1C2"]] }],
        killercage: [{ cells: ["R5C5", "R5C6"], value: "12" }],
      }),
    );
    expect(classText(givens)).toBe(
      'puzzle AntiKnightThermoKiller "Sudoku: anti-knight, thermometers, killer cages"\nuse AntiKnight from std\nuse Thermo from std\nuse Killer from std\n',
    );
    expect(instanceText(givens, "x").split("\n").slice(0, 4)).toEqual([
      "// Two rules, by somebody",
      "// Killer.",
      "// Thermo.",
      'instance "x" of AntiKnightThermoKiller:',
    ]);
  });

  test("with other boxes and with rooms", () => {
    const region = (of: (row: number, column: number) => number) => ({
      grid: Array.from({ length: 4 }, (_, row) =>
        Array.from({ length: 4 }, (_, column) => ({ region: of(row, column) })),
      ),
    });
    const sixths = JSON.stringify({
      grid: Array.from({ length: 6 }, (_, row) =>
        Array.from({ length: 6 }, (_, column) => ({
          region: Math.floor(row / 3) * 3 + Math.floor(column / 2),
        })),
      ),
    });
    expect([...read(sixths).parameters]).toEqual([
      ["n", 6],
      ["h", 3],
      ["w", 2],
    ]);
    const rows = read(JSON.stringify(region((row) => row)));
    expect(rows.puzzle).toBe("Jigsaw");
    expect(read(written(rows, "fpuzzles")).layers).toEqual(rows.layers);
    expect(problemOf(JSON.stringify(region((row) => (row === 3 ? 2 : row))))).toMatchObject({
      kind: "not-in-class",
    });
  });

  test("tells what no class can say", () => {
    expect(
      notSaid(
        file({
          betweenline: [{}, { lines: [["R1C1", "R1C2", "R1C3"]] }],
          arrow: [{ cells: ["R1C1", "R1C2"], lines: [["R1C2", "R1C3"]] }],
          thermometer: [{ lines: [["R1C1", "R0C1"]] }],
          whispers: [{ lines: [["R1C1", "R2C1"]], value: "4" }],
          xv: [{ cells: ["R1C1", "R1C2"], value: "X" }],
          "diagonal+": true,
          killercage: [
            { cells: ["R1C1", "R1C2"], value: "3" },
            { cells: ["R1C2", "R1C3"], value: "?" },
            { cells: ["R1C2", "R1C3"], value: "9" },
          ],
          negative: ["xyz"],
          nothing: [],
        }),
      ),
    ).toEqual([
      "`diagonal+` alone",
      "thermometer 1, a line with a place that is no cell, or with no second cell",
      "arrow 1, whose number stands in several cells",
      "whispers 1 with a value of its own",
      "killercage 2, whose sum is no number",
      "killercage 3, which has a cell of another cage",
      "X and V (`xv`) without the rule that all are given",
      "`xyz` in `negative`",
      "2 of `betweenline`",
    ]);
    const entered = { grid: grid(9, { 3: { value: 4 }, 5: { value: 12, given: true }, 6: { c: "#fff" } }) };
    expect(notSaid(JSON.stringify(entered))).toEqual([
      "a digit that somebody entered (in 1 cell)",
      "a given that is no digit of the board (in 1 cell)",
      "a colour (in 1 cell)",
    ]);
  });

  test("a line that closes is several of neighbours", () => {
    const loop = ["R1C1", "R1C2", "R2C2", "R2C1", "R1C1"];
    expect(read(file({ whispers: [{ lines: [loop] }] })).layers.get("whisper")).toEqual([
      [0, 1, 10, 9],
      [9, 0],
    ]);
    expect(notSaid(file({ renban: [{ lines: [loop] }] }))).toEqual([
      "renban 1, a line that comes back to a cell",
    ]);
  });
});

describe("SudokuPad's own file", () => {
  const own =
    "{id:x,cs:50,ce:[[{v:4},,,],[,,,],[,,,],[,,,{v:2}]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],ca:[{ce:[[0,1],[0,2]],v:5},{v:'title: It\\'s four'},{ce:[[3,0]],unique:f}],l:[{c:34BBE6,wp:[[1,1],[2,2]]}]}";

  test("is read, short and in an address", () => {
    for (const text of [own, `https://sudokupad.app/?puzzleid=scl${encodeURIComponent(packed(own))}`]) {
      const givens = read(text);
      expect(givens.puzzle).toBe("Killer");
      expect(givens.layers.get("digit")?.[15]).toBe(2);
      expect(givens.layers.get("total")).toEqual([5]);
      expect(givens.remarks).toEqual({
        title: "It's four",
        notSaid: ["cage 3, which has no sum or is no killer cage", "1 of `lines`, drawn without a rule"],
      });
    }
  });
});

describe("bad input", () => {
  const good = written(read(file({})), "fpuzzles");

  test("a text that unpacks to any length is refused before it does", () => {
    const bomb = ofOneLetter(5000);
    expect(bomb.length).toBeLessThan(20_000);
    expect(LZString.decompressFromBase64(ofOneLetter(50))).toBe("a".repeat(1 + (50 * 53) / 2));
    expect(problemOf(`https://f-puzzles.com/?load=${bomb}`)).toMatchObject({ kind: "too-long" });
  });

  test.each([
    [good.slice(0, -40), "cut-off"],
    [good.replace("N4I", "N4!"), "unreadable"],
    ["https://f-puzzles.com/?load=", "cut-off"],
    [`https://f-puzzles.com/?load=${packed("hello")}`, "unknown-form"],
    [`https://f-puzzles.com/?load=${packed("[".repeat(100_000))}`, "unreadable"],
    [`https://f-puzzles.com/?load=${packed('{"grid":[[{}]')}`, "unreadable"],
    ["https://sudokupad.app/abc123", "kept-elsewhere"],
    ["https://app.crackingthecryptic.com/sudoku/abc", "kept-elsewhere"],
    ['{"grid":[]}', "size"],
    ['{"grid":[[{},{}],[{}]]}', "size"],
    [file({}, 7), "size"],
    [file({}, 40), "size"],
    ["{}", "unknown-form"],
    ["{", "unreadable"],
    ['{"grid":"x"}', "unknown-form"],
  ])("%.60s", (text, kind) => {
    const problem = problemOf(text);
    expect(problem).toMatchObject({ kind });
    const { at } = problem as { at?: { start: number; end: number } };
    if (at !== undefined) {
      expect(at.start).toBeGreaterThanOrEqual(0);
      expect(at.end).toBeLessThanOrEqual(text.length);
    }
  });

  test("anything in a file: never an exception", () => {
    const names = [
      "grid",
      "arrow",
      "killercage",
      "thermometer",
      "quadruple",
      "littlekillersum",
      "cells",
      "lines",
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 5 })), (value) => {
        importPuzzle(JSON.stringify(value));
        importPuzzle(JSON.stringify({ ...value, grid: grid(9) }));
      }),
      { numRuns: someRuns(300) },
    );
  });
});

test("packed text is counted before it is unpacked", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const twice = JSON.stringify({ grid: grid(2), title: text + text });
      expect(
        read(
          `https://f-puzzles.com/?load=${packed(twice.replace("[[{},{}],[{},{}]]", JSON.stringify(grid(4))))}`,
        ).rows,
      ).toBe(4);
    }),
    { numRuns: someRuns(100) },
  );
});
