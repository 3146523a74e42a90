/** Pictures that follow each other as a GIF: of each only the pixels that changed, so that a film of hundreds of boards stays small. */
import { applyPalette, type Colour, GIFEncoder, quantize } from "gifenc";
import type { Pixels } from "./png.js";

export interface GifWriter {
  /** All have the size of the first; `milliseconds`: until the next. */
  readonly add: (picture: Pixels, milliseconds: number) => void;
  readonly bytes: () => Uint8Array;
}

const CHANNELS = 4;
/** Of 256, one stands for what stays. */
const COLOURS = 255;
/** The picture before stays where nothing is painted over it. */
const KEEP = 1;
const FOREVER = 0;

export function gifWriter(): GifWriter {
  const encoder = GIFEncoder();
  let before: Uint32Array | undefined;
  return {
    add: ({ width, height, rgba }, milliseconds) => {
      const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
      const changed = changedPixels(before, pixels);
      before = pixels;
      const { index, palette, stays } = painted(rgba, changed, width * height);
      encoder.writeFrame(index, width, height, {
        palette,
        delay: milliseconds,
        repeat: FOREVER,
        transparent: true,
        transparentIndex: stays,
        dispose: KEEP,
      });
    },
    bytes: () => {
      encoder.finish();
      return encoder.bytes();
    },
  };
}

function changedPixels(before: Uint32Array | undefined, after: Uint32Array): Uint32Array {
  const changed = new Uint32Array(after.length);
  let count = 0;
  for (let pixel = 0; pixel < after.length; pixel++)
    if (before === undefined || before[pixel] !== after[pixel]) changed[count++] = pixel;
  return changed.subarray(0, count);
}

function painted(
  rgba: Uint8Array,
  changed: Uint32Array,
  count: number,
): { readonly index: Uint8Array; readonly palette: readonly Colour[]; readonly stays: number } {
  const own = new Uint8Array(CHANNELS * changed.length);
  changed.forEach((pixel, place) => {
    own.set(rgba.subarray(CHANNELS * pixel, CHANNELS * (pixel + 1)), CHANNELS * place);
  });
  const colours = changed.length === 0 ? [] : quantize(own, COLOURS);
  const stays = colours.length;
  const index = new Uint8Array(count).fill(stays);
  if (changed.length > 0)
    applyPalette(own, colours).forEach((colour, place) => {
      index[changed[place] ?? 0] = colour;
    });
  return { index, palette: [...colours, [0, 0, 0]], stays };
}
