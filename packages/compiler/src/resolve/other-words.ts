/** Words that puzzlers, or other languages, have for what has another name here. */
import { isBare, meaningsOf, type NameUse } from "./meanings.js";
import type { Naming } from "./naming.js";
import type { Scope } from "./scope.js";

const otherWords: ReadonlyMap<string, string> = new Map([
  ["adjacent", "neighbours"],
  ["orthogonal", "neighbours"],
  ["surrounding", "around"],
  ["col", "column"],
  ["cols", "columns"],
  ["square", "cell"],
  ["squares", "cells"],
  ["distinct", "different"],
  ["unique", "different"],
  ["total", "sum"],
  ["maximum", "max"],
  ["minimum", "min"],
  ["above", "up"],
  ["below", "down"],
  ["north", "up"],
  ["south", "down"],
  ["east", "right"],
  ["west", "left"],
  ["length", "size"],
  ["every", "each"],
  ["surroundings", "around"],
  ["surround", "around"],
  ["neighborhood", "neighbours"],
  ["neighbourhood", "neighbours"],
  ["adjoining", "neighbours"],
  ["touching", "around"],
  ["inverse", "opposite"],
  ["reverse", "opposite"],
  ["opposing", "opposite"],
  ["back", "opposite"],
  ["flip", "opposite"],
  ["len", "size"],
  ["count_of", "count"],
  ["cardinality", "size"],
  ["area", "size"],
  ["begin", "start"],
  ["beginning", "start"],
  ["finish", "end"],
  ["head", "first"],
  ["tail", "last"],
  ["king", "around"],
  ["ray", "look"],
  ["view", "look"],
  ["visible_from", "look"],
  ["between", "span"],
  ["dist", "distance"],
  ["manhattan", "distance"],
  ["absolute", "abs"],
  ["diff", "difference"],
  ["alldifferent", "different"],
  ["all_different", "different"],
  ["flood", "reach"],
  ["border_cells", "border"],
  ["backwards", "reversed"],
  ["sides", "edges"],
  ["vertex", "corner"],
  ["vertices", "corners"],
  ["sight", "look"],
  ["sees", "look"],
  ["component", "group"],
  ["components", "groups"],
  ["island", "group"],
  ["islands", "groups"],
  ["multiply", "product"],
  ["number_of", "count"],
  ["modulo", "mod"],
  ["remainder", "mod"],
]);

/** Signs and numbers, which need no meaning of a name. */
const plain: ReadonlyMap<string, string> = new Map([
  ["true", "yes"],
  ["false", "no"],
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map(
    (word, number): [string, string] => [word, `${number}`],
  ),
]);

/** The words of other languages, or rule books, for the values of a layer. */
const otherTypes: ReadonlyMap<string, string> = new Map([
  ...["bool", "boolean", "truth"].map((word) => [word, "yes/no"] as const),
  ...["int", "integer", "digit", "natural"].map((word) => [word, "number"] as const),
  ...["rectangle", "rectangles", "area", "room", "polyomino", "division"].map(
    (word) => [word, "region"] as const,
  ),
  ...["loop", "line", "path"].map((word) => [word, "yes/no on links"] as const),
]);

/** The word of the language that somebody may mean by another, wherever it stands. */
export const wordMeantBy = (text: string): string | undefined =>
  otherWords.get(text.toLowerCase()) ?? signMeantBy.get(text.toLowerCase()) ?? plainlyMeantBy(text);

/** `TWO + TWO = FOUR` is about letters. */
function plainlyMeantBy(text: string): string | undefined {
  const meant = plain.get(text.toLowerCase());
  const isNumber = meant !== undefined && /^\d/.test(meant);
  return isNumber && text === text.toUpperCase() ? undefined : meant;
}

const signMeantBy: ReadonlyMap<string, string> = new Map([
  ["xor", "!="],
  ["==", "="],
  ["<>", "!="],
  ["&&", "and"],
  ["||", "or"],
  ["!", "not"],
  ["%", "mod"],
  ["iff", "="],
]);

export const otherType = (text: string): string | undefined => otherTypes.get(text.toLowerCase());

const regionWords = ["region", "room", "area", "cage", "zone"];

/** The word for what was meant, where it can stand here. */
export function otherWord(naming: Naming, scope: Scope, use: NameUse, text: string): string | undefined {
  const lower = text.toLowerCase();
  if (isBare(use)) {
    const said = plainlyMeantBy(text) ?? (/^r[1-9]\d*c[1-9]\d*$/.test(lower) ? lower : cellOfSheet(text));
    if (said !== undefined) return said;
  }
  const word = otherWords.get(lower) ?? theRegions(naming, lower);
  // A word of the grammar, which means nothing by itself.
  if (word === "each") return word;
  return word !== undefined && meaningsOf(naming, scope, use, word).length > 0 ? word : undefined;
}

/** `B3`, as in a table: column and row. Small letters are likelier to be variables. */
function cellOfSheet(text: string): string | undefined {
  const [, letter, row] = /^([A-Z])([1-9]\d?)$/.exec(text) ?? [];
  return letter === undefined || row === undefined ? undefined : `r${row}c${letter.charCodeAt(0) - 64}`;
}

/** The sort that the only layer of regions, paths or pieces declares: `room`, where `region` is written. */
function theRegions(naming: Naming, text: string): string | undefined {
  if (!regionWords.some((word) => text === word || text === `${word}s`)) return undefined;
  const declared: string[] = [];
  for (const [name, id] of naming.names.sorts) {
    const symbol = naming.symbols.get(id);
    if (symbol.kind === "sort" && typeof symbol.sort !== "string") declared.push(name);
  }
  return declared.length === 1 ? declared[0] : undefined;
}
