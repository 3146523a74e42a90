/** The formatter: twice is once, the tree stays, comments stay, and what it makes of a text is what a person would want. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { format, formatParts } from "../../packages/compiler/src/format/format.js";
import { readLineTree } from "../../packages/compiler/src/syntax/lines/line-tree.js";
import { readCases } from "../corpus/cases.js";
import { oneIn, partOfLong, someRuns } from "../support/sampled.js";
import { anyText, mutated, soup } from "../syntax/sources.js";
import { respaced, statements } from "./random-trees.js";
import { treeOf } from "./tree-of.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ecp"))
    .map((file) => join(folder, file));

/** The comments behind `//`, in order. */
function commentsOf(text: string): string[] {
  const tree = readLineTree(text);
  const found: string[] = [];
  const gather = (from: number, to: number): void => {
    for (const line of text
      .slice(from, to)
      .replace("\ufeff", "")
      .split(/\r\n|[\r\n]/))
      for (const [, said = ""] of line.matchAll(/(?:^|[ \t\u00a0])(\/\/.*?)[ \t\u00a0]*$/g)) found.push(said);
  };
  const waiting = tree.lines.toReversed();
  for (let line = waiting.pop(); line !== undefined; line = waiting.pop()) {
    gather(line.from, line.lineStart);
    gather(line.end, line.to);
    waiting.push(...line.children.toReversed());
  }
  gather(tree.tail, text.length);
  return found;
}

/** The text without white space, as this file understands it: the formatter has no say in that. */
const bare = (text: string): string => text.replace(/[ \t\r\n\u00a0\ufeff]+/gu, "");

function holds(text: string): void {
  const once = format(text);
  expect(bare(once)).toBe(bare(text));
  expect(format(once)).toBe(once);
  expect(treeOf(once)).toEqual(treeOf(text));
  expect(commentsOf(once)).toEqual(commentsOf(text));
  expect(
    formatParts(text)
      .map(({ start, end }) => text.slice(start, end))
      .join(""),
  ).toBe(text);
}

describe("twice is once, the same tree, the same comments", () => {
  test.each(
    oneIn(3, [...filesBelow("examples"), ...filesBelow("test/classes"), ...filesBelow("test/golden")]),
  )("%s", (file) => {
    holds(readFileSync(join(root, file), "utf8"));
  });
  test.each(oneIn(3, filesBelow("test/corpus")))("%s", (file) => {
    const text = readFileSync(join(root, file), "utf8");
    for (const each of readCases(text).cases) holds(each.source);
  });
  test.each([
    ["any text", anyText],
    ["words and signs of the language", soup],
    ["a class, changed", mutated],
    ["a class, spaced otherwise", respaced],
    ["random statements", statements],
  ])("%s", (_, texts) => {
    fc.assert(fc.property(texts, holds), { numRuns: someRuns(300) });
  });
});

