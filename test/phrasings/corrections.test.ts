/** Sentences that are read when few of their words are corrected. */
import { describe, expect, test } from "vitest";
import { correctedBy } from "../../packages/compiler/src/corrections/corrected.js";
import { englishIn } from "../../packages/compiler/src/mending/names-in-puzzles.js";
import { noFiles } from "../support/hosts.js";
import { analyse } from "../support/with-mends.js";

const program = (line: string): string =>
  `puzzle P
board 1 x 4
find person: {Ann, Bob, Cid, Dee}
find drink: {tea, milk, water, juice}
exactly one of each person in cells
exactly one of each drink in cells
given clue: number
find shaded: yes/no
${line}

instance:
  clue: r1c1 = 2
`;

function corrected(sentence: string): readonly string[] {
  const english = englishIn(analyse("p.ecp", program(""), noFiles).resolved);
  const { rules, names, words } = english.grammar();
  const found = correctedBy(
    rules,
    english.wordsOf(sentence),
    { isName: (word) => names.has(word), isKnown: (word) => words.has(word) },
    3,
  );
  return found.map(({ words }) => words.join(" "));
}

describe("the cheapest corrections of a sentence", () => {
  test("leave out words that no phrase has", () => {
    expect(corrected("Clues themselves are never shaded.")[0]).toBe("clues not be shaded");
  });

  test("add small words", () => {
    expect(corrected("the shaded cells must connected")[0]).toBe("the shaded cells be connected");
  });

  test.each([
    "Ann rarely drinks tea",
    "Ann is nowhere near Bob",
    "Ann hates tea",
    "Ann drinks anything except tea",
  ])("keep the words that decide: %s", (sentence) => {
    for (const each of corrected(sentence)) {
      expect(each).not.toMatch(/^ann (?:be|have|drinks?) (?:a |the )?(?:tea|bob)$/);
    }
  });

  test("keep every name and every number", () => {
    for (const each of corrected("Ann and Bob somehow share 3 shaded cells")) {
      for (const word of ["ann", "bob", "3", "shaded"]) expect(each.split(" ")).toContain(word);
    }
  });

  test("come to an end where words are said again and again", () => {
    const start = performance.now();
    corrected("shaded and ".repeat(15));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

test("a sentence with corrections is a choice, as it is read, with its rule", () => {
  const [error] = analyse("p.ecp", program("Clues themselves are never shaded."), noFiles).diagnostics.filter(
    ({ severity }) => severity === "error",
  );
  expect(error?.choices?.[0]).toMatchObject({
    title: "“clues are not shaded”",
    edits: [{ text: "for each cell c with clue: c is not shaded" }],
  });
});

test("what is always so is no choice", () => {
  const help = analyse("p.ecp", program("the clues are given somewhere"), noFiles)
    .diagnostics.map(({ help: each }) => each)
    .join("\n");
  expect(help).not.toContain("for each cell c with clue: c has clue");
});
