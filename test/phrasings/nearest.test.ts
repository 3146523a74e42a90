/** The sentences of the phrase book that are nearest to one that nobody reads. */
import { describe, expect, test } from "vitest";
import { diagnosticJson } from "../../packages/compiler/src/json/diagnostics.js";
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
import { shownWords } from "../../packages/compiler/src/phrase-book/nouns.js";
import { agreement, claimOf } from "../../packages/compiler/src/phrase-book/opposites.js";
import { phraseBook } from "../../packages/compiler/src/phrase-book/phrase-book.js";
import { itemsOf, kindsOfNames, slotsOf, wordOf } from "../../packages/compiler/src/phrase-book/slots.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";
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

describe("choices", () => {
  const row = (rule: string): string =>
    `puzzle P\nboard 1 x 4\nfind who: {Ann, Bob, Cid, Dee}\nexactly one of each who in cells\n${rule}\n\ninstance:\n`;
  const stars = (rule: string): string => textOf(rule, "find star: yes/no\nfind n: 1..4");
  const said = (text: string): readonly string[] =>
    (errorOf(text)?.choices ?? []).map(({ title }) => title.slice(1, -1));
  const denied = /\b(?:not|no|nobody|never|neither|without)\b/;

  test.each([
    row("Ann enjoys the company of Bob beside her"),
    stars("each star is happy with a star somewhere around"),
  ])("of %s do not deny it first", (text) => {
    expect(said(text)[0]).not.toMatch(denied);
  });

  test.each([
    row("Ann dislikes Bob and does not sit right beside him"),
    stars("stars may not stand anywhere near one another"),
  ])("of %s deny it first", (text) => {
    expect(said(text)[0]).toMatch(denied);
  });

  test("name words that are not known", () => {
    expect(errorOf(textOf("two strips that share a lemma have different sizes"))?.help).toMatch(
      /^no rule is read from this sentence \(not known: `lemma`\); alike are\n/,
    );
  });

  test("are those of twenty lines", () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) => `${at + 2} strips that share borders have different sizes`,
    );
    const all = analyse("near.ecp", textOf(lines.join("\n")), noFiles).diagnostics;
    expect(all.filter(({ choices }) => choices !== undefined).length).toBe(12);
  });

  test("are in JSON, with their edits", () => {
    const text = textOf("two strips that share a border have different sizes");
    const error = errorOf(text);
    if (error === undefined) throw new Error("there is none");
    expect(
      diagnosticJson(error, new Map([["near.ecp", makeSource("near.ecp", text)]])).choices,
    ).toContainEqual({
      title: "“neighbouring strips have different sizes”",
      edits: [
        {
          file: "near.ecp",
          range: { start: { line: 5, character: 0 }, end: { line: 5, character: 51 } },
          text: "for each link (x, y) where x.strip is not y.strip: size(x.strip) != size(y.strip)",
        },
      ],
    });
  });
});

describe("of two sentences", () => {
  const names = slots("find who: {Ann, Bob}\nfind n: 1..4");
  const factor = (one: string, other: string): number => {
    const [a, b] = [one, other].map((each) => claimOf(itemsOf(withBounds(each.split(" ")), names)));
    return a === undefined || b === undefined ? 0 : agreement(a, b);
  };

  test.each([
    ["ann sits before bob", "bob sits after ann"],
    ["2 cells not have the same n", "2 cells have different ns"],
    ["no row have more than 2 stars", "each row have at most 2 stars"],
    ["3 or more stars in each row", "at least 3 stars in each row"],
    ["stars not touch", "stars be apart"],
  ])("%s: %s", (one, other) => {
    expect(factor(one, other)).toBe(1);
  });

  test.each([
    ["ann sits before bob", "ann sits after bob"],
    ["ann sits before bob", "bob sits before ann"],
    ["ann be beside bob", "ann not be beside bob"],
    ["2 cells have the same n", "2 cells have different ns"],
    ["at most 2 stars in each row", "at least 2 stars in each row"],
    ["the first cell be ann", "the last cell be ann"],
  ])("%s denies: %s", (one, other) => {
    expect(factor(one, other)).toBeLessThan(0.8);
  });
});

describe("nouns", () => {
  test.each([
    ["find who: {Ann, Bob}", "exactly 2 anns be in a row", "exactly 2 Ann are in a row"],
    ["find who: {Ann, Bob}", "the ann sits next to a bob", "Ann sits next to Bob"],
    ["find star: yes/no", "each row have exactly 2 star", "each row has exactly 2 stars"],
    ["find star: yes/no", "a star have exactly 1 neighbours", "a star has exactly 1 neighbour"],
    ["find shaded: yes/no", "a clue counts shadeds next to it", "a clue counts shaded cells next to it"],
    ["find shaded: yes/no", "row 2 have 1 shaded", "row 2 has 1 shaded cell"],
  ])("of %s: %s is shown as %s", (found, words, shown) => {
    expect(inPlainEnglish(shownWords(itemsOf(words.split(" "), slots(found))))).toBe(shown);
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
    "a clue tells how many shaded cells are around it, even diagonally",
  ],
  ["howmany stars in each row be at most 1", "the number of stars in each row is at most 1"],
  ["each 2 x 2 cell have a star", "each 2x2 block has a star"],
  ["each A_ occurs exactly 1 times", "each A occurs exactly once"],
  ["the loop pass each cell that touch a star", "the loop passes each cell that touches a star"],
  ["a star not touch any other star", "a star does not touch any other star"],
  ["cells not visited by the loop not be adjacent", "cells not visited by the loop are not adjacent"],
  ["a clue shows howmany cells its cage have", "a clue shows how many cells its cage has"],
  ["the cell who have the car", "the cell that has the car"],
  ["nobody who have an car be 3", "nobody who has a car is 3"],
])("%s is shown as: %s", (words, shown) => {
  expect(inPlainEnglish(words.split(" "))).toBe(shown);
});
