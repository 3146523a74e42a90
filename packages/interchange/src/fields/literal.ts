/** A sign between two parts of an address, which says nothing itself. */
import { cutOff, placeAt } from "../cursor.js";
import type { Field } from "./field.js";

export const literal = (sign: string): Field => ({
  read(cursor) {
    const { text, at } = cursor;
    if (at >= text.length) return cutOff(cursor, `a ${sign}`);
    const found = text.slice(at, at + sign.length);
    if (found !== sign) return { kind: "unreadable", what: found, at: placeAt(cursor, at, at + sign.length) };
    cursor.at += sign.length;
    return undefined;
  },
  write: () => ({ value: sign }),
});
