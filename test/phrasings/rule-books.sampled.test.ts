/**
 * The quick fix of a sentence of a rule book is the text that is meant; there is none where the compiler does not read all of it. Of sentences that no rule of
 * the grammar reads, it is one of the choices. With ECP_SENTENCES=FILE other sentences are tried, with ECP_LOG=FILE a table is written.
 */
import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oneIn, partOfLong } from "../support/sampled.js";
import { type Followed, followed, type Sentence, sentencesOf } from "./rule-books.js";

const { ECP_LOG: log, ECP_SENTENCES: other } = process.env;
const sentences = sentencesOf(other ?? new URL("rule-books.txt", import.meta.url));
const tried = other === undefined ? oneIn(6, partOfLong(12, sentences)) : sentences;

const named = (all: readonly Sentence[]) => all.map((each) => [each.puzzle, each.written, each] as const);

function outcomeOf(each: Sentence): Followed {
  const found = followed(each);
  if (log !== undefined)
    appendFileSync(
      log,
      `${found.outcome}\t${each.written}\t${each.meant?.replaceAll("\n", " ⏎ ") ?? ""}\t${found.said.replaceAll("\n", " ⏎ ")}\n`,
    );
  return found;
}

test.each(named(tried))("%s: %s", (_, _written, each) => {
  const { outcome, said } = outcomeOf(each);
  expect(each.meant === undefined ? ["not led"] : ["accepted", "led"], said).toContain(outcome);
});

const inOtherWords = ["other-words.txt", "other-verbs.txt"].flatMap((file) =>
  sentencesOf(new URL(file, import.meta.url)),
);

test.skipIf(other !== undefined).each(named(oneIn(6, partOfLong(12, inOtherWords))))(
  "%s, in other words: %s",
  (_, _written, each) => {
    const { outcome, said } = outcomeOf(each);
    expect(each.meant === undefined ? ["not led"] : ["accepted", "led", "offered"], said).toContain(outcome);
  },
);
