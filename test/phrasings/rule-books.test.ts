/** The first message about a sentence of a rule book leads to the text that is meant, or to none. */
import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";
import { followed, sentencesOf } from "./rule-books.js";

const log = process.env.ECP_LOG;
const sentences = sentencesOf(process.env.ECP_SENTENCES ?? new URL("rule-books.txt", import.meta.url));

test.each(sentences.map((each) => [each.puzzle, each.written, each] as const))(
  "%s: %s",
  (_, written, each) => {
    const { outcome, said } = followed(each);
    if (log !== undefined) appendFileSync(log, `${outcome}\t${written}\t${each.meant}\t${said}\n`);
    expect(["accepted", "led"], said).toContain(outcome);
  },
);
