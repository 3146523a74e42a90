import { afterAll, beforeAll, expect, test } from "vitest";
import { type Built, build } from "./built.js";
import { mistakes, rooks, squares } from "./puzzles.js";

let built: Built;

beforeAll(async () => {
  built = await build();
  built.file("squares.ecp", squares);
  built.file("rooks.ecp", rooks);
  built.file("mistakes.ecp", mistakes);
});
afterAll(() => built.remove());

const count = (text: string, part: string): number => text.split(part).length - 1;

test("a page of puzzles, with titles, difficulties, and the answers at the back", async () => {
  const { code, out, err } = await built.ecpc(["book", "squares.ecp", "rooks.ecp", "--title", "A < B"]);
  expect(err).toBe("");
  expect(code).toBe(0);
  expect(out).toContain("<title>A &lt; B</title>");
  const [puzzles = "", answers = ""] = out.split("<h2>Answers</h2>");
  expect(count(puzzles, "<figure>")).toBe(count(answers, "<figure>"));
  expect(puzzles).toContain("difficulty ");
  expect(answers).toContain("one of several answers");
  expect(out).toContain("@media print");
  expect(out).not.toMatch(/<script|src=|url\(/);
});

test("less of it, and more on a page", async () => {
  const { code, out } = await built.ecpc([
    "book",
    "squares.ecp",
    "--no-answers",
    "--no-grades",
    "--per-page",
    "1",
  ]);
  expect(code).toBe(0);
  expect(out).not.toContain("Answers");
  expect(out).not.toContain("difficulty");
  expect(count(out, '<section class="puzzles">')).toBe(count(out, "<figure>"));
});

test("a file with mistakes is told, and the others are printed", async () => {
  const { code, out, err } = await built.ecpc(["book", "mistakes.ecp", "squares.ecp", "--no-grades"]);
  expect(code).toBe(1);
  expect(err).toContain("error[");
  expect(out).toContain("<figure>");
  expect((await built.ecpc(["book", "nowhere.ecp"])).code).toBe(2);
});

test("drawings as such a page, unsolved", async () => {
  const { code, out } = await built.ecpc(["draw", "squares.ecp", "--format", "html"]);
  expect(code).toBe(0);
  expect(out).toContain('data-cell="r4c4"');
  expect(out).not.toContain("Answers");
});
