/**
 * JSON, and the shortened JSON of SudokuPad: names and some values stand without quotation marks, strings may stand in single ones, an empty
 * object between two commas is left out, `t` and `f` are yes and no, colours are bare.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Deeper than any puzzle. */
const MOST_DEEP = 64;

export type Parsed = { readonly value: Json } | { readonly at: number };

class Wrong {
  constructor(readonly at: number) {}
}

export function parseLoose(text: string): Parsed {
  let at = 0;
  const skip = (): void => {
    while (/\s/.test(text.charAt(at)) && at < text.length) at++;
  };
  const string = (): string => {
    const quote = text.charAt(at);
    let raw = "";
    for (at++; text.charAt(at) !== quote; at++) {
      if (at >= text.length) throw new Wrong(text.length);
      const sign = text.charAt(at);
      if (sign === "\\") {
        at++;
        raw += text.charAt(at) === "'" ? "'" : `\\${text.charAt(at)}`;
      } else raw += sign === '"' ? '\\"' : sign;
    }
    at++;
    const read = parsedOr(`"${raw}"`);
    if (typeof read !== "string") throw new Wrong(at - 1);
    return read;
  };
  const word = (): string => {
    const start = at;
    while (at < text.length && /[^\s,:[\]{}'"]/.test(text.charAt(at))) at++;
    if (at === start) throw new Wrong(at);
    return text.slice(start, at);
  };
  const isQuote = (): boolean => text.charAt(at) === '"' || text.charAt(at) === "'";
  const value = (depth: number): Json => {
    skip();
    if (depth > MOST_DEEP) throw new Wrong(at);
    if (isQuote()) return string();
    switch (text.charAt(at)) {
      case "[":
        return list(depth);
      case "{":
        return object(depth);
      default:
        return bareValue(word());
    }
  };
  const list = (depth: number): Json => {
    const values: Json[] = [];
    at++;
    skip();
    if (text.charAt(at) === "]") {
      at++;
      return values;
    }
    for (;;) {
      skip();
      const isLeftOut = text.charAt(at) === "," || text.charAt(at) === "]";
      values.push(isLeftOut ? {} : value(depth + 1));
      skip();
      const sign = text.charAt(at++);
      if (sign === "]") return values;
      if (sign !== ",") throw new Wrong(at - 1);
    }
  };
  const object = (depth: number): Json => {
    const entries: [string, Json][] = [];
    at++;
    skip();
    while (text.charAt(at) !== "}") {
      const name = isQuote() ? string() : word();
      skip();
      if (text.charAt(at) !== ":") throw new Wrong(at);
      at++;
      entries.push([name, value(depth + 1)]);
      skip();
      if (text.charAt(at) === ",") at++;
      else if (text.charAt(at) !== "}") throw new Wrong(at);
      skip();
    }
    at++;
    return Object.fromEntries(entries);
  };
  try {
    const read = value(0);
    skip();
    return at < text.length ? { at } : { value: read };
  } catch (error) {
    if (error instanceof Wrong) return { at: error.at };
    throw error;
  }
}

function bareValue(word: string): Json {
  if (word === "t") return true;
  if (word === "f") return false;
  return parsedOr(word) ?? (word === "null" ? null : word);
}

function parsedOr(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
