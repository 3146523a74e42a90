/** The sentence that was meant by one that the grammar refuses, in words that it has: told by the tokens round the place where it goes wrong. */
import type { IToken } from "chevrotain";
import { pluralOf } from "../text/plurals.js";
import { sortNames } from "../vocabulary/sorts.js";
import type { ErrorCode } from "./parse-error.js";
import { isReserved } from "./token-table.js";
import { token, word } from "./tokens.js";

export const boundWords = [word.exactly, word.most, word.least];

/** `cells where has clue`, `where not has clue` */
export function havingMeant(tokens: readonly IToken[], index: number): string | undefined {
  const [before, has, name] = tokens.slice(index - 1, index + 2);
  if (has?.tokenType !== word.has || name === undefined) return undefined;
  // `where has(cell(i, j))`: what is asked for stands behind `has`, and who has it before.
  if (name.tokenType === token.OpenParenthesis) {
    const [of] = tokens.slice(index + 2);
    return of?.image === "cell" ? "board has cell(…)" : "c has …";
  }
  if (before?.tokenType === word.where) return `with ${name.image}`;
  return before?.tokenType === word.not && tokens[index - 2]?.tokenType === word.where
    ? `without ${name.image}`
    : undefined;
}

/** `all different`, `all different in each row`, `different digits in each row`, up to the token that does not fit. */
export function differentMeant(tokens: readonly IToken[], index: number): string | undefined {
  const at = tokens.findIndex(({ image }) => image === "different");
  if (at < 0 || at >= index || index > at + 5) return undefined;
  const each = tokens.findIndex(({ tokenType }) => tokenType === word.each);
  const family = each > at ? tokens[each + 1]?.image : undefined;
  return family === undefined
    ? "different(x.… for x in …)"
    : `for each ${family} s: different(x.… for x in s)`;
}

/** `c has no clue` */
export function hasNotMeant(tokens: readonly IToken[], index: number): string | undefined {
  const [has, no, name] = tokens.slice(index - 1, index + 2);
  return has?.tokenType === word.has && no?.tokenType === word.no && name !== undefined
    ? `has not ${name.image}`
    : undefined;
}

/** `c in all cells`, `c in each cell`: a set is named by its plural alone. */
export function setMeant(tokens: readonly IToken[], index: number): string | undefined {
  const each = tokens.findLastIndex(
    ({ tokenType, image }, at) => at <= index && (tokenType === word.each || image === "all"),
  );
  const [before, , isIn] = tokens.slice(Math.max(0, each - 3), each);
  const name = tokens[each + 1];
  if (each < index - 1 || isIn?.tokenType !== word.in || name === undefined) return undefined;
  // The counted thing has no name: `exactly 1 shaded in all rows`.
  if (before === undefined || !["(", ",", "for"].includes(before.image)) return undefined;
  if (!/^[\p{L}_]/u.test(name.image) || isReserved(name.image)) return undefined;
  return `in ${pluralOf(name.image)}`;
}

/** `(cells x in S where …)`, as heads have it: an expression names the set first. */
export function filterMeant(tokens: readonly IToken[], index: number): string | undefined {
  const [sort, name, isIn, set] = [index - 1, index, index + 1, index + 2].map((at) => tokens[at]);
  if (isIn?.tokenType !== word.in || sort === undefined || name === undefined || set === undefined)
    return undefined;
  const isSort = sortNames.some((each) => each === sort.image || pluralOf(each) === sort.image);
  const areNames =
    isSort && [sort, name].every(({ image }) => /^[\p{L}_]/u.test(image) && !isReserved(image));
  return areNames ? `${set.image} ${name.image} where …` : undefined;
}

