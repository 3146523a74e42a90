import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Built, build } from "./built.js";
import { parts } from "./parts-of-pdf.js";
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

test("a drawing as a PNG, twice as large as its units", async () => {
  const made = ["--format", "png", "-o", "squares.png"];
  const { code, err } = await built.ecpc(["draw", "squares.ecp", "one", ...made]);
  expect([code, err]).toEqual([0, ""]);
  const png = readFileSync(join(built.folder, "squares.png"));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const svg = (await built.ecpc(["draw", "squares.ecp", "one", "--format", "svg"])).out;
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * Number(width), 2 * Number(height)]);
  const several = await built.ecpc(["draw", "squares.ecp", "--format", "png"]);
  expect([several.code, several.out]).toEqual([2, ""]);
});

/** The signs that its fonts are said to show: what is searched and copied. */
const signs = (pdf: Buffer): string =>
  parts(pdf)
    .filter((part) => part.includes("beginbfrange"))
    .flatMap((part) => [...(/\[([^\]]*)\]/.exec(part)?.[1] ?? "").matchAll(/<([0-9a-f ]+)>/g)])
    .map(([, code = ""]) => Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le"))
    .join("");

/** As the title stands in it: in UTF-16. */
const inUtf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, "utf16le").swap16();

test("as a file of PDF, in any European language, with signs of chess", async () => {
  const title = "Łódź, Österreich, Ωμέγα, Жук ♛ ★ ◤ → ≥";
  const made = ["--no-grades", "--per-page", "1", "--title", title, "-o", "book.pdf"];
  const { code, err } = await built.ecpc(["book", "squares.ecp", "rooks.ecp", ...made]);
  expect([code, err]).toEqual([0, ""]);
  const pdf = readFileSync(join(built.folder, "book.pdf"));
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.includes(inUtf16(title))).toBe(true);
  const shown = signs(pdf);
  for (const sign of title) expect(shown).toContain(sign);
  expect(pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2);
  expect(parts(pdf).join("")).not.toMatch(/NaN|undefined|Infinity/);
});

test("a file of PDF to standard output", async () => {
  const { stdout } = built.start(["book", "squares.ecp", "--no-grades", "--format", "pdf"]);
  const bytes = stdout === null ? Buffer.of() : await buffer(stdout);
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.subarray(-6).toString().trim()).toBe("%%EOF");
  expect(signs(bytes)).toContain("1");
});
