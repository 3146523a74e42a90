import { readFileSync } from "node:fs";
import { join } from "node:path";
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

test("as a file of PDF, in ASCII, whose table of places is right", async () => {
  const { code, err } = await built.ecpc([
    ...[
      "book",
      "squares.ecp",
      "rooks.ecp",
      "--no-grades",
      "--per-page",
      "1",
      "--title",
      "“One” (é)",
      "-o",
      "book.pdf",
    ],
  ]);
  expect([code, err]).toEqual([0, ""]);
  const pdf = readFileSync(join(built.folder, "book.pdf"), "latin1");
  expect(pdf).toMatch(/^%PDF-1\.4\n[\n -~]*%%EOF\n$/);
  expect(pdf).not.toMatch(/NaN|undefined|Infinity/);
  expect(pdf).toContain("/Title (\\223One\\224 \\(\\351\\))");
  const table = pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]));
  const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  for (const [index, place] of places.entries())
    expect(pdf.slice(place, place + 20)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
  for (const [, length, content = ""] of pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)endstream/g))
    expect(content.length).toBe(Number(length));
  const out = await built.ecpc(["book", "squares.ecp", "--no-grades", "--format", "pdf"]);
  expect(out.out.startsWith("%PDF-1.4\n")).toBe(true);
});
