/**
 * Lists of single digits, as `2,?,4`, with a letter between two of them: `a` where they stand side by side, `b` where one empty place lies
 * between them. Before the first list, and behind a full gap, a letter counts the places themselves. `0` is a number that is not printed.
 */
import { placeAt, unreadable } from "../cursor.js";
import type { Value } from "../givens.js";
import type { Code } from "./code.js";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const UNPRINTED = "?";

export const listsWithGaps: Code = {
  read(cursor, count) {
    const values: (Value | undefined)[] = new Array(count).fill(undefined);
    let isBehindList = false;
    for (let place = 0; cursor.at < cursor.text.length; ) {
      const start = cursor.at;
      const [list] = /^\d+/.exec(cursor.text.slice(start)) ?? [];
      if (list === undefined) {
        const gap = LETTERS.indexOf(cursor.text.charAt(start));
        if (gap < 0) return { problem: unreadable(cursor, cursor.text.charAt(start)) };
        place += isBehindList ? gap : gap + 1;
        isBehindList = false;
        cursor.at++;
      } else {
        if (place < count)
          values[place] = [...list].map((digit) => (digit === "0" ? UNPRINTED : digit)).join(",");
        place++;
        isBehindList = true;
        cursor.at += list.length;
      }
      if (place > count) return { problem: { kind: "left-over", at: placeAt(cursor, start, cursor.at) } };
    }
    return { value: values };
  },
  write(values) {
    let text = "";
    let passed = 0;
    for (const value of values) {
      const list = value === undefined ? undefined : digitsOf(value);
      if (value !== undefined && list === undefined) return { refused: String(value) };
      if (list === undefined) passed++;
      if (passed > 0 && (list !== undefined || passed === LETTERS.length)) {
        text += LETTERS.charAt(passed - 1);
        passed = 0;
      }
      if (list === undefined) continue;
      text += list;
      passed = 1;
    }
    return { value: passed > 1 ? text + LETTERS.charAt(passed - 1) : text };
  },
};

function digitsOf(value: Value): string | undefined {
  const words = String(value).split(",");
  return words.every((word) => /^([1-9]|\?)$/.test(word))
    ? words.join("").replaceAll(UNPRINTED, "0")
    : undefined;
}
