/**
 * Each genre that is read, before its judges (real-rows.ts says where they are): real addresses with their answers (`more.jsonl`), and boards that
 * break a rule (`refused.jsonl`). One genre alone, by its name in an address:
 *
 *     ECP_GENRE=lits npx vitest run --project long test/interchange/judged
 *
 * Where the data have an answer, or say that there is one alone, answers are found, and that of the data is among them; written and read again it is
 * the same. All other addresses are read and written.
 * A board that breaks a rule is no answer, and one that lacks something is not all of one.
 */
import {
  exportPuzzle,
  type Givens,
  importPuzzle,
  type Problem,
  type Result,
  readAnswer,
} from "@ecp/interchange";
import { describe, expect, test } from "vitest";
import { partOfLong } from "../../support/sampled.js";
import { differing } from "../differing.js";
import { printed } from "../printed.js";
import { havePuzzles, type RefusedRow } from "../real-rows.js";
import { answersOf, type Compiled, posedOnce, verdictOn } from "./posed.js";
import { judgedGenres, type MoreRow } from "./rows.js";

/** Larger boards are read and written, and not solved: they take most of the time, and say the same of the rules. */
const MOST_CELLS = 150;

/** As long as a busy machine takes for all rows of a genre. */
const PATIENCE = 600_000;

/** Mistakes in the drawing alone, such as a border that ends inside a region: the rest of the drawing says which answer is meant. */
const mistakesOfTheDrawing: ReadonlySet<string> = new Set(["bdDeadEnd"]);

if (havePuzzles())
  describe.each(judgedGenres())("$genre", ({ real, refused, genre }) => {
    const pose = posedOnce();
    test("real addresses", { timeout: PATIENCE }, () => {
      for (const row of real) holds(row, pose);
    });
    test("boards that break a rule", { timeout: PATIENCE }, () => {
      const ofClass = refused.filter(isOfClass);
      const read = partOfLong(5, ofClass).map((row) => judged(row, pose));
      expect(read.filter(({ mistake }) => mistake !== undefined)).toEqual([]);
      if (refused.length > 0) expect(ofClass.length, `${genre}: none is of the class`).toBeGreaterThan(0);
    });
  });
else
  test("the folder of real puzzles is not there", () => {
    expect(havePuzzles()).toBe(false);
  });

function holds({ url, width, height, unique, answer }: MoreRow, pose: (givens: Givens) => Compiled): void {
  const imported = importPuzzle(url);
  // These rows need not be proper puzzles: some have no answer, or break the rules of their kind as they stand.
  const isPlain = answer === undefined && unique === undefined;
  if (isPlain && "problem" in imported && isTold(imported.problem)) return;
  const givens = readOrThrow(imported, url);
  const back = readOrThrow(exportPuzzle(givens, "puzzlink"), url);
  if (back !== url) expect(printed(readOrThrow(importPuzzle(back), back))).toEqual(printed(givens));
  const file = readOrThrow(exportPuzzle(givens, "pzprv3"), url);
  expect(exportPuzzle(readOrThrow(importPuzzle(file), file), "puzzlink"), file).toEqual({ value: back });
  if (isPlain || (answer === undefined && width * height > MOST_CELLS)) return;
  const posed = pose(givens);
  if (posed === "no answer") throw new Error(`no answer: ${url}`);
  const found = answersOf(posed, 2);
  expect(found.length, url).toBeGreaterThan(0);
  if (unique === true) expect(found.length, url).toBe(1);
  const [first] = found;
  if (first !== undefined) {
    const written = readOrThrow(exportPuzzle(givens, "pzprv3", first), url);
    expect(differing(first, readOrThrow(readAnswer(written), written)), written).toEqual([]);
  }
  if (answer === undefined) return;
  const again = readOrThrow(importPuzzle(answer), answer);
  expect(exportPuzzle(again, "puzzlink"), answer).toEqual({ value: back });
  const said = readOrThrow(readAnswer(answer), answer);
  // An answer that says nothing would be compared with nothing.
  expect(
    [...said.values()].flat().some((value) => value !== undefined),
    answer,
  ).toBe(true);
  if (found.length === 1 && first !== undefined) expect(differing(first, said), answer).toEqual([]);
  else expect(verdictOn(posed, said), answer).toBe("an answer");
}

interface Judged {
  readonly board: string;
  readonly code: string;
  readonly mistake?: string;
}

/** Not where the class has no word for the puzzle, which the import says, or the board says nothing. */
function isOfClass({ board }: RefusedRow): boolean {
  const imported = importPuzzle(board);
  return !("problem" in imported && isTold(imported.problem));
}

function judged({ board, code }: RefusedRow, pose: (givens: Givens) => Compiled): Judged {
  const imported = importPuzzle(board);
  if ("problem" in imported)
    return { board, code, mistake: `it is not read: ${JSON.stringify(imported.problem)}` };
  const posed = pose(imported.value);
  if (posed === "no answer") return { board, code };
  const verdict = verdictOn(posed, readOrThrow(readAnswer(board), board));
  const isMistake = verdict === "an answer" && !mistakesOfTheDrawing.has(code);
  return { board, code, ...(isMistake ? { mistake: verdict } : {}) };
}

const isTold = ({ kind }: Problem): boolean => kind === "not-in-class" || kind === "cut-off";

function readOrThrow<T>(result: Result<T>, of: string): T {
  if ("problem" in result) throw new Error(`${JSON.stringify(result.problem)}: ${of}`);
  return result.value;
}
