/**
 * Counts how long a text packed by LZString (six bits in each character of base64) becomes, without unpacking it: a few thousand characters can
 * unpack to many gigabytes. The unpacking itself is left to the library.
 */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";

export type UnpackedLength =
  | { readonly length: number }
  /** `at`: the sign that is none, or that says what cannot be. */
  | { readonly fault: "sign" | "cut-off" | "too-long"; readonly at: number };

class Fault {
  constructor(
    readonly fault: "sign" | "cut-off",
    readonly at: number,
  ) {}
}

/** Codes of the packed text: a sign of 8 or of 16 bits follows, or the text ends. From 3 on they name entries of the dictionary. */
const [SHORT, LONG, END, FIRST_ENTRY] = [0, 1, 2, 3] as const;

export function unpackedLength(packed: string, most: number): UnpackedLength {
  const bits = bitReader(packed);
  try {
    return lengthOf(bits, most);
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault, at: error.at };
    throw error;
  }
}

interface Bits {
  readonly take: (count: number) => number;
  readonly at: () => number;
}

function bitReader(packed: string): Bits {
  let at = 0;
  let left = 0;
  let value = 0;
  const bit = (): number => {
    if (left === 0) {
      if (at >= packed.length) throw new Fault("cut-off", packed.length);
      value = SIGNS.indexOf(packed.charAt(at));
      if (value < 0) throw new Fault("sign", at);
      at++;
      left = 6;
    }
    left--;
    return (value >> left) & 1;
  };
  return {
    /** The lowest bit stands first. */
    take: (count) => {
      let taken = 0;
      for (let place = 0; place < count; place++) taken += bit() * 2 ** place;
      return taken;
    },
    at: () => Math.max(0, at - 1),
  };
}

/** Each entry of the dictionary is the entry before it and a sign more of the next; only lengths are kept. */
function lengthOf(bits: Bits, most: number): UnpackedLength {
  const entries = new Map<number, number>();
  let next: number = FIRST_ENTRY;
  let width = 2;
  let free = 4;
  let before = 0;
  let length = 0;
  const grown = (): void => {
    free--;
    if (free > 0) return;
    free = 2 ** width;
    width++;
  };
  for (let isFirst = true; ; isFirst = false) {
    let code = bits.take(width);
    if (code === END) return { length };
    if (code === SHORT || code === LONG) {
      bits.take(code === SHORT ? 8 : 16);
      code = next++;
      entries.set(code, 1);
      if (isFirst) {
        width = 3;
        free = 4;
      } else grown();
    } else if (isFirst) throw new Fault("sign", bits.at());
    const entry = code === next ? before + 1 : entries.get(code);
    if (entry === undefined) throw new Fault("sign", bits.at());
    length += entry;
    if (length > most) return { fault: "too-long", at: bits.at() };
    if (!isFirst) {
      entries.set(next++, before + 1);
      grown();
    }
    before = entry;
  }
}
