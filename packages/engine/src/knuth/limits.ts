/**
 * Limits of Knuth's programs (the input sections of DLX1, DLX2, DLX3 and SSXCC, which agree but for bounds).
 * His character type is a byte, hence bytes, not characters; `isspace` of C decides what a blank is.
 */

export const NAME_BYTES = 8;
/** A bound is scanned in the buffer of a name: its digits and the character after them are eight bytes at most. */
export const BOUND_DIGITS = 7;
export const LARGEST_BOUND = 9_999_999;
/** Compiled into his programs; beyond them they must be compiled anew, so they are warned of, not refused. */
export const MAX_ITEMS = 100_000;
export const MAX_ITEMS_WITH_BOUNDS = 10_000;
export const MAX_NODES = 10_000_000;

export function isBlank(character: string): boolean {
  return character === " " || (character >= "\t" && character <= "\r");
}

/** Bytes of the text in UTF-8. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
