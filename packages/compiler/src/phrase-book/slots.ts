/** Sentences with places for names: `each R have exactly # cells`, where a program has a region layer and a number. */

import { placeOfLayer } from "../english/place-of.js";
import { isArticle, letterWord, wordForms } from "../english/word-forms.js";
import type { Symbol as NamedThing } from "../resolved.js";
import { pluralOf } from "../text/plurals.js";

/** The kinds of names that take one another's place, by the letters that the phrase book has for them. */
export const kindsOfNames = {
  F: "a kind of cells: a yes/no layer, a value, a layer of a `let`",
  L: "a yes/no layer on links",
  E: "a yes/no layer on edges",
  K: "a yes/no layer on corners",
  N: "a layer of numbers that are to be found in cells",
  C: "a layer of numbers that are given in cells",
  O: "a layer of numbers beside rows and columns",
  R: "a layer of regions",
  P: "a layer of paths",
  B: "pieces",
  T: "a layer of values in cells",
  Y: "a layer of values beside rows and columns",
  G: "sets of a `let`",
  Q: "a place of the board that has a name",
  M: "a parameter",
  X: "a layer of another kind",
  "#": "a number",
} as const;

export type KindOfName = keyof typeof kindsOfNames;

export interface NameInPlace {
  readonly kind: KindOfName;
  readonly name: string;
  readonly isPlural: boolean;
}

/** A word of a sentence, or the name that stands there. */
export type Item = string | NameInPlace;

export const isSlot = (item: Item): item is NameInPlace => typeof item !== "string";

/** Kinds in whose place a name of another kind is tried where a sentence has none of the same: the nearest first. */
export const nearKinds: Readonly<Partial<Record<KindOfName, string>>> = {
  F: "LEK",
  L: "EF",
  E: "LF",
  N: "C",
  C: "NO",
  O: "C",
  R: "PBG",
  P: "RB",
  B: "RP",
  T: "YN",
  Y: "T",
  Q: "F",
  M: "#",
  "#": "M",
};

function kindOfLayer(symbol: NamedThing & { readonly kind: "layer" }): KindOfName {
  const { type, on, role } = symbol.declaration;
  const place = placeOfLayer(on);
  switch (type.kind) {
    case "yes-no-type":
      return place === "cell" ? "F" : place === "link" ? "L" : place === "edge" ? "E" : "K";
    case "number-type":
    case "range-type":
      return place === "cell" ? (role === "given" ? "C" : "N") : "O";
    case "numbers-type":
      return "O";
    case "region-type":
      return "R";
    case "paths-type":
      return "P";
    case "values-type":
      return place === "cell" ? "T" : "Y";
    default:
      return "X";
  }
}

function kindOf(symbol: NamedThing): KindOfName | undefined {
  switch (symbol.kind) {
    case "layer":
      return kindOfLayer(symbol);
    case "value":
    case "spelling":
      return "F";
    case "pieces":
      return "B";
    case "let":
      return symbol.form === "layer" ? "F" : "G";
    case "place":
      return "Q";
    case "parameter":
    case "asked":
      return "M";
    default:
      return undefined;
  }
}

/** Nouns that stand for the only layer of a kind. */
const nounsOfKinds: readonly (readonly [KindOfName, string])[] = [
  ["N", "digit number value"],
  ["C", "clue number hint"],
  ["R", "region room area cage"],
  ["P", "path route"],
  ["L", "loop line"],
  ["B", "piece tile"],
  ["F", "shaded black"],
];

/** Cells that are not of the only kind. */
const complements = ["unshaded", "white", "light", "unpainted"];

export type SlotsByWord = ReadonlyMap<string, NameInPlace>;

/** Layers may be called so, and sentences have these words for more. */
const PLACES = /^(?:left|right|top|bottom|up|down)$/;

/** The words by which sentences call what a program names. */
export function slotsOf(symbols: readonly NamedThing[]): SlotsByWord {
  const slots = new Map<string, NameInPlace>();
  const add = (word: string, slot: NameInPlace): void => {
    if (!slots.has(word)) slots.set(word, slot);
  };
  const names = new Map<KindOfName, Set<string>>();
  const addOthers = (words: readonly string[]): void => {
    for (const word of words) add(word, { kind: "F", name: word, isPlural: false });
  };
  for (const symbol of symbols) {
    const kind = kindOf(symbol);
    if (kind === undefined) continue;
    const { name } = symbol;
    if (PLACES.test(name)) continue;
    names.set(kind, (names.get(kind) ?? new Set()).add(name));
    if (isArticle(name)) add(letterWord(name), { kind, name, isPlural: false });
    else
      for (const word of wordForms(name).split("|"))
        add(word, { kind, name, isPlural: word !== name.toLowerCase() });
  }
  for (const [kind, nouns] of nounsOfKinds) {
    const [only, ...others] = names.get(kind) ?? [];
    if (only === undefined || others.length > 0) continue;
    if (kind === "F") addOthers([...complements, `un${only.toLowerCase()}`, `non${only.toLowerCase()}`]);
    for (const noun of nouns.split(" ")) {
      add(noun, { kind, name: only, isPlural: false });
      add(pluralOf(noun), { kind, name: only, isPlural: true });
    }
  }
  return slots;
}

/** `larger than the 1 before` */
const BEHIND_PRONOUN = /^(?:before|after|above|below|beside|behind)$/;

/** Normal words of a sentence. */
export const itemsOf = (words: readonly string[], slots: SlotsByWord): readonly Item[] =>
  words.map((word, at) =>
    word === "1" && words[at - 1] === "the" && BEHIND_PRONOUN.test(words[at + 1] ?? "")
      ? word
      : /^\d+$/.test(word)
        ? { kind: "#", name: word, isPlural: false }
        : (slots.get(word) ?? word),
  );

const isSeveral = (name: string): boolean => /[^su]s$/.test(name);

/** As it is shown. */
export const shownOf = (item: Item): string =>
  !isSlot(item)
    ? item
    : item.isPlural && item.kind !== "#" && !isSeveral(item.name)
      ? pluralOf(item.name)
      : item.name;

/** As sentences have it. */
export const wordOf = (item: Item): string => {
  const word = shownOf(item);
  return isSlot(item) ? (isArticle(item.name) ? letterWord(item.name) : word.toLowerCase()) : word;
};
