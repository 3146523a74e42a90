/** Letters of any script without a regular expression for each look: the same as with one. */

import { expect, test } from "vitest";
import { isLetterAt, isWordAt, isWordBefore, nameAt } from "../../packages/compiler/src/text/letters.js";
import { seeds } from "../support/seeds.js";

const bits = [
  "a",
  "Z",
  "_",
  "5",
  ".",
  " ",
  "é",
  "ß",
  "²",
  "٣",
  "Ⅷ",
  "漢",
  "̈",
  "𝐀",
  "😀",
  "\ud835",
  "\udc00",
  "{",
];

test("a letter, a word and a name are what Unicode says", () => {
  for (const seed of seeds(300)) {
    let state = seed;
    const text = Array.from({ length: 5 }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return bits[(state % 8191) % bits.length] ?? "";
    }).join("");
    for (let at = 0; at <= text.length; at++) {
      const inside = /[\ud800-\udbff]/.test(text[at - 1] ?? "") && /[\udc00-\udfff]/.test(text[at] ?? "");
      if (inside) continue;
      const rest = text.slice(at);
      expect([text, at, isLetterAt(text, at)]).toEqual([text, at, /^\p{L}/u.test(rest)]);
      expect([text, at, isWordAt(text, at)]).toEqual([text, at, /^[\p{L}\p{N}_]/u.test(rest)]);
      expect([text, at, isWordBefore(text, at)]).toEqual([
        text,
        at,
        /[\p{L}\p{N}_]$/u.test(text.slice(0, at)),
      ]);
      expect([text, at, nameAt(text, at)]).toEqual([
        text,
        at,
        /^[\p{L}_][\p{L}\p{N}_]*/u.exec(rest)?.[0] ?? "",
      ]);
    }
  }
});
