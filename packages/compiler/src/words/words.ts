/**
 * Every word of the language, once, for whoever has to tell of it: hover, completion, `ecpc explain WORD`, messages, `grammar/words.md`. The code by which
 * the phases treat a word stands with them; `builtins.ts` has the attributes and aggregates.
 */
import { aggregates, attributes } from "../builtins.js";
import { looks } from "../draw/looks.js";
import { once } from "../once.js";
import { type DirectionName, isDirection } from "../vocabulary/directions.js";
import { aggregateExamples, attributeExamples } from "./examples.js";
import {
  adjectiveWords,
  boardWords,
  declarationWords,
  directionWords,
  lineWords,
  ruleWords,
  signs,
  sortWords,
  type WordMeaning,
} from "./meanings.js";

export interface WordEntry extends WordMeaning {
  readonly word: string;
  readonly kind: WordKind;
  /** For attributes and functions: what each takes and gives. */
  readonly signatures: readonly string[];
}

/** The kinds of words, with what a page says above them; in the order of the page. */
export const wordKinds = {
  line: "Lines of a file",
  declaration: "Declarations",
  sort: "Sorts: the things that rules are about",
  rule: "Rules",
  adjective: "Adjectives",
  attribute: "Attributes and functions: `c.row`, `distance(a, b)`",
  aggregate: "Aggregates: `sum(c.digit for c in r)`",
  board: "Boards: `board 5 x 6 hexagons`",
  direction: "Directions",
  sign: "Signs",
  look: "Looks: `show shaded as star`",
} as const;

export type WordKind = keyof typeof wordKinds;

const ofKind = (kind: WordKind, meanings: Readonly<Record<string, WordMeaning>>): readonly WordEntry[] =>
  Object.entries(meanings).map(([word, meaning]) => ({ word, kind, signatures: [], ...meaning }));

const attributeWords = (): readonly WordEntry[] =>
  [...attributes.values()].map(({ name, says, signatures }) => ({
    word: name,
    kind: "attribute",
    signatures,
    says,
    example: isDirection(name) ? besideIt(name) : attributeExamples[name],
  }));

/** The neighbours of a star, on the board where the example of a direction by itself is. */
const besideIt = (name: DirectionName): string => {
  const [board] = /^puzzle.*(?=at most)/s.exec(directionWords[name].example) ?? [""];
  const layer = board === "" ? "digit" : "star";
  return `${board}for each cell c: if c has ${name}: c.${name}.${layer} != c.${layer}`;
};

const aggregateWords = (): readonly WordEntry[] =>
  [...aggregates.values()].map(({ name, says, body, result }) => ({
    word: name,
    kind: "aggregate",
    signatures: [body === "none" ? `-> ${result}` : `${body} for … -> ${result}`],
    says,
    example: aggregateExamples[name],
  }));

const looksOf = {
  fill: "fills the cell",
  shape: "drawn in the cell, with the value in it if there is one",
  border: "thick borders round cells of equal values",
  nothing: "not drawn",
  way: "how paths are drawn",
} as const;

const lookWords = (): readonly WordEntry[] =>
  [...looks].map(([word, { kind }]) => ({
    word,
    kind: "look",
    signatures: [],
    says: looksOf[kind],
    example: `show ${kind === "way" ? "road" : kind === "border" ? "area" : "shaded"} as ${word}`,
  }));

/** In the order of the kinds, and within a kind of its table. Made when a word is asked for: most processes ask for none. */
export const words: () => readonly WordEntry[] = once(() => [
  ...ofKind("line", lineWords),
  ...ofKind("declaration", declarationWords),
  ...ofKind("sort", sortWords),
  ...ofKind("rule", ruleWords),
  ...ofKind("adjective", adjectiveWords),
  ...attributeWords(),
  ...aggregateWords(),
  ...ofKind("board", boardWords),
  ...ofKind("direction", directionWords),
  ...ofKind("sign", signs),
  ...lookWords(),
]);

/** By the word as it is written, in the singular; the same word may be of several kinds. */
export const wordsCalled = (word: string): readonly WordEntry[] =>
  words().filter((each) => each.word === word);
