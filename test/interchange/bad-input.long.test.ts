/** Whatever the text, the answer is a puzzle or a problem with a place in the text; and it comes soon. */
import {
  exportPuzzle,
  genreFormats,
  genres,
  importPuzzle,
  type Problem,
  puzzleTexts,
} from "@ecp/interchange";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partOfLong } from "../support/sampled.js";
import { randomGivens } from "./random-givens.js";

function problemOf(text: string): Problem | undefined {
  const read = importPuzzle(text);
  if (!("problem" in read)) return undefined;
  const { problem } = read;
  if ("at" in problem) {
    expect(problem.at.start).toBeGreaterThanOrEqual(0);
    expect(problem.at.end).toBeGreaterThanOrEqual(problem.at.start);
    expect(problem.at.end).toBeLessThanOrEqual(text.length);
  }
  return problem;
}

const address = "https://puzz.link/p?nurikabe/5/5/h1g1k2o1g4g1";

describe("an address is read", () => {
  const [body] = address.split("?").slice(1);
  test.each([
    `http://pzv.jp/p.html?${body}`,
    `https://pzplus.tck.mn/p.html?${body}`,
    `https://puzz.link/p?type=editor&${body}`,
    `https://puzz.link/p.html?${body?.replace("nurikabe", "nurikabe_edit")}`,
    `puzz.link/p?${body}`,
    `p?${body}`,
    `${body}`,
    `  ${address}\n`,
    `${address}/`,
    `${address}#top`,
    `https://puzz.link/p?${encodeURIComponent(body ?? "")}`,
  ])("%s", (text) => {
    expect(importPuzzle(text)).toEqual(importPuzzle(address));
  });

  test.each([
    ["norinori/d/2/2/40", "norinori/2/2/40"],
    ["lits/d/3/2/aabbba", "lits/3/2/as"],
    ["heyawacky/2/2/00.", "heyawake/2/2/00."],
    ["bridges/2/2/22h", "hashi/2/2/22h"],
    ["yajilin/b/2/2/21c", "yajilin/2/2/21c"],
    // Where a number is not printed, a cell is only in the way.
    ["yajilin/2/2/2.c", "yajilin/2/2/0.c"],
    ["yajilin/2/2/+c", "yajilin/2/2/0.c"],
    ["hitori/2/1/%1", "hitori/2/1/.1"],
  ])("%s means the same as %s", (one, other) => {
    const read = importPuzzle(`https://puzz.link/p?${one}`);
    expect(read).toHaveProperty("value");
    expect(read).toEqual(importPuzzle(`https://puzz.link/p?${other}`));
  });

  test("pzprv3 text inside an address", () => {
    const givens = importPuzzle(address);
    if ("problem" in givens) throw new Error("it is good");
    const file = exportPuzzle(givens.value, "pzprv3");
    const text = "value" in file ? file.value.replaceAll("\n", "/") : "";
    expect(importPuzzle(`https://puzz.link/p?${text}`)).toEqual(givens);
    expect(importPuzzle(text)).toEqual(givens);
  });
});

