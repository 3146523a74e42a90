/**
 * The phrase book of packages/compiler/src/phrase-book: the sentences of test/phrasings/rule-books.txt that the grammar reads, and those of
 * other-words.txt beside it that mean the same, with places for the names of their programs.
 */
import { readFileSync } from "node:fs";
import { analyse } from "../../packages/compiler/src/compile.js";
import type { English } from "../../packages/compiler/src/english/read.js";
import { englishIn, symbolsOf } from "../../packages/compiler/src/mending/names-in-puzzles.js";
import {
  type Item,
  isSlot,
  itemsOf,
  type SlotsByWord,
  slotsOf,
} from "../../packages/compiler/src/phrase-book/slots.js";
import type { Generated } from "./table.js";

const SIGN = " ==> ";
const NEXT = " ⏎ ";
const HAS_FORMAL_TEXT = /[=<>()[\]{}:]|\w\.\w/;
const FEWEST_WORDS = 3;
/** Nobody says a longer one in nearly the same words. */
const MOST_WORDS = 10;

/** A sentence in letters, its rule in the same, and who reads it. */
interface Saying {
  readonly line: string;
  readonly rule: string;
  readonly isRead: boolean;
  /** The number that was written for each `#`. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Of one puzzle only: it drinks, teaches, travels. */
  readonly isSpecial?: boolean;
}

/** Verbs and nouns of few puzzles, and those that are said instead where the rule stays the same. */
const plainer: readonly (readonly [special: RegExp, ...plain: string[]])[] = [
  [/\beverybody <verb> something else\b/, "no 2 cells have the same <layer>"],
  [/<verb>/, "have", "be", "be on", "be in"],
  [/\bhave its exam on\b/, "be on", "be"],
  [/\bbe (?:drunk|eaten|taken|taught) (?:by|in)\b/, "be in", "belong to", "be"],
  [/\bbe taught\b/, "be there", "appear"],
  [/\b(?:works?|runs?(?! of\b)) (?:on )?/, "be on ", "be ", "have "],
  [/\b(?:teaches|teach|scored|plays?) /, "have "],
  [/\b(?:travels?|arrives?|runs?(?! of\b)|works?|teaches|comes?(?= (?:on|in) )) /, "be ", "be on ", "live "],
  [/\b(?:travels?|arrives?|runs?|works?)$/, "be", "have it"],
  [/ (?:drinker|eater|player|runner)\b/g, " cell", ""],
  [/\b(?:boxes|parcels|exams|lessons)\b/g, "cells"],
];

/** Another wording with the same rule; the same words where none is known; undefined where they are plain. */
function plainWords(
  words: readonly string[],
  items: readonly Item[],
  english: English,
): readonly string[] | undefined {
  const isSubject = (at: number): boolean => {
    const item = items[at];
    if (item === undefined) return false;
    return isSlot(item)
      ? /^[FQ]$/.test(item.kind)
      : /^(?:somebody|nobody|everybody|who|whoever|not)$/.test(item);
  };
  const verbs = [...items.keys()].filter((at) => {
    const [item, next] = [items[at], items[at + 1]];
    if (item === undefined || !isSlot(item) || !/^[TY]$/.test(item.kind) || !isSubject(at - 1)) return false;
    return (
      next !== undefined &&
      (isSlot(next) ? next.kind === "F" : /^(?:something|neither|either|the|only|on)$/.test(next))
    );
  });
  const text = words.map((word, at) => (verbs.includes(at) ? "<verb>" : word)).join(" ");
  const layer = verbs.map((at) => items[at]).find((item) => item !== undefined && isSlot(item));
  const rule = english.ruleOf(words);
  let isSpecial = false;
  for (const [special, ...plain] of plainer) {
    if (text.search(special) < 0) continue;
    isSpecial = true;
    for (const each of plain) {
      const other = text
        .replace(special, each)
        .replace("<layer>", layer !== undefined && isSlot(layer) ? layer.name : "")
        .replaceAll("<verb>", "have")
        .split(" ");
      if (english.ruleOf(other) === rule) return other;
    }
  }
  return isSpecial ? words : undefined;
}

