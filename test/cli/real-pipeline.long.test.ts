/**
 * `ecpc import ADDRESS | ecpc solve -` for real puzzles, where they are at hand: one of each genre, as a user types it. `npm run bench -- puzzles`
 * does so with all of them.
 */
import { spawn } from "node:child_process";
import { importPuzzle, readAnswer } from "@ecp/interchange";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { differingPlaces } from "../interchange/json-answer.js";
import { havePuzzles, type Row, realGenres, rowsOf } from "../interchange/real-rows.js";
import { type Built, build, collect } from "./built.js";

let built: Built;

beforeAll(async () => {
  built = await build();
});
afterAll(() => built.remove());

/** The first that has an answer. */
const sample = (genre: string): readonly Row[] => {
  const rows = rowsOf(genre);
  return [rows.find(({ answer }) => answer !== undefined) ?? rows[0]].filter((row) => row !== undefined);
};

async function piped(
  url: string,
): Promise<{ readonly status: string; readonly solutions: readonly Record<string, unknown>[] }> {
  const ecpc = `"${process.execPath}" "${built.entry}"`;
  const child = spawn("sh", ["-c", `${ecpc} import '${url}' | ${ecpc} solve - --json`], {
    cwd: built.folder,
  });
  const { out, err } = await collect(child);
  expect(err).toBe("");
  return JSON.parse(out);
}

describe("import, piped into solve", () => {
  test.each(
    havePuzzles()
      ? realGenres()
          .flatMap(sample)
          .map((row) => [row.genre, row] as const)
      : [],
  )("%s", async (_, { url, answer }) => {
    const { status, solutions } = await piped(url);
    expect(status).toBe("unique");
    if (answer === undefined) return;
    const imported = importPuzzle(url);
    const said = readAnswer(answer);
    if ("problem" in imported || "problem" in said) throw new Error("it is not read");
    expect(differingPlaces(solutions[0] ?? {}, said.value, imported.value)).toEqual([]);
  });

  test("a puzzle of examples/", async () => {
    expect(await piped("https://puzz.link/p?nurikabe/5/5/h1g1k2o1g4g1")).toMatchObject({ status: "unique" });
  });
});
