/** A text that always stands there. */
import { cutOff, nextLine, placeAt, unreadable } from "../cursor.js";
import type { Field } from "./field.js";

export const fixedText = (text: string): Field => ({
  read(cursor) {
    if (cursor.at >= cursor.text.length) return cutOff(cursor, `the sign ${text}`);
    if (!cursor.text.startsWith(text, cursor.at)) return unreadable(cursor, cursor.text.charAt(cursor.at));
    cursor.at += text.length;
    return undefined;
  },
  write: () => ({ value: text }),
});

/** A line that older programs looked at: any is read. */
export const anyLine = (text: string): Field => ({
  read: (cursor) => (nextLine(cursor) === undefined ? cutOff(cursor, `the line ${text}`) : undefined),
  write: () => ({ value: `${text}\n` }),
});

/** The same as a line of a file. */
export const fixedLine = (text: string): Field => ({
  read(cursor) {
    const start = cursor.at;
    const line = nextLine(cursor);
    if (line === undefined) return cutOff(cursor, `the line ${text}`);
    if (line.text.trim() === text) return undefined;
    return { kind: "unreadable", what: line.text, at: placeAt(cursor, start, start + line.text.length) };
  },
  write: () => ({ value: `${text}\n` }),
});
