/** A text that always stands there. */
import { cutOff, unreadable } from "../cursor.js";
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
