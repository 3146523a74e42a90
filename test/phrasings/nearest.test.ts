/** The sentences of the phrase book that are nearest to one that nobody reads. */
import { describe, expect, test } from "vitest";
import { symbolsOf } from "../../packages/compiler/src/mending/names-in-puzzles.js";
import {
  commonOf,
  inWordsOf,
  withBounds,
  withoutBounds,
} from "../../packages/compiler/src/phrase-book/counterparts.js";
import { filled, filledRule, fillings } from "../../packages/compiler/src/phrase-book/fillings.js";
import { inPlainEnglish } from "../../packages/compiler/src/phrase-book/in-plain-english.js";
import { nearestTo } from "../../packages/compiler/src/phrase-book/nearest.js";
import { phraseBook } from "../../packages/compiler/src/phrase-book/phrase-book.js";
import { itemsOf, kindsOfNames, slotsOf, wordOf } from "../../packages/compiler/src/phrase-book/slots.js";
import { noFiles } from "../support/hosts.js";
import { analyse } from "../support/with-mends.js";
import { counted, edited } from "./phrasings.js";

const textOf = (line: string, found = "find strip: region\ngiven clue: number"): string =>
  `puzzle P\nboard 3 x 3\n${found}\n\n${line}\n\ninstance:\n`;

const errorOf = (text: string) =>
  analyse("near.ecp", text, noFiles).diagnostics.find(({ severity }) => severity === "error");

const slots = (found: string) => slotsOf(symbolsOf(analyse("near.ecp", textOf("", found), noFiles).resolved));

describe("a sentence that nobody reads", () => {
  const text = textOf("two strips that share a border have different sizes");

  test("is told the nearest ones, in words and as rules", () => {
    const help = errorOf(text)?.help ?? "";
    expect(help).toContain("neighbouring strips have different sizes");
    expect(help).toContain(
      "`for each link (x, y) where x.strip is not y.strip: size(x.strip) != size(y.strip)`",
    );
    expect(help.split("\n").length).toBeLessThanOrEqual(4);
  });

  test("has each of them as a choice that is taken", () => {
    const choices = errorOf(text)?.choices ?? [];
    expect(choices.length).toBeGreaterThan(0);
    for (const { edits } of choices) expect(typeof counted(edited(text, edits))).toBe("bigint");
  });

  test("keeps its indent and the title of its rule", () => {
    const named = text.replace("two strips", 'rule "Sizes": two strips');
    const [first] = errorOf(named)?.choices ?? [];
    expect(edited(named, first?.edits ?? [])).toContain('\nrule "Sizes": for each link (x, y)');
  });

  test("has one message", () => {
    const all = analyse("near.ecp", text, noFiles).diagnostics.filter(({ severity }) => severity === "error");
    expect(all.length).toBe(1);
  });

  test("has choices where it begins with a word of the language", () => {
    const text = textOf("All strips are of the same length that share a border");
    expect(errorOf(text)?.choices?.length).toBeGreaterThan(0);
  });

  test("is told the part that is read as well", () => {
    const text = textOf("Each strip has at least one clue, and that clue is how many cells the strip has");
    expect(errorOf(text)?.choices?.length).toBeGreaterThan(0);
    expect(errorOf(text)?.help).toContain("for one part");
  });

  test("of nothing that the book speaks of is told none", () => {
    expect(errorOf(textOf("whatever happens tomorrow never matters"))?.choices).toBeUndefined();
  });

  test("of formal text is told none", () => {
    expect(errorOf(textOf("for each cell c: c.strip = ) c.clue"))?.choices).toBeUndefined();
  });
});

describe("the book", () => {
  const lines = phraseBook.trim().split("\n");

  test("has only letters of the table", () => {
    const letters = new Set(lines.flatMap((line) => line.match(/\b[A-Z](?=\d*s?\b)/g) ?? []));
    expect([...letters].filter((letter) => !(letter in kindsOfNames))).toEqual([]);
  });

  test("has sayings that are the nearest to themselves", () => {
    const names = slots("find strip: region\nfind shaded: yes/no");
    const [nearest] = nearestTo("each strip have exactly 3 shadeds".split(" "), names);
    expect(nearest?.likeness).toBeGreaterThan(0.6);
    expect(nearest?.words.join(" ")).toMatch(/strip.*3.*shaded/);
  });

  test("has none whose words are those of no sentence", () => {
    expect([...nearestTo(["zzz", "yyy", "xxx"], slots(""))].every(({ likeness }) => likeness === 0)).toBe(
      true,
    );
  });
});

describe("names in a saying", () => {
  const names = slots("find colour: {red, blue}");
  const items = itemsOf("each red cell touches a blue cell".split(" "), names);

  test("stand at the places of their kind, in each order", () => {
    const saying = [
      "no",
      { kind: "F", name: "", isPlural: true },
      "near",
      { kind: "F", name: "1", isPlural: false },
    ] as const;
    const said = [...fillings(saying, items)].map((given) => filled(saying, given).map(wordOf).join(" "));
    expect(said).toEqual(["no reds near blue", "no blues near red"]);
  });

  test("stand in its rule", () => {
    const saying = itemsOf(["x"], names);
    const [given] = fillings([...saying, { kind: "F", name: "", isPlural: false }], items);
    expect(filledRule("exactly # F in each R", given ?? new Map())).toBe("exactly # red in each R");
  });

  test("are not found where the sentence has too few", () => {
    const three = ["", "1", "2"].map((name) => ({ kind: "F", name, isPlural: false }) as const);
    expect([...fillings(three, items)]).toEqual([]);
  });
});

describe("counterparts", () => {
  test("take one another's place", () => {
    expect(inWordsOf(["each", "column"], ["in", "each", "row"])).toEqual(["in", "each", "column"]);
    expect(commonOf("column")).toBe("row");
  });

  test("stay where both are there", () => {
    expect(inWordsOf(["row", "column"], ["row"])).toEqual(["row"]);
    expect(inWordsOf(["column"], ["row", "and", "column"])).toEqual(["row", "and", "column"]);
  });

  test("are bounds as well", () => {
    const words = ["at", "most", "2", "at", "home"];
    expect(withBounds(words)).toEqual(["at-most", "2", "at", "home"]);
    expect(withoutBounds(withBounds(words))).toEqual(words);
  });
});

test.each([
  ["no rooms be square", "no rooms are square"],
  ["each room have exactly 3 cells", "each room has exactly 3 cells"],
  ["walls not touch", "walls do not touch"],
  ["Ann and Bob have different ages", "Ann and Bob have different ages"],
  ["3 cells in a row not be alike", "3 cells in a row are not alike"],
  [
    "a clue tell howmany shaded cells be around it diagonallytoo",
    "a clue tell how many shaded cells are around it, even diagonally",
  ],
  ["howmany stars in each row be at most 1", "the number of stars in each row is at most 1"],
  ["each 2 x 2 cell have a star", "each 2x2 block has a star"],
  ["each A_ occurs exactly 1 times", "each A occurs exactly once"],
])("%s is shown as: %s", (words, shown) => {
  expect(inPlainEnglish(words.split(" "))).toBe(shown);
});
