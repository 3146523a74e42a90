/** The nouns of a sentence as it is shown: behind a number they agree with it; adjectives and names of persons have no plural. */
import { pluralOf, singularsOf } from "../text/plurals.js";
import { type Item, isSlot, type NameInPlace, shownOf } from "./slots.js";

const NOUNS =
  /^(?:cell|neighbour|row|column|box|line|block|diagonal|edge|corner|side|group|run|step|year|hour|day|game|match|lesson|building|area|region|room|team|class|place|color|colour)(?:e?s)?$/;
const BEFORE_NOUN =
  /^(?:odd|even|adjacent|neighbouring|touching|different|equal|consecutive|other|empty|orthogonal|diagonal|of|its|the|working|white|black|straight|more|fewer)$/;
/** `row 2` is one. */
const NUMBERED = /^(?:row|column|cell|day|hour|round|number|and|or|to|than|-|x|is|be)$/;
/** They stand before `cells`. */
const ADJECTIVE =
  /(?:ed|en)$|^(?:un|non)\w|^(?:black|white|gr[ea]y|red|blue|green|yellow|orange|purple|pink|brown|dark|light|empty|full|free|off|late|early|home|away)$/;

/** Persons, days, teams. */
export const isNameOfOne = ({ kind, name }: NameInPlace): boolean =>
  /^[FQ]$/.test(kind) && /^\p{Lu}/u.test(name);
const isAdjective = ({ kind, name }: NameInPlace): boolean => kind === "F" && ADJECTIVE.test(name);

const wordAt = (items: readonly Item[], at: number): string => {
  const item = items[at];
  return item === undefined || isSlot(item) ? "" : item;
};

const numberAt = (items: readonly Item[], at: number): string | undefined => {
  const item = items[at];
  const word = item === undefined ? "" : isSlot(item) ? (/^[#M]$/.test(item.kind) ? item.name : "") : item;
  const before = items[at - 1];
  const isLabel =
    before !== undefined && (isSlot(before) ? /^[NTCYO]$/.test(before.kind) : NUMBERED.test(before));
  return /^\d+$/.test(word) || (word !== "" && isSlot(item ?? "")) ? (isLabel ? undefined : word) : undefined;
};

/** The places of nouns behind numbers, and whether each is of one. */
function counted(items: readonly Item[]): ReadonlyMap<number, boolean> {
  const found = new Map<number, boolean>();
  for (const at of items.keys()) {
    const number = numberAt(items, at);
    if (number === undefined) continue;
    let noun = at + 1;
    while (BEFORE_NOUN.test(wordAt(items, noun)) && wordAt(items, noun) !== "of") noun++;
    const item = items[noun];
    if (item === undefined || (!isSlot(item) && !NOUNS.test(item))) continue;
    const next = items[noun + 1];
    // `2 star cells`
    const isBefore =
      isSlot(item) && next !== undefined && (isSlot(next) ? next.kind === "F" : NOUNS.test(next));
    found.set(isBefore ? noun + 1 : noun, number === "1");
  }
  return found;
}

/** A word in the number. */
function inNumber(word: string, isOne: boolean): string {
  if (!isOne) return pluralOf(word);
  return NOUNS.test(word) && word !== "class"
    ? (singularsOf(word).find((each) => NOUNS.test(each)) ?? word)
    : word;
}

export function shownWords(items: readonly Item[]): readonly string[] {
  const numbers = counted(items);
  return items.flatMap((item, at): readonly string[] => {
    const isOne = numbers.get(at);
    const next = items[at + 1];
    if (!isSlot(item)) {
      const isArticle = /^(?:the|an?)$/.test(item) && next !== undefined && isSlot(next) && isNameOfOne(next);
      const behind = wordAt(items, at + 2);
      if (isArticle && !NOUNS.test(behind)) return [];
      if (/^an?$/.test(item) && next !== undefined && isSlot(next) && /[^su]s$/.test(next.name)) return [];
      return [isOne === undefined ? item : inNumber(item, isOne)];
    }
    if (isNameOfOne(item)) return [item.name];
    const isNoun = next !== undefined && (isSlot(next) || NOUNS.test(next));
    if (isAdjective(item)) {
      const before = wordAt(items, at - 1);
      const isOfCells = isOne !== undefined || (item.isPlural && !/^(?:be|not|all|both)$/.test(before));
      if (isNoun || !(isOfCells || /^an?$/.test(before))) return [item.name];
      return [item.name, (isOne ?? !item.isPlural) ? "cell" : "cells"];
    }
    return [shownOf(isOne === undefined || item.kind === "#" ? item : { ...item, isPlural: !isOne })];
  });
}