describe("white space only, also of what is torn, or stored otherwise", () => {
  const texts = [...filesBelow("examples"), ...filesBelow("test/classes")].map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const cases = filesBelow("test/corpus").flatMap((file) =>
    readCases(readFileSync(join(root, file), "utf8")).cases.map((each) => each.source),
  );
  const stored: readonly (readonly [string, (text: string) => string])[] = [
    ["CRLF", (text) => text.replaceAll("\n", "\r\n")],
    ["CR", (text) => text.replaceAll("\n", "\r")],
    ["tabs", (text) => text.replaceAll("  ", "\t")],
    ["no final newline", (text) => text.trimEnd()],
    ["a byte order mark", (text) => `\ufeff${text}`],
    ["a comment behind each line", (text) => text.replaceAll("\n", " //  here  and  there \n")],
  ];
  test.each(stored)("%s", (_, as) => {
    for (const text of oneIn(20, partOfLong(4, [...texts, ...cases]))) {
      const other = as(text);
      expect(bare(format(other))).toBe(bare(other));
    }
  });

  test("torn anywhere", () => {
    const torn = fc.tuple(fc.constantFrom(...texts, ...cases), fc.nat(), fc.nat()).map(([text, a, b]) => {
      const [from = 0, to = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
      return text.slice(from, to);
    });
    fc.assert(
      fc.property(torn, (text) => {
        expect(bare(format(text))).toBe(bare(text));
      }),
      { numRuns: someRuns(1000) },
    );
  });
});

describe("its changes", () => {
  const lines = (...all: readonly string[]): string => `${all.join("\n")}\n`;
  test.each([
    [
      "one space between words, none inside brackets",
      [
        "puzzle  P( n:1..9=3 )",
        "board n  x n",
        "find a:1 .. n",
        "let b=sum( x . a for x in  { r1c1,r1c2 } )",
      ],
      ["puzzle P(n: 1..9 = 3)", "board n x n", "find a: 1..n", "let b = sum(x.a for x in {r1c1, r1c2})"],
    ],
    [
      "operators have space on both sides or on none",
      ["puzzle P", "let a = 2*n + 1 -2", "let b = - 3 - -x"],
      ["puzzle P", "let a = 2*n + 1 - 2", "let b = -3 - -x"],
    ],
    [
      "steps of two, whatever they were, and continuations move along",
      ["puzzle P", "for each cell c:", "     if c is a:", "           b =", "             2", "     else: d"],
      ["puzzle P", "for each cell c:", "  if c is a:", "    b =", "      2", "  else: d"],
    ],
    [
      "a map is a picture: columns as wide as the widest symbol; rulers are not white space, and stay",
      ["instance of P:", "   a:", "     . 10 | .  3", "     --+--", "     1  . | 2 4"],
      ["instance of P:", "  a:", "     . 10 |  .  3", "    --+--", "     1  . |  2  4"],
    ],
    [
      "a dense map, and one whose rows differ, stay",
      ["instance of P:", "  a:", "      ab|c", "      d|ef", "  b:", "    1  2 3", "    1 2"],
      ["instance of P:", "  a:", "    ab|c", "    d|ef", "  b:", "    1  2 3", "    1 2"],
    ],
    [
      "settings of a legend, and comments, stand below each other",
      ["puzzle P", "legend:", '  "#": wall // black', '  "{d}\\{a}": wall, down = d //two', "  // alone   "],
      [
        "puzzle P",
        "legend:",
        '  "#":       wall            // black',
        '  "{d}\\{a}": wall, down = d  //two',
        "  // alone",
      ],
    ],
    [
      "columns behind colons are kept where there were some",
      ["instance of P:", "  top:   3 . 2", "  left:  1 . .", "  count:   2"],
      ["instance of P:", "  top:  3 . 2", "  left: 1 . .", "  count: 2"],
    ],
    [
      "at most one blank line, and one before a section with its comments",
      [
        "",
        "// first",
        "puzzle P",
        "",
        "",
        "board 2 x 2",
        "// second",
        "instance of P:",
        "  expect unique",
        "",
        "",
      ],
      ["// first", "puzzle P", "", "board 2 x 2", "", "// second", "instance of P:", "  expect unique"],
    ],
    [
      "a broken line keeps its text",
      ["puzzle P", "given  a  b", "find  c:  yes/no"],
      ["puzzle P", "given  a  b", "find c: yes/no"],
    ],
    [
      "the sign of the best number stays with it",
      ["puzzle P", "instance of P:", "  expect  best  - 5/2"],
      ["puzzle P", "", "instance of P:", "  expect best -5/2"],
    ],
    ["tabs go", ["puzzle P", 'rule "a":', "\tc\tis  b"], ["puzzle P", 'rule "a":', "  c is b"]],
  ])("%s", (_, before, after) => {
    expect(format(lines(...before))).toBe(lines(...after));
  });
  test("the line ends and the byte order mark of a text", () => {
    expect(format("\ufeffpuzzle  P\r\nboard  2 x 2")).toBe("\ufeffpuzzle P\r\nboard 2 x 2\r\n");
  });
  test("nothing stays nothing", () => {
    expect([format(""), format("\n \n")]).toEqual(["", ""]);
  });
});
