/**
 * Tokens: how one value is spelled. A token is one description that is read and written, so that what it writes it reads as the same value;
 * both formats are made of them.
 */
import type { Value } from "../givens.js";

export interface Token {
  /** The value spelled at `at`, and how many characters that takes. */
  readonly read: (text: string, at: number) => { readonly value: Value; readonly length: number } | undefined;
  /** Undefined if the token has no spelling for the value. */
  readonly write: (value: Value) => string | undefined;
}

interface Digits {
  readonly base: number;
  readonly prefix?: string;
  /** How many digits; without it as many as there are. */
  readonly count?: number;
  /** Added to what the digits say. */
  readonly shift?: number;
  /** The least number that is written so; smaller ones have a shorter spelling. */
  readonly least?: number;
  readonly most?: number;
}

/** Numbers in a base of at most 36. */
export function digits({ base, prefix = "", count, shift = 0, least = shift, most }: Digits): Token {
  const limit = most ?? (count === undefined ? Number.MAX_SAFE_INTEGER : base ** count - 1 + shift);
  const isDigit = (letter: string): boolean =>
    /^[0-9a-z]$/.test(letter) && Number.parseInt(letter, 36) < base;
  return {
    read(text, at) {
      if (!text.startsWith(prefix, at)) return undefined;
      const start = at + prefix.length;
      let end = start;
      while (end < text.length && end - start < (count ?? 9) && isDigit(text.charAt(end))) end++;
      if (end === start || (count !== undefined && end - start < count)) return undefined;
      const value = Number.parseInt(text.slice(start, end), base) + shift;
      return value > limit ? undefined : { value, length: end - at };
    },
    write(value) {
      if (typeof value !== "number" || value < least || value > limit || !Number.isInteger(value))
        return undefined;
      return prefix + (value - shift).toString(base).padStart(count ?? 1, "0");
    },
  };
}

/** One spelling of one value. */
export const sign = (spelling: string, value: Value): Token => ({
  read: (text, at) => (text.startsWith(spelling, at) ? { value, length: spelling.length } : undefined),
  write: (other) => (other === value ? spelling : undefined),
});

/** The first that fits. */
export const either = (...tokens: readonly Token[]): Token => ({
  read(text, at) {
    for (const token of tokens) {
      const found = token.read(text, at);
      if (found !== undefined) return found;
    }
    return undefined;
  },
  write(value) {
    for (const token of tokens) {
      const spelling = token.write(value);
      if (spelling !== undefined) return spelling;
    }
    return undefined;
  },
});

/** Read as if it said `value`, never written: old spellings, and marks that mean nothing here. */
export const alsoRead = (spelling: string, value: Value): Token => ({
  ...sign(spelling, value),
  write: () => undefined,
});

/** Two tokens, one behind the other. Their values are told as one, as `a,b`. */
export function pair(first: Token, second: Token, between = ""): Token {
  return {
    read(text, at) {
      const one = first.read(text, at);
      if (one === undefined || !text.startsWith(between, at + one.length)) return undefined;
      const next = at + one.length + between.length;
      const two = second.read(text, next);
      if (two === undefined) return undefined;
      return { value: `${one.value},${two.value}`, length: next + two.length - at };
    },
    write(value) {
      const [one, two] = halves(value);
      const left = first.write(one);
      const right = second.write(two);
      return left === undefined || right === undefined ? undefined : left + between + right;
    },
  };
}

/** The two values of a pair; the second may be a pair again. */
export function halves(value: Value): readonly [Value, Value] {
  const text = typeof value === "string" ? value : "";
  const comma = text.indexOf(",");
  return comma < 0 ? [plain(text), ""] : [plain(text.slice(0, comma)), plain(text.slice(comma + 1))];
}

/** The same spelling for other values. */
export const translated = (
  token: Token,
  from: (value: Value) => Value,
  to: (value: Value) => Value,
): Token => ({
  read(text, at) {
    const found = token.read(text, at);
    return found === undefined ? undefined : { ...found, value: from(found.value) };
  },
  write: (value) => token.write(to(value)),
});

const plain = (text: string): Value => (/^-?\d+$/.test(text) ? Number(text) : text);

/** The value that a word spells from its beginning to its end. */
export function wholeWord(token: Token, text: string): Value | undefined {
  const read = token.read(text, 0);
  return read === undefined || read.length < text.length ? undefined : read.value;
}
