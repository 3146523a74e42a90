/** `ecpc explain neighbours`: a word of the language; of a sort also everything that its things have. */
import {
  belongingsOf,
  entriesOfWord,
  nearName,
  singularsOf,
  type WordEntry,
  wordKinds,
  wordMeantBy,
  words,
} from "@ecp/compiler";
import type { Terminal } from "../terminal.js";
import { indented, wrapped } from "./paragraphs.js";

export const wordEntries = (word: string): readonly WordEntry[] =>
  entriesOfWord(word.toLowerCase(), singularsOf);

/** The word that somebody may have meant. */
export const nearWord = (word: string): string | undefined =>
  wordMeantBy(word) ??
  nearName(
    word.toLowerCase(),
    words().map((each) => each.word),
  );

export function explainWord(entries: readonly WordEntry[], { out }: Terminal): void {
  const { bold } = out.colours;
  const width = Math.min(100, Math.max(40, out.width));
  entries.forEach(({ word, kind, says, signatures, example }, at) => {
    const [title = ""] = wordKinds[kind].split(":");
    if (at > 0) out.write("\n");
    out.write(`${bold(word)} (${title.toLowerCase()})\n\n`);
    if (signatures.length > 0)
      out.write(`${indented(signatures.map((each) => `${word}: ${each}`).join("\n"))}\n\n`);
    out.write(`${wrapped(says, width)}\n\n${bold("example")}\n\n${indented(example)}\n`);
    const own = kind === "sort" ? belongingsOf(word) : [];
    if (own.length === 0) return;
    const longest = Math.max(...own.map(({ use }) => use.length));
    const lines = own.map((each) => `${each.use.padEnd(longest)}  ${each.says}`);
    out.write(`\n${bold(`a ${word} has`)}\n\n${indented(lines.join("\n"))}\n`);
  });
}
