/** Words of which a sentence may have any in the place of another: a saying about rows is one about columns. */
import { type Item, isSlot } from "./slots.js";

const table = `
row column
rows columns
left right
above below
top bottom
first last
odd even
horizontally vertically
horizontal vertical
highest lowest
largest smallest
greatest least
increase decrease
increases decreases
inside outside
maximize minimize
exactly at-most at-least
`;

const classes: readonly (readonly string[])[] = table
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

const classOf = new Map(classes.flatMap((words, at) => words.map((word) => [word, at] as const)));

/** The same for all counterparts. */
export const commonOf = (word: string): string => classes[classOf.get(word) ?? -1]?.[0] ?? word;

/** `at most` as one word, as it is in the table. */
export const withBounds = (all: readonly string[]): readonly string[] => {
  const words = all
    .join(" ")
    .replace(
      /(?<!\S)(\d+|#\d*) or (?:(more)|fewer|less)(?!\S)/g,
      (_, number, more) => `at ${more ? "least" : "most"} ${number}`,
    )
    .split(" ");
  return words.flatMap((word, at) => {
    if (word === "at" && /^(?:most|least)$/.test(words[at + 1] ?? "")) return [];
    return words[at - 1] === "at" && /^(?:most|least)$/.test(word) ? [`at-${word}`] : [word];
  });
};

export const withoutBounds = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => (/^at-(?:most|least)$/.test(word) ? word.split("-") : [word]));

type Classes = ReadonlyMap<number, ReadonlySet<string>>;

function classesIn(items: readonly Item[]): Classes {
  const found = new Map<number, Set<string>>();
  for (const word of items) {
    const at = isSlot(word) ? undefined : classOf.get(word);
    if (at !== undefined && !isSlot(word)) found.set(at, (found.get(at) ?? new Set()).add(word));
  }
  return found;
}

/** A saying with the words of another sentence in the place of their counterparts, where only one of both is in either. */
export function inWordsOf(sentence: readonly Item[], saying: readonly Item[]): readonly Item[] {
  const said = classesIn(sentence);
  const own = classesIn(saying);
  return saying.map((word) => {
    const at = isSlot(word) ? undefined : classOf.get(word);
    if (at === undefined || own.get(at)?.size !== 1 || said.get(at)?.size !== 1) return word;
    const [other = word] = said.get(at) ?? [];
    return other;
  });
}
