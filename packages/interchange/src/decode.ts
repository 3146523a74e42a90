/** Addresses as mail and chat pass them on: signs spelled by their numbers, `%2F` for a slash. */
export interface Decoded {
  readonly text: string;
  /** Where a character of the decoded text stood. */
  readonly origin: (index: number) => number;
}

/** Only signs that addresses are made of; `%` may also begin a number. */
const ENCODED = /%(2[0-9a-f]|3[acdf]|40|5[ef]|7c)/gi;

export function decode(text: string): Decoded {
  if (!/%(20|2f|3f|2e|3a|3d|26|24|2b|2a|40)/i.test(text)) return { text, origin: (index) => index };
  const starts: number[] = [];
  let decoded = "";
  let at = 0;
  const add = (part: string, step: number): void => {
    for (const sign of part) {
      starts.push(at);
      decoded += sign;
      at += step;
    }
  };
  for (const match of text.matchAll(ENCODED)) {
    add(text.slice(at, match.index), 1);
    add(String.fromCharCode(Number.parseInt(match[0].slice(1), 16)), 3);
  }
  add(text.slice(at), 1);
  starts.push(at);
  return { text: decoded, origin: (index) => starts[Math.min(index, starts.length - 1)] ?? at };
}