/** The letter of each name, in the order in which a sentence has them, and then its rule: the second name of a kind is `F1`. */
function lettersOf(items: readonly Item[], rule: string, slots: SlotsByWord): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const many = new Map<string, number>();
  const bySlot = new Map([...slots.values()].map((slot) => [slot.name, slot]));
  const unnamed = (rule.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []).flatMap((word) => bySlot.get(word) ?? []);
  for (const item of [...items, ...unnamed]) {
    if (!isSlot(item) || letters.has(item.name)) continue;
    const at = many.get(item.kind) ?? 0;
    many.set(item.kind, at + 1);
    letters.set(item.name, `${item.kind}${at || ""}`);
  }
  return letters;
}

/** `s` stands behind a plural. */
const lineOf = (items: readonly Item[], letters: ReadonlyMap<string, string>): string =>
  items
    .map((item) => (isSlot(item) ? `${letters.get(item.name)}${item.isPlural ? "s" : ""}` : item))
    .join(" ");

const inLetters = (rule: string, letters: ReadonlyMap<string, string>): string =>
  rule.replace(/[\p{L}_][\p{L}\p{N}_]*|\d+/gu, (word) => letters.get(word) ?? word);

/** A number that a sentence does not name is one of its board, but for 0 and 1; so is a place by its row and column. */
const isOfBoard = (rule: string): boolean =>
  /\br\d+c\d+\b|\b(?:rows|columns|cells)\[|\.(?:row|column) = \d|size\(\w\.cells\) = /.test(rule) ||
  /(?<!#)\b(?:[2-9]|\d\d+)\b/.test(rule) ||
  // One number in two places may be two of one size.
  /(#\d*)(?!\d).*\1(?!\d)/s.test(rule);

/** A number that its rule does not have is a word of a sentence: `no two stars …`. */
const withWords = (items: readonly Item[], rule: string): readonly Item[] =>
  items.map((item) =>
    isSlot(item) && item.kind === "#" && !new RegExp(`\\b${item.name}\\b`).test(rule) ? item.name : item,
  );

function sayingIn(line: string, english: English, slots: SlotsByWord): readonly Saying[] {
  const [sentence = "", meant = "never"] = line.split(SIGN);
  if (meant === "never" || HAS_FORMAL_TEXT.test(sentence)) return [];
  const words = english.wordsOf(sentence);
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return [];
  const read = english.ruleOf(words);
  const text = read ?? meant.replaceAll(NEXT, "\n");
  const items = read === undefined ? withWords(itemsOf(words, slots), text) : itemsOf(words, slots);
  const letters = lettersOf(items, read === undefined ? text : "", slots);
  const rule = inLetters(text, letters);
  if (read === undefined && isOfBoard(rule)) return [];
  const numbers = new Map(
    [...letters].flatMap(([name, letter]) => (letter.startsWith("#") ? [[letter, name]] : [])),
  );
  const saying = { line: lineOf(items, letters), rule, isRead: read !== undefined, numbers };
  const plain = read === undefined ? undefined : plainWords(words, items, english);
  if (plain === undefined) return [saying];
  const special = { ...saying, isSpecial: true };
  return plain === words ? [special] : [{ ...saying, line: lineOf(itemsOf(plain, slots), letters) }, special];
}

interface Block {
  readonly text: string;
  readonly lines: readonly string[];
}

const blocksIn = (file: string): readonly Block[] =>
  readFileSync(file, "utf8")
    .replace(/^\/\/.*\n/gm, "")
    .trim()
    .split("\n\n")
    .map((block) => {
      const lines = block.split("\n");
      const isText = (line: string): boolean => !line.includes(SIGN) && line !== "RULE";
      return { text: lines.filter(isText).join("\n"), lines: lines.filter((line) => line.includes(SIGN)) };
    });

/** The sentences of a block, those of one formal text together. */
function sayingsIn({ text, lines }: Block): readonly (readonly Saying[])[] {
  const { resolved } = analyse("block.ecp", `${text}\n`, {
    read: () => ({ refused: "no other file is read" }),
  });
  const english = englishIn(resolved);
  const slots = slotsOf(symbolsOf(resolved));
  const byMeaning = new Map<string, Saying[]>();
  for (const line of lines) {
    const [, meant = ""] = line.split(SIGN);
    const sayings = byMeaning.get(meant) ?? [];
    byMeaning.set(meant, sayings);
    sayings.push(...sayingIn(line, english, slots));
  }
  return [...byMeaning.values()];
}

/** Of several sentences that mean the same, one of which so much is in another says no more. */
const SAME = 0.22;

/** Of the words of two lines, those that both have. */
function share(one: string, other: string): number {
  const [a, b] = [one, other].map((line) => new Set(line.split(" ")));
  if (a === undefined || b === undefined) return 0;
  return [...a].filter((word) => b.has(word)).length / new Set([...a, ...b]).size;
}

/** In the numbers of the sentence above: `3 in a row` is no other wording of `more than #` where `#` was 2. */
function inNumbersOf(first: Saying, other: Saying): Saying | undefined {
  const words = other.line.split(" ");
  const unsaid = [...first.numbers].filter(([letter]) => !first.rule.split(/(#\d*)/).includes(letter));
  if (unsaid.some(([letter, number]) => (other.numbers.get(letter) ?? number) !== number)) return undefined;
  const missing = unsaid.filter(([letter]) => !words.includes(letter));
  const own = words.filter((word) => /^\d+$/.test(word));
  if (missing.length === 0 || own.length === 0) return other;
  const letterOf = new Map(missing.map(([letter, number]) => [number, letter]));
  if (!own.some((number) => letterOf.has(number))) return undefined;
  return { ...other, line: words.map((word) => letterOf.get(word) ?? word).join(" ") };
}

/** In the numbers of one of them. */
function inGroups(sayings: readonly Saying[]): readonly (readonly Saying[])[] {
  const groups: Saying[][] = [];
  for (const each of sayings) {
    const fitting = groups.flatMap((group) => {
      const said = group[0] === undefined ? undefined : inNumbersOf(group[0], each);
      return said === undefined ? [] : [{ group, said }];
    })[0];
    if (fitting !== undefined) fitting.group.push(fitting.said);
    else if (each.isRead || groups.length === 0) groups.push([each]);
  }
  return groups;
}

/** Those that are read, in plain words. */
const inOrder = (a: Saying, b: Saying): number =>
  Number(b.isRead) - Number(a.isRead) ||
  Number(a.isSpecial ?? false) - Number(b.isSpecial ?? false) ||
  byLength(a, b);

const byLength = (a: Saying, b: Saying): number =>
  a.line.length - b.line.length || (a.line < b.line ? -1 : 1);

export function phraseBook(root: string): Generated[] {
  const blocks = new Map<string, string[]>();
  for (const file of ["rule-books.txt", "other-words.txt"])
    for (const { text, lines } of blocksIn(`${root}test/phrasings/${file}`))
      blocks.set(text, [...(blocks.get(text) ?? []), ...lines]);
  const byRule = new Map<string, Saying[]>();
  for (const [text, lines] of blocks)
    for (const alike of sayingsIn({ text, lines })) {
      // The rule that the grammar reads, and the one that was meant, are one: the test of the sentences says so.
      const rule = alike.find(({ isRead }) => isRead)?.rule ?? alike[0]?.rule;
      if (rule === undefined) continue;
      byRule.set(rule, [...(byRule.get(rule) ?? []), ...alike]);
    }
  const said = new Set<string>();
  const lines = [...byRule].flatMap(([rule, sayings]) => {
    const kept: Saying[] = [];
    for (const each of [...sayings].sort(inOrder)) {
      const isSaid = each.isSpecial !== true && kept.some(({ line }) => share(line, each.line) > SAME);
      if (said.has(each.line) || isSaid) continue;
      said.add(each.line);
      kept.push(each);
    }
    return inGroups(kept).flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const own = first.isRead ? first.line : `${first.line} ==> ${rule.replaceAll("\n", NEXT)}`;
      return [[own, ...others.map(({ line, isRead }) => (isRead ? line : `> ${line}`))].join("\n")];
    });
  });
  const text = `/**
 * Sentences of rule books in the words of the grammar, with the letters of \`slots.ts\` in the place of names: those that it reads; behind \`>\` others that
 * mean the same as the one above them; behind \`==>\` the rule where the grammar reads none. Written by \`npm run generate\` from test/phrasings/.
 */
export const phraseBook = \`
${lines.toSorted().join("\n")}
\`;
`;
  return [{ path: "packages/compiler/src/phrase-book/phrase-book.ts", text }];
}
