/**
 * Which of eight genres are solved on which boards, the same rules on each: table.md says so. A board solves one if a puzzle of it is made by the generator, has one answer, and that is
 * drawn; what it lacks is named. Whether counts are right is asked in other-boards.sampled.test.ts. `ECP_UPDATE=1` writes the table.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { analyse, openGenerator, solveText } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { partOfLong } from "../support/sampled.js";
import { type Genre, genres } from "./genres.js";
import { plainBoards } from "./plain-boards.js";

const file = new URL("table.md", import.meta.url);
const TRIES = 200;
const isUpdate = process.env.ECP_UPDATE !== undefined;
const tried = isUpdate ? plainBoards : partOfLong(3, plainBoards);

/** "solves", or the part that the board lacks. */
async function madeOn(line: string, genre: Genre): Promise<string> {
  const source = `puzzle P\n${line}\n${genre.given}${genre.rules}`;
  const { typed } = analyse("board.ecp", source, noFiles);
  const [puzzle] = typed.puzzles;
  if (puzzle === undefined) return "no puzzle";
  let tries = 0;
  const tell = (): void => {
    if (++tries > TRIES) throw new Error("enough");
  };
  const settings = { set: new Map() };
  const wish = { typed, puzzle, settings, host: noFiles, symmetry: "none", keepStructure: false } as const;
  const generator = openGenerator(wish, () => Promise.resolve(), tell);
  if ("diagnostics" in generator) return lackOf(generator.diagnostics);
  const made = await generator.make(1, "made").catch(() => undefined);
  if (made === undefined) return lackOf(generator.refusal());
  const { status, drawings } = await solvedAndDrawn(`${source}\n${made.text}`);
  return status === "unique" && drawings ? "solves" : `${status}, drawn: ${drawings}`;
}

const lackOf = (diagnostics: readonly { readonly code: string; readonly message: string }[]): string => {
  const lack = diagnostics.find(({ code }) => code === "ECP4135")?.message;
  return lack === undefined ? "solves, none made" : `lacks: ${/has no (.*)$/.exec(lack)?.[1]}`;
};

async function solvedAndDrawn(text: string): Promise<{ status: string; drawings: boolean }> {
  const { status, answers } = await solveText(text, { limit: 2 });
  const [answer] = answers;
  return { status, drawings: answer?.svg().includes("<svg") === true && answer.text() !== "" };
}

test("the table", async () => {
  const rows = [];
  for (const { line } of tried) {
    const cells = [];
    for (const genre of genres) cells.push(await madeOn(line, genre));
    rows.push(`| \`${line}\` | ${cells.join(" | ")} |`);
  }
  const written = readFileSync(file, "utf8");
  if (tried !== plainBoards) {
    for (const row of rows) expect(written).toContain(row);
    return;
  }
  const names = genres.map(({ name }) => name);
  const table = [
    "# Eight genres on boards of every kind",
    "",
    "Written by `ECP_UPDATE=1 npx vitest run --project long test/boards/table`. *solves*: the same rules make a puzzle with one answer there, which is drawn, and count as plain geometry does.",
    "",
    `| board | ${names.join(" | ")} |`,
    `| --- | ${names.map(() => "---").join(" | ")} |`,
    ...rows,
    "",
  ].join("\n");
  if (isUpdate) writeFileSync(file, table);
  expect(table).toBe(written);
});
