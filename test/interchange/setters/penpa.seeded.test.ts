/** Drawings of penpa-edit: an address that goes out comes back equal, and what says no puzzle is told. */
import { exportPuzzle, type Givens, importPuzzle, penpaPuzzles } from "@ecp/interchange";
import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { someRuns } from "../../support/sampled.js";
import { printed } from "../printed.js";
import { randomGivens } from "../random-givens.js";

const page = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";

const written = (givens: Givens): string => {
  const text = exportPuzzle(givens, "penpa");
  if ("problem" in text) throw new Error(JSON.stringify(text.problem));
  return text.value;
};
const read = (text: string): Givens => {
  const imported = importPuzzle(text);
  if ("problem" in imported) throw new Error(`${JSON.stringify(imported.problem)}: ${text}`);
  return imported.value;
};

test.each(penpaPuzzles)("%s comes back equal", (puzzle) => {
  fc.assert(
    fc.property(randomGivens(puzzle), (givens) => {
      const back = read(written(givens));
      expect(printed(back)).toEqual(printed(givens));
      expect(back.remarks?.notSaid).toEqual([]);
      expect(written(back)).toBe(written(givens));
    }),
    { numRuns: someRuns(30), seed: 26 },
  );
});

const packed = (text: string): string => page + Buffer.from(deflateSync(strToU8(text))).toString("base64");
/** A drawing of 3 x 2 cells, with a margin of two round it. */
const drawing = (
  question: object,
  tags: readonly string[],
  head = "square,3,2,38,0,1,1,152,114,0,0,0,0,0,0",
): string => {
  const lines = ["[0,0,0,0]", "{}", JSON.stringify({ number: {}, ...question }), "{}", "[]", "[]", "{}"];
  const rest = ['"x"', '"x"', "[3,2,3]", "{}", '"x"', "0", "{}", "{}", "{}", JSON.stringify(tags)];
  return [`${head},Title: Zoo%2C zz,Author: me,,Shade%2D it.`, ...lines, ...rest].join("\n");
};

describe("a drawing", () => {
  test("written by the page: short words, words about it, and what its genre does not draw", () => {
    const text = drawing({ number: { 16: ["3", 1, "1"], 24: ["x", 1, "1"] }, surface: { 17: 1 } }, [
      "other",
      "nurikabe",
    ])
      .replaceAll("z", "zZ")
      .replaceAll('"number"', "zN")
      .replaceAll('"surface"', "zS");
    const { puzzle, rows, columns, layers, remarks } = read(packed(text));
    expect([puzzle, rows, columns]).toEqual(["Nurikabe", 2, 3]);
    expect(layers.get("clue")?.[0]).toBe(3);
    expect(remarks).toEqual({
      title: "Zoo, zz",
      author: "me",
      rules: "Shade\n it.",
      notSaid: ["`surface` of the drawing", "`x` in a cell"],
    });
  });

  test.each([
    [packed(drawing({}, [])), "unknown-genre"],
    [packed(drawing({}, ["wordsearch"])), "unknown-genre"],
    [packed(drawing({}, ["nurikabe"], "hex,3,2,38,0,1,1")), "unreadable"],
    [packed(drawing({}, ["nurikabe"], "square,99999,99999,38,0,1,1")), "size"],
    [packed(drawing({}, ["nurikabe"], "square,0,2,38,0,1,1")), "size"],
    [packed("square,3,2"), "cut-off"],
    [packed(drawing({}, ["nurikabe"])).slice(0, -30), "cut-off"],
    [`${page}!!!`, "unreadable"],
    [page, "cut-off"],
    [packed("z".repeat(5_000_000)), "too-long"],
  ])("%.90s", (text, kind) => {
    const imported = importPuzzle(text);
    const problem = "problem" in imported ? imported.problem : undefined;
    expect(problem).toMatchObject({ kind });
    if (problem === undefined || !("at" in problem)) throw new Error("it has a place");
    expect(problem.at.start).toBeLessThanOrEqual(text.length);
    expect(problem.at.end).toBeLessThanOrEqual(text.length);
  });
});
