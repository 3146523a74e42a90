/** Everything that a thing of a sort has: its attributes and functions, as in `c.row`, by what their signatures take first. */
import { derivedSorts, isSetOfCells, sortNames } from "../vocabulary/sorts.js";
import { type WordEntry, words, wordsCalled } from "./words.js";

/** Sorts that are sets of cells, and may stand wherever cells are asked for. */
const setsOfCells: ReadonlySet<string> = new Set([
  ...sortNames.filter(isSetOfCells),
  ...derivedSorts,
  "region",
  "path",
]);

export interface Belonging extends WordEntry {
  /** Without the thing itself: `c.next(direction) -> cell`. */
  readonly use: string;
}

/** `sort`: `cell`, `row`, `link`, …, `number`. Nothing, of a word that is no sort. */
export function belongingsOf(sort: string): readonly Belonging[] {
  const takenAs = new Set([
    sort,
    ...(setsOfCells.has(sort) ? ["cells", "ordered cells", "set", "ordered set"] : []),
  ]);
  if (sort === "row" || sort === "column") takenAs.add("line");
  return words().flatMap((each) => {
    if (each.kind !== "attribute") return [];
    for (const signature of each.signatures) {
      const [taken = "", given = ""] = signature.split("->").map((part) => part.trim());
      const [first = "", ...others] = taken.split(",").map((part) => part.trim());
      if (!takenAs.has(first)) continue;
      const more = others.length === 0 ? "" : `(${others.join(", ")})`;
      return [{ ...each, use: `${sort.charAt(0)}.${each.word}${more} -> ${given}` }];
    }
    return [];
  });
}

/** Of a word as it is written, and of what it may be the plural of. */
export const entriesOfWord = (
  word: string,
  singulars: (word: string) => readonly string[],
): readonly WordEntry[] => [...new Set([word, ...singulars(word)])].flatMap(wordsCalled);
