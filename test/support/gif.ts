/** Reads a GIF as programs show it: its pictures one after the other, each painted over the one before. */

export interface ReadGif {
  readonly width: number;
  readonly height: number;
  readonly repeats: boolean;
  /** Red, green and blue of each pixel, and how long it is seen, in hundredths of a second. */
  readonly frames: readonly { readonly rgb: Uint8Array; readonly delay: number }[];
}

export function readGif(bytes: Uint8Array): ReadGif {
  const data = Buffer.from(bytes);
  if (data.subarray(0, 6).toString() !== "GIF89a") throw new Error("no GIF");
  const [width, height] = [data.readUInt16LE(6), data.readUInt16LE(8)];
  let place = 13;
  const tableSize = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  const table = (flags: number): Buffer => {
    const size = tableSize(flags);
    place += size;
    return data.subarray(place - size, place);
  };
  const shared = table(data.readUInt8(10));
  const blocks = (): Buffer => {
    const all: Buffer[] = [];
    for (let size = data.readUInt8(place++); size > 0; size = data.readUInt8(place++)) {
      all.push(data.subarray(place, place + size));
      place += size;
    }
    return Buffer.concat(all);
  };
  const frames: { readonly rgb: Uint8Array; readonly delay: number }[] = [];
  let [repeats, delay, clear] = [false, 0, -1];
  let rgb = new Uint8Array(3 * width * height);
  for (let kind = data.readUInt8(place++); kind !== 0x3b; kind = data.readUInt8(place++)) {
    if (kind === 0x21) {
      const label = data.readUInt8(place++);
      const content = blocks();
      if (label === 0xff) repeats = true;
      if (label === 0xf9) {
        delay = content.readUInt16LE(1);
        clear = (content.readUInt8(0) & 1) === 1 ? content.readUInt8(3) : -1;
      }
      continue;
    }
    place += 8;
    const own = table(data.readUInt8(place++));
    const colours = own.length > 0 ? own : shared;
    const first = data.readUInt8(place++);
    rgb = rgb.slice();
    unpacked(blocks(), first).forEach((colour, pixel) => {
      if (colour !== clear) rgb.set(colours.subarray(3 * colour, 3 * colour + 3), 3 * pixel);
    });
    frames.push({ rgb, delay });
  }
  return { width, height, repeats, frames };
}

/** Lempel, Ziv and Welch. */
function unpacked(codes: Buffer, first: number): readonly number[] {
  const [reset, end] = [1 << first, (1 << first) + 1];
  const found: number[] = [];
  let words: (readonly number[])[] = [];
  let size = first + 1;
  let before: readonly number[] | undefined;
  let [bits, held] = [0, 0];
  for (const byte of codes) {
    bits |= byte << held;
    held += 8;
    while (held >= size) {
      const code = bits & ((1 << size) - 1);
      bits >>>= size;
      held -= size;
      if (code === end) return found;
      if (code === reset) {
        words = Array.from({ length: end + 1 }, (_, each) => [each]);
        size = first + 1;
        before = undefined;
        continue;
      }
      const word = words[code] ?? [...(before ?? []), before?.[0] ?? 0];
      found.push(...word);
      if (before !== undefined && words.length < 4096) words.push([...before, word[0] ?? 0]);
      if (words.length === 1 << size && size < 12) size++;
      before = word;
    }
  }
  return found;
}
