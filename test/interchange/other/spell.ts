/**
 * The codes of addresses, written a second time from the description of the format and with nothing of packages/interchange: what judges must
 * not share code with what it judges. A place without a value is undefined; `?` is a number that is not printed.
 */
export type Value = number | string | undefined;

/** Words, and letters for runs of places without one: the letter `first` stands for one place, `z` for the most. */
export function gapped(words: readonly (string | undefined)[], first: string): string {
  const least = Number.parseInt(first, 36);
  const most = 36 - least;
  let text = "";
  let empty = 0;
  for (const word of words) {
    if (word === undefined) {
      empty++;
      if (empty < most) continue;
    }
    if (empty > 0) text += (least - 1 + empty).toString(36);
    empty = 0;
    text += word ?? "";
  }
  return empty > 0 ? text + (least - 1 + empty).toString(36) : text;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

export function number16(value: number | string): string {
  if (typeof value === "string") return ".";
  if (value < 16) return hex(value, 1);
  if (value < 256) return `-${hex(value, 2)}`;
  if (value < 4096) return `+${hex(value, 3)}`;
  if (value < 8192) return `=${hex(value - 4096, 3)}`;
  if (value < 12240) return `@${hex(value - 8192, 3)}`;
  return value < 77776 ? `*${hex(value - 12240, 4)}` : `$${hex(value - 77776, 5)}`;
}

export const numbers16 = (values: readonly Value[]): string =>
  gapped(
    values.map((value) => (value === undefined ? undefined : number16(value))),
    "g",
  );

/** One decimal digit each. */
export const numbers10 = (values: readonly Value[]): string =>
  gapped(
    values.map((value) => (value === undefined ? undefined : value === "?" ? "." : String(value))),
    "a",
  );

/** 0 to 4, with up to two empty places behind them in the same letter. */
export function numbers4(values: readonly Value[]): string {
  const words: (string | undefined)[] = [];
  for (let at = 0; at < values.length; at++) {
    const value = values[at];
    if (typeof value !== "number") {
      words.push(value === undefined ? undefined : ".");
      continue;
    }
    const skip = values[at + 1] !== undefined ? 0 : values[at + 2] !== undefined ? 1 : 2;
    words.push((value + 5 * skip).toString(16));
    at += skip;
  }
  return gapped(words, "g");
}

function packed(values: readonly number[], base: number, count: number): string {
  let text = "";
  for (let at = 0; at < values.length; at += count) {
    let digit = 0;
    for (let k = 0; k < count; k++) digit = digit * base + (values[at + k] ?? 0);
    text += digit.toString(36);
  }
  return text;
}

export const fives = (values: readonly boolean[]): string => packed(values.map(Number), 2, 5);
export const thirds = (values: readonly number[]): string => packed(values, 3, 3);

/** Black and white dots are 1 and 2; up to seven empty places stand in the letter of the dot before them. */
export function dots(values: readonly (1 | 2 | undefined)[]): string {
  const words: (string | undefined)[] = [];
  for (let at = 0; at < values.length; at++) {
    const value = values[at];
    if (value === undefined) {
      words.push(undefined);
      continue;
    }
    let skip = 0;
    while (skip < 7 && values[at + skip + 1] === undefined) skip++;
    words.push((2 * skip + value - 1).toString(16));
    at += skip;
  }
  return gapped(words, "g");
}

/** Writes how many places lie before each value, in one letter; `.` are 36 without one. */
export function places(values: readonly Value[]): string {
  let text = "";
  let empty = 0;
  for (const value of values) {
    if (value === undefined) empty++;
    if (value === undefined && empty < 36) continue;
    text += value === undefined ? "." : empty.toString(36);
    empty = 0;
  }
  return text;
}

/** Rows of words, as a file has them. */
export function rowsOf(words: readonly string[], columns: number): string[] {
  if (columns === 0) return [];
  const lines: string[] = [];
  for (let at = 0; at < words.length; at += columns) lines.push(words.slice(at, at + columns).join(" "));
  return lines;
}

export const blank = (rows: number, columns: number, word: string): string[] =>
  Array.from({ length: rows }, () => new Array<string>(columns).fill(word).join(" "));
