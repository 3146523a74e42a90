/**
 * Letters and digits of any script, a character at a time. A regular expression that says `\p{L}` takes V8 about a millisecond to make, and nearly all
 * texts are plain ASCII: those that say it are made where another character is met.
 */

/** A letter, a digit or `_`; no where the text ends. */
export function isWordAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return isPlainLetter(unit) || isDigit(unit) || unit === 0x5f;
  return at < text.length && /^[\p{L}\p{N}]/u.test(text.slice(at, at + 2));
}

export function isLetterAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return isPlainLetter(unit);
  return at < text.length && /^\p{L}/u.test(text.slice(at, at + 2));
}

/** Like `isWordAt`, of the character that ends before `at`. */
export function isWordBefore(text: string, at: number): boolean {
  return at > 0 && isWordAt(text, isInsidePair(text, at - 1) ? at - 2 : at - 1);
}

/** The name that begins there: a letter or `_`, then letters, digits and `_`; empty where none does. */
export function nameAt(text: string, at: number): string {
  if (text[at] !== "_" && !isLetterAt(text, at)) return "";
  let end = at + 1;
  while (isInsidePair(text, end) || isWordAt(text, end)) end++;
  return text.slice(at, end);
}

const isPlainLetter = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** The second half of a character that takes two units. */
function isInsidePair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
}
