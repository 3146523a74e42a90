/** The meanings of the words of the language, for hover and completion: those of the compiler's table, by kind. */
import { type WordKind, words } from "@ecp/compiler";

const ofKinds = (...kinds: readonly WordKind[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    words().flatMap(({ word, kind, says }) => (kinds.includes(kind) ? [[word, says] as const] : [])),
  );

/** Where a word is of several kinds, it is told of as the last of these. */
export const wordMeanings = ofKinds("sort", "declaration", "rule", "line");

export const sortMeanings = ofKinds("sort");

export const adjectiveMeanings = ofKinds("adjective");

/** As a paragraph of Markdown; empty where the word has none. */
export function exampleOf(word: string, kinds: readonly WordKind[]): string {
  const found = words().find((each) => each.word === word && kinds.includes(each.kind));
  return found === undefined ? "" : `\`\`\`ecp\n${found.example}\n\`\`\``;
}