/** `look(c, right) until column = 3`: what ends a set is one operand, or stands in brackets. */
export function untilMeant(tokens: readonly IToken[], index: number): string | undefined {
  const until = tokens.findLastIndex(({ tokenType }, at) => at < index && tokenType === word.until);
  const between = tokens.slice(until + 1, index);
  const sign = tokens[index];
  if (until < 0 || between.length === 0 || sign === undefined) return undefined;
  if (!/^(?:[=<>]|!=|<=|>=|is|has|in|and|or)$/u.test(sign.image)) return undefined;
  if (between.some(({ image }) => "()[]{},".includes(image))) return undefined;
  const [of, dot] = between;
  const isVariable = tokens.some(
    ({ image, tokenType }, at) =>
      at < until &&
      image === of?.image &&
      tokens[at + 1]?.tokenType === word.in &&
      tokenType === of?.tokenType,
  );
  // Behind `until` bare names are about the cell reached.
  if (isVariable) {
    const said =
      dot === undefined
        ? tokens[index + 1]?.image
        : `${between
            .slice(2)
            .map(({ image }) => image)
            .join("")} ${sign.image}`;
    return `until (${said ?? ""} …)`;
  }
  return `until (${between
    .map(({ image }) => image)
    .join(" ")
    .replaceAll(" . ", ".")} ${sign.image} …)`;
}

/** The likely meaning, where the rule of the grammar tells more than the word that is missing. */
export function sentenceFor(
  { rule, token: missing }: Extract<ErrorCode, { kind: "expected" }>,
  text: string,
  tokens: readonly IToken[],
  index: number,
): string | undefined {
  if (rule === "binding" && tokens.some(({ tokenType }) => tokenType === word.without)) {
    const [, set] = /without\s+(.*)$/u.exec(text) ?? [];
    return `without (${set ?? "cells where …"})`;
  }
  if (rule === "quantified" && missing === "word_in") return differentMeant(tokens, index);
  if (rule !== "quantity" || missing !== "word_in") return undefined;
  const counted = countMeant(text, tokens, index);
  if (counted !== undefined) return counted;
  const bound = tokens.findLastIndex(({ tokenType }, at) => at < index && boundWords.includes(tokenType));
  const from = tokens[bound]?.tokenType === word.exactly ? tokens[bound] : tokens[bound - 1];
  const said = from === undefined || index < tokens.length ? "…" : text.slice(from.startOffset).trim();
  return `${said} in each row\` or \`${said} in cells`;
}

const numbersInWords: Readonly<Record<string, string>> = { one: "1", two: "2", three: "3", four: "4" };

/** `at least 1 cell with clue in r`: what is counted by more than a word is a `count`. */
function countMeant(text: string, tokens: readonly IToken[], index: number): string | undefined {
  const next = [tokens[index], tokens[index + 1]].map((each) => each?.tokenType);
  const filters = [word.where, word.with, word.without].some((each) => next[0] === each);
  const noun = tokens[index - 1];
  if (noun === undefined) return undefined;
  // More than a name stands there: no set alone is missing.
  const isMore = next[0] !== undefined && next[0] !== word.each;
  const isNamed = next[0] === token.Name && (next[1] === word.in || text.includes(" in "));
  if (!filters && !isNamed && !(isMore && next[0] !== token.Name)) return undefined;
  const bound = tokens.findLastIndex(({ tokenType }, at) => at < index && boundWords.includes(tokenType));
  const first = tokens[bound + 1];
  if (bound < 0 || first === undefined) return undefined;
  const amount = first === noun ? "…" : text.slice(first.startOffset, noun.startOffset).trim();
  const one = /^[\w.()]+$/u.test(amount) && !amount.includes("..");
  const order =
    tokens[bound]?.tokenType === word.least ? ">=" : tokens[bound]?.tokenType === word.most ? "<=" : "=";
  const [, filter, condition, set] =
    /^(with|without|where)\s+([^:]+?)\s+in\s+(\w+(?:\.\w+)*)$/u.exec(
      text.slice(tokens[index]?.startOffset ?? text.length).trim(),
    ) ?? [];
  const said =
    filter === "where" ? condition : filter === "without" ? `c has no ${condition}` : `c has ${condition}`;
  const number = numbersInWords[amount] ?? amount;
  const counted = filter === undefined ? "c in … where …" : `c in ${set} where ${said}`;
  const range = amount.includes(" or ") ? `{${amount.split(/\s+or\s+/u).join(", ")}}` : amount;
  return `count(${counted}) ${one ? order : "in"} ${one ? number : range}`;
}
