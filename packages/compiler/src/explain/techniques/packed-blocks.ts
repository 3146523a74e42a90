import type { ShapeBlock } from "./shape.js";
import type { Technique } from "./technique.js";
import { capital, factWords, listed, placeOf } from "./words.js";

/** Blocks of a room or a row, each of which holds only so many, and which have just room for what is needed: each is as full as it can be. */
export const packedBlocks: Technique = {
  key: "packed-blocks",
  name: "each part as full as it can be",
  rank: 6,
  fits: ({ packed }) => packed !== undefined,
  sentence: ({ packed, found }) => {
    if (packed === undefined) return "";
    const { of, need, blocks } = packed;
    const place = typeof of === "string" ? of : placeOf(of);
    const [words = ""] = blocks.map((block) => block.words);
    const room = listed(blocks.map(roomIn), blocks.length);
    return `${capital(place)} needs ${need} ${words} of these places: there is room for ${room}. Each part is as full as it can be: ${factWords(found)}.`;
  },
};

/** `3 in r1c2 to r2c5` */
const roomIn = ({ places, most }: ShapeBlock): string =>
  `${most === 0 ? "none" : most} in ${listed(places, places.length)}`;
