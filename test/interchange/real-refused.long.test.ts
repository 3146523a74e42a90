/**
 * Answers that break a rule, where they are at hand (`refused.jsonl`: a file and the name of the broken rule a line). Each is told to be of a kind that
 * is not known, to be no puzzle of its class, or not to be a board; or it is none of the answers that are found.
 */
import { genres, importPuzzle, instanceText, type Problem, readAnswer } from "@ecp/interchange";
import { describe, expect, test } from "vitest";
import { compiled, differing, PATIENCE, solutions } from "./real-puzzles.js";
import { havePuzzles, refusedRows } from "./real-rows.js";

/** More answers than the emptiest of these boards has. */
const MANY = 2_000;

/** Rows of puzzles that are not read, or have no word in their class. */
const told: Readonly<Record<string, readonly number[]>> = {
  // Nothing follows the size.
  "cut-off": [1288, 1292, 1297, 1304, 1316, 1341, 1383, 1393, 1408, 1422, 1431, 1448],
  // Variants of Aqre, Fillomino, Slitherlink and Yajilin, a number without an arrow, and a total that stands in no pot.
  "not-in-class": [1267, 1268, 1281, 1282, 1283, 1414, 1438, 1447, 1454],
};

/** An arrow of Makaro that points off the board: compiling says that its rule can never hold. */
const neverHold: ReadonlySet<number> = new Set([1311]);

/** What is found is what these say; the mistake is in what a drawing has besides. */
const rightButForTheDrawing: ReadonlySet<number> = new Set([
  // Borders that end inside an area.
  1271, 1404,
  // Pencils without a line: there is nothing to compare.
  1363, 1373,
  // A line that begins at no number.
  1392, 1459,
]);

const nameIn = (board: string): string => board.split("/")[1] ?? "";
const known = new Set(genres.flatMap(({ names, file }) => [...names, file.name]));

const problemOf = (board: string): Problem | undefined => {
  const imported = importPuzzle(board);
  return "problem" in imported ? imported.problem : undefined;
};

if (havePuzzles()) {
  const rows = refusedRows();
  const ours = rows.filter(({ board }) => known.has(nameIn(board)));

  test("a kind that is not known is told", () => {
    const others = rows.filter(({ board }) => !known.has(nameIn(board)));
    expect(others.length).toBeGreaterThan(1_000);
    for (const { board } of others) expect(problemOf(board)).toMatchObject({ kind: "unknown-genre" });
  });

  test("of the kinds that are known these are told", () => {
    const found: Record<string, number[]> = {};
    for (const { board, number } of ours) {
      const kind = problemOf(board)?.kind;
      if (kind !== undefined) found[kind] = [...(found[kind] ?? []), number];
    }
    expect(found).toEqual(told);
  });

  describe.each(ours.filter(({ board }) => problemOf(board) === undefined))(
    "row $number, $genre $code",
    ({ board, number }) => {
      test("is not one of the answers", { timeout: PATIENCE }, () => {
        const [imported, said] = [importPuzzle(board), readAnswer(board)];
        if ("problem" in imported || "problem" in said) throw new Error("it is not read");
        const { ground, lowered } = compiled(instanceText(imported.value, "refused"), neverHold.has(number));
        if (ground === undefined || lowered === undefined) throw new Error("it is not compiled");
        const found = solutions(lowered, MANY);
        expect(found.length).toBeLessThan(MANY);
        const isFound = found.some((each) => differing(ground, each, said.value).length === 0);
        expect(isFound).toBe(rightButForTheDrawing.has(number));
      });
    },
  );
} else
  test("the folder of real puzzles is not there", () => {
    expect(havePuzzles()).toBe(false);
  });
