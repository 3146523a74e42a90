/**
 * Lists of single digits, as `2,?,4`, with a letter between two of them: the first letter where they stand side by side, the second where one
 * empty place lies between them. Before the first list, and behind a full gap, a letter counts the places themselves. `0` is a number that is
 * not printed.
 */
import { placeAt, unreadable } from "../cursor.js";
import type { Value } from "../givens.js";
import type { Code } from "./code.js";

const UNPRINTED = "?";

/** `end`: stands behind the last list where no letter does. */
export const listsWithGaps = (letters: string, end: string): Code => ({
  read(cursor, count) {
    const values: (Value | undefined)[] = new Array(count).fill(undefined);
    let isBehindList = false;
    for (let place = 0; place < count && cursor.at < cursor.text.length; ) {
      const start = cursor.at;
      if (end !== "" && cursor.text.startsWith(end, start)) break;
      const [list] = /^\d+/.exec(cursor.text.slice(start)) ?? [];
      if (list === undefined) {
        const gap = letters.indexOf(cursor.text.charAt(start));
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
    if (cursor.text.startsWith(end, cursor.at)) cursor.at += end.length;
    return { value: values };
  },
  write(values) {
    let text = "";
    let passed = 0;
    for (const value of values) {
      const list = value === undefined ? undefined : digitsOf(value);
      if (value !== undefined && list === undefined) return { refused: String(value) };
      if (list === undefined) passed++;
      if (passed > 0 && (list !== undefined || passed === letters.length)) {
        text += letters.charAt(passed - 1);
        passed = 0;
      }
      if (list === undefined) continue;
      text += list;
      passed = 1;
    }
    return { value: text + (passed > 1 ? letters.charAt(passed - 1) : end) };
  },
});

function digitsOf(value: Value): string | undefined {
  const words = String(value).split(",");
  return words.every((word) => /^([1-9]|\?)$/.test(word))
    ? words.join("").replaceAll(UNPRINTED, "0")
    : undefined;
}
