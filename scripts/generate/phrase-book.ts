/**
 * The phrase book of packages/compiler/src/english/nearest: the sentences of test/phrasings/rule-books.txt that the grammar reads, with places for the names
 * of their programs.
 */
import { readFileSync } from "node:fs";
import { analyse } from "../../packages/compiler/src/compile.js";
import { type Item, isSlot, itemsOf, slotsOf } from "../../packages/compiler/src/english/nearest/slots.js";
import { englishIn, symbolsOf } from "../../packages/compiler/src/mending/names-in-puzzles.js";
import type { Generated } from "./table.js";

const SIGN = " ==> ";
const HAS_FORMAL_TEXT = /[=<>()[\]{}:]|\w\.\w/;
const FEWEST_WORDS = 3;

/** The second name of a kind is `F1`, the third `F2`; `s` stands behind a plural. */
function lineOf(items: readonly Item[]): string {
  const names = new Map<string, string[]>();
  return items
    .map((item) => {
      if (!isSlot(item)) return item;
      const ofKind = names.get(item.kind) ?? [];
      names.set(item.kind, ofKind);
      if (!ofKind.includes(item.name)) ofKind.push(item.name);
      return `${item.kind}${ofKind.indexOf(item.name) || ""}${item.isPlural ? "s" : ""}`;
    })
    .join(" ");
}

/** A line of the book, and its rule with the same letters in the place of names. */
interface Saying {
  readonly line: string;
  readonly rule: string;
}

function sayingOf(items: readonly Item[], rule: string): Saying {
  const line = lineOf(items);
  const letters = new Map(
    items.flatMap((item, at) =>
      isSlot(item) ? [[item.name, line.split(" ")[at]?.replace(/s$/, "") ?? ""]] : [],
    ),
  );
  return { line, rule: rule.replace(/[\p{L}_][\p{L}\p{N}_]*|\d+/gu, (word) => letters.get(word) ?? word) };
}

/** Of several with one meaning, one that is as near as this to another that is kept says no more. */
const SAME = 0.8;

/** The shortest of those that mean the same, and the others that are said in other words. */
function kept(sayings: readonly Saying[]): readonly string[] {
  const byRule = new Map<string, string[]>();
  for (const { line, rule } of sayings.toSorted((a, b) => a.line.length - b.line.length)) {
    const others = byRule.get(rule) ?? [];
    byRule.set(rule, others);
    if (!others.some((other) => share(line, other) > SAME)) others.push(line);
  }
  return [...new Set([...byRule.values()].flat())].toSorted();
}

/** Of the words of two lines, those that both have. */
function share(one: string, other: string): number {
  const [a, b] = [one, other].map((line) => new Set(line.split(" ")));
  if (a === undefined || b === undefined) return 0;
  return [...a].filter((word) => b.has(word)).length / new Set([...a, ...b]).size;
}

function sayingsIn(block: string): readonly Saying[] {
  const lines = block.split("\n");
  const text = lines.filter((line) => !line.includes(SIGN) && line !== "RULE").join("\n");
  const { resolved } = analyse("block.ecp", `${text}\n`, {
    read: () => ({ refused: "no other file is read" }),
  });
  const english = englishIn(resolved);
  const slots = slotsOf(symbolsOf(resolved));
  return lines.flatMap((line) => {
    const [sentence = "", meant = "never"] = line.split(SIGN);
    if (meant === "never" || HAS_FORMAL_TEXT.test(sentence)) return [];
    const words = english.wordsOf(sentence);
    const rule = words.length < FEWEST_WORDS ? undefined : english.ruleOf(words);
    return rule === undefined ? [] : [sayingOf(itemsOf(words, slots), rule)];
  });
}

export function phraseBook(root: string): Generated[] {
  const blocks = readFileSync(`${root}test/phrasings/rule-books.txt`, "utf8")
    .replace(/^\/\/.*\n/gm, "")
    .trim()
    .split("\n\n");
  const sayings = kept(blocks.flatMap(sayingsIn));
  const text = `/**
 * Sentences of rule books that the grammar reads, in its own words, with the letters of \`slots.ts\` in the place of names. Written by \`npm run generate\` from
 * test/phrasings/rule-books.txt.
 */
export const phraseBook = \`
${sayings.join("\n")}
\`;
`;
  return [{ path: "packages/compiler/src/english/nearest/phrase-book.ts", text }];
}