test.each([
  ["", "unknown-form"],
  ["hello", "unknown-form"],
  ["hello there", "unknown-form"],
  ["https://puzz.link/", "unknown-form"],
  ["https://puzz.link/p?", "unknown-form"],
  ["https://puzz.link/p?nurikabe", "cut-off"],
  ["https://puzz.link/p?nurikabe/5", "cut-off"],
  ["https://puzz.link/p?nurikabe/5/5", "cut-off"],
  ["https://puzz.link/p?nurikabe/5/5/h1", "cut-off"],
  ["https://puzz.link/p?heyawake/5/5/0", "cut-off"],
  ["https://puzz.link/p?nurikabe/0/5/h1", "size"],
  ["https://puzz.link/p?nurikabe/-5/5/h1", "size"],
  ["https://puzz.link/p?nurikabe/5.5/5/h1", "size"],
  ["https://puzz.link/p?nurikabe/99999999999/5/h1", "size"],
  ["https://puzz.link/p?nurikabe/10000/10000/h1", "size"],
  ["https://puzz.link/p?sudoku/9/8/h1", "size"],
  ["https://puzz.link/p?sudoku/7/7/h1", "size"],
  ["https://puzz.link/p?skyscrapers/4/5/h1", "size"],
  [`${address}1`, "left-over"],
  [address.replace("5/5", "4/5"), "left-over"],
  [address.replace("h1", "h!"), "unreadable"],
  ["https://puzz.link/p?nurikabes/5/5/h1", "unknown-genre"],
  ["https://puzz.link/p?v:x/nurikabe/5/5/h1", "not-in-class"],
  ["https://puzz.link/p?nurikabe/v:x/5/5/h1", "not-in-class"],
  ["https://puzz.link/p?v:x/nurikabes/5/5/h1", "unknown-genre"],
  ["https://puzz.link/p?v:x", "unknown-form"],
  ["https://puzz.link/p?mashu/f/2/2/00", "not-in-class"],
  ["https://puzz.link/p?nurikabe/a/5", "size"],
  ["https://puzz.link/p?nurikabe//5/h1", "size"],
  ["https://puzz.link/p?lits/d/2/2/aab", "cut-off"],
  ["http://www.kanpen.net/nurikabe.html?problem=5/5/1_._._./", "unknown-form"],
  ["https://puzz.link/p?aqre/b/1/1/0", "not-in-class"],
  ["https://puzz.link/p?numlin/1/1/.", "not-in-class"],
  // A number without an arrow.
  ["https://puzz.link/p?yajilin/2/2/03c", "not-in-class"],
  ["https://puzz.link/p?usoone/1/1/.", "not-in-class"],
  ["pzprv3", "cut-off"],
  ["pzprv3/nurikabe", "cut-off"],
  ["pzprv3/nurikabe/5", "cut-off"],
  ["pzprv3/nurikabe/5/5/. . . . . /", "cut-off"],
  ["pzprv3/nurikabe/1/2/. . . /", "left-over"],
  ["pzprv3/nurikabe/1/2/. /", "cut-off"],
  ["pzprv3/nurikabe/1/2/. x /", "unreadable"],
  ["pzprv3/nurikabe/x/2/. . /", "size"],
  ["pzprv3.x/nurikabe/1/2/. . /", "unreadable"],
  ["pzprv3/nowhere/1/2/. . /", "unknown-genre"],
  ["12345678".repeat(10), "size"],
])("%s: %s", (text, kind) => {
  expect(problemOf(text)?.kind).toBe(kind);
});

test("100,000 characters", () => {
  for (const letter of ["z", "0", "-", "/", "?", "%2F", ".", "1 ", "\n", "a"]) {
    const many = letter.repeat(100_000 / letter.length);
    for (const { names, file } of partOfLong(15, genres)) {
      problemOf(`https://puzz.link/p?${names[0]}/400/400/${many}`);
      problemOf(`pzprv3/${file.name}/400/400/${many}`);
    }
    expect(problemOf(many)).toBeDefined();
    for (const { text } of puzzleTexts(many)) expect(text.length).toBeLessThanOrEqual(many.length);
  }
});

describe.each(genres.filter(({ margin }) => margin === undefined).map(({ puzzle }) => puzzle))(
  "%s",
  (puzzle) => {
    test.each(genreFormats)("%s, broken somewhere", (format) => {
      const letters = fc.constantFrom("", "z", "0", "9", "-", "/", ".", "%", " ", "\n", "v", "é", "*", "$");
      fc.assert(
        fc.property(randomGivens(puzzle), fc.nat(), fc.nat(), letters, (givens, at, length, letter) => {
          const written = exportPuzzle(givens, format);
          if ("problem" in written) return;
          const text = written.value;
          const start = at % (text.length + 1);
          problemOf(text.slice(0, start));
          problemOf(text.slice(0, start) + letter + text.slice(start + (length % 3)));
        }),
        { numRuns: 60 },
      );
    });
  },
);

test("the puzzles of a file, with pzprv3 text of many lines among them", () => {
  const file = `# first\n${address}\n\npzprv3\nnurikabe\n1\n2\n. 2 \n\n${address}\nhistory\n`;
  expect([...puzzleTexts(file)].map(({ text, line }) => [text.trim().slice(0, 6), line])).toEqual([
    ["https:", 2],
    ["pzprv3", 4],
    ["https:", 10],
    ["histor", 11],
  ]);
});
