/**
 * The quick fix of a sentence of a rule book is the text that is meant; there is none where the compiler does not read all of it. With
 * ECP_SENTENCES=FILE other sentences are tried, with ECP_LOG=FILE a table is written.
 */
import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oneIn, partOfLong } from "../support/sampled.js";
import { followed, sentencesOf } from "./rule-books.js";

const { ECP_LOG: log, ECP_SENTENCES: other } = process.env;
const sentences = sentencesOf(other ?? new URL("rule-books.txt", import.meta.url));
const tried = other === undefined ? oneIn(6, partOfLong(12, sentences)) : sentences;

test.each(tried.map((each) => [each.puzzle, each.written, each] as const))("%s: %s", (_, written, each) => {
  const { outcome, said } = followed(each);
  if (log !== undefined)
    appendFileSync(log, `${outcome}\t${written}\t${each.meant?.replaceAll("\n", " ⏎ ") ?? ""}\t${said}\n`);
  expect(each.meant === undefined ? ["not led"] : ["accepted", "led"], said).toContain(outcome);
});
