/** Text that is deflated and spelled in base64, as addresses of penpa-edit hold it. Inflating ends where the text is longer than any puzzle. */
import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import type { Problem, ProblemPlace } from "../problem.js";

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes: longer than the file of any puzzle without a picture. */
const MOST_UNPACKED = 4_000_000;
/** So much is inflated at a time; it becomes at most some thousand times as much. */
const STEP = 1024;

class TooLong extends Error {}

/** `at`: where the packed text stands. */
export function unpacked(
  packed: string,
  at: ProblemPlace,
): { readonly text: string } | { readonly problem: Problem } {
  const bytes = bytesOf(packed);
  if (typeof bytes === "number") {
    const start = at.start + Math.min(bytes, at.end - at.start);
    return {
      problem: { kind: "unreadable", what: packed.slice(bytes, bytes + 1), at: { start, end: at.end } },
    };
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  const inflate = new Inflate((part, isLast) => {
    parts.push(part);
    length += part.length;
    ended ||= isLast;
    if (length > MOST_UNPACKED) throw new TooLong();
  });
  let start = 0;
  try {
    for (; start < bytes.length; start += STEP)
      inflate.push(bytes.subarray(start, start + STEP), start + STEP >= bytes.length);
  } catch (error) {
    // Four signs are three bytes.
    const place = { start: at.start + Math.min(Math.floor((start * 4) / 3), at.end - at.start), end: at.end };
    if (error instanceof TooLong) return { problem: { kind: "too-long", most: MOST_UNPACKED, at: place } };
    const isCut = start + STEP >= bytes.length;
    return {
      problem: isCut
        ? { kind: "cut-off", what: "the puzzle", at: { start: at.end, end: at.end } }
        : { kind: "unreadable", what: "packed text", at: place },
    };
  }
  if (!ended) return { problem: { kind: "cut-off", what: "the puzzle", at: { start: at.end, end: at.end } } };
  const whole = new Uint8Array(length);
  let to = 0;
  for (const part of parts) {
    whole.set(part, to);
    to += part.length;
  }
  return { text: strFromU8(whole) };
}

export function packedText(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  let signs = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const four = [one >> 2, ((one & 3) << 4) | (two >> 4), ((two & 15) << 2) | (three >> 6), three & 63];
    const count = Math.min(3, bytes.length - at) + 1;
    signs += four
      .slice(0, count)
      .map((six) => SIGNS.charAt(six))
      .join("");
  }
  return signs.padEnd(Math.ceil(signs.length / 4) * 4, "=");
}

/** Or where the sign stands that is none. */
function bytesOf(packed: string): Uint8Array | number {
  const signs = packed.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((signs.length * 3) / 4));
  let [held, bits, to] = [0, 0, 0];
  for (let at = 0; at < signs.length; at++) {
    const six = SIGNS.indexOf(signs.charAt(at));
    if (six < 0) return at;
    held = ((held << 6) | six) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[to++] = (held >> bits) & 0xff;
    }
  }
  return bytes;
}
